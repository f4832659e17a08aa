import type { Ruled, Text, View } from '../lib/wire'
import { merge, type Entry, type Id, type Merged, type Node, type Stray } from '../companion/merge'
import type { Game, Position } from './game'
import { GameRecord, writtenOptions } from './record'

/** A battle at a real table: entries of one or several phones, refereed by the rules. */

/** What a battle is begun with; its entries are kept beside it. */
export type Begun = {
  game: string
  options: Record<string, string>
  /** The first position, as hexadecimal digits, of what this browser cannot lay out: warbands of one's own. */
  start?: string | null
}
/** An answer to what is asked: as it is written, as it is said, and the rule it is against. */
export type Choice = { move: string; label: Text; against: string | null }
/** Something that was entered, and what came of it. */
export type Line = { id: Id; move: string; by: 0 | 1 | 'chance'; correction: boolean; hidden: boolean; turn: number; phase: string; events: Ruled[] }
/** The values, the results as they lie, who may throw again (a bit each), and who is asked. */
export type Opposed = [values: [number, number], results: [number, number], live: number, seat: number]
export type Odd = { move: string; chance: number; exact: string }
export type BattleState = {
  view: View
  prompt: Ruled
  /** Who answers: a seat, the dice, or nobody any more. */
  actor: 0 | 1 | 'chance' | null
  /** The number of the secret that is being decided, or 0. */
  secret: number
  choices: Choice[]
  /** The chance that the test succeeds, for each choice, where that is all there is to it. */
  odds: Odd[]
  /** At a reroll of an opposed test what the odds are to be asked (`of_reroll`), or null. */
  opposed: Opposed | null
  lines: Line[]
  head: Id | null
  back: Id | null
  next: Id | null
  strays: Stray[]
  waiting: number
  result: Text | null
}

const MOST_DEPTH = 6

export class Battle {
  readonly #start: Position
  readonly #positions = new Map<Id, Position>()
  readonly #lines = new Map<Id, Line>()

  constructor(
    readonly game: Game,
    readonly begun: Begun,
  ) {
    this.#start = begun.start ? game.at(begun.start) : game.new(begun.options)
  }

  state(entries: readonly Entry[]): BattleState {
    const merged = this.#merged(entries)
    const { line, head, next, strays, waiting } = merged
    const position = this.#at(line.at(-1) ?? null, merged.nodes)
    const view = position.view as View & { against?: { answer: number; rule: number }[] }
    const against = new Map((view.against ?? []).map(({ answer, rule }) => [answer, position.rule(rule)]))
    return {
      view,
      prompt: position.prompt,
      actor: position.isOver ? null : position.isChance ? 'chance' : (position.actor as 0 | 1),
      secret: position.secret,
      choices: position.moves.map((move) => ({ move: position.text(move), label: position.label(move), against: against.get(move) ?? null })),
      odds: oddsOf(position),
      opposed: opposedOf(position),
      lines: line.map((node) => this.#line(node, merged.nodes)),
      head,
      back: line.at(-1)?.parent ?? null,
      next,
      strays,
      waiting: waiting.length,
      result: position.isOver ? position.prompt.text : null,
    }
  }

  /** The battle as a record; the terminal and the replay read it. */
  record(entries: readonly Entry[]): string {
    const { options, start } = this.begun
    const settings = start ? options : this.game.settings(options)
    const tags = { Game: this.game.name, Rules: String(this.game.about.version), Options: writtenOptions(settings), Dice: 'typed' }
    const record = new GameRecord(this.game, settings, tags, this.#start)
    for (const { move } of this.#merged(entries).line) record.enter(move)
    return record.text
  }

  /** The rule against a move that somebody wants to enter, or null if it is possible. */
  why(entries: readonly Entry[], move: string): Ruled | null {
    const merged = this.#merged(entries)
    const read = this.#at(merged.line.at(-1) ?? null, merged.nodes).read(move)
    return 'move' in read ? null : read.why
  }

  #merged(entries: readonly Entry[]): Merged {
    const fits = (at: Node | null, move: string, nodes: ReadonlyMap<Id, Node>) => {
      try {
        return 'move' in this.#at(at, nodes).read(move)
      } catch {
        return false
      }
    }
    return merge(entries, fits)
  }

  #at(node: Node | null, nodes: ReadonlyMap<Id, Node>): Position {
    const missing: Node[] = []
    let at = node
    while (at && !this.#positions.has(at.id)) {
      missing.push(at)
      at = at.parent === null ? null : nodes.get(at.parent)!
    }
    let position = at ? this.#positions.get(at.id)! : this.#start
    for (const each of missing.reverse()) {
      const read = position.read(each.move)
      if (!('move' in read)) throw new Error(`${each.move}: ${read.why.text.en}`)
      this.#lines.set(each.id, lineOf(each, position, read.move))
      position = position.after(read.move)
      this.#positions.set(each.id, position)
    }
    return position
  }

  #line(node: Node, nodes: ReadonlyMap<Id, Node>): Line {
    this.#at(node, nodes)
    return this.#lines.get(node.id)!
  }
}

