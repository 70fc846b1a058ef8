import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { carries, partsOf, slipSentences, slips } from './numbers.ts'

/** The number of digits and of columns that carry, for each step. */
const sizes = [
  { digits: 3, carried: 1 },
  { digits: 3, carried: 2 },
  { digits: 4, carried: 2 },
  { digits: 5, carried: 3 },
  { digits: 6, carried: 4 },
] as const

function pair(random: Random, step: number): [number, number] {
  const { digits, carried } = sizes[step - 1] ?? sizes[0]
  const least = 10 ** (digits - 1)
  for (;;) {
    const first = random.int(least, least * 7)
    const second = random.int(least, least * 3 - 1)
    if (carries(first, second) >= carried && first % 10 > 0) return [first, second]
  }
}

/** Adds each column separately, without carrying. */
const columns = (first: number, second: number, join: (a: number, b: number) => number) => {
  const below = String(second).padStart(String(first).length, '0')
  return Number([...String(first)].map((digit, at) => join(Number(digit), Number(below[at]))).join(''))
}

/** Adds the second number part by part: 523 + 100 = 623, 623 + 40 = 663. */
function partByPart(first: number, second: number, minus: boolean): string {
  let reached = first
  return partsOf(second)
    .map(part => {
      const before = reached
      reached += minus ? -part : part
      return `${grouped(before)} ${minus ? '−' : '+'} ${grouped(part)} = ${grouped(reached)}`
    })
    .join(', then ')
}

export const column = template({
  id: 'maths.addition-and-subtraction.column',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const [first, second] = pair(random, step)
    const minus = random.chance(0.5)
    return { first: minus ? first + second : first, second, minus }
  },
  measure: 'digits of the first number and columns that carry or exchange',
  hardness: ({ first, second, minus }) =>
    String(first).length + carries(minus ? first - second : first, second),
  write: ({ first, second, minus }, random) => {
    const right = minus ? first - second : first + second
    const unlinked = minus
      ? columns(first, second, (a, b) => Math.abs(a - b))
      : columns(first, second, (a, b) => (a + b) % 10)
    const misconception = minus ? 'took-smaller-digit-from-larger' : 'forgot-to-carry'
    const near = slips(right, random)
    const both = slips(unlinked, random).map(({ text }) => ({ text, misconception }))
    return {
      stem: `What is **${grouped(first)} ${minus ? '−' : '+'} ${grouped(second)}**?`,
      right: { text: grouped(right) },
      wrong: [
        { text: grouped(unlinked), misconception },
        ...near.slice(0, 4),
        ...both.slice(0, 2),
        ...near.slice(4),
      ],
      explanation: `Line up the ones and work from the right. To check, go part by part: ${partByPart(first, second, minus)}. The answer is **${grouped(right)}**.`,
    }
  },
})

const boxForms = ['□ + second', 'first − □', '□ − second', 'second + □'] as const

export const box = template({
  id: 'maths.addition-and-subtraction.box',
  version: 1,
  mode: 'typed',
  seconds: 50,
  draw: (random, step) => {
    const [first, second] = pair(random, step)
    return { form: random.pick(boxForms), first: first + second, second }
  },
  measure: 'digits of the largest number and columns that carry or exchange',
  hardness: ({ first, second }) => String(first).length + carries(first - second, second),
  write: ({ form, first, second }) => {
    const rest = first - second
    const sums = {
      '□ + second': `□ + ${grouped(second)} = ${grouped(first)}`,
      'second + □': `${grouped(second)} + □ = ${grouped(first)}`,
      'first − □': `${grouped(first)} − □ = ${grouped(second)}`,
      '□ − second': `□ − ${grouped(second)} = ${grouped(rest)}`,
    }
    const adding = form === '□ − second'
    const right = adding ? first : rest
    return {
      stem: `What number goes in the box? **${sums[form]}**`,
      expected: { kind: 'number', value: String(right) },
      mistakes: adding
        ? [
            { text: String(Math.abs(rest - second)), misconception: 'did-not-use-the-inverse' },
            { text: String(columns(rest, second, (a, b) => (a + b) % 10)), misconception: 'forgot-to-carry' },
          ]
        : [
            { text: String(first + second), misconception: 'did-not-use-the-inverse' },
            {
              text: String(columns(first, second, (a, b) => Math.abs(a - b))),
              misconception: 'took-smaller-digit-from-larger',
            },
          ],
      explanation: adding
        ? `Taking ${grouped(second)} away leaves ${grouped(rest)}, so put it back: ${grouped(rest)} + ${grouped(second)} = **${grouped(first)}**. Check: ${grouped(first)} − ${grouped(second)} = ${grouped(rest)}.`
        : `The whole is ${grouped(first)} and one part of it is ${grouped(second)}. Find the other part: ${grouped(first)} − ${grouped(second)} = **${grouped(rest)}**. Check: ${grouped(rest)} + ${grouped(second)} = ${grouped(first)}.`,
    }
  },
})

