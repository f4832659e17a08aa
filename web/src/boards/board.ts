import type { Component, Snippet } from 'svelte'
import { say } from '../lib/texts.svelte'
import type { Ahead, Ruled, Seat, View } from '../lib/wire'

/** What every board is told; it knows no rule. */
export type BoardProps = {
  view: View
  /** The side of the table one sits at. */
  seat: Seat
  /** What may be touched next, what was touched so far, what the last move and a hint touch. */
  next: ReadonlySet<string>
  picked: readonly string[]
  last: readonly string[]
  hint: readonly string[]
  /** What the opponent could take or hurt next. */
  threats: readonly string[]
  /** Whether everything the game can lay over its board is shown. */
  overlay?: boolean
  touch: (step: string) => void
  /** Makes the moves of a secret at one go, each named by its step. */
  play?: ((steps: readonly string[]) => void) | undefined
  /** Where steps of one's own would lead, and what the rules tell of a piece there; nothing is played. */
  ahead?: ((steps: readonly string[], about: string | null) => Promise<Ahead>) | undefined
  /** What was told last, sentence by sentence. */
  told?: readonly Ruled[]
  label: string
  /** What the game was begun with. */
  options?: Readonly<Record<string, string>>
  /** A picture only, without cells to reach. */
  inert?: boolean
}

/** The marks of a cell, in words. */
export function marksOf({ next, picked, last, hint, threats }: BoardProps, cell: string): string[] {
  const marks: [boolean, string][] = [
    [threats.includes(cell), 'web-cell-threatened'],
    [picked.includes(cell), 'web-cell-picked'],
    [next.has(cell) && !picked.includes(cell), 'web-cell-possible'],
    [hint.includes(cell), 'web-hinted'],
    [last.includes(cell), 'web-cell-last'],
  ]
  return marks.flatMap(([on, id]) => (on ? [say(id)] : []))
}

/** What a game's own way of asking is told; `children` are the choices as every game offers them. */
export type AskProps = BoardProps & { children: Snippet }

export type ChoiceProps = { step: string; seat: Seat; view: View; picked: readonly string[] }

/** A page part that builds the value of an option, told all the options so far. */
export type EditorProps = { value: string; change: (value: string) => void; options: Readonly<Record<string, string>> }

/** How positions of a game are edited on the board: a touch lays what was chosen. */
export type Editing = { example: string; palette: readonly string[]; put(text: string, cell: string, what: string): string }

/** Something of one's own that an option can be: its value, and what it is called. */
export type Owned = { value: string; name: string }

/** How a game is drawn: what its folder adds to the page. */
export type Drawing = {
  Board: Component<BoardProps>
  /** Dice or figures that wait beside the board, in a seat's bar. */
  Beside?: Component<{ view: View; seat: Seat }>
  /** How far the game has come, where that wants room of its own. */
  Course?: Component<{ view: View }>
  /** What is beside the board at the top: whatever is looked at on it. */
  Panel?: Component<BoardProps>
  /** How decisions are asked for under the board. */
  Ask?: Component<AskProps>
  /** How a choice that is not on the board is drawn. */
  Choice?: Component<ChoiceProps>
  /** The message that names a choice which `Choice` draws, for whoever cannot see it. */
  choiceName?(step: string): { id: string; values: Record<string, number> } | undefined
  /** The message that names a choice. */
  words?(step: string, view: View): { id: string; values: Record<string, string | number> }
  /** The room the board needs; a square one if nothing is said. A table takes all there is. */
  shape?: 'square' | 'tall' | 'wide' | 'table'
  /** Whether the first seat is blue and the second red, not the other way round. */
  blueFirst?: boolean
  /** How many options stand first on the page of a new game, and which of their values are shown there. */
  options?: { first: number; shows(value: string): boolean }
  /** What builds a value of one's own for an option, and the message that offers it. */
  editors?: Record<string, { title: string; load(): Promise<{ default: Component<EditorProps> }> }>
  /** Values of one's own, kept on this device, that a seat may take of an option that comes in pairs. */
  owned?: Record<string, () => Owned[]>
  /** Takes what a link to a new game brings along, and says which option it is a value of. */
  receive?(given: string): { option: string; value: string } | null
  /** A position to begin editing with, and what a touch changes in its text. */
  editing?: Editing
  /** The name of what can be laid over the board, if there is such a thing. */
  overlay?: string
  /** The number in a seat's bar, and the message that names it. */
  score?(view: View, seat: Seat): { value: number; of?: number; name: string }
  /** Everything on the board that can be touched. */
  cells(view: View): Set<string>
  /** The step that ends a choice of several dice, while one is being made. */
  gathers?(view: View): string | null
}

export const column = (square: string) => square.charCodeAt(0) - 97
export const rank = (square: string) => Number(square.slice(1)) - 1
export const square = (file: number, row: number) => `${String.fromCharCode(97 + file)}${row + 1}`
