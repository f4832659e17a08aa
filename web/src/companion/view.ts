import type { PHASES, Skirmish } from '$games/confrontation/page/skirmish'

/** The view of a battle, with what only matters beside a real table. */
export type BattleView = Skirmish & {
  /** Effects at work, and the turn in which each ends. */
  effects: { spell: string; name: string; caster: string; last: number }[]
  /** Who charged this turn, and by whom captives are held: one of the unit. */
  chargers: string[]
  captives: Record<string, string>
  referee: { real: boolean; dial: string }
}

export { LYING, PHASES, SIDES as SEATS } from '$games/confrontation/page/skirmish'
/** A sign for each phase, with its name beside it for whoever cannot see it. */
export const SIGNS: Record<(typeof PHASES)[number], string> = { strategic: '⚑', activation: '▤', combat: '⚔', rally: '♜', mystic: '◆', upkeep: '⟲' }
export const ELEMENTS = ['air', 'earth', 'fire', 'water', 'light', 'darkness'] as const
const DEAD = 4
/** An object in somebody's hands. */
export const HELD = 3
export const GONE = ['dead', 'fled', 'vanished', 'absent']

/** Whether somebody is drawn: on the table, or off it for good. */
export const shown = (view: BattleView, side: string) => Object.keys(view.fighters).filter((name) => view.fighters[name]!.side === side && view.fighters[name]!.status !== 'absent')

/** How badly somebody is hurt. */
export const woundOf = (view: BattleView, name: string) => (view.fighters[name]!.status === 'dead' ? DEAD : view.states[name]!.wound)
