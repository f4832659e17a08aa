import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Advice } from '../src/lib/advice.svelte'
import { Refused } from '../src/lib/api'
import type { Room } from '../src/lib/room.svelte'
import type { Hint, Odds } from '../src/lib/wire'

const hint = { move: 'b2xc3' } as Hint
const odds = { version: 1, exact: false, moves: [] } as Odds

type Sitting = ReturnType<typeof sitting>['room']

const place = { hint: vi.fn(), odds: vi.fn() }

function sitting() {
  const link = { version: 1 }
  const room = {
    info: { hints: true },
    state: { status: 'playing', actor: 0, moves: [{}, {}] },
    chair: { seat: 0, link, waiting: [], place },
    shared: false,
    refusal: null,
  }
  return { room, link, advice: new Advice(room as unknown as Room) }
}

beforeEach(() => {
  place.hint.mockReset().mockResolvedValue(hint)
  place.odds.mockReset().mockResolvedValue(odds)
})

describe('advice', () => {
  it('is given when asked for', async () => {
    const { advice } = sitting()
    await advice.think()
    expect(advice.hint).toBe(hint)
    expect(place.hint).toHaveBeenCalledTimes(1)
  })

  it('that comes too late is forgotten, and asked for again if it is wanted each time', async () => {
    const { advice, link } = sitting()
    advice.weighed = true
    place.odds.mockImplementationOnce(async () => {
      link.version = 2
      return odds
    })
    await advice.weigh()
    expect(advice.odds).toBeNull()
    await vi.waitFor(() => expect(advice.odds).toBe(odds))
    expect(place.odds).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['the room has no hints', (room: Sitting) => (room.info.hints = false)],
    ['another seat decides', (room: Sitting) => (room.state.actor = 1)],
    ['there is no choice', (room: Sitting) => room.state.moves.pop()],
    ['two share the screen', (room: Sitting) => (room.shared = true)],
  ])('is not volunteered when %s', (_, change) => {
    const { advice, room } = sitting()
    advice.guided = true
    change(room)
    advice.volunteer()
    expect(place.hint).not.toHaveBeenCalled()
  })

  it('is volunteered once for a decision', async () => {
    const { advice } = sitting()
    advice.guided = true
    advice.volunteer()
    advice.volunteer()
    await vi.waitFor(() => expect(advice.hint).toBe(hint))
    expect(place.hint).toHaveBeenCalledTimes(1)
  })

  it('that is refused says why and stops', async () => {
    const { advice, room } = sitting()
    const text = { fr: 'non', en: 'no' }
    place.odds.mockRejectedValue(new Refused('hints-off', null, text))
    advice.weighed = true
    await advice.weigh()
    expect(room.refusal).toEqual({ rule: null, text })
    expect(place.odds).toHaveBeenCalledTimes(1)
  })
})
