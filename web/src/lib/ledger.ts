import type { ReplayStep, Seat } from './wire'

/** What a replay's evaluations say: who was lucky, and which decisions cost the most. */

export type Mistake = { at: number; seat: Seat; move: string; lost: number }
export type Ledger = { luck: number; mistakes: Mistake[] }

const WORTH_SAYING = 0.08
const MOST = 5

/** `values[i]` is what seat 0 may expect at step i; luck is counted for seat 0. */
export function ledger(steps: readonly ReplayStep[], values: readonly number[]): Ledger {
  let luck = 0
  const mistakes: Mistake[] = []
  for (let at = 1; at < Math.min(steps.length, values.length); at++) {
    const play = steps[at]!.play!
    const gained = values[at]! - values[at - 1]!
    if (play.by === 'chance') luck += gained
    else {
      const lost = play.by === 0 ? -gained : gained
      if (lost >= WORTH_SAYING) mistakes.push({ at, seat: play.by, move: play.move, lost })
    }
  }
  mistakes.sort((one, other) => other.lost - one.lost)
  return { luck, mistakes: mistakes.slice(0, MOST) }
}
