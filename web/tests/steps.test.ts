import { describe, expect, it } from 'vitest'
import { Steps } from '../src/lib/steps'

const take = { move: 'b2xc3', steps: ['b2', 'c3'] }
const other = { move: 'b2xb3', steps: ['b2', 'b3'] }
const pass = { move: 'pass', steps: ['pass'] }
const deploy = (square: string, facing: string) => ({ move: `+${square}${facing}`, steps: ['+', square, facing] })

describe('what a hand touches', () => {
  it('offers each first step once, then what may follow', () => {
    const steps = new Steps([take, other, pass])
    expect(steps.next).toEqual(['b2', 'pass'])
    expect(steps.after('b2')).toEqual(['c3', 'b3'])
  })

  it('may touch the target first, where nothing begins with it', () => {
    const target = new Steps([take, other, pass]).pick('c3')
    expect(target && 'steps' in target && target.steps.next).toEqual(['b2'])
    expect(target && 'steps' in target && target.steps.pick('b2')).toEqual({ move: 'b2xc3' })
    // What is a beginning of its own is taken as one.
    const give = new Steps([{ move: 'a>b', steps: ['a', 'b'] }, { move: 'b>a', steps: ['b', 'a'] }])
    expect(give.pick('b')).toMatchObject({ steps: { next: ['a'] } })
  })

  it('plays a move when its last step is touched', () => {
    const steps = new Steps([take, other, pass])
    expect(steps.pick('pass')).toEqual({ move: 'pass' })
    const picked = steps.pick('b2')
    expect(picked && 'steps' in picked && picked.steps.pick('b3')).toEqual({ move: 'b2xb3' })
  })

  it('refuses what leads to no legal move', () => {
    expect(new Steps([take], ['b2']).pick('d4')).toBeNull()
  })

  it('forgets one step at a time', () => {
    expect(new Steps([take], ['b2']).back().picked).toEqual([])
  })

  it('lets a cell stand for the only step beside the board that leads to it', () => {
    const cells = new Set(['a1', 'e1', 'b2', 'b3', 'c3'])
    const steps = new Steps([deploy('a1', 'N'), deploy('a1', 'E'), deploy('e1', 'N'), other])
    expect([...steps.through(cells)]).toEqual([['a1', '+'], ['e1', '+']])
  })

  it('does not guess between two dice that fit the same cell', () => {
    const place = (power: string) => ({ move: `${power}@a1`, steps: [power, 'a1'] })
    expect(new Steps([place('3'), place('4')]).through(new Set(['a1'])).size).toBe(0)
  })
})
