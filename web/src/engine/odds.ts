/** Asks the worker with the odds; only the last question is of interest. */

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
    const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module', name: new URL('.', location.href).href })
    worker.onmessage = ({ data }: MessageEvent<OddsReply>) => {
      if (data.number !== this.#number) return
      this.#busy = false
      this.hear(data.answer)
    }
    worker.onerror = () => this.hear({ failed: true })
    return worker
  }
}
