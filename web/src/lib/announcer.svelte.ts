import { me } from './me.svelte'
import type { Chair } from './room.svelte'
import { read } from './texts.svelte'
import { OF_DICE } from './told'
import type { LogItem } from './wire'

/** How many sentences stay for those who come late. */
const KEPT = 5
/** How much of a long log is read out. */
const MOST = 12

/** What the live region reads out, each sentence as it is added. */
export class Announcer {
  said = $state.raw<{ key: number; sentence: string }[]>([])

  say(sentence: string): void {
    if (sentence) this.said = [...this.said.slice(1 - KEPT), { key: (this.said.at(-1)?.key ?? 0) + 1, sentence }]
  }

  /** What happened, and what is asked of whoever listens. */
  tell(chair: Chair, log: readonly LogItem[]): void {
    const events = log.flatMap(({ text, plays, kind }) =>
      OF_DICE.includes(kind) || (kind === 'say' && me.muted) ? [] : [...(text ? [text] : []), ...plays.flatMap((play) => play.events.map((event) => event.text))],
    )
    const asks = chair.state && chair.state.actor === chair.seat ? read(chair.state.prompt.text) : ''
    this.say([...events.slice(-MOST).map(read), asks].filter(Boolean).join(' '))
  }
}
