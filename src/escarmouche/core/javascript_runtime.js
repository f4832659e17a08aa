// What Python does and JavaScript does not, for code written by `core.javascript`.
//
// An integer is a number while it is safe to be one, and a BigInt beyond; a tuple and a list are
// arrays; a dictionary finds tuples by what is in them. Floats and integers are told apart by their
// use: what is divided is a float.

const SAFE = Number.MAX_SAFE_INTEGER

class PyObject {
  static make(...given) {
    const made = new this()
    made.__init__(...given)
    return made
  }
  __init__() {}
}

class PyError extends Error {
  static make(...given) {
    return new this(...given)
  }
}
class ValueError extends PyError {}
class OptionError extends PyError {
  constructor(message, words) {
    super(message)
    this.words = words
  }
}
class DataError extends OptionError {}
class Message {
  constructor(id, words) {
    this.id = id
    this.words = words
  }
  static make(id, words) {
    return new this(id, words)
  }
}
const made = (error) => (typeof error === 'function' ? error.make() : error)

class NamedTuple {
  key$ = undefined
  static make(...given) {
    return new this(...given)
  }
  static named(words) {
    return new this(...this.fields.map((name) => words.find$(name)?.[1]))
  }
  _replace(words) {
    return new this.constructor(...this.constructor.fields.map((name) => (name in words ? words[name] : this[name])))
  }
}

class Enum {
  constructor(name, value) {
    this.name = name
    this.value = value
  }
  static make(value) {
    return this.members.find((member) => eq(member.value, value))
  }
}
class IntEnum extends Enum {
  valueOf() {
    return this.value
  }
}
function enumerated(kind, members) {
  kind.members = members.map(([name, value]) => (kind[name] = new kind(name, value)))
  return kind
}

// --- numbers -------------------------------------------------------------------------------------

const plain = (x) => (typeof x === 'boolean' ? Number(x) : x instanceof IntEnum ? x.value : x)
const small = (x) => (x === undefined || x === null ? undefined : Number(plain(x)))
const isWhole = (x) => typeof x === 'bigint' || (typeof x === 'number' && Number.isInteger(x))
const fit = (x) => (x <= SAFE && x >= -SAFE ? Number(x) : x)

