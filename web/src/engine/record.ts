import { Unreadable, type Game, type Position } from './game'

/** A played game as text (`escarmouche.core.game_record`): header tags, then moves and dice. */

const UNFINISHED = '*'
const WIDTH = 96
const TAG = /^\[([A-Z][A-Za-z0-9]*) "((?:[^"\\]|\\["\\])*)"\]$/

/** How a game ended that its rules do not know of. */
export type Ending = { winner: number | null; reason: 'resignation' | 'agreement' | 'time' }
export type Tags = Record<string, string>

/** Options as the header of a record has them. */
export const writtenOptions = (options: Record<string, string>): string =>
  Object.entries(options).map(([name, value]) => `${name}=${value}`).join(' ')

/** A game about to begin, as text. */
export function startOf(game: string, version: number, options: Record<string, string>, dice: string): string {
  return headerOf({ Game: game, Rules: String(version), Options: writtenOptions(options), Dice: dice }).concat('', UNFINISHED, '').join('\n')
}

/** A game about to begin at a position, given as Python writes it. */
export function startAt(game: string, version: number, position: string, dice: string): string {
  return headerOf({ Game: game, Rules: String(version), Start: position, Dice: dice }).concat('', UNFINISHED, '').join('\n')
}

/** A game that begins at a position of a link: its text, and its state deflated, as base64url. */
export async function recordAt(game: string, version: number, text: string, state: string): Promise<string> {
  const packed = Uint8Array.from(atob(state.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  const bytes = new Uint8Array(await inflated(packed).arrayBuffer())
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return headerOf({ Game: game, Rules: String(version), Start: text, State: digits }).concat('', UNFINISHED, '').join('\n')
}

/** The text of a position that a link has in digits (`escarmouche.printing.links`): five are two bytes, three are one. */
export function unpacked(digits: string): Promise<string> {
  const groups = digits.match(/\d{1,5}/g) ?? []
  const bytes = groups.flatMap((group) => (group.length === 5 ? [Number(group) >> 8, Number(group) & 255] : [Number(group)]))
  return inflated(Uint8Array.from(bytes)).text()
}

function inflated(packed: Uint8Array<ArrayBuffer>): Response {
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
}

/** Why a text is no record: a message of the texts, and what it names. */
export class RecordError extends Error {
  constructor(
    readonly messageId: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(messageId)
  }
}

export class GameRecord {
  readonly positions: Position[]
  readonly moves: number[] = []
  /** The moves as they are written: the text of a long game is asked for after each of them. */
  readonly #written: string[] = []

  constructor(
    readonly game: Game,
    readonly options: Record<string, string>,
    readonly tags: Tags,
    start: Position | null = null,
  ) {
    const named = writtenOptions(options)
    if (named && !start) tags.Options = named
    this.positions = [start ?? game.new(options)]
  }

  get position(): Position {
    return this.positions.at(-1)!
  }

  get ending(): Ending | null {
    const { Termination: reason, Result: result } = this.tags
    if (!reason) return null
    const winner = this.game.about.seats.indexOf(result ?? '')
    return { winner: winner < 0 ? null : winner, reason: reason as Ending['reason'] }
  }

  end({ winner, reason }: Ending): void {
    this.tags.Termination = reason
    this.tags.Result = winner === null ? 'draw' : this.game.about.seats[winner]!
  }

  /** The last word: a seat's name, `draw`, or `*` for a game that is not over. */
  get result(): string {
    if (this.tags.Termination) return this.tags.Result ?? UNFINISHED
    const { outcome } = this.position
    if (!outcome) return UNFINISHED
    return outcome.winner === null ? 'draw' : this.game.about.seats[outcome.winner]!
  }

  /** The moves so far, as they are written. */
  get written(): readonly string[] {
    return this.#written
  }

  add(move: number): Position {
    this.#written.push(this.position.text(move))
    this.moves.push(move)
    this.positions.push(this.position.after(move))
    return this.position
  }

  /** Plays a move, or a correction, as it is written. */
  enter(text: string): void {
    this.#play(this.moves.length + 1, text, text)
  }

  undo(): void {
    this.#written.pop()
    this.moves.pop()
    this.positions.pop()
  }

  /** The game as it was after its first moves, without how it ended. */
  until(count: number): GameRecord {
    const { Termination: _, Result: __, ...tags } = this.tags
    const earlier = new GameRecord(this.game, this.options, tags, this.positions[0])
    if (this.tags.Options) earlier.tags.Options = this.tags.Options
    for (const move of this.moves.slice(0, count)) earlier.add(move)
    return earlier
  }

  get text(): string {
    return [...headerOf(this.tags), '', ...lines([...this.#words(), this.result]), ''].join('\n')
  }

  /** Decisions that one seat takes in a row are joined by commas. */
  *#words(): Iterable<string> {
    let turn: string[] = []
    for (const [index, written] of this.#written.entries()) {
      const position = this.positions[index]!
      turn.push(written)
      if (position.isChance || this.positions[index + 1]!.actor !== position.actor) {
        yield turn.join(',')
        turn = []
      }
    }
    if (turn.length) yield turn.join(',')
  }

  /**
   * Reads a record and replays it; the first thing that is wrong is named with its place. One that
   * begins at a position needs that position's bytes: the page reads no positions. One with options
   * that the engine does not know needs those too.
   */
  static read(text: string, game: Game, start: string | null = null, options: Record<string, string> | null = null): GameRecord {
    const { tags, words } = split(text)
    if (tags.Rules !== String(game.about.version)) {
      throw new RecordError('error-record-version', { found: tags.Rules!, known: game.about.version })
    }
    const last = words.pop()
    if (!last || ![...game.about.seats, 'draw', UNFINISHED].includes(last)) throw new RecordError('error-record-truncated')
    const begun = start ?? tags.State
    if (tags.Start && !begun) throw new Unreadable(tags.Start)
    const record = new GameRecord(game, options ?? game.settings(optionsOf(tags)), tags, begun ? game.at(begun) : null)
    for (const [number, word] of words.entries()) for (const part of word.split(',')) record.#play(number + 1, word, part)
    if (tags.Start && !record.moves.length) return record // a position says by itself whether it is over
    if (last !== record.result) throw new RecordError('error-record-result', { found: last, expected: record.result })
    return record
  }

  #play(number: number, word: string, part: string): void {
    let reason = ''
    try {
      const read = this.position.read(part)
      if ('move' in read) return void this.add(read.move)
      reason = `${read.why.rule}: ${read.why.text.en}`
    } catch {
      reason = part
    }
    throw new RecordError('error-record-move', { number, word, reason })
  }
}

/** The game that a record is of. */
export function gameOf(text: string): string {
  return split(text).tags.Game!
}

/** What the game of a record was begun with. */
export function begunWith(text: string): Record<string, string> {
  return optionsOf(split(text).tags)
}

function optionsOf(tags: Tags): Record<string, string> {
  const pairs = (tags.Options ?? '').split(' ').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const sign = pair.indexOf('=')
      if (sign < 0) throw new RecordError('error-record-option', { word: pair })
      return [pair.slice(0, sign), pair.slice(sign + 1)]
    }),
  )
}

function split(text: string): { tags: Tags; words: string[] } {
  const tags: Tags = {}
  const words: string[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (!line.startsWith('[')) {
      words.push(...line.split(/\s+/).filter(Boolean))
      continue
    }
    const found = TAG.exec(line.trimEnd())
    if (!found || words.length) throw new RecordError('error-record-tag', { line: at + 1 })
    const [, name, value] = found
    if (name! in tags) throw new RecordError('error-record-tag-twice', { line: at + 1, tag: name! })
    tags[name!] = value!.replace(/\\(.)/g, '$1')
  }
  for (const tag of ['Game', 'Rules']) if (!(tag in tags)) throw new RecordError('error-record-tag-missing', { tag })
  return { tags, words }
}

function headerOf(tags: Tags): string[] {
  return Object.entries(tags).map(([name, value]) => `[${name} "${value.replace(/[\\"]/g, '\\$&')}"]`)
}

function lines(words: readonly string[]): string[] {
  const found: string[] = []
  for (const word of words) {
    const line = found.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= WIDTH) found[found.length - 1] = `${line} ${word}`
    else found.push(word)
  }
  return found
}
