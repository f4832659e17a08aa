import type { Ruled, Text, View } from '../lib/wire'
import { isCorrection, lineTo, merge, type Entry, type Id, type Merged, type Node, type Stray } from '../companion/merge'
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
export type Line = { id: Id; move: string; by: 0 | 1 | 'chance'; correction: boolean; hidden: boolean; possible: boolean; turn: number; phase: string; events: Ruled[] }
/** The values, the results as they lie, who may throw again (a bit each), and who is asked. */
export type Opposed = [values: [number, number], results: [number, number], live: number, seat: number]
/** What an answer brings: a chance, or where gems are gained how many on average. */
export type Odd = { move: string; chance: number; exact: string }
/** What the odds are the chance of. */
export type Aim = 'success' | 'hit' | 'opposed' | 'gems'
/** Entries that do not follow, with what each would tell. */
export type ToldStray = Stray & { lines: Line[] }
export type BattleState = {
  view: View
  prompt: Ruled
  /** Who answers: a seat, the dice, or nobody any more. */
  actor: 0 | 1 | 'chance' | null
  /** The number of the secret that is being decided, or 0. */
  secret: number
  choices: Choice[]
  /** At a reroll, what each choice brings; those of an opposed test come later. */
  odds: Odd[]
  aim: Aim | null
  /** At a reroll of an opposed test what the odds are to be asked (`of_reroll`), or null. */
  opposed: Opposed | null
  lines: Line[]
  head: Id | null
  back: Id | null
  next: Id | null
  strays: ToldStray[]
  waiting: number
  result: Text | null
}

export class Battle {
  readonly #start: Position
  /** What came of each entry, and of which position: news may put an entry behind another one. */
  readonly #steps = new Map<Id, { before: Position; line: Line; after: Position }>()

  constructor(
    readonly game: Game,
    readonly begun: Begun,
  ) {
    this.#start = begun.start ? game.at(begun.start) : game.new(begun.options)
  }

