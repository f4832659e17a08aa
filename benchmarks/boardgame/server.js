// A boardgame.io server with the smallest game that passes turns; matches are kept in memory.
const { Server, Origins } = require('boardgame.io/server')

const count = {
  name: 'count',
  setup: () => ({ cells: Array(16).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, cell) => {
      G.cells[cell] += 1
    },
  },
}

const server = Server({ games: [count], origins: [Origins.LOCALHOST] })
server.run(Number(process.argv[2]), () => process.send?.('ready'))
