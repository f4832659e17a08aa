import { describe, expect, it } from 'vitest'
import { ledger } from '../src/lib/ledger'
import type { By, ReplayStep } from '../src/lib/wire'

const step = (by: By | null) => ({ play: by === null ? null : { by, move: `move of ${by}`, events: [] } }) as unknown as ReplayStep

describe('what the evaluations of a replay say', () => {
  const steps = [step(null), step('chance'), step(0), step(1), step('chance')]
  const values = [0.5, 0.7, 0.4, 0.6, 0.5]

  it('counts what the dice brought the first seat', () => {
    expect(ledger(steps, values).luck).toBeCloseTo(0.2 - 0.1)
  })

  it('lists what each seat lost by its own decisions, the most costly first', () => {
    const { mistakes } = ledger(steps, values)
    expect(mistakes.map(({ at, seat }) => [at, seat])).toEqual([[2, 0], [3, 1]])
    expect(mistakes[0]!.lost).toBeCloseTo(0.3)
  })
})
