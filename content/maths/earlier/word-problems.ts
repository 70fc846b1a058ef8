import type { Expected } from '../../question.ts'
import { template } from '../../template.ts'
import { grouped } from '../../wording.ts'
import { people, slips } from '../numbers.ts'
import { spread } from '../spread.ts'
import { threeStepStories } from './three-step-stories.ts'
import { twoStepStories } from './two-step-stories.ts'
import type { Story } from './word-problem-stories.ts'

const pairOf = ([first = '', second = '']: readonly string[]) => [first, second] as const
const digits = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + Math.log10(number), 0)
const explained = (steps: readonly string[]) => `Go step by step: ${steps.join('. Then ')}.`

export const twoSteps = template({
  id: 'maths.word-problems.two-steps',
  version: 1,
  mode: 'options',
  seconds: 55,
  draw: (random, step) => {
    const story = random.int(0, twoStepStories.length - 1)
    const numbers = (twoStepStories[story] as Story).draw(random, step)
    return { story, numbers, names: random.sample(people, 2) }
  },
  measure: 'how large the numbers in the story are, in powers of ten',
  hardness: ({ numbers }) => digits(numbers),
  write: ({ story, numbers, names }, random) => {
    const { tell, solve } = twoStepStories[story] as Story
    const { right, steps, wrong } = solve(numbers)
    return {
      stem: tell(numbers, pairOf(names)),
      right: { text: grouped(right) },
      wrong: spread(random, grouped(right), [
        ...wrong
          .filter(({ value }) => value > 0)
          .map(({ value, misconception }) => ({ text: grouped(value), misconception })),
        ...slips(right, random),
      ]),
      explanation: `${explained(steps)} The answer is **${grouped(right)}**.`,
    }
  },
})

export const threeSteps = template({
  id: 'maths.word-problems.three-steps',
  version: 1,
  mode: 'typed',
  seconds: 80,
  harder: 0.4,
  draw: (random, step) => {
    const story = random.int(0, threeStepStories.length - 1)
    const numbers = (threeStepStories[story] as Story).draw(random, step)
    return { story, numbers, names: random.sample(people, 2) }
  },
  measure: 'how large the numbers in the story are, in powers of ten',
  hardness: ({ numbers }) => digits(numbers),
  write: ({ story, numbers, names }) => {
    const { tell, solve, unit } = threeStepStories[story] as Story
    const { right, steps, wrong } = solve(numbers)
    const pounds = (value: number) => (unit === 'pence' ? (value / 100).toFixed(2) : String(value))
    const isMoney = unit === 'pounds' || unit === 'pence'
    const said = isMoney
      ? `£${pounds(right)}`
      : `${grouped(right)}${unit ? ` ${unit === 'l' ? 'litres' : unit}` : ''}`
    const expected: Expected = isMoney
      ? { kind: 'money', value: pounds(right) }
      : unit
        ? { kind: 'quantity', value: String(right), unit, fixed: true }
        : { kind: 'number', value: String(right) }
    return {
      stem: tell(numbers, pairOf(names)),
      expected,
      mistakes: wrong
        .filter(({ value }) => value > 0)
        .map(({ value, misconception }) => ({
          text: isMoney ? `£${pounds(value)}` : `${value}${unit ? ` ${unit}` : ''}`,
          misconception,
        })),
      explanation: `${explained(steps)} The answer is **${said}**.`,
    }
  },
})