function wide(one, other, whole, float, fraction) {
  one = plain(one)
  other = plain(other)
  if (typeof one === 'number' && typeof other === 'number') {
    const found = float(one, other)
    if (found <= SAFE && found >= -SAFE) return found
  }
  if (one instanceof Ratio || other instanceof Ratio) return fraction(Ratio.of(one), Ratio.of(other))
  return isWhole(one) && isWhole(other) ? whole(BigInt(one), BigInt(other)) : float(Number(one), Number(other))
}
const plus = (a, b) => a + b
const minus = (a, b) => a - b
const times = (a, b) => a * b
function add(one, other) {
  if (typeof one === 'number') {
    if (typeof other === 'number') {
      const sum = one + other
      if (sum <= SAFE && sum >= -SAFE) return sum
    } else if (one === 0 && typeof other === 'bigint') return other
  } else if (typeof one === 'bigint') {
    if (typeof other === 'bigint') return one + other
  } else if (Array.isArray(one)) return [...one, ...seq(other)]
  else if (typeof one === 'string') return one + other
  return wide(one, other, plus, plus, (a, b) => ratio(a.n * b.d + b.n * a.d, a.d * b.d))
}
function sub(one, other) {
  if (typeof one === 'number' && typeof other === 'number') {
    const left = one - other
    if (left <= SAFE && left >= -SAFE) return left
  } else if (typeof one === 'bigint' && typeof other === 'bigint') return one - other
  return wide(one, other, minus, minus, (a, b) => ratio(a.n * b.d - b.n * a.d, a.d * b.d))
}
function mul(one, other) {
  if (typeof one === 'number') {
    if (typeof other === 'number') {
      const product = one * other
      if (product <= SAFE && product >= -SAFE) return product
    } else if (typeof other === 'bigint' && Number.isInteger(one)) return BigInt(one) * other
  } else if (typeof one === 'bigint') {
    if (typeof other === 'bigint') return one * other
    if (typeof other === 'number' && Number.isInteger(other)) return one * BigInt(other)
  } else if (Array.isArray(one)) return Array.from({ length: Math.max(Number(other), 0) }, () => one).flat(1)
  return wide(one, other, times, times, (a, b) => ratio(a.n * b.n, a.d * b.d))
}
function div(one, other) {
  if (typeof one === 'number' && typeof other === 'number') return one / other
  return wide(one, other, quotient, (a, b) => a / b, (a, b) => ratio(a.n * b.d, a.d * b.n))
}
/** A quotient of integers of any size as a float. */
function quotient(one, other) {
  const found = Number(one) / Number(other)
  return Number.isFinite(found) ? found : Number((one << 80n) / other) / 2 ** 80
}
function floorBig(one, other) {
  const whole = one / other
  return one < 0n !== other < 0n && whole * other !== one ? whole - 1n : whole
}
function floordiv(one, other) {
  if (typeof one === 'number' && typeof other === 'number') {
    let rest = one % other
    if (rest !== 0 && rest < 0 !== other < 0) rest += other
    return (one - rest) / other
  }
  return wide(one, other, floorBig, (a, b) => Math.floor(a / b))
}
const mod = (one, other) => sub(one, mul(floordiv(one, other), other))
const divmod = (one, other) => {
  const whole = floordiv(one, other)
  return [whole, sub(one, mul(whole, other))]
}
const pow = (one, other) => {
  if (one instanceof Ratio) return ratio(one.n ** BigInt(other), one.d ** BigInt(other))
  return fit(BigInt(plain(one)) ** BigInt(plain(other)))
}
const bits = (work) => (one, other) => fit(work(BigInt(plain(one)), BigInt(plain(other))))
const shl = bits((a, b) => a << b)
const shr = bits((a, b) => a >> b)
const band = bits((a, b) => a & b)
const bor = bits((a, b) => a | b)
const bxor = bits((a, b) => a ^ b)

const abs = (x) => (lt(x, 0) ? sub(0, x) : x)
const divisor = (one, other) => {
  while (other) [one, other] = [other, one % other]
  return one < 0n ? -one : one
}
const gcd = (...all) => fit(all.reduce((one, other) => divisor(one, BigInt(other)), 0n))
const lcm = (...all) => fit(all.reduce((one, other) => (one / divisor(one, BigInt(other))) * BigInt(other), 1n))
const prod = (all) => iter(all).reduce(mul, 1)
const comb = (of, count) => {
  let ways = 1
  for (let at = 1; at <= count; at++) ways = (ways * (of - at + 1)) / at
  return ways
}
const math = { sqrt: (x) => Math.sqrt(Number(x)) }
const hypot = Math.hypot
const dist = (one, other) => Math.hypot(...seq(one).map((x, at) => x - seq(other)[at]))
/** Halves go to the even number. */
const round = (x) => (Math.abs(x % 1) === 0.5 ? 2 * Math.round(x / 2) : Math.round(x))
const int = (x) => {
  if (typeof x !== 'string') return Math.trunc(Number(plain(x)))
  if (!/^\s*[+-]?\d+\s*$/.test(x)) throw new ValueError(x)
  return fit(BigInt(x.trim().replace(/^\+/, '')))
}
const float = (x) => (x instanceof Ratio ? x.float : Number(plain(x)))

class Ratio {
  constructor(n, d) {
    this.n = n
    this.d = d
  }
  static of(x) {
    return x instanceof Ratio ? x : new Ratio(BigInt(plain(x)), 1n)
  }
  get numerator() {
    return fit(this.n)
  }
  get denominator() {
    return fit(this.d)
  }
  as_integer_ratio() {
    return [fit(this.n), fit(this.d)]
  }
  toString() {
    return this.d === 1n ? `${this.n}` : `${this.n}/${this.d}`
  }
  get float() {
    return quotient(this.n, this.d)
  }
}
function ratio(n, d) {
  const by = divisor(n, d) * (d < 0n ? -1n : 1n)
  return new Ratio(n / by, d / by)
}
const Fraction = (one, other = 1) => {
  const [above, below] = [Ratio.of(plain(one)), Ratio.of(plain(other))]
  return ratio(above.n * below.d, above.d * below.n)
}

