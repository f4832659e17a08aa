import { describe, expect, it } from 'vitest'
import { analyse } from '../../src/engine/analysis'
import { Unreadable } from '../../src/engine/game'
import { falls, hintOf, planOf, oddsOf } from '../../src/engine/insight'
import { GameRecord, RecordError } from '../../src/engine/record'
import { race, Runner } from './race'

const played = (...moves: string[]) =>
  moves.reduce((position, text) => {
    const read = position.read(text)
    if ('why' in read) throw new Error(read.why.text.en)
    return position.after(read.move)
  }, race().new({}))

const texts = (position: ReturnType<typeof played>) => position.moves.map((move) => position.text(move))

describe('the words of a game', () => {
  it('write moves, and what a hand touches to make them', () => {
    const choosing = played('lot:red')
    expect(texts(choosing)).toEqual(['choose:Tk', 'choose:sk', 'choose:sw'])
    expect(choosing.steps(2)).toEqual(['sw'])
    expect(played('lot:red', 'choose:Tk', 'choose:sw').steps(3)).toEqual(['run'])
  })

  it('write a die with whoever rolls it, and read it without', () => {
    const rolling = played('lot:red', 'choose:sk', 'choose:sw', 'run')
    expect(texts(rolling)).toEqual(['sk=one', 'sk=two'])
    expect(rolling.read('two')).toEqual({ move: 8 })
  })

  it('say what happens in both languages, by rule', () => {
    const choosing = played('lot:red')
    expect(choosing.events(1)).toEqual([
      { rule: 'RAC-02', text: { fr: 'Rouge chooses the short black runner.', en: 'Red chooses the short black runner.' } },
    ])
    expect(played('lot:red', 'choose:sk', 'choose:sw', 'run').events(7)[0]!.text.en).toBe('Red gets one point.')
  })

  it('refuse with the move that was tried and what is expected instead', () => {
    expect(played('lot:blue').read('run')).toEqual({
      why: { rule: 'RAC-09', text: { fr: 'run is not possible: Rouge is to act.', en: 'run is not possible: Red is to act.' } },
    })
  })

  it('know which names no piece has, and which texts are no moves', () => {
    expect(played('lot:red').read('choose:Tw')).toEqual({ why: { rule: 'OLD-01', text: { fr: 'Nobody is called Tw.', en: 'Nobody is called Tw.' } } })
    expect(() => played().read('castle')).toThrow(Unreadable)
  })

  it('show values, entries by name, lists and truths', () => {
    expect(played('lot:red', 'choose:sk').view).toEqual({
      score: { red: 0, blue: 0 },
      runners: { red: { name: 'sk', chosen: true } },
      target: 3,
      free: ['Tk', 'sw'],
      threats: { blue: ['sw'] },
    })
    expect(played().threats).toEqual([[], ['sw']])
  })

  it('explain what was touched by the reason that holds whatever would have come next', () => {
    const running = played('lot:red', 'choose:sk', 'choose:sw')
    expect(running.whyNot(['Tk'])).toMatchObject({ rule: 'RAC-02', text: { en: 'the tall black runner was chosen before.' } })
    expect(running.whyNot(['lot:red'])).toBeNull() // no more than that it is not expected now
    expect(running.whyNot(['run'])).toBeNull()
    expect(running.whyNot(['nothing'])).toBeNull()
  })
})

