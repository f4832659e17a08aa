import type { Created, Joined, Seat } from './wire'

/** What this browser keeps: the keys of its seats, invites to pass on, a few preferences. */

export type Held = { seat: Seat; key: string; salt: string }
type Kept = { seats: Held[]; invites: string[]; at: number }

const MOST_ROOMS = 60

export function random(size: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(size))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function preference(name: string): string | null {
  try {
    return localStorage.getItem(`escarmouche.${name}`)
  } catch {
    return null
  }
}

export function prefer(name: string, value: string): void {
  try {
    localStorage.setItem(`escarmouche.${name}`, value)
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}

let forgetful: Record<string, Kept> = {}

function rooms(): Record<string, Kept> {
  try {
    return JSON.parse(preference('rooms') ?? 'null') ?? forgetful
  } catch {
    return forgetful
  }
}

function keep(room: string, kept: Kept): void {
  const newest = Object.entries({ ...rooms(), [room]: kept })
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST_ROOMS)
  forgetful = Object.fromEntries(newest)
  prefer('rooms', JSON.stringify(forgetful))
}

const held = (seat: Seat, key: string): Held => ({ seat, key, salt: random(12) })

export function seatsOf(room: string): Held[] {
  return rooms()[room]?.seats ?? []
}

export function invitesOf(room: string): string[] {
  return rooms()[room]?.invites ?? []
}

/** The rooms this browser has a seat in, the newest first. */
export function myRooms(): string[] {
  const found = Object.entries(rooms()).filter(([, { seats }]) => seats.length)
  return found.sort(([, one], [, other]) => other.at - one.at).map(([room]) => room)
}

export function keepCreated({ room, keys, invites }: Created): void {
  const seats = Object.entries(keys).map(([seat, key]) => held(Number(seat) as Seat, key))
  keep(room.id, { seats, invites: Object.values(invites), at: Date.now() })
}

export function keepJoined({ room, seat, key }: Joined): void {
  const seats = [...seatsOf(room.id).filter((other) => other.seat !== seat), held(seat, key)]
  keep(room.id, { seats, invites: [], at: Date.now() })
}

/** The same keys open the next room, with the seats exchanged. */
export function keepRematch(room: string, next: string): void {
  const seats = seatsOf(room).map(({ seat, key }) => held((1 - seat) as Seat, key))
  if (seats.length && !seatsOf(next).length) keep(next, { seats, invites: [], at: Date.now() })
}

export function forget(room: string): void {
  const { [room]: _, ...others } = rooms()
  forgetful = others
  prefer('rooms', JSON.stringify(others))
}
