import type { DiceProof, FairRoll } from './wire'

/** Deriving every roll again (docs/fair-dice.md), with nothing but the browser's own HMAC. */

export type Check = { roll: FairRoll; derived: number; good: boolean }

export async function commitment(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(secret)))
}

export async function verify(proof: DiceProof): Promise<Check[]> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytes(proof.secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return Promise.all(
    proof.rolls.map(async (roll) => {
      const derived = await outcome(key, proof, roll)
      return { roll, derived, good: derived === roll.outcome }
    }),
  )
}

/** The index of the outcome, with chances by weight. */
async function outcome(key: CryptoKey, proof: DiceProof, roll: FairRoll): Promise<number> {
  const total = roll.weights.reduce((sum, weight) => sum + weight, 0)
  let left = await uniform(key, proof, roll.number, total)
  return roll.weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}

/** The first draw of the stream outside the incomplete last run of `bound` values. */
async function uniform(key: CryptoKey, proof: DiceProof, number: number, bound: number): Promise<number> {
  const size = bound <= 256 ? 1 : 2
  const space = 256 ** size
  for (let block = 0; ; block++) {
    const parts = [proof.id, ...proof.salts, String(number), ...(block ? [String(block)] : [])]
    const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(parts.join('\n')))
    const digest = new DataView(signed)
    for (let at = 0; at < digest.byteLength; at += size) {
      const draw = size === 1 ? digest.getUint8(at) : digest.getUint16(at)
      if (draw < space - (space % bound)) return draw % bound
    }
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
