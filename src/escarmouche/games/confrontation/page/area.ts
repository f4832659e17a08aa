import { EIGHTHS, placeName, type Place } from './skirmish'

/**
 * The outline of an area: of all the whole centimetres in it, each as the square around it, the
 * corners rounded. `at` says where a place of the table is drawn.
 */
export function outline(steps: ReadonlySet<string>, width: number, height: number, at: (place: Place) => Place): string {
  const holds = (x: number, y: number) => x >= 0 && y >= 0 && x <= width && y <= height && steps.has(placeName(x, y))
  // Edges run with the area on their left, from corner to corner: the corner (x, y) is the lower left one of that square.
  const edges = new Map<string, [number, number][]>()
  const add = (x: number, y: number, toX: number, toY: number) => {
    const from = `${x} ${y}`
    edges.set(from, [...(edges.get(from) ?? []), [toX, toY]])
  }
  for (let x = 0; x <= width; x++) {
    for (let y = 0; y <= height; y++) {
      if (!holds(x, y)) continue
      if (!holds(x, y - 1)) add(x, y, x + 1, y)
      if (!holds(x + 1, y)) add(x + 1, y, x + 1, y + 1)
      if (!holds(x, y + 1)) add(x + 1, y + 1, x, y + 1)
      if (!holds(x - 1, y)) add(x, y + 1, x, y)
    }
  }
  const paths: string[] = []
  for (const [start] of edges) {
    while (edges.get(start)?.length) paths.push(rounded(follow(edges, start), at))
  }
  return paths.join('')
}

/** The corners of one closed line, which is taken out of the edges. */
function follow(edges: Map<string, [number, number][]>, start: string): [number, number][] {
  const corners: [number, number][] = []
  for (let key = start; edges.get(key)?.length; ) {
    const next = edges.get(key)!.pop()!
    corners.push(next)
    key = next.join(' ')
    if (key === start) break
  }
  return corners
}

/** How strongly the corners around a corner pull at it. */
const PULL = [3, 2, 1] as const

/** A closed line whose corners are drawn towards their neighbours, so that single steps of the grid do not show. */
function rounded(corners: readonly [number, number][], at: (place: Place) => Place): string {
  const points = corners.map(([x, y]) => at({ x: (x - 0.5) * EIGHTHS, y: (y - 0.5) * EIGHTHS }))
  const near = (index: number) => points[(index + points.length) % points.length]!
  const smooth = points.map((_, index): Place => {
    let [x, y, whole] = [0, 0, 0]
    PULL.forEach((weight, away) => {
      for (const { x: px, y: py } of away ? [near(index - away), near(index + away)] : [near(index)]) {
        x += weight * px
        y += weight * py
        whole += weight
      }
    })
    return { x: x / whole, y: y / whole }
  })
  return `M${smooth.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
