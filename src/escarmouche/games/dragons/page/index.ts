import type { Drawing } from '$page/boards/board'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import Beside from './Hand.svelte'

type Dragon = { power: number }
const SQUARES = [...'abcd'].flatMap((file) => [...'1234'].map((rank) => file + rank))

export default {
  Board,
  Beside,
  Choice,
  choiceName(step) {
    const [, species, power] = /^([fi]?)([1-6])$/.exec(step) ?? []
    const names: Record<string, string> = { f: 'web-dragons-fire', i: 'web-dragons-ice', '': 'web-dragons-power' }
    return power ? { id: names[species!]!, power: Number(power) } : null
  },
  score: (view, seat) => ({ value: (view.totals as number[])[seat] ?? 0, name: 'web-points' }),
  touched: (move) => move.match(/[a-d][1-4]/g) ?? [],
  cells: () => new Set(SQUARES),
  attempt(view, _, [first], step) {
    if (first && SQUARES.includes(first)) return first === step ? null : `${first}x${step}`
    if (first) return `${first}@${step}`
    const dragon = (view.arena as Record<string, Dragon>)[step]
    return `${step}=${dragon?.power === 1 ? 2 : 1}`
  },
} satisfies Drawing
