import type { Engine } from '../engine/local'
import { recordAt, unpacked } from '../engine/record'
import * as api from './api'
import { localGames } from './catalog'
import { savedGame } from './games'
import { hasServer } from './server'
import type { Place } from './router.svelte'
import { own } from './texts.svelte'
import type { Puzzle } from './puzzles'
import type { Analysis, Judged, Replay } from './wire'

/** Games to look back at: of the server, of this browser, or given as text. */
export class Archive {
  #engine: Promise<Engine> | null = null
  /** Whether the game shown is one of the server, which then judges it too. */
  #remote = false

  room(id: string): Promise<Replay> {
    this.#remote = true
    return api.replay(id)
  }

  async game(id: string): Promise<Replay> {
    const saved = savedGame(id)
    if (!saved) throw new api.Refused('unknown-room', null, own('web-local-gone'))
    const replay = await this.#ask((engine) => engine.ask('replay', saved.record))
    return { ...replay, record: saved.record }
  }

  /** A text is read by the server, which knows every game, else by an engine. */
  async text(record: string): Promise<Replay> {
    this.#remote = hasServer
    try {
      if (hasServer) return await api.upload(record)
    } catch (error) {
      if (!(error instanceof api.Refused) || error.code !== 'offline' || !(await localGames()).length) throw error
      this.#remote = false
    }
    return this.#ask((engine) => engine.ask('replay', record))
  }

  /** A position of a link: by its state here, or by its text, which may be packed, on the server. */
  async position({ game, text, packed, version, state }: Extract<Place, { page: 'position' }>): Promise<Replay> {
    const cut = () => {
      throw new api.Refused('record', null, own('web-position-cut'))
    }
    const info = (await localGames()).find(({ name }) => name === game)
    if (info && state && version === String(info.rules_version)) {
      const record = await recordAt(game, info.rules_version, text, state).catch(cut)
      return this.#ask((engine) => engine.ask('replay', record))
    }
    if (!hasServer) throw new api.Refused('offline', null, own('web-position-unread'))
    this.#remote = true
    return api.position(game, packed ? await unpacked(packed).catch(cut) : text)
  }

  analyse(record: string): Promise<Analysis> {
    return this.#remote ? api.analyse(record) : this.#ask((engine) => engine.ask('analyse', record))
  }

  /** A record as it was after its first moves, to be played on by this browser. */
  until(record: string, at: number): Promise<string> {
    return this.#ask((engine) => engine.ask('until', record, at))
  }

  /** A decision of a game as a puzzle: find what would have been better. */
  async puzzle(game: string, record: string, at: number, { move, best, lost }: Judged): Promise<Puzzle> {
    const { start, seat } = await this.#ask((engine) => engine.ask('moment', record, at, best))
    return { game, position: '', start, seat, best: best!, lost: { [move]: lost }, themes: [] }
  }

  async close(): Promise<void> {
    ;(await this.#engine)?.close()
  }

  /** Whether this browser can play on from what is shown. */
  async plays({ game, tags }: Replay): Promise<boolean> {
    return (!tags.Start || Boolean(tags.State)) && (await localGames()).some(({ name }) => name === game)
  }

  #ask<Answer>(question: (engine: Engine) => Promise<Answer>): Promise<Answer> {
    this.#engine ??= import('../engine/local').then(({ Engine: Made }) => new Made())
    return this.#engine.then(question)
  }
}
