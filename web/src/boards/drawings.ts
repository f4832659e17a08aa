import type { Drawing } from './board'
import Board from './PictureBoard.svelte'

/** The boards that games bring in their own folders. */
const DRAWINGS = import.meta.glob<Drawing>('$games/*/page/index.ts', { eager: true, import: 'default' })

const OWN = new Map(Object.entries(DRAWINGS).map(([path, drawing]) => [gameOf(path), drawing]))

/** A game without a board is shown as the picture that the server draws of it. */
const PICTURE: Drawing = { Board, cells: () => new Set() }

export const drawingOf = (game: string): Drawing => OWN.get(game) ?? PICTURE

/** The game that a file belongs to. */
export function gameOf(path: string): string {
  return /games\/([^/]+)\/page\//.exec(path)![1]!
}
