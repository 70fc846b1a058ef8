import { commonDivisor } from '../../grade.ts'
import { template } from '../../template.ts'
import { parts } from '../as-percentage.ts'
import { people } from '../numbers.ts'

export const asPercent = template({
  id: 'maths.percentages.as-percentage',
  version: 1,
  mode: 'typed',
  seconds: 35,
  draw: (random, step) => {
    const whole = random.pick(
      [
        [50, 10, 20],
        [20, 25, 50],
        [25, 200, 40],
        [40, 80, 125],
        [60, 75, 120, 150, 175, 240, 250],
      ][step - 1] ?? [10],
    )
    const grain = whole / commonDivisor(whole, 100)
    const part = grain * random.int(grain === 1 ? 2 : 1, Math.floor(whole / grain) - 1)
    return {
      part,
      whole,
      context: random.int(whole > 100 ? 1 : 0, parts.length - 1),
      person: random.pick(people),
    }
  },
  measure: 'how far the whole is from going into a hundred, and digits of both numbers',
  hardness: ({ part, whole }) =>
    (100 % whole === 0 ? 1 : whole % 100 === 0 ? 2 : 4) + String(part).length + String(whole).length,
  write: ({ part, whole, context, person }) => {
    const right = (part * 100) / whole
    const common = commonDivisor(part, whole)
    const times = 100 / whole
    return {
      stem: (parts[context] as (typeof parts)[number])(part, whole, person),
      expected: { kind: 'quantity', value: String(right), unit: '%', fixed: true },
      mistakes: [
        { text: `${part}%`, misconception: 'wrote-the-number-as-a-percentage' },
        { text: `${100 - right}%`, misconception: 'found-the-other-part' },
        { text: `${whole - part}%`, misconception: 'found-the-difference' },
      ],
      explanation: Number.isInteger(times)
        ? `Per cent means out of 100. ${whole} × ${times} = 100, so multiply both: ${part} × ${times} = ${right}. It is **${right}%**.`
        : `Per cent means out of 100. ${part} out of ${whole}${common > 1 && whole / common !== 100 ? ` is the same as ${part / common} out of ${whole / common}, and that` : ''} is ${whole / common === 100 || common === 1 ? 'the same as ' : ''}${right} out of 100. It is **${right}%**.`,
    }
  },
})
