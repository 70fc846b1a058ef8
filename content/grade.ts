import { type Expected, letters, type Question } from './question.ts'

/** Longer than any right answer. */
export const longestAnswer = 200

export interface Grade {
  readonly right: boolean
  /** The mistake that leads to this answer. */
  readonly misconception?: string
}

/** Whether this can be an answer to the question, right or wrong. */
export function isAnswer(question: Question, answer: string): boolean {
  if (question.mode === 'options') return (letters as readonly string[]).includes(answer)
  return answer.trim() !== '' && answer.length <= longestAnswer
}

/**
 * An option must match exactly. A typed answer may differ in spaces, capitals, the pound sign, thousands separators,
 * extra zeros, equivalent fractions and units of the same kind. If the question asks for a form, such as lowest terms
 * or the 24-hour clock, the answer must have it.
 */
export function grade(question: Question, answer: string): Grade {
  if (question.mode === 'options') {
    if (answer === question.answer) return { right: true }
    const misconception = question.options.find(({ letter }) => letter === answer)?.misconception
    return { right: false, ...(misconception && { misconception }) }
  }
  if (answer.length > longestAnswer) return { right: false }
  if (accepts(question.expected, answer)) return { right: true }
  const known = question.mistakes.find(({ text }) => accepts(likewise(question.expected, text), answer))
  return { right: false, ...(known && { misconception: known.misconception }) }
}

/** The same kind of answer with another value, written as a child would write a known mistake. */
function likewise(expected: Expected, text: string): Expected {
  if (expected.kind === 'money') return { ...expected, value: text.replace('£', '') }
  if (expected.kind === 'quantity') return { ...expected, value: text.replace(/[^\d./-]+$/u, '') }
  if (expected.kind === 'text') return { kind: 'text', value: text }
  if (expected.kind === 'fraction') return { ...expected, lowest: false, value: text }
  return { ...expected, value: text }
}

function accepts(expected: Expected, answer: string): boolean {
  const text = tidy(answer)
  switch (expected.kind) {
    case 'number':
      return sameRatio(numberOf(text), numberOf(expected.value))
    case 'fraction': {
      const given = numberOf(text)
      return sameRatio(given, numberOf(expected.value)) && !(expected.lowest && !inLowestTerms(text))
    }
    case 'money':
      return sameRatio(moneyOf(text), numberOf(expected.value))
    case 'quantity':
      return acceptsQuantity(expected, text)
    case 'time':
      return clockOf(text, expected.fixed) === clockOf(expected.value, true)
    case 'text':
      return [expected.value, ...(expected.also ?? [])].some(right => tidy(right) === text)
    case 'letters':
      return text.replaceAll(/[ ,]/g, '') === tidy(expected.value).replaceAll(/[ ,]/g, '')
  }
}

function tidy(text: string): string {
  const small = text.trim().toLowerCase()
  if (!/[^ -~]| {2}/.test(small)) return small // Nothing below would change it, as is mostly so.
  return small.replaceAll(/\s+/g, ' ').replaceAll(/[‘’]/g, "'").replaceAll('−', '-')
}

/** A ratio of whole numbers in lowest terms. */
interface Ratio {
  readonly above: number
  readonly below: number
}

const sameRatio = (a: Ratio | undefined, b: Ratio | undefined) =>
  a !== undefined && b !== undefined && a.above === b.above && a.below === b.below

function ratio(above: number, below: number): Ratio | undefined {
  if (below === 0 || !Number.isSafeInteger(above) || !Number.isSafeInteger(below)) return undefined
  const common = commonDivisor(Math.abs(above), below) || 1
  return { above: above === 0 ? 0 : above / common, below: above === 0 ? 1 : below / common }
}

export function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** Reads `-1,250`, `01250`, `12.50`, `3/4` and `1 1/2`. */
function numberOf(text: string): Ratio | undefined {
  const mixed = /^(-?)(\d{1,9}) (\d{1,9}) ?\/ ?(\d{1,9})$/.exec(text)
  if (mixed) {
    const [, sign, whole, above, below] = mixed
    const value = Number(whole) * Number(below) + Number(above)
    return ratio(sign ? -value : value, Number(below))
  }
  const fraction = /^(-?\d{1,9}) ?\/ ?(\d{1,9})$/.exec(text)
  if (fraction) return ratio(Number(fraction[1]), Number(fraction[2]))
  const decimal = /^(-?) ?(\d{1,3}(?:[, ]\d{3}){1,4}|\d{0,13})(?:\.(\d{1,9}))?$/.exec(text)
  if (!decimal) return undefined
  const [, sign, whole = '', after = ''] = decimal
  if (whole + after === '') return undefined
  const value = Number(whole.replaceAll(/[, ]/g, '') + after)
  return ratio(sign ? -value : value, 10 ** after.length)
}

