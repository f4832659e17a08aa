import * as api from './api'
import { pledgeOf } from './dice'
import { Link, type Listener, type Socket } from './link'
import { keepRematch, seatsOf, visit, type Held } from './memory'
import type { Place, Table } from './table'
import type { Refusal, RoomInfo, Seat, State } from './wire'

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

/** The ids of what this seat adds to the dice: the server takes each once, however often it is sent. */
const PLEDGE = 'pledge'
const SALT = 'salt'
/** Milliseconds after which it is sent again when the server could not store it. */
const AGAIN = 1_000

class RemotePlace implements Place {
  readonly seat: Seat | null
  readonly #key: string | null

  constructor(
    private readonly room: string,
    private readonly held: Held | null,
  ) {
    this.seat = held?.seat ?? null
    this.#key = held?.key ?? null
  }

  sit(listener: Listener): Link {
    const open = () => new WebSocket(api.socketAddress(this.room)) as unknown as Socket
    let info: RoomInfo
    const add = () => void addToDice(this.held, info, link)
    const link: Link = new Link(open, this.#key, {
      ...listener,
      welcome: (room, seat) => {
        info = room
        listener.welcome(room, seat)
        add()
      },
      room: (room) => {
        info = room
        listener.room(room)
        add()
      },
      update: (version, log, state) => {
        this.#remember(state)
        listener.update(version, log, state)
      },
      refused: (refusal) => {
        if (!isOfDice(refusal)) listener.refused(refusal)
        else if (refusal.code === 'unavailable') setTimeout(add, AGAIN)
      },
    })
    return link
  }

  hint = () => api.hint(this.room, this.#key)
  odds = () => api.odds(this.room, this.#key)
  history = (since: number | null) => api.history(this.room, since, this.#key)

  ahead = (steps: readonly string[], about: string | null) => api.ahead(this.room, steps, about, this.#key)

  whyNot = async (steps: readonly string[]) => (await api.whyNot(this.room, steps, this.#key)).why

  #remember(state: State): void {
    if (state.status === 'over') visit(this.room, { over: true })
    if (state.rematch) keepRematch(this.room, state.rematch)
  }
}

/** Nobody is shown these: when both seats pledge at once, one of them is told to give its salt. */
const isOfDice = ({ id }: Refusal) => id === PLEDGE || id === SALT

/**
 * Tells this seat's salt once the other seat can no longer choose its own, and until then only pledges
 * it. What the commitment and the other's pledge or salt were is kept first, to be compared at the end.
 */
export async function addToDice(held: Held | null, info: RoomInfo, link: Pick<Link, 'say'>): Promise<void> {
  const { id: room, commitment, pledges, salts } = info
  if (!held || !commitment || salts[held.seat] !== null) return
  const { seat, salt } = held
  const other = { salt: salts[1 - seat]!, pledge: pledges[1 - seat]! }
  if (other.salt !== null || other.pledge !== null) {
    visit(room, { commitment, bound: other })
    link.say({ type: 'salt', id: SALT, salt })
  } else if (pledges[seat] === null) {
    visit(room, { commitment })
    // A page from an address without encryption cannot hash, and trusts whoever sent it anyway.
    if (!globalThis.crypto.subtle) link.say({ type: 'salt', id: SALT, salt })
    else link.say({ type: 'pledge', id: PLEDGE, pledge: await pledgeOf(salt) })
  }
}
