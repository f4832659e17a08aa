import { describe, expect, it } from 'vitest'
import { drawingOf } from '../src/boards/drawings'
import { nearest } from '../src/lib/grid'
import { place } from '../src/lib/router.svelte'

describe('what a move touched', () => {
  it.each([
    ['dragons', 'b2xc3', 0, ['b2', 'c3']],
    ['dragons', 'a1=6', 1, ['a1']],
    ['dragons', 'next', 1, []],
    ['metals', '+a1N', 0, ['a1']],
    ['metals', 'a1-a2E', 0, ['a1', 'a2']],
    ['irondie', 'Sk>Ar', 0, ['south:Sk', 'north:Ar']],
    ['irondie', 'Pg>own:Wr', 1, ['north:Pg', 'north:Wr']],
    ['irondie', 'bonus:Gk>Rk#2', 0, ['south:Gk', 'south:Rk#2']],
    ['irondie', 'wound:Wy', 1, ['north:Wy']],
    ['irondie', 'commit:Wy', 1, []],
  ] as const)('%s %s', (game, move, by, cells) => {
    expect(drawingOf(game).touched!(move, by)).toEqual(cells)
  })
})

describe('an attempt in notation, for the referee', () => {
  it.each([
    ['dragons', { arena: {} }, 0, ['b2'], 'd4', 'b2xd4'],
    ['dragons', { arena: { b2: { power: 1 } } }, 0, [], 'b2', 'b2=2'],
    ['dragons', { arena: {} }, 0, ['4'], 'd4', '4@d4'],
    ['metals', { metals: {} }, 0, [], 'c3', '+c3N'],
    ['metals', { metals: { c3: {} } }, 0, ['c3'], 'e5', 'c3-e5N'],
    ['irondie', { phase: 'commit' }, 1, [], 'north:Sk', 'commit:Sk'],
    ['irondie', { phase: 'reply' }, 0, ['south:Sk'], 'north:Ar', 'Sk>Ar'],
    ['irondie', { phase: 'reply' }, 0, ['south:Sk'], 'south:Ar', 'Sk>own:Ar'],
  ] as const)('%s %o', (game, view, seat, picked, step, move) => {
    expect(drawingOf(game).attempt!(view, seat, picked, step)).toBe(move)
  })
})

describe('arrows on a board', () => {
  const cell = (x: number, y: number) => ({ x, y, getBoundingClientRect: () => ({ left: x, top: y, width: 10, height: 10 }) as DOMRect })
  const [start, right, below, far] = [cell(0, 0), cell(20, 2), cell(3, 30), cell(90, 0)]

  it('go to the nearest cell in their direction', () => {
    const cells = [start, right, below, far]
    expect(nearest(start, cells, [1, 0])).toBe(right)
    expect(nearest(start, cells, [0, 1])).toBe(below)
  })

  it('stay where nothing lies in that direction', () => {
    expect(nearest(start, [start, right], [-1, 0])).toBe(start)
  })
})

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/play/abc', { page: 'play', game: 'abc' }],
    ['/play/abc/replay', { page: 'replay', kind: 'play', id: 'abc' }],
    ['/room/abc', { page: 'room', room: 'abc', invite: null }],
    ['/room/abc/join/key', { page: 'room', room: 'abc', invite: 'key' }],
    ['/room/abc/replay', { page: 'replay', kind: 'room', id: 'abc' }],
    ['/room/abc/dice', { page: 'dice', room: 'abc' }],
    ['/replay', { page: 'replay', kind: null, id: '' }],
    ['/rules', { page: 'rules', game: null, rule: null }],
    ['/rules/dragons/DRA-21', { page: 'rules', game: 'dragons', rule: 'DRA-21' }],
    ['/position/metals?p=map%3Dlac%20turn%3Dblue&v=3&s=ab', { page: 'position', game: 'metals', text: 'map=lac turn=blue', version: '3', state: 'ab' }],
    ['/position', { page: 'nowhere' }],
    ['/new/dragons', { page: 'new', game: 'dragons' }],
    ['/room/abc/nothing', { page: 'nowhere' }],
    ['/room/abc/join', { page: 'nowhere' }],
    ['/new/dragons/more/and', { page: 'nowhere' }],
  ])('%s', (way, expected) => {
    expect(place(way)).toEqual(expected)
  })
})
