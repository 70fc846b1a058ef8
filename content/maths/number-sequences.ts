import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped, ordinal } from '../wording.ts'
import { scaled, slipSentences, slips } from './numbers.ts'
import { spread } from './spread.ts'

/** The relation of each number to those before it. */
type Rule =
  | 'add'
  | 'take'
  | 'times'
  | 'growing'
  | 'alternating'
  | 'times-and-add'
  | 'two-before'
  | 'two-in-one'

const rules: readonly (readonly Rule[])[] = [
  ['add', 'take'],
  ['times', 'take', 'growing'],
  ['growing', 'times-and-add'],
  ['alternating', 'two-before', 'times-and-add'],
  ['two-in-one', 'alternating', 'two-before'],
]

const weights: Record<Rule, number> = {
  add: 1,
  take: 1,
  times: 2,
  growing: 3,
  'times-and-add': 4,
  'two-before': 5,
  alternating: 5,
  'two-in-one': 6,
}

/** The numbers of a sequence, of which the last is to be found, and its rule as text. */
function sequence(random: Random, rule: Rule, wide: number): { terms: number[]; why: string } {
  const first = random.int(2, 12)
  const by = random.int(3, 4 + wide)
  const from = (length: number, next: (terms: readonly number[], at: number) => number) => {
    const terms = [first]
    for (let at = 1; at < length; at++) terms.push(next(terms, at))
    return terms
  }
  const last = (terms: readonly number[]) => terms.at(-1) ?? 0
  switch (rule) {
    case 'add':
      return {
        terms: from(6, terms => last(terms) + by),
        why: `Each number is ${by} more than the one before`,
      }
    case 'take':
      return {
        terms: from(6, terms => last(terms) + by).reverse(),
        why: `Each number is ${by} less than the one before`,
      }
    case 'times': {
      const times = random.int(2, 3)
      return {
        terms: from(6, terms => last(terms) * times),
        why: `Each number is ${times} times the one before`,
      }
    }
    case 'growing': {
      const more = random.int(1, 4)
      return {
        terms: from(6, (terms, at) => last(terms) + by + more * (at - 1)),
        why: `The steps grow: ${[0, 1, 2, 3, 4].map(at => `+${by + more * at}`).join(', ')}. Each step is ${more} more than the one before`,
      }
    }
    case 'times-and-add': {
      const add = random.pick([1, 2, 3, -1])
      return {
        terms: from(6, terms => last(terms) * 2 + add),
        why: `Each number is doubled, then ${add < 0 ? '1 is taken away' : `${add} is added`}`,
      }
    }
    case 'two-before': {
      const second = first + random.int(1, 9)
      return {
        terms: from(7, (terms, at) => (at === 1 ? second : last(terms) + (terms.at(-2) ?? 0))),
        why: 'Each number is the sum of the two before it',
      }
    }
    case 'alternating': {
      const down = random.int(1, by - 1)
      return {
        terms: from(8, (terms, at) => last(terms) + (at % 2 === 1 ? by : -down)),
        why: `The steps take turns: +${by}, then −${down}`,
      }
    }
    case 'two-in-one': {
      const [start, step] = [random.int(40, 90), random.int(2, 9)]
      return {
        terms: from(8, (_, at) => (at % 2 === 0 ? first + (by * at) / 2 : start - (step * (at - 1)) / 2)),
        why: `Two sequences take turns. The 1st, 3rd, 5th and 7th numbers go up by ${by}. The 2nd, 4th and 6th go down by ${step}, and so does the next`,
      }
    }
  }
}

