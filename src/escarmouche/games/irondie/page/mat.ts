import standard from '../mat.toml?raw'
import { COLOURS, shapeLetter, SHAPE_NAMES, TYPES } from './shapes'

/** The battle mat: what each shape does and what each colour gives, as `mat.toml` writes it. */
export type ShapeKeys = { effect: string; targets: string; opening: string; reply: string; specialised: string; on_failure: string; afterwards: string; amount: number }
export type Mat = { shapes: Record<string, ShapeKeys>; bonus: Record<string, Record<string, number>> }

/** The keys of a shape in the order of the word, with the values each may have. */
export const KEYS = {
  effect: ['to_abyss', 'to_limbo', 'add', 'add_or_subtract', 'subtract_margin', 'weaken_all', 'recover'],
  targets: [...TYPES, 'any'],
  opening: ['enemy', 'own', 'any'],
  reply: ['enemy', 'own', 'any'],
  specialised: COLOURS,
  on_failure: ['nothing', 'to_abyss'],
  afterwards: ['limbo', 'reserve'],
} as const

export const STANDARD = 'standard'

/** A mat from the text of its file; whether it makes sense is for the referee to say. */
export function readFile(text: string): Mat {
  const tables: Record<string, Record<string, string | number>> = {}
  let table: Record<string, string | number> = {}
  for (const line of text.split('\n')) {
    const heading = /^\s*\[([\w.]+)\]/.exec(line)
    const entry = /^\s*(\w+)\s*=\s*(?:"([^"]*)"|([+-]?\d+))/.exec(line)
    if (heading) table = tables[heading[1]!] ??= {}
    else if (entry) table[entry[1]!] = entry[2] ?? Number(entry[3])
    for (const [, key, inline] of line.matchAll(/^\s*(\w+)\s*=\s*\{([^}]*)\}/g)) {
      const parts = [...inline!.matchAll(/(\w+)\s*=\s*([+-]?\d+)/g)].map(([, kind, amount]) => [kind, Number(amount)])
      table[key!] = JSON.stringify(Object.fromEntries(parts))
    }
  }
  const usual = { on_failure: 'nothing', afterwards: 'limbo', amount: 0 }
  const shapes = Object.fromEntries(SHAPE_NAMES.map((shape) => [shape, { ...usual, ...tables[shape] } as ShapeKeys]))
  const bonus = Object.fromEntries(COLOURS.map((colour) => [colour, (tables[`bonus.${colour}`] ?? JSON.parse(String(tables.bonus?.[colour] ?? '{}'))) as Record<string, number>]))
  return { shapes, bonus }
}

/** The mat of a game, by what its option says. */
export function matOf(option: string | undefined): Mat {
  const mat = readFile(standard)
  if (!option?.includes(';')) return mat
  for (const part of option.split(';')) {
    const [name = '', ...values] = part.split(':')
    const shape = SHAPE_NAMES.find((each) => shapeLetter(each) === name)
    if (shape) {
      const said = Object.fromEntries(Object.keys(KEYS).map((key, at) => [key, values[at]]))
      mat.shapes[shape] = { ...said, amount: Number(values.at(-1)) } as ShapeKeys
    } else {
      mat.bonus[name] = Object.fromEntries(values.map((value) => [value.slice(0, -2), Number(value.slice(-2))]))
    }
  }
  return mat
}

/** A mat as one word, which an option takes. */
export function wordOf({ shapes, bonus }: Mat): string {
  const signed = (amount: number) => (amount < 0 ? String(amount) : `+${amount}`)
  const words = SHAPE_NAMES.map((shape) => [shapeLetter(shape), ...Object.keys(KEYS).map((key) => shapes[shape]![key as keyof ShapeKeys]), shapes[shape]!.amount].join(':'))
  const given = COLOURS.map((colour) => [colour, ...Object.entries(bonus[colour] ?? {}).filter(([, amount]) => amount).map(([kind, amount]) => `${kind}${signed(amount)}`)].join(':'))
  return [...words, ...given].join(';')
}

/** IRO-12: dice that were rolled lie in their zone, the highest first. */
export function highestFirst<Rolled extends { value: number }>(dice: readonly Rolled[]): Rolled[] {
  return [...dice].sort((one, other) => other.value - one.value)
}
