import { percent, say, spoken } from '$page/lib/texts.svelte'
import type { Seat, View } from '$page/lib/wire'
import { bearing, distance, nameOf, read, sideOf, stands, type ShotOdds, type Skirmish } from './skirmish'

const WOUNDS = ['unhurt', 'light', 'serious', 'critical', 'killed'] as const

/** A length for eye and ear: half a centimetre is the least that is told. */
export function length(centimetres: number): string {
  const told = new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1 }).format(Math.round(centimetres * 2) / 2)
  return say('web-skirmish-length', { length: told })
}

export const woundOf = (view: Skirmish, fighter: string) => say(`web-skirmish-wound-${WOUNDS[view.states[fighter]!.wound]}`)

/** What befalls a fighter, in words. */
export function statesOf(view: Skirmish, fighter: string): string[] {
  const state = view.states[fighter]!
  const states = (['stunned', 'routed', 'engaged', 'charged', 'captive', 'acted'] as const).filter((each) => state[each])
  return [...states.map((each) => say(`web-skirmish-state-${each}`)), ...(view.effects_on[fighter] ?? [])]
}

/** A fighter as a sentence for whoever cannot see the table; distances, where they are told, are from another fighter. */
export function described(view: Skirmish, fighter: string, seat: Seat, from: string | null, measured: boolean): string {
  const { side, x, y, facing } = view.fighters[fighter]!
  const parts = [nameOf(view, fighter), say(side === sideOf(seat) ? 'web-skirmish-own' : 'web-skirmish-enemy'), woundOf(view, fighter), ...statesOf(view, fighter)]
  if (!stands(view, fighter)) return [...parts, say(`web-skirmish-status-${view.fighters[fighter]!.status}`)].join(', ')
  parts.push(say('web-skirmish-faces', { direction: say(`web-skirmish-direction-${facing}`) }))
  if (from && from !== fighter && stands(view, from)) {
    if (measured) parts.push(length(distance(view, from, fighter)))
    parts.push(say(`web-skirmish-direction-${bearing(view.fighters[from]!, view.fighters[fighter]!)}`))
    if (view.fighters[from]!.side !== side) parts.push(say(view.sees[from]?.includes(fighter) ? 'web-skirmish-seen' : 'web-skirmish-unseen'))
  } else {
    parts.push(say('web-skirmish-place', { x: Math.round(x / 8), y: Math.round(y / 8) }))
  }
  return parts.join(', ')
}

const MILLION = 1_000_000

/** How often a shot wounds and kills. */
export function shotWords({ hit, none, stunned, killed }: ShotOdds): string {
  const share = (level: number) => percent((hit / MILLION) * (level / MILLION))
  return say('web-skirmish-odds-shot', { hurt: share(MILLION - none - stunned - killed), killed: share(killed) })
}

/** The message that names a choice: whoever it names, or a word with a value. */
export function choiceWords(step: string, view: View): { id: string; values: Record<string, string | number> } {
  const skirmish = read(view)
  if (skirmish.fighters[step]) return { id: 'web-skirmish-named', values: { name: nameOf(skirmish, step) } }
  const [word, value = ''] = step.split(':') as [string, string?]
  const spell = skirmish.spells[value]
  if (spell) return { id: 'web-skirmish-step-spell', values: { value: spell.name, cost: spell.cost, difficulty: spell.difficulty } }
  const named = Number.isNaN(Number(value)) || value === '' ? value : Number(value)
  return { id: `web-skirmish-step-${/^d\d+$/.test(word) ? 'die' : word}`, values: { value: word.startsWith('d') && word !== 'do' ? Number(word.slice(1)) : named } }
}
