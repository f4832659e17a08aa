import type { Task } from '../engine/attempt'
import { forgetKept, keptNames, prefer, preference, random } from './memory'

/** The games that this browser plays by itself, each kept as a record. */

export type Saved = {
  id: string
  game: string
  /** The level of the computer, or null for a person. */
  levels: [number | null, number | null]
  dice: 'device' | 'typed'
  created: number
  /** When it was last played. */
  at: number
  over: boolean
  record: string
  /** The bytes of the position it begins at, if that is not the usual one. */
  start?: string | null
  /** What is asked of the learner, if it is a lesson. */
  task?: Task
}

const MOST = 60
const PREFIX = 'game.'

/** Games that go on before those that are over, then what was played last. */
export function savedGames(): Saved[] {
  const all = keptNames(PREFIX).flatMap((name) => found(name) ?? [])
  return all.sort((one, other) => Number(one.over) - Number(other.over) || other.at - one.at)
}

export function savedGame(id: string): Saved | null {
  return found(PREFIX + id)
}

export function saveGame(saved: Saved): void {
  prefer(PREFIX + saved.id, JSON.stringify(saved))
  for (const { id } of savedGames().slice(MOST)) forgetGame(id)
}

export function forgetGame(id: string): void {
  forgetKept(PREFIX + id)
}

/** Keeps a game that nobody has played yet, and gives its id. */
export function newGame(begun: Omit<Saved, 'id' | 'created' | 'at' | 'over'>): string {
  const id = random(6)
  const now = Date.now()
  saveGame({ ...begun, id, created: now, at: now, over: false })
  return id
}

function found(name: string): Saved | null {
  try {
    return JSON.parse(preference(name) ?? 'null') as Saved | null
  } catch {
    return null
  }
}
