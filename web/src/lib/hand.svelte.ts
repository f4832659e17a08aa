import type { Drawing } from '../boards/board'
import type { Room } from './room.svelte'
import { Steps } from './steps'

/** The hand over the board: what it has touched so far, and what that leads to. */
export class Hand {
  #picked = $state.raw<readonly string[]>([])
  /** Dice chosen in any order before they are sent in the order of the board. */
  #gathered = $state.raw<readonly string[]>([])

  constructor(
    private readonly room: Room,
    private readonly drawing: () => Drawing,
  ) {}

  readonly steps = $derived.by(() => {
    const choices = this.room.state?.moves ?? []
    const steps = new Steps(choices, this.#picked)
    return steps.open.length ? steps : new Steps(choices)
  })
  readonly gathering = $derived.by(() => {
    const { state, chair } = this.room
    const mine = state?.moves.length && chair.seat === state.actor
    return mine ? (this.drawing().gathers?.(state.view) ?? null) : null
  })
  readonly busy = $derived(this.room.chair.waiting.length > 0)
  readonly #through = $derived.by(() => {
    const { state } = this.room
    return state ? this.steps.through(this.drawing().cells(state.view)) : new Map<string, string>()
  })
  readonly next = $derived(new Set(this.busy ? [] : [...this.steps.next, ...this.#through.keys()]))
  readonly picked = $derived([...this.steps.picked, ...(this.gathering ? this.#gathered : [])])

  touch(step: string): void {
    this.room.chair.link.catchUp()
    if (this.busy) return
    const { steps, gathering } = this
    if (gathering && this.next.has(step) && step !== gathering) {
      const had = this.#gathered.includes(step)
      this.#gathered = had ? this.#gathered.filter((other) => other !== step) : [...this.#gathered, step]
      return
    }
    if (gathering === step) return void this.#sendGathered(step)
    if (steps.picked.includes(step)) return this.back()
    const before = this.#through.get(step)
    if (before !== undefined) {
      this.#picked = [...steps.picked, before]
      return this.touch(step)
    }
    const found = steps.pick(step)
    if (found && 'move' in found) {
      this.#picked = []
      void this.room.play(found.move)
    } else if (found) {
      this.#picked = found.steps.picked
      this.room.refusal = null
    } else if (steps.picked.length && new Steps(steps.choices).next.includes(step)) {
      this.#picked = [step]
    } else {
      void this.room.ask([...steps.picked, step])
    }
  }

  back(): void {
    if (this.gathering) this.#gathered = []
    this.#picked = this.steps.back().picked
  }

  forget(): void {
    this.#picked = []
    this.#gathered = []
  }

  /** All at once: if the whole is refused nothing is chosen, and the hand keeps what it holds. */
  async #sendGathered(end: string): Promise<void> {
    // The legal moves stand in the order of the board, which is the order to name dice in.
    const chosen = this.room.state!.moves.filter(({ steps }) => this.#gathered.includes(steps[0]!))
    const last = this.room.state!.moves.find(({ steps }) => steps[0] === end)?.move ?? end
    if (await this.room.play(...chosen.map(({ move }) => move), last)) this.#gathered = []
  }
}
