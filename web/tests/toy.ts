/** A battle small enough to see through: whoever stands may be hit, dice may always fall, corrections take away and bring back. */

export const FIGHTERS = ['x', 'y'] as const

/** Who stands after these moves. */
export function alive(moves: readonly string[]): Set<string> {
  const standing = new Set<string>(FIGHTERS)
  for (const move of moves) {
    const [, what, name] = move.split(':')
    if (what === 'kill') standing.delete(name!)
    else if (what === 'raise') standing.add(name!)
  }
  return standing
}

export function allowed(standing: ReadonlySet<string>, move: string): boolean {
  const [kind, name, other] = move.split(':')
  if (kind === 'hit') return standing.has(name!)
  if (kind === 'fix') return standing.has(other!) === (name === 'kill')
  return true
}
