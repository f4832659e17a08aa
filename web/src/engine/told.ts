import { packed } from '../lib/runs'
import type { By, Choice, Play, ReplayStep, Run, Seat } from '../lib/wire'
import type { Position } from './game'

/** Positions and moves in the words of the server's messages. */

/** One move of a game. */
export type Step = { before: Position; move: number; after: Position }

export function playOf({ before, move }: Step): Play {
  return { by: actorOf(before)!, move: before.text(move), steps: before.steps(move), events: before.events(move) }
}

/** A position as it is shown. */
export function lookOf(position: Position): Omit<ReplayStep, 'play'> {
  return { position: '', view: position.view, actor: actorOf(position), prompt: position.prompt }
}

/** The legal moves and what a hand touches to make them. */
export function choicesOf(position: Position): (Choice | Run)[] {
  return packed(position.moves.map((move) => ({ move: position.text(move), steps: position.steps(move) })))
}

/** Who decides; null when nobody does any more. */
export function actorOf(position: Position): By | null {
  if (position.isOver) return null
  return position.isChance ? 'chance' : (position.actor as Seat)
}

/** Whether a move stays hidden from the other seat for now. */
export function isSecret({ before, after }: Step): boolean {
  return before.hidden && (after.secret === before.secret || after.kept)
}
