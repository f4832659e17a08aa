import { flushSync, mount, unmount } from 'svelte'
import type { View } from '../lib/wire'
import type { Drawing } from './board'

const WIDTH = 900 // pixels: wide enough for the names of the pieces
/** What the styles of the page say of shapes, and what SVG has where nothing is said. */
const LOOKS: Record<string, string> = {
  fill: 'rgb(0, 0, 0)',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linejoin': 'miter',
  'stroke-linecap': 'butt',
  'paint-order': 'normal',
  'font-size': '',
  'font-weight': '400',
  'text-anchor': 'start',
}

/**
 * A position as its board draws it, as SVG that stands by itself: always light, without the styles
 * of the page and without what is only there to be touched.
 */
export function pictureOf({ Board }: Drawing, view: View, title: string, options: Readonly<Record<string, string>> = {}): string {
  const place = document.createElement('div')
  Object.assign(place.style, { position: 'fixed', left: `-${2 * WIDTH}px`, width: `${WIDTH}px`, colorScheme: 'light' })
  document.body.append(place)
  const props = { view, seat: 0 as const, next: new Set<string>(), picked: [], last: [], hint: [], threats: [], touch: () => {}, label: title, options }
  const board = mount(Board, { target: place, props })
  // The board takes the shape of its table, not of the screen.
  Object.assign((place.firstElementChild as HTMLElement).style, { height: 'auto', aspectRatio: 'var(--shape)' })
  flushSync()
  const picture = standing(place.querySelector('svg')!, title)
  void unmount(board)
  place.remove()
  return picture
}

function standing(drawn: SVGSVGElement, title: string): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement
  const shapes = [...copy.querySelectorAll('*')]
  for (const [at, element] of [...drawn.querySelectorAll('*')].entries()) {
    const look = getComputedStyle(element)
    const shape = shapes[at]!
    for (const { name } of [...shape.attributes]) if (/^(class|style|role|tabindex|aria-.*|data-.*)$/.test(name)) shape.removeAttribute(name)
    if (look.opacity !== '1') shape.setAttribute('opacity', look.opacity)
    if (shape.tagName === 'g') continue
    for (const [name, usual] of Object.entries(LOOKS)) {
      const value = look.getPropertyValue(name)
      if (value !== usual && (shape.tagName === 'text' || !/^(font|text)-/.test(name))) shape.setAttribute(name, plain(value))
    }
  }
  for (const shape of shapes) if (/^(none|rgba\(0, 0, 0, 0\))$/.test(shape.getAttribute('fill') ?? '') && !shape.hasAttribute('stroke')) shape.remove() // a mark that nobody asked for
  const { width, height } = drawn.viewBox.baseVal
  for (const { name } of [...copy.attributes]) if (name !== 'viewBox') copy.removeAttribute(name)
  for (const [name, value] of Object.entries({ xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: Math.round((WIDTH * height) / width), role: 'img', 'aria-label': title, 'font-family': 'system-ui, sans-serif' })) copy.setAttribute(name, String(value))
  return new XMLSerializer().serializeToString(copy)
}

/** Mixed colours as every program knows them. */
const plain = (value: string) =>
  value.replace(/color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)/g, (_, red: string, green: string, blue: string, share = '1') => `rgba(${[red, green, blue].map((part) => Math.round(255 * Number(part))).join(', ')}, ${share})`)
