import { FluentBundle, FluentResource } from '@fluent/bundle'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { typeset } from '../src/lib/typography'

const there = (path: string) => join(import.meta.dirname, '../../src/escarmouche', path)
const sources = [join(import.meta.dirname, '../src'), there('games')]
const files = (language: string) => [
  there(`texts/${language}/web.ftl`),
  there(`games/irondie/texts/${language}.ftl`),
  ...readdirSync(there('games')).map((game) => there(`games/${game}/page/${language}.ftl`)).filter(existsSync),
]

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language)
  for (const file of files(language)) made.addResource(new FluentResource(readFileSync(file, 'utf8')))
  return made
}

const written = sources
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n')
const whole = [...written.matchAll(/['"]((?:web|irondie)-[A-Za-z0-9-]+[A-Za-z0-9])['"]/g)].map((match) => match[1]!)
const beginnings = [...written.matchAll(/`((?:web|irondie)-[a-z-]+-)\$\{/g)].map((match) => match[1]!)

describe.each(['fr', 'en'])('the sentences of the page in %s', (language) => {
  const known = bundle(language)
  const ids = [...(known as unknown as { _messages: Map<string, unknown> })._messages.keys()]

  it('has every sentence that is said', () => {
    expect(whole.length).toBeGreaterThan(100)
    expect(whole.filter((id) => !known.hasMessage(id))).toEqual([])
  })

  it('has sentences for every family that is said', () => {
    expect(beginnings.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([])
  })

  it('says nothing that the page never needs', () => {
    const needed = new Set(whole)
    const unused = ids.filter((id) => id.startsWith('web-') && !needed.has(id) && !beginnings.some((start) => id.startsWith(start)))
    expect(unused).toEqual([])
  })
})

describe('French signs', () => {
  it('stay with their word, whatever stands there', () => {
    const said = new FluentBundle('fr', { useIsolating: false })
    said.addResource(new FluentResource(typeset('why = Pourquoi « { $move } » ? Ici : { $share } %', 'fr')))
    const sentence = said.formatPattern(said.getMessage('why')!.value!, { move: 'a ; b', share: '5' })
    expect(sentence).toBe('Pourquoi «\u00a0a ; b\u00a0»\u00a0? Ici\u00a0: 5\u00a0%')
  })

  it('are a French custom', () => {
    expect(typeset('why = Why : { $move } ?', 'en')).toBe('why = Why : { $move } ?')
  })

  it('leave every sentence of the page as it is', () => {
    for (const file of files('fr')) {
      const source = readFileSync(file, 'utf8')
      const plain = (text: string) => JSON.stringify(new FluentResource(text).body).replaceAll('\u00a0', ' ')
      expect(plain(typeset(source, 'fr'))).toBe(plain(source))
    }
  })
})