// --- comparing -----------------------------------------------------------------------------------

function lt(one, other) {
  if (typeof one === 'number' && typeof other === 'number') return one < other
  if (Array.isArray(one) || one instanceof NamedTuple) {
    const [a, b] = [seq(one), seq(other)]
    for (let at = 0; at < Math.min(a.length, b.length); at++) if (!eq(a[at], b[at])) return lt(a[at], b[at])
    return a.length < b.length
  }
  if (one instanceof Ratio || other instanceof Ratio) {
    const [a, b] = [Ratio.of(one), Ratio.of(other)]
    return a.n * b.d < b.n * a.d
  }
  return plain(one) < plain(other)
}
function eq(one, other) {
  if (one === other) return true
  if (typeof one === 'number' && typeof other === 'number') return false
  const [a, b] = [plain(one), plain(other)]
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) {
    if (a instanceof Ratio) return b instanceof Ratio && a.n === b.n && a.d === b.d
    if (a instanceof Dict) return b instanceof Dict && a.map$.size === b.map$.size && a.items().every(([key, value]) => has(b, key) && eq(value, b.read$(key)))
    const whole = [a, b].map((x) => (Array.isArray(x) ? x : x instanceof NamedTuple ? x.items$ : null))
    return whole[0] !== null && whole[1] !== null && whole[0].length === whole[1].length && whole[0].every((x, at) => eq(x, whole[1][at]))
  }
  return a == b
}
function truth(x) {
  if (typeof x === 'boolean') return x
  if (x === null || x === undefined) return false
  if (typeof x !== 'object') return typeof x === 'function' || Boolean(x)
  if (Array.isArray(x)) return x.length > 0
  if (x instanceof Dict) return x.map$.size > 0
  if (x instanceof Ratio) return x.n !== 0n
  return x instanceof IntEnum ? x.value !== 0 : true
}
const and = (one, other) => (truth(one) ? other() : one)
const or = (one, other) => (truth(one) ? one : other())

// --- what holds others ---------------------------------------------------------------------------

let objects = 0
function keyOf(x) {
  switch (typeof x) {
    case 'number':
    case 'string':
      return x
    case 'boolean':
      return Number(x)
    case 'bigint':
      return fit(x)
  }
  if (Array.isArray(x) || x instanceof NamedTuple) return `(${written(x)})`
  return x instanceof IntEnum ? x.value : x
}
/** A tuple as text; objects are told apart by a number they get. */
function written(x) {
  const known = x.key$
  if (known !== undefined) return known
  let text = ''
  for (const each of Array.isArray(x) ? x : x.items$) {
    const key = keyOf(each)
    text += (key !== null && typeof key === 'object') || typeof key === 'function' ? `#${(key.id$ ??= ++objects)},` : `${key},`
  }
  x.key$ = text
  return text
}

