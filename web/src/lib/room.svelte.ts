import * as api from './api'
import { Link, type Socket } from './link'
import { keepRematch, random, seatsOf, type Held } from './memory'
import type { Act, Hint, LogItem, Refusal, RoomInfo, Ruled, Seat, State, View, What } from './wire'

/** What one seat (or a spectator) has been shown. */
export class Chair {
  seat = $state<Seat | null>(null)
  state = $state.raw<State | null>(null)
  log = $state.raw<LogItem[]>([])
  /** When the state came, for clocks that go on by themselves. */
  at = $state(0)
  connected = $state(true)
  waiting = $state<string[]>([])
  /** Positions seen since the page was opened, by version. */
  views = new Map<number, View>()
  #settled = new Map<string, (good: boolean) => void>()
  readonly link: Link

  constructor(
    private readonly table: Room,
    readonly held: Held | null,
  ) {
    this.seat = held?.seat ?? null
    const open = () => new WebSocket(socketAddress(table.id)) as unknown as Socket
    this.link = new Link(open, held, {
      connected: (on) => (this.connected = on),
      welcome: (room, seat) => {
        table.info = room
        this.seat = seat
      },
      update: (version, log, state) => {
        this.state = state
        this.views.set(version, state.view)
        this.at = performance.now()
        if (log.length) this.log = [...this.log, ...log]
        table.hint = null
        if (state.rematch) keepRematch(table.id, state.rematch)
        if (log.length) table.heard?.(this, log)
      },
      room: (room) => (table.info = room),
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
    if (['unknown-room', 'unknown-key'].includes(refusal.code)) {
      this.link.close()
      this.table.closed = refusal
    } else {
      this.table.refusal = refusal
    }
  }
}

type Unnumbered = Act extends infer One ? (One extends Act ? Omit<One, 'id'> : never) : never

/**
 * A room as this browser takes part in it: one chair for each seat it has a key of, or one that
 * watches. With two seats on one screen the chair of whoever decides is shown.
 */
export class Room {
  info = $state.raw<RoomInfo | null>(null)
  chairs = $state.raw<Chair[]>([])
  refusal = $state.raw<Ruled | null>(null)
  closed = $state.raw<Ruled | null>(null)
  hint = $state.raw<Hint | null>(null)
  thinking = $state(false)
  /** Told of each new part of the log. */
  heard: ((chair: Chair, log: LogItem[]) => void) | null = null

  constructor(readonly id: string) {
    const held = seatsOf(id)
    this.chairs = held.length ? held.map((seat) => new Chair(this, seat)) : [new Chair(this, null)]
  }

  /** The chair to show. */
  readonly chair = $derived.by(() => {
    const acting = this.chairs.find(({ seat, state }) => state && seat === state.actor)
    return acting ?? this.chairs[0]!
  })
  readonly state = $derived(this.chair.state)
  readonly connected = $derived(this.chairs.every(({ connected }) => connected))
  readonly shared = $derived(this.chairs.length > 1)
  readonly watching = $derived(this.chair.seat === null)

  play(move: string): void {
    this.refusal = null
    this.chair.send({ type: 'move', move, after: this.chair.link.version })
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

  async ask(move: string): Promise<void> {
    try {
      const { why } = await api.whyNot(this.id, move, this.chair.held?.key ?? null)
      this.refusal = why
    } catch (error) {
      this.refusal = refusalOf(error)
    }
  }

  async think(): Promise<void> {
    this.thinking = true
    try {
      this.hint = await api.hint(this.id, this.chair.held?.key ?? null)
    } catch (error) {
      this.refusal = refusalOf(error)
    } finally {
      this.thinking = false
    }
  }

  hurry(): void {
    for (const { link } of this.chairs) link.hurry()
  }

  close(): void {
    for (const { link } of this.chairs) link.close()
  }
}

export function refusalOf(error: unknown): Ruled | null {
  return error instanceof api.Refused && error.text ? { rule: error.rule, text: error.text } : null
}

function socketAddress(room: string): string {
  const secure = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${secure}://${location.host}/api/rooms/${room}/socket`
}
