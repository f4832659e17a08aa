import { describe, expect, it } from 'vitest'
import { idOf, Log } from '../src/companion/merge'
import { Battle } from '../src/engine/battle'
import type { Game } from '../src/engine/game'
import { alive, allowed } from './toy'

/** A position of the small battle, as far as a battle asks of one. */
class Small {
  readonly actor = 0
  readonly isChance = false
  readonly isOver = false
  readonly secret = 0
  readonly hidden = false
  readonly moves: number[] = []

  constructor(
    readonly game: object,
    readonly played: readonly string[],
  ) {}

  get view() {
    return { time: { turn: 1, phase: 'combat' }, standing: [...alive(this.played)] }
  }
  get prompt() {
    return { rule: 'TOY-01', text: said('?') }
  }
  read(move: string) {
    return allowed(alive(this.played), move) ? { move } : { why: this.prompt }
  }
  after(move: string) {
    return new Small(this.game, [...this.played, move])
  }
  events(move: string) {
    return [{ rule: 'TOY-01', text: said(`${move} of ${this.played.length}`) }]
  }
  facts() {
    return []
  }
}

const said = (text: string) => ({ fr: text, en: text })
const texts = { both: (id: string, values: () => Record<string, unknown>) => said(`${id} ${Object.values(values()).join(' ')}`) }
function battle(): Battle {
  const game = { name: 'toy', texts, new: () => new Small(game, []) }
  return new Battle(game as unknown as Game, { game: 'toy', options: {} })
}
const shown = (state: ReturnType<Battle['state']>) => ({ standing: state.view.standing, log: state.lines.map(({ events }) => events[0]!.text.en) })

describe('phones that have heard of entries in another order', () => {
  it('show the same battle, also if news come before what was shown already', () => {
    const [early, late] = [new Log('a'), new Log('b')]
    early.enter({ move: 'fix:kill:x', after: null })
    const first = idOf(late.enter({ move: 'd1', after: null }))
    late.enter({ move: 'hit:y', after: first })
    const apart = battle()
    expect(shown(apart.state(late.entries)).standing).toEqual(['x', 'y'])
    late.add(early.entries)
    expect(shown(apart.state(late.entries))).toEqual(shown(battle().state(late.entries)))
    expect(shown(apart.state(late.entries))).toEqual({ standing: ['y'], log: ['fix:kill:x of 0', 'd1 of 1', 'hit:y of 2'] })
  })

  it('tell in words what does not fit, and what taking it would bring', () => {
    const [early, late] = [new Log('a'), new Log('b')]
    early.enter({ move: 'fix:kill:x', after: null })
    const first = idOf(late.enter({ move: 'd1', after: null }))
    late.enter({ move: 'hit:x', after: first })
    early.add(late.entries)
    const both = battle()
    const [stray] = both.state(early.entries).strays
    expect(stray!.lines.map(({ events }) => events[0]!.text.en)).toEqual(['d1 of 0', 'hit:x of 1'])
    early.enter({ head: stray!.tip })
    expect(shown(both.state(early.entries))).toEqual({ standing: ['x', 'y'], log: ['d1 of 0', 'hit:x of 1'] })
  })

  it('go on where something is not possible, and say so', () => {
    const log = new Log('a')
    const first = idOf(log.enter({ move: 'fix:raise:x', after: null })) // it stands already
    log.enter({ move: 'd1', after: first })
    const { lines } = battle().state(log.entries)
    expect(lines.map(({ possible }) => possible)).toEqual([false, true])
    expect(lines[0]!.events[0]!.text.en).toBe('toy-impossible fix:raise:x')
  })
})
