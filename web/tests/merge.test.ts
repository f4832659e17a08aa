import { describe, expect, it } from 'vitest'
import { idOf, isCorrection, lineTo, Log, merge, type Entry, type Fits, type Node } from '../src/companion/merge'
import { alive, allowed, FIGHTERS } from './toy'

/** A battle without rules. */
const anything: Fits = () => true
/** The rules of a small one, in which corrections change what is possible. */
const small: Fits = (at, move, nodes) => allowed(alive(lineTo(nodes, at?.id ?? null).map((node) => node.move)), move)
const entryOf = (id: string) => id.replace('*', '')

/** A generator of its own, so that a failure can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const texts = (log: Log) => merge(log.entries, anything).line.map(({ move }) => move)

describe('one phone', () => {
  it('undoes and redoes any number of steps', () => {
    const log = new Log('a')
    let head: string | null = null
    for (const move of ['d1', 'd2', 'd3']) head = idOf(log.enter({ move, after: head }))
    log.enter({ head: 'a.1' })
    expect(texts(log)).toEqual(['d1'])
    expect(merge(log.entries, anything).next).toBe('a.2')
    log.enter({ head: 'a.2' })
    expect(merge(log.entries, anything).next).toBe('a.3')
    log.enter({ move: 'd6', after: 'a.2' })
    expect(texts(log)).toEqual(['d1', 'd2', 'd6'])
    expect(merge(log.entries, anything).strays).toEqual([])
  })
})

describe('two phones', () => {
  const both = (one: Log, other: Log) => {
    one.add(other.entries)
    other.add(one.entries)
  }
  /** Both know a first die; each enters something after it, and then they meet. */
  const after = (mine: string, theirs: string) => {
    const [one, other] = [new Log('a'), new Log('b')]
    const first = idOf(one.enter({ move: 'd4', after: null }))
    both(one, other)
    one.enter({ move: mine, after: first })
    other.enter({ move: theirs, after: first })
    both(one, other)
    return one
  }

  it('that enter the same die count it once', () => {
    const [one, other] = [new Log('a'), new Log('b')]
    const [mine, theirs] = [one.enter({ move: 'd4', after: null }), other.enter({ move: 'd4', after: null })]
    other.enter({ move: 'parry:1', after: idOf(theirs) })
    both(one, other)
    expect(texts(one)).toEqual(['d4', 'parry:1'])
    expect(merge(one.entries, anything).same.get(idOf(theirs))).toBe(idOf(mine))
  })

  it('that enter different dice show it', () => {
    const [one, other] = [new Log('a'), new Log('b')]
    one.enter({ move: 'd4', after: null })
    other.enter({ move: 'd5', after: null })
    both(one, other)
    const { strays, line } = merge(other.entries, anything)
    expect(line.map(({ move }) => move)).toEqual(['d4'])
    expect(strays).toEqual([{ first: 'b.1', tip: 'b.1', phone: 'b', after: null, moves: ['d5'] }])
    one.enter({ head: 'b.1' })
    expect(texts(one)).toEqual(['d5'])
    expect(merge(one.entries, anything).strays).toEqual([])
  })

  it('may correct and go on at the same time', () => {
    const one = after('fix:wound:b1:2', 'd2')
    expect(texts(one)).toEqual(['d4', 'fix:wound:b1:2', 'd2'])
    expect(merge(one.entries, anything).strays).toEqual([])
  })

  it('leave a correction that no longer fits to a decision', () => {
    const one = after('d2', 'fix:wound:b1:2')
    const { strays } = merge(one.entries, (_, move) => !isCorrection(move))
    expect(strays.map(({ moves }) => moves)).toEqual([['fix:wound:b1:2']])
  })
})

describe('a correction that changes what is possible', () => {
  /** Phone b strikes at somebody twice; meanwhile phone a, whose entries come first, takes the target away. */
  const apart = () => {
    const [one, other] = [new Log('a'), new Log('b')]
    one.enter({ move: 'fix:kill:x', after: null })
    const first = other.enter({ move: 'd1', after: null })
    const second = other.enter({ move: 'hit:x', after: idOf(first) })
    other.enter({ move: 'd2', after: idOf(second) })
    one.add(other.entries)
    return one
  }
  const played = (log: Log) => merge(log.entries, small).line.map(({ move }) => move)

  it('leaves what no longer fits to a decision, as it was entered', () => {
    const one = apart()
    const { line, strays } = merge(one.entries, small)
    expect(line.map(({ move }) => move)).toEqual(['fix:kill:x', 'd1'])
    expect(strays.map(({ moves }) => moves)).toEqual([['d1', 'hit:x', 'd2']])
  })

  it('goes where it was not entered if that is decided', () => {
    const one = apart()
    one.enter({ head: merge(one.entries, small).strays[0]!.tip })
    expect(played(one)).toEqual(['d1', 'hit:x', 'd2'])
    const { line } = merge(one.entries, small)
    one.enter({ head: line[0]!.id }) // undo as far as the copy of an entry, and go on from it
    one.enter({ move: 'hit:y', after: line[0]!.id })
    expect(played(one)).toEqual(['d1', 'hit:y'])
  })
})

