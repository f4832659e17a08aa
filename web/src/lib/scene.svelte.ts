import type { Drawing } from '../boards/board'
import { drawingOf } from '../boards/drawings'
import { Hand } from './hand.svelte'
import { me } from './me.svelte'
import type { Room } from './room.svelte'
import { sight } from './sight.svelte'
import { knows, read, say } from './texts.svelte'
import { standing } from './told'
import type { By, MoveOdds, Play, Ruled, Seat, Valued, View } from './wire'

/** How much of the log was lately: more than one blow with its parry and its wound. */
const LATELY = 24

/** What is to be drawn of a room: the position looked at, what may be touched, what is marked. */
export class Scene {
  /** The choice of the odds that is shown on the board. */
  pointed = $state<string | null>(null)
  /** The seat that has taken the screen over to decide in secret. */
  #handedTo = $state<Seat | null>(null)
  readonly hand: Hand

  constructor(private readonly room: Room) {
    this.hand = new Hand(room, () => this.drawing)
  }

  readonly game = $derived(this.room.info?.game ?? '')
  readonly drawing = $derived(drawingOf(this.game))
  readonly seat = $derived<Seat>(this.room.chair.seat ?? 0)
  /** Who sits at the lower side of the table. */
  readonly bottom = $derived<Seat>(this.room.shared ? (this.room.chairs[0]!.seat ?? 0) : this.seat)
  readonly past = $derived(this.room.chair.past)
  readonly view = $derived<View | undefined>(this.past.moment?.view ?? this.room.state?.view)
  /** Whether the present is shown, and goes on. */
  readonly live = $derived(this.past.at === null && this.room.state?.status === 'playing')
  readonly next = $derived.by<ReadonlySet<string>>(() => (this.live ? this.hand.next : new Set()))
  readonly picked = $derived.by(() => (this.live ? this.hand.picked : []))

  /** What may be chosen beside the board. */
  readonly choices = $derived.by(() => {
    const { gathering, busy } = this.hand
    const { state } = this.room
    const cells = state ? this.drawing.cells(state.view) : new Set<string>()
    const beside = [...this.next].filter((step) => !cells.has(step))
    return gathering && !beside.includes(gathering) && !busy ? [...beside, gathering] : beside
  })

  /** The best known move that goes on from what was picked. */
  readonly advised = $derived.by<Valued | null>(() => {
    const open = new Set(this.hand.steps.open.map(({ move }) => move))
    return this.room.advice.hint?.moves.find(({ move }) => open.has(move)) ?? null
  })

  /** What the advised move, or the one pointed at, still touches; of a secret all its pieces. */
  readonly best = $derived.by<readonly string[]>(() => {
    const { steps, gathering, picked } = this.hand
    const { hint } = this.room.advice
    if (!this.live) return []
    const stepsOf = (move: string) => steps.choices.find((choice) => choice.move === move)?.steps ?? []
    if (!this.pointed && gathering && hint) return hint.plan.flatMap(({ move }) => stepsOf(move)).filter((step) => !picked.includes(step))
    return steps.left(stepsOf(this.pointed ?? this.advised?.move ?? '')) ?? []
  })

  readonly threats = $derived.by(() => {
    if (!this.live || !sight.threats) return []
    const { threats } = this.room.state!
    return this.room.watching ? threats.flat() : threats[this.seat]
  })

  /** What happened at the moment looked back at, or was expected there. */
  readonly reviewed = $derived.by<Ruled | null>(() => {
    const { moment } = this.past
    return moment && (moment.play?.events[0] ?? moment.prompt)
  })

  /** What happened so far, without what was taken back. */
  readonly log = $derived.by(() => standing(this.room.chair.log).filter(({ kind }) => kind !== 'say' || !me.muted))

  /** What the last decision touched. */
  readonly last = $derived.by(() => {
    const { moment } = this.past
    const plays = moment ? [moment.play] : this.log.flatMap((item) => item.plays)
    const play = plays.findLast((each) => each && each.by !== 'chance')
    return play && this.view ? touched(this.drawing, this.view, play) : []
  })

