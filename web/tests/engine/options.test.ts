import { describe, expect, it } from 'vitest'
import { writtenBy, type Described } from '../../src/engine/options'

const about: Described = {
  options: [
    { name: 'band', default: 'reds', values: { reds: [], blues: [[4, '0a0b']] } },
    { name: 'map', default: 'ford', values: { ford: [], mill: [[8, '01']] } },
  ],
  // The mill has no room for the blues.
  together: [{ names: ['band', 'map'], values: { 'reds ford': [], 'blues ford': [], 'reds mill': [[5, '0c']] } }],
}

describe('options', () => {
  it('write their own bytes, then what two of them write together', () => {
    expect(writtenBy(about, {})).toEqual({ settings: { band: 'reds', map: 'ford' }, runs: [] })
    expect(writtenBy(about, { band: 'blues' })!.runs).toEqual([[4, '0a0b']])
    expect(writtenBy(about, { map: 'mill' })!.runs).toEqual([[8, '01'], [5, '0c']])
  })

  it('are left to the server where a value is not known, or two do not fit', () => {
    expect(writtenBy(about, { band: 'greens' })).toBeNull()
    expect(writtenBy(about, { band: 'blues', map: 'mill' })).toBeNull()
  })
})
