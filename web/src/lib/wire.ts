/** The messages of docs/server-protocol.md, as the page uses them. */

export type Language = 'fr' | 'en'
export type Text = Record<Language, string>
export type Seat = 0 | 1
export type Ruled = { rule: string | null; text: Text }
export type View = Record<string, unknown>

export type Option = {
  name: string
  title: Text
  values: string[]
  /** The words for `values`, in the same order. */
  names: Text[]
  /** Values of which one may be given to each seat. */
  pair: { value: string; name: Text }[]
  default: string
  free: boolean
  text: Text
}
export type GameInfo = {
  name: string
  title: Text
  seats: [Text, Text]
  seat_names: [string, string]
  rules_version: number
  options: Option[]
}
export type Section = { title: Text; rules: { id: string; origin: string[]; text: Text }[] }

export type SeatAsked = { kind: 'you' | 'friend' | 'open' | 'computer'; level?: number }
export type ClockAsked =
  | { kind: 'bank'; seconds: number; increment: number }
  | { kind: 'days'; days: number }
export type RoomAsked = {
  game: string
  options?: Record<string, string>
  seats: [SeatAsked, SeatAsked]
  clock?: ClockAsked | null
  dice?: 'fair' | 'typed'
  rated?: boolean
}

export type SeatInfo = { name: Text; kind: 'person' | 'computer'; level: number | null; taken: boolean }
export type RoomInfo = {
  id: string
  game: string
  title: Text
  options: Record<string, string>
  seats: [SeatInfo, SeatInfo]
  clock: ClockAsked | null
  dice: 'fair' | 'typed'
  commitment: string | null
  rated: boolean
  hints: boolean
  created: number
}
export type Created = { room: RoomInfo; keys: Record<string, string>; invites: Record<string, string> }
export type Joined = { room: RoomInfo; seat: Seat; key: string }
export type Challenge = { room: RoomInfo; seat: Seat }

export type Choice = { move: string; steps: string[] }
export type By = Seat | 'chance'
export type Play = { by: By; move: string; events: Ruled[] }
export type LogItem = {
  version: number
  kind: 'join' | 'salt' | 'move' | 'takeback' | 'offer' | 'answer' | 'resign' | 'time'
  seat: Seat | null
  plays: Play[]
  text: Text | null
}
export type What = 'draw' | 'takeback' | 'rematch'
export type State = {
  status: 'waiting' | 'playing' | 'over'
  position: string
  view: View
  /** What each seat could lose next. */
  threats: [string[], string[]]
  actor: By | null
  secret: boolean
  prompt: Ruled
  moves: Choice[]
  clock: { left: [number, number]; running: Seat | null } | null
  offers: { what: What; seat: Seat }[]
  takeback: boolean
  result: { winner: Seat | null; reason: string; text: Text } | null
  rematch: string | null
}

export type Act =
  | { type: 'move'; id: string; move: string; after: number | null }
  | { type: 'offer'; id: string; what: What }
  | { type: 'answer'; id: string; what: What; accept: boolean }
  | { type: 'resign'; id: string }
export type ToServer =
  | { type: 'hello'; key: string | null; salt: string | null; since: number | null }
  | { type: 'ping' }
  | Act
export type Refusal = { type: 'refusal'; id: string | null; code: string; rule: string | null; text: Text }
export type ToClient =
  | { type: 'welcome'; room: RoomInfo; seat: Seat | null }
  | { type: 'update'; version: number; log: LogItem[]; state: State }
  | { type: 'room'; room: RoomInfo }
  | { type: 'ack'; id: string; version: number }
  | Refusal
  | { type: 'pong' }

export type Ruling = { legal: boolean; why: Ruled | null }
export type Valued = { move: string; event: Ruled; value: number; margin: number; share: number }
export type Hint = { move: string; value: number; exact: boolean; moves: Valued[] }
export type Roll = { event: Ruled; moves: string[]; chance: string; probability: number }
export type MoveOdds = { move: string; win: number; rolls: Roll[] }
export type Odds = { version: number; exact: boolean; moves: MoveOdds[] }
export type Label = 'blunder' | 'mistake' | 'slip'
export type Judged = { by: By; move: string; value: number; lost: number; label: Label | null; best: string | null }
export type Ledger = {
  dice: number
  decisions: number
  secrets: number
  own_decisions: number
  mistakes: Record<string, number>
}
export type Analysis = { start: number; steps: Judged[]; ledgers: [Ledger, Ledger] }
export type ReplayStep = { play: Play | null; position: string; view: View; actor: By | null; prompt: Ruled }
export type Moment = ReplayStep & { version: number }
export type History = { version: number; moments: Moment[] }
export type Replay = {
  game: string
  title: Text
  tags: Record<string, string>
  result: string
  dice: 'fair' | 'seeded' | 'typed' | 'unrevealed'
  record: string
  steps: ReplayStep[]
}
export type FairRoll = { number: number; weights: number[]; moves: string[]; outcome: number }
export type DiceProof = {
  commitment: string
  secret: string
  id: string
  salts: [string, string]
  rolls: FairRoll[]
}
export type Problem = { code: string; detail: string; rule: string | null; text: Text | null }
