import * as api from './api'
import { spoken } from './texts.svelte'

/** Sheets to print are made by the server: the same PDFs as `escarmouche print` writes. */

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** What a game is played with, its rules, or a position of it. */
export type Sheets = { game: string; rules?: boolean; position?: string }

/** Paper of the reader's country; the table has it too. */
export const usualPaper = (): Paper => (/-(US|CA|MX|PH|CL|CO)$/.test(navigator.language) ? 'letter' : 'a4')

export function sheetsAddress({ game, rules, position }: Sheets, paper: Paper): string {
  const asked = new URLSearchParams({ paper, language: spoken() })
  if (rules) asked.set('rules', 'true')
  if (position) asked.set('position', position)
  return `api/print/${game}?${asked}`
}

/** The PDF at an address, or of a game after so many moves; refusals are those of the server. */
export async function sheets(asked: Sheets, paper: Paper): Promise<Blob> {
  return (await api.ask('GET', sheetsAddress(asked, paper))).blob()
}

export async function playedSheets(record: string, moves: number | null, paper: Paper): Promise<Blob> {
  const asked = new URLSearchParams({ paper, language: spoken() })
  return (await api.ask('POST', `api/print?${asked}`, { record, moves })).blob()
}