class Dict extends PyObject {
  constructor() {
    super()
    this.map$ = new Map()
  }
  find$(key) {
    return this.map$.get(keyOf(key))
  }
  read$(key) {
    const found = this.map$.get(keyOf(key))
    if (found !== undefined) return found[1]
    if (this.__missing__) return this.__missing__(key)
    throw new PyError(`no key ${String(key)}`)
  }
  write$(key, value) {
    const short = keyOf(key)
    const found = this.map$.get(short)
    if (found === undefined) this.map$.set(short, [key, value])
    else found[1] = value
  }
  __getitem__(key) {
    return this.read$(key)
  }
  get(key, other = null) {
    const found = this.map$.get(keyOf(key))
    return found === undefined ? other : found[1]
  }
  remove(key) {
    this.map$.delete(keyOf(key))
  }
  keys() {
    const all = keysOf(this)
    Object.defineProperty(all, 'isdisjoint', { value: (other) => !iter(other).some((key) => has(this, key)) })
    return all
  }
  values() {
    return Array.from(this.map$.values(), ([, value]) => value)
  }
  items() {
    return Array.from(this.map$.values())
  }
  add(key) {
    this.write$(key, true)
  }
  total() {
    return sum(this.values())
  }
  elements() {
    return this.items().flatMap(([key, count]) => Array.from({ length: count }, () => key))
  }
}
const dict = (pairs = []) => {
  const made = new Dict()
  for (const [key, value] of pairs) made.write$(key, value)
  return made
}
dict.fromkeys = (keys, value = null) => dict(iter(keys).map((key) => [key, value]))
const set = (all = []) => dict(iter(all).map((key) => [key, true]))
const frozenset = set
const Counter = (all) => {
  if (all instanceof Dict) return dict(all.items().map(([key, count]) => [key, count]))
  const made = new Dict()
  for (const each of iter(all)) made.write$(each, made.get(each, 0) + 1)
  return made
}
/** Answers of functions that only read data, and what the page gives. */
const fromData = (data) => {
  if (data === null || typeof data !== 'object') return data
  return Array.isArray(data) ? data.map(fromData) : dict(Object.entries(data).map(([key, value]) => [key, fromData(value)]))
}

const seq = (x) => (Array.isArray(x) ? x : x instanceof NamedTuple ? x.items$ : iter(x))
const keysOf = (x) => Array.from(x.map$.values(), ([key]) => key)
function iter(x) {
  if (Array.isArray(x)) return x
  if (x instanceof Dict) return keysOf(x)
  if (x instanceof NamedTuple) return x.items$
  if (typeof x === 'function') return x.members
  return typeof x === 'string' ? [...x] : x
}
/** What is gone through, as an array that may be the very one. */
const listed = (x) => {
  const found = iter(x)
  return Array.isArray(found) ? found : [...found]
}
/** In Python `iter` makes something that is used up. */
const iterator = (x) => iter(x)[Symbol.iterator]()
const next = (of, other) => {
  const { done, value } = (Array.isArray(of) ? of[Symbol.iterator]() : of).next()
  return done ? other : value
}
function at(whole, index) {
  if (Array.isArray(whole)) {
    const place = typeof index === 'number' ? index : Number(plain(index))
    return whole[place < 0 ? whole.length + place : place]
  }
  if (whole instanceof Dict) return whole.read$(index)
  if (isOptions(whole)) return whole[index]
  return seq(whole).at(Number(plain(index)))
}
function setItem(whole, index, value) {
  if (whole instanceof Dict) whole.write$(index, value)
  else whole[Number(plain(index))] = value
}
const has = (whole, each) => {
  if (whole instanceof Dict) return whole.map$.has(keyOf(each))
  if (typeof whole === 'string') return whole.includes(each)
  return iter(whole).some((other) => eq(each, other))
}
const index = (whole, each) => seq(whole).findIndex((other) => eq(each, other))
const len = (x) => (x instanceof Dict ? x.map$.size : seq(x).length)
/** A method as a value keeps whose it is. */
const bound = (whole, name) => {
  const found = whole[name]
  return typeof found === 'function' && !Object.hasOwn(whole, name) ? found.bind(whole) : found
}

// --- functions of Python -------------------------------------------------------------------------

