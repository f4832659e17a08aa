/** The messages of docs/server-protocol.md. Written by scripts/wire_types.py. */

export type Language = 'fr' | 'en'
export type View = Record<string, unknown>

export type Seat = 0 | 1
export type By = Seat | 'chance'
export type What = 'draw' | 'takeback' | 'rematch'
export type Label = 'blunder' | 'mistake' | 'slip'
export type ClockAsked = Bank | Days
export type Act = ToServerMove | ToServerPledge | ToServerSalt | ToServerOffer | ToServerAnswer | ToServerResign | ToServerSay
export type ToServer = Act | ToServerHello | ToServerPing
export type ToClient = ToClientWelcome | ToClientUpdate | ToClientRoom | ToClientPresence | ToClientAck | Refusal | ToClientPong

/** One sentence in every language. */
export type Text = { fr: string; en: string }

/** A sentence and the rule it follows from (none for what happens around a game). */
export type Ruled = { rule: string | null; text: Text }

/** Who is to take a seat: the creator, a friend with a link, anyone, or the computer. */
export type SeatAsked = { kind: 'you' | 'friend' | 'open' | 'computer'; level?: number | null }

/** Time for the whole game and for each turn, in seconds. */
export type Bank = { kind: 'bank'; seconds: number; increment?: number }

/** Days for each turn. */
export type Days = { kind: 'days'; days: number }

/** Who comes: a name to show, and in a rated game the key of a player known here. */
export type Introduced = { name?: string | null; player?: string | null }

export type RoomAsked = {
  name?: string | null
  player?: string | null
  game: string
  options?: Record<string, string>
  seats: [SeatAsked, SeatAsked]
  clock?: ClockAsked | null
  dice?: 'fair' | 'typed'
  rated?: boolean
  record?: string | null
}

export type ToServerJoin = { name?: string | null; player?: string | null; invite?: string | null }

/** A name to be known by, and the key that only this player has. */
export type ToServerPlayer = { name: string; key: string }

export type PushKeys = { p256dh: string; auth: string }

/** Where a browser wants to be told that it is its seat's turn (a push subscription). */
export type ToServerPush = { endpoint: string; keys: PushKeys; language?: 'fr' | 'en' }

/** A move that somebody asks about, in notation or as what a hand touched so far. */
export type ToServerTry = { move?: string | null; steps?: string[] | null }

/** What a hand would touch, a move each, and a piece to tell more about. */
export type ToServerAhead = { steps: string[]; about?: string | null }

export type ToServerRecord = { record: string }

/** The first message of a socket; without a key one watches. */
export type ToServerHello = {
  type: 'hello'
  key?: string | null
  salt?: string | null
  since?: number | null
}

/** Decisions, or in a room with typed dice faces; `after` is the version they answer. */
export type ToServerMove = { type: 'move'; id: string; move: string; after?: number | null }

/** The SHA-256 of the salt that this seat will show once the other seat's is in. */
export type ToServerPledge = { type: 'pledge'; id: string; pledge: string }

export type ToServerSalt = { type: 'salt'; id: string; salt: string }

export type ToServerOffer = { type: 'offer'; id: string; what: What }

/** Yes or no to the other seat's offer; no to one's own withdraws it. */
export type ToServerAnswer = { type: 'answer'; id: string; what: What; accept: boolean }

export type ToServerResign = { type: 'resign'; id: string }

/** One of a few phrases; whoever does not want to hear them mutes them. */
export type ToServerSay = {
  type: 'say'
  id: string
  phrase: 'hello' | 'good-luck' | 'well-played' | 'thanks' | 'oops' | 'one-moment' | 'good-game'
}

export type ToServerPing = { type: 'ping' }

export type NamedValue = { value: string; name: Text }

/** An option of a game; `names` are those of `values`, in the same order. */
export type Option = {
  name: string
  title: Text
  values: string[]
  names: Text[]
  pair: NamedValue[]
  default: string
  free: boolean
  text: Text
}

/** A game of the catalogue. */
export type GameInfo = {
  name: string
  title: Text
  about: Text
  seats: [Text, Text]
  seat_names: [string, string]
  rules_version: number
  options: Option[]
}

/** Rules that can be read. */
export type RulebookInfo = { name: string; also: string[]; title: Text }

export type RuleInfo = {
  id: string
  origin: string[]
  text: Text
  sources: string[]
  tests: string[]
}

/** Drawings (SVG) that show what some rules mean, to be read in order. */
export type DiagramInfo = { rules: string[]; caption: Text; drawings: Text[] }

export type Section = { title: Text; rules: RuleInfo[]; diagrams: DiagramInfo[] }

/** A seat; `player` is what whoever has it wants to be called. */
export type SeatInfo = {
  name: Text
  kind: 'person' | 'computer'
  level: number | null
  taken: boolean
  player: string | null
}

/** What never changes in a room, apart from who sits where and what they add to the dice. */
export type RoomInfo = {
  id: string
  game: string
  title: Text
  options: Record<string, string>
  seats: [SeatInfo, SeatInfo]
  clock: ClockAsked | null
  dice: 'fair' | 'typed'
  commitment: string | null
  pledges: [string | null, string | null]
  salts: [string | null, string | null]
  rated: boolean
  hints: boolean
  created: number
}

/** A legal move and what a hand touches to make it. */
export type Choice = { move: string; steps: string[] }

/** Many legal moves: `move`, and those with a larger number at their end, up to `last`. */
export type Run = { move: string; steps: string[]; last: number }

/** A move of a seat, or an outcome of chance; its steps say what it touched. */
export type Play = { by: By; move: string; steps: string[]; events: Ruled[] }