type Say = (number: string) => string

const stories: readonly { start: Say; up: Say; down: Say; ask: string }[] = [
  {
    start: n => `A library owns ${n} books.`,
    up: n => `It buys ${n} more books.`,
    down: n => `It sells ${n} old books.`,
    ask: 'How many books does it own now?',
  },
  {
    start: n => `A farm shop has ${n} eggs.`,
    up: n => `The hens lay ${n} more eggs.`,
    down: n => `The shop sells ${n} eggs.`,
    ask: 'How many eggs does the shop have now?',
  },
  {
    start: n => `A tank has ${n} litres of water in it.`,
    up: n => `Rain adds ${n} litres.`,
    down: n => `The gardeners use ${n} litres.`,
    ask: 'How many litres are in the tank now?',
  },
  {
    start: n => `A football club has ${n} fans on its list.`,
    up: n => `Then ${n} new fans join.`,
    down: n => `Then ${n} fans leave.`,
    ask: 'How many fans are on the list now?',
  },
  {
    start: n => `There are ${n} people at a music festival.`,
    up: n => `Another ${n} people arrive.`,
    down: n => `Then ${n} people go home.`,
    ask: 'How many people are at the festival now?',
  },
  {
    start: n => `A player has ${n} points in a game.`,
    up: n => `The player wins ${n} points.`,
    down: n => `The player loses ${n} points.`,
    ask: 'How many points does the player have now?',
  },
  {
    start: n => `A warehouse stores ${n} bottles.`,
    up: n => `A lorry brings ${n} bottles.`,
    down: n => `A van takes ${n} bottles away.`,
    ask: 'How many bottles are in the warehouse now?',
  },
  {
    start: n => `A charity has £${n}.`,
    up: n => `A fair raises £${n} more for it.`,
    down: n => `It spends £${n}.`,
    ask: 'How many pounds does the charity have now?',
  },
]

export const story = template({
  id: 'maths.addition-and-subtraction.story',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 55,
  draw: (random, step) => {
    const least = 10 ** Math.ceil((step + 3) / 2)
    const start = random.int(least * 3, least * 9)
    const count = Math.ceil(step / 2)
    const first = random.pick([1, -1])
    const changes = Array.from(
      { length: count },
      (_, at) => first * (-1) ** at * random.int(Math.floor(least / 10) + 7, least),
    )
    return { context: random.int(0, stories.length - 1), start, changes }
  },
  measure: 'changes in the story and digits of its first number',
  hardness: ({ start, changes }) => changes.length * 2 + String(start).length,
  write: ({ context, start, changes }, random) => {
    const { start: begin, up, down, ask } = stories[context] as (typeof stories)[number]
    const right = changes.reduce((sum, change) => sum + change, start)
    const last = changes.at(-1) ?? 0
    let reached = start
    const lines = changes.map(change => {
      const before = reached
      reached += change
      return `${grouped(before)} ${change < 0 ? '−' : '+'} ${grouped(Math.abs(change))} = ${grouped(reached)}`
    })
    const told = changes.map(change => (change > 0 ? up : down)(grouped(Math.abs(change))))
    const turned = last > 0 ? 'took-away-not-added' : 'added-not-took-away'
    const near = slips(right, random)
    return {
      stem: [begin(grouped(start)), ...told, ask].join(' '),
      right: { text: grouped(right) },
      wrong: [
        { text: grouped(right - 2 * last), misconception: turned },
        ...(changes.length > 1
          ? [{ text: grouped(right - last), misconception: 'left-out-the-last-step' }]
          : []),
        ...near.slice(0, 4),
        ...slips(right - 2 * last, random)
          .slice(0, 2)
          .map(({ text }) => ({ text, misconception: turned })),
        ...near.slice(4),
      ],
      explanation: `Start with ${grouped(start)} and follow the story: ${lines.join(', then ')}. The answer is **${grouped(right)}**.`,
    }
  },
})

