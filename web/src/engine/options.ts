/** What the options of a game write into a position before its set-up (`escarmouche.engine.description`). */

/** A place in the record, and the bytes there as hexadecimal digits. */
export type Run = readonly [at: number, digits: string]
export type Settings = Record<string, string>
export type Described = {
  options: { name: string; default: string; values: Record<string, Run[]> }[]
  /** What two options write together, after each has written its own; the values have a blank between them. */
  together: { names: [string, string]; values: Record<string, Run[]> }[]
}

/** Every option with its value, defaults where nothing was asked, and all they write; null for what only the server understands. */
export function writtenBy({ options, together }: Described, asked: Readonly<Settings>): { settings: Settings; runs: Run[] } | null {
  const settings = Object.fromEntries(options.map(({ name, default: usual }) => [name, asked[name] ?? usual]))
  const written = [
    ...options.map(({ name, values }) => values[settings[name]!]),
    ...together.map(({ names, values }) => values[names.map((name) => settings[name]).join(' ')]),
  ]
  return written.every((runs) => runs !== undefined) ? { settings, runs: written.flat() } : null
}
