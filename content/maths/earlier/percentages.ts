import { template } from '../../template.ts'
import { grouped } from '../../wording.ts'
import { slips } from '../numbers.ts'
import { builtFrom, fitting, kinds } from '../percent-parts.ts'
import { spread } from '../spread.ts'

const rates = [
  [10, 25, 50],
  [20, 30, 40, 60, 70, 75, 80, 90],
  [5, 15, 35, 45, 55, 65],
  [12, 24, 32, 36, 85, 95, 4, 8],
  [3, 7, 11, 17, 23, 37, 43, 59, 61, 73, 87],
] as const

export const percentOf = template({
  id: 'maths.percentages.of-amount',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const rate = random.pick(rates[step - 1] ?? [10])
    const unit = fitting(rate, 1)
    const amount = unit * random.int(Math.ceil(40 / unit) + 1, Math.ceil((160 + step * 120) / unit) + 2)
    return { rate, amount, kind: random.int(0, kinds.length - 1) }
  },
  measure: 'easy parts that the percentage is made of, and digits of the amount',
  hardness: ({ rate, amount }) =>
    ([10, 25, 50].includes(rate)
      ? 1
      : rate % 10 === 0 || rate === 75
        ? 2
        : rate % 5 === 0
          ? 3
          : rate % 4 === 0
            ? 4
            : 5) + String(amount).length,
  write: ({ rate, amount, kind }, random) => {
    const { before, after } = kinds[kind] as (typeof kinds)[number]
    const right = (amount * rate) / 100
    const say = (value: number) => `${before}${grouped(value)}${after}`
    const spare = amount - right
    return {
      stem: `What is **${rate}%** of **${say(amount)}**?`,
      right: { text: say(right) },
      wrong: spread(random, say(right), [
        ...(spare > 0 ? [{ text: say(spare), misconception: 'found-what-is-left' }] : []),
        ...(amount % rate === 0 && rate !== 10
          ? [{ text: say(amount / rate), misconception: 'divided-by-the-percentage' }]
          : []),
        ...(amount % 10 === 0 && rate !== 10
          ? [{ text: say(amount / 10), misconception: 'found-ten-per-cent' }]
          : []),
        ...(amount > rate ? [{ text: say(amount - rate), misconception: 'took-the-percentage-away' }] : []),
        ...slips(right, random, say),
      ]),
      explanation: `${builtFrom(rate, amount)}. The answer is **${say(right)}**.`,
    }
  },
})
