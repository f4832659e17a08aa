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

export function here(): Place {
  return place(path)
}

export function go(to: string): void {
  history.pushState(null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

export function follow(): void {
  addEventListener('popstate', () => (path = location.pathname))
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
