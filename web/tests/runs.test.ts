import { describe, expect, it } from 'vitest'
import { packed, unpacked } from '../src/lib/runs'

const cells = Array.from({ length: 20 }, (_, x) => Array.from({ length: 32 }, (__, y) => ({ move: `to:${x}-${y + 8}`, steps: [`${x}-${y + 8}`] }))).flat()

describe('runs of moves', () => {
  it('tell many places in a few lines, which say the same', () => {
    const all = [{ move: 'stay', steps: ['stay'] }, ...cells.filter(({ move }) => move !== 'to:3-20')]
    const told = packed(all)
    expect(told).toHaveLength(22)
    expect(told.slice(0, 2)).toEqual([{ move: 'stay', steps: ['stay'] }, { move: 'to:0-8', steps: ['0-8'], last: 39 }])
    expect(unpacked(told)).toEqual(all)
  })

  it('leave few moves as they are', () => {
    const few = cells.slice(0, 30)
    expect(packed(few)).toBe(few)
    expect(unpacked(few)).toEqual(few)
  })

  it('count only what move and last step both end with', () => {
    const odd = cells.map(({ move }, at) => ({ move, steps: [`cell ${at}x`] }))
    expect(packed(odd)).toEqual(odd)
    const nought = cells.map(({ steps }, at) => ({ move: `to:0${at % 10}`, steps }))
    expect(unpacked(packed(nought))).toEqual(nought)
  })
})
