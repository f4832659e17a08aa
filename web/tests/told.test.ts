import { describe, expect, it } from 'vitest'
import { standing, told } from '../src/lib/told'
import type { By, LogItem, Play } from '../src/lib/wire'

const say = (words: string) => ({ rule: 'DRA-10', text: { fr: words, en: words } })
const play = (by: By, move: string, ...events: string[]): Play => ({ by, move, steps: [], events: events.map(say) })
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
    expect(lines.map(({ move, dice: fell, play: at }) => [move, fell.map(({ text }) => text.en), at])).toEqual([
      ['done', [], 0],
      ['', ['falls', 'falls', 'falls'], 3],
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

describe('what was taken back', () => {
  const takeback: LogItem = { version: 9, kind: 'takeback', seat: 0, plays: [], text: { fr: '', en: 'Fire takes back.' } }
  const moves = (log: LogItem[]) => log.flatMap(({ plays }) => plays.map(({ move }) => move))

  it('is no longer told: the last decision of the seat, and what came after it', () => {
    const log = [item(1, play(0, 'a1xb2')), item(2, play(1, 'c1=3')), item(3, play(0, 'b2xb3')), item(4, play(1, 'c1=5')), takeback]
    expect(moves(standing(log))).toEqual(['a1xb2', 'c1=3'])
    expect(told(standing(log)).at(-1)!.events[0]!.text.en).toBe('Fire takes back.')
  })

  it('may be one die that was typed in', () => {
    const log = [item(1, play(0, 'go')), item(2, play('chance', 'f3')), item(3, play('chance', 'f4')), takeback]
    expect(moves(standing(log))).toEqual(['go', 'f3'])
  })
})
