import type { Drawing } from '$page/boards/board'
import Ask from './Ask.svelte'
import Beside from './Cards.svelte'
import Course from './Course.svelte'
import Panel from './Panel.svelte'
import { cellsOf, read } from './skirmish'
import Board from './Table.svelte'
import { choiceWords } from './words'

export default {
  Board,
  Beside,
  Course,
  Panel,
  Ask,
  shape: 'table',
  blueFirst: true,
  words: choiceWords,
  score: (view, seat) => ({ value: read(view).score[seat], name: 'web-skirmish-score' }),
  cells: (view) => cellsOf(read(view)),
} satisfies Drawing
