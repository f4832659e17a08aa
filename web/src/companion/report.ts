import type { BattleState, Line } from '../engine/battle'

/** A battle to be read: turn by turn, phase by phase, every sentence with its rule. */

type Words = {
  /** A sentence of the referee in the language of the report. */
  read(text: { fr: string; en: string }): string
  turn(number: number): string
  phase(name: string): string
  correction: string
}
type Part = { title: string; level: 2 | 3; lines: Line[] }

function parts(lines: readonly Line[], words: Words): Part[] {
  const found: Part[] = []
  let turn = -1
  let phase = ''
  for (const line of lines) {
    if (line.turn !== turn) found.push({ title: words.turn(line.turn), level: 2, lines: [] })
    if (line.turn !== turn || line.phase !== phase) found.push({ title: words.phase(line.phase), level: 3, lines: [] })
    turn = line.turn
    phase = line.phase
    found.at(-1)!.lines.push(line)
  }
  return found
}

export function markdown(name: string, state: BattleState, words: Words): string {
  const text = [`# ${name}`, '']
  for (const { title, level, lines } of parts(state.lines, words)) {
    text.push(`${'#'.repeat(level)} ${title}`, '')
    for (const line of lines) for (const { rule, text: said } of line.events) text.push(`- ${line.correction ? `**${words.correction}** ` : ''}${words.read(said)}${rule ? ` (${rule})` : ''}`)
    if (lines.length) text.push('')
  }
  if (state.result) text.push(`**${words.read(state.result)}**`, '')
  return text.join('\n')
}

export function html(name: string, state: BattleState, words: Words, language: string): string {
  const body = parts(state.lines, words).map(({ title, level, lines }) => {
    const items = lines.flatMap((line) =>
      line.events.map(({ rule, text }) => `<li${line.correction ? ' class="correction"' : ''}>${escaped(words.read(text))}${rule ? ` <small>${rule}</small>` : ''}</li>`),
    )
    return `<h${level}>${escaped(title)}</h${level}>${items.length ? `<ul>${items.join('')}</ul>` : ''}`
  })
  const result = state.result ? `<p><strong>${escaped(words.read(state.result))}</strong></p>` : ''
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)}</title><style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 Georgia,serif}small{color:#666}.correction{border-left:3px solid #b98b2f;padding-left:.5rem}</style><h1>${escaped(name)}</h1>${body.join('')}${result}</html>\n`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
