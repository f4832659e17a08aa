import type { Place } from './skirmish'

/** What is written beside a base: `sizes` are tried one after the other; what is `needed` is written even where it covers something. */
export type Wanted = { name: string; centre: Place; radius: number; sizes: readonly Size[]; needed: boolean }
export type Size = { width: number; height: number }
/** The middle of what is written, which of its sizes it has, and from where a line leads to it if it stands far off. */
export type Label = Place & { size: number; from: Place | null }
type Box = Place & Size
type Disc = Place & { radius: number }

/** Around a base: under it first, where names are looked for. */
const SIDES = [[0, 1], [0, -1], [1, 0], [-1, 0], [0.7, 0.7], [-0.7, 0.7], [0.7, -0.7], [-0.7, -0.7]] as const
/** How far from the base, in its own gaps: beside it, then farther off. */
const RINGS = [1, 5, 10, 18] as const
/** A base reaches so far with its beak. */
const BEAK = 1.15

/**
 * Where everything is written so that nothing lies on a base, on another label or beyond `bounds`.
 * Who comes first has the better place; `gap` is the least distance to the own base.
 */
export function laidOut(wanted: readonly Wanted[], bounds: Box, gap: number): Map<string, Label> {
  const bases = wanted.map(({ centre, radius }): Disc => ({ ...centre, radius: radius * BEAK }))
  const written: Box[] = []
  const found = new Map<string, Label>()
  const free = (box: Box) => inside(box, bounds) && !written.some((other) => overlap(box, other)) && !bases.some((base) => covers(base, box))
  for (const { name, centre, radius, sizes, needed } of wanted) {
    const last = sizes.length - 1
    const fallback = needed && last >= 0 ? placed(centre, radius, sizes[last]!, last, SIDES[0], RINGS[0], gap) : undefined
    const label = sizes.flatMap((size, at) => RINGS.flatMap((ring) => SIDES.map((side) => placed(centre, radius, size, at, side, ring, gap)))).find((each) => free(boxOf(each, sizes[each.size]!))) ?? fallback
    if (!label) continue
    found.set(name, label)
    written.push(boxOf(label, sizes[label.size]!))
  }
  return found
}

function placed({ x, y }: Place, radius: number, { width, height }: Size, size: number, [dx, dy]: readonly [number, number], ring: number, gap: number): Label {
  const away = radius * BEAK + gap * ring
  const from = ring > 1 ? { x: x + dx * radius, y: y + dy * radius } : null
  return { x: x + dx * (away + width / 2), y: y + dy * (away + height / 2), size, from }
}

const boxOf = ({ x, y }: Place, { width, height }: Size): Box => ({ x: x - width / 2, y: y - height / 2, width, height })
const overlap = (one: Box, other: Box) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
const inside = (box: Box, within: Box) => box.x >= within.x && box.y >= within.y && box.x + box.width <= within.x + within.width && box.y + box.height <= within.y + within.height
const nearTo = (at: number, from: number, size: number) => Math.min(Math.max(at, from), from + size)
const covers = ({ x, y, radius }: Disc, box: Box) => Math.hypot(x - nearTo(x, box.x, box.width), y - nearTo(y, box.y, box.height)) < radius