describe('a record', () => {
  const text = '[Game "race"]\n[Rules "3"]\n[Options "target=3"]\n[Dice "device"]\n\nlot:red choose:sk choose:sw run sk=two run sw=one run sk=two red\n'

  it('reads back exactly as it was written', () => {
    const record = GameRecord.read(text, race())
    expect(record.text).toBe(text)
    expect(record.position.outcome).toEqual({ winner: 0, reason: 'points' })
  })

  it('begins with its options, if the engine knows them', () => {
    const short = GameRecord.read('[Game "race"]\n[Rules "3"]\n[Options "target=1"]\n\nlot:red choose:sk choose:sw run one red', race())
    expect(short.result).toBe('red')
    expect(() => GameRecord.read('[Game "race"]\n[Rules "3"]\n[Options "target=9"]\n\n*', race())).toThrow(Unreadable)
  })

  it.each([
    ['was cut', text.replace(' red\n', ''), 'error-record-truncated'],
    ['is of other rules', text.replace('"3"]\n[O', '"2"]\n[O'), 'error-record-version'],
    ['has another result', text.replace(' red\n', ' blue\n'), 'error-record-result'],
    ['has a move that is refused', text.replace('run sw=one', 'lot:red'), 'error-record-move'],
    ['has a tag twice', `[Game "race"]\n${text}`, 'error-record-tag-twice'],
    ['has no game', text.replace('[Game "race"]\n', ''), 'error-record-tag-missing'],
  ])('that %s is refused by name', (_, wrong, message) => {
    expect(() => GameRecord.read(wrong, race())).toThrow(expect.objectContaining({ messageId: message }) as RecordError)
  })

  it('keeps an end that the rules do not know', () => {
    const record = GameRecord.read('[Game "race"]\n[Rules "3"]\n[Options ""]\n\nlot:red\n*\n', race())
    record.end({ winner: 1, reason: 'resignation' })
    expect(GameRecord.read(record.text, race()).ending).toEqual({ winner: 1, reason: 'resignation' })
  })
})

describe('advice', () => {
  it('gives chances of the first seat in a hint, and of whoever asks in the odds', async () => {
    const blue = played('lot:red', 'choose:sk', 'choose:sw', 'run', 'two')
    const thought = await new Runner().advise(blue)
    const hint = hintOf(blue, thought, await planOf(blue, thought.choices[0]!.move, () => Promise.reject(new Error('nothing more to choose'))))
    expect(hint).toMatchObject({ move: 'run', value: 0.7, moves: [{ move: 'run', event: { rule: 'RAC-03' } }, { move: 'rest' }] })
    expect(hint.moves.map(({ value }) => value.toFixed(2))).toEqual(['0.70', '0.85'])
    expect(oddsOf(blue, thought, 4).moves.map(({ win }) => win.toFixed(2))).toEqual(['0.30', '0.15'])
  })

  it('plans a whole secret, and tells what follows from each move', async () => {
    const red = played('lot:red')
    const thought = await new Runner().advise(red)
    const plan = await planOf(red, thought.choices[0]!.move, async (position) => position.moves[0]!)
    expect(hintOf(red, thought, plan)).toMatchObject({ plan: [{ event: { rule: 'RAC-02' } }], moves: [{ then: [], threatens: 1, risks: 0 }, {}, {}] })
  })

  it('tells what dice may bring as exact fractions', () => {
    const rolls = falls(played('lot:red', 'choose:sk', 'choose:sw', 'run'))
    expect(rolls.map(({ moves, chance }) => [moves, chance])).toEqual([[['sk=one'], '2/3'], [['sk=two'], '1/3']])
  })
})

describe('an analysis', () => {
  it('parts the result into dice, decisions and the meeting of secrets', async () => {
    const record = GameRecord.read('[Game "race"]\n[Rules "3"]\n[Options ""]\n\nlot:red choose:Tk choose:sw rest run sw=two run sk=one\n*'.replace('sk=one', 'Tk=one'), race())
    const thinker = new Runner()
    const { start, steps, ledgers } = await analyse(record.positions, record.moves, (position) => thinker.advise(position))
    expect(steps.map(({ by }) => by)).toEqual(['chance', 0, 1, 0, 1, 'chance', 0, 'chance'])
    // The first runner is the worst of three by 0.3, which is more than a blunder.
    expect(steps[1]).toMatchObject({ move: 'choose:Tk', label: 'blunder', best: 'choose:sw' })
    expect(ledgers[0].mistakes).toEqual({ blunder: 1, mistake: 0, slip: 0 })
    const change = steps.at(-1)!.value - start
    const { dice, decisions, secrets } = ledgers[0]
    expect(dice + decisions + secrets).toBeCloseTo(change)
    expect(dice).toBeCloseTo(-0.1)
    expect(secrets).toBeCloseTo(0.3)
    expect(ledgers[1].decisions).toBeCloseTo(-decisions)
  })
})