  state(entries: readonly Entry[]): BattleState {
    const merged = this.#merged(entries)
    const { line, head, next, strays, waiting } = merged
    const { position, lines } = this.#course(line)
    const view = position.view as View & { against?: { answer: number; rule: number }[] }
    const test = testOf(position)
    const opposed = opposedOf(position)
    const against = new Map((view.against ?? []).map(({ answer, rule }) => [answer, position.rule(rule)]))
    return {
      view,
      prompt: position.prompt,
      actor: position.isOver ? null : position.isChance ? 'chance' : (position.actor as 0 | 1),
      secret: position.secret,
      choices: position.moves.map((move) => ({ move: position.text(move), label: labelOf(position, move), against: against.get(move) ?? null })),
      odds: test ? oddsOf(position, test) : [],
      aim: opposed ? 'opposed' : (test?.aim ?? null),
      opposed,
      lines,
      head,
      back: line.at(-1)?.parent ?? null,
      next,
      strays: strays.map((stray) => ({ ...stray, lines: this.#lines(stray, merged.nodes) })),
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
    for (const { move } of this.#course(this.#merged(entries).line).lines.filter(({ possible }) => possible)) record.enter(move)
    return record.text
  }

  /** The rule against a move that somebody wants to enter, or null if it is possible. */
  why(entries: readonly Entry[], move: string): Ruled | null {
    const merged = this.#merged(entries)
    const read = this.#course(merged.line).position.read(move)
    return 'move' in read ? null : read.why
  }

  #merged(entries: readonly Entry[]): Merged {
    const fits = (at: Node | null, move: string, nodes: ReadonlyMap<Id, Node>) => {
      const read = readOf(this.#course(lineTo(nodes, at?.id ?? null)).position, move)
      return read !== null && 'move' in read
    }
    return merge(entries, fits)
  }

  /** What entries tell one after the other, and where they lead to; one that is not possible leads nowhere. */
  #course(nodes: readonly Node[]): { position: Position; lines: Line[] } {
    let position = this.#start
    const lines: Line[] = []
    for (const node of nodes) {
      let step = this.#steps.get(node.id)
      if (step?.before !== position) {
        step = { before: position, ...stepOf(node, position) }
        this.#steps.set(node.id, step)
      }
      lines.push(step.line)
      position = step.after
    }
    return { position, lines }
  }

  /** What a branch tells, from where it leaves. */
  #lines({ first, tip }: Stray, nodes: ReadonlyMap<Id, Node>): Line[] {
    const line = lineTo(nodes, tip)
    return this.#course(line).lines.slice(line.findIndex(({ id }) => id === first))
  }
}

function stepOf(node: Node, position: Position): { line: Line; after: Position } {
  const read = readOf(position, node.move)
  if (!read || !('move' in read)) return { line: lineOf(node, position, null), after: position }
  return { line: lineOf(node, position, read.move), after: position.after(read.move) }
}

function readOf(position: Position, move: string): ReturnType<Position['read']> | null {
  try {
    return position.read(move)
  } catch {
    return null
  }
}

function lineOf({ id, move }: Node, position: Position, played: number | null): Line {
  const { time } = position.view as { time: { turn: number; phase: string } }
  return {
    id,
    move,
    by: position.isChance ? 'chance' : (position.actor as 0 | 1),
    correction: isCorrection(move),
    hidden: position.hidden,
    possible: played !== null,
    turn: time.turn,
    phase: time.phase,
    events: played === null ? [impossible(position, move)] : eventsOf(position, played),
  }
}

// --- words -----------------------------------------------------------------------------------------

const impossible = ({ game, prompt }: Position, move: string): Ruled => ({ rule: prompt.rule, text: game.texts.both(`${game.name}-impossible`, () => ({ move })) })

/** What is told of an answer; where nothing else comes of it, what was answered, unless it is a secret. */
function eventsOf(position: Position, move: number): Ruled[] {
  const events = position.events(move)
  if (position.hidden || position.facts(move)[0]?.says !== 'chooses') return events
  const { texts, name } = position.game
  const [who, answer] = [position.game.seatName(position.actor), labelOf(position, move)]
  const text = texts.both(`${name}-answers`, (language) => ({ seat: who[language], answer: answer[language] }))
  return [{ rule: position.prompt.rule, text }, ...events.slice(1)]
}

/** What the numbers of a last action stand for, by the numbers of actions (`vocabulary`). */
const THINGS: Record<number, string> = { 4: 'building', 5: 'cache', 6: 'building', 7: 'building', 8: 'object', 9: 'object' }

/** An answer as a button says it. */
function labelOf(position: Position, move: number): Text {
  const number = /^last:(\d+)$/.exec(position.text(move))?.[1]
  const thing = THINGS[frameOf(position)?.b ?? -1]
  if (number === undefined || !thing) return position.label(move)
  return position.game.texts.both(`${position.game.name}-thing-${thing}`, () => ({ number: Number(number) + 1 }))
}

// --- odds of throwing again ----------------------------------------------------------------------

type Frame = { kind: string; a: number; b: number; c: number; d: number }
const framesOf = (position: Position) => (position.view.frames ?? []) as Frame[]
const frameOf = (position: Position) => framesOf(position).at(-1)

type Share = { good: bigint; of: bigint }
const CERTAIN: Share = { good: 1n, of: 1n }
const NEVER: Share = { good: 0n, of: 1n }
const more = (one: Share, other: Share) => one.good * other.of > other.good * one.of
const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other))
function lowest({ good, of }: Share): Share {
  const by = divisor(good, of)
  return { good: good / by, of: of / by }
}
function average(shares: readonly Share[]): Share {
  const of = shares.reduce((all, share) => all * share.of, 1n)
  return lowest({ good: shares.reduce((sum, share) => sum + share.good * (of / share.of), 0n), of: of * BigInt(shares.length) })
}

/** A test in which somebody is asked to throw again: whose it is, and what it is for. */
type Test = { aim: Exclude<Aim, 'opposed'>; seat: number }

function testOf(position: Position): Test | null {
  if (position.isChance || position.isOver) return null
  const frames = framesOf(position)
  const top = frames.at(-1)
  if (top?.kind !== 'test' || !position.moves.every((move) => position.text(move).startsWith('reroll:'))) return null
  const below = frames.at(-2)?.kind
  const aim = top.c > 0 ? 'success' : below === 'blow' ? 'hit' : below === 'mystic' ? 'gems' : null
  return aim && { aim, seat: position.actor }
}

/** For each choice at a reroll what it brings, exactly: the rules are walked as far as it takes. */
function oddsOf(position: Position, test: Test): Odd[] {
  const walk = new Walk(test)
  return position.moves.flatMap((move) => {
    const share = walk.after(position, move)
    return share ? [{ move: position.text(move), chance: Number(share.good) / Number(share.of), exact: share.of === 1n ? `${share.good}` : `${share.good}/${share.of}` }] : []
  })
}

const MOST_THROWN = 12

/**
 * A test walked to its end, everybody deciding as well as possible. Sixes may go on for ever, so a
 * branch ends where throwing again cannot bring more: not above a success or a limit that is
 * reached, and not above what the worst throw, ones on all dice, leaves to hope for.
 */
class Walk {
  /** What is left if all dice that are thrown again come up 1. */
  #broken: Share | null = null

