import { refusalOf } from './api'
import { Advice } from './advice.svelte'
import type { Link } from './link'
import { random } from './memory'
import { Past } from './past.svelte'
import type { Place, Table } from './table'
import type { Act, LogItem, Refusal, RoomInfo, Ruled, Seat, State, What } from './wire'

/** What one seat (or a spectator) has been shown. */
export class Chair {
  seat = $state<Seat | null>(null)
  state = $state.raw<State | null>(null)
  log = $state.raw<LogItem[]>([])
  /** When the state came, for clocks that go on by themselves. */
  at = $state(0)
  connected = $state(true)
  waiting = $state<string[]>([])
  readonly past: Past
  readonly link: Link
  #settled = new Map<string, (good: boolean) => void>()

  constructor(
    private readonly room: Room,
    readonly place: Place,
  ) {
    this.seat = place.seat
    this.past = new Past((since) => place.history(since))
    this.link = place.sit({
      connected: (on) => (this.connected = on),
      welcome: (info, seat) => {
        room.info = info
        this.seat = seat
      },
      update: (_, log, state) => {
        const first = !this.state
        this.state = state
        this.at = performance.now()
        if (log.length) this.log = [...this.log, ...log]
        room.advice.forget()
        if (log.length || first) room.heard?.(this, log)
      },
      room: (info) => (room.info = info),
      presence: (here) => (room.here = here),
      acked: (id) => this.#settle(id, true),
      refused: (refusal) => this.#refused(refusal),
    })
  }

  send(act: Unnumbered): void {
    void this.sent(act)
  }

  /** Sends an act; the answer says whether it was accepted. */
  sent(act: Unnumbered): Promise<boolean> {
    const id = random(8)
    this.waiting = [...this.waiting, id]
    this.link.send({ ...act, id } as Act)
    return new Promise((settle) => this.#settled.set(id, settle))
  }

  #settle(id: string, good: boolean): void {
    this.waiting = this.waiting.filter((other) => other !== id)
    this.#settled.get(id)?.(good)
    this.#settled.delete(id)
  }

  #refused(refusal: Refusal): void {
    if (refusal.id) this.#settle(refusal.id, false)
    if (ENDING.includes(refusal.code)) {
      this.link.close()
      this.room.closed = refusal
    } else {
      this.room.refusal = refusal
    }
  }
}

/** Refusals after which there is nothing more to hear. */
const ENDING = ['unknown-room', 'unknown-key', 'elsewhere']

type Unnumbered = Act extends infer One ? (One extends Act ? Omit<One, 'id'> : never) : never

/**
 * A table as this browser takes part in it: one chair for each of its places. With two seats on one
 * screen the chair of whoever decides is shown.
 */
export class Room {
  info = $state.raw<RoomInfo | null>(null)
  chairs = $state.raw<Chair[]>([])
  /** Which seats have the room open; null where nobody knows. */
  here = $state.raw<[boolean | null, boolean | null]>([null, null])
  refusal = $state.raw<Ruled | null>(null)
  closed = $state.raw<Ruled | null>(null)
  readonly advice = new Advice(this)
  /** Told of each new part of the log, and when there is something to see at all. */
  heard: ((chair: Chair, log: LogItem[]) => void) | null = null

  constructor(readonly table: Table) {
    this.chairs = table.places.map((place) => new Chair(this, place))
  }

  /** The chair to show. */
  readonly chair = $derived.by(() => {
    const acting = this.chairs.find(({ seat, state }) => state && seat === state.actor)
    return acting ?? this.chairs[0]!
  })
  readonly state = $derived(this.chair.state)
  readonly connected = $derived(this.chairs.every(({ connected }) => connected))
  readonly shared = $derived(this.chairs.length > 1)
  /** Whether what was entered last at one screen with real dice may be taken back: that is kept at hand. */
  readonly takesBack = $derived(this.shared && this.info?.dice === 'typed' && this.state?.status === 'playing' && this.state.takeback)
  readonly watching = $derived(this.chair.seat === null)

  /** Plays a move, or several of a secret at one go; the answer says whether it was accepted. */
  play(...moves: string[]): Promise<boolean> {
    this.refusal = null
    return this.chair.sent({ type: 'move', move: moves.join(','), after: this.chair.link.version })
  }

  offer(what: What): void {
    this.chair.send({ type: 'offer', what })
  }

  answer(what: What, accept: boolean): void {
    const other = this.chairs.find(({ seat }) => this.state?.offers.some((offer) => offer.what === what && offer.seat !== seat))
    ;(other ?? this.chair).send({ type: 'answer', what, accept })
  }

  withdraw(what: What): void {
    this.chair.send({ type: 'answer', what, accept: false })
  }

  resign(): void {
    this.chair.send({ type: 'resign' })
  }

  /** Why not? The referee answers about what was touched, if somebody here is to decide. */
  async ask(steps: readonly string[]): Promise<void> {
    const { state, chair } = this
    if (!state || state.status !== 'playing' || chair.seat === null || chair.seat !== state.actor) return
    try {
      this.refusal = (await chair.place.whyNot(steps)) ?? state.prompt
    } catch (error) {
      this.refusal = refusalOf(error)
    }
  }

  /** Look back at the position after a play of a log item, or simply back. */
  async lookBack(version?: number, play = 0): Promise<void> {
    const { past } = this.chair
    try {
      await (version === undefined ? past.begin() : past.show(version, play))
    } catch (error) {
      this.refusal = refusalOf(error)
    }
  }

  hurry(): void {
    for (const { link } of this.chairs) link.hurry()
  }

  close(): void {
    for (const { link } of this.chairs) link.close()
    this.table.close()
  }
}
