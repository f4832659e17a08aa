import { describe, expect, it } from 'vitest'
import { outline } from '../../src/escarmouche/games/confrontation/page/area'
import { fit, pan, zoom } from '../../src/escarmouche/games/confrontation/page/camera'
import { bearing, inContact, nearestTo, placesOf, sidesOf, type Skirmish } from '../../src/escarmouche/games/confrontation/page/skirmish'
import { laidOut } from '../../src/escarmouche/games/confrontation/page/labels'

const whole = { x: 0, y: 0, width: 480, height: 480 }

describe('the camera over the table', () => {
  it('shows the whole table in a window of any shape', () => {
    expect(fit(whole, 2)).toEqual({ x: -240, y: 0, width: 960, height: 480 })
    expect(fit(whole, 0.5)).toEqual({ x: 0, y: -240, width: 480, height: 960 })
  })

  it('keeps what is under the pointer where it is', () => {
    const near = zoom(whole, 2, { x: 120, y: 240 }, whole)
    expect(near).toEqual({ x: 60, y: 120, width: 240, height: 240 })
    expect(zoom(near, 1 / 8, { x: 0, y: 0 }, whole)).toEqual(whole)
  })

  it('never leaves the table', () => {
    const near = zoom(whole, 4, { x: 0, y: 0 }, whole)
    expect(pan(near, -50, 5000, whole)).toMatchObject({ x: 0, y: 360 })
    expect(zoom(whole, 1000, { x: 240, y: 240 }, whole).width).toBeCloseTo(480 * 0.16)
  })
})

describe('an area', () => {
  const at = ({ x, y }: { x: number; y: number }) => ({ x, y })
  const grid = (keep: (x: number, y: number) => boolean) =>
    new Set(Array.from({ length: 49 }, (_, index) => [index % 7, Math.floor(index / 7)] as const).flatMap(([x, y]) => (keep(x, y) ? [`${x}-${y}`] : [])))

  it('has one line around it, and one around each hole', () => {
    expect(outline(grid(() => true), 6, 6, at).match(/M/g)).toHaveLength(1)
    expect(outline(grid((x, y) => !(x === 3 && y === 3)), 6, 6, at).match(/M/g)).toHaveLength(2)
    expect(outline(grid((x) => x < 2 || x > 4), 6, 6, at).match(/M/g)).toHaveLength(2)
  })

  it('is nothing where nothing is reached', () => {
    expect(outline(new Set(), 6, 6, at)).toBe('')
  })
})

describe('places', () => {
  const view = { table: { width: 60, height: 60 }, fighters: { b1: { x: 80, y: 80, base: 'infantry' }, r1: { x: 160, y: 160, base: 'large' } } } as unknown as Skirmish

  it('are whole centimetres, or in contact with a base', () => {
    const places = placesOf(view, new Set(['3-4', 'r1/0', 'r1/3', 'nowhere']), 'b1')
    expect(places.get('3-4')).toEqual({ x: 24, y: 32 })
    expect(places.get('r1/0')).toEqual({ x: 160, y: 190 })
    expect(places.get('r1/3')!.x).toBeCloseTo(190)
    expect(places.size).toBe(3)
    expect(nearestTo(places, { x: 20, y: 30 })).toBe('3-4')
    expect(nearestTo(places, { x: 20, y: 30 }, 2)).toBeNull()
  })

  it('lie in a direction of the compass', () => {
    expect(bearing({ x: 0, y: 0 }, { x: 0, y: 9 })).toBe(0)
    expect(bearing({ x: 0, y: 0 }, { x: 9, y: 0 })).toBe(3)
    expect(bearing({ x: 0, y: 0 }, { x: -1, y: -9 })).toBe(6)
  })
})

describe('a fight', () => {
  const side = (name: string) => ({ side: name.startsWith('b') ? 'blue' : 'red' })
  const table = (touches: Record<string, string[]>) => ({ fighters: Object.fromEntries(['b1', 'b2', 'b3', 'r1', 'r2', 'r3'].map((name) => [name, side(name)])), touches }) as unknown as Skirmish

  it('takes in everybody whom contact with enemies joins', () => {
    const view = table({ b1: ['r1', 'b3'], r1: ['b1', 'b2'], b2: ['r1'], b3: ['b1'] })
    expect(inContact(view, 'b1')).toEqual(['b1', 'r1', 'b2'])
    expect(inContact(view, 'b3')).toEqual(['b3'])
  })

  it('is of one against one or several, one’s own side first', () => {
    const view = table({})
    expect(sidesOf(view, ['b1', 'r1', 'b2'], 'red')).toEqual([['r1'], ['b1', 'b2']])
    expect(sidesOf(view, ['b1', 'r1', 'b2', 'r2'], 'blue')).toBeNull()
    expect(sidesOf(view, ['b1'], 'blue')).toBeNull()
  })
})

describe('what is written beside bases', () => {
  const bounds = { x: 0, y: 0, width: 400, height: 400 }
  const want = (name: string, x: number, y: number, needed = false) => ({ name, centre: { x, y }, radius: 10, sizes: [{ width: 40, height: 14 }, { width: 20, height: 10 }], needed })

  it('stands under a base that is alone, and beside one that has another below it', () => {
    const alone = laidOut([want('a', 200, 200)], bounds, 3).get('a')!
    expect([alone.x, alone.y > 210, alone.from]).toEqual([200, true, null])
    const pair = laidOut([want('a', 200, 200), want('b', 200, 222)], bounds, 3)
    expect(pair.get('a')!.y).toBeLessThan(200)
  })

  it('leaves the name out where there is no room, and writes what is needed all the same', () => {
    const crowd = Array.from({ length: 100 }, (_, at) => want(`f${at}`, 10 + 20 * (at % 10), 10 + 20 * Math.floor(at / 10)))
    const tight = { x: 0, y: 0, width: 200, height: 200 }
    expect(laidOut(crowd, tight, 3).size).toBeLessThan(100)
    expect(laidOut(crowd.map((each) => ({ ...each, needed: true })), tight, 3).size).toBe(100)
  })
})
