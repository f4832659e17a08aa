/**
 * Several phones on one battle. What a phone enters is never changed or removed: an entry names the
 * one it follows, so that all entries are a tree, and the battle is the way from its root to the
 * head. Every phone puts the same entries in the same order, so all come to the same battle,
 * whatever reached them when. What does not fit is kept as a branch, for a decision.
 */

export type Id = string
type Stamp = { phone: string; seq: number; /** Later than everything its phone knew. */ at: number }
export type Entry = Stamp &
  (
    | { move: string; after: Id | null }
    /** The battle stands here now: undo, redo, or a branch that was taken. */
    | { head: Id | null }
    /** A branch is not wanted; it stays, but is not shown any more. */
    | { dismiss: Id }
  )
export type Node = { id: Id; parent: Id | null; move: string; phone: string }
/** Entries that do not follow from where the battle stands. */
export type Stray = { first: Id; tip: Id; phone: string; after: Id | null; moves: string[] }
export type Merged = {
  head: Id | null
  line: Node[]
  strays: Stray[]
  /** Where redo goes. */
  next: Id | null
  /** Entries whose predecessors have not arrived yet. */
  waiting: Id[]
  nodes: ReadonlyMap<Id, Node>
  /** The same thing entered on two phones counts once: the later entry stands for the earlier one. */
  same: ReadonlyMap<Id, Id>
}

export const idOf = ({ phone, seq }: Pick<Entry, 'phone' | 'seq'>): Id => `${phone}.${seq}`
/** A correction by hand depends on no question, so it may come later than where it was entered. */
export const isCorrection = (move: string): boolean => move.startsWith('fix:')

const inOrder = (one: Entry, other: Entry): number => one.at - other.at || (one.phone < other.phone ? -1 : one.phone > other.phone ? 1 : one.seq - other.seq)

/** The id of a copy ends so. */
const AS_ENTERED = '*'
/** Whether something may come later than it was entered: a correction may, and what only corrections came before. */
const mayFollow = (move: string, since: readonly Node[]) => isCorrection(move) || since.every((node) => isCorrection(node.move))

/** Whether a move is possible where the battle stands at an entry. */
export type Fits = (at: Node | null, move: string, nodes: ReadonlyMap<Id, Node>) => boolean

