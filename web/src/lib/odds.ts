/** The questions of the odds: what each asks for, how a link holds it, and what it comes to. */

export type Field = {
  name: string
  /** Its words are those of the command line. */
  label: string
  kind: 'number' | 'flag' | 'choice' | 'pair' | 'zone' | 'list'
  usual: string
  values?: string[]
  optional?: true
}

const number = (name: string, usual: number, label = name): Field => ({ name, label: `odds-help-${label}`, kind: 'number', usual: String(usual) })

/** The fields of each question, in the order in which it takes them. */
export const KINDS: Record<string, Field[]> = {
  test: [number('value', 4), number('difficulty', 8), number('dice', 1), { name: 'brute', label: 'odds-help-brute', kind: 'flag', usual: '' }],
  opposed: [number('a', 4), number('b', 4), number('dice_a', 1, 'dice-a'), number('dice_b', 1, 'dice-b')],
  wound: [number('strength', 5), number('resistance', 5), number('amplified', 0), number('attenuated', 0), number('bonus', 0)],
  fight: [{ name: 'aim', label: 'web-odds-aim', kind: 'choice', usual: 'harm', values: ['harm', 'kill'] }],
  search: [number('objects', 1), number('caches', 3), { ...number('searches', 0), usual: '', optional: true }],
  secret: [number('candidates', 8), { name: 'losses', label: 'web-odds-losses', kind: 'list', usual: '2,1' }],
  construction: [number('structure', 10), number('strength', 30, 'workers'), number('resistance', 5, 'site-resistance'), number('turns', 6), number('points', 0)],
  explosion: [
    { name: 'size', label: 'odds-help-size', kind: 'choice', usual: 'small', values: ['small', 'large'] },
    { name: 'at', label: 'odds-help-at', kind: 'pair', usual: '60,40' },
    { name: 'table', label: 'odds-help-surface', kind: 'pair', usual: '120,80' },
    { name: 'zone', label: 'odds-help-zone', kind: 'zone', usual: '', optional: true },
    number('debris', 1),
  ],
}

/** A fighter as the command line says it: “ATT 4 DEF 3 FOR 5 RES 6 attacks 1 parries 1 light stunned brute”. */
export type Card = { numbers: Record<CardNumber, number>; wound: string; stunned: boolean; brute: boolean }
export const CARD = ['ATT', 'DEF', 'FOR', 'RES', 'attacks', 'parries'] as const
export type CardNumber = (typeof CARD)[number]
export const WOUNDS = ['healthy', 'light', 'serious', 'critical'] as const
export const USUAL_CARD = 'ATT 4 DEF 4 FOR 5 RES 5 attacks 1 parries 1'

export function cardOf(words: string): Card {
  const numbers = Object.fromEntries(CARD.map((name) => [name, Number(new RegExp(`\\b${name} ([-−]?\\d+)`, 'i').exec(words)?.[1]?.replace('−', '-') ?? 0)])) as Card['numbers']
  const says = (word: string) => new RegExp(`\\b${word}\\b`, 'i').test(words)
  return { numbers, wound: WOUNDS.find((word) => says(word)) ?? 'healthy', stunned: says('stunned'), brute: says('brute') }
}

export function wordsOf({ numbers, wound, stunned, brute }: Card): string {
  const said = [wound !== 'healthy' && wound, stunned && 'stunned', brute && 'brute'].filter(Boolean)
  return [...CARD.map((name) => `${name} ${numbers[name]}`), ...said].join(' ')
}

export type Question = { kind: string; values: Record<string, string>; first: string[]; second: string[] }

/** The question that a link holds; what it leaves out is usual. */
export function questionOf(kind: string | null, asked: string): Question {
  const known = kind !== null && kind in KINDS ? kind : 'test'
  const given = new URLSearchParams(asked)
  const values = Object.fromEntries(KINDS[known]!.map(({ name, usual }) => [name, given.get(name) ?? usual]))
  const side = (name: string) => (given.has(name) ? given.getAll(name) : [USUAL_CARD])
  return { kind: known, values, first: side('first'), second: side('second') }
}

/** The way to a question, to be passed on. */
export function wayTo({ kind, values, first, second }: Question): string {
  const given = new URLSearchParams(KINDS[kind]!.filter(({ name, usual }) => values[name] !== usual).map(({ name }) => [name, values[name]!]))
  if (kind === 'fight') for (const [name, side] of [['first', first], ['second', second]] as const) for (const words of side) given.append(name, words)
  return `/odds/${kind}${given.size ? `?${given}` : ''}`
}

/** A field that holds something else than it should. */
export class Unclear extends Error {
  constructor(
    readonly message_id: string,
    readonly field: Field,
    readonly value: string,
  ) {
    super(message_id)
  }
}

/** What the question is asked with. */
export function givenBy({ kind, values, first, second }: Question): unknown[] {
  const given = KINDS[kind]!.map((field) => valueOf(field, (values[field.name] ?? '').trim()))
  return kind === 'fight' ? [first, second, ...given] : given
}

function valueOf(field: Field, text: string): unknown {
  if (field.kind === 'flag') return text !== ''
  if (field.kind === 'choice') return text
  if (field.optional && text === '') return null
  const parts = text.replaceAll('−', '-').split(',').map((part) => part.trim())
  if (field.kind === 'number' || field.kind === 'list') {
    if (!parts.every((part) => /^-?\d{1,6}$/.test(part)) || (field.kind === 'number' && parts.length > 1)) throw new Unclear('web-odds-number', field, text)
    return field.kind === 'number' ? Number(parts[0]) : parts.map(Number)
  }
  const count = field.kind === 'pair' ? 2 : 3
  const numbers = parts.map((part) => (part === '' ? NaN : Number(part)))
  if (numbers.length !== count || !numbers.every((each) => Math.abs(each) < 1e6)) throw new Unclear(`error-odds-${field.kind}`, field, text)
  return numbers
}
