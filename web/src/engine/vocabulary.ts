import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { typeset } from '../lib/typography'
import type { Language, Ruled, Text, View } from '../lib/wire'

/**
 * What the rows of a game mean: how moves are written, what the referee says, what is shown. The
 * tables are those of `escarmouche.core.vocabulary`, and this does with them what it does.
 */

/** A kind, then its arguments. */
export type MoveRow = readonly number[]
/** A rule, a kind, then its arguments. */
export type Row = readonly number[]
/** For each type of piece, the parts of every piece, such as shape and colour of a die. */
export type Parts = Readonly<Record<string, readonly (readonly number[])[]>>

type Argument = readonly [name: string, type: string]
export type Type = {
  /** How each value from `first` on is written; one without names is a number. */
  names?: string[]
  first?: number
  /** The names inside the program, where they are others. */
  keys?: string[]
  /** The message that says a value: this and its key, or for a piece this with its parts. */
  words?: string
  /** A piece is one of `count`, and named by its parts. */
  count?: number
  /** Said by a name of so many letters at most, which the engine holds. */
  spelled?: number
  parts?: Argument[]
  pattern?: string
  /** The number of the type, where the engine is asked for parts. */
  kind?: number
  /** The rule and message for a name that no piece has. */
  unknown?: readonly [number, string]
  /** A set has members, one bit each. */
  members?: string
  nothing?: string
}
type Written = { forms: string[]; steps: string[]; arguments: Argument[] }
type Spoken = { message: string; arguments: Argument[] }
type Shown = { name: string; form: 'one' | 'list' | 'dict' | 'lists'; flat: boolean; arguments: Argument[] }
export type Tables = {
  prefixes: (readonly [string, number])[]
  types: Record<string, Type>
  moves: Written[]
  says: Spoken[]
  shows: Shown[]
}

const NONE = -1
const LANGUAGES = ['fr', 'en'] as const
/** What a sentence of the other kind stands for: the move that was tried, and what is expected. */
const THE_MOVE = 'move'
const THE_PROMPT = 'prompt'

export class Texts {
  readonly #bundles: Record<Language, FluentBundle>

  constructor(sources: Record<Language, string>) {
    const made = LANGUAGES.map((language) => {
      const bundle = new FluentBundle(language, { useIsolating: false })
      bundle.addResource(new FluentResource(typeset(sources[language], language)))
      return [language, bundle] as const
    })
    this.#bundles = Object.fromEntries(made) as Record<Language, FluentBundle>
  }

  has(message: string): boolean {
    return this.#bundles.en.hasMessage(message)
  }

  format(language: Language, message: string, values: Record<string, FluentVariable> = {}): string {
    const bundle = this.#bundles[language]
    const pattern = bundle.getMessage(message)?.value
    return pattern ? bundle.formatPattern(pattern, values) : message
  }

  /** A message in both languages, its values too. */
  both(message: string, values: (language: Language) => Record<string, FluentVariable> = () => ({})): Text {
    return { fr: this.format('fr', message, values('fr')), en: this.format('en', message, values('en')) }
  }
}

/** Something that happened, as data: its name in the vocabulary, and what it names. */
export type Fact = { says: string; arguments: Record<string, unknown> }

/** The words of a game for one choice of pieces: what stands for which name. */
export class Wording {
  readonly #names: Record<string, string[]>
  readonly #expressions = new Map<Written, Map<string, RegExp>>()

