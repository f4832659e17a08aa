import type { Drawing } from '$page/boards/board'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import { FACES } from './faces'
import Beside from './Hand.svelte'

const SQUARES = new Set([...'abcd'].flatMap((file) => [...'1234'].map((rank) => file + rank)))

export default {
  Board,
  Beside,
  Choice,
  choiceName(step) {
    const face = FACES.get(step)
    if (!face) return
    const [power = 0, other = 0] = face.powers
    return { id: other ? 'web-dragons-pair' : `web-dragons-${face.species ?? 'power'}`, values: { power, other } }
  },
  score: (view, seat) => ({ value: (view.totals as number[])[seat] ?? 0, name: 'web-points' }),
  cells: () => SQUARES,
} satisfies Drawing
