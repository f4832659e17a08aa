import type { Begun } from '../engine/battle'
import type { Entry } from './merge'

/** Where the phones of one battle meet: a list of entries on the server that only grows. */

export type Shared = { battle: string; key: string }

/** A meeting place for a battle, with what it began with. */
export async function meetingPlace(begun: object): Promise<Shared> {
  return asked<Shared>('api/battles', begun)
}

/** What a battle that others play began with. */
export async function joined({ battle, key }: Shared): Promise<{ name: string } & Begun> {
  const answer = await fetch(`api/battles/${battle}`, { headers: { authorization: `Bearer ${key}` } })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json() as Promise<{ name: string } & Begun>
}

/** What was told so far of each battle, and up to where its list was read. */
const read = new Map<string, { told: Set<string>; since: number }>()

type Told = { since: number; phones: number; more: boolean; entries: Entry[] }
const AT_ONCE = 100 // entries; the server takes bodies of a limited size only

export async function exchange(shared: Shared, phone: string, known: readonly Entry[]): Promise<{ phones: number; entries: Entry[] }> {
  const place = read.get(shared.battle) ?? { told: new Set<string>(), since: 0 }
  read.set(shared.battle, place)
  const fresh = known.filter((entry) => entry.phone === phone && !place.told.has(`${entry.seq}`))
  const entries: Entry[] = []
  for (;;) {
    const some = fresh.splice(0, AT_ONCE)
    const answer = await asked<Told>(`api/battles/${shared.battle}/entries`, { phone, since: place.since, entries: some }, shared.key)
    for (const { seq } of some) place.told.add(`${seq}`)
    place.since = answer.since
    entries.push(...answer.entries)
    if (!fresh.length && !answer.more) return { phones: answer.phones, entries }
  }
}

async function asked<T>(path: string, body: object, key?: string): Promise<T> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json() as Promise<T>
}
