import type { Description } from './game'
import type { MoveRow, Row } from './vocabulary'

/** A position as the compiled rules know it: the bytes of one record. */
export type Bytes = Uint8Array<ArrayBuffer>

export const CHANCE = -1
export const OVER = -2
export const DRAW = 2
export const SPECTATOR = 2
export const NONE = -1

/** A move that was thought about, for the seat that decides. */
export type Choice = { move: number; share: number; chance: number; margin: number; exact: boolean }
/** Moves from best to worst, and what the position is worth to the first seat. */
export type Thought = { choices: Choice[]; chance: number; margin: number; exact: boolean }

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
  /** Not 0: something decided in secret stays hidden while the game goes on. */
  kept(position: Bytes): number
  describe(position: Bytes, move: number): MoveRow
  identify(position: Bytes, row: MoveRow): number
  refuse(position: Bytes, row: MoveRow): Row[]
  ask(position: Bytes): Row[]
  show(position: Bytes): Row[]
  /** What is told of a piece on demand; nothing where the game tells nothing so. */
  survey(position: Bytes, piece: number): Row[]
  /** The parts of every piece of a kind. */
  parts(position: Bytes, kind: number, pieces: number, parts: number): number[][]
  margin(position: Bytes): number
}

/** The compiled search: `how` says in which manner it thinks, and how much. */
export interface SearchMachine {
  choose(position: Bytes, how: Bytes, seed: bigint): number
  /** A move that is proved, or sets a trap; NONE where there is neither. */
  prove(position: Bytes, how: Bytes, seed: bigint): number
  ponder(position: Bytes, how: Bytes, lines: number, seed: bigint): Thought
}

type Calls =
  | 'setup' | 'actor' | 'moves' | 'weights' | 'play' | 'tell' | 'foresee' | 'survey' | 'outcome' | 'hide' | 'secret' | 'kept' | 'describe'
  | 'identify' | 'refuse' | 'ask' | 'show' | 'parts' | 'margin' | 'choose' | 'prove' | 'ponder'
type Exports = Record<Calls, (...values: (number | bigint)[]) => number> & {
  memory: WebAssembly.Memory
  allocate(bytes: number): number
}

const FLAGS = 3
const INT = 4
const FLOAT = 8
/** The size of a judged move, and of what is thought of a position. */
const CHOICE = 32
const THOUGHT = 40

/**
 * The rules as WebAssembly, called through one stretch of its memory: a record is an address, an
 * array an address and its lengths (`core.webassembly`).
 */
export class Wasm implements Machine, SearchMachine {
  readonly #call: Exports
  readonly #size: number
  readonly #moveCount: number
  /** The lengths of a log, and of the row of a move. */
  readonly #rows: number
  readonly #width: number
  readonly #words: number
  readonly #pos: number
  readonly #out: number
  readonly #row: number
  readonly #log: number
  readonly #how: number
  readonly #stop: number
  readonly #choices: number
  readonly #found: number

