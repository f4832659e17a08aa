/** How many things may wait: whoever falls further behind is not watching each of them. */
const MOST = 8

/** Lets things happen in order, and what moves pieces only when those that moved before are at rest. */
export class Pace {
  #waiting: { lasts: number; happen: () => void }[] = []
  #rest = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** What moves pieces lasts some milliseconds; anything else lasts none. */
  then(lasts: number, happen: () => void): void {
    this.#waiting.push({ lasts, happen })
    this.#go()
  }

  /** Wait for nothing of this: somebody plays on. */
  hurry(): void {
    const waiting = this.#waiting
    this.stop()
    this.#rest = 0
    for (const { happen } of waiting) happen()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
  }

  #go(): void {
    clearTimeout(this.#timer)
    while (this.#waiting.length) {
      const { lasts, happen } = this.#waiting[0]!
      const now = performance.now()
      if (lasts && now < this.#rest && this.#waiting.length <= MOST) {
        this.#timer = setTimeout(() => this.#go(), this.#rest - now)
        return
      }
      this.#waiting.shift()
      if (lasts) this.#rest = now + lasts
      happen()
    }
  }
}
