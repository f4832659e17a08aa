import { Refused } from '../lib/api'
import { forgetKept, keptNames, prefer, preference, random } from '../lib/memory'
import { say } from '../lib/texts.svelte'

/** Warbands of one's own, kept on this phone as the tables of their TOML files. */

type Value = string | number | boolean | Value[] | { [key: string]: Value }
export type FighterTable = { name?: string; names?: string[]; pa: number; characteristics: Record<string, number>; [key: string]: Value | undefined }
export type WarbandTable = { name: string; fighter: FighterTable[]; [key: string]: Value | FighterTable[] | undefined }
export type OwnWarband = { id: string; table: WarbandTable }

/** What quick entry asks of everybody (CON-66). */
export const ENTERED = ['MOU', 'INI', 'ATT', 'FOR', 'DEF', 'RES', 'COU', 'DIS'] as const
const USUAL = { MOU: 10, INI: 3, ATT: 3, FOR: 4, DEF: 3, RES: 5, COU: 3, DIS: 3 }

const PREFIX = 'warband.'
/** How a choice says that it is one of one's own. */
export const OWN = 'own:'

export function ownWarbands(): OwnWarband[] {
  return keptNames(PREFIX)
    .flatMap((name) => {
      const kept = preference(name)
      return kept ? [{ id: name.slice(PREFIX.length), table: JSON.parse(kept) as WarbandTable }] : []
    })
    .sort((one, other) => one.table.name.localeCompare(other.table.name))
}

export const newWarband = (name: string): OwnWarband => ({ id: random(4), table: { name, fighter: [newFighter(1), newFighter(2)] } })
export const newFighter = (number: number): FighterTable => ({ name: `${number}`, pa: 20, characteristics: { ...USUAL } })
export const keepWarband = ({ id, table }: OwnWarband) => prefer(PREFIX + id, JSON.stringify(table))
export const forgetWarband = (id: string) => forgetKept(PREFIX + id)

/** A warband as part of a link, and back: taken in, it is kept; null if it is none. */
export const packed = (table: WarbandTable) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(table)))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
export function receiveWarband(text: string): OwnWarband | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
    const table = JSON.parse(new TextDecoder().decode(bytes)) as WarbandTable
    if (typeof table.name !== 'string' || !Array.isArray(table.fighter)) return null
    const same = ownWarbands().find((each) => JSON.stringify(each.table) === JSON.stringify(table))
    const band = same ?? { id: random(4), table }
    keepWarband(band)
    return band
  } catch {
    return null
  }
}

/** What a warband costs; fighters that share a card cost each. */
export const costOf = ({ fighter }: WarbandTable) => fighter.reduce((sum, { pa, names }) => sum + pa * (names?.length ?? 1), 0)

/** The table of a TOML file. */
export async function importWarband(name: string, text: string): Promise<OwnWarband> {
  const { parse, TomlError } = await import('smol-toml')
  let table: WarbandTable
  try {
    table = JSON.parse(JSON.stringify(parse(text))) as WarbandTable
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const why = say('web-band-toml', { file: name, line: error.line, column: error.column })
    throw new Refused('toml', null, { fr: why, en: why }) // read in the chosen language only
  }
  return { id: random(4), table: { ...table, name: String(table.name ?? name), fighter: Array.isArray(table.fighter) ? table.fighter : [] } }
}

/** A warband as a TOML file. */
export function tomlOf(table: WarbandTable): string {
  const lines: string[] = []
  const lists = Object.entries(table).filter(([, value]) => Array.isArray(value) && value.some((each) => typeof each === 'object'))
  for (const [key, value] of Object.entries(table)) if (!lists.some(([name]) => name === key) && value !== undefined) lines.push(`${key} = ${written(value as Value)}`)
  for (const [key, value] of lists) {
    for (const each of value as { [key: string]: Value }[]) lines.push('', `[[${key}]]`, ...Object.entries(each).map(([name, inner]) => `${name} = ${written(inner)}`))
  }
  return `${lines.join('\n')}\n`
}

function written(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  if (typeof value === 'object') return `{ ${Object.entries(value).map(([key, inner]) => `${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)} = ${written(inner)}`).join(', ')} }`
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}
