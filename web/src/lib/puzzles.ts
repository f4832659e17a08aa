import type { Engine } from '../engine/local'
import type { Task } from '../engine/attempt'
import type { Saved } from './games'
import { prefer, preference } from './memory'
import type { Analysis, Seat } from './wire'

/** A position with one clearly best move, as `escarmouche.learning.page` writes it. */
export type Puzzle = {
  game: string
  position: string
  start: string
  seat: Seat
  best: string
  /** What other moves lose; any that is not named loses at least as much as these. */
  lost: Record<string, number>
  themes: string[]
}

/** What a move loses; `least` if it may be more. */
export function lossOf({ best, lost }: Puzzle, move: string): { lost: number; least: boolean } {
  if (move === best) return { lost: 0, least: false }
  if (move in lost) return { lost: lost[move]!, least: false }
  return { lost: Math.max(0, ...Object.values(lost)), least: true }
}

/** One move is asked for; the other side does not answer. */
export const taskOf = ({ seat }: Puzzle): Task => ({ seat, goal: [], never: [], won: false, decisions: 1, replies: [], typed: false })

// --- what was solved ------------------------------------------------------------------------------

const KEPT = 'solved.'

export function solved(game: string): Set<string> {
  return new Set((preference(KEPT + game) ?? '').split(' ').filter(Boolean))
}
export function keepSolved(game: string, which: string): void {
  prefer(KEPT + game, [...solved(game).add(which)].join(' '))
}

/** The number of a day, by the clock of the device. */
export const today = () => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / 86_400_000)

/** How many days in a row the daily puzzle was solved, up to today or yesterday. */
export function streak(day = today()): number {
  const [last, count] = (preference('streak') ?? '0 0').split(' ').map(Number) as [number, number]
  return last >= day - 1 ? count : 0
}
export function keepDaily(day = today()): void {
  const [last] = (preference('streak') ?? '0 0').split(' ').map(Number) as [number, number]
  if (last !== day) prefer('streak', `${day} ${streak(day) + 1}`)
}

// --- from one's own games -------------------------------------------------------------------------

const LEAST = 0.1
const MOST = 3
const judged = new Map<string, Promise<Analysis>>()

/** Where a seat lost most by its own decisions; what the dice did is no part of it. */
export async function fromGame(engine: Engine, saved: Saved): Promise<{ puzzles: Puzzle[]; luck: number }> {
  const { game, levels, record } = saved
  const seat: Seat = levels[0] === null ? 0 : 1
  const asked = judged.get(record) ?? engine.ask('analyse', record)
  judged.set(record, asked)
  asked.catch(() => judged.delete(record))
  const { steps, ledgers } = await asked
  const errors = steps.flatMap((step, at) => (step.by === seat && step.best && step.lost >= LEAST ? [{ ...step, at }] : []))
  const worst = errors.sort((one, other) => other.lost - one.lost).slice(0, MOST)
  const puzzles = worst.map(async ({ move, best, lost, at }): Promise<Puzzle> => {
    const { start } = await engine.ask('moment', record, at, null)
    return { game, position: '', start, seat, best: best!, lost: { [move]: lost }, themes: [] }
  })
  return { puzzles: await Promise.all(puzzles), luck: ledgers[seat].dice }
}