export const additionAndSubtraction: Topic = {
  id: 'maths.addition-and-subtraction',
  name: 'Adding and taking away',
  subdomain: 'number',
  year: 4,
  prerequisites: ['maths.place-value'],
  about: 'Adding and subtracting large numbers in columns, and finding a missing number.',
  weights: { gl: 3, cem: 4, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Adding and subtracting big numbers is easy when you work in columns. Write one number under the other. Line up the ones, then the tens, then the hundreds. Then start at the right.

When you **add**, a column may come to ten or more. Write the ones and carry the ten to the next column.

When you **subtract**, or take away, the top digit may be too small. Then swap one from the column on its left. It turns into ten here.

Adding and subtracting undo each other. If 38 + 25 = 63, then 63 − 25 = 38. So you can check one with the other. You can find a number that is missing in the same way.`,
    example: `
What is 503 − 276?

1. Ones: 3 is less than 6, so we need more ones. There are no tens to swap. Swap one hundred for 10 tens, then one ten for 10 ones.
2. Now the top has 4 hundreds, 9 tens and 13 ones.
3. Ones: 13 − 6 = 7. Tens: 9 − 7 = 2. Hundreds: 4 − 2 = 2.
4. The answer is **227**.
5. Check: 227 + 276 = 503. Good!`,
    harder: `
What number goes in the box? **□ + 86,475 = 402,030**

1. Some number and 86,475 make 402,030. So take the 86,475 off again: 402,030 − 86,475.
2. Ones: 0 is less than 5. Swap one of the 3 tens. 10 − 5 = 5, and 2 tens are left.
3. Tens: 2 is less than 7. There are no hundreds to swap, so go on to the 2 thousands. Swap one of them for 10 hundreds, and one of those for 10 tens. Now 12 − 7 = 5. Hundreds: 9 − 4 = 5.
4. Thousands: only 1 is left, and 1 is less than 6. There are no ten-thousands, so swap one hundred-thousand. 11 − 6 = 5. Ten-thousands: 9 − 8 = 1. Hundred-thousands: 3.
5. The answer is **315,555**.
6. Check: 315,555 + 86,475 = 402,030. Good!

The slip to watch for is adding because you see a plus. Then the box would be bigger than the total!

Now you try: □ − 38,650 = 205,900. (The box is 244,550.)`,
    mistake: `
Some children do 503 − 276 and get 373. They take the small digit from the big one in each column, even if the small one is on top. How can you see it? Add back: 373 + 276 is 649, not 503. So the answer can't be right.`,
    tryThis: `
Find two long numbers at home, such as the page counts of two books. Add them on paper. Then take one of them from your answer. Do you get the other one back?`,
  })),
  misconceptions: once(() => ({
    ...slipSentences,
    'forgot-to-carry': {
      child: 'When a column makes ten or more, carry the ten to the next column on the left.',
      parent:
        'Adds each column but drops the ten that should be carried. Have them write the small carried 1 under the next column every time.',
    },
    'took-smaller-digit-from-larger': {
      child: 'Always take the bottom digit from the top one. If the top is too small, swap a ten first.',
      parent:
        'Takes the smaller digit from the larger in each column, even when the smaller one is on top. Show with coins how a ten is swapped for ones.',
    },
    'did-not-use-the-inverse': {
      child: 'Use the opposite: adding undoes taking away. Then put your number in the box and test it.',
      parent:
        'Does the sum as it is written instead of undoing it. Ask them to put the answer back in the box and see if it works.',
    },
    'took-away-not-added': {
      child: 'Read what happens in the story. If the amount grows, add.',
      parent:
        'Takes away where something is added in the story. Before any sum, ask whether there will be more or less at the end.',
    },
    'added-not-took-away': {
      child: 'Ask if there is more or less in the end. If some goes away, take away.',
      parent:
        'Adds where something is taken away in the story. Act it out with a few small things and let them say “more” or “less”.',
    },
    'left-out-the-last-step': {
      child: 'The story had one more step. Tick off each sentence when you have used it.',
      parent:
        'Stops before the last change in the story. Ask them to tick each sentence as they use its number.',
    },
  })),
  templates: [column, box, story],
}
