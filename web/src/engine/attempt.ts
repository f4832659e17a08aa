import type { Seat } from '../lib/wire'
import type { Position } from './game'
import type { Thought } from './machine'
import type { Thinker } from './thinking'
import type { Fact } from './vocabulary'

/** A try at a lesson, judged as `escarmouche.learning.lessons` judges it. */

/** What is asked of a learner, and what dice and opponent do. */
export type Task = {
  seat: Seat
  goal: Fact[]
  never: Fact[]
  won: boolean
  decisions: number
  replies: string[]
  /** The learner says how the dice fall. */
  typed: boolean
}
export type Progress = 'open' | 'done' | 'missed'

/** The replies of a lesson: each is given once, the first that is legal. */
export class Script implements Thinker {
  readonly #left: string[]

  constructor(task: Task) {
    this.#left = [...task.replies]
  }

  reply(position: Position): number | null {
    const legal = new Map(position.moves.map((move) => [position.text(move), move]))
    const at = this.#left.findIndex((reply) => legal.has(reply))
    return at < 0 ? null : legal.get(this.#left.splice(at, 1)[0]!)!
  }

  /** An opponent who has nothing more to say waits. */
  choose(position: Position): Promise<number> {
    const move = this.reply(position)
    return move === null ? new Promise(() => {}) : Promise.resolve(move)
  }
  advise = (): Promise<Thought> => Promise.reject(new Error('a lesson gives no advice'))
  interrupt = () => {}
}

/** How far a learner has come with these moves. */
export function attemptOf(start: Position, task: Task, moves: readonly string[]): Progress {
  const script = new Script(task)
  const facts: Fact[] = []
  let position = start
  const asks = () => position.actor === task.seat || (position.isChance && task.typed)
  const play = (move: number) => {
    facts.push(...position.facts(move))
    position = position.after(move)
  }
  const reply = () => {
    while (!position.isOver && !asks()) {
      const move = script.reply(position) ?? (position.isChance ? position.moves[0]! : null)
      if (move === null) return
      play(move)
    }
  }
  reply()
  for (const text of moves) {
    play(position.moves.find((move) => position.text(move) === text)!)
    reply()
  }
  const told = (wanted: Fact) => facts.some((fact) => fits(wanted, fact))
  const spoilt = task.never.some(told)
  const won = !task.won || position.outcome?.winner === task.seat
  if (task.goal.every(told) && won && !spoilt) return 'done'
  return spoilt || moves.length >= task.decisions || !asks() ? 'missed' : 'open'
}

function fits(wanted: Fact, fact: Fact): boolean {
  return wanted.says === fact.says && Object.entries(wanted.arguments).every(([name, value]) => fact.arguments[name] === value)
}
