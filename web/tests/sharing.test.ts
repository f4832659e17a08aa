import { afterEach, expect, test, vi } from 'vitest'
import type { Entry } from '../src/companion/merge'
import { exchange } from '../src/companion/sharing'

afterEach(() => vi.unstubAllGlobals())

const moved = (seq: number): Entry => ({ phone: 'aa', seq, at: seq, move: 'd4', after: null })

test('a phone that was long without a network tells all it has, some at a time, and hears all', async () => {
  const told: number[] = []
  const asked: number[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { entries, since } = JSON.parse(body) as { entries: Entry[]; since: number }
    told.push(...entries.map(({ seq }) => seq))
    asked.push(since)
    const heard = asked.length < 5 ? [{ ...moved(asked.length), phone: 'bb' }] : []
    const more = asked.length < 4
    return new Response(JSON.stringify({ since: since + heard.length, phones: 2, more, entries: heard }))
  })
  const known = Array.from({ length: 230 }, (_, seq) => moved(seq))
  const { entries } = await exchange({ battle: 'b', key: 'k' }, 'aa', known)
  expect(told).toEqual(known.map(({ seq }) => seq))
  expect(asked).toEqual([0, 1, 2, 3])
  expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
})
