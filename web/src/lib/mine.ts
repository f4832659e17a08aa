import * as api from './api'
import { savedGames } from './games'
import { forget, myRooms, seatsOf } from './memory'
import { hasServer } from './server'
import type { ClockState, GameInfo, Seat, SeatInfo, Text } from './wire'

/** A game of one's own, to go on with or to look back at. */
export type Mine = {
  address: string
  game: string
  title: Text
  /** Whoever sits opposite. */
  opponent: Pick<SeatInfo, 'name'> & Partial<SeatInfo>
  turn: boolean
  /** The milliseconds that whoever is to move has left. */
  left: number | null
  days: boolean
  /** Whether it is won, lost or drawn, once it is over. */
  result: 'won' | 'lost' | 'draw' | 'over' | null
  waiting: boolean
  at: number
}

/** How many rooms are asked about at once. */
const TOGETHER = 6

/** Those of this browser and of the server: my turn first, days a move before the others, then the newest. */
export async function myGames(games: readonly GameInfo[], most = Infinity): Promise<Mine[]> {
  const own = savedGames().filter(({ task }) => !task).slice(0, most).flatMap(({ id, game, levels, over, at }): Mine[] => {
    const info = games.find(({ name }) => name === game)
    const seat = levels[0] === null ? 1 : 0
    if (!info) return []
    const level = levels[seat]
    const opponent = { name: info.seats[seat], level, kind: level === null ? 'person' : 'computer', taken: true, player: null } as const
    return [{ address: `/play/${id}`, game, title: info.title, opponent, turn: !over, left: null, days: false, result: over ? 'over' : null, waiting: false, at }]
  })
  const found = [...own]
  if (hasServer) {
    const ids = myRooms().slice(0, most)
    for (let at = 0; at < ids.length; at += TOGETHER) {
      found.push(...(await Promise.all(ids.slice(at, at + TOGETHER).map(ofServer))).flat())
    }
  }
  const rank = ({ result, turn, days }: Mine) => Number(Boolean(result)) * 4 + Number(!turn) * 2 + Number(!days)
  return found.sort((one, other) => rank(one) - rank(other) || other.at - one.at)
}

async function ofServer(id: string): Promise<Mine[]> {
  const held = seatsOf(id)
  const seat = held[0]?.seat ?? 0
  try {
    const { room, state } = await api.look(id, held[0]?.key ?? null)
    const turn = state.status === 'playing' && held.some((each) => each.seat === state.actor)
    const left = state.clock && state.status === 'playing' ? leftOf(state.clock) : null
    const result = !state.result ? null : held.length > 1 ? 'over' : state.result.winner === null ? 'draw' : state.result.winner === seat ? 'won' : 'lost'
    const opponent = room.seats[(1 - seat) as Seat]
    return [{ address: `/room/${id}`, game: room.game, title: room.title, opponent, turn, left, days: room.clock?.kind === 'days', result, waiting: state.status === 'waiting', at: room.created }]
  } catch (error) {
    if (error instanceof api.Refused && error.code === 'unknown-room') forget(id)
    return []
  }
}

const leftOf = ({ left, running }: ClockState) => (running === null ? null : left[running])

/** Shows on the icon of the page how many games wait for a move. */
export function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }
  void (count ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator))?.catch(() => {})
}
