import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PAPER = '#f6f2ea'
const PLAIN = [192, 512]
const MASKABLE = [180, 192, 512]

/** Draws the icons of the installed page from public/icon.svg, in the sizes that systems ask for. */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
      const drawn = await readFile(new URL('public/icon.svg', import.meta.url), 'utf8')
      for (const size of PLAIN) this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: png(drawn, size) })
      for (const size of MASKABLE) {
        this.emitFile({ type: 'asset', fileName: `icon-maskable-${size}.png`, source: png(maskable(drawn), size) })
      }
    },
  }
}

/** Systems cut a maskable icon to a shape of their own: the drawing keeps to the middle, the paper fills the rest. */
function maskable(drawn: string): string {
  const inner = drawn.replace('<svg ', '<svg width="96" height="96" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 112 112"><rect x="-8" y="-8" width="112" height="112" fill="${PAPER}"/>${inner}</svg>`
}

function png(drawn: string, size: number): Uint8Array {
  return new Resvg(drawn, { fitTo: { mode: 'width', value: size } }).render().asPng()
}
