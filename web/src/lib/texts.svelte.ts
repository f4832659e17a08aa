import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { prefer, preference } from './memory'
import { typeset } from './typography'
import type { Language, Ruled, Text } from './wire'

/** The sentences of the page, from the same Fluent files as every other part. */

const sources = import.meta.glob<string>(['$texts/*/{web,odds,warbands}.ftl', '$games/irondie/texts/*.ftl', '$games/*/page/*.ftl'], { query: '?raw', import: 'default' })

let language = $state<Language>(first())
let bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({})

function first(): Language {
  const kept = preference('language')
  if (kept === 'fr' || kept === 'en') return kept
  return (globalThis.navigator?.language ?? 'fr').startsWith('fr') ? 'fr' : 'en'
}

export async function speak(wanted: Language = language): Promise<void> {
  if (!bundles[wanted]) {
    const bundle = new FluentBundle(wanted, { useIsolating: false })
    for (const [path, load] of Object.entries(sources)) {
      if (path.includes(`/${wanted}/`) || path.endsWith(`/${wanted}.ftl`)) bundle.addResource(new FluentResource(typeset(await load(), wanted)))
    }
    bundles = { ...bundles, [wanted]: bundle }
  }
  language = wanted
  document.documentElement.lang = wanted
}

export async function choose(wanted: Language): Promise<void> {
  prefer('language', wanted)
  await speak(wanted)
}

export function spoken(): Language {
  return language
}

/** Whether there is such a sentence. */
export function knows(id: string): boolean {
  return bundles[language]?.hasMessage(id) ?? false
}

/** A sentence of the page in the chosen language. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const bundle = bundles[language]
  const pattern = bundle?.getMessage(id)?.value
  return bundle && pattern ? bundle.formatPattern(pattern, values) : id
}

/** A sentence of the server in the chosen language. */
export function read(said: Text | Ruled | null | undefined): string {
  if (!said) return ''
  return 'text' in said && typeof said.text === 'object' ? said.text[language] : (said as Text)[language]
}

/** A sentence of the page where the server's may stand: it is only ever read in the chosen language. */
export function own(id: string): Text {
  return {
    get fr() {
      return say(id)
    },
    get en() {
      return say(id)
    },
  }
}

export function percent(value: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(value)
}
