import { beforeEach, describe, expect, it, vi } from 'vitest'
import { commitmentOf, keepCreated, keepRematch, myRooms, seatsOf, visit } from '../src/lib/memory'
import type { Created } from '../src/lib/wire'

const created = (id: string) => ({ room: { id, commitment: `of ${id}` }, keys: { 0: `key of ${id}` }, invites: {} }) as unknown as Created

beforeEach(() => {
  const kept = new Map([['escarmouche.rooms', '{}']])
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) })
  vi.useFakeTimers({ now: 1 })
})

function play(...rooms: string[]): void {
  for (const room of rooms) {
    vi.advanceTimersByTime(1000)
    keepCreated(created(room))
  }
}
const many = (count: number) => Array.from({ length: count }, (_, at) => `new${at}`)

describe('what the browser keeps of its rooms', () => {
  it('keeps a game that is still visited, however many come after it', () => {
    play('old', ...many(59))
    visit('old')
    play('last')
    expect(seatsOf('old')).toHaveLength(1)
    expect(seatsOf('new0')).toEqual([])
  })

  it('forgets games that are over before one that goes on', () => {
    play('old', 'finished', ...many(58))
    visit('finished', { over: true })
    play('last')
    expect(seatsOf('old')).toHaveLength(1)
    expect(seatsOf('finished')).toEqual([])
  })

  it('names the games to go on with first', () => {
    play('one', 'two', 'three')
    visit('one')
    visit('three', { over: true })
    expect(myRooms()).toEqual(['one', 'two', 'three'])
  })

  it('visits nothing that it has no seat in', () => {
    visit('foreign', { over: true })
    expect(myRooms()).toEqual([])
  })

  it('keeps the commitment that was published, and draws a salt of its own for a rematch', () => {
    play('first')
    keepRematch('first', 'next')
    expect(commitmentOf('first')).toBe('of first')
    expect(commitmentOf('next')).toBeNull()
    expect(seatsOf('next')[0]).toMatchObject({ seat: 1, key: 'key of first' })
    expect(seatsOf('next')[0]!.salt).not.toBe(seatsOf('first')[0]!.salt)
    visit('next', { commitment: 'of next' })
    expect(commitmentOf('next')).toBe('of next')
  })
})
