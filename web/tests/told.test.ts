import { describe, expect, it } from 'vitest'
import { told } from '../src/lib/told'
import type { By, LogItem, Play } from '../src/lib/wire'

const say = (words: string) => ({ rule: 'DRA-10', text: { fr: words, en: words } })
const play = (by: By, move: string, ...events: string[]): Play => ({ by, move, events: events.map(say) })
const item = (version: number, ...plays: Play[]): LogItem => ({ version, kind: 'move', seat: 0, plays, text: null })

describe('the log as lines', () => {
  it('numbers moves through the game and points at their plays', () => {
    const lines = told([item(3, play(0, 'Sk>Ar', 'aims'), play('chance', 'Sk=4', 'rolls')), item(4, play(1, 'pass', 'passes'))])
    expect(lines.map(({ number, version, play: at, move }) => [number, version, at, move])).toEqual([
      [1, 3, 0, 'Sk>Ar'],
      [2, 3, 1, 'Sk=4'],
      [3, 4, 0, 'pass'],
    ])
  })

  it('tells dice that fall together in one line, with what followed from each', () => {
    const dice = ['a=1', 'b=2', 'c=3'].map((move) => play('chance', move, 'falls', `${move} matters`))
    const lines = told([item(5, play(0, 'done', 'has chosen'), ...dice, play(1, 'pass', 'passes'))])
    expect(lines.map(({ move, dice: fell, play: at }) => [move, fell, at])).toEqual([
      ['done', [], 0],
      ['', ['a=1', 'b=2', 'c=3'], 3],
      ['pass', [], 4],
    ])
    expect(lines[1]!.events.map(({ text }) => text.en)).toEqual(['a=1 matters', 'b=2 matters', 'c=3 matters'])
  })

  it('keeps what was said around the game, but not the salts', () => {
    const text = { fr: 'Feu abandonne.', en: 'Fire resigns.' }
    const lines = told([
      { version: 1, kind: 'salt', seat: 0, plays: [], text },
      { version: 2, kind: 'resign', seat: 0, plays: [], text },
    ])
    expect(lines.map(({ version, events }) => [version, events])).toEqual([[2, [{ rule: null, text }]]])
  })
})
