import { prefer, preference } from './memory'
import type { LogItem } from './wire'

/** Soft wood for a move and rattling for dice; off until somebody asks for it. */

let on = $state(preference('sound') === 'on')
let context: AudioContext | null = null

export const audible = () => on

export function listen(wanted: boolean): void {
  on = wanted
  prefer('sound', wanted ? 'on' : 'off')
  if (wanted) knock(0, 320)
}

/** What just happened, as it would sound on a table. */
export function hear(log: readonly LogItem[]): void {
  if (!on || document.hidden) return
  const plays = log.flatMap((item) => item.plays)
  const dice = Math.min(6, plays.filter(({ by }) => by === 'chance').length)
  for (let die = 0; die < dice; die++) knock(die * 0.06, 900 + Math.random() * 500)
  if (plays.some(({ by }) => by !== 'chance')) knock(0, 260)
}

/** A knock: a short, damped tone. */
function knock(after: number, pitch: number): void {
  context ??= new AudioContext()
  const start = context.currentTime + after
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch, start)
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.08)
  volume.gain.setValueAtTime(0.12, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + 0.13)
}
