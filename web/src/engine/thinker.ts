import type { Description, Position } from './game'
import type { Thought } from './machine'
import { ADVICE } from './search'
import type { ToSearch } from './search.worker'
import { Interrupted, seenBy, type Thinker } from './thinking'

/** A worker of its own that thinks: whoever wants something else meanwhile is answered. */
export class WorkerThinker implements Thinker {
  #worker: Worker | null = null
  #number = 0
  readonly #asked = new Map<number, { found(value: never): void; failed(error: unknown): void }>()

  constructor(
    private readonly code: WebAssembly.Module,
    private readonly about: Description,
  ) {}

  async choose(position: Position, level: number): Promise<number> {
    const seen = seenBy(position)
    if (seen.moves.length === 1) return seen.moves[0]!
    const [seed] = crypto.getRandomValues(new BigUint64Array(1))
    return this.#ask<number>((number) => ({ number, choose: seen.bytes, level, hidden: seen.hidden, seed: seed! }))
  }

  advise(position: Position, patience = ADVICE): Promise<Thought> {
    const seen = seenBy(position)
    return this.#ask<Thought>((number) => ({ number, advise: seen.bytes, lines: seen.moves.length, patience }))
  }

  interrupt(): void {
    this.#end(new Interrupted())
  }

  #ask<Answer>(question: (number: number) => ToSearch): Promise<Answer> {
    const number = ++this.#number
    this.#worker ??= this.#start()
    this.#worker.postMessage(question(number))
    return new Promise((found, failed) => this.#asked.set(number, { found, failed }))
  }

  #start(): Worker {
    const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })
    const { record, move_count, log, levels, how } = this.about
    worker.postMessage({ code: this.code, about: { record, move_count, log, levels, how } } satisfies ToSearch)
    worker.onmessage = ({ data }: MessageEvent<{ number: number; found: never }>) => {
      this.#asked.get(data.number)?.found(data.found)
      this.#asked.delete(data.number)
    }
    worker.onerror = (event) => this.#end(new Error(event.message))
    return worker
  }

  #end(error: Error): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { failed } of this.#asked.values()) failed(error)
    this.#asked.clear()
  }
}
