// The load of benchmarks/server.py on boardgame.io: two socket.io clients for each match.
const { fork } = require('node:child_process')
const fs = require('node:fs')
const path = require('node:path')
const { io } = require('socket.io-client')

const [games, rate, seconds, port] = process.argv.slice(2).map(Number)
const address = `http://127.0.0.1:${port}`
const latencies = []
let measuring = false

class Match {
  sockets = []
  state = null
  sent = null
  due = false
  played = 0

  constructor(id) {
    this.id = id
  }

  /** Whoever asks first for a match makes it. */
  async open() {
    for (const seat of [0, 1]) {
      const socket = io(`${address}/count`, { transports: ['websocket'], forceNew: true })
      this.sockets.push(socket)
      await new Promise((done) => socket.once('connect', done))
      const synced = new Promise((done) => socket.once('sync', (_, { state }) => done(state)))
      socket.emit('sync', this.id, String(seat), undefined, 2)
      this.state = await synced
      socket.on('update', (_, state) => this.heard(seat, state))
    }
  }

  heard(seat, state) {
    if (seat === this.mover && this.sent !== null) {
      if (measuring) latencies.push(performance.now() - this.sent)
      this.sent = null
    }
    if (state._stateID > this.state._stateID) this.state = state
    if (this.due) this.move()
  }

  move() {
    if (this.sent !== null) {
      this.due = true
      return
    }
    this.due = false
    const seat = (this.mover = Number(this.state.ctx.currentPlayer))
    this.sent = performance.now()
    this.played += 1
    const payload = { type: 'play', args: [Math.floor(Math.random() * 16)], playerID: String(seat) }
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.id, String(seat))
  }
}

function processorSeconds(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1).trim().split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms))

async function main() {
  const server = fork(path.join(__dirname, 'server.js'), [String(port)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  try {
    await new Promise((done) => server.once('message', done))
    const matches = Array.from({ length: games }, (_, number) => new Match(`match-${number}`))
    for (const match of matches) await match.open()
    await pause(1000)
    measuring = true
    const before = [processorSeconds(server.pid), processorSeconds(process.pid)]
    const began = performance.now()
    let number = 0
    for (let now = 0; now < seconds * 1000; now = performance.now() - began) {
      while (number < (now / 1000) * rate) matches[number++ % games].move()
      await pause(1)
    }
    measuring = false
    const used = [processorSeconds(server.pid) - before[0], processorSeconds(process.pid) - before[1]]
    latencies.sort((a, b) => a - b)
    const cut = (share) => Math.round(10 * latencies[Math.floor(share * latencies.length)]) / 10
    const moves = latencies.length
    const each = (total) => Math.round((1e6 * total) / moves) / 1000
    const { version } = require('boardgame.io/package.json')
    console.log(
      JSON.stringify({
        server: `boardgame.io ${version} on Node ${process.version}, matches in memory (not durable)`,
        games,
        sockets: 2 * games,
        offered_rate: rate,
        moves,
        moves_per_second: Math.round(moves / seconds),
        ack_ms: { p50: cut(0.5), p95: cut(0.95), p99: cut(0.99) },
        server_processor_ms_per_move: each(used[0]),
        bots_processor_ms_per_move: each(used[1]),
      }),
    )
  } finally {
    server.kill()
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
