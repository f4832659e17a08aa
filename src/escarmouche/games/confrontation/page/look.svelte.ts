import { prefer, preference } from '$page/lib/memory'
import type { Ahead } from '$page/lib/wire'
import type { Survey } from './skirmish'

type Asks = (moves: readonly string[], about: string | null) => Promise<Ahead>

/** What somebody looks at on the table: the fighter picked for looking, and what they want drawn. */
class Look {
  /** The fighter whose card is shown; the one that is asked about where this is null. */
  fighter = $state<string | null>(null)
  /** What would come of standing where the hand points, and what the rules tell of the fighter looked at. */
  prospect = $state.raw<{ fighter: string; length: number; touches: string[]; seen: string[]; charged: string[] } | null>(null)
  survey = $state.raw<(Survey & { fighter: string }) | null>(null)
  /** Whether it was agreed that nothing is measured before it is announced, and what one likes oneself. */
  announces = $state(false)
  rulers = $state(preference('measure') !== 'off')
  sights = $state(preference('sight') !== 'off')
  /** Whether distances, areas and odds are shown before anything is announced. */
  readonly measures = $derived(this.rulers && !this.announces)

  show(what: 'rulers' | 'sights', on: boolean): void {
    this[what] = on
    prefer(what === 'rulers' ? 'measure' : 'sight', on ? 'on' : 'off')
  }
}

export const look = new Look()

/** Answers about one position, each asked for once; a question that is refused has no answer. */
export class Foresight {
  readonly #known = new Map<string, Promise<Ahead | null>>()

  constructor(private readonly ask: Asks | undefined) {}

  after(moves: readonly string[], about: string | null = null): Promise<Ahead | null> {
    const key = JSON.stringify([moves, about])
    const known = this.#known.get(key) ?? (this.ask ? this.ask(moves, about).catch(() => null) : Promise.resolve(null))
    this.#known.set(key, known)
    return known
  }
}
