import { own } from './texts.svelte'
import type {
  Ahead,
  Analysis,
  Challenge,
  Created,
  DiceProof,
  GameInfo,
  Hint,
  History,
  Joined,
  Odds,
  Problem,
  Replay,
  RoomAsked,
  RoomInfo,
  RulebookInfo,
  PushOffer,
  Ruled,
  Standing,
  ToServerJoin,
  ToServerPush,
  Watched,
  Ruling,
  Section,
  State,
  Text,
} from './wire'

/** A refusal of the server, in both languages. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null,
    readonly text: Text | null,
  ) {
    super(code)
  }
}

/** What the server said against it; where it said nothing, that it does not answer. */
export function refusalOf(error: unknown): Ruled {
  const { rule = null, text = null } = error instanceof Refused ? error : {}
  return { rule, text: text ?? own('web-offline') }
}

/** An answer of the server, or its refusal. */
export async function ask(method: string, path: string, body?: unknown, key?: string | null): Promise<Response> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (key) headers.Authorization = `Bearer ${key}`
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Refused('offline', null, null)
  }
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Refused(problem?.code ?? 'defect', problem?.rule ?? null, problem?.text ?? null)
}

async function get<T>(path: string, key?: string | null): Promise<T> {
  return (await ask('GET', path, undefined, key)).json() as Promise<T>
}

async function post<T>(path: string, body: unknown, key?: string | null): Promise<T> {
  return (await ask('POST', path, body, key)).json() as Promise<T>
}

/** After any version that a room has. */
const LATE = 1_000_000

const once = new Map<string, Promise<unknown>>()

/** What never changes while the page is open is asked for once. */
function kept<T>(path: string): Promise<T> {
  const known = once.get(path)
  if (known) return known as Promise<T>
  const asked = get<T>(path)
  once.set(path, asked)
  asked.catch(() => once.delete(path))
  return asked
}

export const catalog = () => kept<GameInfo[]>('api/catalog')
export const rulebooks = () => kept<RulebookInfo[]>('api/rulebooks')
export const rules = (game: string) => kept<Section[]>(`api/rules/${game}`)
/** Games between strangers that anyone may watch. */
export const watch = () => get<Watched[]>('api/watch')
export const introduce = (name: string, key: string) => ask('POST', 'api/players', { name, key })
export const ladder = (game: string, key: string | null) => get<Standing[]>(`api/ladder/${game}`, key)
export const push = () => kept<PushOffer>('api/push')
export const wantPush = (room: string, key: string, asked: ToServerPush) => ask('PUT', `api/rooms/${room}/push`, asked, key)
export const wantNoPush = (room: string, key: string) => ask('DELETE', `api/rooms/${room}/push`, undefined, key)
export const challenges = () => get<Challenge[]>('api/challenges')
/** A room; with a record it goes on from there. */
export const create = (asked: RoomAsked & { record?: string }) => post<Created>('api/rooms', asked)
/** How a room stands for whoever asks; what happened before is not of interest. */
export const look = (room: string, key: string | null = null) => get<{ room: RoomInfo; state: State }>(`api/rooms/${room}?since=${LATE}`, key)
export const join = (room: string, asked: ToServerJoin) => post<Joined>(`api/rooms/${room}/join`, asked)
export const whyNot = (room: string, steps: readonly string[], key: string | null) =>
  post<Ruling>(`api/rooms/${room}/why-not`, { steps }, key)
export const ahead = (room: string, steps: readonly string[], about: string | null, key: string | null) =>
  post<Ahead>(`api/rooms/${room}/ahead`, { steps, about }, key)
export const hint = (room: string, key: string | null) => post<Hint>(`api/rooms/${room}/hint`, {}, key)
export const odds = (room: string, key: string | null) => post<Odds>(`api/rooms/${room}/odds`, {}, key)
export const history = (room: string, since: number | null, key: string | null) =>
  get<History>(`api/rooms/${room}/history${since === null ? '' : `?since=${since}`}`, key)
export const record = async (room: string) => (await ask('GET', `api/rooms/${room}/record`)).text()
export const replay = (room: string) => get<Replay>(`api/rooms/${room}/replay`)
export const dice = (room: string) => get<DiceProof>(`api/rooms/${room}/dice`)
export const analyse = (record: string) => post<Analysis>('api/analyses', { record })
export const position = (game: string, text: string) => get<Replay>(`api/positions/${game}?${new URLSearchParams({ p: text })}`)
export const advice = (game: string, text: string) => get<Hint>(`api/positions/${game}/advice?${new URLSearchParams({ p: text })}`)
export const upload = (record: string) => post<Replay>('api/records', { record })

export function socketAddress(room: string): string {
  const address = new URL(`api/rooms/${room}/socket`, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.hash = ''
  return address.href
}
