/**
 * Where we are. The way stands after the `#`, so that any file server in any folder opens every
 * page, and links stay relative.
 */

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string; rated: boolean; given: string }
  | { page: 'games' }
  | { page: 'workshop'; study: string | null }
  | { page: 'editor'; game: string; text: string }
  | { page: 'ladder'; game: string | null }
  | { page: 'room'; room: string; invite: string | null }
  | { page: 'play'; game: string }
  | { page: 'replay'; kind: 'room' | 'play' | null; id: string }
  | { page: 'dice'; room: string }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'position'; game: string; text: string; packed: string | null; version: string | null; state: string | null }
  | { page: 'learn'; game: string | null; lesson: string | null }
  | { page: 'puzzles'; of: string | null; which: string | null }
  /** The battles of this phone, one of them, or one of others that is joined. */
  | { page: 'battles'; join: { battle: string; key: string } | null }
  | { page: 'battle'; id: string }
  /** A question of odds; the link holds all of it. */
  | { page: 'odds'; kind: string | null; asked: string }
  | { page: 'nowhere' }

export function place(whole: string): Place {
  const [way = '', asked] = whole.split('?', 2)
  const [first, second, third, fourth, ...rest] = way.split('/').filter(Boolean)
  if (!first) return { page: 'home' }
  if (fourth === undefined && !rest.length) {
    if (first === 'new' && second && !third) return { page: 'new', game: second, rated: asked === 'rated', given: asked ?? '' }
    if (first === 'workshop' && !third) return { page: 'workshop', study: second ?? null }
    if (first === 'editor' && second && !third) return { page: 'editor', game: second, text: new URLSearchParams(asked).get('p') ?? '' }
    if (first === 'games' && !second) return { page: 'games' }
    if (first === 'ladder' && !third) return { page: 'ladder', game: second ?? null }
    if (first === 'rules') return { page: 'rules', game: second ?? null, rule: third ?? null }
    if (first === 'position' && second && !third) {
      const given = new URLSearchParams(asked)
      return { page: 'position', game: second, text: given.get('p') ?? '', packed: given.get('n'), version: given.get('v'), state: given.get('s') }
    }
    if (first === 'battle' && !second) return { page: 'battles', join: null }
    if (first === 'battle' && second && !third) return { page: 'battle', id: second }
    if (first === 'odds' && !third) return { page: 'odds', kind: second ?? null, asked: asked ?? '' }
    if (first === 'puzzles') return { page: 'puzzles', of: second ?? null, which: third ?? null }
    if (first === 'learn') return { page: 'learn', game: second ?? null, lesson: third ?? null }
    if (first === 'replay' && !second) return { page: 'replay', kind: null, id: '' }
    if (first === 'play' && second && !third) return { page: 'play', game: second }
    if (first === 'room' && second && !third) return { page: 'room', room: second, invite: null }
    if (first === 'room' && second && third === 'dice') return { page: 'dice', room: second }
    if ((first === 'room' || first === 'play') && second && third === 'replay') return { page: 'replay', kind: first, id: second }
  }
  if (first === 'room' && second && third === 'join' && fourth && !rest.length) return { page: 'room', room: second, invite: fourth }
  if (first === 'battle' && second && third === 'join' && fourth && !rest.length) return { page: 'battles', join: { battle: second, key: fourth } }
  return { page: 'nowhere' }
}

const current = () => globalThis.location?.hash.slice(1) || '/'

let way = $state(current())
/** On the way to a page that has not shown its heading yet. */
let underway = false

export function here(): Place {
  return place(way)
}

export function go(to: string): void {
  history.pushState(null, '', `#${to}`)
  turn()
  scrollTo(0, 0)
}

/** The same page under another name: an invite that was used, a game that moved. */
export function rename(to: string): void {
  history.replaceState(null, '', `#${to}`)
}

/** A link that others can open. */
export function addressOf(to: string): string {
  return `${location.href.split('#')[0]}#${to}`
}

function turn(): void {
  underway ||= way !== current()
  way = current()
}

/** The heading of another page takes the focus, so that keyboard and screen reader go on from there. */
export function arrived(heading: HTMLElement): void {
  if (!underway) return
  underway = false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

export function follow(): void {
  addEventListener('popstate', turn)
  addEventListener('hashchange', turn)
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const way = link?.getAttribute('href')
    if (!link || !plain || event.defaultPrevented || !way?.startsWith('#/')) return
    event.preventDefault()
    go(way.slice(1))
  })
}
