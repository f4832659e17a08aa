import * as api from './api'
import { prefer, preference, random } from './memory'

/** Who plays in this browser: a name to be shown, and a key that makes rated games theirs. */
class Me {
  name = $state(preference('name') ?? '')
  /** Whether phrases of others are heard. */
  muted = $state(preference('phrases') === 'muted')

  rename(name: string): void {
    this.name = name
    prefer('name', name)
  }

  mute(on: boolean): void {
    this.muted = on
    prefer('phrases', on ? 'muted' : 'heard')
  }

  /** The key that this browser keeps, if it was ever known by a name. */
  get key(): string | null {
    return preference('player')
  }

  /** What is said of oneself when a game is made or joined; for a rated one the server learns the name first. */
  async introduced(rated: boolean): Promise<{ name?: string; player?: string }> {
    const name = this.name.trim()
    if (!rated) return name ? { name } : {}
    const key = this.key ?? random(24)
    await api.introduce(name, key)
    prefer('player', key)
    return { name, player: key }
  }
}

export const me = new Me()
