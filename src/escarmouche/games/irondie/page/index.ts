import type { Drawing } from '$page/boards/board'
import type { Die } from './Die.svelte'
import Board from './Mat.svelte'

const SEATS = ['south', 'north'] as const
const ONE: Record<string, string> = { 'take-back': 'take:', commit: 'commit:', pick: 'recover:', wound: 'wound:' }

const name = (step: string) => step.slice(step.indexOf(':') + 1)

export default {
  Board,
  shape: 'wide',
  options: { first: 2, shows: (value) => !value.startsWith('trio') },
  score: (view, seat) => ({ value: (view.vitality as number[])[seat] ?? 0, name: 'web-vitality' }),
  touched(move, by) {
    if (by === 'chance') return []
    const [mine, other] = [SEATS[by], SEATS[1 - by]!]
    const aimed = /^(?:bonus:)?([A-Z][^>=]*)>(own:)?(.+)$/.exec(move)
    if (aimed) return [`${mine}:${aimed[1]}`, `${aimed[2] || move.startsWith('bonus') ? mine : other}:${aimed[3]}`]
    const alone = /^(?:take|recover|wound):(.+)$/.exec(move)
    return alone ? [`${mine}:${alone[1]}`] : []
  },
  cells: (view) => new Set(SEATS.flatMap((side) => (view.dice as Record<string, Die[]>)[side]!.map((die) => `${side}:${die.name}`))),
  gathers: (view) => (view.phase === 'commit' ? 'done' : null),
  attempt(view, seat, [first], step) {
    const mine = SEATS[seat]
    const own = step.startsWith(`${mine}:`)
    if (first) return first === step ? null : `${name(first)}>${own ? 'own:' : ''}${name(step)}`
    const phase = view.phase as string
    if (phase in ONE) return own ? `${ONE[phase]}${name(step)}` : null
    const target = (view.dice as Record<string, Die[]>)[SEATS[1 - seat]!]![0]
    return own && target ? `${name(step)}>${target.name}` : null
  },
} satisfies Drawing
