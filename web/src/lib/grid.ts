import type { Action } from 'svelte/action'

/**
 * A board as a grid: arrows go to the nearest cell in their direction, Enter and Space touch it,
 * a click or a drag touches too. Cells are the elements with `data-step`.
 */
export type GridOptions = {
  touch(step: string): void
  draggable(step: string): boolean
  /** A cell is looked at: hovered, or reached by the keyboard. */
  look?: ((step: string | null) => void) | undefined
  /** On a touch screen a long press looks, and touches nothing. */
  press?: boolean
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const DRAG_FROM = 8
const LONG_PRESS = 450

export const grid: Action<Element, GridOptions> = (node, options) => {
  let given = options
  let drag: { step: string; x: number; y: number; piece: Element | null; moving: boolean } | null = null
  let dragged = false
  let pressing: ReturnType<typeof setTimeout> | undefined

  const cells = () => [...node.querySelectorAll<SVGElement | HTMLElement>('[data-step]')]
  const cellOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<SVGElement | HTMLElement>('[data-step]') : null
  const stepOf = (cell: Element) => cell.getAttribute('data-step')!

  function makeCurrent(cell: Element | undefined): void {
    for (const each of cells()) each.setAttribute('tabindex', each === cell ? '0' : '-1')
  }

  /** Exactly one cell is in the order of Tab, whatever was drawn anew. */
  function keepOne(): void {
    const all = cells()
    if (!all.length) return
    const current = all.filter((cell) => cell.getAttribute('tabindex') === '0')
    if (current.length !== 1) makeCurrent(current[0] ?? all[0])
  }

  function onKey(event: Event): void {
    const { key } = event as KeyboardEvent
    const cell = cellOf(event.target)
    if (!cell) return
    const direction = DIRECTIONS[key]
    if (direction) {
      event.preventDefault()
      const next = nearest(cell, cells(), direction)
      makeCurrent(next)
      next?.focus()
    } else if (key === 'Enter' || key === ' ') {
      event.preventDefault()
      given.touch(stepOf(cell))
    }
  }

  function onClick(event: Event): void {
    const cell = cellOf(event.target)
    if (!cell || dragged) return
    makeCurrent(cell)
    given.touch(stepOf(cell))
  }

  function onDown(event: Event): void {
    const { clientX, clientY, button, pointerType } = event as PointerEvent
    const cell = cellOf(event.target)
    dragged = false
    if (given.press && pointerType === 'touch') {
      given.look?.(null)
      clearTimeout(pressing)
      if (cell) pressing = setTimeout(() => ((dragged = true), (drag = null), given.look?.(stepOf(cell))), LONG_PRESS)
    }
    if (!cell || button !== 0 || !given.draggable(stepOf(cell))) return
    drag = { step: stepOf(cell), x: clientX, y: clientY, piece: cell.querySelector('.piece'), moving: false }
  }

  function onMove(event: Event): void {
    if (!drag) return
    const { clientX, clientY } = event as PointerEvent
    const [dx, dy] = [clientX - drag.x, clientY - drag.y]
    if (!drag.moving && Math.hypot(dx, dy) < DRAG_FROM) return
    if (!drag.moving) {
      drag.moving = true
      clearTimeout(pressing)
      given.touch(drag.step)
    }
    if (drag.piece instanceof SVGElement || drag.piece instanceof HTMLElement) {
      const scale = drag.piece instanceof SVGGraphicsElement ? (drag.piece.getScreenCTM()?.a ?? 1) : 1
      drag.piece.style.translate = `${dx / scale}px ${dy / scale}px`
      drag.piece.style.pointerEvents = 'none'
    }
  }

  function onUp(event: Event): void {
    clearTimeout(pressing)
    if (!drag) return
    const { piece, moving, step } = drag
    drag = null
    if (piece instanceof SVGElement || piece instanceof HTMLElement) {
      piece.style.translate = ''
      piece.style.pointerEvents = ''
    }
    if (!moving) return
    dragged = true
    if (event.type === 'pointercancel') return
    const { clientX, clientY } = event as PointerEvent
    const cell = cellOf(document.elementFromPoint(clientX, clientY))
    if (cell && node.contains(cell) && stepOf(cell) !== step) given.touch(stepOf(cell))
  }

  // A focused cell that is taken away says so in the middle of a drawing, when nothing may change.
  const look = (step: string | null) => queueMicrotask(() => given.look?.(step))
  const byFinger = (event: Event) => Boolean(given.press) && (event as PointerEvent).pointerType === 'touch'
  function onLook(event: Event): void {
    // A tap brings the focus along; only a long press or the keyboard asks for a look.
    if (byFinger(event) || (given.press && event.type === 'focusin' && !(event.target as Element).matches(':focus-visible'))) return
    look(cellOf(event.target)?.getAttribute('data-step') ?? null)
  }
  function onLeave(event: Event): void {
    if (!byFinger(event)) look(null)
  }

  // A drawing that listens to focus would be a stop of Tab by itself.
  node.setAttribute('tabindex', '-1')
  const observer = new MutationObserver(keepOne)
  observer.observe(node, { childList: true, subtree: true })
  keepOne()
  const listeners: [string, (event: Event) => void][] = [
    ['keydown', onKey],
    ['click', onClick],
    ['pointerdown', onDown],
    ['pointerover', onLook],
    ['focusin', onLook],
    ['pointerleave', onLeave],
    ['focusout', onLeave],
  ]
  for (const [name, listener] of listeners) node.addEventListener(name, listener)
  const outside: [string, (event: Event) => void][] = [
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onUp],
  ]
  for (const [name, listener] of outside) window.addEventListener(name, listener)

  return {
    update: (fresh) => void (given = fresh),
    destroy: () => {
      observer.disconnect()
      for (const [name, listener] of listeners) node.removeEventListener(name, listener)
      for (const [name, listener] of outside) window.removeEventListener(name, listener)
    },
  }
}

type Box = { x: number; y: number }

/** The nearest cell in a direction; what lies beside the line counts as farther away. */
export function nearest<Cell extends { getBoundingClientRect(): DOMRect }>(
  from: Cell,
  cells: Cell[],
  [dx, dy]: [number, number],
): Cell | undefined {
  const start = centre(from)
  let best: Cell | undefined
  let least = Infinity
  for (const cell of cells) {
    if (cell === from) continue
    const { x, y } = centre(cell)
    const along = (x - start.x) * dx + (y - start.y) * dy
    const beside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx)
    if (along < 4) continue
    const distance = along + 3 * beside
    if (distance < least) [best, least] = [cell, distance]
  }
  return best ?? from
}

function centre(cell: { getBoundingClientRect(): DOMRect }): Box {
  const { left, top, width, height } = cell.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
