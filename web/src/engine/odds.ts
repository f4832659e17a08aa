/** Asks the worker with the odds: the last question alone, or each for its own answer. */

export type OddsLine = { key: string; exact: string; chance: number }
export type OddsPart = { name: string; lines: OddsLine[] }
export type OddsAnswer = { parts: OddsPart[]; milliseconds: number } | { refusal: string; words: Record<string, string | number> } | { failed: true }
export type OddsQuestion = { number: number; kind: string; given: unknown[] }
export type OddsReply = { number: number; answer: OddsAnswer }

/** A worker that was asked so long ago is not waited for; a new one has to begin from nothing. */
const PATIENCE = 300 // milliseconds

export class OddsAsker {
  #worker: Worker | null = null
  #number = 0
  #busy = false
  #asked = 0

  constructor(private readonly hear: (answer: OddsAnswer) => void) {}

  ask(kind: string, given: unknown[]): void {
    // A long answer that nobody waits for any more would keep the next one waiting.
    if (this.#busy && performance.now() - this.#asked > PATIENCE) this.close()
    const worker = (this.#worker ??= this.#start())
    if (!this.#busy) this.#asked = performance.now()
    this.#busy = true
    worker.postMessage({ number: ++this.#number, kind, given } satisfies OddsQuestion)
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#busy = false
  }

  #start(): Worker {
    const worker = oddsWorker()
    worker.onmessage = ({ data }: MessageEvent<OddsReply>) => {
      if (data.number !== this.#number) return
      this.#busy = false
      this.hear(data.answer)
    }
    worker.onerror = () => this.hear({ failed: true })
    return worker
  }
}

const oddsWorker = () => new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module', name: new URL('.', location.href).href })

let shared: Worker | null = null
const waiting = new Map<number, (answer: OddsAnswer) => void>()
const known = new Map<string, Promise<OddsAnswer>>()
const MOST_KNOWN = 500

/** The answer to a question, each reckoned once. */
export function oddsOf(kind: string, given: unknown[]): Promise<OddsAnswer> {
  const key = JSON.stringify([kind, given])
  const found = known.get(key)
  if (found) return found
  if (known.size > MOST_KNOWN) known.clear()
  const answer = new Promise<OddsAnswer>((hear) => {
    if (!shared) {
      shared = oddsWorker()
      shared.onmessage = ({ data }: MessageEvent<OddsReply>) => {
        waiting.get(data.number)?.(data.answer)
        waiting.delete(data.number)
      }
    }
    const number = ++asked
    waiting.set(number, hear)
    shared.postMessage({ number, kind, given } satisfies OddsQuestion)
  })
  known.set(key, answer)
  // Without the program, which may come later, nothing is known.
  void answer.then((told) => 'failed' in told && known.delete(key))
  return answer
}
let asked = 0
