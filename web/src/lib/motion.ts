import type { Action } from 'svelte/action'

export function still(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}

/** Slides a piece from where it was; the offset is in the piece's own units. */
export const slide: Action<SVGElement, { dx: number; dy: number } | null> = (node, from) => {
  if (!from || still()) return
  const start = { transform: `translate(${from.dx}px, ${from.dy}px)` }
  node.animate([start, { transform: 'none' }], { duration: 260, easing: 'cubic-bezier(.2,.7,.3,1)' })
}

/** Lets a die roll into its value, a little later for each die that falls with it; all lie within half a second. */
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
}

/** Flashes a value that changed. */
export const flash: Action<SVGElement | HTMLElement, unknown> = (node) => {
  return {
    update: () => {
      if (!still()) node.animate([{ scale: 1.35 }, { scale: 1 }], { duration: 320, easing: 'ease-out' })
    },
  }
}
