import { prefer, preference } from './memory'

/** What somebody wants to see on the boards. */
class Sight {
  threats = $state(preference('threats') !== 'off')
  overlay = $state(preference('overlay') === 'on')

  show(what: 'threats' | 'overlay', on: boolean): void {
    this[what] = on
    prefer(what, on ? 'on' : 'off')
  }
}

export const sight = new Sight()
