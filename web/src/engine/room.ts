import type { Saved } from '../lib/games'
import type { Act, Refusal, RoomInfo, Ruled, Seat, SeatInfo, State, Text, ToClient, ToServer, What } from '../lib/wire'
import { Unreadable, type Game, type Position } from './game'
import { GameRecord, startOf, type Ending } from './record'
import { Showing } from './showing'
import { Interrupted, type Thinker } from './thinking'
import { actorOf, choicesOf, isSecret, type Step } from './told'

/** What a room needs of the world around it. */
export type Around = {
  save(saved: Saved): Promise<void>
  /** Begins another game, and gives its id. */
  begin(saved: Omit<Saved, 'id' | 'created' | 'at' | 'over'>): Promise<string>
  say(seat: Seat, message: ToClient): void
  /** How the dice fall. */
  fall(position: Position): number
  thinker: Thinker
}

const SEATS: readonly Seat[] = [0, 1]
const other = (seat: Seat) => (1 - seat) as Seat

/** The refusal of an act: a code of the server's, with its text. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly why: Ruled,
  ) {
    super(code)
  }
}

/** A table in this browser: what a room of the server is, for those who sit at one screen. */
export class LocalRoom {
  readonly #record: GameRecord
  readonly #showings: [Showing, Showing]
  #offers: { what: What; seat: Seat }[] = []
  #rematch: string | null = null
  /** One act after the other. */
  #turn: Promise<void> = Promise.resolve()
  #deciding = false
  readonly #listening = new Set<Seat>()
  /** Up to which version each seat was told of what happened. */
  readonly #told: [number, number] = [0, 0]

  constructor(
    private readonly game: Game,
    private readonly saved: Saved,
    private readonly around: Around,
  ) {
    this.#record = GameRecord.read(saved.record, game, saved.start)
    const { tags } = this.#record
    tags.Date ??= new Date(saved.created).toISOString().slice(0, 10)
    tags.Players ??= saved.levels.map((level) => (level === null ? 'person' : `level ${level}`)).join(',')
    this.#showings = this.#replayed()
  }

