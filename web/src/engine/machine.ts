import type { MoveRow, Row } from './vocabulary'

/** A position as the compiled rules know it: the bytes of one record. */
export type Bytes = Uint8Array<ArrayBuffer>

export const CHANCE = -1
export const OVER = -2
export const DRAW = 2
export const NONE = -1

/** A move that was thought about, for the seat that decides. */
export type Choice = { move: number; share: number; chance: number; margin: number; exact: boolean }
/** Moves from best to worst, and what the position is worth to the first seat. */
export type Thought = { choices: Choice[]; chance: number; margin: number; exact: boolean }

/** A search underway: it thinks a slice at a time, so that others are heard in between. */
export type Search = {
  /** Think on a little; whether everything is thought. */
  go(): boolean
  found(): Thought
}

/** The compiled functions of one game (`core.kernel`), over positions as bytes. */
export interface Machine {
  setup(blank: Bytes): Bytes
  actor(position: Bytes): number
  moves(position: Bytes): number[]
  weights(position: Bytes): number[]
  play(position: Bytes, move: number): Bytes
  /** What a move does, as the referee tells it. */
  tell(position: Bytes, move: number): Row[]
  /** What an outcome of chance amounts to. */
  foresee(position: Bytes, move: number): Row[]
  outcome(position: Bytes): [winner: number, reason: number]
  hide(position: Bytes, seat: number): Bytes
  secret(position: Bytes): number
  describe(position: Bytes, move: number): MoveRow
  identify(position: Bytes, row: MoveRow): number
  refuse(position: Bytes, row: MoveRow): Row[]
  ask(position: Bytes): Row[]
  show(position: Bytes): Row[]
  part(position: Bytes, kind: number, value: number, part: number): number
  margin(position: Bytes): number
  /** `play` is for a seat of the computer, else every move is weighed. */
  search(position: Bytes, level: number, purpose: 'play' | 'advise', seed: number): Search
}

type Exports = {
  memory: WebAssembly.Memory
  alloc(bytes: number): number
} & Record<
  | 'setup' | 'actor' | 'moves' | 'weights' | 'play' | 'tell' | 'foresee' | 'outcome' | 'hide' | 'secret'
  | 'describe' | 'identify' | 'refuse' | 'ask' | 'show' | 'part' | 'margin' | 'begin' | 'think' | 'found',
  (...values: number[]) => number
>

const WIDTH = 12
const ARGUMENTS = WIDTH - 2
const LONGEST_LOG = 512
const INT = 4
/** How a thought is written: the worth of the position, then a line for each move. */
const THOUGHT = 4
const LINE = 5
const FLOAT = 8
/** Milliseconds that a slice of thinking may take, and the simulations tried first. */
const SLICE = 25
const FIRST_SLICE = 16
const PURPOSES = { play: 1, advise: 0 }

/** The rules as WebAssembly, called through one stretch of its memory. */
export class Wasm implements Machine {
  readonly #call: Exports
  readonly #pos: number
  readonly #out: number
  readonly #row: number
  readonly #log: number
  readonly #thought: number

  constructor(
    instance: WebAssembly.Instance,
    private readonly size: number,
    moveCount: number,
  ) {
    this.#call = instance.exports as Exports
    this.#pos = this.#call.alloc(size)
    this.#out = this.#call.alloc(moveCount * INT)
    this.#row = this.#call.alloc((1 + ARGUMENTS) * INT)
    this.#log = this.#call.alloc(LONGEST_LOG * WIDTH * INT)
    this.#thought = this.#call.alloc((THOUGHT + LINE * moveCount) * FLOAT)
  }

