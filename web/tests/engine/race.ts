import { Game, type Description, type Position } from '../../src/engine/game'
import { CHANCE, DRAW, NONE, OVER, type Bytes, type Machine, type Thought } from '../../src/engine/machine'
import { Interrupted, type Thinker } from '../../src/engine/thinking'
import type { MoveRow, Row } from '../../src/engine/vocabulary'

/**
 * A tiny game with everything that a game can have: a lot, secrets, a die with uneven faces, pieces
 * named by their parts. Both seats choose a runner in secret; whoever has the turn then runs with it
 * or rests; a run rolls 1 (twice as likely as not) or 2 points. The first with `target` points wins.
 */
const [PHASE, TURN, FIRST, POINTS, TARGET] = [0, 1, 2, 4, 6]
const [LOT, CHOOSE, RUN, ROLL] = [0, 1, 2, 3]
const RUNNERS = 3
// Moves: 0 … 2 choose a runner, 3 run, 4 rest, 5 … 6 lots, 7 … 8 a face.
const [RUNS, RESTS, LOTS, FACES] = [3, 4, 5, 7]
const KINDS = { choose: 0, run: 1, rest: 2, lot: 3, roll: 4 }
const SAYS = { chooses: 0, runs: 1, rests: 2, lot: 3, rolls: 4, asks: 5, not_now: 6, wins: 7, chosen_before: 8 }

const words = (language: string) => `
race-title = ${language} race
race-seat-red = ${language === 'fr' ? 'Rouge' : 'Red'}
race-seat-blue = ${language === 'fr' ? 'Bleu' : 'Blue'}
race-runner = the { $size } { $colour } runner
race-size-tall = tall
race-size-short = short
race-chooses = { $seat } chooses { $runner }.
race-runs = { $seat } runs.
race-rests = { $seat } rests.
race-lot = { $seat } begins.
race-rolls = { $seat } gets { $points ->
    [one] one point
   *[other] { $points } points
}.
race-asks = { $seat } is to act.
race-not-now = { $move } is not possible: { $now }
race-wins = { $seat } has won.
race-unknown = Nobody is called { $name }.
race-chosen-before = { $runner } was chosen before.
error-race-move = { $text } is no move.
room-decided = { $seat } has decided.
room-offers-takeback = { $seat } wants to take back.
room-offers-draw = { $seat } offers a draw.
room-offers-rematch = { $seat } wants another game.
room-declines-draw = { $seat }: no draw.
room-accepts-draw = { $seat } accepts the draw.
room-accepts-rematch = { $seat } plays again.
room-takes-back = { $seat } takes back.
room-resigns = { $seat } resigns.
room-result-resignation = { $seat } wins by resignation.
room-result-agreement = A draw.
refusal-not-your-turn = Not your turn.
refusal-stale = Stale.
refusal-over = Over.
refusal-not-over = Not over.
refusal-no-takeback = No takeback.
refusal-no-offer = No offer.
refusal-offered = Offered.
refusal-defect = Defect.
`