  get #position(): Position {
    return this.#record.position
  }
  get #status(): State['status'] {
    return this.#record.ending || this.#position.isOver ? 'over' : 'playing'
  }
  get record(): string {
    return this.#record.text
  }
  /** The moves of a seat so far, and of the dice if it says how they fall. */
  movesOf(seat: Seat): string[] {
    const { positions, moves } = this.#record
    const its = (position: Position) => position.actor === seat || (position.isChance && this.saved.dice === 'typed')
    return moves.flatMap((move, at) => (its(positions[at]!) ? [positions[at]!.text(move)] : []))
  }

  get info(): RoomInfo {
    const seats = SEATS.map((seat): SeatInfo => {
      const level = this.saved.levels[seat]
      return { name: this.game.seatName(seat), kind: level === null ? 'person' : 'computer', level, taken: true, player: null }
    })
    return {
      id: this.saved.id,
      game: this.game.name,
      title: this.game.title,
      options: this.#record.options,
      seats: seats as [SeatInfo, SeatInfo],
      clock: null,
      dice: this.saved.dice === 'typed' ? 'typed' : 'fair',
      commitment: null,
      pledges: [null, null],
      salts: [null, null],
      rated: false,
      hints: true,
      created: this.saved.created,
    }
  }

  state(seat: Seat): State {
    const { position } = this.#showings[seat]
    const playing = this.#status === 'playing'
    const actor = playing ? actorOf(this.#position) : null
    const mine = actor === seat || (actor === 'chance' && this.saved.dice === 'typed')
    return {
      status: this.#status,
      position: '',
      view: position.view,
      threats: position.threats,
      actor,
      secret: actor !== null && position.hidden,
      prompt: position.prompt,
      moves: mine ? choicesOf(position) : [],
      clock: null,
      offers: this.#offers,
      takeback: playing && this.#wayBack(seat) > 0,
      result: this.#result,
      rematch: this.#rematch,
    }
  }

  showing(seat: Seat): Showing {
    return this.#showings[seat]
  }

  /** Lets dice fall and the computer decide, if it is their turn. */
  async begin(): Promise<void> {
    await this.#inTurn(() => this.#played(null, []))
  }

  /** What a seat says; the answers go to whoever listens there. */
  async hear(seat: Seat, message: ToServer): Promise<void> {
    if (message.type === 'ping') return this.around.say(seat, { type: 'pong' })
    if (message.type === 'hello') {
      this.#listening.add(seat)
      this.around.say(seat, { type: 'welcome', room: this.info, seat })
      return this.#update(seat, message.since ?? 0)
    }
    await this.#inTurn(async () => {
      try {
        await this.#act(seat, message)
        this.around.say(seat, { type: 'ack', id: message.id, version: this.#showings[seat].version })
      } catch (error) {
        this.around.say(seat, this.#refusal(message.id, error))
      }
    })
  }

  /** The decision that a seat has to take, as it sees it. */
  decision(seat: Seat): Position {
    this.#check(this.#status === 'playing', 'over')
    this.#check(this.#position.actor === seat, 'not-your-turn')
    return this.#showings[seat].position
  }

  // --- acts --------------------------------------------------------------------------------------

  async #act(seat: Seat, act: Act): Promise<void> {
    switch (act.type) {
      case 'move':
        this.#check(this.#status === 'playing', 'over')
        this.#check(act.after == null || act.after >= this.#showings[seat].moved, 'stale')
        return this.#played(seat, this.#steps(seat, act.move))
      case 'offer':
        return this.#offer(seat, act.what)
      case 'answer':
        return this.#answer(seat, act.what, act.accept)
      case 'resign':
        this.#check(this.#status === 'playing', 'over')
        return this.#end(seat, 'resign', 'room-resigns', { winner: other(seat), reason: 'resignation' })
    }
  }

  /** The moves of a text, all legal; several only while they are one secret. */
  #steps(seat: Seat, text: string): Step[] {
    const steps: Step[] = []
    for (const part of text.split(',')) {
      const before = steps.at(-1)?.after ?? this.#position
      const typed = before.isChance && this.saved.dice === 'typed'
      this.#check((before.actor === seat || typed) && (!steps.length || isSecret(steps.at(-1)!)), 'not-your-turn')
      const read = this.#read(before.hide(seat), part)
      if ('why' in read) throw new Refused('illegal-move', read.why)
      steps.push({ before, move: read.move, after: before.after(read.move) })
    }
    return steps
  }

  #read(seen: Position, text: string): { move: number } | { why: Ruled } {
    try {
      return seen.read(text)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      const words = this.game.texts.both(`error-${this.game.name}-move`, () => ({ text }))
      throw new Refused('notation', { rule: null, text: words })
    }
  }

  /** Makes moves happen, and what follows by itself: dice, and decisions that are none. */
  async #played(seat: Seat | null, steps: Step[]): Promise<void> {
    let position = steps.at(-1)?.after ?? this.#position
    for (;;) {
      const move = position.isChance && this.saved.dice === 'device' ? this.around.fall(position) : position.foregone
      if (move === null) break
      steps.push({ before: position, move, after: position.after(move) })
      position = steps.at(-1)!.after
    }
    for (const { move } of steps) this.#record.add(move)
    if (steps.length) {
      this.#offers = this.#offers.filter(({ what }) => what !== 'takeback')
      const decided = this.#decided(seat)
      for (const showing of this.#showings) showing.moves(seat, steps, decided)
      await this.#changed()
    }
    this.#letComputerDecide()
  }

  async #offer(seat: Seat, what: What): Promise<void> {
    if (what === 'rematch') this.#check(this.#status === 'over', 'not-over')
    else this.#check(this.#status === 'playing', 'over')
    if (what === 'takeback') this.#check(this.#wayBack(seat) > 0, 'no-takeback')
    this.#check(!this.#rematch && !this.#offers.some((offer) => offer.what === what), 'offered')
    this.#offers = [...this.#offers, { what, seat }]
    this.#tell('offer', seat, `room-offers-${what}`)
    // The computer gladly takes back or plays again, but agrees to no draw. Nobody is asked about a mistyped die.
    if (this.saved.levels[other(seat)] !== null || (what === 'takeback' && this.#typedLast)) return this.#answer(other(seat), what, what !== 'draw')
    await this.#changed()
  }

  async #answer(seat: Seat, what: What, accept: boolean): Promise<void> {
    const offer = this.#offers.find((each) => each.what === what)
    if (!offer || (offer.seat === seat && accept)) throw this.#no('no-offer')
    this.#offers = this.#offers.filter((each) => each !== offer)
    if (!accept) {
      this.#tell('answer', seat, `room-declines-${what}`)
    } else if (what === 'draw') {
      return this.#end(seat, 'answer', 'room-accepts-draw', { winner: null, reason: 'agreement' })
    } else if (what === 'rematch') {
      this.#rematch = await this.#playAgain()
      this.#tell('answer', seat, 'room-accepts-rematch')
    } else {
      this.#takeBack(offer.seat)
    }
    await this.#changed()
    this.#letComputerDecide()
  }

  #takeBack(seat: Seat): void {
    this.around.thinker.interrupt()
    for (let left = this.#wayBack(seat); left > 0; left--) this.#record.undo()
    const text = this.game.said('room-takes-back', seat)
    for (const showing of this.#showings) showing.tell('takeback', seat, text, this.#position)
  }

  /** Whether the last thing that happened is a die that somebody typed in. */
  get #typedLast(): boolean {
    return this.saved.dice === 'typed' && this.#record.positions.at(-2)?.isChance === true
  }

  /** How many moves go back to the seat's last decision, or 0: dice and secrets stay out, but for a die just typed in. */
  #wayBack(seat: Seat): number {
    if (this.#position.hidden) return 0
    if (this.#typedLast) return 1
    const before = this.#record.positions.slice(0, -1).reverse()
    const depth = before.findIndex((position) => position.isChance || position.hidden || (position.actor === seat && position.foregone === null))
    return depth >= 0 && before[depth]!.actor === seat && !before[depth]!.hidden ? depth + 1 : 0
  }

  async #end(seat: Seat, kind: 'resign' | 'answer', message: string, ending: Ending): Promise<void> {
    this.around.thinker.interrupt()
    this.#record.end(ending)
    this.#offers = []
    this.#tell(kind, seat, message)
    await this.#changed()
  }

  #playAgain(): Promise<string> {
    const { dice, levels } = this.saved
    const record = startOf(this.game.name, this.game.about.version, this.#record.options, dice)
    return this.around.begin({ game: this.game.name, levels: [levels[1], levels[0]], dice, record })
  }

  // --- the computer ------------------------------------------------------------------------------

  #letComputerDecide(): void {
    const seat = this.#position.actor as Seat
    const level = this.#status === 'playing' ? (this.saved.levels[seat] ?? null) : null
    if (level === null || this.#deciding) return
    void this.#letDecide(seat, level)
  }

  async #letDecide(seat: Seat, level: number): Promise<void> {
    this.#deciding = true
    const before = this.#position
    let failed = false
    try {
      const move = await this.around.thinker.choose(before, level)
      await this.#decide(seat, before, move)
    } catch (error) {
      failed = !(error instanceof Interrupted)
      if (failed) this.around.say(other(seat), this.#refusal(null, error))
    }
    this.#deciding = false
    if (!failed) this.#letComputerDecide()
  }

  #decide(seat: Seat, before: Position, move: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#position !== before || this.#status !== 'playing') return
      await this.#played(seat, [{ before, move, after: before.after(move) }])
    })
  }

  // --- telling -----------------------------------------------------------------------------------

  get #result(): State['result'] {
    const { ending } = this.#record
    if (ending) {
      const text = this.game.said(`room-result-${ending.reason}`, ending.winner ?? undefined)
      return { winner: ending.winner as Seat | null, reason: ending.reason, text }
    }
    const { outcome } = this.#position
    if (!outcome) return null
    return { winner: outcome.winner as Seat | null, reason: outcome.reason, text: this.#position.prompt.text }
  }

  #decided(seat: Seat | null): Text {
    return seat === null ? { fr: '', en: '' } : this.game.said('room-decided', seat)
  }

  #tell(kind: 'offer' | 'answer' | 'resign', seat: Seat, message: string): void {
    const text = this.game.said(message, seat)
    for (const showing of this.#showings) showing.tell(kind, seat, text)
  }

  /** Kept first, then shown to those who said hello. */
  async #changed(): Promise<void> {
    Object.assign(this.saved, { record: this.#record.text, over: this.#status === 'over', at: Date.now() })
    await this.around.save({ ...this.saved })
    for (const seat of this.#listening) this.#update(seat, this.#told[seat])
  }

  #update(seat: Seat, since: number): void {
    const { version } = this.#showings[seat]
    this.#told[seat] = version
    this.around.say(seat, { type: 'update', version, log: this.#showings[seat].log(since), state: this.state(seat) })
  }

  /** What was played before, decision by decision. */
  #replayed(): [Showing, Showing] {
    const { positions, moves } = this.#record
    const showings: [Showing, Showing] = [new Showing(0, positions[0]!), new Showing(1, positions[0]!)]
    let seat: Seat | null = null
    let steps: Step[] = []
    const tell = () => {
      if (steps.length) for (const showing of showings) showing.moves(seat, steps, this.#decided(seat))
    }
    for (const [at, move] of moves.entries()) {
      const before = positions[at]!
      if (!before.isChance) {
        tell()
        seat = before.actor as Seat
        steps = []
      }
      steps.push({ before, move, after: positions[at + 1]! })
    }
    tell()
    return showings
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => {})
    return done
  }

  // --- refusals ----------------------------------------------------------------------------------

  #check(good: boolean, code: string): void {
    if (!good) throw this.#no(code)
  }

  #no(code: string): Refused {
    return new Refused(code, { rule: null, text: this.game.texts.both(`refusal-${code}`) })
  }

  #refusal(id: string | null, error: unknown): Refusal {
    if (!(error instanceof Refused)) console.error(error)
    const { code, why } = error instanceof Refused ? error : this.#no('defect')
    return { type: 'refusal', id, code, rule: why.rule, text: why.text }
  }
}