  /** What was told last, sentence by sentence. */
  readonly told = $derived.by<readonly Ruled[]>(() => {
    const { moment } = this.past
    const plays = moment ? (moment.play ? [moment.play] : []) : this.log.slice(-LATELY).flatMap((item) => item.plays)
    return plays.flatMap(({ events }) => events)
  })

  /** The odds of what can still be chosen with what was picked. */
  readonly weighed = $derived.by<MoveOdds[]>(() => {
    if (!this.live) return []
    const open = new Set(this.hand.steps.open.map(({ move }) => move))
    return this.room.advice.odds?.moves.filter(({ move }) => open.has(move)) ?? []
  })

  /** What the next steps are worth, if a hint was asked for. */
  readonly values = $derived.by(() => {
    const found = new Map<string, number>()
    const { hint } = this.room.advice
    if (!hint || !this.room.state || this.room.state.secret) return found
    const { open } = this.hand.steps
    const worth = new Map(hint.moves.map(({ move, value }) => [move, this.own(value)]))
    for (const { move, steps } of open) {
      const step = this.hand.steps.left(steps)![0]!
      const value = worth.get(move)
      if (value !== undefined) found.set(step, Math.max(found.get(step) ?? 0, value))
    }
    return found
  })

  /** A chance of the first seat as one of whoever looks. */
  own(value: number): number {
    return this.seat === 0 ? value : 1 - value
  }

  /** Whether the screen waits for the one who decides in secret. */
  readonly handover = $derived.by(() => {
    const { shared, state, chair } = this.room
    return Boolean(shared && state?.secret && state.status === 'playing' && this.#handedTo !== chair.seat)
  })

  takeOver(): void {
    this.#handedTo = this.room.chair.seat
  }

  /** Once a secret is out the next one begins with handing over. */
  forgetHandover(): void {
    if (!this.room.state?.secret) this.#handedTo = null
  }

  /** The milliseconds a seat has left. */
  left(of: Seat, now: number): number | null {
    const { state, chair } = this.room
    if (!state?.clock) return null
    const gone = state.clock.running === of && state.status === 'playing' ? now - chair.at : 0
    return state.clock.left[of] - gone
  }

  /** Who decides in the position shown. */
  readonly actor = $derived.by<By | null>(() => {
    const { moment } = this.past
    const { state } = this.room
    return moment ? moment.actor : state?.status === 'playing' ? state.actor : null
  })

  isActive(of: Seat): boolean {
    return this.actor === of || this.#typesDice(of)
  }

  /** Whether real dice are waited for, which the lower side of the table types in. */
  #typesDice(of: Seat): boolean {
    return this.live && this.actor === 'chance' && of === this.bottom && this.room.state!.moves.length > 0
  }

  /** What is expected of a seat. */
  note(of: Seat): string {
    if (!this.live || !this.isActive(of)) return ''
    if (this.#typesDice(of)) return read(this.room.state!.prompt)
    if (this.room.info!.seats[of].kind === 'computer') return say('web-thinking')
    if (!this.room.chairs.some((chair) => chair.seat === of)) return say('web-their-turn')
    if (this.hand.busy) return say('web-sending')
    const expected = `web-expect-${this.room.state!.prompt.rule}`
    return knows(expected) ? say(expected) : say('web-your-turn')
  }

  /** What a seat said, until something else happens. */
  saying(of: Seat): string {
    const last = this.log.at(-1)
    return last?.kind === 'say' && last.seat === of ? read(last.text) : ''
  }

  /** Whether it is for somebody here to decide. */
  readonly mine = $derived.by(() => {
    const { state, chairs } = this.room
    return state?.status === 'playing' && chairs.some(({ seat }) => seat !== null && seat === state.actor)
  })

  /** What the other seat did last. */
  deed(of: Seat): string {
    const { shared, chair } = this.room
    if (shared || chair.seat === of || !this.live) return ''
    const play = this.log.flatMap(({ plays }) => plays).findLast(({ by }) => by === of)
    return read(play?.events[0]?.text)
  }
}

/** The cells that a decision touched. */
export function touched(drawing: Drawing, view: View, { by, steps }: Play): string[] {
  const cells = drawing.cells(view)
  return by === 'chance' ? [] : steps.filter((step) => cells.has(step))
}
