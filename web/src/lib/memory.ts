import type { Created, Joined, Seat } from './wire'

/** What this browser keeps: the keys of its seats, invites to pass on, a few preferences. */

export type Held = { seat: Seat; key: string; salt: string }
/** The other seat's salt, or the hash of it that was pledged. */
export type Bound = { salt: string | null; pledge: string | null }
/** What is kept of a room; `commitment` and `bound` are those seen before this browser's salt was told. */
type Kept = { seats: Held[]; invites: string[]; at: number; commitment?: string | null; bound?: Bound; over?: boolean }

const MOST_ROOMS = 60

export function random(size: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(size))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const BEGINNING = 'escarmouche.'
/** What could not be stored, because there is no storage or it is full: kept while the page is open. */
const forgetful = new Map<string, string>()

export function preference(name: string): string | null {
  try {
    return forgetful.get(name) ?? localStorage.getItem(BEGINNING + name)
  } catch {
    return null
  }
}

export function prefer(name: string, value: string): void {
  try {
    localStorage.setItem(BEGINNING + name, value)
    forgetful.delete(name)
  } catch {
    forgetful.set(name, value)
  }
}

/** The names of what is kept that begin so. */
export function keptNames(start: string): string[] {
  const all = new Set(forgetful.keys())
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(BEGINNING)) all.add(name.slice(BEGINNING.length))
  } catch {
    // There is no storage.
  }
  return [...all].filter((name) => name.startsWith(start))
}

export function forgetKept(name: string): void {
  forgetful.delete(name)
  try {
    localStorage.removeItem(BEGINNING + name)
  } catch {
    // Nothing was kept there.
  }
}

function rooms(): Record<string, Kept> {
  try {
    return JSON.parse(preference('rooms') ?? 'null') ?? {}
  } catch {
    return {}
  }
}

/** Games that go on before those that are over, then what was used last. */
function inOrder(kept: Record<string, Kept>): [string, Kept][] {
  const over = ({ over = false }: Kept) => Number(over)
  return Object.entries(kept).sort(([, one], [, other]) => over(one) - over(other) || other.at - one.at)
}

function keep(room: string, kept: Omit<Kept, 'at'>): void {
  const all = inOrder({ ...rooms(), [room]: { ...kept, at: Date.now() } })
  prefer('rooms', JSON.stringify(Object.fromEntries(all.slice(0, MOST_ROOMS))))
}

const held = (seat: Seat, key: string): Held => ({ seat, key, salt: random(12) })

export function seatsOf(room: string): Held[] {
  return rooms()[room]?.seats ?? []
}

export function invitesOf(room: string): string[] {
  return rooms()[room]?.invites ?? []
}

/** The commitment of the dice that was seen before a salt of ours was told. */
export function commitmentOf(room: string): string | null {
  return rooms()[room]?.commitment ?? null
}

/** What bound the other seat before a salt of ours was told. */
export function boundOf(room: string): Bound | null {
  return rooms()[room]?.bound ?? null
}

/** The rooms this browser has a seat in, those to go on with first. */
export function myRooms(): string[] {
  return inOrder(rooms()).flatMap(([room, { seats }]) => (seats.length ? [room] : []))
}

/** A room is used: what is used last is kept longest. */
export function visit(room: string, news: Pick<Kept, 'commitment' | 'bound' | 'over'> = {}): void {
  const kept = rooms()[room]
  if (kept) keep(room, { ...kept, ...news })
}

export function keepCreated({ room, keys, invites }: Created): void {
  const seats = Object.entries(keys).map(([seat, key]) => held(Number(seat) as Seat, key))
  keep(room.id, { seats, invites: Object.values(invites), commitment: room.commitment })
}

export function keepJoined({ room, seat, key }: Joined): void {
  const seats = [...seatsOf(room.id).filter((other) => other.seat !== seat), held(seat, key)]
  keep(room.id, { seats, invites: [], commitment: room.commitment })
}

/** The same keys open the next room, with the seats exchanged. */
export function keepRematch(room: string, next: string): void {
  const seats = seatsOf(room).map(({ seat, key }) => held((1 - seat) as Seat, key))
  if (seats.length && !seatsOf(next).length) keep(next, { seats, invites: [] })
}

export function forget(room: string): void {
  const { [room]: _, ...others } = rooms()
  prefer('rooms', JSON.stringify(others))
}
