import { Refused } from '../lib/api'
import { newGame, saveGame, savedGame, type Saved } from '../lib/games'
import { Link, type Listener, type Socket } from '../lib/link'
import type { Place, Table } from '../lib/table'
import { own } from '../lib/texts.svelte'
import type { Ahead, Hint, History, Odds, Ruled, Seat, ToServer } from '../lib/wire'
import type { FromWorker, Name, Questions, ToWorker } from './questions'

/** The worker with the engine, as the page talks to it. */
export class Engine {
  readonly #worker: Worker
  readonly #asked = new Map<number, { answer(value: unknown): void; refuse(error: Refused): void }>()
  #number = 0

  constructor(private readonly hear: (message: FromWorker) => void = () => {}) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: new URL('.', location.href).href })
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#heard(data)
    this.#worker.onerror = () => this.#failed()
  }

  ask<Key extends Name>(name: Key, ...values: Parameters<Questions[Key]>): Promise<ReturnType<Questions[Key]>> {
    const number = ++this.#number
    this.say({ number, ask: name, arguments: values })
    return new Promise((answer, refuse) => this.#asked.set(number, { answer: answer as (value: unknown) => void, refuse }))
  }

  say(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  close(): void {
    this.#worker.terminate()
  }

  #heard(message: FromWorker): void {
    if (!('number' in message)) return this.hear(message)
    const asked = this.#asked.get(message.number)
    this.#asked.delete(message.number)
    if ('answer' in message) asked?.answer(message.answer)
    else if ('failed' in message) asked?.refuse(new Refused('engine', null, own(message.failed)))
    else asked?.refuse(new Refused('engine', message.refusal.rule, message.refusal.text))
  }

  /** A worker that cannot even be loaded answers nothing. */
  #failed(): void {
    for (const { refuse } of this.#asked.values()) refuse(new Refused('engine', null, own('web-local-failed')))
    this.#asked.clear()
  }
}

/** A game that this browser plays by itself. */
export class LocalTable implements Table {
  readonly kind = 'play'
  readonly places: readonly LocalPlace[]
  readonly #engine: Engine
  readonly #opened: Promise<unknown>
  readonly #sockets = new Map<Seat, WorkerSocket>()

  /** A game that is kept, or one that is only looked at while it lasts. */
  constructor(
    readonly id: string,
    saved: Saved | null = savedGame(id),
    private readonly keep: (saved: Saved) => void = saveGame,
  ) {
    this.#engine = new Engine((message) => this.#heard(message))
    const people = ([0, 1] as const).filter((seat) => !saved || saved.levels[seat] === null)
    this.places = (saved ? people : people.slice(0, 1)).map((seat) => new LocalPlace(seat, this.#engine, () => this.#socket(seat)))
    this.#opened = saved ? this.#engine.ask('open', saved) : Promise.reject(new Refused('unknown-room', null, own('web-local-gone')))
    this.#opened.catch(() => {})
    void this.#takeOver()
  }

  record = () => this.#engine.ask('record')
  progress = (seat: Seat) => this.#engine.ask('progress', seat)
  close = () => this.#engine.close()

  #socket(seat: Seat): Socket {
    const socket = new WorkerSocket((says) => this.#engine.say({ seat, says }))
    this.#sockets.set(seat, socket)
    this.#opened.then(
      () => socket.onopen?.(),
      (error: Refused) => socket.refuse('unknown-room', error),
    )
    return socket
  }

  #heard(message: FromWorker): void {
    if ('hears' in message) {
      this.#sockets.get(message.seat)?.hear(JSON.stringify(message.hears))
    } else if ('keep' in message) {
      this.keep(message.saved)
      this.#engine.say({ kept: message.keep })
    } else if ('begin' in message) {
      this.#engine.say({ began: message.begin, id: newGame(message.saved) })
    }
  }

  /** One window plays a game: the one that opened it last. */
  async #takeOver(): Promise<void> {
    try {
      await navigator.locks?.request(`escarmouche ${this.id}`, { steal: true }, () => new Promise(() => {}))
    } catch {
      this.#engine.close()
      const elsewhere = new Refused('elsewhere', null, own('web-local-elsewhere'))
      for (const socket of this.#sockets.values()) socket.refuse('elsewhere', elsewhere)
    }
  }
}

class LocalPlace implements Place {
  constructor(
    readonly seat: Seat,
    private readonly engine: Engine,
    private readonly open: () => Socket,
  ) {}

  sit = (listener: Listener) => new Link(this.open, null, listener)
  hint = (): Promise<Hint> => this.engine.ask('hint', this.seat)
  odds = (): Promise<Odds> => this.engine.ask('odds', this.seat)
  history = (since: number | null): Promise<History> => this.engine.ask('history', this.seat, since ?? 0)
  ahead = (steps: readonly string[], about: string | null): Promise<Ahead> => this.engine.ask('ahead', this.seat, [...steps], about)
  whyNot = (steps: readonly string[]): Promise<Ruled | null> => this.engine.ask('whyNot', this.seat, [...steps])
}

/** A seat's way to the worker, in the shape of the one to the server. */
class WorkerSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(private readonly say: (message: ToServer) => void) {}

  send = (text: string) => this.say(JSON.parse(text) as ToServer)
  close = () => {}
  hear = (data: string) => this.onmessage?.({ data })

  refuse(code: string, { rule, text }: Refused): void {
    this.hear(JSON.stringify({ type: 'refusal', id: null, code, rule, text }))
  }
}
