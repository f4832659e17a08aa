import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ENGINES = fileURLToPath(new URL('public/engines', import.meta.url))

/** The files with rules and opponents that lie beside the page, if they are built. */
const engines = () => (existsSync(ENGINES) ? readdirSync(ENGINES).sort() : [])

/** Changes with any engine, so that none is ever used with the words of another. */
export function enginesVersion(): string {
  const whole = createHash('sha256')
  for (const name of engines()) whole.update(readFileSync(`${ENGINES}/${name}`))
  return whole.digest('hex').slice(0, 12)
}

/**
 * Writes the service worker: it keeps the page and every engine at hand, so that all games play
 * offline. Pictures of studies are kept once they have been looked at.
 */
export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.svg'))
      const files = ['./', ...assets, ...engines().map((name) => `engines/${name}?${enginesVersion()}`)]
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: WORKER.replace('VERSION', version).replace('FILES', JSON.stringify(files)),
      })
    },
  }
}

const WORKER = `const cache = 'shell-VERSION'
const files = FILES

self.addEventListener('install', (event) => {
  const fresh = files.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(cache).then((shell) => shell.addAll(fresh)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== cache).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

self.addEventListener('push', (event) => {
  const { title, body, room } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag: room, data: room, icon: 'icon.svg' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = self.registration.scope + '#/room/' + event.notification.data
  const shown = self.clients.matchAll({ type: 'window' }).then((windows) => {
    const found = windows.find(({ url }) => url === address)
    return found ? found.focus() : self.clients.openWindow(address)
  })
  event.waitUntil(shown)
})

async function kept(request) {
  const found = await caches.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(cache)).put(request, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  const path = request.url.slice(self.registration.scope.length)
  if (path.startsWith('assets/') || path.startsWith('engines/')) {
    event.respondWith(kept(request))
  } else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('./')))
  }
})
`
