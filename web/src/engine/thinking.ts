import type { Position } from './game'
import type { Thought } from './machine'

/** Who thinks for the seats of the computer, and gives advice; it looks at nothing that the seat may not see. */
export interface Thinker {
  /** The move that a level plays. */
  choose(position: Position, level: number): Promise<number>
  /** Every move weighed, in about so many milliseconds. */
  advise(position: Position, patience?: number): Promise<Thought>
  /** Whatever is thought about now ends at once. */
  interrupt(): void
}

/** Nobody waits for the answer any more. */
export class Interrupted extends Error {}

/** The position as the seat to decide sees it. */
export function seenBy(position: Position): Position {
  return position.actor >= 0 ? position.hide(position.actor) : position
}

/** The index of one of the weights, drawn by `random`, which gives a number below its argument. */
export function pick(weights: readonly number[], random: (total: number) => number): number {
  let left = random(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => (left -= weight) < 0)
}

/** A number below a bound from the device's own generator; uneven draws are drawn again. */
export function deviceRandom(bound: number): number {
  const space = 2 ** 32
  for (;;) {
    const [draw] = crypto.getRandomValues(new Uint32Array(1))
    if (draw! < space - (space % bound)) return draw! % bound
  }
}
