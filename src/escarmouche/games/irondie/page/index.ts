import type { Drawing } from '$page/boards/board'
import example from '../example.txt?raw'
import type { Die } from './Die.svelte'
import Board from './Mat.svelte'

const SEATS = ['south', 'north'] as const
const setBuilder = { title: 'irondie-build', load: () => import('./SetBuilder.svelte') }

export default {
  Board,
  shape: 'wide',
  options: { first: 2, shows: (value) => !value.startsWith('trio') },
  editors: { south: setBuilder, north: setBuilder, mat: { title: 'irondie-mat-show', load: () => import('./MatEditor.svelte') } },
  editing: {
    example,
    palette: [],
    put: (text) => text,
  },
  score: (view, seat) => ({ value: (view.vitality as number[])[seat] ?? 0, name: 'web-vitality' }),
  cells: (view) => new Set(SEATS.flatMap((side) => (view.dice as Record<string, Die[]>)[side]!.map((die) => `${side}:${die.name}`))),
  gathers: (view) => (view.phase === 'commit' ? 'done' : null),
} satisfies Drawing
