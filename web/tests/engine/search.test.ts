import { describe, expect, it } from 'vitest'
import type { Bytes, Thought } from '../../src/engine/machine'
import { Search } from '../../src/engine/search'
import { pick } from '../../src/engine/thinking'

/** A search that takes a millisecond for each so many simulations, and remembers what it was allowed. */
function device(quick: number, simulations: bigint, proves = false) {
  const how = new DataView(new ArrayBuffer(16))
  how.setBigInt64(0, simulations, true)
  const written = Array.from(new Uint8Array(how.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
  let now = 0
  const allowed: number[] = []
  const think = (given: Bytes) => {
    const numbers = new DataView(given.buffer)
    allowed.push(Number(numbers.getBigInt64(0, true)))
    now += allowed.at(-1)! / quick
  }
  const machine = {
    prove: (_: Bytes, given: Bytes) => (think(given), think(given), -1),
    choose: (_: Bytes, given: Bytes) => (think(given), 5),
    ponder: (_: Bytes, given: Bytes): Thought => (think(given), { choices: [], chance: 0.5, margin: 0, exact: false }),
  }
  const level = { how: written, judging: written, proves }
  const about = { levels: { 3: level, 7: level }, how: { simulations: ['i8', 0], nodes: ['i8', 8] } as Record<string, [string, number]> }
  const search = new Search(machine, about, () => now)
  return { search, allowed, took: () => now }
}

describe('a search on any device', () => {
  it('does all that its level says where there is time', () => {
    const { search, allowed } = device(1_000, 2_500n)
    expect(search.choose(new Uint8Array(), 3, false, 1n)).toBe(5)
    expect(allowed).toEqual([4, 64, 2_500])
  })

  it('asks nothing first where the level thinks little', () => {
    const { search, allowed } = device(1, 16n)
    search.choose(new Uint8Array(), 3, false, 1n)
    expect(allowed).toEqual([16])
  })

  it.each([
    ['a decision', (search: Search) => search.choose(new Uint8Array(), 3, false, 1n), 4_000],
    ['a piece of a secret', (search: Search) => search.choose(new Uint8Array(), 3, true, 1n), 1_000],
    ['advice', (search: Search) => search.advise(new Uint8Array(), 9, 2_000), 2_000],
  ])('keeps the time that people wait for %s', (_, think, patience) => {
    const { search, took } = device(10, 250_000n)
    think(search)
    expect(took()).toBeLessThanOrEqual(patience)
    expect(took()).toBeGreaterThan(0.9 * patience)
  })

  it('tries little first where every simulation is long', () => {
    const { search, allowed, took } = device(0.01, 72n)
    search.choose(new Uint8Array(), 3, false, 1n)
    expect(allowed).toEqual([4, 36])
    expect(took()).toBeLessThanOrEqual(4_000)
  })

  it('leaves time for proofs', () => {
    const { search, took } = device(10, 250_000n, true)
    search.choose(new Uint8Array(), 3, false, 1n)
    expect(took()).toBeLessThanOrEqual(4_000)
  })
})

describe('drawing by weight', () => {
  it('gives each its share', () => {
    expect([0, 1, 2, 3].map((draw) => pick([2, 1, 1], () => draw))).toEqual([0, 0, 1, 2])
  })
})
