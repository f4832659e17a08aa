import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, type Listener, type Socket } from '../src/lib/link'
import type { LogItem, State, ToClient } from '../src/lib/wire'

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send = (text: string) => void this.sent.push(JSON.parse(text))
  close = () => {}
  says = (...messages: unknown[]) =>
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join('\n') })
  dies = () => this.onclose?.({ code: 1006 })
}

const item = (version: number) => ({ version, kind: 'move', seat: 0, plays: [], text: null }) as LogItem
const update = (version: number, log: LogItem[]) => ({ type: 'update', version, log, state: { moves: [] } as unknown as State }) as ToClient
const welcome = { type: 'welcome', room: { id: 'r' }, seat: 0 }
const move = { type: 'move' as const, id: 'm1', move: 'b2xc3', after: 4 }

let sockets: FakeSocket[]
let heard: { connected: boolean[]; versions: number[]; refused: string[] }
let listener: Listener
let link: Link

const open = () => {
  sockets.push(new FakeSocket())
  return sockets.at(-1)!
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  heard = { connected: [], versions: [], refused: [] }
  listener = {
    connected: (on) => heard.connected.push(on),
    welcome: () => {},
    update: (_, log) => heard.versions.push(...log.map(({ version }) => version)),
    room: () => {},
    acked: () => {},
    refused: ({ code }) => heard.refused.push(code),
  }
  link = new Link(open, 'key', listener)
})
afterEach(() => {
  link.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function again(): Promise<FakeSocket> {
  sockets.at(-1)!.dies()
  await vi.advanceTimersByTimeAsync(20_000)
  const socket = sockets.at(-1)!
  socket.onopen?.()
  return socket
}

describe('the link of a seat', () => {
  it('says hello with its key', () => {
    sockets[0]!.onopen?.()
    expect(sockets[0]!.sent).toEqual([{ type: 'hello', key: 'key', since: null }])
  })

  it('comes back by itself and asks only for what it has not seen', async () => {
    sockets[0]!.onopen?.()
    sockets[0]!.says(update(2, [item(1), item(2)]))
    const socket = await again()
    expect(socket.sent[0]).toMatchObject({ type: 'hello', since: 2 })
    socket.says(welcome)
    socket.says(update(3, [item(3)]))
    expect(heard.versions).toEqual([1, 2, 3])
    expect(heard.connected).toEqual([false, true])
  })

  it('hears all that is said together, in order', () => {
    sockets[0]!.says(welcome, update(1, [item(1)]), update(2, [item(2)]))
    expect(heard.connected).toEqual([true])
    expect(heard.versions).toEqual([1, 2])
  })

  it('shows a reply when what was played has come to rest, or at once to whoever plays on', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const play = (version: number) => ({ ...item(version), plays: [{ by: 0, move: 'b2xc3', steps: ['b2', 'c3'], events: [] }] }) as LogItem
    const socket = sockets[0]!
    socket.says(update(1, [play(1)]))
    socket.says(update(2, [item(2)]), update(3, [play(3)]), update(4, [item(4)]))
    expect(heard.versions).toEqual([1, 2])
    expect(link.version).toBe(2)
    vi.advanceTimersByTime(300)
    expect(heard.versions).toEqual([1, 2, 3, 4])
    socket.says(update(5, [play(5)]))
    expect(heard.versions).toEqual([1, 2, 3, 4])
    link.catchUp()
    expect(heard.versions).toEqual([1, 2, 3, 4, 5])
    socket.says(update(6, [play(6)]))
    expect(heard.versions.at(-1)).toBe(6)
  })

  it('never tells an item twice', () => {
    sockets[0]!.says(update(2, [item(1), item(2)]))
    sockets[0]!.says(update(3, [item(2), item(3)]))
    expect(heard.versions).toEqual([1, 2, 3])
  })

  it('sends again what was not acknowledged, with the same id', async () => {
    sockets[0]!.onopen?.()
    link.send(move)
    const socket = await again()
    socket.says(welcome)
    expect(socket.sent.filter(({ type }) => type === 'move')).toEqual([move])
  })

  it('does not send again what was acknowledged or refused', async () => {
    sockets[0]!.onopen?.()
    link.send(move)
    link.send({ ...move, id: 'm2' })
    sockets[0]!.says({ type: 'ack', id: 'm1', version: 5 })
    sockets[0]!.says({ type: 'refusal', id: 'm2', code: 'stale', rule: null, text: {} })
    const socket = await again()
    socket.says(welcome)
    expect(socket.sent.filter(({ type }) => type === 'move')).toEqual([])
    expect(heard.refused).toEqual(['stale'])
  })

  it.each(['unavailable', 'stale'])('leaves it to the player to try again after %s', async (code) => {
    sockets[0]!.onopen?.()
    link.send(move)
    sockets[0]!.says({ type: 'refusal', id: 'm1', code, rule: null, text: {} })
    const socket = await again()
    socket.says(welcome)
    expect(socket.sent.filter(({ type }) => type === 'move')).toEqual([])
  })

  it('sends again what was too much at once', async () => {
    sockets[0]!.onopen?.()
    link.send(move)
    sockets[0]!.says({ type: 'refusal', id: null, code: 'too-many', rule: null, text: {} })
    const socket = await again()
    socket.says(welcome)
    expect(socket.sent.filter(({ type }) => type === 'move')).toEqual([move])
  })

  it('notices a connection that died without a word', async () => {
    sockets[0]!.onopen?.()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets.length).toBeGreaterThan(1)
  })
})