  constructor(instance: WebAssembly.Instance, { record, move_count, log, levels }: Pick<Description, 'record' | 'move_count' | 'log' | 'levels'>) {
    this.#call = instance.exports as Exports
    this.#size = record
    this.#moveCount = move_count
    ;[this.#rows, this.#width] = log
    this.#words = this.#width - 1
    const room = (bytes: number) => this.#call.allocate(bytes)
    this.#pos = room(record)
    this.#out = room(Math.max(move_count * INT, 2 * FLOAT))
    this.#row = room(this.#words * INT)
    this.#log = room(this.#rows * this.#width * INT)
    this.#how = room(Math.max(0, ...Object.values(levels).map(({ how }) => how.length / 2)))
    this.#stop = room(FLAGS)
    this.#choices = room(move_count * CHOICE)
    this.#found = room(THOUGHT)
    this.#bytes(this.#stop, FLAGS).fill(0)
  }

  setup = (blank: Bytes) => this.#changed(blank, (at) => this.#call.setup(at))
  play = (position: Bytes, move: number) => this.#changed(position, (at) => this.#call.play(at, move))
  hide = (position: Bytes, seat: number) => this.#changed(position, (at) => this.#call.hide(at, seat))
  actor = (position: Bytes) => this.#call.actor(this.#put(position))
  secret = (position: Bytes) => this.#call.secret(this.#put(position))
  kept = (position: Bytes) => this.#call.kept(this.#put(position))
  margin = (position: Bytes) => this.#call.margin(this.#put(position))
  moves = (position: Bytes) => this.#listed(position, this.#call.moves)
  weights = (position: Bytes) => this.#listed(position, this.#call.weights)
  tell = (position: Bytes, move: number) => this.#told((...log) => this.#call.tell(this.#put(position), move, ...log))
  foresee = (position: Bytes, move: number) => this.#told((...log) => this.#call.foresee?.(this.#put(position), move, ...log))
  survey = (position: Bytes, piece: number) => this.#told((...log) => this.#call.survey?.(this.#put(position), piece, ...log))
  ask = (position: Bytes) => this.#told((...log) => this.#call.ask(this.#put(position), ...log))
  show = (position: Bytes) => this.#told((...log) => this.#call.show(this.#put(position), ...log))
  refuse = (position: Bytes, row: MoveRow) => this.#told((...log) => this.#call.refuse(this.#put(position), ...this.#write(row), ...log))
  identify = (position: Bytes, row: MoveRow) => this.#call.identify(this.#put(position), ...this.#write(row), this.#moveCount)

  describe(position: Bytes, move: number): MoveRow {
    this.#call.describe(this.#put(position), move, ...this.#write([]))
    return this.#ints(this.#row, this.#words)
  }

  parts(position: Bytes, kind: number, pieces: number, parts: number): number[][] {
    this.#call.parts(this.#put(position), kind, this.#log, pieces, parts)
    const all = this.#ints(this.#log, pieces * parts)
    return Array.from({ length: pieces }, (_, at) => all.slice(at * parts, (at + 1) * parts))
  }

  outcome(position: Bytes): [number, number] {
    this.#call.outcome(this.#put(position), this.#out)
    const [winner, reason] = new Float64Array(this.#call.memory.buffer, this.#out, 2)
    return [winner!, reason!]
  }

  choose(position: Bytes, how: Bytes, seed: bigint): number {
    return this.#call.choose(this.#put(position), 1, this.#moveCount, this.#think(how), seed, this.#stop, FLAGS)
  }

  prove(position: Bytes, how: Bytes, seed: bigint): number {
    return this.#call.prove?.(this.#put(position), 1, this.#moveCount, this.#think(how), seed, this.#stop, FLAGS) ?? NONE
  }

  ponder(position: Bytes, how: Bytes, lines: number, seed: bigint): Thought {
    const given = [this.#put(position), 1, this.#moveCount, this.#think(how), lines, seed] as const
    this.#call.ponder(...given, this.#stop, FLAGS, this.#choices, this.#moveCount, this.#found, 1)
    const found = new DataView(this.#call.memory.buffer, this.#found, THOUGHT)
    const count = Number(found.getBigInt64(0, true))
    const choices = new DataView(this.#call.memory.buffer, this.#choices, count * CHOICE)
    return {
      exact: found.getBigInt64(16, true) !== 0n,
      chance: found.getFloat64(24, true),
      margin: found.getFloat64(32, true),
      choices: Array.from({ length: count }, (_, at) => ({
        move: choices.getInt32(at * CHOICE, true),
        exact: choices.getInt32(at * CHOICE + 4, true) !== 0,
        share: choices.getFloat64(at * CHOICE + 8, true),
        chance: choices.getFloat64(at * CHOICE + 16, true),
        margin: choices.getFloat64(at * CHOICE + 24, true),
      })),
    }
  }

  #bytes(at: number, count: number): Bytes {
    return new Uint8Array(this.#call.memory.buffer as ArrayBuffer, at, count)
  }

  #put(position: Bytes): number {
    this.#bytes(this.#pos, this.#size).set(position)
    return this.#pos
  }

  #think(how: Bytes): number {
    this.#bytes(this.#how, how.length).set(how)
    return this.#how
  }

  #changed(position: Bytes, change: (at: number) => void): Bytes {
    change(this.#put(position))
    return this.#bytes(this.#pos, this.#size).slice()
  }

  #listed(position: Bytes, list: (...values: number[]) => number): number[] {
    return this.#ints(this.#out, list(this.#put(position), this.#out, this.#moveCount))
  }

  #write(row: MoveRow): [number, number] {
    const words = new Int32Array(this.#call.memory.buffer, this.#row, this.#words)
    words.fill(0)
    words.set(row.slice(0, this.#words))
    return [this.#row, this.#words]
  }

  #ints(at: number, count: number): number[] {
    return [...new Int32Array(this.#call.memory.buffer, at, count)]
  }

  #told(tell: (log: number, rows: number, width: number) => void): Row[] {
    new Int32Array(this.#call.memory.buffer, this.#log, 1).fill(0)
    tell(this.#log, this.#rows, this.#width)
    const words = new Int32Array(this.#call.memory.buffer, this.#log, this.#rows * this.#width)
    return Array.from({ length: words[0]! }, (_, at) => [...words.subarray((at + 1) * this.#width, (at + 2) * this.#width)])
  }
}

export function bytesOf(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
