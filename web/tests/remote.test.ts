import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pledgeOf } from '../src/lib/dice'
import { boundOf, commitmentOf, keepCreated, seatsOf } from '../src/lib/memory'
import { addToDice } from '../src/lib/remote'
import type { Created, RoomInfo } from '../src/lib/wire'

type Pair = [string | null, string | null]
const info = (pledges: Pair, salts: Pair) => ({ id: 'room', commitment: 'published', pledges, salts }) as RoomInfo

describe('what a seat adds to the dice', () => {
  let said: unknown[]
  const link = { say: (message: unknown) => void said.push(message) }
  const added = async (pledges: Pair, salts: Pair) => {
    said = []
    await addToDice(seatsOf('room')[0]!, info(pledges, salts), link)
    return said
  }

  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) })
    keepCreated({ room: { id: 'room' }, keys: { 0: 'key' }, invites: {} } as unknown as Created)
  })

  it('is only a hash while the other seat may still choose', async () => {
    const pledge = await pledgeOf(seatsOf('room')[0]!.salt)
    expect(await added([null, null], [null, null])).toEqual([{ type: 'pledge', id: 'pledge', pledge }])
    expect(commitmentOf('room')).toBe('published')
    expect(await added([pledge, null], [null, null])).toEqual([])
  })

  it.each([
    [[null, 'hash'], [null, null]],
    [['own', null], [null, 'word']],
    [[null, null], [null, 'word']],
  ] as [Pair, Pair][])('is the word itself once the other seat is bound, and what bound it is kept', async (pledges, salts) => {
    expect(await added(pledges, salts)).toEqual([{ type: 'salt', id: 'salt', salt: seatsOf('room')[0]!.salt }])
    expect(boundOf('room')).toEqual({ pledge: pledges[1], salt: salts[1] })
  })

  it('is nothing more once the word is in, or for whoever watches', async () => {
    expect(await added([null, null], ['word', null])).toEqual([])
    await addToDice(null, info([null, null], [null, null]), link)
    expect(said).toEqual([])
  })
})