describe('three phones and a server', () => {
  it('end alike after 1 000 random interleavings of entries, partitions and reunions', () => {
    let conflicts = 0
    let merged = 0
    let copied = 0
    let steps = 0
    let impossible = 0
    for (let seed = 0; seed < 1000; seed++) {
      const pick = numbers(seed)
      const phones = [new Log('a'), new Log('b'), new Log('c')]
      const server = new Log('server')
      const online = [true, true, true]
      const entered: Entry[] = []
      /** A phone tells the server, and hears from it, perhaps only what the server knew before. */
      const meet = (at: number) => {
        const phone = phones[at]!
        const late = pick(4) === 0 ? server.entries.slice(0, pick(server.entries.length + 1)) : null
        server.add(phone.entries)
        phone.add(late ?? server.entries)
      }
      for (let step = 0; step < 40; step++) {
        const at = pick(3)
        const phone = phones[at]!
        const seen = merge(phone.entries, small)
        const standing = alive(seen.line.map(({ move }) => move))
        const act = pick(10)
        const name = FIGHTERS[pick(FIGHTERS.length)]!
        const move = act < 3 || !standing.has(name) ? `d${1 + pick(3)}` : `hit:${name}`
        if (act < 5) entered.push(phone.enter({ move, after: seen.head }))
        else if (act === 5) entered.push(phone.enter({ move: `fix:${standing.has(name) ? 'kill' : 'raise'}:${name}`, after: seen.head }))
        else if (act === 6 && seen.line.length) entered.push(phone.enter({ head: seen.line.at(-1 - pick(Math.min(3, seen.line.length)))!.parent }))
        else if (act === 7) online[at] = !online[at]
        else if (act === 8 && seen.strays.length) {
          const stray = seen.strays[pick(seen.strays.length)]!
          entered.push(phone.enter(pick(2) ? { head: stray.tip } : { dismiss: stray.first }))
        }
        if (online[at]) meet(at)
      }
      for (const phone of phones) server.add(phone.entries)
      for (const phone of phones) phone.add(server.entries)
      const results = phones.map((phone) => merge(phone.entries, small))
      // Nothing is lost: every entry is on every phone, once.
      for (const phone of phones) {
        expect(phone.entries.length).toBe(entered.length)
        expect(new Set(phone.entries.map(idOf))).toEqual(new Set(entered.map(idOf)))
      }
      // All phones show the same battle and the same conflicts, in whatever order entries came.
      for (const result of results.slice(1)) {
        expect(result.line).toEqual(results[0]!.line)
        expect(result.strays).toEqual(results[0]!.strays)
      }
      const { line, strays, waiting, nodes, same } = results[0]!
      expect(waiting).toEqual([])
      // Nothing is doubled: an entry is in the tree, or stands for one of another phone.
      const moves = entered.filter((entry) => 'move' in entry)
      const copies = [...nodes.keys()].filter((id) => id !== entryOf(id))
      expect(nodes.size - copies.length + same.size).toBe(moves.length)
      expect(copies.every((id) => nodes.has(entryOf(id)))).toBe(true)
      for (const path of [line, ...strays.map(({ tip }) => lineTo(nodes, tip))]) {
        steps += path.length
        impossible += path.filter(({ move }, at) => !allowed(alive(path.slice(0, at).map((node) => node.move)), move)).length
      }
      copied += copies.length
      expect(new Set(line.map(({ id }) => id)).size).toBe(line.length)
      // Whatever is not on the line was undone, dismissed, or is shown.
      const shown = new Set(strays.flatMap(({ tip }) => pathOf(nodes, tip)))
      const stood = new Set<string>()
      const decided = new Set(entered.flatMap((entry) => ('dismiss' in entry ? [same.get(entry.dismiss) ?? entry.dismiss] : [])))
      const sorted = [...entered].sort((one, other) => one.at - other.at || (one.phone < other.phone ? -1 : one.phone > other.phone ? 1 : one.seq - other.seq))
      for (let count = 1; count <= sorted.length; count++) for (const { id } of merge(sorted.slice(0, count), small).line) stood.add(id)
      for (const id of nodes.keys()) {
        const dismissed = pathOf(nodes, id).some((each) => decided.has(each)) || leads(nodes, id, decided)
        expect(stood.has(id) || shown.has(id) || dismissed, `${seed} ${id}`).toBe(true)
      }
      conflicts += strays.length
      merged += same.size
    }
    expect(conflicts).toBeGreaterThan(500)
    expect(merged).toBeGreaterThan(100)
    expect(copied).toBeGreaterThan(20)
    // A phone that knew some of the corrections only: it is told that its entry is not possible here.
    expect(impossible / steps).toBeLessThan(0.01)
  }, 60_000)
})

function pathOf(nodes: ReadonlyMap<string, Node>, id: string): string[] {
  const found = [id]
  for (let node = nodes.get(id); node?.parent; node = nodes.get(node.parent)) found.push(node.parent)
  return found
}

/** Whether an entry leads to one of these. */
function leads(nodes: ReadonlyMap<string, Node>, id: string, to: ReadonlySet<string>): boolean {
  return [...to].some((each) => nodes.has(each) && pathOf(nodes, each).includes(id))
}
