import type { Ruled, Text, View } from '../lib/wire'

/** A battle to be read: turn by turn with a picture where places are known, every sentence with its rule. */

/** Something that was entered, and what came of it. */
type Told = { turn: number; phase: string; correction: boolean; events: readonly Ruled[] }
export type Report = {
  name: string
  lines: readonly Told[]
  result: Text | null
  /** The table as each turn began, as SVG; a real one is not known (CON-125). */
  pictures: ReadonlyMap<number, string>
}
type Words = {
  /** A sentence of the referee in the language of the report. */
  read(text: Text): string
  turn(number: number): string
  phase(name: string): string
}
type Part = { title: string; level: 2 | 3; picture: string; lines: Told[] }

/** What positions of a battle say of its course. */
type Course = { time: { turn: number; phase: string }; referee: { real: boolean } }
export const isBattle = (view: View) => 'time' in view && 'referee' in view
export const courseOf = (view: View) => view as unknown as Course

/** The views in which turns begin, where the table is known. */
export function turnsOf(views: readonly View[]): Map<number, View> {
  const found = new Map<number, View>()
  for (const view of views) {
    const { time, referee } = courseOf(view)
    if (time.turn && !referee.real && !found.has(time.turn)) found.set(time.turn, view)
  }
  return found
}

function parts({ lines, pictures }: Report, words: Words): Part[] {
  const found: Part[] = []
  let turn = -1
  let phase = ''
  for (const line of lines) {
    if (line.turn !== turn) {
      phase = ''
      if (line.turn) found.push({ title: words.turn(line.turn), level: 2, picture: pictures.get(line.turn) ?? '', lines: [] })
    }
    if (line.phase !== phase) found.push({ title: words.phase(line.phase), level: 3, picture: '', lines: [] })
    ;({ turn, phase } = line)
    found.at(-1)!.lines.push(line)
  }
  return found
}

export function markdown(report: Report, words: Words): string {
  const text = [`# ${report.name}`, '']
  for (const { title, level, picture, lines } of parts(report, words)) {
    text.push(`${'#'.repeat(level)} ${title}`, '')
    if (picture) text.push(`![${title}](data:image/svg+xml;base64,${base64(picture)})`, '')
    for (const line of lines) for (const { rule, text: said } of line.events) text.push(`- ${emphasis(words.read(said), line.correction)}${rule ? ` (${rule})` : ''}`)
    if (lines.length) text.push('')
  }
  if (report.result) text.push(`**${words.read(report.result)}**`, '')
  return text.join('\n')
}

const STYLE =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 Georgia,serif}small{color:#666}figure{margin:0}svg{max-width:100%;height:auto}.correction{border-left:3px solid #b98b2f;padding-left:.5rem}'

export function html(report: Report, words: Words, language: string): string {
  const body = parts(report, words).map(({ title, level, picture, lines }) => {
    const items = lines.flatMap((line) =>
      line.events.map(({ rule, text }) => `<li${line.correction ? ' class="correction"' : ''}>${escaped(words.read(text))}${rule ? ` <small>${rule}</small>` : ''}</li>`),
    )
    return `<h${level}>${escaped(title)}</h${level}>${picture && `<figure>${picture}</figure>`}${items.length ? `<ul>${items.join('')}</ul>` : ''}`
  })
  const name = escaped(report.name)
  const result = report.result ? `<p><strong>${escaped(words.read(report.result))}</strong></p>` : ''
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${STYLE}</style><h1>${name}</h1>${body.join('')}${result}</html>\n`
}

/** A correction is set off from what happened. */
const emphasis = (text: string, correction: boolean) => (correction ? `*${text}*` : text)
const base64 = (text: string) => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
