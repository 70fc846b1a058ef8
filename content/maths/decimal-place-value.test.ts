import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alongScale, near, numbersIn, polygons, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { compose } from '../template.ts'
import {
  between,
  build,
  decimalPlaceValue,
  digitWorth,
  inOrder,
  numberLine,
  roundsTo,
} from './decimal-place-value.ts'

const worthOfPlace: Record<string, number> = {
  thousand: 1000,
  hundred: 100,
  ten: 10,
  one: 1,
  tenth: 0.1,
  hundredth: 0.01,
  thousandth: 0.001,
}

/** Reads `7 hundredths`, `7/100` and `0.07`. */
function valueIn(text: string): number {
  const [, count, place] = /^(\d+) ([a-z]+?)s?$/.exec(text) ?? []
  if (place) return Number(count) * (worthOfPlace[place] ?? Number.NaN)
  const [above = Number.NaN, below = 1] = text.split('/').map(part => Number(part.replaceAll(',', '')))
  return above / below
}

const bold = (stem: string) => [...stem.matchAll(/\*\*([^*]+)\*\*/g)].map(([, one = '']) => one)

/** Numbers as whole ten-thousandths. */
const exact = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 10_000)

test('at steps 4 and 5 the arrow never points to the middle of the line', () => {
  for (const step of [4, 5] as const)
    for (let seed = 0; seed < 300; seed++) {
      const { parts, halves } = compose(numberLine, seed, step).facts
      assert.notEqual(halves, parts, `seed ${seed}`)
    }
})

prove(decimalPlaceValue, [
  // With a zero in its place, the number is smaller by the value of the digit.
  proof(digitWorth, (_, answer, { draft: { stem } }) => {
    const [first = '', second = ''] = bold(stem)
    if (!stem.startsWith('What is the value')) {
      const from = numbersIn(first)[0] ?? 0
      return near(Math.abs(Number(second) - from), valueIn(answer), 1e-6)
    }
    const at = second.indexOf(first)
    const without = `${second.slice(0, at)}0${second.slice(at + 1)}`
    return second.lastIndexOf(first) === at && near(Number(second) - Number(without), valueIn(answer), 1e-6)
  }),
  proof(build, (_, answer, { draft: { stem } }) => {
    const said = (bold(stem)[0] ?? '').split(/, | and /)
    return near(
      said.reduce((sum, part) => sum + valueIn(part), 0),
      Number(answer.replaceAll(',', '')),
      1e-6,
    )
  }),
  proof(inOrder, ({ values }, answer, { draft: { stem } }) => {
    const list = answer.split(', ').map(exact)
    const falling = stem.includes('from the **largest')
    return (
      list.every(
        (value, at) => at === 0 || (falling ? value < (list[at - 1] ?? 0) : value > (list[at - 1] ?? 0)),
      ) &&
      values.length === list.length &&
      values.every(value => list.includes(value))
    )
  }),
  proof(between, (_, answer, { draft: { stem } }) => {
    const [low = 0, high = 0] = bold(stem).map(exact)
    return low < exact(answer) && exact(answer) < high
  }),
  // Rounds the answer by its distance from the number it is said to become.
  proof(roundsTo, (_, answer, { draft: { stem } }) => {
    const [first = '', second = ''] = bold(stem)
    const becomes = (text: string, size: number) => {
      const away = exact(answer) - exact(text)
      return away >= -size / 2 && away < size / 2
    }
    if (stem.includes('also')) return becomes(first, 100) && becomes(second, 1000)
    return becomes(first, stem.includes('whole') ? 10_000 : 1000)
  }),
  // Measures where the tip of the arrow is between the two ends.
  proof(numberLine, (_, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const [tip = [0, 0]] = polygons(svg)[0] ?? []
    const ends = texts(svg).map(({ x, text }) => [x, numbersIn(text)[0] ?? 0] as const)
    return near(alongScale(ends, tip[0]), Number(answer), 1e-4)
  }),
])
