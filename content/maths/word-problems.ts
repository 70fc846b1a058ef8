import type { Expected } from '../question.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { people, slips } from './numbers.ts'
import { spread } from './spread.ts'
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

const things = ['marbles', 'stickers', 'conkers', 'books', 'badges', 'coins'] as const

export const twoUnknowns = template({
  id: 'maths.word-problems.two-unknowns',
  version: 1,
  mode: 'options',
  seconds: 60,
  harder: 0.5,
  draw: (random, step) => {
    const kind =
      (['sum-and-difference', 'sum-and-difference', 'times-as-many', 'in-a-row', 'heads-and-legs'] as const)[
        step - 1
      ] ?? 'in-a-row'
    const small = random.int(2 + step * 4, 8 + step * 7)
    const other = {
      'sum-and-difference': small + random.int(2, 8 + step * 6),
      'times-as-many': small * random.int(2, 5),
      'in-a-row': 0,
      'heads-and-legs': random.int(4, 25),
    }[kind]
    return {
      kind,
      small,
      other,
      thing: random.pick(things),
      names: random.sample(people, 2),
      asksLarger: random.chance(0.5),
    }
  },
  measure:
    'what the two facts are about, from a sum and a difference to heads and legs, and how large the numbers are',
  hardness: ({ kind, small, other }) =>
    ({ 'sum-and-difference': 2, 'times-as-many': 3, 'in-a-row': 5, 'heads-and-legs': 6 })[kind] +
    (small + other) / 60,
  write: ({ kind, small, other, thing, names, asksLarger }, random) => {
    const [name = '', friend = ''] = names
    const finish = (
      stem: string,
      right: number,
      explanation: string,
      wrong: readonly { value: number; misconception: string }[],
    ) => ({
      stem,
      right: { text: grouped(right) },
      wrong: spread(random, grouped(right), [
        ...wrong
          .filter(({ value }) => Number.isInteger(value) && value > 0)
          .map(({ value, misconception }) => ({ text: grouped(value), misconception })),
        ...slips(right, random),
      ]),
      explanation,
    })
    if (kind === 'heads-and-legs') {
      const [hens, sheep] = [small, other]
      const [heads, legs] = [hens + sheep, hens * 2 + sheep * 4]
      return finish(
        `In a farmyard there are only hens and sheep. ${name} counts ${heads} heads and ${legs} legs. How many ${asksLarger ? 'sheep' : 'hens'} are there?`,
        asksLarger ? sheep : hens,
        `If all ${heads} were hens, there would be ${heads} × 2 = ${heads * 2} legs. There are ${legs} − ${heads * 2} = ${legs - heads * 2} more. Each sheep has 2 more legs than a hen, so there are ${legs - heads * 2} ÷ 2 = ${sheep} sheep, and ${heads} − ${sheep} = ${hens} hens. The answer is **${asksLarger ? sheep : hens}**.`,
        [
          { value: asksLarger ? hens : sheep, misconception: 'found-the-other-one' },
          { value: legs - heads, misconception: 'took-heads-from-legs' },
          { value: legs / 4, misconception: 'divided-all-the-legs' },
          { value: heads / 2, misconception: 'shared-equally' },
        ],
      )
    }
    if (kind === 'in-a-row') {
      const total = small * 3 + 3
      return finish(
        `Three whole numbers follow each other, such as 4, 5 and 6. Together they make ${total}. What is the ${asksLarger ? 'largest' : 'smallest'} of them?`,
        asksLarger ? small + 2 : small,
        `The middle one is a third of the total: ${total} ÷ 3 = ${small + 1}. So they are ${small}, ${small + 1} and ${small + 2}. The answer is **${asksLarger ? small + 2 : small}**.`,
        [
          { value: small + 1, misconception: 'gave-the-middle-one' },
          { value: asksLarger ? small : small + 2, misconception: 'found-the-other-end' },
          { value: total / 2, misconception: 'divided-by-two' },
          { value: total - 3, misconception: 'did-not-divide' },
        ],
      )
    }
    const total = small + other
    const asked = asksLarger ? name : friend
    const right = asksLarger ? other : small
    if (kind === 'times-as-many') {
      const times = other / small
      return finish(
        `${name} has ${times === 2 ? 'twice' : `${times} times`} as many ${thing} as ${friend}. Together they have ${total}. How many ${thing} does ${asked} have?`,
        right,
        `${friend} has 1 part and ${name} has ${times} parts, so there are ${times + 1} parts. One part is ${total} ÷ ${times + 1} = ${small}. ${asksLarger ? `${name} has ${small} × ${times} = **${other}**.` : `So ${friend} has **${small}**.`}`,
        [
          { value: asksLarger ? small : other, misconception: 'found-the-other-one' },
          { value: total / times, misconception: 'forgot-one-part' },
          { value: total / 2, misconception: 'shared-equally' },
          { value: total - times, misconception: 'took-away-not-divided' },
        ],
      )
    }
    const more = other - small
    return finish(
      `Together ${name} and ${friend} have ${total} ${thing}. ${name} has ${more} more than ${friend}. How many ${thing} does ${asked} have?`,
      right,
      `Put the ${more} extra aside: ${total} − ${more} = ${total - more}. Half of this is ${(total - more) / 2}, so ${friend} has ${small}.${asksLarger ? ` ${name} has ${small} + ${more} = ${other}.` : ''} The answer is **${right}**.`,
      [
        { value: asksLarger ? small : other, misconception: 'found-the-other-one' },
        { value: total / 2 + (asksLarger ? more : -more), misconception: 'moved-the-whole-difference' },
        { value: total - more, misconception: 'did-not-halve' },
        { value: total / 2, misconception: 'shared-equally' },
      ],
    )
  },
})

export const wordProblems: Topic = {
  id: 'maths.word-problems',
  name: 'Word problems',
  subdomain: 'problems',
  year: 5,
  prerequisites: ['maths.addition-and-subtraction', 'maths.multiplication', 'maths.division'],
  about: 'Stories that need two or three sums, or that hide two unknown numbers.',
  weights: { gl: 5, cem: 5, iseb: 4 },
  lesson: {
    version: 1,
    idea: `
A word problem hides sums in a story. Your job is to find them. Most stories need two or three sums. Here is a plan that works.

1. **Read** it twice. What is going on? Picture it or draw it.
2. **Ask** what you must find. Look at the last line.
3. **Plan** the steps. What can you work out first? What do you need next?
4. **Do** the sums, one by one. Write down what each answer means.
5. **Check.** Is the answer as big as you would think? Did you answer what was asked?

A bar drawn on paper often helps. Draw a long bar for the whole and cut it into the parts you know.`,
    example: `
Mia and Tom have 30 cards. Mia has 6 more than Tom. How many does Mia have?

1. Draw two bars. Mia's bar is longer by 6.
2. Put the 6 extra cards aside: 30 − 6 = 24.
3. Now both have the same. Half of 24 is 12. So Tom has 12.
4. Mia has 12 + 6 = **18**.
5. Check: 12 + 18 = 30, and 18 is 6 more than 12. Good.`,
    mistake: `
Many children stop too soon. They do the first sum and take its answer as the end. In the story with the cards they may write 12. But that is what Tom has! Read the last line once more before you write. Put your answer into the story and see if all of it comes true.`,
    tryThis: `
Make up a story of your own that needs two sums. Use things from your day, such as steps, snacks or pages. Ask someone at home to solve it. Did they find your answer?`,
  },
  templates: [twoSteps, threeSteps, twoUnknowns],
}
