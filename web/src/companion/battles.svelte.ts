import { Engine } from '../engine/local'
import type { BattleState, Begun } from '../engine/battle'
import { OddsAsker, type OddsAnswer } from '../engine/odds'
import { forgetKept, keptNames, prefer, preference, random } from '../lib/memory'
import type { Ruled } from '../lib/wire'
import { idOf, Log, type Entry, type Id, type Stray } from './merge'
import { exchange, type Shared } from './sharing'

/** The battles that this phone keeps; each is what it began with and everything that was entered. */

export type Kept = Begun & {
  id: string
  name: string
  created: number
  at: number
  over: boolean
  /** What this phone calls itself among the others. */
  phone: string
  entries: Entry[]
  /** Where the phones of this battle meet, if there are several. */
  shared: Shared | null
}

const PREFIX = 'battle.'
/** How often phones that are on one battle look for news, in milliseconds. */
const PACE = 2000

export function battles(): Kept[] {
  return keptNames(PREFIX)
    .flatMap((name) => found(name) ?? [])
    .sort((one, other) => Number(one.over) - Number(other.over) || other.at - one.at)
}

export function battle(id: string): Kept | null {
  return found(PREFIX + id)
}

/** Keeps a battle: a new one, one that others play, or one of which these moves were entered elsewhere. */
export function begin(name: string, begun: Begun, shared: Shared | null = null, moves: readonly string[] = []): string {
  const id = shared?.battle ?? random(6)
  const now = Date.now()
  const log = new Log(random(3))
  let after: Id | null = null
  for (const move of moves) after = idOf(log.enter({ move, after }))
  keep({ ...begun, id, name, created: now, at: now, over: false, phone: log.phone, entries: log.entries, shared })
  return id
}

export const forgetBattle = (id: string) => forgetKept(PREFIX + id)

function keep(kept: Kept): void {
  prefer(PREFIX + kept.id, JSON.stringify(kept))
}

function found(name: string): Kept | null {
  try {
    return JSON.parse(preference(name) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

/** Answers that declare a fact (CON-125). */
const DECLARES = /^(who:|range:|number:|fact:|pass$)/

/** A battle that is open: every entry is kept before it is shown. */
export class Companion {
  state = $state.raw<BattleState | null>(null)
  refusal = $state.raw<Ruled | null>(null)
  /** How many phones have entered something or looked for news. */
  phones = $state(1)
  online = $state(true)
  readonly #engine = new Engine()
  readonly #asker = new OddsAsker((answer) => this.#hear(answer))
  readonly #log: Log
  #turn: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setInterval> | null = null

  constructor(readonly kept: Kept) {
    this.#log = new Log(kept.phone, kept.entries)
    void this.#inTurn(() => this.#show())
    if (kept.shared) this.#meet()
  }

  get #given(): [string, Begun, Entry[]] {
    const { id, game, options, start = null } = this.kept
    return [id, { game, options: { ...options }, start }, this.#log.entries]
  }

  /** Enters an answer, a die or a correction. */
  enter = (move: string) =>
    this.#inTurn(async () => {
      this.refusal = await this.#engine.ask('battleWhy', ...this.#given, move)
      if (this.refusal) return
      this.#log.enter({ move, after: this.state?.head ?? null })
      await this.#show()
    })

  undo = () => this.#stand((state) => (state.head === null ? undefined : state.back))
  redo = () => this.#stand((state) => state.next ?? undefined)
  take = (stray: Stray) => this.#stand(() => stray.tip)

  /** CON-125: the last declaration goes back, and both say what they see. */
  dispute = () =>
    this.#inTurn(async () => {
      const lines = this.state?.lines ?? []
      const count = declared(lines.map(({ move }) => move))
      const first = lines[lines.length - count]
      if (!first) return
      const before = lines[lines.length - count - 1]?.id ?? null
      this.#log.enter({ head: before })
      this.#log.enter({ move: 'dispute', after: before })
      await this.#show()
    })

  /** Whether something was declared last, that the other may dispute. */
  get disputable(): boolean {
    const moves = (this.state?.lines ?? []).map(({ move }) => move)
    const last = this.state?.lines.at(-1)
    const count = declared(moves)
    return count > 0 && last?.events.some(({ rule }) => rule === 'CON-125') === true && moves.at(-1 - count) !== 'dispute'
  }

  dismiss = (stray: Stray) =>
    this.#inTurn(async () => {
      this.#log.enter({ dismiss: stray.first })
      await this.#show()
    })

  record = () => this.#engine.ask('battleRecord', ...this.#given)

  /** The battle is at a meeting place now: others may join. */
  share(shared: Shared): void {
    this.kept.shared = shared
    this.#keep()
    this.#meet()
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#engine.close()
    this.#asker.close()
  }

  #stand(where: (state: BattleState) => string | null | undefined): Promise<void> {
    return this.#inTurn(async () => {
      const head = this.state ? where(this.state) : undefined
      if (head === undefined) return
      this.refusal = null
      this.#log.enter({ head })
      await this.#show()
    })
  }

  async #show(): Promise<void> {
    this.#keep()
    this.state = await this.#engine.ask('battle', ...this.#given)
    if (this.state.opposed) this.#asker.ask('reroll', structuredClone(this.state.opposed))
    this.kept.over = this.state.actor === null
    this.#keep()
    void this.#exchange()
  }

  /** The chances at a reroll of an opposed test; the question may have been answered meanwhile. */
  #hear(answer: OddsAnswer): void {
    if (!this.state?.opposed || !('parts' in answer)) return
    const odds = answer.parts[0]!.lines.map(({ chance, exact }, at) => ({ move: `reroll:${at}`, chance, exact }))
    this.state = { ...this.state, odds }
  }

  #keep(): void {
    Object.assign(this.kept, { entries: this.#log.entries, at: Date.now() })
    keep(this.kept)
  }

  #meet(): void {
    this.#timer ??= setInterval(() => void this.#exchange(), PACE)
    void this.#exchange()
  }

  /** Tells the others what they lack, and takes in what they entered; offline it waits. */
  async #exchange(): Promise<void> {
    const { shared } = this.kept
    if (!shared) return
    try {
      const { phones, entries } = await exchange(shared, this.kept.phone, this.#log.entries)
      this.online = true
      this.phones = phones
      if (this.#log.add(entries)) await this.#inTurn(() => this.#show())
    } catch {
      this.online = false
    }
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => {})
    return done
  }
}

/** How many of the last entries declare one fact together. */
function declared(moves: readonly string[]): number {
  const last = moves.at(-1) ?? ''
  if (!DECLARES.test(last)) return 0
  if (!/^(who:|pass$)/.test(last)) return 1
  let count = 1
  while (moves.at(-1 - count)?.startsWith('who:')) count++
  return last === 'pass' || last.startsWith('who:') ? count : 0
}
