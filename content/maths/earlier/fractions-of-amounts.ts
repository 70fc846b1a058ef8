import { commonDivisor } from '../../grade.ts'
import type { Random } from '../../random.ts'
import { template } from '../../template.ts'
import { grouped } from '../../wording.ts'
import { type Fraction, over } from '../fractions.ts'
import { slips } from '../numbers.ts'
import { spread } from '../spread.ts'

/** The denominators, and the largest size of one part, for each step. */
const sizes = [
  { bottoms: [2, 3, 4, 5], part: 9 },
  { bottoms: [3, 4, 5, 6, 8, 10], part: 15 },
  { bottoms: [5, 6, 7, 8, 9], part: 30 },
  { bottoms: [7, 8, 9, 11, 12], part: 45 },
  { bottoms: [7, 8, 9, 11, 12, 15], part: 80 },
] as const

function fractionOf(random: Random, step: number): Fraction & { part: number } {
  const { bottoms, part } = sizes[step - 1] ?? sizes[0]
  const below = random.pick(bottoms)
  const tops = Array.from({ length: below - 1 }, (_, at) => at + 1).filter(
    top => commonDivisor(top, below) === 1,
  )
  const above = step === 1 && random.chance(0.5) ? 1 : random.pick(tops.filter(top => top > 1 || below === 2))
  return { above, below, part: random.int(Math.max(3, Math.floor(part / 3)), part) }
}

const units = ['', ' g', ' ml', ' cm', ' m', ' kg'] as const

export const ofAmount = template({
  id: 'maths.fractions-of-amounts.of-amount',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => ({ ...fractionOf(random, step), unit: random.pick(units) }),
  measure: 'digits of the amount, the bottom number in threes, and one where the top is more than 1',
  hardness: ({ above, below, part }) => String(below * part).length + below / 3 + (above > 1 ? 1 : 0),
  write: ({ above, below, part, unit }, random) => {
    const amount = below * part
    const right = above * part
    const say = (value: number) => `${grouped(value)}${unit}`
    return {
      stem: `What is **${over({ above, below })}** of **${say(amount)}**?`,
      right: { text: say(right) },
      wrong: spread(random, say(right), [
        ...(above > 1 ? [{ text: say(part), misconception: 'found-only-one-part' }] : []),
        { text: say(amount - right), misconception: 'found-what-is-left' },
        ...(amount % above === 0 && above > 1
          ? [{ text: say(amount / above), misconception: 'divided-by-the-top' }]
          : []),
        ...slips(right, random, say),
      ]),
      explanation: `Divide by the bottom number to find one part: ${grouped(amount)} ÷ ${below} = ${part}.${above > 1 ? ` Then multiply by the top number: ${part} × ${above} = **${say(right)}**.` : ` So it is **${say(right)}**.`}`,
    }
  },
})
