import type { Position } from './game'
import type { Thought } from './machine'

/** The level that gives hints and odds and judges whole games, so that they agree. */
const ADVISER = 7
/** Its seed: the same position is always judged the same way. */
const SEED = 1
/** The milliseconds that people wait for a decision, for a piece of a secret, for advice. */
const DECISION = 4_000
const PIECE = 1_000
const ADVICE = 2_000
/** A hidden choice with less than this share of the likeliest is never made. */
const RARELY = 0.5

/** Nobody waits for the answer any more. */
export class Interrupted extends Error {}

/** Thinks about one thing at a time, a slice at a time. */
export class Thinker {
  #line: Promise<unknown> = Promise.resolve()
  #interrupts = 0

  /** The move that the computer plays at a level, from what its seat sees. */
  async choose(position: Position, level: number, random: (total: number) => number): Promise<number> {
    const seen = position.hide(position.actor)
    if (seen.moves.length === 1) return seen.moves[0]!
    const { choices } = await this.#think(seen, level, 'play', random(2 ** 31), seen.hidden ? PIECE : DECISION)
    if (!seen.hidden) return choices[0]!.move
    const likely = choices.filter(({ share }) => share >= RARELY * choices[0]!.share)
    const weights = likely.map(({ share }) => Math.round(share * 1_000_000))
    return likely[pick(weights, random)]!.move
  }

  /** Every move weighed, from what the seat to decide sees. */
  advise(position: Position): Promise<Thought> {
    const seen = position.actor >= 0 ? position.hide(position.actor) : position
    return this.#think(seen, ADVISER, 'advise', SEED, ADVICE)
  }

  /** Whatever is thought about now or waits for it ends at once. */
  interrupt(): void {
    this.#interrupts += 1
  }

  #think(seen: Position, level: number, purpose: 'play' | 'advise', seed: number, patience: number): Promise<Thought> {
    const interrupts = this.#interrupts
    const thought = this.#line.then(async () => {
      if (interrupts !== this.#interrupts) throw new Interrupted()
      const search = seen.game.machine.search(seen.bytes, level, purpose, seed)
      const until = performance.now() + patience
      while (!search.go() && performance.now() < until) {
        await breath()
        if (interrupts !== this.#interrupts) throw new Interrupted()
      }
      return search.found()
    })
    this.#line = thought.catch(() => {})
    return thought
  }
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

/** Lets messages in. A timer would wait at least a few milliseconds each time. */
function breath(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      go()
    }
    port2.postMessage(null)
  })
}
