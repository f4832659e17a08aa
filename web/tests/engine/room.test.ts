import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startOf } from '../../src/engine/record'
import { LocalRoom } from '../../src/engine/room'
import type { Saved } from '../../src/lib/games'
import type { Refusal, Seat, State, ToClient } from '../../src/lib/wire'
import type { Bytes } from '../../src/engine/machine'
import { Race, race, Runner } from './race'

type Update = Extract<ToClient, { type: 'update' }>

/** A table whose die always shows the first face, and what each seat heard. */
function sit(asked: Partial<Saved> = {}, thinker = new Runner(), game = race()) {
  const record = startOf('race', 3, { target: '3' }, asked.dice ?? 'device')
  const saved: Saved = { id: 'one', game: 'race', levels: [null, null], dice: 'device', created: 1, at: 1, over: false, record, ...asked }
  const heard: [ToClient[], ToClient[]] = [[], []]
  const kept: Saved[] = []
  const begun: unknown[] = []
  const room = new LocalRoom(game, saved, {
    thinker,
    save: async (each) => void kept.push(structuredClone(each)),
    begin: async (next) => {
      begun.push(next)
      return 'two'
    },
    say: (seat, message) => heard[seat].push(message),
    fall: (position) => position.moves[0]!,
  })
  let number = 0
  const act = (seat: Seat, what: object) => room.hear(seat, { id: `a${++number}`, ...what } as never)
  const move = (seat: Seat, text: string, after: number | null = null) => act(seat, { type: 'move', move: text, after })
  const updates = (seat: Seat) => heard[seat].filter((each): each is Update => each.type === 'update')
  const refusals = (seat: Seat) => heard[seat].filter((each): each is Refusal => each.type === 'refusal')
  const log = (seat: Seat) => updates(seat).flatMap((each) => each.log)
  const state = (seat: Seat): State => updates(seat).at(-1)!.state
  const hello = (seat: Seat) => room.hear(seat, { type: 'hello', key: null, salt: null, since: null })
  /** Everybody who is no computer sits down. */
  const open = async () => {
    await room.begin()
    for (const seat of [0, 1] as const) if (saved.levels[seat] === null) await hello(seat)
  }
  return { open, room, heard, kept, begun, act, move, updates, refusals, log, state }
}

const plays = (log: Update['log']) => log.map((item) => item.plays.map(({ move }) => move))

