import type { Action } from 'svelte/action'
import type { Play } from './wire'

const SLIDE = 260
const ROLL = 480

export function still(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}

/** How long pieces move when plays are shown, to whoever looks. */
export function lasting(plays: readonly Play[]): number {
  if (!plays.length || still() || globalThis.document?.hidden) return 0
  return plays.some(({ by }) => by === 'chance') ? ROLL : SLIDE
}

/**
 * Slides a piece from where it was; the offset is in the piece's own units. What is drawn later lies
 * above, so the way is shown by a double at the very end of the drawing.
 */
export const slide: Action<SVGElement, { dx: number; dy: number } | null> = (node, from) => {
  const cell = node.closest('.cell')
  if (!from || !cell || still()) return
  const double = document.createElementNS(node.namespaceURI!, 'g') as SVGElement
  double.setAttribute('transform', cell.getAttribute('transform')!)
  double.setAttribute('aria-hidden', 'true')
  double.setAttribute('pointer-events', 'none')
  const moving = double.appendChild(node.cloneNode(true) as SVGElement)
  cell.closest('svg')!.append(double)
  const start = { transform: `translate(${from.dx}px, ${from.dy}px)` }
  node.animate([{ visibility: 'hidden' }, { visibility: 'hidden' }], SLIDE)
  moving.animate([start, { transform: 'none' }], { duration: SLIDE, easing: 'cubic-bezier(.2,.7,.3,1)' }).onfinish = () => double.remove()
  return { destroy: () => double.remove() }
}

/**
 * Lets a die roll into its value, a little later for each die that falls with it; all lie within
 * ROLL. What it shows (`data-face`) is seen only when it lies.
 */
export const roll: Action<SVGElement | HTMLElement, { rolls: boolean; after?: number }> = (node, { rolls, after = 0 }) => {
  if (!rolls || still()) return
  node.style.transformBox = 'fill-box'
  node.style.transformOrigin = 'center'
  node.animate(
    [
      { transform: 'translateY(-40%) rotate(-220deg) scale(.6)', opacity: 0 },
      { transform: 'translateY(6%) rotate(18deg) scale(1.06)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 320, delay: after * 25, easing: 'ease-out', fill: 'backwards' },
  )
  for (const face of node.querySelectorAll('[data-face]')) {
    face.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration: 320, delay: after * 25, fill: 'backwards' })
  }
}

/** Flashes a value that changed. */
export const flash: Action<SVGElement | HTMLElement, unknown> = (node) => {
  return {
    update: () => {
      if (!still()) node.animate([{ scale: 1.35 }, { scale: 1 }], { duration: 320, easing: 'ease-out' })
    },
  }
}
