import { oddsOf, type OddsPart } from '$page/engine/odds'
import type { Charged, Combatant, Sides, Skirmish, Survey } from './skirmish'

/** Whole fights of one against one or several, as best played by both: asked of the odds. */

const WOUNDS = ['', 'light', 'serious', 'critical'] as const
const LEVELS = ['healthy', 'light', 'serious', 'critical', 'killed']

/** How a fighter comes out of it, in parts of one; `hurt` is any wound but death. */
export type Fate = { killed: number; hurt: number }
export type Fates = Record<string, Fate>
/** The dice a fighter has shared out. */
export type Share = { attacks: number; parries: number }
/** What is known of a fight: dice shared out, which side begins, or the charge that would lead to it. */
export type Known = { shares?: Record<string, Share>; first?: 0 | 1 | undefined; charged?: Charged | undefined }

const initiativeOf = (view: Skirmish, fighter: string, charged: Charged | undefined) =>
  charged?.fighter === fighter ? charged.initiative : (view.card[fighter]?.find((each) => each.characteristic === 'INI')?.now ?? 0)

/** What the odds are told of a fighter, and how many dice it has yet to share out. */
function told(view: Skirmish, { fighter, dice, attack, defence, strength, resistance, brute, extra, routed }: Combatant, { shares, charged }: Known): { words: string; dice: number } {
  const { wound, stunned } = view.states[fighter]!
  const values = charged?.fighter === fighter ? charged : { attack, defence }
  const shared = shares?.[fighter] ?? (routed ? { attacks: 0, parries: dice } : undefined)
  const words = [
    `ATT ${values.attack} DEF ${values.defence} FOR ${strength} RES ${resistance}`,
    WOUNDS[wound],
    stunned && 'stunned',
    brute && 'brute',
    extra > 0 ? 'amplified' : extra < 0 && 'attenuated',
    shared && `attacks ${shared.attacks} parries ${shared.parries}`,
  ]
  return { words: words.filter(Boolean).join(' '), dice: shared ? 0 : dice }
}

/** What the odds are asked about two sides; null where the rules told too little of somebody. */
function asked(view: Skirmish, survey: Survey, sides: Sides, known: Known) {
  const [alone, others] = sides[0].length === 1 ? [sides[0][0]!, sides[1]] : [sides[1][0]!, sides[0]]
  const rows = (fighter: string) => survey.combatants?.filter((each) => each.fighter === fighter && (fighter === alone ? others.includes(each.other) : each.other === alone)) ?? []
  const cards = sides.map((side) => side.map((fighter) => rows(fighter)))
  // Wound dice that are more against one of several and not against another have no place on a card.
  if (cards.flat().some((found) => !found.length || found.some(({ extra }) => extra !== found[0]!.extra))) return null
  const words = cards.map((side) => side.map((found) => told(view, found[0]!, known)))
  const best = sides.map((side) => Math.max(...side.map((each) => initiativeOf(view, each, known.charged))))
  return { words: words.map((side) => side.map((each) => each.words)), dice: words.map((side) => side.map((each) => each.dice)), initiative: known.first === undefined ? best : null }
}

function fateOf({ lines }: OddsPart, before: number): Fate {
  const fate = { killed: 0, hurt: 0 }
  for (const { key, chance } of lines) {
    const level = LEVELS.indexOf(key.split('_')[0]!)
    if (level === 4) fate.killed += chance
    else if (level > before) fate.hurt += chance
  }
  return fate
}

const named = (view: Skirmish, fighters: readonly string[], parts: readonly OddsPart[]): Fates =>
  Object.fromEntries(fighters.map((each, at) => [each, fateOf(parts[at]!, view.states[each]!.wound)]))

/**
 * How everybody comes out of a fight; null while that is not known. The rules must have told of
 * whoever stands alone. Without `first` the initiative is still to be thrown for.
 */
export async function fatesOf(view: Skirmish, survey: Survey, sides: Sides, known: Known = {}): Promise<Fates | null> {
  const order: Sides = known.first === 1 ? [sides[1], sides[0]] : sides
  const question = asked(view, survey, order, known)
  if (!question) return null
  const { words, dice, initiative } = question
  const fighters = order.flat()
  const answer = await (fighters.length === 2 ? oddsOf('duel', [words[0]![0], words[1]![0], dice.flat(), initiative]) : oddsOf('melee', [...words, dice, initiative]))
  return 'parts' in answer ? named(view, fighters, answer.parts) : null
}

/** A share of the first fighter's dice: how often the best play takes it, and what comes of it. */
export type SealedShare = { attacks: number; weight: number; fates: Fates }

/** One against one with dice shared out in secret, before the initiative; null while that is not known. */
export async function sealedOf(view: Skirmish, survey: Survey, [own, enemy]: readonly [string, string], known: Known = {}): Promise<SealedShare[] | null> {
  const question = asked(view, survey, [[own], [enemy]], known)
  if (!question) return null
  const answer = await oddsOf('sealed', [question.words[0]![0], question.words[1]![0], question.dice.flat(), question.initiative])
  if (!('parts' in answer)) return null
  const shares: SealedShare[] = []
  for (let at = 0; at < answer.parts.length; at += 3) {
    const { key, chance } = answer.parts[at]!.lines[0]!
    shares.push({ attacks: Number(key), weight: chance, fates: named(view, [own, enemy], answer.parts.slice(at + 1, at + 3)) })
  }
  return shares
}

/** How two come out of a fight with sealed dice, all shares of the best play together. */
export function together(shares: readonly SealedShare[]): Fates {
  const all: Fates = {}
  for (const { weight, fates } of shares) {
    for (const [fighter, { killed, hurt }] of Object.entries(fates)) {
      const sum = (all[fighter] ??= { killed: 0, hurt: 0 })
      sum.killed += weight * killed
      sum.hurt += weight * hurt
    }
  }
  return all
}

/** The same question for dice that are shared out openly or in secret. */
export async function wholeFight(view: Skirmish, survey: Survey, sides: Sides, sealed: boolean, known: Known = {}): Promise<Fates | null> {
  if (!sealed) return fatesOf(view, survey, sides, known)
  const [first, second] = [sides[0], sides[1]]
  if (first.length + second.length > 2) return null
  const shares = await sealedOf(view, survey, [first[0]!, second[0]!], known)
  return shares && together(shares)
}