export const next = template({
  id: 'maths.number-sequences.next',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const rule = random.pick(rules[step - 1] ?? [])
    return { rule, ...sequence(random, rule, step * 2) }
  },
  measure: 'how many things the rule has to be seen in',
  hardness: ({ rule }) => weights[rule],
  write: ({ terms, why }, random) => {
    const shown = terms.slice(0, -1)
    const right = terms.at(-1) ?? 0
    const [last, before, third] = [shown.at(-1) ?? 0, shown.at(-2) ?? 0, shown.at(-3) ?? 0]
    const wrong = [
      { value: last + (last - before), misconception: 'repeated-the-last-step' },
      { value: last + (before - third), misconception: 'repeated-an-earlier-step' },
      { value: last - (right - last), misconception: 'went-the-wrong-way' },
    ]
    return {
      stem: `What is the next number in this sequence? **${shown.map(grouped).join(', ')}, …**`,
      right: { text: grouped(right) },
      wrong: spread(random, grouped(right), [
        ...wrong
          .filter(({ value }) => value > 0)
          .map(({ value, misconception }) => ({ text: grouped(value), misconception })),
        ...slips(right, random),
      ]),
      explanation: `${why}. So the next number is **${grouped(right)}**.`,
    }
  },
})

const equalStepsIn = (version: 1 | 2) =>
  template({
    id: 'maths.number-sequences.equal-steps',
    version,
    mode: 'typed',
    seconds: 40,
    draw: (random, step) => {
      const by = random.int(3, 6 + step * 3) * (random.chance(0.5) ? 1 : -1)
      const places = step === 5 ? 1 : 0
      const length = step < 3 ? 5 : 6
      const start = by > 0 ? random.int(step > 2 ? -20 : 2, 40) : random.int(60, 150)
      // From step 3 on, only two numbers are shown, and the others lie between or beyond them.
      const shown =
        step < 3
          ? [0, 1, 3, 4]
          : random.pick([
              [0, 3],
              [1, 4],
              [0, 4],
              [1, 5],
              [0, 5],
            ])
      const asked = step < 3 ? 2 : random.pick([1, 2, 3].filter(at => !shown.includes(at)))
      return { terms: Array.from({ length }, (_, at) => start + by * at), shown, asked, places }
    },
    measure: 'numbers that are hidden, how large the steps are, in tens, and three for decimals',
    hardness: ({ terms, shown, places }) =>
      terms.length - shown.length + Math.abs((terms[1] ?? 0) - (terms[0] ?? 0)) / 10 + places * 3,
    write: ({ terms, shown, asked, places }) => {
      const say = (value: number) => scaled(value, -places)
      const plain = (value: number) => (places > 0 ? (value / 10).toFixed(1) : String(value))
      const [left = 0, right = 0] = [
        shown.findLast(at => at < asked) ?? shown[0],
        shown.find(at => at > asked) ?? shown[1],
      ]
      const [from, to] = [terms[left] ?? 0, terms[right] ?? 0]
      const by = (to - from) / (right - left)
      const middle = Math.round((from + to) / 2)
      const value = terms[asked] ?? 0
      const line = terms.map((term, at) => (at === asked ? '★' : shown.includes(at) ? say(term) : '□'))
      return {
        stem: `In this sequence all steps are equal. Which number belongs at the star? **${line.join(', ')}**`,
        expected: { kind: 'number', value: plain(value) },
        mistakes: [
          { text: plain(value + by), misconception: 'one-step-too-far' },
          { text: plain(value - by), misconception: 'one-step-too-few' },
          { text: plain(middle), misconception: 'took-the-middle-of-two-numbers' },
        ],
        explanation: `From ${say(from)} to ${say(to)} there are ${right - left} equal steps, and the difference is ${say(Math.abs(to - from))}. So each step is ${say(Math.abs(to - from))} ÷ ${right - left} = ${say(Math.abs(by))}, going ${by > 0 ? 'up' : 'down'}.${version === 1 ? ' At the star stands' : ' The number at the star is'} **${say(value)}**.`,
      }
    },
  })

export const equalSteps = equalStepsIn(2)

