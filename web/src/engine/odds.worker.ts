/** The odds, reckoned apart from the page: the functions of `escarmouche odds` as JavaScript. */

import type { OddsQuestion, OddsReply } from './odds'

type Chance = { float: number; toString(): string }
type Answered = { name: string; lines: { key: string; chance: Chance }[] }[]
type Program = Record<string, (...given: unknown[]) => Answered> & { practise(times: number): boolean }

/** The worker is called by the address of the page, beside which the engines are. */
const address = `${new URL('engines/odds.js', self.name)}?${ENGINES_VERSION}`
let program: Promise<Program> | null = null

/** Between questions the worker practises, so that what is asked next is answered at once. */
const PAUSE = 150 // milliseconds in which whoever taps again is answered first
let practised = 0
let pause: ReturnType<typeof setTimeout> | undefined
function practise(odds: Program): void {
  pause = setTimeout(() => {
    if (odds.practise(practised++)) practise(odds)
  }, PAUSE)
}

self.onmessage = async ({ data }: MessageEvent<OddsQuestion>) => {
  clearTimeout(pause)
  const reply = (answer: OddsReply['answer']) => self.postMessage({ number: data.number, answer } satisfies OddsReply)
  try {
    program ??= import(/* @vite-ignore */ address) as Promise<Program>
    const odds = await program
    const start = performance.now()
    const parts = odds[`of_${data.kind}`]!(...data.given)
    const shown = parts.map(({ name, lines }) => ({ name, lines: lines.map(({ key, chance }) => ({ key, exact: chance.toString(), chance: chance.float })) }))
    reply({ parts: shown, milliseconds: performance.now() - start })
    practise(odds)
  } catch (error) {
    const { message, words } = error as Error & { words?: Record<string, string | number> }
    if (!words) program = null
    reply(words ? { refusal: message, words } : { failed: true })
  }
}
