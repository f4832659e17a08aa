import type { Seat, View } from '$page/lib/wire'

/** The view of the skirmish. Places of fighters and things are in eighths of a centimetre, outlines and zones in centimetres. */
export type Side = 'blue' | 'red'
export type Fighter = { side: Side; status: string; base: keyof typeof RADII; x: number; y: number; facing: number; unit: string; pa: number; power: number }
export type State = { wound: number; stunned: boolean; routed: boolean; engaged: boolean; charged: boolean; acted: boolean; captive: boolean; fight: number }
export type Value = { characteristic: string; printed: number; now: number }
export type Modifier = { characteristic: string; cause: string; rule: string; level: string; spell: string; now: number }
export type Place = { x: number; y: number }
export type Zone = Place & { round: boolean; width: number; height: number; holder: number }
export type Objective = { kind: number; seat: number; subject: number; points: number; moment: number; zone: number; done: boolean }
type By<Entry> = Record<string, Entry>

export type Skirmish = {
  table: { width: number; height: number }
  time: { turn: number; turns: number; phase: string; tactics: number }
  score: [number, number]
  edges: [number, number]
  terrain: By<string>
  corners: By<Place[]>
  fighters: By<Fighter>
  names: By<string>
  states: By<State>
  powers: By<By<number>>
  weapons: By<{ strength: number; short: number; medium: number; long: number; radius: number }>
  card: By<Value[]>
  modifiers: By<Modifier[]>
  touches: By<string[]>
  sees: By<string[]>
  effects_on: By<string[]>
  pile: Partial<Record<Side, string[]>>
  reserve: Partial<Record<Side, string[]>>
  shown: string[]
  spells: By<{ name: string; cost: number; difficulty: number; range: number }>
  zones: By<Zone>
  buildings: By<{ seat: Side; required: number; points: number; outline: number; valid: boolean }>
  caches: By<Place & { searched: boolean }>
  explosions: By<Place & { done: boolean }>
  objects: By<Place & { state: number; holder: string }>
  objectives: By<Objective>
  dice: By<{ attacks: number; parries: number }>
  /** What is underway, the innermost last, by the name of its kind. */
  frames: { kind: string }[]
  asked: { question: string; fighter: string; movement: string }
  melee?: { number: number; initiative: number }
  blow?: { striker: string; target: string; final: number }
  test?: { fighter: string; characteristic: string; value: number; difficulty: number; dice: number; best: number }
  /** An opposed test in which a seat may throw again: values, results, a bit for each seat that may. */
  opposed?: { seat: number; first: number; second: number; result: number; other: number; live: number }
  wound_roll?: { fighter: string; strength: number; bonus: number; first: number; second: number }
}

/** The odds of a blow in millionths: of a hit, of one against a parry, then of each level once it has hit. */
export type BlowOdds = { striker: string; target: string; hit: number; parried: number; none: number; stunned: number; light: number; serious: number; critical: number; killed: number }
/** Of a shot with the next card: of a hit, then of each level once it has hit. */
export type ShotOdds = { striker: string; target: string; difficulty: number; hit: number; none: number; stunned: number; light: number; serious: number; critical: number; killed: number }
export type TestOdds = { deed: string; fighter: string; other: string; difficulty: number; chance: number }

export type CastOdds = { fighter: string; spell: string; dice: number; difficulty: number; chance: number }
/** A fighter as it would enter a fight against another: its values without its own wounds. */
export type Combatant = { fighter: string; other: string; dice: number; attack: number; defence: number; strength: number; resistance: number; brute: boolean; extra: number; routed: boolean }

/** What another fighter's charge would leave a fighter of its values. */
export type Charged = { fighter: string; other: string; initiative: number; attack: number; defence: number }

/** What the rules tell of a fighter on demand. */
export type Survey = {
  shot_odds?: ShotOdds[]
  charge_odds?: BlowOdds[]
  charged?: Charged[]
  cast_odds?: CastOdds[]
  combatants?: Combatant[]
  blow_odds?: BlowOdds[]
  test_odds?: TestOdds[]
  charges?: By<string[]>
  hidden_by?: { fighter: string; other: string; by: string }[]
  hidden_behind?: { fighter: string; other: string; piece: number }[]
}

export const EIGHTHS = 8
export const SIDES = ['blue', 'red'] as const
export const PHASES = ['strategic', 'activation', 'combat', 'rally', 'mystic', 'upkeep'] as const
export const FACINGS = 12
/** How large bases are drawn. */
export const RADII = { infantry: 10, cavalry: 15, creature: 15, large: 20 } as const
/** A die that lies, of an object: on the table, or in somebody's hands. */
export const LYING = 2
const NORTH = 1
/** Where one looks across the table from its southern, northern, western, eastern edge. */
export const ACROSS = [0, 6, 3, 9] as const

