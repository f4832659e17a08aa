import * as api from './api'
import { Link, type Listener, type Socket } from './link'
import { commitmentOf, keepRematch, seatsOf, visit, type Held } from './memory'
import type { Place, Table } from './table'
import type { LogItem, RoomInfo, Seat, State } from './wire'

/** A room of the server, with the seats this browser has keys of. */
export class RemoteTable implements Table {
  readonly kind = 'room'
  readonly places: readonly RemotePlace[]

  constructor(readonly id: string) {
    visit(id)
    const held = seatsOf(id)
    this.places = held.length ? held.map((seat) => new RemotePlace(id, seat)) : [new RemotePlace(id, null)]
  }

  record = () => api.record(this.id)
  close = () => {}
}

class RemotePlace implements Place {
  readonly seat: Seat | null
  readonly #key: string | null
  /** What hello says; a rematch has no salt in it before the welcome brings the commitment. */
  readonly #greeting: { key: string; salt: string | null } | null
  #info: RoomInfo | null = null
  #salted = false

  constructor(
    private readonly room: string,
    private readonly held: Held | null,
  ) {
    this.seat = held?.seat ?? null
    this.#key = held?.key ?? null
    this.#greeting = held && { key: held.key, salt: commitmentOf(room) && held.salt }
  }

  sit(listener: Listener): Link {
    const open = () => new WebSocket(api.socketAddress(this.room)) as unknown as Socket
    const link: Link = new Link(open, this.#greeting, {
      ...listener,
      welcome: (room, seat) => {
        this.#info = room
        listener.welcome(room, seat)
      },
      update: (version, log, state) => {
        this.#remember(link, log, state)
        listener.update(version, log, state)
      },
    })
    return link
  }

  hint = () => api.hint(this.room, this.#key)
  odds = () => api.odds(this.room, this.#key)
  history = (since: number | null) => api.history(this.room, since, this.#key)

  whyNot = async (steps: readonly string[]) => (await api.whyNot(this.room, steps, this.#key)).why

  #remember(link: Link, log: LogItem[], state: State): void {
    this.#salted ||= log.some(({ kind, seat }) => kind === 'salt' && seat === this.seat)
    this.#tellSalt(link)
    if (state.status === 'over') visit(this.room, { over: true })
    if (state.rematch) keepRematch(this.room, state.rematch)
  }

  /** Only after the commitment is kept, so that the secret cannot have been chosen to fit the salt. */
  #tellSalt(link: Link): void {
    const commitment = this.#info?.commitment
    if (!this.#greeting || this.#greeting.salt || !commitment || this.#salted) return
    visit(this.room, { commitment })
    this.#greeting.salt = this.held!.salt
    link.greet()
  }
}
