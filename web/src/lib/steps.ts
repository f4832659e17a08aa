import type { Choice } from './wire'

/**
 * Legal moves as what a hand touches, step by step. No move's steps are the beginning of
 * another's, so a complete list of steps is one move. What no move begins with may also be touched
 * before its turn: the target first, then what is to reach it.
 */
export class Steps {
  constructor(
    readonly choices: readonly Choice[],
    readonly picked: readonly string[] = [],
  ) {}

  /** The moves that begin with what was picked; where none does, those that it is a part of. */
  get open(): Choice[] {
    const begun = this.choices.filter(({ steps }) => this.picked.every((step, at) => steps[at] === step))
    return begun.length ? begun : this.choices.filter(({ steps }) => this.left(steps))
  }

  /** What is still to be touched of a move; null if something was picked that is not part of it. */
  left(steps: readonly string[]): string[] | null {
    const left = [...steps]
    for (const step of this.picked) {
      const at = left.indexOf(step)
      if (at < 0) return null
      left.splice(at, 1)
    }
    return left
  }

  /** What may be touched next, in the order of the moves. */
  get next(): string[] {
    return [...new Set(this.open.map(({ steps }) => this.left(steps)![0]!))]
  }

  /** Where each next step may lead. */
  after(step: string): string[] {
    const left = this.open.map(({ steps }) => this.left(steps)!)
    return [...new Set(left.flatMap(([first, second]) => (first === step && second !== undefined ? [second] : [])))]
  }

  /**
   * Cells that only one of the steps beside the board leads to, with that step: touching such a
   * cell means taking the step first.
   */
  through(cells: ReadonlySet<string>): Map<string, string> {
    const next = this.next
    const found = new Map<string, string>()
    const twice = new Set<string>()
    for (const step of next) {
      if (cells.has(step)) continue
      for (const cell of this.after(step)) {
        if (found.has(cell)) twice.add(cell)
        else if (cells.has(cell) && !next.includes(cell)) found.set(cell, step)
      }
    }
    for (const cell of twice) found.delete(cell)
    return found
  }

  /** The move that is complete after a step, or the steps so far; null if nothing fits. */
  pick(step: string): { move: string } | { steps: Steps } | null {
    const steps = new Steps(this.choices, [...this.picked, step])
    const open = steps.open
    if (!open.length) return null
    const done = open.find(({ steps: all }) => all.length === steps.picked.length)
    return done ? { move: done.move } : { steps }
  }

  back(): Steps {
    return new Steps(this.choices, this.picked.slice(0, -1))
  }
}