const farawayIn = (version: 1 | 2) =>
  template({
    id: 'maths.number-sequences.faraway',
    version,
    ...(version === 2 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 45,
    harder: 0.4,
    draw: (random, step) => {
      const by = random.int(2, 3 + step * 2)
      const position = random.pick(
        [
          [8, 9, 10],
          [10, 12, 15],
          [20, 21, 25, 30],
          [30, 40, 50, 51],
          [60, 75, 100, 101],
        ][step - 1] ?? [],
      )
      return { start: random.int(1, 8 + step * 4), by, position, where: step > 2 && random.chance(0.4) }
    },
    measure: 'steps to go, in doublings, and one more for working back',
    hardness: ({ position, where }) => Math.log2(position) + (where ? 1 : 0),
    write: ({ start, by, position, where }, random) => {
      const shown = [0, 1, 2, 3].map(at => start + by * at)
      const value = start + by * (position - 1)
      const begins = `A sequence starts **${shown.join(', ')}, …** and goes on in the same way.`
      const say = where ? ordinal : grouped
      const right = where ? position : value
      const wrong = where
        ? [
            { value: position - 1, misconception: 'counted-steps-not-numbers' },
            { value: position + 1, misconception: 'one-step-too-many' },
            { value: Math.round(value / by), misconception: 'forgot-the-first-number' },
          ]
        : [
            { value: start + by * position, misconception: 'one-step-too-many' },
            { value: by * position, misconception: 'forgot-the-first-number' },
            { value: value - by, misconception: 'one-step-too-few' },
            { value: (shown[3] ?? 0) + by * position, misconception: 'counted-on-from-the-last-number' },
            { value: start * position, misconception: 'multiplied-the-first-number' },
          ]
      return {
        stem: where
          ? `${begins} ${version === 1 ? `At which place does the number ${grouped(value)} stand` : `Where in the sequence does the number ${grouped(value)} come`}?`
          : `${begins} What is the ${ordinal(position)} number?`,
        right: { text: say(right) },
        wrong: spread(random, say(right), [
          ...random
            .shuffle(wrong)
            .slice(0, 3)
            .map(({ value, misconception }) => ({ text: say(value), misconception })),
          ...slips(right, random, say),
        ]),
        explanation: where
          ? `Each step is ${by}. From ${start} to ${grouped(value)} it is ${grouped(value - start)}, and ${grouped(value - start)} ÷ ${by} = ${position - 1} steps. ${version === 1 ? 'The first number stands before all steps' : 'The first number comes before any of the steps'}, so ${grouped(value)} is the **${ordinal(position)}** number.`
          : `Each step is ${by}. To get from the 1st to the ${ordinal(position)} number you take ${position - 1} steps: ${position - 1} × ${by} = ${grouped(value - start)}. Then ${start} + ${grouped(value - start)} = **${grouped(value)}**.`,
      }
    },
  })

export const faraway = farawayIn(2)

export const numberSequences: Topic = {
  id: 'maths.number-sequences',
  name: 'Sequences',
  subdomain: 'number',
  year: 5,
  prerequisites: ['maths.addition-and-subtraction', 'maths.multiplication'],
  about: 'Finding the rule of a sequence, a missing number in it, or one far along it.',
  weights: { gl: 4, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A **sequence** is a list of numbers with a rule. Find the rule and you can go on for ever.

Look at the steps first. Write them between the numbers.

- Are all steps the same? Then add or take that much. In 5, 9, 13, 17 each step is 4.
- Do the steps grow? In 2, 3, 5, 8, 12 they are 1, 2, 3 and 4. The next one is 5.
- Do the steps get big fast? Then try to double, or to multiply by 3.
- Do the numbers hop up and down? Then look at every second number. There may be two lists in one.

Test your rule on all the numbers, not just on the first two.`,
    example: `
A sequence starts 7, 10, 13, 16. What is the 20th number?

1. Each step is 3.
2. The first number needs no step. The second needs one step. So the 20th needs 19 steps.
3. 19 × 3 = 57.
4. Start at 7 and add the steps: 7 + 57 = **64**.`,
    harder: `
All steps in this sequence are equal. Which number belongs at the star? **□, 5.1, ★, □, □, 11.1**

1. Count the steps from 5.1 to 11.1. Count the jumps, not the boxes in between. There are 4.
2. The numbers grow by 11.1 − 5.1 = 6. So four steps are 6.
3. One step is 6 ÷ 4 = 1.5.
4. The star is one step after 5.1: 5.1 + 1.5 = **6.6**.
5. Check: 5.1, 6.6, 8.1, 9.6, 11.1. Good!

Here is another hard kind. A sequence starts 8, 15, 22, 29. **Where in the sequence is 302?**

1. Each step is 7.
2. From 8 to 302 is 302 − 8 = 294.
3. 294 ÷ 7 = 42. So it takes 42 steps.
4. The first number needs no step, so 302 is the **43rd** number.

Now you try: what comes next in 5, 9, 14, 23, 37, 60? Add the last two each time. (It is 97.)`,
    mistake: `
Many children take 20 steps to reach the 20th number. That is one too many. How can you see it? Try it on a small one. The 2nd number is just one step away from the first, not two. It is like a fence: four posts have only three gaps.`,
    tryThis: `
Make a row of squares with matchsticks, each one sharing a side with the next. Count the sticks for one, two, three and four squares. What is the rule? How many would you need for ten?`,
  })),
  misconceptions: once(() => ({
    ...slipSentences,
    'went-the-wrong-way': {
      child: 'Check if the next step goes up or down before you take it.',
      parent: 'Takes the right step in the wrong direction. Write + or − above each gap of the sequence.',
    },
    'repeated-an-earlier-step': {
      child: 'You used an older step. Write all the steps in the gaps and see how they change.',
      parent:
        'Uses a step from earlier in the sequence. Note every step above its gap and look for a pattern in the steps themselves.',
    },
    'repeated-the-last-step': {
      child: 'The steps are not all the same. Look at how the steps change, then take the next one.',
      parent:
        'Repeats the last step where the steps change or take turns. Write all the steps down and read them as a pattern.',
    },
    'one-step-too-far': {
      child: 'You went one step too far. Touch each place in the line as you count the steps.',
      parent: 'Goes one place past the star. Point at each box and count the steps aloud.',
    },
    'one-step-too-few': {
      child: 'You stopped one step too soon. Count the steps again up to the place you want.',
      parent:
        'Stops one step short of the place asked for. Number the places 1, 2, 3 and count the steps between them.',
    },
    'took-the-middle-of-two-numbers': {
      child: 'The star is not half way. Count the steps between the numbers and divide the gap by that.',
      parent:
        'Takes the number half way between two known ones. Count the gaps and divide the difference by them.',
    },
    'multiplied-the-first-number': {
      child: 'Do not multiply the first number. Find the step, and add it again and again.',
      parent:
        'Multiplies the first number by the place. Build the sequence with matchsticks to see that only the step is repeated.',
    },
    'one-step-too-many': {
      child: 'The first number needs no step. For the 10th number take 9 steps.',
      parent: 'Takes one step too many. The first number is there already, so the 10th is only 9 steps away.',
    },
    'counted-on-from-the-last-number': {
      child: 'Start from the first number, or count only the steps that are still to come.',
      parent:
        'Takes all the steps, but from the last number shown. Ask how many places are still left from there.',
    },
    'forgot-the-first-number': {
      child: 'The sequence does not start at zero. Add the first number to all your steps.',
      parent:
        'Multiplies step by place and forgets where the sequence begins. Test the idea on the 2nd number, which is easy to check.',
    },
    'counted-steps-not-numbers': {
      child: 'You counted the steps. There is one more number than steps, so add one.',
      parent:
        'Counts the steps but not the first number. Compare with fence posts: five posts have only four gaps.',
    },
  })),
  templates: [next, equalSteps, faraway],
  earlier: [equalStepsIn(1), farawayIn(1)],
}
