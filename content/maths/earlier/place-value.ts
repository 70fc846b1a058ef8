import { template } from '../../template.ts'
import { grouped } from '../../wording.ts'
import { spread } from '../spread.ts'

const places = [
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten-thousands',
  'hundred-thousands',
  'millions',
] as const

/** The digits of a number, starting with the ones. */
const digitsOf = (value: number) => [...String(value)].reverse().map(Number)

export const digitWorth = template({
  id: 'maths.place-value.digit-worth',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => {
    const length = step + 2
    const place = random.int(Math.max(1, step - 1), length - 1)
    const digit = random.int(2, 9)
    const others = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(other => other !== digit))
    const digits = Array.from({ length }, (_, at) => (at === place ? digit : (others[at] ?? 0)))
    if (digits[length - 1] === 0) digits[length - 1] = others[length] || others[length + 1] || 1
    return { value: Number(digits.reverse().join('')), place }
  },
  measure: 'digits of the number, and how far the digit stands from its end',
  hardness: ({ value, place }) => digitsOf(value).length + place,
  write: ({ value, place }, random) => {
    const digit = digitsOf(value)[place] ?? 0
    const worth = digit * 10 ** place
    return {
      stem: `What is the digit **${digit}** worth in the number **${grouped(value)}**?`,
      right: { text: grouped(worth) },
      wrong: spread(random, grouped(worth), [
        random.chance(0.5)
          ? { text: grouped(worth / 10), misconception: 'one-place-too-far-right' }
          : { text: grouped(worth * 10), misconception: 'one-place-too-far-left' },
        { text: String(digit), misconception: 'digit-without-its-place' },
        { text: grouped(Number(String(value).slice(-place - 1))), misconception: 'took-all-digits-after-it' },
        { text: grouped(worth * 10), misconception: 'one-place-too-far-left' },
        { text: grouped(worth / 10), misconception: 'one-place-too-far-right' },
        { text: grouped(worth * 100), misconception: 'two-places-too-far-left' },
        { text: grouped(10 ** place), misconception: 'place-without-its-digit' },
        ...(place > 1 ? [{ text: grouped(worth / 100), misconception: 'two-places-too-far-right' }] : []),
        { text: grouped(worth * 1000), misconception: 'three-places-too-far-left' },
      ]),
      explanation: `Count the places from the right. The ${digit} stands in the ${places[place]} place, so it is worth ${digit} × ${grouped(10 ** place)} = **${grouped(worth)}**.`,
    }
  },
})
