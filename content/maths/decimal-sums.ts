import { template } from '../template.ts'
import { grouped } from '../wording.ts'
import { scaled } from './numbers.ts'

type Sign = '+' | '−' | '×' | '÷'

/** The operation, and the decimal places of both numbers, for each step. */
// biome-ignore format: one line for each step is easier to compare.
const sums: readonly (readonly (readonly [Sign, number, number])[])[] = [
  [['+', 1, 1], ['−', 1, 1]],
  [['+', 1, 2], ['−', 2, 1], ['×', 1, 0]],
  [['−', 0, 2], ['+', 0, 2], ['×', 2, 0], ['−', 1, 2]],
  [['÷', 1, 0], ['÷', 2, 0], ['−', 0, 3], ['+', 1, 3]],
  [['×', 1, 1], ['×', 1, 2], ['÷', 3, 0], ['÷', 2, 1]],
]

export const decimalSum = template({
  id: 'maths.decimals.sum',
  version: 1,
  mode: 'typed',
  seconds: 50,
  draw: (random, step) => {
    const [sign, firstPlaces, secondPlaces] = random.pick(sums[step - 1] ?? [])
    const untidy = (least: number, most: number) => {
      const value = random.int(least, most)
      return value % 10 === 0 ? value + random.int(1, 9) : value
    }
    if (sign === '×')
      return {
        sign,
        first: untidy(12, firstPlaces === 2 ? 499 : 79),
        firstPlaces,
        second: random.int(3, 9),
        secondPlaces,
      }
    if (sign === '÷') {
      const second = random.int(3, 9)
      return { sign, first: untidy(13, 199) * second, firstPlaces, second, secondPlaces }
    }
    const second = untidy(10 ** secondPlaces, 4 * 10 ** secondPlaces)
    const first = untidy(5 * 10 ** firstPlaces, 20 * 10 ** firstPlaces)
    return {
      sign,
      first: firstPlaces === 0 ? Math.max(5, Math.floor(first)) : first,
      firstPlaces,
      second,
      secondPlaces,
    }
  },
  measure:
    'decimal places, how unlike they are, two or three more to multiply or divide, and one to do so by a decimal',
  hardness: ({ sign, firstPlaces, secondPlaces }) =>
    firstPlaces +
    secondPlaces +
    (sign === '+' || sign === '−' ? Math.abs(firstPlaces - secondPlaces) : sign === '×' ? 2 : 3) +
    (secondPlaces > 0 && (sign === '×' || sign === '÷') ? 1 : 0),
  write: ({ sign, first, firstPlaces, second, secondPlaces }) => {
    const [a, b] = [scaled(first, -firstPlaces), scaled(second, -secondPlaces)]
    const plain = (value: number, power: number) => scaled(value, power).replaceAll(',', '')
    if (sign === '×' || sign === '÷') {
      const whole = sign === '×' ? first * second : first / second
      const power = sign === '×' ? -firstPlaces - secondPlaces : secondPlaces - firstPlaces
      return {
        stem: `What is **${a} ${sign} ${b}**? Write your answer as a decimal or a whole number.`,
        expected: { kind: 'number', value: plain(whole, power) },
        mistakes: [
          { text: plain(whole, power + 1), misconception: 'decimal-point-one-place-out' },
          { text: plain(whole, power - 1), misconception: 'decimal-point-one-place-out' },
          { text: plain(whole, 0), misconception: 'left-out-the-decimal-point' },
        ],
        explanation: `Work without the point first: ${grouped(first)} ${sign} ${second} = ${grouped(whole)}. ${sign === '×' ? `The two numbers have ${firstPlaces + secondPlaces === 1 ? 'one decimal place' : `${firstPlaces + secondPlaces} decimal places`} together, and so does the answer${whole % 10 === 0 ? ` before you leave out zeros at its end` : ''}` : `${a} is ${grouped(10 ** firstPlaces)} times smaller than ${grouped(first)}${secondPlaces > 0 ? `, and ${b} is ${grouped(10 ** secondPlaces)} times smaller than ${second}` : ''}, so the answer is ${grouped(10 ** (firstPlaces - secondPlaces))} times smaller`}: **${scaled(whole, power)}**.`,
      }
    }
    const places = Math.max(firstPlaces, secondPlaces)
    const [one, two] = [first * 10 ** (places - firstPlaces), second * 10 ** (places - secondPlaces)]
    const right = sign === '+' ? one + two : one - two
    const lined = sign === '+' ? first + second : Math.abs(first - second)
    return {
      stem: `What is **${a} ${sign} ${b}**?`,
      expected: { kind: 'number', value: plain(right, -places) },
      mistakes: [
        { text: plain(lined, -places), misconception: 'did-not-line-up-the-points' },
        {
          text: plain(right + 10 ** (places - 1) * (sign === '+' ? -1 : 1), -places),
          misconception: 'forgot-to-carry',
        },
      ],
      explanation: `Line up the decimal points and fill in zeros: ${(one / 10 ** places).toFixed(places)} ${sign} ${(two / 10 ** places).toFixed(places)}. Then work from the right, as with whole numbers: ${grouped(one)} ${sign} ${grouped(two)} = ${grouped(right)}. Put the point back: **${scaled(right, -places)}**.`,
    }
  },
})
