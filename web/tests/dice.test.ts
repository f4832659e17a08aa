import { describe, expect, it } from 'vitest'
import { commitment, judge, pledgeOf, verify } from '../src/lib/dice'
import type { DiceProof } from '../src/lib/wire'

// Rolled by escarmouche.core.dice.FairDice with the secret 00 01 … 1f, for weights of every kind:
// a die, uneven ones, a bound with many rejected bytes, one of two bytes, a coin.
const WEIGHTS = [Array(6).fill(1), [8, 7, 3], Array(250).fill(1), [200, 57, 300], [1, 1], Array(6).fill(1), [129]]
const OUTCOMES = [5, 1, 142, 2, 1, 1, 0, 3, 2, 149, 0, 1, 1, 0, 3, 1, 249, 2, 1, 4, 0, 3, 1, 82, 2, 1, 4, 0]

const proof: DiceProof = {
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  secret: Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(''),
  id: 'q3ZtWc0aVbK1xY9s',
  pledges: [null, null],
  salts: ['c1f0a9d2e3b4', '00112233'],
  rolls: OUTCOMES.map((outcome, number) => {
    const weights = WEIGHTS[number % WEIGHTS.length]!
    return { number, weights, moves: weights.map(String), outcome }
  }),
}

describe('deriving dice again', () => {
  it('finds every roll of the server', async () => {
    expect((await verify(proof)).map(({ derived }) => derived)).toEqual(OUTCOMES)
  })

  it('finds a roll that was changed', async () => {
    const rolls = proof.rolls.map((roll) => (roll.number === 3 ? { ...roll, outcome: 0 } : roll))
    const wrong = (await verify({ ...proof, rolls })).filter(({ good }) => !good)
    expect(wrong.map(({ roll }) => roll.number)).toEqual([3])
  })

  it('finds salts that were exchanged', async () => {
    const checks = await verify({ ...proof, salts: [proof.salts[1], proof.salts[0]] })
    expect(checks.every(({ good }) => good)).toBe(false)
  })

  it('knows what the secret was committed to', async () => {
    expect(await commitment(proof.secret)).toBe(proof.commitment)
  })
})

describe('judging the dice of a game', () => {
  const kept = { commitment: proof.commitment, salts: [{ seat: 0 as const, salt: proof.salts[0] }], bound: null }

  it('finds nothing wrong where everything agrees with what was kept', async () => {
    expect(await judge(proof, kept)).toMatchObject({ secret: true, commitment: true, salts: true, fair: true })
  })

  it('finds another secret, even one that fits the commitment given with it', async () => {
    expect(await judge(proof, { ...kept, commitment: '00' })).toMatchObject({ secret: true, commitment: false, fair: false })
  })

  it('finds a word that was replaced or given to the other seat', async () => {
    const replaced = { ...kept, salts: [{ seat: 0 as const, salt: 'another-word' }] }
    expect(await judge(proof, replaced)).toMatchObject({ salts: false, fair: false })
    const exchanged = { ...kept, salts: [{ seat: 1 as const, salt: proof.salts[0] }] }
    expect(await judge(proof, exchanged)).toMatchObject({ salts: false, fair: false })
  })

  it('finds a word of the other seat that was chosen after ours was told', async () => {
    const pledge = await pledgeOf(proof.salts[1])
    const told = { ...proof, pledges: [null, pledge] as [null, string] }
    for (const bound of [{ salt: null, pledge }, { salt: proof.salts[1], pledge: null }]) {
      expect(await judge(told, { ...kept, bound })).toMatchObject({ bound: true, fair: true })
    }
    for (const bound of [{ salt: null, pledge: '00' }, { salt: 'another-word', pledge: null }]) {
      expect(await judge(told, { ...kept, bound })).toMatchObject({ bound: false, fair: false })
    }
    expect(await judge(told, kept)).toMatchObject({ bound: null, fair: null })
  })

  it('says that it cannot tell where nothing was kept', async () => {
    expect(await judge(proof, { commitment: null, salts: [], bound: null })).toMatchObject({ commitment: null, salts: null, fair: null })
    expect(await judge(proof, { ...kept, commitment: null })).toMatchObject({ salts: true, fair: null })
  })

  it('finds what is wrong even where nothing was kept', async () => {
    expect(await judge({ ...proof, commitment: '00' }, { commitment: null, salts: [], bound: null })).toMatchObject({ secret: false, fair: false })
  })
})