  constructor(private readonly test: Test) {}

  /** What comes of a move; null where it is too long to say. */
  after(position: Position, move: number, thrown = 0, before: Share | null = null): Share | null {
    const facts = position.facts(move)
    const told = (what: string) => facts.find(({ says }) => says === what)?.arguments as Record<string, number> | undefined
    const end = told('test-comes-to')
    if (this.test.aim === 'success' && end) return end.final! > 0 && end.final! >= end.difficulty! ? CERTAIN : NEVER
    if (this.test.aim === 'gems' && end) return { good: BigInt(told('gains-gems')?.count ?? 0), of: 1n }
    if (told('hits')) return CERTAIN
    if (told('misses') || told('parries')) return NEVER
    const next = position.after(move)
    if (thrown > MOST_THROWN || next.isOver) return null
    if (next.isChance) {
      const shares = next.moves.map((face) => this.after(next, face, thrown + 1, before))
      return shares.some((share) => !share) ? null : average(shares as Share[])
    }
    if (next.actor !== this.test.seat) return this.#answered(next, thrown)
    return this.#decided(next, thrown, before)
  }

  /** The best of what may be kept or thrown again. */
  #decided(position: Position, thrown: number, before: Share | null): Share | null {
    const [keep, ...again] = position.moves
    const kept = this.after(position, keep!, thrown, before)
    if (!kept || !this.#mayGrow(kept, before)) return kept
    this.#broken ??= this.#ones(position, again[0] ?? keep!)
    let best = kept
    for (const [at, move] of again.entries()) {
      if (!more(this.#most(at + 1), best)) continue
      const share = this.after(position, move, thrown, kept)
      if (!share) return null
      if (more(share, best)) best = share
    }
    return best
  }

  #mayGrow(kept: Share, before: Share | null): boolean {
    if (this.test.aim === 'gems') return !before || more(kept, before)
    return kept.good !== kept.of
  }

  /** The most that throwing so many dice again can bring. */
  #most(dice: number): Share {
    if (this.test.aim === 'gems' || !this.#broken) return { good: BigInt(Number.MAX_SAFE_INTEGER), of: 1n }
    const throws = 6n ** BigInt(dice)
    const { good, of } = this.#broken
    return { good: throws * of - (of - good), of: throws * of }
  }

  #ones(position: Position, again: number): Share | null {
    let [at, move] = [position, again]
    for (let thrown = 0; thrown <= MOST_THROWN; thrown++) {
      const next = at.after(move)
      if (!next.isChance) return null
      ;[at, move] = [next, next.moves[0]!]
      const share = next.facts(move).some(({ says }) => ['test-comes-to', 'hits', 'misses'].includes(says)) ? this.after(next, move, thrown) : null
      if (share) return share
    }
    return null
  }

  /** Whoever is struck parries as well as possible. */
  #answered(position: Position, thrown: number): Share | null {
    let least = CERTAIN
    for (const move of position.moves) {
      if (least.good === 0n) break // it is parried: there is nothing to throw again for
      const share = this.after(position, move, thrown)
      if (!share) return null
      if (more(least, share)) least = share
    }
    return least
  }
}

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
