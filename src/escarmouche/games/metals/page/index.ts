import type { Drawing } from '$page/boards/board'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import Beside from './Track.svelte'

export default {
  Board,
  Beside,
  Choice,
  shape: 'tall',
  blueFirst: true,
  overlay: 'web-metals-lines',
  score: (view, seat) => ({
    value: (view.score as number[])[seat] ?? 0,
    of: view.target as number,
    name: 'web-victory-points',
  }),
  touched: (move) => move.match(/[a-i][1-9]/g) ?? [],
  cells: (view) => new Set(Object.keys(view.squares as object)),
  attempt(view, _, [first, second], step) {
    if (second) return null
    if (first === '+') return `+${step}N`
    if (first) return first === step ? null : `${first}-${step}N`
    return step in (view.metals as object) ? `${step}-${step}N` : `+${step}N`
  },
} satisfies Drawing
