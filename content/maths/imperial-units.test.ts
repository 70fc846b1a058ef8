import { alongScale, lines, near, numbersIn, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { convert, graph, imperialUnits, mostOrLeast, twoUnits } from './imperial-units.ts'

/** Lengths in millimetres, masses in grams and amounts of liquid in millilitres, with the equivalents of the questions. */
const sizes: Record<string, number> = {
  mile: 1_600_000,
  km: 1_000_000,
  m: 1000,
  yard: 900,
  foot: 300,
  inch: 25,
  cm: 10,
  mm: 1,
  stone: 14_000 / 2.2,
  kg: 1000,
  pound: 1000 / 2.2,
  ounce: 1000 / 2.2 / 16,
  g: 1,
  gallon: 8000 / 1.75,
  litre: 1000,
  pint: 1000 / 1.75,
  ml: 1,
}

const one: Record<string, string> = { feet: 'foot', inches: 'inch' }

const sizeOf = (unit: string) => sizes[unit] ?? sizes[one[unit] ?? unit.replace(/s$/, '')] ?? Number.NaN

/** All amounts in a text, in the smallest unit: `5 feet 4 inches` is two. */
const amountsIn = (text: string) =>
  [
    ...text.matchAll(
      /([\d,]+(?:\.\d+)?) (miles?|km|mm|ml|m|yards?|feet|foot|inch(?:es)?|cm|stone|kg|pounds?|ounces?|g|gallons?|litres?|pints?)\b/g,
    ),
  ].map(([, number = '', unit = '']) => ({
    bare: Number(number.replaceAll(',', '')),
    unit,
    size: Number(number.replaceAll(',', '')) * sizeOf(unit),
  }))

const total = (text: string) => amountsIn(text).reduce((sum, { size }) => sum + size, 0)

const bold = (stem: string) => [...stem.matchAll(/\*\*([^*]+)\*\*/g)].map(([, found = '']) => found)

/** Converts with the fact in the stem: so many of one unit are so many of the other. */
function converted(stem: string, answer: string): number {
  const [first, second] = amountsIn(stem.slice(0, stem.indexOf('. ')))
  const [given] = amountsIn(bold(stem)[0] ?? '')
  const [asked] = amountsIn(answer)
  if (!first || !second || !given || !asked) return Number.NaN
  const same = (a: string, b: string) => sizeOf(a) === sizeOf(b)
  const [from, to] = same(given.unit, first.unit) ? [first, second] : [second, first]
  if (!same(given.unit, from.unit) || !same(asked.unit, to.unit)) return Number.NaN
  return (given.bare / from.bare) * to.bare * Number(bold(stem)[1] ?? 1)
}

prove(imperialUnits, [
  proof(convert, (_, answer, { draft: { stem } }) =>
    near(converted(stem, answer), amountsIn(answer)[0]?.bare ?? 0, 1e-6),
  ),
  // Counts everything in the small unit, as printed.
  proof(twoUnits, (_, answer, { draft: { stem } }) => {
    const [, of = '', small = ''] = /^There are (\d+) (\w+) in/.exec(stem) ?? []
    const [first = '', second = ''] = bold(stem)
    const inSmall = (text: string) => {
      const [big, little] = amountsIn(text)
      if (!big) return 0
      return big.unit.startsWith(small.slice(0, 3)) ? big.bare : big.bare * Number(of) + (little?.bare ?? 0)
    }
    const value = Number(answer)
    if (stem.includes('altogether?')) return inSmall(first) === value
    if (stem.includes('That is')) {
      const [, , whole] = amountsIn(stem.slice(stem.indexOf('. ') + 2).replace(/^/, '0 km 0 km '))
      const said = amountsIn(stem.slice(stem.indexOf('That is')))[0]?.bare ?? 0
      return whole !== undefined && said * Number(of) + value === inSmall(first) && value < Number(of)
    }
    if (second && /(\d) (?:pieces|boxes|days|cans)/.test(stem)) {
      const count = Number(/(\d+) (?:pieces|boxes|days|cans)/.exec(stem)?.[1])
      const [large, each] = inSmall(first) > inSmall(second) ? [first, second] : [second, first]
      return inSmall(large) - count * inSmall(each) === value
    }
    return Math.abs(inSmall(second) - inSmall(first)) === value
  }),
  // Measures the slope of the drawn line on the printed scales.
  proof(graph, (_, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const labels = texts(svg)
    const drawn = lines(svg).find(({ outline }) => outline === 2.5)
    if (!drawn) return false
    const numbered = labels.filter(({ text }) => /^[\d,]+$/.test(text))
    const low = Math.max(...numbered.map(({ y }) => y))
    const bottom = numbered.filter(({ y }) => near(y, low)).map(({ x, text }) => [x, Number(text)] as const)
    const left = numbered
      .filter(({ y }) => !near(y, low))
      .map(({ y, text }) => [-(y - 4), Number(text)] as const)
    const slope = alongScale(left, -drawn.to[1]) / alongScale(bottom, drawn.to[0])
    const [upUnit = '', acrossUnit = ''] = labels
      .filter(({ text }) => /[a-z]/.test(text))
      .map(({ text }) => text)
    const isUp = (text: string) => {
      const sign = /[£€]/.exec(text)?.[0]
      if (sign) return upUnit.includes(sign)
      const unit = (found: string) => sizeOf(/[a-z]+/.exec(found)?.[0] ?? '')
      return unit(text) === unit(upUnit) && unit(text) !== unit(acrossUnit)
    }
    const inUp = (text: string) => (numbersIn(text)[0] ?? 0) * (isUp(text) ? 1 : slope)
    const [first = '', second = ''] = bold(draft.stem)
    const expected = second ? inUp(first) - inUp(second) : inUp(first)
    return (
      isUp(answer) !== (second ? !isUp(first) : isUp(first)) && near(expected, inUp(answer), expected * 0.01)
    )
  }),
  proof(mostOrLeast, (_, answer, composed) => {
    if (composed.mode !== 'options') return false
    const least = /shortest|lightest|smallest/.test(composed.draft.stem)
    return composed.values.every(
      other => other === answer || (least ? total(other) > total(answer) : total(other) < total(answer)),
    )
  }),
])
