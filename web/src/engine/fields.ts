/** Some fields of a record as lists of numbers, and back. */

/** Where a field is: its first byte, its kind of number (`i2`), and how many of them there are in each direction. */
export type Layout = Record<string, readonly [at: number, kind: string, shape: readonly number[]]>
export type Numbers = number | Numbers[]

const READ: Record<string, (view: DataView, at: number) => number> = {
  i1: (view, at) => view.getInt8(at),
  u1: (view, at) => view.getUint8(at),
  b1: (view, at) => view.getUint8(at),
  i2: (view, at) => view.getInt16(at, true),
  u2: (view, at) => view.getUint16(at, true),
  i4: (view, at) => view.getInt32(at, true),
  u4: (view, at) => view.getUint32(at, true),
}
const WRITE: Record<string, (view: DataView, at: number, value: number) => void> = {
  i1: (view, at, value) => view.setInt8(at, value),
  u1: (view, at, value) => view.setUint8(at, value),
  b1: (view, at, value) => view.setUint8(at, value),
  i2: (view, at, value) => view.setInt16(at, value, true),
  u2: (view, at, value) => view.setUint16(at, value, true),
  i4: (view, at, value) => view.setInt32(at, value, true),
  u4: (view, at, value) => view.setUint32(at, value, true),
}
const sizeOf = (kind: string) => Number(kind.slice(1))

export function fieldsOf(bytes: Uint8Array, layout: Layout): Record<string, Numbers> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Object.fromEntries(
    Object.entries(layout).map(([name, [start, kind, shape]]) => {
      let at = start
      const read = (depth: number): Numbers => {
        if (depth < shape.length) return Array.from({ length: shape[depth]! }, () => read(depth + 1))
        at += sizeOf(kind)
        return READ[kind]!(view, at - sizeOf(kind))
      }
      return [name, read(0)]
    }),
  )
}

export function writeFields(bytes: Uint8Array, layout: Layout, fields: Record<string, Numbers>): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const [name, [start, kind]] of Object.entries(layout)) {
    let at = start
    const write = (value: Numbers): void => {
      if (Array.isArray(value)) return value.forEach(write)
      WRITE[kind]!(view, at, Number(value))
      at += sizeOf(kind)
    }
    write(fields[name]!)
  }
}