  constructor(
    private readonly tables: Tables,
    private readonly texts: Texts,
    private readonly parts: Parts,
  ) {
    const named = Object.entries(parts).map(([type, rows]) => [type, rows.map((row) => this.#pattern(type, row))])
    this.#names = Object.fromEntries(named) as Record<string, string[]>
  }

  // --- rows to texts ---------------------------------------------------------------------------

  /** A move in notation: the first of its forms that lacks nothing. */
  moveText(row: MoveRow): string {
    const kind = this.tables.moves[row[0]!]!
    const whole = (form: string) => places(form).every((name) => row[1 + placeOf(kind, name)] !== NONE)
    return this.#fill(kind.forms.find(whole) ?? kind.forms.at(-1)!, kind, row)
  }

  /** A move as a button says it: the message of its form, or its notation. */
  label(game: string, row: MoveRow): Text {
    const kind = this.tables.moves[row[0]!]!
    const fixed = kind.forms[0]!.replace(/\{\w+\}/g, '')
    const slug = fixed.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '') || places(kind.forms[0]!)[0]!
    const message = `${game}-choice-${slug}`
    const text = this.moveText(row)
    if (!this.texts.has(message)) return { fr: text, en: text }
    const values = (language: Language) => Object.fromEntries(kind.arguments.map(([name, type], at) => [name, this.#say(language, type, row[1 + at]!)]))
    return this.texts.both(message, values)
  }

  /** What a hand touches to make a move. */
  steps(row: MoveRow): string[] {
    const kind = this.tables.moves[row[0]!]!
    return kind.steps.length ? kind.steps.map((step) => this.#fill(step, kind, row)) : [this.moveText(row)]
  }

  /** What a row tells; a refusal may name the move tried and what is expected instead. */
  event(row: Row, move = '', now: Text = { fr: '', en: '' }): Ruled {
    const { message, arguments: named } = this.tables.says[row[1]!]!
    const text = this.texts.both(message, (language) => {
      const values = named.map(([name, type], at) => {
        if (type === THE_MOVE) return [name, move]
        if (type === THE_PROMPT) return [name, now[language]]
        return [name, this.#say(language, type, row[2 + at]!)]
      })
      return Object.fromEntries(values) as Record<string, FluentVariable>
    })
    return { rule: this.rule(row[0]!), text }
  }

  /** What a row tells, as data. */
  fact(row: Row): Fact {
    const { message, arguments: named } = this.tables.says[row[1]!]!
    const values = named.map(([name, type], at) => [name, this.#value(type, row[2 + at]!)])
    return { says: message.slice(message.indexOf('-') + 1), arguments: Object.fromEntries(values) as Record<string, unknown> }
  }

  /** The id of a rule by its number. */
  rule(number: number): string {
    const [prefix, first] = this.tables.prefixes.findLast(([, from]) => from <= number)!
    return `${prefix}-${String(number - first).padStart(2, '0')}`
  }

  /** The number of a piece by its name in notation; null if no piece is called so. */
  piece(name: string): number | null {
    for (const { names = [], count, spelled, first = 0 } of Object.values(this.tables.types)) {
      if ((count || spelled) && names.includes(name)) return first + names.indexOf(name)
    }
    return null
  }

  /** What rows show, as plain data. */
  view(rows: readonly Row[]): View {
    const view: Record<string, unknown> = {}
    for (const { name, form } of this.tables.shows) if (form !== 'one') view[name] = form === 'list' ? [] : {}
    for (const row of rows) {
      const shown = this.tables.shows[row[1]!]!
      const values = shown.arguments.map(([, type], at) => this.#value(type, row[2 + at]!))
      const keyed = shown.form === 'dict' || shown.form === 'lists'
      const rest = keyed ? values.slice(1) : values
      const names = shown.arguments.slice(Number(keyed)).map(([name]) => name)
      const entry = shown.flat ? rest : rest.length === 1 ? rest[0] : Object.fromEntries(names.map((name, at) => [name, rest[at]]))
      const key = String(values[0])
      if (shown.form === 'one') view[shown.name] = entry
      else if (shown.form === 'list') (view[shown.name] as unknown[]).push(entry)
      else if (shown.form === 'dict') (view[shown.name] as Record<string, unknown>)[key] = entry
      else ((view[shown.name] as Record<string, unknown[]>)[key] ??= []).push(entry)
    }
    return view
  }

  #pattern(type: string, row: readonly number[]): string {
    const { parts = [], pattern = '', spelled } = this.#type(type)
    if (spelled) return row.filter((letter) => letter > 0).map((letter) => String.fromCodePoint(letter)).join('')
    return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
      const at = parts.findIndex(([each]) => each === name)
      return this.#name(parts[at]![1], row[at]!)
    })
  }

  #fill(form: string, kind: Written, row: MoveRow): string {
    return form.replace(/\{(\w+)\}/g, (_, name: string) => {
      const at = placeOf(kind, name)
      return this.#name(kind.arguments[at]![1], row[1 + at]!)
    })
  }

  /** A value as notation writes it. */
  #name(type: string, value: number): string {
    const { names, count, members } = this.#type(type)
    if (count) return this.#names[type]![value] ?? ''
    if (members) return bits(value).map((each) => this.#name(members, each)).join('+')
    return names ? (this.#nth(type, names, value) ?? '') : String(value)
  }

  /** A value as a sentence says it. */
  #say(language: Language, type: string, value: number): FluentVariable {
    const { names, keys, words, count, parts = [], members, nothing, spelled } = this.#type(type)
    if (spelled && this.#names[type]![value]) return this.#names[type]![value]!
    if (count) {
      if (!words) return this.#name(type, value)
      const row = this.parts[type]![value]
      if (!row) return ''
      const values = parts.map(([name, part], at) => [name, this.#say(language, part, row[at]!)])
      return this.texts.format(language, words, Object.fromEntries(values) as Record<string, FluentVariable>)
    }
    if (members) {
      const named = bits(value).map((each) => this.#name(members, each))
      return named.length || !nothing ? named.join(', ') : this.texts.format(language, nothing)
    }
    if (!names) return value
    const key = this.#nth(type, keys ?? names, value) ?? ''
    return words ? this.texts.format(language, words + key) : key
  }

  /** A value in a view. */
  #value(type: string, value: number): unknown {
    if (type === 'flag') return value !== 0
    const { names, keys, count, members } = this.#type(type)
    if (members) return bits(value).map((each) => this.#value(members, each))
    if (count) return this.#name(type, value)
    return names ? (this.#nth(type, keys ?? names, value) ?? '') : value
  }

  #nth(type: string, names: readonly string[], value: number): string | undefined {
    return names[value - (this.#type(type).first ?? 0)]
  }

  #type(type: string): Type {
    return this.tables.types[type] ?? {}
  }

  // --- texts to rows ---------------------------------------------------------------------------

  /** The rows that a text may mean; if none, the refusal of a name that no piece has. */
  read(text: string): { rows: MoveRow[]; unknown: Ruled | null } {
    let unknown: Ruled | null = null
    const rows = this.tables.moves.flatMap((kind, number) =>
      kind.forms.flatMap((form) => {
        const match = this.#expression(form, kind).exec(text)
        if (!match) return []
        const meant = kind.arguments.map(([name, type]) => {
          const written = match.groups?.[name]
          if (written === undefined) return [NONE]
          const values = this.#values(type, written)
          const refusal = this.#type(type).unknown
          if (!values.length && refusal) {
            unknown = { rule: this.rule(refusal[0]), text: this.texts.both(refusal[1], () => ({ name: written })) }
          }
          return values
        })
        return product(meant).map((values) => [number, ...values])
      }),
    )
    return { rows, unknown: rows.length ? null : unknown }
  }

  /**
   * For each kind of move that may begin with what was touched, the rows it may become. Steps that
   * are always the same, such as a button, need not be touched.
   */
  begun(touched: readonly string[]): MoveRow[][] {
    return this.tables.moves.flatMap((kind, number) => {
      const known = this.#touch(kind, touched)
      if (!known) return []
      const named = new Set(touchable(kind).flatMap(places))
      const open = kind.arguments.map(([name, type]) => (known.has(name) ? known.get(name)! : named.has(name) ? this.#all(type) : [NONE]))
      const rows = product(open).map((values) => [number, ...values])
      const meant = rows.filter((row) => this.begins(row, touched))
      return meant.length ? [meant] : []
    })
  }

  /** Whether a move begins with what was touched. */
  begins(row: MoveRow, touched: readonly string[]): boolean {
    const kind = this.tables.moves[row[0]!]!
    const own = this.steps(row)
    let at = 0
    for (const [index, pattern] of touchable(kind).entries()) {
      if (at < touched.length && own[index] === touched[at]) at += 1
      else if (at < touched.length && places(pattern).length) return false
    }
    return at === touched.length
  }

  /** Whether a refusal says no more than that this move is not expected now. */
  namesTheMove(refusal: Row): boolean {
    return this.tables.says[refusal[1]!]!.arguments.some(([, type]) => type === THE_MOVE)
  }

  /** The arguments that touched steps give; null if they do not begin this kind of move. */
  #touch(kind: Written, touched: readonly string[]): Map<string, number[]> | null {
    const known = new Map<string, number[]>()
    let at = 0
    for (const step of touchable(kind)) {
      if (at === touched.length) break
      const said = this.#expression(step, kind).exec(touched[at]!)
      if (said) {
        for (const [name, text] of Object.entries(said.groups ?? {})) known.set(name, this.#values(kind.arguments[placeOf(kind, name)]![1], text))
        at += 1
      } else if (places(step).length) {
        return null
      }
    }
    return at === touched.length ? known : null
  }

  #expression(form: string, kind: Written): RegExp {
    const known = this.#expressions.get(kind)?.get(form)
    if (known) return known
    const made = this.#spelling(form, kind)
    this.#expressions.set(kind, (this.#expressions.get(kind) ?? new Map<string, RegExp>()).set(form, made))
    return made
  }

  #spelling(form: string, kind: Written): RegExp {
    const parts = form.split(/\{(\w+)\}/).map((part, at) => {
      if (at % 2 === 0) return escaped(part)
      return `(?<${part}>${this.#formOf(kind.arguments[placeOf(kind, part)]![1])})`
    })
    return new RegExp(`^${parts.join('')}$`)
  }

  /** What the text of a value looks like. */
  #formOf(type: string): string {
    const { names, count, parts = [], pattern = '' } = this.#type(type)
    if (count) {
      const types = new Map(parts)
      return pattern
        .split(/\{(\w+)\}/)
        .map((part, at) => (at % 2 ? `(?:${this.#formOf(types.get(part)!)})` : escaped(part)))
        .join('')
    }
    if (!names) return '\\d{1,4}'
    return [...names].sort((one, other) => other.length - one.length).map(escaped).join('|')
  }

  #values(type: string, text: string): number[] {
    const { names, count, first = 0 } = this.#type(type)
    if (count) return this.#names[type]!.flatMap((name, value) => (name === text ? [value] : []))
    return [names ? first + names.indexOf(text) : Number(text)]
  }

  /** Every value that a type may have; numbers are too many to go through. */
  #all(type: string): number[] {
    const { names, count, first = 0 } = this.#type(type)
    if (count) return this.#names[type]!.flatMap((name, value) => (name ? [value] : []))
    return names ? names.map((_, at) => first + at) : [NONE]
  }
}

const touchable = (kind: Written) => (kind.steps.length ? kind.steps : kind.forms.slice(0, 1))
const places = (form: string) => Array.from(form.matchAll(/\{(\w+)\}/g), ([, name]) => name!)
const placeOf = (kind: Written, name: string) => kind.arguments.findIndex(([each]) => each === name)
const bits = (value: number) => Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (value >>> bit) & 1)
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function product(choices: readonly number[][]): number[][] {
  return choices.reduce<number[][]>((found, values) => found.flatMap((row) => values.map((value) => [...row, value])), [[]])
}
