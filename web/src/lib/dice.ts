import type { Bound } from './memory'
import type { DiceProof, FairRoll, Seat } from './wire'

/** Deriving every roll again (docs/fair-dice.md), with nothing but the browser's own HMAC. */

export type Check = { roll: FairRoll; derived: number; good: boolean }

/** What a browser with a seat kept from before the first die. */
export type Kept = { commitment: string | null; salts: { seat: Seat; salt: string }[]; bound: Bound | null }

export type Verdict = {
  rolls: Check[]
  /** Whether the secret gives the commitment. */
  secret: boolean
  /** Whether the commitment is the one seen then, and our salts are among those used; null if unknown. */
  commitment: boolean | null
  salts: boolean | null
  /** Whether the other seat's salt is the one it was bound to before ours was told; null if unknown. */
  bound: boolean | null
  /** Null if nothing is wrong, but not everything could be checked. */
  fair: boolean | null
}

export async function judge(proof: DiceProof, kept: Kept): Promise<Verdict> {
  const [published, rolls] = await Promise.all([commitment(proof.secret), verify(proof)])
  const secret = published === proof.commitment
  const same = kept.commitment === null ? null : kept.commitment === proof.commitment
  const salts = kept.salts.length ? kept.salts.every(({ seat, salt }) => proof.salts[seat] === salt) : null
  const bound = await asBound(proof, kept)
  const findings = [secret, same, salts, bound, ...rolls.map(({ good }) => good)]
  const fair = findings.includes(false) ? false : findings.includes(null) ? null : true
  return { rolls, secret, commitment: same, salts, bound, fair }
}

/** Whoever played both seats, or before salts were pledged, has nothing to ask here. */
async function asBound(proof: DiceProof, { bound, salts }: Kept): Promise<boolean | null> {
  if (salts.length !== 1) return salts.length ? true : null
  if (!bound) return proof.pledges.every((pledge) => pledge === null) ? true : null
  const told = proof.salts[1 - salts[0]!.seat]!
  return bound.salt === told || bound.pledge === (await pledgeOf(told))
}

/** What is shown of a salt before the other seat has chosen its own. */
export async function pledgeOf(salt: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt)))
}

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
