import type { Drawing } from '$page/boards/board'
import Ask from './Ask.svelte'
import Beside from './Cards.svelte'
import Course from './Course.svelte'
import Panel from './Panel.svelte'
import { cellsOf, read, scoreOf } from './skirmish'
import { ownWarbands, receiveWarband } from '$page/companion/warbands'
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
  options: { first: 2, shows: () => true },
  editors: {
    warbands: { title: 'web-band-title', load: () => import('./OwnWarbands.svelte') },
    scenario: { title: 'web-skirmish-random', load: () => import('./RandomBattle.svelte') },
  },
  owned: { warbands: () => ownWarbands().map(({ table }) => ({ value: JSON.stringify(table), name: table.name })) },
  receive(given) {
    const found = receiveWarband(new URLSearchParams(given).get('warband') ?? '')
    return found && { option: 'warbands', value: JSON.stringify(found.table) }
  },
  score: (view, seat) => ({ value: scoreOf(read(view), seat), name: 'web-skirmish-score' }),
  cells: (view) => cellsOf(read(view)),
} satisfies Drawing
