import { oddsOf } from '$page/engine/odds'
import type { Combatant, Skirmish, Survey } from './skirmish'

/** Whole fights of one against one, as best played by both: asked of the odds. */

const WOUNDS = ['', 'light', 'serious', 'critical'] as const

/** How a fighter comes out of it, in parts of one; `hurt` is any wound but death. */
export type Fate = { killed: number; hurt: number }
/** The dice a fighter has shared out. */
export type Share = { attacks: number; parries: number }

const valueOf = (view: Skirmish, fighter: string, characteristic: string) => view.card[fighter]?.find((each) => each.characteristic === characteristic)?.now ?? 0

/** What the odds are told of a fighter, and how many dice it has yet to share out. */
function told(view: Skirmish, { fighter, dice, attack, defence, strength, resistance, brute, extra, routed }: Combatant, share: Share | undefined): { words: string; dice: number } {
  const { wound, stunned } = view.states[fighter]!
  const shared = share ?? (routed ? { attacks: 0, parries: dice } : undefined)
  const words = [
    `ATT ${attack} DEF ${defence} FOR ${strength} RES ${resistance}`,
    WOUNDS[wound],
    stunned && 'stunned',
    brute && 'brute',
    extra > 0 ? 'amplified' : extra < 0 && 'attenuated',
    shared && `attacks ${shared.attacks} parries ${shared.parries}`,
  ]
  return { words: words.filter(Boolean).join(' '), dice: shared ? 0 : dice }
}

/**
 * How two fighters come out of their fight, the first one first; null while that is not known.
 * Without `first` the initiative is still to be thrown for.
 */
export async function fatesOf(view: Skirmish, survey: Survey, pair: readonly [string, string], shares: Record<string, Share> = {}, first?: string): Promise<[Fate, Fate] | null> {
  const order = first === pair[1] ? ([pair[1], pair[0]] as const) : pair
  const both = order.map((each) => survey.combatants?.find(({ fighter, other }) => fighter === each && pair.includes(other)))
  if (!both[0] || !both[1]) return null
  const [one, other] = [told(view, both[0], shares[order[0]]), told(view, both[1], shares[order[1]])]
  const initiative = first === undefined ? order.map((each) => valueOf(view, each, 'INI')) : null
  const answer = await oddsOf('duel', [one.words, other.words, [one.dice, other.dice], initiative])
  if (!('parts' in answer)) return null
  const before = order.map((each) => view.states[each]!.wound)
  const fates = answer.parts.map(({ lines }, at): Fate => {
    const fate = { killed: 0, hurt: 0 }
    for (const { key, chance } of lines) {
      const level = ['healthy', 'light', 'serious', 'critical', 'killed'].indexOf(key.split('_')[0]!)
      if (level === 4) fate.killed += chance
      else if (level > before[at]!) fate.hurt += chance
    }
    return fate
  }) as [Fate, Fate]
  return order === pair ? fates : [fates[1], fates[0]]
}
