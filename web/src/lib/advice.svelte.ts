import { refusalOf } from './api'
import { prefer, preference } from './memory'
import type { Room } from './room.svelte'
import type { Place } from './table'
import type { Hint, Odds } from './wire'

/** What the computer says about the decision at hand, on demand or each time. */
export class Advice {
  hint = $state.raw<Hint | null>(null)
  odds = $state.raw<Odds | null>(null)
  thinking = $state(false)
  weighing = $state(false)
  /** Asked for at every decision, until switched off. */
  guided = $state(preference('guide') === 'on')
  weighed = $state(preference('odds') === 'on')

  constructor(private readonly room: Room) {}

  /** Whether somebody here decides and may be helped. */
  readonly possible = $derived.by(() => {
    const { info, state, chair } = this.room
    return Boolean(info?.hints && state?.status === 'playing' && chair.seat !== null && state.actor === chair.seat)
  })

  async think(): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    const hint = await this.#ask((place) => place.hint())
    this.thinking = false
    if (hint) this.hint = hint
    else this.volunteer()
  }

  async weigh(): Promise<void> {
    this.weighing = true
    const odds = await this.#ask((place) => place.odds())
    this.weighing = false
    if (odds) this.odds = odds
    else this.volunteer()
  }

  guide(on: boolean): void {
    this.guided = on
    prefer('guide', on ? 'on' : 'off')
    if (on) this.volunteer()
    else this.hint = null
  }

  showOdds(on: boolean): void {
    this.weighed = on
    prefer('odds', on ? 'on' : 'off')
    if (on) this.volunteer()
    else this.odds = null
  }

  /** Another position: what was said about the last one is forgotten. */
  forget(): void {
    this.hint = null
    this.odds = null
  }

  /** Say what is to be said at every decision; where there is no choice there is nothing to advise. */
  volunteer(): void {
    const { state, chair, shared } = this.room
    if (!this.possible || chair.waiting.length) return
    const chooses = !shared && state!.moves.length > 1
    if (this.guided && chooses && !this.hint && !this.thinking) void this.think()
    if (this.weighed && !this.odds && !this.weighing) void this.weigh()
  }

  /** An answer that comes too late for its position is none; a refusal ends what is volunteered. */
  async #ask<Answer>(question: (place: Place) => Promise<Answer>): Promise<Answer | null> {
    const { chair } = this.room
    const { version } = chair.link
    try {
      const answer = await question(chair.place)
      return version === chair.link.version ? answer : null
    } catch (error) {
      this.room.refusal = refusalOf(error)
      this.guided = false
      this.weighed = false
      return null
    }
  }
}
