import type { Saved } from '../lib/games'
import type { Language, Ruled, Seat } from '../lib/wire'
import { analyse } from './analysis'
import { attemptOf, Script, type Progress } from './attempt'
import { Battle, type Begun } from './battle'
import { Game, Unreadable, type Description } from './game'
import { aheadOf, hintOf, oddsOf, planOf, replayOf } from './insight'
import { Wasm } from './machine'
import type { FromWorker, Name, Questions, ToWorker } from './questions'
import { begunWith, GameRecord, gameOf, RecordError } from './record'
import { LocalRoom, Refused } from './room'
import { ADVICE } from './search'
import { WorkerThinker } from './thinker'
import { deviceRandom, pick, type Thinker } from './thinking'
import { Texts } from './vocabulary'

/** The engine: rules, referee and opponents of one table, or of a record that is looked at again. */

const sources = import.meta.glob<string>('$texts/{fr,en}/{core,server}.ftl', { query: '?raw', import: 'default', eager: true })
const spoken = (language: Language) =>
  Object.entries(sources).flatMap(([path, source]) => (path.includes(`/${language}/`) ? [source] : [])).join('\n')
const SAYINGS = { fr: spoken('fr'), en: spoken('en') }
const sayings = new Texts(SAYINGS)

const say = (message: FromWorker) => self.postMessage(message)
/** The worker is called by the address of the page, beside which the engines are. */
const engines = new URL('engines/', self.name)

type Loaded = { game: Game; thinker: Thinker }

async function load(name: string): Promise<Loaded> {
  const [about, code] = await Promise.all([
    fetched(`${name}.json`).then((answer) => answer.json() as Promise<Description>),
    fetched(`${name}.wasm`).then((answer) => answer.arrayBuffer()),
  ])
  const module = await WebAssembly.compile(code)
  const machine = new Wasm(await WebAssembly.instantiate(module), about)
  return { game: new Game(about, machine, SAYINGS), thinker: new WorkerThinker(module, about) }
}

async function fetched(file: string): Promise<Response> {
  const answer = await fetch(new URL(`${file}?${ENGINES_VERSION}`, engines))
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer
}

const games = new Map<string, Promise<Loaded>>()

function loaded(name: string): Promise<Loaded> {
  const known = games.get(name) ?? load(name)
  games.set(name, known)
  known.catch(() => games.delete(name))
  return known
}

/** What the page is asked to do, by number. */
const waiting = new Map<number, (id: string) => void>()
let asked = 0

function askPage(message: (number: number) => FromWorker): Promise<string> {
  const number = ++asked
  say(message(number))
  return new Promise((go) => waiting.set(number, go))
}

/** The milliseconds that people wait for a whole game to be judged, however long it is. */
const ANALYSIS = 180_000
/** The level that finds the rest of a secret whose best beginning is known. */
const PLANNER = 6

let room: LocalRoom | null = null
let thinker: Thinker
let attempt: (seat: Seat) => Progress

async function open(saved: Saved): Promise<null> {
  const { game, ...thinking } = await loaded(saved.game)
  const script = saved.task ? new Script(saved.task) : null
  thinker = script ?? thinking.thinker
  attempt = (seat) => attemptOf(game.at(saved.start!), saved.task!, room!.movesOf(seat))
  room = new LocalRoom(game, saved, {
    thinker,
    save: async (kept) => void (await askPage((number) => ({ keep: number, saved: kept }))),
    begin: (next) => askPage((number) => ({ begin: number, saved: next })),
    say: (seat, message) => say({ seat, hears: message }),
    fall: (position) => script?.reply(position) ?? position.moves[script ? 0 : pick(position.weights, deviceRandom)]!,
  })
  await room.begin()
  return null
}

/** The battle that is open, with the positions it has been through. */
let current: { id: string; battle: Battle } | null = null

async function battleOf(id: string, begun: Begun): Promise<Battle> {
  if (current?.id !== id) current = { id, battle: new Battle((await loaded(begun.game)).game, begun) }
  return current.battle
}

