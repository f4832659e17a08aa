import type { Engine } from '../engine/local'
import type { Begun } from '../engine/battle'
import { fieldsOf, writeFields, type Layout, type Numbers } from '../engine/fields'
import { Refused } from '../lib/api'
import { say } from '../lib/texts.svelte'
import type { Text } from '../lib/wire'
import type { WarbandTable } from './warbands'

/**
 * Warbands of one's own, checked and laid into a battle without a server: by the Python that the
 * server asks, written as JavaScript when the page is built (`confrontation.arming`).
 */

type Words = Record<string, string | number | { id: string; words: Words }>
type Told = object
type Program = {
  told(data: unknown): Told
  points_of(table: Told, limit: number): number
  arm_as_told(fields: Record<string, Numbers>, tables: Told[], plan: unknown, points: number): void
  tables: Record<string, WarbandTable>
  plans: Record<string, unknown>
  layout: Layout
  choices: Choices
}
/** What a card may name. */
export type Choices = { bases: string[]; skills: string[]; numbered: string[]; elements: string[] }
export type SpellTable = { name: string; element?: string; [key: string]: unknown }

let program: Promise<Program> | null = null
function loaded(): Promise<Program> {
  const address = `${new URL('engines/warbands.js', document.baseURI)}?${ENGINES_VERSION}`
  program ??= (import(/* @vite-ignore */ address) as Promise<Program>).catch((error) => {
    program = null
    throw error
  })
  return program
}

/** What the rules say against a warband, or null. */
export async function against(table: WarbandTable, points = 0): Promise<Text | null> {
  const { told, points_of } = await loaded()
  return refusal(() => points_of(told(table), points))
}

/** What cards choose from, and the spells and miracles of the warbands that come with the game. */
export async function known(): Promise<{ choices: Choices; spells: SpellTable[]; miracles: SpellTable[] }> {
  const { choices, tables } = await loaded()
  const all = (key: 'spell' | 'miracle') => Object.values(tables).flatMap((table) => (table[key] ?? []) as SpellTable[])
  // What summons needs the card of a being besides, which comes with a file.
  return { choices, spells: all('spell').filter(({ effect }) => !('summon' in (effect as object))), miracles: all('miracle') }
}

/** A battle with warbands of one's own, or with a limit in points, laid out on this phone. */
export async function laidOutHere(engine: Engine, begun: Begun, pair: (WarbandTable | string)[], points: number): Promise<Begun> {
  const { told, tables, plans, layout, arm_as_told } = await loaded()
  const { settings, bytes } = await engine.ask('blank', begun.game, withoutBands(begun.options))
  const fields = fieldsOf(bytes, layout)
  const both = pair.map((each) => told(typeof each === 'string' ? tables[each] : each))
  const reason = refusal(() => arm_as_told(fields, both, plans[settings.scenario!], points))
  if (reason) throw new Refused('warband', null, reason)
  writeFields(bytes, layout, fields)
  const options = { ...settings, warbands: kept(pair), ...(points ? { points: String(points) } : {}) }
  return { game: begun.game, options, start: await engine.ask('setUp', begun.game, bytes) }
}

/** The battle of a record, and everything that was entered in it; its own warbands are laid out again. */
export async function opened(engine: Engine, text: string): Promise<{ begun: Begun; moves: string[] }> {
  const told = await engine.ask('heading', text)
  const { warbands = '', points: limit } = told.options
  const pair = warbands.startsWith('[') ? (JSON.parse(warbands) as (WarbandTable | string)[]) : warbands.split(',')
  const points = Number(limit) || 0 // none, or what the scenario says
  const begun = points || pair.some((each) => typeof each !== 'string') ? await laidOutHere(engine, told, pair, points) : told
  return { begun, moves: await engine.ask('battleMoves', begun, text) }
}

function withoutBands({ warbands: _, points: __, ...options }: Record<string, string>): Record<string, string> {
  return options
}

/** The pair as a record keeps it: names, or JSON as one word. */
function kept(pair: (WarbandTable | string)[]): string {
  if (pair.every((each) => typeof each === 'string')) return pair.join(',')
  return JSON.stringify(pair).replaceAll(' ', '\\u0020')
}

function refusal(work: () => unknown): Text | null {
  try {
    work()
    return null
  } catch (error) {
    const { message, words } = error as Error & { words?: Words }
    if (!words) throw error
    const text = said(message, words)
    return { fr: text, en: text } // it is only ever read in the chosen language
  }
}

function said(id: string, words: Words): string {
  return say(id, Object.fromEntries(Object.entries(words).map(([name, value]) => [name, typeof value === 'object' ? said(value.id, value.words) : value])))
}
