import type { Language, Ruled, Text, View } from '../lib/wire'
import { bytesOf, CHANCE, DRAW, NONE, OVER, SPECTATOR, type Bytes, type Machine } from './machine'
import { writtenBy, type Described, type Settings } from './options'
import { Texts, Wording, type Fact, type MoveRow, type Parts, type Row, type Tables } from './vocabulary'

/** What is known of a game besides its compiled rules (`escarmouche.engine.description`). */
export type Description = Described & {
  name: string
  version: number
  seats: [string, string]
  /** The bytes of a position. */
  record: number
  move_count: number
  reasons: string[]
  /** The rows and the width of a log. */
  log: [number, number]
  vocabulary: Tables
  texts: Record<Language, string>
  /** A position before its set-up, every option at its default, as hexadecimal digits. */
  base: string
  levels: Levels
  /** Where the record of a search has its fields. */
  how: Record<string, [kind: string, offset: number]>
}
/** How each level thinks when it plays and when it judges, and whether it asks first for a proof. */
export type Levels = Record<string, { how: string; judging: string; proves: boolean }>

/** A text that no position has as a move, or an option that only the server knows. */
export class Unreadable extends Error {}

export class Game {
  readonly texts: Texts
  readonly #wordings = new Map<string, Wording>()

  constructor(
    readonly about: Description,
    readonly machine: Machine,
    sayings: Record<Language, string>,
  ) {
    this.texts = new Texts({ fr: `${about.texts.fr}\n${sayings.fr}`, en: `${about.texts.en}\n${sayings.en}` })
  }

  get name(): string {
    return this.about.name
  }

  get title(): Text {
    return this.texts.both(`${this.name}-title`)
  }

  seatName(seat: number): Text {
    return this.texts.both(`${this.name}-seat-${this.about.seats[seat]}`)
  }

  /** A message about a seat. */
  said(message: string, seat?: number): Text {
    return this.texts.both(message, (language) => ({ seat: seat === undefined ? '' : this.seatName(seat)[language] }))
  }

  /** Every option with its value; defaults where nothing was asked. */
  settings(options: Readonly<Settings>): Settings {
    return this.#written(options).settings
  }

  /** The start of a game, before any die or choice. */
  new(options: Readonly<Settings>): Position {
    return this.setUp(this.blank(options))
  }

  /** What the options write, before the game is set up. */
  blank(options: Readonly<Settings>): Bytes {
    const blank = bytesOf(this.about.base)
    for (const [at, digits] of this.#written(options).runs) blank.set(bytesOf(digits), at)
    return blank
  }

  setUp(blank: Bytes): Position {
    return new Position(this, this.machine.setup(blank))
  }

  /** The position with these bytes, as hexadecimal digits. */
  at(digits: string): Position {
    const bytes = bytesOf(digits)
    if (bytes.length !== this.about.record) throw new Unreadable('State')
    return new Position(this, bytes)
  }

  /** The words for the pieces of a position. */
  wording(bytes: Bytes): Wording {
    const pieces = Object.entries(this.about.vocabulary.types).filter(([, { count, spelled }]) => count || spelled)
    const parts: Parts = Object.fromEntries(
      pieces.map(([name, { count, kind = 0, names = [], parts: named = [], spelled }]) => [name, this.machine.parts(bytes, kind, count ?? names.length, spelled ?? named.length)]),
    )
    const key = JSON.stringify(parts)
    const known = this.#wordings.get(key) ?? new Wording(this.about.vocabulary, this.texts, parts)
    this.#wordings.set(key, known)
    return known
  }

  #written(options: Readonly<Settings>) {
    const found = writtenBy(this.about, options)
    if (!found) throw new Unreadable(JSON.stringify(options))
    return found
  }
}

/** Moves of a decision that may be foregone. */
const FEW = 4

/** A position; `after` gives the next one and leaves this one as it is. */
export class Position {
  #actor: number | undefined
  #moves: number[] | undefined
  #wording: Wording | undefined

  constructor(
    readonly game: Game,
    readonly bytes: Bytes,
  ) {}

