import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Writes the service worker: it keeps the page itself at hand, never anything of a game. */
export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = ['./', ...Object.keys(bundle).filter((name) => name.startsWith('assets/'))]
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
  event.waitUntil(caches.open(cache).then((shell) => shell.addAll(files)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== cache).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (url.href.startsWith(self.registration.scope + 'assets/')) {
    event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)))
  } else if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match('./')))
  }
})
`
