/** Where we are: the path, and the links that change it without loading the page again. */

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'room'; room: string }
  | { page: 'replay'; room: string | null }
  | { page: 'dice'; room: string }
  | { page: 'rules'; game: string }
  | { page: 'nowhere' }

export function place(path: string): Place {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean)
  if (rest.length) return { page: 'nowhere' }
  if (!first) return { page: 'home' }
  if (first === 'new' && second && !third) return { page: 'new', game: second }
  if (first === 'rules' && second && !third) return { page: 'rules', game: second }
  if (first === 'replay' && !second) return { page: 'replay', room: null }
  if (first === 'room' && second) {
    if (!third) return { page: 'room', room: second }
    if (third === 'replay' || third === 'dice') return { page: third, room: second }
  }
  return { page: 'nowhere' }
}

let path = $state(globalThis.location?.pathname ?? '/')
/** On the way to a page that has not shown its heading yet. */
let underway = false

export function here(): Place {
  return place(path)
}

export function go(to: string): void {
  history.pushState(null, '', to)
  turn()
  scrollTo(0, 0)
}

function turn(): void {
  underway ||= path !== location.pathname
  path = location.pathname
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
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.origin !== location.origin) return
    if (link.target || link.hasAttribute('download') || place(link.pathname).page === 'nowhere') return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    go(link.pathname + link.hash)
  })
}
