import type { Description } from './game'
import { Wasm, type Bytes } from './machine'
import { Search } from './search'

/** Thinks, apart from everything that must answer at once. */

export type ToSearch =
  | { code: WebAssembly.Module; about: Pick<Description, 'record' | 'move_count' | 'log' | 'levels' | 'how'> }
  | { number: number; choose: Bytes; level: number; hidden: boolean; seed: bigint }
  | { number: number; advise: Bytes; lines: number; patience: number }

let search: Search

self.onmessage = ({ data }: MessageEvent<ToSearch>) => {
  if ('code' in data) {
    search = new Search(new Wasm(new WebAssembly.Instance(data.code), data.about), data.about)
  } else if ('choose' in data) {
    self.postMessage({ number: data.number, found: search.choose(data.choose, data.level, data.hidden, data.seed) })
  } else {
    self.postMessage({ number: data.number, found: search.advise(data.advise, data.lines, data.patience) })
  }
}
