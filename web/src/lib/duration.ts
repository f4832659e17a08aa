import { say } from './texts.svelte'

/** Time left, as a clock shows it. */
export function duration(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  if (seconds >= 86_400) return say('web-days', { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) })
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const end = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`
  return hours ? `${hours}:${end}` : end
}
