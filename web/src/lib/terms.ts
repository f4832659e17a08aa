import { say } from './texts.svelte'
import type { RoomInfo } from './wire'

/** Under which terms a game is offered: its options, clock, dice, and whether it counts. */
export function terms({ clock, options, rated, dice }: RoomInfo): string {
  const time = !clock ? say('web-terms-untimed') : clock.kind === 'days' ? say('web-terms-days', { days: clock.days }) : say('web-terms-bank', { minutes: Math.round(clock.seconds / 60), increment: clock.increment ?? 0 })
  const chosen = Object.values(options).filter((value) => value && value.length < 24)[0]
  return [chosen, time, dice === 'typed' ? say('web-dice-typed') : '', rated ? say('web-terms-rated') : ''].filter(Boolean).join(' · ')
}
