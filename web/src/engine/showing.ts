import type { LogItem, Moment, Seat, Text } from '../lib/wire'
import type { Position } from './game'
import { isSecret, lookOf, playOf, type Step } from './told'

/**
 * What each seat is shown of a game: its own log, and positions without the other's secrets. A
 * hidden decision is held back from the other seat until the secret it belongs to is out.
 */

type Line = Omit<LogItem, 'plays'> & { steps: Step[]; restored: Position | null }

export class Showing {
  readonly #lines: Line[] = []
  /** What happened in secret, and is not to be told yet. */
  #held: Step[] = []
  #shown: Position
  /** The version at which the position was last seen to change. */
  moved = 0

  constructor(
    readonly seat: Seat,
    private readonly start: Position,
  ) {
    this.#shown = start.hide(seat)
  }

  get version(): number {
    return this.#lines.length
  }

  /** The present position as the seat sees it. */
  get position(): Position {
    return this.#shown
  }

  /** The items after a version. */
  log(since = 0): LogItem[] {
    return this.#lines.slice(since).map(({ steps, restored: _, ...item }) => ({ ...item, plays: steps.map(playOf) }))
  }

  /** Something that everyone may know; it may have led to another position. */
  tell(kind: LogItem['kind'], seat: Seat, text: Text, position: Position | null = null): void {
    this.#append(kind, seat, [], text, position)
    if (!position) return
    this.#shown = position.hide(this.seat)
    this.moved = this.version
  }

  /** Moves were made by a seat, or by the dice alone; `decided` is said of what stays hidden. */
  moves(seat: Seat | null, steps: readonly Step[], decided: Text): void {
    const before = this.#shown
    this.#shown = steps.at(-1)!.after.hide(this.seat)
    const visible = this.#visible(steps)
    if (!visible.length && this.#shown.equals(before)) return
    this.#append('move', seat, visible, visible.length ? null : decided)
    this.moved = this.version
  }

  /** Every moment after a version, up to the present one. */
  moments(since: number): Moment[] {
    const found: Moment[] = since ? [] : [{ version: 0, play: null, ...lookOf(this.start.hide(this.seat)) }]
    for (const { version, steps, restored } of this.#lines.slice(since)) {
      for (const step of steps) found.push({ version, play: playOf(step), ...lookOf(step.after.hide(this.seat)) })
      if (restored) found.push({ version, play: null, ...lookOf(restored.hide(this.seat)) })
    }
    return found
  }

  #visible(steps: readonly Step[]): Step[] {
    const visible: Step[] = []
    for (const step of steps) {
      if (!isSecret(step)) {
        if (!step.after.kept) visible.push(...this.#held.splice(0))
        visible.push(step)
      } else if (step.before.actor === this.seat) {
        visible.push({ before: step.before.hide(this.seat), move: step.move, after: step.after.hide(this.seat) })
      } else {
        this.#held.push(step)
      }
    }
    return visible
  }

  #append(kind: LogItem['kind'], seat: Seat | null, steps: Step[], text: Text | null, restored: Position | null = null): void {
    this.#lines.push({ version: this.version + 1, kind, seat, steps, text, restored })
  }
}
