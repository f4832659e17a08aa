import { describe, expect, it } from 'vitest'
import { tomlOf } from '../src/companion/warbands'
import { cardOf, givenBy, KINDS, questionOf, Unclear, wayTo, wordsOf } from '../src/lib/odds'

describe('a link to a question of odds', () => {
  it('holds all of it, and only what is not usual', () => {
    expect(wayTo(questionOf('test', ''))).toBe('/odds/test')
    for (const kind of Object.keys(KINDS)) {
      const asked = questionOf(kind, 'value=7&dice_a=2&losses=3,0,1&zone=5,6,7&aim=kill&first=FOR+5+RES+4+attacks+2')
      const [, held = ''] = wayTo(asked).split('?')
      expect(givenBy(questionOf(kind, held))).toEqual(givenBy(asked))
    }
  })

  it('asks with numbers, and says which field holds none', () => {
    expect(givenBy(questionOf('test', 'value=−3&brute=yes'))).toEqual([-3, 8, 1, true])
    expect(givenBy(questionOf('secret', 'losses=3,+0,1'))).toEqual([8, [3, 0, 1]])
    expect(givenBy(questionOf('search', ''))).toEqual([1, 3, null])
    expect(() => givenBy(questionOf('test', 'value=four'))).toThrow(Unclear)
    expect(() => givenBy(questionOf('explosion', 'at=60'))).toThrow('error-odds-pair')
  })

  it('says a fighter as the command line does', () => {
    const words = 'ATT 6 DEF -1 FOR 5 RES 4 attacks 2 parries 0 serious stunned brute'
    expect(wordsOf(cardOf(words))).toBe(words)
  })
})

it('CON-66: a warband is written as TOML, cards last', () => {
  const table = { name: 'Own "two"', fighter: [{ name: 'Dwyn', pa: 30, characteristics: { MOU: 10, ATT: 3 }, skills: ['Tir rapide'] }] }
  expect(tomlOf(table)).toBe('name = "Own \\"two\\""\n\n[[fighter]]\nname = "Dwyn"\npa = 30\ncharacteristics = { MOU = 10, ATT = 3 }\nskills = ["Tir rapide"]\n')
})
