import type { View } from '../lib/wire'

/** What the view of a battle holds (`confrontation.vocabulary`), as far as the companion shows it. */
export type BattleView = View & {
  time: { turn: number; turns: number; phase: string; tactics: number }
  score: [number, number]
  fighters: Record<string, { side: 'blue' | 'red'; status: string; pa: number }>
  names: Record<string, string>
  states: Record<string, { wound: number; stunned: boolean; routed: boolean; engaged: boolean; charged: boolean; acted: boolean; captive: boolean; fight: number }>
  powers: Record<string, Record<string, number>>
  card: Record<string, { characteristic: string; printed: number; now: number }[]>
  touches: Record<string, string[]>
  effects: { name: string; caster: string; last: number }[]
  effects_on: Record<string, string[]>
  zones: Record<string, { holder: number }>
  buildings: Record<string, { seat: string; required: number; points: number; valid: boolean }>
  caches: Record<string, { searched: boolean }>
  objects: Record<string, { state: number; holder: string }>
  objectives: Record<string, { kind: number; seat: number; points: number; done: boolean }>
  referee: { real: boolean; dial: string }
  dice: Record<string, { attacks: number; parries: number }>
}

export const PHASES = ['strategic', 'activation', 'combat', 'rally', 'mystic', 'upkeep'] as const
/** A sign for each phase, with its name beside it for whoever cannot see it. */
export const SIGNS: Record<(typeof PHASES)[number], string> = { strategic: '⚑', activation: '▤', combat: '⚔', rally: '♜', mystic: '◆', upkeep: '⟲' }
export const ELEMENTS = ['air', 'earth', 'fire', 'water', 'light', 'darkness'] as const
export const SEATS = ['blue', 'red'] as const
/** Wounds as the track names them: light, serious, critical, dead. */
export const TRACK = ['L', 'S', 'C', '†'] as const
export const DEAD = 4
export const GONE = ['dead', 'fled', 'vanished', 'absent']

/** Whether somebody is drawn: on the table, or off it for good. */
export const shown = (view: BattleView, side: string) => Object.keys(view.fighters).filter((name) => view.fighters[name]!.side === side && view.fighters[name]!.status !== 'absent')

/** How badly somebody is hurt. */
export const woundOf = (view: BattleView, name: string) => (view.fighters[name]!.status === 'dead' ? DEAD : view.states[name]!.wound)
