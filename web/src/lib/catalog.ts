import { writtenBy, type Described } from '../engine/options'
import * as api from './api'
import type { Lesson } from './learning'
import type { Puzzle } from './puzzles'
import { hasServer } from './server'
import type { GameInfo, RulebookInfo, Section } from './wire'

/** The games there are: those whose engines lie beside the page, and what the server adds to them. */

const once = new Map<string, Promise<unknown>>()

/** A file of the engines, asked for once. */
function file<T>(path: string): Promise<T> {
  const known = once.get(path)
  if (known) return known as Promise<T>
  const asked = fetch(`engines/${path}?${ENGINES_VERSION}`).then((answer) => {
    if (!answer.ok) throw new api.Refused('unknown-page', null, null)
    return answer.json() as Promise<T>
  })
  once.set(path, asked)
  asked.catch(() => once.delete(path))
  return asked
}

/** The games that this browser can play by itself. */
export function localGames(): Promise<GameInfo[]> {
  return file<GameInfo[]>('catalog.json').catch(() => [])
}

/** Whether the engine of a game can begin it so; some options only the server understands. */
export async function playsHere(game: string, options: Record<string, string>): Promise<boolean> {
  if (!(await localGames()).some(({ name }) => name === game)) return false
  return writtenBy(await file<Described>(`${game}.json`), options) !== null
}

/** Every game; without an answer of the server those that need none. */
export const catalog = () => withServer(localGames(), api.catalog)

/** What lies beside the page, and what only the server has, if it answers. */
async function withServer<Named extends { name: string }>(beside: Promise<Named[]>, ask: () => Promise<Named[]>): Promise<Named[]> {
  const own = await beside
  if (!hasServer) return own
  try {
    const all = await ask()
    return [...own, ...all.filter(({ name }) => !own.some((each) => each.name === name))]
  } catch (error) {
    if (!own.length) throw error
    return own
  }
}

/** The course of a game that this browser can play by itself; empty if it has none. */
export async function course(game: string): Promise<Lesson[]> {
  const own = await localGames()
  return own.some(({ name }) => name === game) ? file<Lesson[]>(`${game}.lessons.json`) : []
}

/** The rules that can be read: those beside the page, and those of games that only the server has. */
export const rulebooks = () => withServer(localBooks(), api.rulebooks)

const localBooks = () => file<RulebookInfo[]>('rulebooks.json').catch(() => [] as RulebookInfo[])

/** The puzzles that come with a game. */
export async function puzzles(game: string): Promise<Puzzle[]> {
  const own = await localGames()
  return own.some(({ name }) => name === game) ? file<Puzzle[]>(`${game}.puzzles.json`) : []
}

export async function rules(game: string): Promise<Section[]> {
  const own = await localBooks()
  return own.some(({ name }) => name === game) ? file<Section[]>(`${game}.rules.json`) : api.rules(game)
}