export const about: Description = {
  name: 'race',
  version: 3,
  seats: ['red', 'blue'],
  record: 7,
  move_count: 9,
  log: [512, 12],
  reasons: ['', 'points'],
  levels: {},
  base: '00000000000003',
  options: [{ name: 'target', default: '3', values: { 1: [[TARGET, '01']], 3: [] } }],
  together: [],
  how: {},
  texts: { fr: words('fr'), en: words('en') },
  vocabulary: {
    prefixes: [['RAC', 0], ['OLD', 50]],
    types: {
      seat: { names: ['red', 'blue'], words: 'race-seat-' },
      number: {},
      move: {},
      prompt: {},
      flag: {},
      size: { names: ['T', 's'], keys: ['tall', 'short'], words: 'race-size-' },
      colour: { names: ['k', 'w'], keys: ['black', 'white'] },
      runner: { count: RUNNERS, kind: 0, parts: [['size', 'size'], ['colour', 'colour']], pattern: '{size}{colour}', words: 'race-runner', unknown: [51, 'race-unknown'] },
      points: { names: ['one', 'two'], first: 1 },
      runners: { members: 'runner' },
    },
    moves: [
      { forms: ['choose:{runner}'], steps: ['{runner}'], arguments: [['runner', 'runner']] },
      { forms: ['run'], steps: [], arguments: [] },
      { forms: ['rest'], steps: [], arguments: [] },
      { forms: ['lot:{seat}'], steps: [], arguments: [['seat', 'seat']] },
      { forms: ['{runner}={points}', '{points}'], steps: ['{points}'], arguments: [['runner', 'runner'], ['points', 'points']] },
    ],
    says: [
      { message: 'race-chooses', arguments: [['seat', 'seat'], ['runner', 'runner']] },
      { message: 'race-runs', arguments: [['seat', 'seat']] },
      { message: 'race-rests', arguments: [['seat', 'seat']] },
      { message: 'race-lot', arguments: [['seat', 'seat']] },
      { message: 'race-rolls', arguments: [['seat', 'seat'], ['points', 'number']] },
      { message: 'race-asks', arguments: [['seat', 'seat']] },
      { message: 'race-not-now', arguments: [['move', 'move'], ['now', 'prompt']] },
      { message: 'race-wins', arguments: [['seat', 'seat']] },
      { message: 'race-chosen-before', arguments: [['runner', 'runner']] },
    ],
    shows: [
      { name: 'score', form: 'dict', flat: false, arguments: [['seat', 'seat'], ['points', 'number']] },
      { name: 'runners', form: 'dict', flat: false, arguments: [['seat', 'seat'], ['name', 'runner'], ['chosen', 'flag']] },
      { name: 'target', form: 'one', flat: false, arguments: [['points', 'number']] },
      { name: 'free', form: 'one', flat: false, arguments: [['runners', 'runners']] },
      { name: 'threats', form: 'lists', flat: false, arguments: [['seat', 'seat'], ['name', 'runner']] },
    ],
  },
}

const changed = (position: Bytes, change: (copy: Bytes) => void): Bytes => {
  const copy = position.slice()
  change(copy)
  return copy
}
const turn = (position: Bytes) => position[TURN]!
const row = (rule: number, kind: number, ...values: number[]): Row => [rule, kind, ...values, ...Array<number>(10 - values.length).fill(0)]

export class Race implements Machine {
  setup = (blank: Bytes) => blank.slice()
  secret = (position: Bytes) => (position[PHASE] === CHOOSE ? 1 : 0)
  kept = () => 0
  margin = (position: Bytes) => position[POINTS]! - position[POINTS + 1]!
  parts = (_: Bytes, __: number, pieces: number) => Array.from({ length: pieces }, (_, value) => [Number(value > 0), Number(value === 2)])

  actor(position: Bytes): number {
    if (position[POINTS]! >= position[TARGET]! || position[POINTS + 1]! >= position[TARGET]!) return OVER
    return position[PHASE] === LOT || position[PHASE] === ROLL ? CHANCE : turn(position)
  }

  moves(position: Bytes): number[] {
    const phase = position[PHASE]!
    if (phase === LOT) return [LOTS, LOTS + 1]
    if (phase === CHOOSE) return Array.from({ length: RUNNERS }, (_, runner) => runner)
    return phase === RUN ? [RUNS, RESTS] : [FACES, FACES + 1]
  }

  weights = (position: Bytes) => (position[PHASE] === LOT ? [1, 1] : [2, 1])

  play(position: Bytes, move: number): Bytes {
    return changed(position, (next) => {
      const seat = turn(next)
      if (move >= FACES) {
        next[POINTS + seat]! += move - FACES + 1
        next[PHASE] = RUN
        next[TURN] = 1 - seat
      } else if (move >= LOTS) {
        next[PHASE] = CHOOSE
        next[TURN] = 0
        next[FIRST] = next[FIRST + 1] = 0
      } else if (move === RUNS) {
        next[PHASE] = ROLL
      } else if (move === RESTS) {
        next[TURN] = 1 - seat
      } else {
        next[FIRST + seat] = move + 1
        next[PHASE] = seat ? RUN : CHOOSE
        next[TURN] = 1 - seat
      }
    })
  }