/** One thing that happened, as an audience may know it. */
export type LogItem = {
  version: number
  kind: 'join' | 'leave' | 'pledge' | 'salt' | 'record' | 'move' | 'takeback' | 'offer' | 'answer' | 'resign' | 'say' | 'time' | 'end'
  seat: Seat | null
  plays: Play[]
  text: Text | null
}

/** Milliseconds left of each seat; the clock of seat `running` goes on from there. */
export type ClockState = { left: [number, number]; running: Seat | null }

export type Offer = { what: What; seat: Seat }

/** How it ended: the winning seat, or none for a draw. */
export type Result = { winner: Seat | null; reason: string; text: Text }

/** The room as an audience may see it now. */
export type State = {
  status: 'waiting' | 'playing' | 'over'
  position: string
  view: View
  threats: [string[], string[]]
  actor: By | null
  secret: boolean
  prompt: Ruled
  moves: (Choice | Run)[]
  clock: ClockState | null
  offers: Offer[]
  takeback: boolean
  result: Result | null
  rematch: string | null
}

export type ToClientWelcome = { type: 'welcome'; room: RoomInfo; seat: Seat | null }

/** What the client had not seen yet, and how things stand now. */
export type ToClientUpdate = { type: 'update'; version: number; log: LogItem[]; state: State }

/** The seats changed hands. */
export type ToClientRoom = { type: 'room'; room: RoomInfo }

/** Which seats have the room open; null where this server cannot know. */
export type ToClientPresence = { type: 'presence'; here: [boolean | null, boolean | null] }

/** The act `id` is on the disk; it was played once, however often it was sent. */
export type ToClientAck = { type: 'ack'; id: string; version: number }

/** The message was refused and nothing changed. */
export type Refusal = {
  type: 'refusal'
  id: string | null
  code: string
  rule: string | null
  text: Text
}

export type ToClientPong = { type: 'pong' }

/** A new room; keys and invites are shown this once and kept only as hashes. */
export type Created = {
  room: RoomInfo
  keys: Record<string, string>
  invites: Record<string, string>
}

export type Joined = { room: RoomInfo; seat: Seat; key: string }

export type Snapshot = {
  room: RoomInfo
  seat: Seat | null
  version: number
  log: LogItem[]
  state: State
}

export type Challenge = { room: RoomInfo; seat: Seat }

/** A game that anyone may watch, and how many do. */
export type Watched = { room: RoomInfo; watching: number }

/** A line of the ladder: a player, or the computer at a level. */
export type Standing = {
  name: string | null
  level: number | null
  points: number
  deviation: number
  games: number
  you: boolean
}

/** The key that a push subscription is made for; null where this server sends none. */
export type PushOffer = { key: string | null }

/** A refusal over HTTP, as application/problem+json. */
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  code: string
  rule: string | null
  text: Text | null
}

/** Whether a rule forbids a move or what steps begin, and which. */
export type Ruling = { legal: boolean; why: Ruled | null }

/** What a seat would see after moves of its own, and could do then; dice are not thrown. */
export type Ahead = { actor: By | null; moves: (Choice | Run)[]; view: View; told: View }

/** A move, the expected result of seat 0 after it (0 lost, 1 won) and the margin in points. */
export type Valued = {
  move: string
  event: Ruled
  then: Ruled[]
  threatens: number
  risks: number
  value: number
  margin: number
  share: number
}

/** A move and what it does. */
export type Planned = { move: string; event: Ruled }

/** The best move, the expected result of seat 0, and the moves thought best in order. */
export type Hint = { move: string; plan: Planned[]; value: number; exact: boolean; moves: Valued[] }

/** What dice may bring: the outcomes that do, and their chance, exactly and as a number. */
export type Roll = { event: Ruled; moves: string[]; chance: string; probability: number }

/** A legal move, the chance that whoever makes it wins, and the dice that fall at once. */
export type MoveOdds = { move: string; event: Ruled; win: number; rolls: Roll[] }

/** The decision at hand at a version of the seat that asks, the move thought best first. */
export type Odds = { version: number; exact: boolean; moves: MoveOdds[] }

/** A position and the play that led to it. */
export type ReplayStep = {
  play: Play | null
  position: string
  view: View
  actor: By | null
  prompt: Ruled
}

/** A position as the audience saw it at a version of the room. */
export type Moment = {
  play: Play | null
  position: string
  view: View
  actor: By | null
  prompt: Ruled
  version: number
}

/** Every moment after a version that the audience may know, up to the present one. */
export type History = { version: number; moments: Moment[] }

/** A move looked at again: the expected result of seat 0 after it, and what it cost. */
export type Judged = {
  by: By
  move: string
  value: number
  lost: number
  label: Label | null
  best: string | null
  touches: string[]
}

/** Where a seat's chance of winning went; the first three sum to end less start. */
export type Ledger = {
  dice: number
  decisions: number
  secrets: number
  own_decisions: number
  mistakes: Record<string, number>
}

export type Analysis = { start: number; steps: Judged[]; ledgers: [Ledger, Ledger] }

export type Replay = {
  game: string
  title: Text
  tags: Record<string, string>
  result: string
  dice: 'fair' | 'seeded' | 'typed' | 'device' | 'unrevealed'
  record: string
  steps: ReplayStep[]
}

/** One outcome of chance: `outcome` is the index of the move that fell. */
export type FairRoll = { number: number; weights: number[]; moves: string[]; outcome: number }

/** Everything needed to derive every roll again (docs/fair-dice.md). */
export type DiceProof = {
  commitment: string
  secret: string
  id: string
  pledges: [string | null, string | null]
  salts: [string, string]
  rolls: FairRoll[]
}