function lineOf({ id, move }: Node, position: Position, played: number): Line {
  const { time } = position.view as { time: { turn: number; phase: string } }
  return {
    id,
    move,
    by: position.isChance ? 'chance' : (position.actor as 0 | 1),
    correction: played >= position.game.about.move_count,
    hidden: position.hidden,
    turn: time.turn,
    phase: time.phase,
    events: position.events(played),
  }
}

// --- odds of throwing again ----------------------------------------------------------------------

type Share = { good: bigint; of: bigint }

/**
 * For each choice at a reroll of a test with a difficulty, the exact chance that it succeeds: the
 * rules are walked to the end of the test. A chain of sixes passes any difficulty, so this ends.
 */
function oddsOf(position: Position): Odd[] {
  const test = testOf(position)
  if (position.isChance || !test || !position.moves.every((move) => position.text(move).startsWith('reroll:'))) return []
  return position.moves.flatMap((move) => {
    const share = succeeds(position, move, test, 0)
    if (!share) return []
    const by = divisor(share.good, share.of)
    return [{ move: position.text(move), chance: Number(share.good) / Number(share.of), exact: `${share.good / by}/${share.of / by}` }]
  })
}

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other))

/** The depth of the test underway, if it has a difficulty. */
function testOf(position: Position): { depth: number; difficulty: number } | null {
  const frames = (position.view.frames ?? []) as Frame[]
  const top = frames.at(-1)
  return top && top.kind === 'test' && top.c > 0 ? { depth: frames.length, difficulty: top.c } : null
}
type Frame = { kind: string; a: number; b: number; c: number; d: number }
const frameOf = (position: Position) => ((position.view.frames ?? []) as Frame[]).at(-1)

/** What is known of an opposed test in which somebody is asked to throw again; its ties may go on for ever, so the odds are asked. */
function opposedOf(position: Position): Opposed | null {
  const top = frameOf(position)
  if (position.isChance || position.isOver || top?.kind !== 'opposed') return null
  const seat = position.actor
  const keep = position.moves.find((move) => position.text(move) === 'reroll:0')
  if (keep === undefined) return null
  const after = position.after(keep)
  const othersToo = frameOf(after)?.kind === 'opposed' && !after.isChance && after.actor !== seat
  return [[top.a, top.b], [top.c, top.d], (1 << seat) | (othersToo ? 1 << (1 - seat) : 0), seat]
}

/** The chance of success after a move, deciding as well as possible; null where it is too long to say. */
function succeeds(position: Position, move: number, test: { depth: number }, thrown: number): Share | null {
  const ended = position.facts(move).find(({ says }) => says === 'test-comes-to')
  if (ended) {
    const { final, difficulty } = ended.arguments as { final: number; difficulty: number }
    return { good: final > 0 && final >= difficulty ? 1n : 0n, of: 1n }
  }
  const after = position.after(move)
  if (thrown > MOST_DEPTH) return null
  const shares = after.moves.map((each) => succeeds(after, each, test, thrown + Number(after.isChance)))
  if (shares.some((share) => !share)) return null
  const found = shares as Share[]
  if (after.isChance) {
    const of = found.reduce((all, share) => all * share.of, 1n)
    return { good: found.reduce((sum, share) => sum + share.good * (of / share.of), 0n), of: of * BigInt(found.length) }
  }
  return found.reduce((best, share) => (share.good * best.of > best.good * share.of ? share : best))
}
