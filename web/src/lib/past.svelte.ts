import type { History, Moment } from './wire'

/** Looking back at a game that goes on: its positions are asked for when somebody wants them. */
export class Past {
  moments = $state.raw<Moment[]>([])
  /** Which moment is shown; null is the present. */
  at = $state<number | null>(null)
  #version: number | null = null
  #asked: Promise<void> = Promise.resolve()

  constructor(private readonly ask: (since: number | null) => Promise<History>) {}

  readonly moment = $derived(this.at === null ? null : (this.moments[this.at] ?? null))

  /** Show the position after a play of a log item. */
  async show(version: number, play: number): Promise<void> {
    await this.#catchUp()
    const first = this.moments.findIndex((moment) => moment.version === version)
    if (first >= 0) this.go(first + play)
  }

  /** Begin to look back: the position before this one. */
  async begin(): Promise<void> {
    await this.#catchUp()
    this.go(this.moments.length - 2)
  }

  go(at: number): void {
    this.at = at < this.moments.length - 1 ? Math.max(at, 0) : null
  }

  leave(): void {
    this.at = null
  }

  /** Questions wait for one another, so that no moment comes twice. */
  #catchUp(): Promise<void> {
    const asked = this.#asked.catch(() => {}).then(async () => {
      const { version, moments } = await this.ask(this.#version)
      this.moments = [...this.moments, ...moments]
      this.#version = version
    })
    this.#asked = asked
    return asked
  }
}