  setup = (blank: Bytes) => this.#changed(blank, (at) => this.#call.setup(at))
  play = (position: Bytes, move: number) => this.#changed(position, (at) => this.#call.play(at, move))
  hide = (position: Bytes, seat: number) => this.#changed(position, (at) => this.#call.hide(at, seat))
  actor = (position: Bytes) => this.#call.actor(this.#put(position))
  secret = (position: Bytes) => this.#call.secret(this.#put(position))
  margin = (position: Bytes) => this.#call.margin(this.#put(position))
  moves = (position: Bytes) => this.#ints(this.#out, this.#call.moves(this.#put(position), this.#out))
  weights = (position: Bytes) => this.#ints(this.#out, this.#call.weights(this.#put(position), this.#out))
  tell = (position: Bytes, move: number) => this.#told((log) => this.#call.tell(this.#put(position), move, log))
  foresee = (position: Bytes, move: number) => this.#told((log) => this.#call.foresee(this.#put(position), move, log))
  ask = (position: Bytes) => this.#told((log) => this.#call.ask(this.#put(position), log))
  show = (position: Bytes) => this.#told((log) => this.#call.show(this.#put(position), log))
  refuse = (position: Bytes, row: MoveRow) => this.#told((log) => this.#call.refuse(this.#put(position), this.#write(row), log))
  identify = (position: Bytes, row: MoveRow) => this.#call.identify(this.#put(position), this.#write(row))
  part = (position: Bytes, kind: number, value: number, part: number) => this.#call.part(this.#put(position), kind, value, part)

  describe(position: Bytes, move: number): MoveRow {
    this.#call.describe(this.#put(position), move, this.#write([]))
    return this.#ints(this.#row, 1 + ARGUMENTS)
  }

  outcome(position: Bytes): [number, number] {
    this.#call.outcome(this.#put(position), this.#out)
    const [winner, reason] = this.#ints(this.#out, 2)
    return [winner!, reason!]
  }

  search(position: Bytes, level: number, purpose: 'play' | 'advise', seed: number): Search {
    this.#call.begin(this.#put(position), level, PURPOSES[purpose], seed)
    let slice = FIRST_SLICE
    return {
      go: () => {
        const began = performance.now()
        const done = this.#call.think(slice) !== 0
        const took = performance.now() - began
        slice = Math.max(1, Math.round(slice * Math.min(4, SLICE / Math.max(took, 0.1))))
        return done
      },
      found: () => this.#found(),
    }
  }

  #found(): Thought {
    const count = this.#call.found(this.#thought)
    const written = new Float64Array(this.#call.memory.buffer, this.#thought, THOUGHT + LINE * count)
    const [chance, margin, exact] = written
    const choices = Array.from({ length: count }, (_, at) => {
      const [move, share, wins, by, proved] = written.subarray(THOUGHT + LINE * at)
      return { move: move!, share: share!, chance: wins!, margin: by!, exact: proved !== 0 }
    })
    return { choices, chance: chance!, margin: margin!, exact: exact !== 0 }
  }

  #put(position: Bytes): number {
    new Uint8Array(this.#call.memory.buffer, this.#pos, this.size).set(position)
    return this.#pos
  }

  #changed(position: Bytes, change: (at: number) => void): Bytes {
    change(this.#put(position))
    return new Uint8Array(this.#call.memory.buffer, this.#pos, this.size).slice()
  }

  #write(row: MoveRow): number {
    const words = new Int32Array(this.#call.memory.buffer, this.#row, 1 + ARGUMENTS)
    words.fill(0)
    words.set(row.slice(0, 1 + ARGUMENTS))
    return this.#row
  }

  #ints(at: number, count: number): number[] {
    return [...new Int32Array(this.#call.memory.buffer, at, count)]
  }

  #told(tell: (log: number) => void): Row[] {
    new Int32Array(this.#call.memory.buffer, this.#log, 1).fill(0)
    tell(this.#log)
    const words = new Int32Array(this.#call.memory.buffer, this.#log, LONGEST_LOG * WIDTH)
    return Array.from({ length: words[0]! }, (_, at) => [...words.subarray((at + 1) * WIDTH, (at + 2) * WIDTH)])
  }
}
