import type { Saved } from '../lib/games'
import type { Ahead, Analysis, Hint, History, Odds, Replay, Ruled, Seat, ToClient, ToServer } from '../lib/wire'
import type { Entry } from '../companion/merge'
import type { Progress } from './attempt'
import type { BattleState, Begun } from './battle'

/** What the page and the engine in its worker say to each other. */

export type Questions = {
  /** Take up a game; from then on seats are heard. */
  open(saved: Saved): null
  hint(seat: Seat): Hint
  odds(seat: Seat): Odds
  history(seat: Seat, since: number): History
  ahead(seat: Seat, steps: readonly string[], about: string | null): Ahead
  whyNot(seat: Seat, steps: readonly string[]): Ruled | null
  record(): string
  /** How far a learner has come with the task of the game that was opened. */
  progress(seat: Seat): Progress
  /** A record of any game, replayed and checked. */
  replay(record: string): Replay
  analyse(record: string): Analysis
  /** The position after the first moves of a record: its bytes, who decides, what a move would touch. */
  moment(record: string, at: number, move: string | null): Moment
  /** How a battle at a real table stands after these entries; begun anew if it is another one. */
  battle(id: string, begun: Begun, entries: readonly Entry[]): BattleState
  /** What a record says that it was begun with. */
  heading(record: string): Begun
  /** Everything that was entered in a battle that began so, checked against the rules. */
  battleMoves(begun: Begun, record: string): string[]
  battleRecord(id: string, begun: Begun, entries: readonly Entry[]): string
  /** The rule against something that is to be entered. */
  battleWhy(id: string, begun: Begun, entries: readonly Entry[], move: string): Ruled | null
  /** What options write before a game is set up, with all of their values. */
  blank(game: string, options: Record<string, string>): { settings: Record<string, string>; bytes: Uint8Array<ArrayBuffer> }
  /** The start that follows, as hexadecimal digits. */
  setUp(game: string, blank: Uint8Array<ArrayBuffer>): string
  /** A record as it was after its first moves. */
  until(record: string, at: number): string
  /** A game that two levels play against each other. */
  match(game: string, levels: [number, number]): { winner: Seat | null }
}
export type Moment = { start: string; seat: Seat; steps: string[] }
export type Name = keyof Questions

export type ToWorker =
  | { number: number; ask: Name; arguments: unknown[] }
  | { seat: Seat; says: ToServer }
  | { kept: number }
  | { began: number; id: string }
export type FromWorker =
  | { number: number; answer: unknown }
  | { number: number; refusal: Ruled }
  /** Something that the page has the words for. */
  | { number: number; failed: 'web-local-failed' | 'web-local-unreadable' }
  | { seat: Seat; hears: ToClient }
  /** Keep a game, and say when it is kept. */
  | { keep: number; saved: Saved }
  /** Begin another game, and say its id. */
  | { begin: number; saved: Omit<Saved, 'id' | 'created' | 'at' | 'over'> }
