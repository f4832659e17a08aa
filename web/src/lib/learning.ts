import type { Task } from '../engine/attempt'
import { startAt } from '../engine/record'
import type { Saved } from './games'
import { prefer, preference } from './memory'
import type { Text } from './wire'

/** A lesson as `escarmouche.learning.page` writes it. */
export type Lesson = {
  name: string
  rules: string[]
  position: string
  /** The bytes of the position. */
  start: string
  texts: { title: Text; goal: Text; nudge: Text }
  task: Task
  /** One right way. */
  solution: string[]
}

const KEPT = 'learned.'

/** The lessons of a game that were solved in this browser. */
export function learned(game: string): Set<string> {
  return new Set((preference(KEPT + game) ?? '').split(' ').filter(Boolean))
}

export function learn(game: string, lesson: string): void {
  prefer(KEPT + game, [...learned(game).add(lesson)].join(' '))
}

/** Where to go on: the first lesson that was not solved yet, else the first. */
export function nextLesson(game: string, course: readonly Lesson[]): Lesson | undefined {
  const known = learned(game)
  return course.find(({ name }) => !known.has(name)) ?? course[0]
}

type Sitting = Pick<Lesson, 'name' | 'position' | 'start' | 'task'>

/** A lesson or a puzzle as a game to sit down at, which nobody keeps. */
export function sitting(game: string, version: number, { name, position, start, task }: Sitting): Saved {
  const dice = task.typed ? 'typed' : 'device'
  const levels: Saved['levels'] = task.seat === 0 ? [null, 1] : [1, null]
  const now = Date.now()
  return { id: `${game}/${name}`, game, levels, dice, created: now, at: now, over: false, record: startAt(game, version, position, dice), start, task }
}
