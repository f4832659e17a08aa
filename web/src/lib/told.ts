import type { LogItem, Play, Ruled } from './wire'

/** A line of the log: a move with what came of it, dice that fell together, or what was said. */
export type Line = { key: string; version: number; play: number; number: number; move: string; dice: Ruled[]; events: Ruled[] }

/** The log without what was taken back: a seat takes back to its last decision, and that too. */
export function standing(log: readonly LogItem[]): LogItem[] {
  const found: LogItem[] = []
  for (const item of log) {
    if (item.kind === 'takeback') undo(found, item.seat)
    found.push(item)
  }
  return found
}

function undo(log: LogItem[], seat: LogItem['seat']): void {
  // A die is taken back only alone, when it was typed in.
  const typed = log.flatMap(({ plays }) => plays).at(-1)?.by === 'chance'
  for (let at = log.length - 1; at >= 0; at--) {
    const { plays } = log[at]!
    const last = typed ? plays.length - 1 : plays.findLastIndex(({ by }) => by === seat)
    log[at] = { ...log[at]!, plays: plays.slice(0, Math.max(last, 0)) }
    if (last >= 0) return
  }
}

/** What seats add to the dice, which nobody reads as a story. */
export const OF_DICE: readonly LogItem['kind'][] = ['pledge', 'salt']

/** From how many on dice are told together. */
const TOGETHER = 3

/** The log as lines, moves numbered. */
export function told(log: readonly LogItem[]): Line[] {
  let number = 0
  return log.flatMap(({ version, kind, plays, text }) => {
    const said: Line[] = text && !OF_DICE.includes(kind) ? [line(version, -1, { events: [{ rule: null, text }] })] : []
    let played = -1
    const parts = runs(plays).map((run) => {
      played += run.length
      if (run.length >= TOGETHER) return line(version, played, { dice: run.flatMap(({ events }) => events.slice(0, 1)), events: run.flatMap(({ events }) => events.slice(1)) })
      const [{ move, events }] = run as [Play]
      return line(version, played, { number: ++number, move, events })
    })
    return [...said, ...parts]
  })
}

function line(version: number, play: number, told: Partial<Line>): Line {
  return { key: `${version}.${play}`, version, play, number: 0, move: '', dice: [], events: [], ...told }
}

/** Plays one by one, but for dice that fall one after the other. */
function runs(plays: readonly Play[]): Play[][] {
  const found: Play[][] = []
  let at = 0
  while (at < plays.length) {
    let end = at
    while (plays[end]?.by === 'chance') end++
    const length = end - at >= TOGETHER ? end - at : 1
    found.push(plays.slice(at, at + length))
    at += length
  }
  return found
}
