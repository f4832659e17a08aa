import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Advice } from '../src/lib/advice.svelte'
import * as api from '../src/lib/api'
import type { Room } from '../src/lib/room.svelte'
import type { Hint, Odds } from '../src/lib/wire'

vi.mock('../src/lib/api', async (original) => ({ ...(await original<typeof api>()), hint: vi.fn(), odds: vi.fn() }))

const hint = { move: 'b2xc3' } as Hint
const odds = { version: 1, exact: false, moves: [] } as Odds

type Sitting = ReturnType<typeof sitting>['room']

function sitting() {
  const link = { version: 1 }
  const room = {
    id: 'room',
    info: { hints: true },
    state: { status: 'playing', actor: 0, moves: [{}, {}] },
    chair: { seat: 0, link, waiting: [], held: { key: 'key' } },
    shared: false,
    refusal: null,
  }
  return { room, link, advice: new Advice(room as unknown as Room) }
}

beforeEach(() => {
  vi.mocked(api.hint).mockReset().mockResolvedValue(hint)
  vi.mocked(api.odds).mockReset().mockResolvedValue(odds)
})

describe('advice', () => {
  it('is given when asked for', async () => {
    const { advice } = sitting()
    await advice.think()
    expect(advice.hint).toBe(hint)
    expect(api.hint).toHaveBeenCalledWith('room', 'key')
  })

  it('that comes too late is forgotten, and asked for again if it is wanted each time', async () => {
    const { advice, link } = sitting()
    advice.weighed = true
    vi.mocked(api.odds).mockImplementationOnce(async () => {
      link.version = 2
      return odds
    })
    await advice.weigh()
    expect(advice.odds).toBeNull()
    await vi.waitFor(() => expect(advice.odds).toBe(odds))
    expect(api.odds).toHaveBeenCalledTimes(2)
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
    expect(api.hint).not.toHaveBeenCalled()
  })

  it('is volunteered once for a decision', async () => {
    const { advice } = sitting()
    advice.guided = true
    advice.volunteer()
    advice.volunteer()
    await vi.waitFor(() => expect(advice.hint).toBe(hint))
    expect(api.hint).toHaveBeenCalledTimes(1)
  })

  it('that is refused says why and stops', async () => {
    const { advice, room } = sitting()
    const text = { fr: 'non', en: 'no' }
    vi.mocked(api.odds).mockRejectedValue(new api.Refused('hints-off', null, text))
    advice.weighed = true
    await advice.weigh()
    expect(room.refusal).toEqual({ rule: null, text })
    expect(api.odds).toHaveBeenCalledTimes(1)
  })
})
