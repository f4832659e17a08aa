import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { icons } from './icons.ts'
import { enginesVersion, shell } from './shell.ts'

const there = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  base: './',
  define: { ENGINES_VERSION: JSON.stringify(enginesVersion()) },
  plugins: [svelte(), icons(), shell()],
  resolve: {
    alias: { $docs: there('../docs'), $games: there('../src/escarmouche/games'), $page: there('src'), $texts: there('../src/escarmouche/texts') },
    conditions: ['browser'],
  },
  build: {
    outDir: there('../src/escarmouche/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: address but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  server: {
    fs: { allow: [there('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