const range = (one, other, step = 1) => {
  const [from, to] = (other === undefined ? [0, one] : [one, other]).map((x) => Number(plain(x)))
  const all = []
  for (let x = from; step > 0 ? x < to : x > to; x += step) all.push(x)
  return all
}
const list = (x = []) => [...iter(x)]
const tuple = list
const sum = (all, start = 0) => iter(all).reduce(add, start)
const map = (work, ...all) => zip(...all).map((each) => work(...each))
const zip = (...all) => {
  const lists = all.map((each) => iter(each))
  const length = Math.min(...lists.map((each) => each.length))
  return Array.from({ length }, (_, at) => lists.map((each) => each[at]))
}
const enumerate = (all, first = 0) => iter(all).map((each, at) => [at + (typeof first === 'object' ? first.start : first), each])
const reversed = (all) => [...iter(all)].reverse()
const sorted = (all, { key, reverse = false } = {}) => {
  if (!key) {
    const found = [...iter(all)].sort((one, other) => (typeof one === 'number' && typeof other === 'number' ? one - other : lt(one, other) ? -1 : lt(other, one) ? 1 : 0))
    return reverse ? found.reverse() : found
  }
  const found = iter(all).map((each) => [key(each), each])
  found.sort(([one], [other]) => (lt(one, other) ? -1 : lt(other, one) ? 1 : 0) * (reverse ? -1 : 1))
  return found.map(([, each]) => each)
}
const isOptions = (x) => x !== null && typeof x === 'object' && Object.getPrototypeOf(x) === Object.prototype
const extreme = (better) => (...given) => {
  const options = isOptions(given.at(-1)) ? given.pop() : {}
  const all = given.length === 1 ? iter(given[0]) : given
  const key = options.key ?? ((x) => x)
  let best
  let worth
  for (const each of all) {
    const found = key(each)
    if (worth === undefined || better(found, worth)) [best, worth] = [each, found]
  }
  return worth === undefined ? options.default : best
}
const min = extreme((one, other) => lt(one, other))
const max = extreme((one, other) => lt(other, one))
const any = (all) => iter(all).some(truth)
const all = (each) => iter(each).every(truth)
const bool = truth
const object = null
const isinstance = (x, kind) => {
  switch (kind) {
    case dict:
      return x instanceof Dict
    case list:
      return Array.isArray(x)
    case str:
      return typeof x === 'string'
    case bool:
      return typeof x === 'boolean'
    case int:
      return isWhole(x)
    case object:
      return true
  }
  return x instanceof kind
}
const replace = (x, words) => x._replace(words)
const ord = (letter) => letter.codePointAt(0)
const str = (x) => (typeof x === 'boolean' ? (x ? 'True' : 'False') : String(plain(x)))
const format = (x, how) => (how === 'g' ? String(Number(Number(x).toPrecision(6))) : str(x))
const cached = (work) => {
  const known = new Dict()
  return (...given) => {
    const found = known.find$(given)
    if (found) return found[1]
    const answer = work(...given)
    known.write$(given, answer)
    return answer
  }
}
const chosen = (all, size) => (size === 0 ? [[]] : all.flatMap((each, at) => chosen(all.slice(at + 1), size - 1).map((rest) => [each, ...rest])))
const combinations = (all, size) => chosen(iter(all), size)
const repeated = (all, size) => (size === 0 ? [[]] : all.flatMap((each, at) => repeated(all.slice(at), size - 1).map((rest) => [each, ...rest])))
const combinations_with_replacement = (all, size) => repeated(iter(all), size)
const permutations = (all) => {
  const each = iter(all)
  return each.length ? each.flatMap((one, at) => permutations([...each.slice(0, at), ...each.slice(at + 1)]).map((rest) => [one, ...rest])) : [[]]
}

const split = (text) => text.split(/\s+/).filter(Boolean)
const partition = (text, by) => {
  const at = text.indexOf(by)
  return at < 0 ? [text, '', ''] : [text.slice(0, at), by, text.slice(at + by.length)]
}
const isprintable = (text) => !/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text)
const join = (between, texts) => iter(texts).join(between)
const getattr = (x, name) => x[name]
const np = { array: (x) => x }

// What the language itself needs keeps its name, whatever the code calls its own variables.
const [
  $add, $sub, $mul, $div, $floordiv, $mod, $pow, $shl, $shr, $band, $bor, $bxor, $lt, $eq, $has, $at, $seq,
  $iter, $list, $setItem, $truth, $bound, $small, $format, $made, $dict, $set, $cached, $enumerated, $fromData,
  $split, $join, $index, $partition, $isprintable, $and, $or,
] = [
  add, sub, mul, div, floordiv, mod, pow, shl, shr, band, bor, bxor, lt, eq, has, at, seq, iter, listed, setItem,
  truth, bound, small, format, made, dict, set, cached, enumerated, fromData, split, join, index, partition, isprintable, and, or,
]
