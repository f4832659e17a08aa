import { describe, expect, it } from 'vitest'
import { Past } from '../src/lib/past.svelte'
import type { History, Moment } from '../src/lib/wire'

const moment = (version: number, position: string) => ({ version, position }) as Moment
const GAME = [moment(0, 'start'), moment(2, 'die'), moment(2, 'dice'), moment(3, 'move'), moment(4, 'now')]

function looking() {
  const asked: (number | null)[] = []
  let version = 4
  const past = new Past(async (since): Promise<History> => {
    asked.push(since)
    return { version, moments: GAME.filter((each) => each.version <= version && (since === null || each.version > since)) }
  })
  return { past, asked, rewind: (to: number) => (version = to) }
}

describe('looking back', () => {
  it('finds the position after a play of a log item', async () => {
    const { past } = looking()
    await past.show(2, 1)
    expect(past.moment?.position).toBe('dice')
  })

  it('is in the present at the last position', async () => {
    const { past } = looking()
    await past.show(4, 0)
    expect(past.at).toBeNull()
    past.go(-1)
    expect(past.moment?.position).toBe('start')
    past.go(99)
    expect(past.at).toBeNull()
  })

  it('begins with the position before this one', async () => {
    const { past } = looking()
    await past.begin()
    expect(past.moment?.position).toBe('move')
  })

  it('asks only for what is new, and never for the same twice', async () => {
    const { past, asked, rewind } = looking()
    rewind(2)
    await Promise.all([past.show(2, 0), past.show(2, 1)])
    rewind(4)
    await past.show(3, 0)
    expect(asked).toEqual([null, 2, 2])
    expect(past.moments).toEqual(GAME)
  })

  it('asks again after an answer that did not come', async () => {
    let fails = true
    const past = new Past(async () => {
      if (fails) throw new Error('offline')
      return { version: 4, moments: GAME }
    })
    await expect(past.show(2, 0)).rejects.toThrow('offline')
    fails = false
    await past.show(2, 0)
    expect(past.moment?.position).toBe('die')
  })
})