/** Reads `3/4`, `2 3/4` and `2`, but not `6/8` or `0.75`. */
function inLowestTerms(text: string): boolean {
  const [, above, below] = /(\d+) ?\/ ?(\d+)$/.exec(text) ?? []
  return above === undefined ? !text.includes('.') : commonDivisor(Number(above), Number(below)) === 1
}

/** Reads `£3.50`, `3.50` and `350p`, in pounds. */
function moneyOf(text: string): Ratio | undefined {
  const pence = /^([\d, .]+) ?p$/.exec(text)
  if (!pence) return numberOf(text.replace(/^£ ?/, ''))
  const value = numberOf(pence[1]?.trim() ?? '')
  return value && ratio(value.above, value.below * 100)
}

/** How many of the smallest unit of its kind one unit is, so that units can be compared. */
const units: Record<string, readonly [kind: string, size: number]> = {}
for (const [kind, names] of Object.entries({
  length: {
    'mm millimetre millimetres': 1,
    'cm centimetre centimetres': 10,
    'm metre metres': 1000,
    'km kilometre kilometres': 1_000_000,
  },
  mass: { 'g gram grams': 1, 'kg kilogram kilograms': 1000 },
  capacity: { 'ml millilitre millilitres': 1, 'l litre litres': 1000 },
  area: { 'mm² mm2': 1, 'cm² cm2': 100, 'm² m2': 1_000_000 },
  volume: { 'mm³ mm3': 1, 'cm³ cm3': 1000, 'm³ m3': 1_000_000_000 },
  angle: { '° degree degrees': 1 },
  share: { '% percent': 1 },
  time: {
    's sec second seconds': 1,
    'min mins minute minutes': 60,
    'h hr hrs hour hours': 3600,
    'day days': 86_400,
    'week weeks': 604_800,
  },
  speed: { 'km/h': 1, mph: 1.6 },
})) {
  for (const [spellings, size] of Object.entries(names)) {
    for (const spelling of spellings.split(' ')) units[spelling] = [kind, size]
  }
}

function withUnit(text: string): { value: Ratio; unit: string } | undefined {
  const unit = Object.hasOwn(units, text.replace(/^[-\d., /]+/, ''))
    ? text.replace(/^[-\d., /]+/, '')
    : undefined
  if (!unit) return undefined
  const value = numberOf(text.slice(0, -unit.length).trim())
  return value && { value, unit }
}

function acceptsQuantity({ value, unit, fixed }: Expected & { kind: 'quantity' }, text: string): boolean {
  const right = numberOf(value)
  const bare = numberOf(text)
  if (bare) return sameRatio(bare, right)
  const given = withUnit(text)
  const wanted = units[tidy(unit)]
  if (!given || !right) return false
  const [kind, size] = units[given.unit] ?? []
  if (!wanted) return false
  if (kind !== wanted[0] || (fixed && size !== wanted[1])) return false
  return sameRatio(
    ratio(given.value.above * (size ?? 0), given.value.below),
    ratio(right.above * wanted[1], right.below),
  )
}

/** Reads `14:05` and, unless the 24-hour clock is required, `2:05 pm`, as minutes after midnight. */
function clockOf(text: string, only24: boolean): number | undefined {
  const [, hours, minutes, half] = /^(\d{1,2})[:.](\d{2}) ?(am|pm)?$/.exec(text) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  if (half) {
    if (only24 || Number(hours) < 1 || Number(hours) > 12) return undefined
    return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'pm' ? 720 : 0)
  }
  if (Number(hours) > 23 || (only24 && hours.length !== 2)) return undefined
  return Number(hours) * 60 + Number(minutes)
}

/** The right answer as a child would write it. */
export function answerText(expected: Expected): string {
  if (expected.kind === 'money') return `£${expected.value}`
  if (expected.kind === 'quantity') {
    return `${expected.value}${/^[°%]$/.test(expected.unit) ? '' : ' '}${expected.unit}`
  }
  return expected.value
}

/** Whether two answers mean the same: `£0.50` and `50p`, `1/2` and `2/4`, `25 cm` and `0.25 m`. */
export const sameValue = (a: string, b: string) => a === b || valueKey(a) === valueKey(b)

export function valueKey(text: string): string {
  if (text.startsWith('<svg')) return text // A picture is compared as it is.
  if (!/^[-£−.\d]/.test(text)) return tidy(text)
  const plain = tidy(text)
  if (plain.startsWith('£') || /\dp$/.test(plain)) {
    const money = moneyOf(plain)
    if (money) return `£${money.above}/${money.below}`
  }
  const number = numberOf(plain)
  if (number) return `${number.above}/${number.below}`
  const quantity = withUnit(plain)
  if (!quantity) return plain
  const [kind, size = 1] = units[quantity.unit] ?? []
  const value = ratio(quantity.value.above * size, quantity.value.below)
  return value ? `${kind} ${value.above}/${value.below}` : plain
}
