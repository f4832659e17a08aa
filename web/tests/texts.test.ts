import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')
const texts = join(import.meta.dirname, '../../src/escarmouche/texts')

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language)
  for (const file of ['web.ftl', 'irondie.ftl']) made.addResource(new FluentResource(readFileSync(join(texts, language, file), 'utf8')))
  return made
}

const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8'))
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