export const read = (view: View) => view as unknown as Skirmish
export const sideOf = (seat: Seat): Side => SIDES[seat]
export const stands = (view: Skirmish, fighter: string) => view.fighters[fighter]?.status === 'on-table'
export const letterOf = (view: Skirmish, fighter: string) => [...(view.names[fighter] ?? fighter)][0]!.toUpperCase()
export const shortName = (view: Skirmish, fighter: string) => nameOf(view, fighter).split(' ')[0]!
export const nameOf = (view: Skirmish, fighter: string) => view.names[fighter] || fighter

/** What a seat has so far: the points of its objectives, or where there are none the PA of enemies dead or fled, which the rules reckon at the end. */
export function scoreOf(view: Skirmish, seat: Seat): number {
  if (Object.keys(view.objectives).length) return view.score[seat]
  const lost = Object.values(view.fighters).filter(({ side, status }) => side !== SIDES[seat] && (status === 'dead' || status === 'fled'))
  return lost.reduce((sum, { pa }) => sum + pa, 0)
}

/** Whether the table is seen from its northern edge, where the seat's fighters came from. */
export const isTurned = (view: Skirmish, seat: Seat) => view.edges[seat] === NORTH

/** The whole centimetres of a table that a step may name, and the places in contact with each base. */
export function placeName(x: number, y: number): string {
  return `${x}-${y}`
}
export function slotName(fighter: string, slot: number): string {
  return `${fighter}/${slot}`
}

/** Where each of these steps leads to, in eighths: a place of the table, or one in contact with a base. */
export function placesOf(view: Skirmish, steps: ReadonlySet<string>, mover: string): Map<string, Place> {
  const found = new Map<string, Place>()
  if (!steps.size) return found
  for (let x = 0; x <= view.table.width; x++) {
    for (let y = 0; y <= view.table.height; y++) {
      const name = placeName(x, y)
      if (steps.has(name)) found.set(name, { x: x * EIGHTHS, y: y * EIGHTHS })
    }
  }
  const own = RADII[view.fighters[mover]?.base ?? 'infantry']
  for (const [fighter, { x, y, base }] of Object.entries(view.fighters)) {
    for (let slot = 0; slot < FACINGS; slot++) {
      const name = slotName(fighter, slot)
      if (!steps.has(name)) continue
      const angle = (slot * 2 * Math.PI) / FACINGS
      const away = own + RADII[base]
      found.set(name, { x: x + away * Math.sin(angle), y: y + away * Math.cos(angle) })
    }
  }
  return found
}

const cells = new Map<string, ReadonlySet<string>>()

/** The fighters of a fight, by its number from 0 on. */
export const fighting = (view: Skirmish, number: number) => Object.keys(view.fighters).filter((name) => stands(view, name) && view.states[name]!.fight === number)

/** The two sides of a fight of one against one or several. */
export type Sides = readonly [readonly string[], readonly string[]]

/** These fighters as the sides of a fight, those of `own` first; null if both sides have several, or one has nobody. */
export function sidesOf(view: Skirmish, members: readonly string[], own: Side): Sides | null {
  const sides = [members.filter((each) => view.fighters[each]!.side === own), members.filter((each) => view.fighters[each]!.side !== own)] as const
  return Math.min(sides[0].length, sides[1].length) === 1 ? sides : null
}

/** Everybody that a fighter's contact with enemies, and theirs, would bring into its fight. */
export function inContact(view: Skirmish, fighter: string): string[] {
  const found = [fighter]
  for (const each of found) {
    const { side } = view.fighters[each]!
    found.push(...(view.touches[each] ?? []).filter((other) => view.fighters[other]!.side !== side && !found.includes(other)))
  }
  return found
}

/** Everything on the table that can be touched. */
export function cellsOf(view: Skirmish): Set<string> {
  const { width, height } = view.table
  const fighters = Object.keys(view.fighters).filter((fighter) => stands(view, fighter))
  const key = `${width} ${height} ${fighters.join(' ')}`
  let found = cells.get(key)
  if (!found) {
    const all = new Set(fighters)
    for (let x = 0; x <= width; x++) for (let y = 0; y <= height; y++) all.add(placeName(x, y))
    for (const fighter of fighters) for (let slot = 0; slot < FACINGS; slot++) all.add(slotName(fighter, slot))
    cells.set(key, (found = all))
  }
  return found as Set<string>
}

export const apart = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y)

/** From base to base, in centimetres. */
export function distance(view: Skirmish, one: string, other: string): number {
  const [first, second] = [view.fighters[one]!, view.fighters[other]!]
  return Math.max(0, apart(first, second) - RADII[first.base] - RADII[second.base]) / EIGHTHS
}

/** The direction of the compass in which something lies, as one of 0 … 11; 0 is north. */
export function bearing(from: Place, to: Place): number {
  const turn = Math.atan2(to.x - from.x, to.y - from.y) / (2 * Math.PI)
  return Math.round(turn * FACINGS + FACINGS) % FACINGS
}

/** The entry that lies nearest to a place; null if all are farther away than `most`. */
export function nearestTo<Key>(places: ReadonlyMap<Key, Place>, to: Place, most = Infinity): Key | null {
  let best: Key | null = null
  let least = most
  for (const [key, place] of places) {
    const away = apart(place, to)
    if (away < least) [best, least] = [key, away]
  }
  return best
}
