import type { Drawing } from '$page/boards/board'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import Beside from './Track.svelte'

export default {
  Board,
  editors: { map: { title: 'web-metals-map-show', load: () => import('./MapEditor.svelte') } },
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
  cells: (view) => new Set(Object.keys(view.squares as object)),
} satisfies Drawing