async function read(text: string): Promise<{ record: GameRecord; thinker: Thinker }> {
  const { game, thinker } = await loaded(gameOf(text))
  return { record: GameRecord.read(text, game), thinker }
}

const digitsOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const answers: { [Key in Name]: (...values: Parameters<Questions[Key]>) => Promise<ReturnType<Questions[Key]>> } = {
  open,
  hint: async (seat) => {
    const seen = room!.decision(seat)
    const thought = await thinker.advise(seen)
    const plan = await planOf(seen, thought.choices[0]!.move, (position) => thinker.choose(position, PLANNER))
    return hintOf(seen, thought, plan)
  },
  odds: async (seat) => {
    const seen = room!.decision(seat)
    const { version } = room!.showing(seat)
    return oddsOf(seen, await thinker.advise(seen), version)
  },
  history: async (seat, since) => {
    const showing = room!.showing(seat)
    return { version: showing.version, moments: showing.moments(since) }
  },
  ahead: async (seat, steps, about) => aheadOf(room!.showing(seat).position, seat, steps, about),
  whyNot: async (seat, steps) => room!.decision(seat).whyNot(steps),
  record: async () => room!.record,
  progress: async (seat) => attempt(seat),
  replay: async (text) => replayOf((await read(text)).record),
  moment: async (text, at, move) => {
    const position = (await read(text)).record.positions[at]!
    const found = position.moves.find((each) => position.text(each) === move)
    return { start: digitsOf(position.bytes), seat: position.actor as Seat, steps: found === undefined ? [] : position.steps(found) }
  },
  battle: async (id, begun, entries) => (await battleOf(id, begun)).state(entries),
  blank: async (name, options) => {
    const { game } = await loaded(name)
    return { settings: game.settings(options), bytes: game.blank(options) }
  },
  setUp: async (name, blank) => digitsOf((await loaded(name)).game.setUp(blank).bytes),
  heading: async (text) => ({ game: gameOf(text), options: begunWith(text) }),
  battleMoves: async ({ game, options, start = null }, text) => [...GameRecord.read(text, (await loaded(game)).game, start, start ? options : null).written],
  battleRecord: async (id, begun, entries) => (await battleOf(id, begun)).record(entries),
  battleWhy: async (id, begun, entries, move) => (await battleOf(id, begun)).why(entries, move),
  match: async (name, levels) => {
    const { game, thinker } = await loaded(name)
    let position = game.new({})
    while (!position.isOver) {
      const move = position.isChance ? position.moves[pick(position.weights, deviceRandom)]! : await thinker.choose(position.hide(position.actor), levels[position.actor as Seat])
      position = position.after(move)
    }
    return { winner: (position.outcome?.winner ?? null) as Seat | null }
  },
  until: async (text, at) => (await read(text)).record.until(at).text,
  analyse: async (text) => {
    const { record, thinker } = await read(text)
    const patience = Math.min(ADVICE, ANALYSIS / record.positions.length)
    return analyse(record.positions, record.moves, (position) => thinker.advise(position, patience))
  },
}

async function answer(number: number, name: Name, values: unknown[]): Promise<void> {
  try {
    const told = await (answers[name] as (...values: unknown[]) => Promise<unknown>)(...values)
    say({ number, answer: told })
  } catch (error) {
    say({ number, ...refusalOf(error) })
  }
}

function refusalOf(error: unknown): { refusal: Ruled } | { failed: 'web-local-failed' | 'web-local-unreadable' } {
  if (error instanceof Refused) return { refusal: error.why }
  if (error instanceof RecordError) return { refusal: { rule: null, text: sayings.both(error.messageId, () => error.values) } }
  if (error instanceof Unreadable) return { failed: 'web-local-unreadable' }
  console.error(error)
  return { failed: 'web-local-failed' }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('ask' in data) void answer(data.number, data.ask, data.arguments)
  else if ('says' in data) void room?.hear(data.seat as Seat, data.says)
  else {
    const number = 'kept' in data ? data.kept : data.began
    waiting.get(number)?.('id' in data ? data.id : '')
    waiting.delete(number)
  }
}
