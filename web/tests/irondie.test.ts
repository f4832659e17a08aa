import { describe, expect, it } from 'vitest'
import { highestFirst, matOf, readFile, STANDARD, wordOf } from '../../src/escarmouche/games/irondie/page/mat'
import { readDie, SHAPES, writeDie } from '../../src/escarmouche/games/irondie/page/shapes'

describe('the mat of Irondie', () => {
  it('is read from its file and written as the word that an option takes', () => {
    const word = wordOf(matOf(STANDARD))
    expect(word.split(';')[0]).toBe('S:to_abyss:any:enemy:any:black:to_abyss:limbo:0')
    expect(word.split(';').at(-1)).toBe('white:vitality+3:defence-1')
  })

  it('comes back from its word', () => {
    const mat = matOf(STANDARD)
    mat.shapes.swarm!.amount = 3
    mat.bonus.red = { attack: 2, vitality: -1 }
    expect(matOf(wordOf(mat))).toEqual(mat)
  })

  it('is read from a file with its own tables of bonuses', () => {
    expect(readFile('[bonus.red]\nattack = -2\n').bonus.red).toEqual({ attack: -2 })
  })
})

describe('dice', () => {
  it.each(['Sk', 'Nb*', 'Gw'])('%s is read and written', (die) => {
    expect(writeDie(readDie(die))).toBe(die)
  })

  it('have nine different silhouettes and glyphs', () => {
    expect(new Set(Object.values(SHAPES).map(({ outline }) => outline)).size).toBe(9)
    expect(new Set(Object.values(SHAPES).map(({ glyph }) => glyph)).size).toBe(9)
  })
})

it('lays rolled dice highest first, equal ones as they came (IRO-12)', () => {
  const rolled = [{ name: 'Sr', value: 2 }, { name: 'Ab', value: 6 }, { name: 'Nw', value: 2 }, { name: 'Fg', value: 4 }]
  expect(highestFirst(rolled).map(({ name }) => name)).toEqual(['Ab', 'Fg', 'Sr', 'Nw'])
  expect(rolled[0]!.name).toBe('Sr')
})