  tell(position: Bytes, move: number): Row[] {
    const seat = turn(position)
    if (move >= FACES) return [row(4, SAYS.rolls, seat, move - FACES + 1)]
    if (move >= LOTS) return [row(1, SAYS.lot, move - LOTS)]
    if (move === RUNS) return [row(3, SAYS.runs, seat)]
    return [move === RESTS ? row(3, SAYS.rests, seat) : row(2, SAYS.chooses, seat, move)]
  }

  foresee = (): Row[] => []
  survey = (): Row[] => []

  outcome(position: Bytes): [number, number] {
    const margin = this.margin(position)
    return [margin > 0 ? 0 : margin < 0 ? 1 : DRAW, 1]
  }

  hide(position: Bytes, seat: number): Bytes {
    const secret = this.secret(position)
    return secret && turn(position) === 1 && seat !== 0 ? changed(position, (next) => (next[FIRST] = 0)) : position.slice()
  }

  describe(position: Bytes, move: number): MoveRow {
    const pad = (...values: number[]) => [...values, ...Array<number>(11 - values.length).fill(0)]
    if (move >= FACES) return pad(KINDS.roll, position[FIRST + turn(position)]! - 1, move - FACES + 1)
    if (move >= LOTS) return pad(KINDS.lot, move - LOTS)
    if (move === RUNS) return pad(KINDS.run)
    return move === RESTS ? pad(KINDS.rest) : pad(KINDS.choose, move)
  }

  identify(position: Bytes, wanted: MoveRow): number {
    const same = (found: MoveRow) => wanted.every((value, at) => value === NONE || value === found[at])
    return Array.from({ length: 9 }, (_, move) => move).find((move) => same(this.describe(position, move))) ?? NONE
  }

  refuse = (_: Bytes, [kind, runner]: MoveRow): Row[] => [kind === KINDS.choose ? row(2, SAYS.chosen_before, runner!) : row(9, SAYS.not_now)]
  ask = (position: Bytes): Row[] => [this.actor(position) === OVER ? row(5, SAYS.wins, this.outcome(position)[0]) : row(8, SAYS.asks, turn(position))]

  show(position: Bytes): Row[] {
    const seats = [0, 1]
    const chosen = seats.flatMap((seat) => (position[FIRST + seat] ? [row(1, 1, seat, position[FIRST + seat]! - 1, 1)] : []))
    return [
      ...seats.map((seat) => row(1, 0, seat, position[POINTS + seat]!)),
      ...chosen,
      row(1, 2, position[TARGET]!),
      row(1, 3, 0b101),
      row(1, 4, 1, 2),
    ]
  }
}

/** Thinks that running is best, and of runners the last; it decides when it is told to. */
export class Runner implements Thinker {
  patient = false
  asked: { position: Position; level: number; found(move: number): void; failed(error: Error): void }[] = []

  choose(position: Position, level: number): Promise<number> {
    const answer = new Promise<number>((found, failed) => this.asked.push({ position, level, found, failed }))
    if (!this.patient) this.decide()
    return answer
  }

  decide(): void {
    const { position, found } = this.asked.at(-1)!
    found(position.hidden ? position.moves.at(-1)! : position.moves[0]!)
  }

  async advise(position: Position): Promise<Thought> {
    const chance = 0.5 + 0.1 * position.game.machine.margin(position.bytes)
    const own = position.actor === 1 ? 1 - chance : chance
    const moves = position.hidden ? position.moves.toReversed() : position.moves
    const choices = moves.map((move, at) => ({ move, share: at ? 0.1 : 0.8, chance: own - 0.15 * at, margin: 0, exact: false }))
    return { choices, chance, margin: 0, exact: false }
  }

  interrupt(): void {
    this.asked.at(-1)?.failed(new Interrupted())
  }
}

export const race = (machine: Machine = new Race()) => new Game(about, machine, { fr: '', en: '' })
