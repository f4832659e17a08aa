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

/** A closed line through the middles of its edges, so that single steps of the grid do not show. */
function rounded(corners: readonly [number, number][], at: (place: Place) => Place): string {
  const place = ([x, y]: readonly [number, number]) => at({ x: (x - 0.5) * EIGHTHS, y: (y - 0.5) * EIGHTHS })
  const points = corners.map(place)
  const middle = (one: Place, other: Place) => `${(one.x + other.x) / 2} ${(one.y + other.y) / 2}`
  const parts = points.map((point, index) => `Q${point.x} ${point.y} ${middle(point, points[(index + 1) % points.length]!)}`)
  return `M${middle(points.at(-1)!, points[0]!)}${parts.join('')}Z`
}