export function merge(entries: Iterable<Entry>, fits: Fits): Merged {
  const nodes = new Map<Id, Node>()
  const same = new Map<Id, Id>()
  const lasts = new Map<Id | null, Id>()
  const stray = new Set<Id>()
  /** What each entry was entered after, where it follows something else now. */
  const moved = new Map<Id, Id | null>()
  const dismissed = new Set<Id>()
  const waiting: Id[] = []
  let head: Id | null = null
  let line: Node[] = []

  const known = (id: Id | null) => (id === null ? null : (same.get(id) ?? id))
  const isThere = (id: Id | null) => id === null || nodes.has(id) || (id.endsWith(AS_ENTERED) && nodes.has(id.slice(0, -1)))
  /** An entry once more where its phone entered it, for what does not fit where it stands now. */
  const asEntered = (id: Id | null): Id | null => {
    const whole = id?.endsWith(AS_ENTERED) ? id.slice(0, -1) : id
    if (whole === null || !moved.has(whole)) return whole
    const copy = whole + AS_ENTERED
    if (!nodes.has(copy)) {
      nodes.set(copy, { ...nodes.get(whole)!, id: copy, parent: asEntered(moved.get(whole)!) })
      stray.add(copy)
    }
    return copy
  }
  /** Where a branch begins: after what was there when it was entered. */
  const branchOf = (after: Id | null, move: string): Id | null => {
    if (after === null || !moved.has(after) || fits(nodes.get(after)!, move, nodes)) return after
    return asEntered(after)
  }
  const place = (id: Id | null) => (id === null ? -1 : line.findIndex((node) => node.id === id))
  const stand = (id: Id | null) => {
    head = id
    line = lineTo(nodes, id)
    for (const node of line) {
      stray.delete(node.id)
      lasts.set(node.parent, node.id)
    }
  }

  /** What was entered where the battle stands fits; anything else is asked of the rules. */
  const fitsNow = (after: Id | null, move: string) => (head === after && (after === null || !moved.has(after))) || fits(line.at(-1) ?? null, move, nodes)

  for (const entry of [...entries].sort(inOrder)) {
    const id = idOf(entry)
    if ('head' in entry) {
      const to = known(entry.head)
      if (isThere(to)) stand(to !== null && !nodes.has(to) ? asEntered(to) : to)
      else waiting.push(id)
    } else if ('dismiss' in entry) {
      dismissed.add(known(entry.dismiss)!)
    } else {
      let after = known(entry.after)
      if (!isThere(after)) {
        waiting.push(id)
        continue
      }
      if (after !== null && !nodes.has(after)) after = asEntered(after)
      const { move, phone } = entry
      const at = place(after)
      const onLine = after === null || at >= 0
      const since = onLine ? line.slice(at + 1) : []
      const twin = since[0]
      if (twin && twin.move === move && twin.phone !== phone) {
        same.set(id, twin.id)
      } else if (onLine && mayFollow(move, since) && fitsNow(after, move)) {
        if (head !== after || (after !== null && moved.has(after))) moved.set(id, after)
        nodes.set(id, { id, parent: head, move, phone })
        stand(id)
      } else {
        nodes.set(id, { id, parent: branchOf(after, move), move, phone })
        stray.add(id)
      }
    }
  }
  return { head, line, strays: strays(nodes, stray, dismissed), next: lasts.get(head) ?? null, waiting, nodes, same }
}

/** The way to an entry, from the first one on. */
export function lineTo(nodes: ReadonlyMap<Id, Node>, id: Id | null): Node[] {
  const line: Node[] = []
  for (let node = id === null ? undefined : nodes.get(id); node; node = node.parent === null ? undefined : nodes.get(node.parent)) line.push(node)
  return line.reverse()
}

/** Each way from where a branch leaves to one of its ends. */
function strays(nodes: ReadonlyMap<Id, Node>, stray: ReadonlySet<Id>, dismissed: ReadonlySet<Id>): Stray[] {
  const parents = new Set([...stray].map((id) => nodes.get(id)!.parent))
  return [...stray]
    .filter((id) => !parents.has(id))
    .flatMap((tip) => {
      const branch = lineTo(nodes, tip).filter(({ id }) => stray.has(id))
      const first = branch[0]!
      if (branch.some(({ id }) => dismissed.has(id))) return []
      return [{ first: first.id, tip, phone: nodes.get(tip)!.phone, after: first.parent, moves: branch.map(({ move }) => move) }]
    })
}

/** The entries of one phone: what it knows, what it has not told yet, and what it enters next. */
export class Log {
  readonly #entries = new Map<Id, Entry>()

  constructor(
    readonly phone: string,
    entries: Iterable<Entry> = [],
  ) {
    this.add(entries)
  }

  get entries(): Entry[] {
    return [...this.#entries.values()]
  }

  /** Takes in entries from elsewhere; whether there was anything new. */
  add(entries: Iterable<Entry>): boolean {
    const before = this.#entries.size
    for (const entry of entries) if (!this.#entries.has(idOf(entry))) this.#entries.set(idOf(entry), entry)
    return this.#entries.size > before
  }

  enter(what: { move: string; after: Id | null } | { head: Id | null } | { dismiss: Id }): Entry {
    let at = 0
    let seq = 0
    for (const entry of this.#entries.values()) {
      at = Math.max(at, entry.at)
      if (entry.phone === this.phone) seq = Math.max(seq, entry.seq)
    }
    const entry: Entry = { phone: this.phone, seq: seq + 1, at: at + 1, ...what }
    this.#entries.set(idOf(entry), entry)
    return entry
  }
}
