import type { Drawing } from '$page/boards/board'
import example from '../example.txt?raw'
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
  editing: {
    example,
    palette: ['--', ...[...'fi'].flatMap((kind) => [...'123456'].map((power) => kind + power)), '*'],
    put(text, cell, what) {
      const rows = (/arena=(\S+)/.exec(text)?.[1] ?? '--------/--------/--------/--------').split('/').map((row) => row.match(/--|[fi]\d\*?/g) ?? [])
      const [row, file] = [4 - Number(cell[1]), 'abcd'.indexOf(cell[0]!)]
      const stood = rows[row]![file]!
      rows[row]![file] = what !== '*' ? what : stood.endsWith('*') ? stood.slice(0, -1) : stood === '--' ? stood : `${stood}*`
      return text.replace(/arena=\S+/, `arena=${rows.map((each) => each.join('')).join('/')}`)
    },
  },
  score: (view, seat) => ({ value: (view.totals as number[])[seat] ?? 0, name: 'web-points' }),
  cells: () => SQUARES,
} satisfies Drawing
