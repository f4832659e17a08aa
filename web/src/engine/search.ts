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
export const ADVICE = 2_000
/** What is tried first, to see how quick the device is; the second where the first took next to no time. */
const PILOTS = [
  { simulations: 4, nodes: 125 },
  { simulations: 64, nodes: 2_000 },
]
const LONGER = PILOTS[1]!.simulations / PILOTS[0]!.simulations
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

  advise(seen: Bytes, lines: number, patience: number): Thought {
    const how = bytesOf(this.about.levels[ADVISER]!.judging)
    const within = this.#within(how, patience, (tried) => this.machine.ponder(seen, tried, lines, SEED))
    return this.machine.ponder(seen, within, lines, SEED)
  }

  /** As much of what the level would do as fits in the time; a pilot says how much that is. */
  #within(how: Bytes, patience: number, pilot: (how: Bytes) => void): Bytes {
    const asked = new DataView(how.buffer)
    const simulations = Number(asked.getBigInt64(this.#simulations, true))
    const nodes = Number(asked.getBigInt64(this.#nodes, true))
    const begun = this.now()
    let within = how
    for (const tried of PILOTS) {
      if (simulations <= 4 * tried.simulations && nodes <= tried.nodes) break
      const began = this.now()
      pilot(this.#limited(how, tried.simulations, tried.nodes))
      const took = Math.max(this.now() - began, 0.1)
      const times = Math.max(1, (patience - (this.now() - begun)) / took)
      within = this.#limited(how, tried.simulations * times, tried.nodes * times)
      if (times < 2 * LONGER) break
    }
    return within
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
