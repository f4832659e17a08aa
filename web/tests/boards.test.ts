import { describe, expect, it } from 'vitest'
import { drawingOf } from '../src/boards/drawings'
import { nearest } from '../src/lib/grid'
import { place } from '../src/lib/router.svelte'
import { touched } from '../src/lib/scene.svelte'

describe('what a move touched', () => {
  it.each([
    ['dragons', {}, 0, ['b2', 'c3'], ['b2', 'c3']],
    ['dragons', {}, 1, ['a1', '6'], ['a1']],
    ['dragons', {}, 'chance', ['f3'], []],
    ['metals', { squares: { a1: {}, a2: {} } }, 0, ['a1', 'a2', 'E'], ['a1', 'a2']],
    ['irondie', { dice: { south: [{ name: 'Sk' }], north: [{ name: 'Ar' }] } }, 0, ['south:Sk', 'north:Ar'], ['south:Sk', 'north:Ar']],
    ['irondie', { dice: { south: [], north: [] } }, 0, ['pass'], []],
  ] as const)('%s: those of its steps that lie on the board', (game, view, by, steps, cells) => {
    expect(touched(drawingOf(game), view, { by, move: '', steps: [...steps], events: [] })).toEqual(cells)
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
    ['/position/metals?p=map%3Dlac%20turn%3Dblue&v=3&s=ab', { page: 'position', game: 'metals', text: 'map=lac turn=blue', packed: null, version: '3', state: 'ab' }],
    ['/position', { page: 'nowhere' }],
    ['/new/dragons', { page: 'new', game: 'dragons', rated: false, given: '' }],
    ['/new/dragons?rated', { page: 'new', game: 'dragons', rated: true, given: 'rated' }],
    ['/editor/metals?p=map%3Dlac', { page: 'editor', game: 'metals', text: 'map=lac' }],
    ['/workshop/dragons', { page: 'workshop', study: 'dragons' }],
    ['/ladder/irondie', { page: 'ladder', game: 'irondie' }],
    ['/room/abc/nothing', { page: 'nowhere' }],
    ['/room/abc/join', { page: 'nowhere' }],
    ['/new/dragons/more/and', { page: 'nowhere' }],
  ])('%s', (way, expected) => {
    expect(place(way)).toEqual(expected)
  })
})
