import type { Link, Listener } from './link'
import type { Ahead, Hint, History, Odds, Ruled, Seat } from './wire'

/**
 * A table to play at: on the server, or in this browser. Both speak the messages of
 * docs/server-protocol.md, so whoever sits there need not know which it is.
 */
export interface Table {
  readonly id: string
  /** Its pages are at `/room/ID` or `/play/ID`. */
  readonly kind: 'room' | 'play'
  /** One for each seat that this browser plays, or one that watches. */
  readonly places: readonly Place[]
  /** The game so far as text. */
  record(): Promise<string>
  close(): void
}

/** A seat of a table, or a place to watch from. */
export interface Place {
  readonly seat: Seat | null
  sit(listener: Listener): Link
  hint(): Promise<Hint>
  odds(): Promise<Odds>
  history(since: number | null): Promise<History>
  /** Where steps, a move each, would lead, and what the rules tell of a piece there; nothing is played. */
  ahead(steps: readonly string[], about: string | null): Promise<Ahead>
  /** What forbids a move of which these steps were touched; null where they say nothing. */
  whyNot(steps: readonly string[]): Promise<Ruled | null>
}