  get actor(): number {
    return (this.#actor ??= this.#machine.actor(this.bytes))
  }
  get isChance(): boolean {
    return this.actor === CHANCE
  }
  get isOver(): boolean {
    return this.actor === OVER
  }

  get outcome(): { winner: number | null; reason: string } | null {
    if (!this.isOver) return null
    const [winner, reason] = this.#machine.outcome(this.bytes)
    return { winner: winner === DRAW ? null : winner, reason: this.game.about.reasons[reason]! }
  }

  get moves(): readonly number[] {
    return (this.#moves ??= this.isOver ? [] : this.#machine.moves(this.bytes))
  }
  get weights(): number[] {
    return this.#machine.weights(this.bytes)
  }

  /** The number of the hidden decision underway, or 0. */
  get secret(): number {
    return this.actor >= 0 ? this.#machine.secret(this.bytes) : 0
  }
  /** Whether something decided in secret stays hidden while the game goes on. */
  get kept(): boolean {
    return this.#machine.kept(this.bytes) !== 0
  }
  get hidden(): boolean {
    return this.secret !== 0
  }

  /** The move of a decision that is none, so that nobody is asked; `Position.foregone` of Python says the same. */
  get foregone(): number | null {
    if (this.actor < 0 || !this.equals(this.hide(SPECTATOR))) return null
    if (this.moves.length < 2 || this.moves.length > FEW) return null
    const ends = new Set(this.moves.map((move) => JSON.stringify([this.#machine.tell(this.bytes, move), ...this.after(move).bytes])))
    return ends.size === 1 ? this.moves[0]! : null
  }

  get view(): View {
    return this.#words.view(this.#machine.show(this.bytes))
  }
  /** What is told of a piece on demand, in the words of the view. */
  survey(piece: string): View {
    const number = this.#words.piece(piece)
    return number === null ? {} : this.#words.view(this.#machine.survey(this.bytes, number))
  }
  get prompt(): Ruled {
    return this.#words.event(this.#machine.ask(this.bytes)[0]!)
  }

  /** What each seat could lose next. */
  get threats(): [string[], string[]] {
    const found = (this.view.threats ?? {}) as Record<string, string[]>
    const [first, second] = this.game.about.seats
    return [found[first] ?? [], found[second] ?? []]
  }

  text(move: number): string {
    return this.#words.moveText(this.#row(move))
  }
  steps(move: number): string[] {
    return this.#words.steps(this.#row(move))
  }
  /** A move as a button says it. */
  label(move: number): Text {
    return this.#words.label(this.game.name, this.#row(move))
  }
  rule(number: number): string {
    return this.#words.rule(number)
  }
  events(move: number): Ruled[] {
    return this.#say(this.#machine.tell(this.bytes, move))
  }
  facts(move: number): Fact[] {
    return this.#machine.tell(this.bytes, move).map((row) => this.#words.fact(row))
  }
  /** What an outcome of chance amounts to. */
  fall(move: number): Ruled {
    return this.#say(this.#machine.foresee(this.bytes, move))[0] ?? this.events(move)[0]!
  }

  after(move: number): Position {
    return new Position(this.game, this.#machine.play(this.bytes, move))
  }
  hide(seat: number): Position {
    return new Position(this.game, this.#machine.hide(this.bytes, seat))
  }
  equals(other: Position): boolean {
    return this.bytes.every((byte, at) => byte === other.bytes[at])
  }

  /** The legal move that a text means, or the rule against it; `Unreadable` for anything else. */
  read(text: string): { move: number } | { why: Ruled } {
    const { rows, unknown } = this.#words.read(text)
    if (!rows.length && !unknown) throw new Unreadable(text)
    for (const row of rows) {
      const move = this.#machine.identify(this.bytes, row)
      // Ids behind the moves are corrections by hand, found only where they are possible.
      if (move !== NONE && (this.moves.includes(move) || move >= this.game.about.move_count)) return { move }
    }
    return { why: unknown ?? this.#refusal(rows[0]!) }
  }

  /**
   * The rule that forbids what begins with these steps; where different rules do, the one that
   * forbids most of it. Null if a legal move begins so, or nothing does. `Position.why_not_steps`
   * of Python says the same.
   */
  whyNot(touched: readonly string[]): Ruled | null {
    const legal = this.moves.map((move) => this.#row(move))
    if (legal.some((row) => this.#words.begins(row, touched))) return null
    const now = new Set(legal.map(([kind]) => kind))
    const tries = this.#words.begun(touched).flatMap((rows) => {
      // A name may stand for several pieces: rows that are no move anywhere count for little.
      const moves = rows.filter((row) => this.#machine.identify(this.bytes, row) !== NONE)
      const expected = now.has(rows[0]![0])
      const own = this.#words.steps(rows[0]!)
      const done = Math.max(touched.length, own.indexOf(touched.at(-1)!) + 1)
      if (!moves.length && !(expected && (done > 1 || done === own.length))) return []
      return [{ rank: Number(!expected) * 2 + Number(!moves.length), refusals: this.#refusals(moves.length ? moves : rows) }]
    })
    tries.sort((one, other) => one.rank - other.rank)
    tries.sort((one, other) => Number(one.refusals.length > 1) - Number(other.refusals.length > 1))
    // A reason says more than that such a move is not expected now.
    const reason = tries.flatMap(({ refusals }) => refusals).find((refusal) => !this.#words.namesTheMove(refusal))
    return reason ? this.#words.event(reason, '', this.prompt.text) : null
  }

  /** What is said against each of these, most often said first. */
  #refusals(rows: readonly MoveRow[]): Row[] {
    const counted = new Map<string, number>()
    for (const row of rows) {
      const refusal = JSON.stringify(this.#machine.refuse(this.bytes, row)[0])
      counted.set(refusal, (counted.get(refusal) ?? 0) + 1)
    }
    return [...counted].sort(([, one], [, other]) => other - one).map(([refusal]) => JSON.parse(refusal) as Row)
  }

  get #machine(): Machine {
    return this.game.machine
  }
  get #words(): Wording {
    return (this.#wording ??= this.game.wording(this.bytes))
  }
  #row(move: number): MoveRow {
    return this.#machine.describe(this.bytes, move)
  }
  #say(rows: readonly Row[]): Ruled[] {
    return rows.map((row) => this.#words.event(row))
  }
  #refusal(row: MoveRow): Ruled {
    return this.#words.event(this.#machine.refuse(this.bytes, row)[0]!, this.#words.moveText(row), this.prompt.text)
  }
}
