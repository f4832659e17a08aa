/** Whether everything that a game needs is kept in this browser, so that it plays without a connection. */
class Offline {
  ready = $state(false)

  /** Puts the page and all engines by; the worker says when it has them. */
  async prepare(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    try {
      await navigator.serviceWorker.register('sw.js')
      await navigator.serviceWorker.ready
      this.ready = true
    } catch {
      // Without a worker the page plays as well; it only cannot be opened offline.
    }
  }
}

export const offline = new Offline()
