import type { Place } from './skirmish'

/** The part of the table that is seen, in the units of the drawing. */
export type Camera = { x: number; y: number; width: number; height: number }

/** The least part of the whole that is shown. */
const NEAREST = 0.16

/** The whole table in a window of this shape, in its middle. */
export function fit(whole: Camera, shape: number): Camera {
  const wide = whole.width / whole.height < shape
  const width = wide ? whole.height * shape : whole.width
  const height = wide ? whole.height : whole.width / shape
  return { x: whole.x - (width - whole.width) / 2, y: whole.y - (height - whole.height) / 2, width, height }
}

/** Nearer (a factor above 1) or farther away, around a place that stays where it is. */
export function zoom(camera: Camera, factor: number, around: Place, whole: Camera): Camera {
  const full = fit(whole, camera.width / camera.height)
  const width = Math.min(full.width, Math.max(full.width * NEAREST, camera.width / factor))
  const share = width / camera.width
  return keep(
    {
      x: around.x - (around.x - camera.x) * share,
      y: around.y - (around.y - camera.y) * share,
      width,
      height: camera.height * share,
    },
    whole,
  )
}

export function pan(camera: Camera, dx: number, dy: number, whole: Camera): Camera {
  return keep({ ...camera, x: camera.x + dx, y: camera.y + dy }, whole)
}

/** Never off the table: what is larger than it lies in its middle. */
function keep({ x, y, width, height }: Camera, whole: Camera): Camera {
  const within = (at: number, size: number, start: number, all: number) =>
    size >= all ? start - (size - all) / 2 : Math.min(Math.max(at, start), start + all - size)
  return { x: within(x, width, whole.x, whole.width), y: within(y, height, whole.y, whole.height), width, height }
}
