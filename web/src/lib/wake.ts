import * as api from './api'
import { forgetKept, prefer, preference } from './memory'
import { spoken } from './texts.svelte'

/** Being told that it is one's turn while the page is closed: Web Push, only if asked for. */

const KEPT = 'wake.'

/** Whether this browser and this server can do it. */
export async function canWake(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return false
  if (Notification.permission === 'denied') return false
  return Boolean((await api.push().catch(() => ({ key: null }))).key)
}

export const wakes = (room: string) => preference(KEPT + room) === 'on'

/** Asks for it; false if somebody, or the browser, does not want it. */
export async function wake(room: string, key: string): Promise<boolean> {
  const { key: server } = await api.push()
  if (!server || (await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.ready
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: server }).catch(() => null)
  const { endpoint, keys } = made?.toJSON() ?? {}
  if (!endpoint || !keys) return false
  await api.wantPush(room, key, { endpoint, keys: { p256dh: keys.p256dh!, auth: keys.auth! }, language: spoken() })
  prefer(KEPT + room, 'on')
  return true
}

export async function sleep(room: string, key: string): Promise<void> {
  await api.wantNoPush(room, key)
  forgetKept(KEPT + room)
}
