import type { Drawing } from '$page/boards/board'
import example from '../example.txt?raw'
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
  editing: {
    example,
    palette: ['-', ...['blue', 'red'].flatMap((side) => [...'NESW'].map((facing) => `${side} ${facing}`)), '!'],
    put(text, cell, what) {
      const [side, facing] = what.split(' ')
      return text.replace(/\b(blue|red)=(\S+)/g, (_, of: string, standing: string) => {
        const all = standing === '-' ? [] : standing.split(',')
        const kept = what === '!' ? all.map((each) => (!each.startsWith(cell) ? each : each.endsWith('!') ? each.slice(0, -1) : `${each}!`)) : all.filter((each) => !each.startsWith(cell))
        if (of === side) kept.push(`${cell}${facing}`)
        return `${of}=${kept.join(',') || '-'}`
      })
    },
  },
  score: (view, seat) => ({
    value: (view.score as number[])[seat] ?? 0,
    of: view.target as number,
    name: 'web-victory-points',
  }),
  cells: (view) => new Set(Object.keys(view.squares as object)),
} satisfies Drawing
