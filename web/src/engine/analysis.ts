import type { Analysis, By, Judged, Label, Ledger, Seat } from '../lib/wire'
import type { Position } from './game'
import type { Thought } from './machine'

/** A played game looked at again, as `escarmouche.search.analysis` does. */

/** The least chance of winning that a move must lose to be called so, worst first. */
const LABELS: readonly (readonly [Label, number])[] = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['slip', 0.05],
]

type Entry = 'dice' | 'decisions' | 'secrets'

/**
 * Judges every position with whoever thinks. A decision is judged by what its seat could see; a
 * hidden one by the best it could have done against an unknown choice: the rest of the change, once
 * both are shown, is neither dice nor mistake but the meeting of two secrets.
 */
export async function analyse(
  positions: readonly Position[],
  moves: readonly number[],
  think: (position: Position) => Promise<Thought>,
): Promise<Analysis> {
  const ledgers: [Ledger, Ledger] = [ledger(), ledger()]
  const enter = (entry: Entry, change: number) => {
    ledgers[0][entry] += change
    ledgers[1][entry] -= change
  }
  let before = await judged(positions[0]!, think)
  let now = before.chance
  const start = now
  const steps: Judged[] = []
  for (const [index, move] of moves.entries()) {
    const position = positions[index]!
    const after = positions[index + 1]!
    const { actor } = position
    const thought = await judged(after, think)
    let then = thought.chance
    let lost = 0
    let better: number | null = null
    if (position.isChance) {
      enter('dice', then - now)
    } else if (position.hidden) {
      ;({ lost, better } = hiddenLoss(before, move))
      // Several pieces of one secret may lose more than there is to lose.
      const change = actor === 0 ? -Math.min(lost, now) : Math.min(lost, 1 - now)
      enter('decisions', change)
      if (after.hidden && after.secret === position.secret) then = now + change
      else enter('secrets', then - now - change)
    } else {
      better = before.choices[0]!.move
      lost = better === move ? 0 : Math.max(0, actor === 0 ? now - then : then - now)
      enter('decisions', then - now)
    }
    const label = LABELS.find(([, least]) => lost >= least)?.[0] ?? null
    const by: By = position.isChance ? 'chance' : (actor as Seat)
    if (by !== 'chance') {
      ledgers[by].own_decisions -= lost
      if (label) ledgers[by].mistakes[label]! += 1
    }
    const known = label && better !== null
    const best = known ? position.text(better!) : null
    steps.push({ by, move: position.text(move), value: then, lost, label, best, touches: known ? position.steps(better!) : [] })
    now = then
    before = thought
  }
  return { start, steps, ledgers }
}

async function judged(position: Position, think: (position: Position) => Promise<Thought>): Promise<Thought> {
  const { outcome } = position
  if (!outcome) return think(position)
  const chance = outcome.winner === null ? 0.5 : 1 - outcome.winner
  return { choices: [], chance, margin: position.game.machine.margin(position.bytes), exact: true }
}

function ledger(): Ledger {
  const mistakes = Object.fromEntries(LABELS.map(([label]) => [label, 0]))
  return { dice: 0, decisions: 0, secrets: 0, own_decisions: 0, mistakes }
}

function hiddenLoss({ choices }: Thought, move: number): { lost: number; better: number } {
  const best = choices.reduce((most, each) => (each.chance > most.chance ? each : most))
  const played = choices.find((each) => each.move === move)!
  return { lost: Math.max(0, best.chance - played.chance), better: best.move }
}
