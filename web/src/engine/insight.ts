import type { Ahead, Hint, MoveOdds, Odds, Replay, ReplayStep, Roll, Ruled, Seat, Valued } from '../lib/wire'
import { Unreadable, type Position } from './game'
import type { Thought } from './machine'
import type { GameRecord } from './record'
import { actorOf, choicesOf, isSecret, lookOf, playOf, type Step } from './told'

/** What is told of a game on demand, in the words of the server's messages. */

const HINTS = 5

/** The best moves for the seat to decide; `thought` is about what it sees, `plan` one whole decision. */
export function hintOf(seen: Position, thought: Thought, plan: readonly Step[]): Hint {
  const own = seen.actor === 0
  return {
    move: seen.text(thought.choices[0]!.move),
    plan: plan.map(({ before, move }) => ({ move: before.text(move), event: before.events(move)[0]! })),
    value: thought.chance,
    exact: thought.exact,
    moves: thought.choices.slice(0, HINTS).map(({ move, chance, margin, share }) => ({
      ...consequences(seen, move),
      value: own ? chance : 1 - chance,
      margin: own ? margin : -margin,
      share,
    })),
  }
}

/**
 * The moves of a decision that begins with `first`: a secret is made of several, and `choose` finds
 * the others.
 */
export async function planOf(seen: Position, first: number, choose: (position: Position) => Promise<number>): Promise<Step[]> {
  const steps: Step[] = []
  for (let [before, move] = [seen, first]; ; move = await choose(before)) {
    const step = { before, move, after: before.after(move).hide(seen.actor) }
    steps.push(step)
    if (!isSecret(step) || step.after.actor !== seen.actor) return steps
    before = step.after
  }
}

/** What a move does and lets happen at once, and how many pieces are in danger after it. */
function consequences(seen: Position, move: number): Pick<Valued, 'move' | 'event' | 'then' | 'threatens' | 'risks'> {
  const [event, ...then] = seen.events(move)
  const after = seen.after(move).hide(seen.actor).threats
  const [own, other] = [after[seen.actor]!, after[1 - seen.actor]!]
  return { move: seen.text(move), event: event!, then, threatens: other.length, risks: own.length }
}

/** Every legal move, the one thought best first, and the dice that fall right after it. */
export function oddsOf(seen: Position, thought: Thought, version: number): Odds {
  const moves: MoveOdds[] = thought.choices.map(({ move, chance }) => ({
    move: seen.text(move),
    event: seen.events(move)[0]!,
    win: chance,
    rolls: falls(seen.after(move)),
  }))
  return { version, exact: thought.choices.every(({ exact }) => exact), moves }
}

/** What the next die may bring, the likeliest first; nothing where no die falls. */
export function falls(position: Position): Roll[] {
  if (!position.isChance || position.moves.length === 1) return []
  const { weights } = position
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const found = new Map<string, { event: Ruled; moves: string[]; weight: number }>()
  for (const [at, move] of position.moves.entries()) {
    const event = position.fall(move)
    const key = JSON.stringify(event)
    const same = found.get(key) ?? { event, moves: [], weight: 0 }
    found.set(key, { event, moves: [...same.moves, position.text(move)], weight: same.weight + weights[at]! })
  }
  return [...found.values()]
    .sort((one, other) => other.weight - one.weight)
    .map(({ event, moves, weight }) => ({ event, moves, chance: fraction(weight, total), probability: weight / total }))
}

/** Where a seat's steps, a move each, lead from what it sees, as it would see it; nothing is played. */
export function aheadOf(seen: Position, seat: Seat, steps: readonly string[], about: string | null): Ahead {
  for (const step of steps) {
    const move = seen.actor === seat ? seen.moves.find((each) => seen.steps(each).join() === step) : undefined
    if (move === undefined) throw new Unreadable(step)
    seen = seen.after(move).hide(seat)
  }
  return { actor: actorOf(seen), moves: seen.actor === seat ? choicesOf(seen) : [], view: seen.view, told: about === null ? {} : seen.survey(about) }
}

/** A record in words, for looking back. */
export function replayOf(record: GameRecord): Replay {
  const { game, tags, result, text, positions, moves } = record
  const steps = positions.map((position, at): ReplayStep => {
    const play = at ? playOf({ before: positions[at - 1]!, move: moves[at - 1]!, after: position }) : null
    return { play, ...lookOf(position) }
  })
  // What was committed to is derived again only by the server, which has the secret.
  const dice = /^(sha256|seed):/.test(tags.Dice ?? '') ? 'unrevealed' : tags.Dice === 'device' ? 'device' : 'typed'
  return { game: game.name, title: game.title, tags, result, dice, record: text, steps }
}

function fraction(part: number, whole: number): string {
  const common = divisor(part, whole)
  return whole === common ? String(part / common) : `${part / common}/${whole / common}`
}

function divisor(one: number, other: number): number {
  return other ? divisor(other, one % other) : one
}
