import * as api from './api'
import { Advice } from './advice.svelte'
import { Link, type Socket } from './link'
import { commitmentOf, keepRematch, random, seatsOf, visit, type Held } from './memory'
import { Past } from './past.svelte'
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
  #settled = new Map<string, (good: boolean) => void>()
  /** What hello says; a rematch has no salt in it before the welcome brings the commitment. */
  readonly #greeting: { key: string; salt: string | null } | null
  readonly link: Link

  constructor(
    private readonly table: Room,
    readonly held: Held | null,
  ) {
    this.seat = held?.seat ?? null
    this.#greeting = held && { key: held.key, salt: commitmentOf(table.id) && held.salt }
    this.past = new Past((since) => api.history(table.id, since, held?.key ?? null))
    const open = () => new WebSocket(socketAddress(table.id)) as unknown as Socket
    this.link = new Link(open, this.#greeting, {
      connected: (on) => (this.connected = on),
      welcome: (room, seat) => {
        table.info = room
        this.seat = seat
      },
      update: (_, log, state) => {
        this.state = state
        this.at = performance.now()
        if (log.length) this.log = [...this.log, ...log]
        table.advice.forget()
        this.#tellSalt()
        if (state.status === 'over') visit(table.id, { over: true })
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

  /** Only after the commitment is kept, so that the secret cannot have been chosen to fit the salt. */
  #tellSalt(): void {
    const { id, info } = this.table
    if (!this.#greeting || this.#greeting.salt || !info?.commitment) return
    if (this.log.some(({ kind, seat }) => kind === 'salt' && seat === this.seat)) return
    visit(id, { commitment: info.commitment })
    this.#greeting.salt = this.held!.salt
    this.link.greet()
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
  /** What was tried when the referee refused. */
  tried = $state<string | null>(null)
  readonly advice = new Advice(this)
  /** Told of each new part of the log. */
  heard: ((chair: Chair, log: LogItem[]) => void) | null = null

  constructor(readonly id: string) {
    visit(id)
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

  /** Plays a move, or several of a secret at one go; the answer says whether it was accepted. */
  play(...moves: string[]): Promise<boolean> {
    this.refusal = null
    this.tried = moves.length > 1 ? null : moves[0]!
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

  /** Why not? */
  async ask(move: string): Promise<void> {
    this.tried = move
    try {
      const { why } = await api.whyNot(this.id, move, this.chair.held?.key ?? null)
      this.refusal = why
    } catch (error) {
      this.refusal = api.refusalOf(error)
    }
  }

  /** Look back at the position after a play of a log item, or simply back. */
  async lookBack(version?: number, play = 0): Promise<void> {
    const { past } = this.chair
    try {
      await (version === undefined ? past.begin() : past.show(version, play))
    } catch (error) {
      this.refusal = api.refusalOf(error)
    }
  }

  hurry(): void {
    for (const { link } of this.chairs) link.hurry()
  }

  close(): void {
    for (const { link } of this.chairs) link.close()
  }
}

function socketAddress(room: string): string {
  const secure = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${secure}://${location.host}/api/rooms/${room}/socket`
}
