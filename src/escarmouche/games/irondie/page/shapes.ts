/**
 * Nine silhouettes that read in black and white: wedges attack, blocks defend, bodies live. The
 * glyph says the same again, large in the reserve and as a badge on a die that was rolled.
 */
export type Shape = { outline: string; glyph: string; solid?: boolean; middle: number }

export const SHAPES: Record<string, Shape> = {
  smasher: { outline: 'M15 5H33L45 43H3z', glyph: 'M-6-6H4V-1H-6zM-1-1V7', solid: true, middle: 27 },
  assault: { outline: 'M24 3 46 43H2z', glyph: 'M6-6-2 2M-6 6-3 3M-5-1 1 5', middle: 30 },
  ballistic: { outline: 'M24 2 46 45 24 37 2 45z', glyph: 'M-6 5Q-1-8 6 1M6 1 2.4.4M6 1 6.2-2.8', middle: 27 },
  nullifier: { outline: 'M11 4H37A7 7 0 0 1 44 11V37A7 7 0 0 1 37 44H11A7 7 0 0 1 4 37V11A7 7 0 0 1 11 4z', glyph: 'M0-6A6 6 0 1 1-.01-6zM-4.2-4.2 4.2 4.2', middle: 24 },
  barrier: { outline: 'M24 2 43 8V24C43 35 34 42 24 46 14 42 5 35 5 24V8z', glyph: 'M-6-5H6M-6 0H6M-6 5H6M-2-5V0M3-5V0M-4 0V5M1 0V5', middle: 23 },
  powerup: { outline: 'M16 3H32V16H45V32H32V45H16V32H3V16H16z', glyph: 'M-5 0 0-5 5 0M-5 6 0 1 5 6', middle: 24 },
  swarm: { outline: 'M13 4H35L46 24 35 44H13L2 24z', glyph: 'M-4-4h.1M4-4h.1M0 0h.1M-4 4h.1M4 4h.1', middle: 24 },
  fortress: { outline: 'M5 3H14V9H19V3H29V9H34V3H43V33L24 46 5 33z', glyph: 'M-5 6V-6H-3V-3H-1V-6H1V-3H3V-6H5V6z', solid: true, middle: 24 },
  regeneration: { outline: 'M24 45C9 33 3 26 3 16 3 8 9 4 15 4 19 4 22 6 24 10 26 6 29 4 33 4 39 4 45 8 45 16 45 26 39 33 24 45z', glyph: 'M5.5 0A5.5 5.5 0 1 1 2.5-4.9M2.7-8V-4.8H-.6', middle: 22 },
}

export const SHAPE_NAMES = Object.keys(SHAPES)
export const COLOURS = ['red', 'blue', 'yellow', 'purple', 'green', 'orange', 'black', 'white'] as const
const SHAPE_LETTERS = 'SABNRPWFG'
const COLOUR_LETTERS = 'rbyvgokw'
export const TYPES = ['attack', 'defence', 'vitality'] as const

export const shapeLetter = (shape: string) => SHAPE_LETTERS[SHAPE_NAMES.indexOf(shape)]!
export const colourLetter = (colour: string) => COLOUR_LETTERS[(COLOURS as readonly string[]).indexOf(colour)]!
export const typeOf = (shape: string) => TYPES[Math.floor(SHAPE_NAMES.indexOf(shape) / 3)]!

/** A die of a set as it is written: `Sk`, `Nb*`. */
export type Kind = { shape: string; colour: string; rare: boolean }

export function readDie(text: string): Kind {
  return { shape: SHAPE_NAMES[SHAPE_LETTERS.indexOf(text[0]!)]!, colour: COLOURS[COLOUR_LETTERS.indexOf(text[1]!)]!, rare: text.endsWith('*') }
}

export function writeDie({ shape, colour, rare }: Kind): string {
  return `${shapeLetter(shape)}${colourLetter(colour)}${rare ? '*' : ''}`
}
