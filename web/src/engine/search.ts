import type { Description } from './game'
import { bytesOf, NONE, type Bytes, type SearchMachine, type Thought } from './machine'

/** How much a search may do in the time that people wait, on whatever device this is. */

type Clock = () => number

/** The level that gives hints and odds and judges whole games, so that they agree. */
const ADVISER = '7'
/** Its seed: the same position is always judged the same way. */
const SEED = 1n
/** The milliseconds that people wait for a decision, for a piece of a secret, for advice. */
const DECISION = 4_000
const PIECE = 1_000
const ADVICE = 2_000
/** What is tried first, to see how quick the device is. */
const PILOT = { simulations: 64, nodes: 2_000 }
/** Looking for a proof, and for a trap where there is none, goes through its nodes twice; then it must think. */
const PROVING = 3

export class Search {
  readonly #simulations: number
  readonly #nodes: number

  constructor(
    private readonly machine: SearchMachine,
    private readonly about: Pick<Description, 'levels' | 'how'>,
    private readonly now: Clock = () => performance.now(),
  ) {
    this.#simulations = about.how.simulations![1]
    this.#nodes = about.how.nodes![1]
  }

  choose(seen: Bytes, level: number, hidden: boolean, seed: bigint): number {
    const { how, proves } = this.about.levels[level]!
    const patience = (hidden ? PIECE : DECISION) / (proves ? PROVING : 1)
    const within = this.#within(bytesOf(how), patience, (tried) => this.machine.choose(seen, tried, seed))
    const proved = proves ? this.machine.prove(seen, within, seed) : NONE
    return proved === NONE ? this.machine.choose(seen, within, seed) : proved
  }

  advise(seen: Bytes, lines: number): Thought {
    const how = bytesOf(this.about.levels[ADVISER]!.judging)
    const within = this.#within(how, ADVICE, (tried) => this.machine.ponder(seen, tried, lines, SEED))
    return this.machine.ponder(seen, within, lines, SEED)
  }

  /** As much of what the level would do as fits in the time; a pilot says how much that is. */
  #within(how: Bytes, patience: number, pilot: (how: Bytes) => void): Bytes {
    const asked = new DataView(how.buffer)
    const simulations = Number(asked.getBigInt64(this.#simulations, true))
    const nodes = Number(asked.getBigInt64(this.#nodes, true))
    if (simulations <= 4 * PILOT.simulations && nodes <= PILOT.nodes) return how
    const began = this.now()
    pilot(this.#limited(how, PILOT.simulations, PILOT.nodes))
    const took = Math.max(this.now() - began, 0.1)
    const times = Math.max(1, (patience - took) / took)
    return this.#limited(how, PILOT.simulations * times, PILOT.nodes * times)
  }

  #limited(how: Bytes, simulations: number, nodes: number): Bytes {
    const copy = how.slice()
    const numbers = new DataView(copy.buffer)
    const limits = [[this.#simulations, simulations], [this.#nodes, nodes]] as const
    for (const [offset, most] of limits) {
      const asked = Number(numbers.getBigInt64(offset, true))
      numbers.setBigInt64(offset, BigInt(Math.floor(Math.min(asked, most))), true)
    }
    return copy
  }
}