describe('a table in this browser', () => {
  let table: ReturnType<typeof sit>
  beforeEach(async () => {
    table = sit()
    await table.open()
  })

  it('welcomes a seat and shows it what happened before', async () => {
    expect(table.heard[0].at(-2)).toMatchObject({ type: 'welcome', seat: 0, room: { id: 'one', hints: true, commitment: null } })
    expect(table.heard[0].at(-1)).toMatchObject({ type: 'update', version: 1, state: { status: 'playing', actor: 0, secret: true } })
    expect(table.state(0).moves).toContainEqual({ move: 'choose:sw', steps: ['sw'] })
    expect(table.state(1).moves).toEqual([])
  })

  it('rolls its own dice after a decision, in the same item', async () => {
    await table.move(0, 'choose:sk')
    await table.move(1, 'choose:sw')
    await table.move(0, 'run')
    expect(plays(table.log(1)).at(-1)).toEqual(['run', 'sk=one'])
    expect(table.log(1).at(-1)!.plays[0]).toMatchObject({ by: 0, steps: ['run'], events: [{ rule: 'RAC-03' }] })
  })

  it('holds a secret back from the other seat until both are out', async () => {
    await table.move(0, 'choose:sk')
    expect(plays(table.log(0)).at(-1)).toEqual(['choose:sk'])
    expect(table.log(1).at(-1)).toMatchObject({ plays: [], text: { en: 'Red has decided.' } })
    expect(table.state(1).view.runners).toEqual({})
    await table.move(1, 'choose:sw')
    expect(plays(table.log(1)).at(-1)).toEqual(['choose:sk', 'choose:sw'])
  })

  it('says the same to the other seat whatever was chosen in secret', async () => {
    const another = sit()
    await another.open()
    await table.move(0, 'choose:sk')
    await another.move(0, 'choose:Tk')
    expect(another.heard[1]).toEqual(table.heard[1])
    expect(another.room.showing(1).moments(0)).toEqual(table.room.showing(1).moments(0))
  })

  it('keeps what happened before it says so', async () => {
    await table.move(0, 'choose:sk')
    expect(table.kept.at(-1)!.record).toContain('lot:red choose:sk *')
    expect(table.heard[0].at(-1)).toMatchObject({ type: 'ack' })
  })

  it.each([
    [0, 'run', 'illegal-move', 'RAC-09'],
    [1, 'choose:sk', 'not-your-turn', null],
    [0, 'nonsense', 'notation', null],
    [0, 'choose:sk,choose:sw', 'not-your-turn', null],
  ] as const)('refuses what seat %i may not do: %s', async (seat, text, code, rule) => {
    await table.move(seat, text)
    expect(table.refusals(seat)).toMatchObject([{ code, rule, id: 'a1' }])
    expect(table.kept).toHaveLength(1)
  })

  it('asks nobody where nothing is to be chosen, and takes nobody back there', async () => {
    // Blue is too tired to run: whatever it says, it rests.
    class Tired extends Race {
      #meant = (position: Bytes, move: number) => (this.actor(position) === 1 && !this.secret(position) ? 4 : move)
      override play = (position: Bytes, move: number) => super.play(position, this.#meant(position, move))
      override tell = (position: Bytes, move: number) => super.tell(position, this.#meant(position, move))
    }
    table = sit({}, new Runner(), race(new Tired()))
    await table.open()
    await table.move(0, 'choose:sk')
    await table.move(1, 'choose:sw')
    await table.move(0, 'rest')
    expect(table.state(0).actor).toBe(0)
    expect(plays(table.log(1)).at(-1)).toEqual(['rest', 'run'])
    expect(table.kept.at(-1)!.record).toContain('rest run *')
    expect([table.state(0).takeback, table.state(1).takeback]).toEqual([true, false])
  })

  it('refuses a move about a position that has changed', async () => {
    const seen = table.updates(0).at(-1)!.version
    await table.move(0, 'choose:sk', seen)
    await table.move(1, 'choose:sw')
    await table.move(0, 'run', seen)
    expect(table.refusals(0)).toMatchObject([{ code: 'stale' }])
  })

  it('takes back to the last decision, but not past a die or a secret', async () => {
    await table.move(0, 'choose:sk')
    await table.move(1, 'choose:sw')
    expect(table.state(0).takeback).toBe(false)
    await table.move(0, 'rest')
    expect([table.state(0).takeback, table.state(1).takeback]).toEqual([true, false])
    await table.act(0, { type: 'offer', what: 'takeback' })
    expect(table.state(1).offers).toEqual([{ what: 'takeback', seat: 0 }])
    await table.act(1, { type: 'answer', what: 'takeback', accept: true })
    expect(table.state(0)).toMatchObject({ actor: 0, offers: [] })
    expect(table.log(1).at(-1)).toMatchObject({ kind: 'takeback', text: { en: 'Red takes back.' } })
    expect(table.room.showing(1).moments(0).at(-1)).toMatchObject({ play: null, actor: 0 })
    await table.move(0, 'run')
    expect(table.state(0).takeback).toBe(false)
  })

  it('ends by agreement, and plays again with the seats exchanged', async () => {
    await table.act(0, { type: 'offer', what: 'draw' })
    await table.act(1, { type: 'answer', what: 'draw', accept: true })
    expect(table.state(0)).toMatchObject({ status: 'over', result: { winner: null, reason: 'agreement', text: { en: 'A draw.' } } })
    expect(table.kept.at(-1)).toMatchObject({ over: true })
    await table.act(1, { type: 'offer', what: 'rematch' })
    await table.act(0, { type: 'answer', what: 'rematch', accept: true })
    expect(table.begun).toMatchObject([{ game: 'race', levels: [null, null], record: startOf('race', 3, { target: '3' }, 'device') }])
    expect(table.state(0).rematch).toBe('two')
  })

  it('shows every moment of the game as the seat saw it', async () => {
    await table.move(0, 'choose:sk')
    const { version } = table.room.showing(1)
    expect(table.room.showing(1).moments(0).map(({ version: at, play }) => [at, play?.move])).toEqual([[0, undefined], [1, 'lot:red']])
    await table.move(1, 'choose:sw')
    expect(table.room.showing(1).moments(version).map(({ play }) => play?.move)).toEqual(['choose:sk', 'choose:sw'])
  })
})

describe('a game that is taken up again', () => {
  it('goes on where it stood, and tells the same', async () => {
    const before = sit()
    await before.open()
    for (const [seat, text] of [[0, 'choose:sk'], [1, 'choose:sw'], [0, 'run'], [1, 'rest']] as const) await before.move(seat, text)
    const after = sit({ record: before.kept.at(-1)!.record })
    await after.open()
    for (const seat of [0, 1] as const) expect(after.room.showing(seat).log()).toEqual(before.room.showing(seat).log())
    expect(after.room.state(0)).toEqual(before.room.state(0))
  })
})

describe('typed dice', () => {
  it('are asked of the people at the table', async () => {
    const table = sit({ dice: 'typed' })
    await table.open()
    expect(table.state(1)).toMatchObject({ actor: 'chance', moves: [{ move: 'lot:red' }, { move: 'lot:blue' }] })
    await table.move(1, 'lot:blue')
    expect(table.state(0).actor).toBe(0)
    expect(table.kept.at(-1)!.record).toContain('[Dice "typed"]')
  })

  it('can be undone when they were mistyped', async () => {
    const table = sit({ dice: 'typed' })
    await table.open()
    await table.move(1, 'lot:blue')
    await table.move(0, 'choose:sk')
    await table.move(1, 'choose:sw')
    const seat = table.state(0).actor as 0 | 1
    await table.move(seat, 'run')
    await table.move(seat, 'one')
    await table.act(seat, { type: 'offer', what: 'takeback' }) // nobody has to agree
    expect(table.state(seat)).toMatchObject({ actor: 'chance', offers: [] })
    expect(table.state(seat).moves).toHaveLength(2)
  })
})

describe('the computer', () => {
  it('decides by itself, from what its seat sees, and its secrets stay secret', async () => {
    const table = sit({ levels: [5, null] })
    await table.open()
    await vi.waitFor(() => expect(table.room.state(1).actor).toBe(1))
    await vi.waitFor(() => expect(plays(table.log(1))).toEqual([['lot:red'], []]))
    await table.move(1, 'choose:Tk')
    await vi.waitFor(() => expect(table.log(1).at(-1)!.plays.map(({ move }) => move)).toEqual(['run', 'sw=one']))
    expect(table.heard[0]).toEqual([])
  })

  it('gladly plays again, but agrees to no draw', async () => {
    const thinker = new Runner()
    thinker.patient = true
    const table = sit({ levels: [null, 2] }, thinker)
    await table.open()
    await table.move(0, 'choose:sk')
    await table.act(0, { type: 'offer', what: 'draw' })
    expect(table.log(0).slice(-2).map(({ text }) => text!.en)).toEqual(['Red offers a draw.', 'Blue: no draw.'])
    await table.act(0, { type: 'resign' })
    expect(table.state(0).result).toMatchObject({ winner: 1, reason: 'resignation' })
    await table.act(0, { type: 'offer', what: 'rematch' })
    expect(table.begun).toMatchObject([{ levels: [2, null] }])
  })

  it('gladly takes back, and thinks no more about what was', async () => {
    const thinker = new Runner()
    const table = sit({ levels: [null, 2] }, thinker)
    await table.open()
    await table.move(0, 'choose:sk')
    await vi.waitFor(() => expect(table.state(0).actor).toBe(0))
    thinker.patient = true
    await table.move(0, 'rest')
    expect(thinker.asked.at(-1)).toMatchObject({ level: 2 })
    await table.act(0, { type: 'offer', what: 'takeback' })
    expect(table.state(0)).toMatchObject({ actor: 0, offers: [] })
    await table.move(0, 'run')
    await vi.waitFor(() => expect(thinker.asked).toHaveLength(3))
    thinker.decide()
    await vi.waitFor(() => expect(plays(table.log(0)).at(-1)).toEqual(['run', 'sw=one']))
  })

  it('that fails says so, and does not try for ever', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const thinker = new Runner()
    thinker.patient = true
    const table = sit({ levels: [3, null] }, thinker)
    await table.open()
    thinker.asked[0]!.failed(new Error('out of memory'))
    await vi.waitFor(() => expect(table.refusals(1)).toMatchObject([{ code: 'defect' }]))
    expect(thinker.asked).toHaveLength(1)
  })
})
