import assert from 'node:assert/strict'
import { alongScale, lines, numbersIn, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { clock, notProper, read, romanNumerals, sum, write } from './roman-numerals.ts'

/** A proper numeral has at most these letters in each place, in this order. */
const proper = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/

const values: Record<string, number> = {
  CM: 900,
  CD: 400,
  XC: 90,
  XL: 40,
  IX: 9,
  IV: 4,
  M: 1000,
  D: 500,
  C: 100,
  L: 50,
  X: 10,
  V: 5,
  I: 1,
}

/** The number of a proper numeral, by counting pairs and letters. */
const worthOf = (numeral: string) =>
  numeral !== '' && proper.test(numeral)
    ? (numeral.match(/CM|CD|XC|XL|IX|IV|[MDCLXVI]/g) ?? []).reduce(
        (all, part) => all + (values[part] ?? 0),
        0,
      )
    : Number.NaN

const numeralsIn = (text: string) => [...text.matchAll(/\*\*([MDCLXVI]+)\*\*/g)].map(([, one = '']) => one)

const answers = {
  '+': (a: number, b: number) => a + b,
  '−': (a: number, b: number) => a - b,
  '×': (a: number, b: number) => a * b,
}

/** The turn of a hand from the top, as a share of the whole circle. */
function turnOf({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }): number {
  const turn = Math.atan2(to[0] - from[0], from[1] - to[1]) / (2 * Math.PI)
  return turn < 0 ? turn + 1 : turn
}

prove(romanNumerals, [
  proof(read, (_, answer, { draft: { stem } }) => worthOf(numeralsIn(stem)[0] ?? '') === Number(answer)),
  proof(write, (_, answer, { draft: { stem } }) => worthOf(answer) === numbersIn(stem)[0]),
  proof(notProper, (_, answer) => !proper.test(answer)),
  proof(sum, (_, answer, { draft: { stem } }) => {
    const [, first = '', sign = '', second = ''] =
      /\*\*([MDCLXVI]+) ([+−×]) ([MDCLXVI]+)\*\*/.exec(stem) ?? []
    if (first) return answers[sign as '+'](worthOf(first), worthOf(second)) === worthOf(answer)
    const [begun = '', finished = ''] = numeralsIn(stem)
    return worthOf(begun) + worthOf(answer) === worthOf(finished)
  }),
  // Measures where the hands point, and checks that the numerals are in their places.
  proof(clock, ({ close }, answer, composed) => {
    const { stem, picture } = composed.draft
    if (close && composed.mode === 'options') {
      const [right, ...others] = [composed.right, 0, 1, 2, 3, 4].map(
        at => composed.values[at]?.split(':') ?? [],
      )
      for (const at of [0, 1])
        assert(
          others.filter(other => other[at] === right?.[at]).length > 1,
          'only one option has its hour or minutes',
        )
    }
    const svg = picture?.svg ?? ''
    const [hourHand, minuteHand] = lines(svg)
    if (!hourHand || !minuteHand) return false
    const inPlace = texts(svg).every(
      ({ x, y, text }) =>
        Math.round(turnOf({ from: [100, 100], to: [x, y - 5] }) * 12) % 12 === worthOf(text) % 12,
    )
    const past = Math.round(turnOf(minuteHand) * 60) % 60
    const hour = Math.floor(
      alongScale(
        [
          [0, 0],
          [1, 12],
        ],
        turnOf(hourHand),
      ) + 1e-6,
    )
    const [, hours = '0'] = /(\d+) hours?/.exec(stem) ?? []
    const [, minutes = '0'] = /(\d+) minutes?/.exec(stem) ?? []
    const shift = (Number(hours) * 60 + Number(minutes)) * (stem.includes('before') ? -1 : 1)
    const [h = 0, m = 0] = answer.split(':').map(Number)
    return inPlace && (hour * 60 + past + shift + 1440) % 720 === (h * 60 + m) % 720
  }),
])
