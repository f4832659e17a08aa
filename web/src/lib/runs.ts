import type { Choice, Run } from './wire'

/** Thousands of places as a few runs of numbers, as `escarmouche.server.choices` sends them. */

/** Fewer moves are told one by one. */
const MANY = 400
const NUMBERED = /^(.*?)(0|[1-9]\d*)$/

export function packed(choices: Choice[]): (Choice | Run)[] {
  if (choices.length <= MANY) return choices
  const found: (Choice | Run)[] = []
  let before: { rest: string; number: number } | null = null
  for (const choice of choices) {
    const now = numbered(choice)
    if (now && before && now.rest === before.rest && now.number === before.number + 1) found.push({ ...found.pop()!, last: now.number })
    else found.push(choice)
    before = now
  }
  return found
}

export function unpacked(choices: readonly (Choice | Run)[]): Choice[] {
  return choices.flatMap((choice) => {
    if (!('last' in choice)) return [choice]
    const { move, steps, last } = choice
    const [, begins, first] = NUMBERED.exec(move)!
    const before = steps.slice(0, -1)
    const ends = steps.at(-1)!.slice(0, -first!.length)
    return Array.from({ length: last - Number(first) + 1 }, (_, at) => ({ move: `${begins}${Number(first) + at}`, steps: [...before, `${ends}${Number(first) + at}`] }))
  })
}

/** What comes before the number that move and last step end with, and the number. */
function numbered({ move, steps }: Choice): { rest: string; number: number } | null {
  const found = NUMBERED.exec(move)
  const last = steps.at(-1)!
  if (!found || !last.endsWith(found[2]!)) return null
  return { rest: [found[1], ...steps.slice(0, -1), last.slice(0, -found[2]!.length)].join('\n'), number: Number(found[2]) }
}
