import { lasting } from './motion'
import { Pace } from './pace'
import { unpacked } from './runs'
import type { Act, RoomInfo, Refusal, Seat, ToClient, ToServer, LogItem, State } from './wire'

/** What the link needs of a WebSocket; tests give another one. */
export type Socket = {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export type Listener = {
  connected(on: boolean): void
  welcome(room: RoomInfo, seat: Seat | null): void
  update(version: number, log: LogItem[], state: State): void
  room(room: RoomInfo): void
  /** Which seats have the room open; null where nobody knows. */
  presence?(here: [boolean | null, boolean | null]): void
  acked(id: string): void
  refused(refusal: Refusal): void
}

const FIRST_WAIT = 400
/** With chance added still below two seconds: so soon after a restart everyone is back. */
const LONGEST_WAIT = 1_500
const PING = 20_000

/**
 * One seat's connection: opens again by itself, says what it has seen, and sends again every act
 * that was not acknowledged (the server plays an id once).
 */
export class Link {
  #socket: Socket | null = null
  #unacknowledged: Act[] = []
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #answered = true
  #version: number | null = null
  #closed = false
  readonly #pace = new Pace()

  constructor(
    private readonly open: () => Socket,
    private readonly key: string | null,
    private readonly listener: Listener,
  ) {
    this.#connect()
  }

  get version(): number | null {
    return this.#version
  }

  send(act: Act): void {
    this.#unacknowledged.push(act)
    this.say(act)
  }

  /** Hear at once what waits for pieces to come to rest. */
  catchUp(): void {
    this.#pace.hurry()
  }

  close(): void {
    this.#closed = true
    this.#pace.stop()
    this.#hangUp()
  }

  /** Try at once, because the machine is back on the network or the page in front. */
  hurry(): void {
    if (this.#closed || this.#socket) return
    this.#wait = FIRST_WAIT
    clearTimeout(this.#retry)
    this.#connect()
  }

  #connect(): void {
    const socket = this.open()
    this.#socket = socket
    let greeted = false
    socket.onopen = () => {
      greeted = true
      this.say({ type: 'hello', key: this.key, since: this.#version })
      this.#answered = true
      this.#ping = setInterval(() => this.#beat(), PING)
    }
    socket.onmessage = ({ data }) => {
      for (const line of data.split('\n')) {
        const message = JSON.parse(line) as ToClient
        const plays = message.type === 'update' ? message.log.flatMap((item) => item.plays) : []
        this.#pace.then(lasting(plays), () => this.#hear(message))
      }
    }
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#lost(greeted)
    }
  }

  #lost(greeted: boolean): void {
    this.#socket = null
    clearInterval(this.#ping)
    if (this.#closed) return
    this.listener.connected(false)
    if (greeted) this.#wait = FIRST_WAIT
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  /** A connection that died without a word is noticed by a ping without an answer. */
  #beat(): void {
    if (!this.#answered) {
      this.#hangUp()
      this.#lost(true)
      return
    }
    this.#answered = false
    this.say({ type: 'ping' })
  }

  #hangUp(): void {
    clearInterval(this.#ping)
    clearTimeout(this.#retry)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** Say something once: it is lost if the connection is. */
  say(message: ToServer): void {
    if (!this.#socket) return
    try {
      this.#socket.send(JSON.stringify(message))
    } catch {
      // Not open yet: acts are sent again after the welcome.
    }
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.listener.connected(true)
        this.listener.welcome(message.room, message.seat)
        for (const act of this.#unacknowledged) this.say(act)
        break
      case 'update':
        this.#update(message)
        break
      case 'room':
        this.listener.room(message.room)
        break
      case 'presence':
        this.listener.presence?.(message.here)
        break
      case 'ack':
        this.#settle(message.id)
        this.listener.acked(message.id)
        break
      case 'refusal':
        // A refusal of an act is an answer: whoever wants it again acts again, under another id. One
        // without an id (too many at once) is followed by a close, and the act sent again after it.
        if (message.id) this.#settle(message.id)
        this.listener.refused(message)
        break
      case 'pong':
        this.#answered = true
    }
  }

  #update({ version, log, state }: Extract<ToClient, { type: 'update' }>): void {
    const seen = this.#version ?? 0
    this.#version = version
    this.listener.update(version, log.filter((item) => item.version > seen), { ...state, moves: unpacked(state.moves) })
  }

  #settle(id: string): void {
    this.#unacknowledged = this.#unacknowledged.filter((act) => act.id !== id)
  }
}
