import { pickEvenly } from '../evenly.ts'
import { commonDivisor } from '../grade.ts'
import { once } from '../once.ts'
import type { Step } from '../question.ts'
import { circle, label, line, type Point, path, picture, round } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted, listed } from '../wording.ts'
import { pupils } from './pupils.ts'
import { spread } from './spread.ts'

const colours = ['red', 'blue', 'green', 'yellow', 'white', 'purple'] as const
const things = ['counter', 'marble', 'bead', 'ball', 'button', 'brick', 'crayon'] as const

/** In lowest terms. */
function fraction(above: number, below: number): string {
  const common = commonDivisor(above, below) || 1
  return below / common === 1 ? String(above / common) : `${above / common}/${below / common}`
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

const shortened = (above: number, below: number) =>
  fraction(above, below) === `${above}/${below}`
    ? `**${above}/${below}**`
    : `${above}/${below} = **${fraction(above, below)}**`

export const fromBag = template({
  id: 'maths.probability.from-a-bag',
  version: 2,
  balancedFrom: 2,
  undoubled: true,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const kinds = random.sample(colours, step < 3 ? 2 + (step - 1) : step === 3 ? 3 : 4)
    const most = [5, 6, 8, 9, 12][step - 1] ?? 5
    const counts = kinds.map(() => random.int(2, most))
    const ask =
      step < 3 ? 'one' : random.pick(step === 3 ? (['one', 'not'] as const) : (['not', 'either'] as const))
    return { name: random.pick(pupils), thing: random.pick(things), kinds, counts, ask }
  },
  measure: 'kinds of things, how many there are, and whether they are taken together',
  hardness: ({ counts, ask }) => counts.length + sum(counts) / 10 + { one: 0, not: 1, either: 1.5 }[ask],
  write: ({ name, thing, kinds, counts, ask }, random) => {
    const all = sum(counts)
    const [first = 0, second = 0] = counts
    const [a, b] = kinds
    const good = { one: first, not: all - first, either: first + second }[ask]
    const asked = { one: `is **${a}**`, not: `is **not ${a}**`, either: `is **${a} or ${b}**` }[ask]
    const wrong = (above: number, below: number, misconception: string) => ({
      text: fraction(above, below),
      misconception,
    })
    return {
      stem: `A bag holds ${listed(kinds.map((kind, at) => counted(counts[at] ?? 0, `${kind} ${thing}`)))}. ${name} takes one out without looking. What is the probability that it ${asked}?`,
      right: { text: fraction(good, all) },
      wrong: spread(
        random,
        fraction(good, all),
        [
          ...(good < all - good ? [wrong(good, all - good, 'compared-with-the-others-only')] : []),
          wrong(all - good, all, 'found-the-opposite'),
          wrong(1, kinds.length, 'counted-kinds-not-things'),
          wrong(1, good, 'put-the-number-below-one'),
          ...(ask === 'one' ? [] : [wrong(first, all, 'left-out-a-part')]),
          wrong(second, all, 'took-the-wrong-kind'),
          wrong(good, all + 1, 'miscounted-all'),
          wrong(good - 1, all, 'miscounted-the-wanted-ones'),
          wrong(good + 1, all, 'miscounted-the-wanted-ones'),
          wrong(good, all - 1, 'miscounted-all'),
          wrong(good + 2, all, 'miscounted-the-wanted-ones'),
        ].filter(({ text }) => text.includes('/')),
      ),
      explanation: `There are ${counts.join(' + ')} = ${all} ${thing}s in all. ${
        {
          one: `${good} of them are ${a}.`,
          not: `${all} − ${first} = ${good} of them are not ${a}.`,
          either: `${first} + ${second} = ${good} of them are ${a} or ${b}.`,
        }[ask]
      } So the probability is ${shortened(good, all)}.`,
    }
  },
})

/** A property of a number, as text and as a test. The text follows “a number that is” or “a”. */
const events: readonly (readonly [text: string, hard: number, fits: (value: number) => boolean])[] = [
  ['an even number', 1, value => value % 2 === 0],
  ['an odd number', 1, value => value % 2 === 1],
  ['a number greater than 4', 1, value => value > 4],
  ['a number less than 4', 1, value => value < 4],
  ['a multiple of 3', 2, value => value % 3 === 0],
  ['a multiple of 4', 2, value => value % 4 === 0],
  ['a multiple of 5', 2, value => value % 5 === 0],
  ['a square number', 3, value => Number.isInteger(Math.sqrt(value))],
  ['a prime number', 3, value => [2, 3, 5, 7, 11, 13, 17, 19].includes(value)],
  ['a factor of 12', 3, value => 12 % value === 0],
  ['a factor of 20', 3, value => 20 % value === 0],
]

function drawSpinner(numbers: readonly number[]) {
  const middle: Point = [120, 120]
  const at = (part: number, radius: number): Point => {
    const turn = (part / numbers.length) * 2 * Math.PI
    return [middle[0] + radius * Math.sin(turn), middle[1] - radius * Math.cos(turn)]
  }
  const rays = numbers.map((_, index) => {
    const [x, y] = at(index, 108)
    return `M${middle[0]} ${middle[1]}L${round(x)} ${round(y)}`
  })
  const texts = numbers.map((number, index) => {
    const [x, y] = at(index + 0.5, 80)
    return label([x, y + 6], String(number), { size: 17 })
  })
  return picture(
    240,
    240,
    `A round spinner with ${numbers.length} equal parts. They are numbered ${listed(numbers.map(String))}.`,
    [
      circle(middle, 108),
      path(rays.join(''), 'none', 2),
      ...texts,
      line(middle, at(0.4, 52), 5),
      circle(middle, 6, 'black'),
    ].join(''),
  )
}

const partsAt: Record<Step, readonly number[]> = {
  1: [4, 5, 6],
  2: [5, 6, 8],
  3: [6, 8, 10],
  4: [8, 10],
  5: [8, 10, 12],
}

const mostAt: Record<Step, number> = { 1: 9, 2: 10, 3: 12, 4: 16, 5: 20 }

const numbersAt = (step: Step) => Array.from({ length: mostAt[step] }, (_, at) => at + 1)

const hardestAt = (step: Step) => (step < 3 ? 1 : step < 4 ? 2 : 3)

const eventsAt = (step: Step) =>
  events.filter(([, level]) => level <= hardestAt(step) && level >= hardestAt(step) - 1)

/** At these steps the fraction can be simplified, and has to be. */
const isSimplified = (step: Step) => step > 3

/** A number may be on two parts of the spinner. */
const twice = (numbers: readonly number[]) => [...numbers, ...numbers]

/** Every number of parts with every kind of number and how many parts may have it. */
function spins(step: Step) {
  const fitting = eventsAt(step).filter(([, level]) => !isSimplified(step) || level === hardestAt(step))
  return fitting.flatMap(([event, , fits]) => {
    const known = numbersAt(step).filter(fits).length
    return partsAt[step].flatMap(parts =>
      Array.from({ length: parts - 1 }, (_, at) => ({ parts, good: at + 1, event, fits })).filter(
        ({ good }) =>
          good <= 2 * known &&
          parts - good <= 2 * (mostAt[step] - known) &&
          (!isSimplified(step) || commonDivisor(good, parts) > 1),
      ),
    )
  })
}

export const spinner = template({
  id: 'maths.probability.spinner',
  version: 2,
  mode: 'typed',
  seconds: 40,
  draw: (random, step) => {
    const { parts, good, event, fits } = pickEvenly(random, spins(step), one => one.good / one.parts)
    const numbers = [
      ...random.sample(twice(numbersAt(step).filter(fits)), good),
      ...random.sample(twice(numbersAt(step).filter(number => !fits(number))), parts - good),
    ]
    return { numbers: random.shuffle(numbers), event, simplest: isSimplified(step) }
  },
  measure: 'parts of the spinner, how hard the kind of number is to tell, and a simplest form',
  hardness: ({ numbers, event, simplest }) =>
    numbers.length / 2 + 1.5 * (events.find(([text]) => text === event)?.[1] ?? 1) + (simplest ? 1 : 0),
  write: ({ numbers, event, simplest }) => {
    const fits = events.find(([text]) => text === event)?.[2] ?? (() => false)
    const good = numbers.filter(fits)
    return {
      stem: `This spinner is fair. What is the probability that it stops on **${event}**? Write your answer as a fraction${simplest ? ' in its simplest form' : ''}.`,
      picture: drawSpinner(numbers),
      expected: { kind: 'fraction', value: fraction(good.length, numbers.length), lowest: simplest },
      mistakes: [
        { text: `${numbers.length - good.length}/${numbers.length}`, misconception: 'found-the-opposite' },
        {
          text: `${good.length}/${numbers.length - good.length}`,
          misconception: 'compared-with-the-others-only',
        },
        { text: `1/${numbers.length}`, misconception: 'counted-one-part-only' },
        { text: `${new Set(good).size}/${numbers.length}`, misconception: 'counted-equal-numbers-once' },
      ],
      explanation: `The spinner has ${numbers.length} equal parts. ${good.length === 1 ? `Only ${good[0]} is ${event}` : `${listed([...good].sort((a, b) => a - b).map(String))} fit: that makes ${good.length} parts`}. So the probability is ${shortened(good.length, numbers.length)}.`,
    }
  },
})

const spinnerBefore = template({
  ...spinner,
  version: 1,
  draw: (random, step) => {
    const parts = random.pick(partsAt[step])
    const numbers = Array.from({ length: parts }, () => random.int(1, mostAt[step]))
    const possible = eventsAt(step).filter(([, , fits]) => numbers.some(fits) && !numbers.every(fits))
    const event = possible.length > 0 ? random.pick(possible)[0] : ''
    return {
      numbers: event ? numbers : [1, 2, 3, 4, 5, 6],
      event: event || 'an even number',
      simplest: false,
    }
  },
})

/** Chances with a dice or number cards, described as a number out of a total. */
interface Chance {
  readonly text: string
  readonly good: number
  readonly all: number
}

function chances(all: number): Chance[] {
  const numbers = Array.from({ length: all }, (_, at) => at + 1)
  const about = all === 6 ? 'rolling' : 'picking'
  const more = numbers.slice(1, -1).flatMap(number => [
    { text: `${about} a number greater than ${number}`, good: all - number, all },
    { text: `${about} a number less than ${number}`, good: number - 1, all },
  ])
  const named = events
    .filter(([text]) => !/than/.test(text))
    .map(([text, , fits]) => ({ text: `${about} ${text}`, good: numbers.filter(fits).length, all }))
  return [...more, ...named].filter(({ good }) => good > 0)
}

export const mostLikely = template({
  id: 'maths.probability.most-likely',
  version: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const all = step < 3 ? 6 : random.pick(step === 3 ? [10] : step === 4 ? [12, 15] : [15, 20])
    const least = random.chance(0.4)
    const known = chances(all)
    const below = ({ good }: Chance) => known.filter(other => (least ? other.good > good : other.good < good))
    const right = random.pick(known.filter(chance => below(chance).length >= 6))
    const others = random.shuffle(below(right))
    // At the higher steps, the events with similar chances come first.
    const near = others
      .toSorted((a, b) => Math.abs(a.good - right.good) - Math.abs(b.good - right.good))
      .slice(0, 6)
    return {
      name: random.pick(pupils),
      all,
      right,
      others: random.sample(step < 3 ? others : near, 4),
      least,
    }
  },
  measure: 'how many numbers there are, and how near the first two chances are',
  hardness: ({ all, right, others }) =>
    all / 4 + 4 / Math.min(...others.map(({ good }) => Math.abs(good - right.good))),
  write: ({ name, all, right, others, least }) => {
    const sorted = [right, ...others.toSorted((a, b) => (least ? a.good - b.good : b.good - a.good))]
    return {
      stem: `${all === 6 ? `${name} rolls a fair dice with the numbers 1 to 6.` : `${name} picks one card without looking from cards numbered 1 to ${all}.`} Which of these is **${least ? 'least' : 'most'} likely**?`,
      right: { text: right.text },
      wrong: others.map(({ text }) => ({
        text,
        misconception: /than/.test(text) ? 'counted-the-number-itself' : 'miscounted-numbers-of-a-kind',
      })),
      explanation: `Count how many of the ${all} numbers fit: ${sorted.map(({ text, good }) => `${text.replace(/^\w+ /, '')}: ${good}`).join('; ')}. ${least ? 'Least' : 'Most'} likely is **${right.text}**, with ${right.good} out of ${all}.`,
    }
  },
})

export const probability: Topic = {
  id: 'maths.probability',
  name: 'Probability',
  subdomain: 'data',
  year: 6,
  prerequisites: ['maths.equivalent-fractions'],
  about: 'Saying how likely something is, as a fraction, with bags, spinners, dice and cards.',
  weights: { gl: 2, cem: 3, iseb: 2 },
  lesson: once(() => ({
    version: 3,
    idea: `
How likely is it that a thing happens? **Probability** tells you. It is a number from 0 to 1.

- 0 means it **cannot** happen.
- 1 means it is **sure** to happen.
- A half means it may go either way. Both are just as likely.

When all results are just as likely, you can count. Ask two things:

1. How many results are there in all? This number is the **denominator**, at the bottom.
2. How many of them do you want? This number is the **numerator**, on top.

A dice has 6 numbers. One of them is a 4. So the chance to roll a 4 is 1/6.

The chance that a thing does **not** happen is what is left up to 1. The chance not to roll a 4 is 5/6.`,
    example: `
A bag holds 3 red beads, 4 blue beads and 5 green beads. You take one without looking. What is the probability that it is blue?

1. Count them all: 3 + 4 + 5 = 12. So 12 is the denominator.
2. There are 4 blue beads. So 4 is the numerator.
3. The probability is 4/12. Divide both by 4. That is **1/3**.`,
    harder: `
A spinner has 10 equal parts. They are numbered 2, 3, 4, 6, 7, 9, 9, 11, 12 and 15. What is the probability that it stops on a **prime number**?

1. There are 10 equal parts. So 10 is the denominator.
2. Go through them one by one. 2 is prime. So are 3, 7 and 11. What about 9? It is 3 × 3, so no. And 15 is 3 × 5, so no.
3. Four parts fit. The probability is 4/10, or **2/5**.

Watch for two slips. A number that is printed on two parts counts twice. And 2 is prime, though it is even.

**A bag holds 8 white, 10 red and 6 blue balls. What is the probability of taking one that is not red?**

1. In all there are 8 + 10 + 6 = 24 balls.
2. Not red means white or blue: 8 + 6 = 14.
3. The probability is 14/24. Divide both by 2: **7/12**.

Now you try: use the spinner above. What is the probability of a multiple of 3? (It is 6/10, or 3/5.)`,
    mistake: `
Some children write 4/8 here. They put the blue beads on top and all the other beads at the bottom. But the blue ones are in the bag too! The denominator must count each bead. Check it: add up the chances for red, blue and green. 3/12 + 4/12 + 5/12 = 12/12, which is 1. If your chances do not add up to 1, look again.`,
    tryThis: `
Roll a dice or flip a coin 20 times. Write down each result. How often would you expect a 6, or a head? How often did it come? Why is it not just the same?`,
  })),
  misconceptions: once(() => ({
    'counted-kinds-not-things': {
      child: 'Count all the things, not just the colours.',
      parent: 'Counts the colours as equally likely. Put real counters in a bag and count them all.',
    },
    'miscounted-the-wanted-ones': {
      child: 'Count the ones you want again for the numerator.',
      parent: 'Miscounts the ones that are wanted. Write the list and tick each one.',
    },
    'put-the-number-below-one': {
      child: 'The number you want goes on top. All of them go below.',
      parent: 'Writes 1 on top and the wanted number below. Say it as “3 out of 10”.',
    },
    'found-the-opposite': {
      child: 'You found the chance that it does not happen. Read the question again.',
      parent: 'Gives the chance of the opposite. Underline the word “not” if it is there.',
    },
    'compared-with-the-others-only': {
      child: 'The denominator counts all of them. So count the ones you want too.',
      parent:
        'Compares the wanted ones with the rest instead of with all. Count everything first and write it below.',
    },
    'miscounted-all': {
      child: 'For the denominator, count all of them once more.',
      parent: 'Miscounts how many there are in all. Add the numbers of every colour.',
    },
    'took-the-wrong-kind': {
      child: 'Check which colour the question asks about.',
      parent: 'Uses the number of another colour. Underline the colour in the question.',
    },
    'left-out-a-part': {
      child: 'More than one colour counts here. Add them all up.',
      parent: 'Counts one colour where several fit. List every colour that fits the question.',
    },
    'counted-one-part-only': {
      child: 'More than one part fits. Count all that do.',
      parent: 'Counts just one part of the spinner. Shade every part that fits.',
    },
    'counted-equal-numbers-once': {
      child: 'The same number can come twice. Count each part of the spinner.',
      parent: 'Counts equal numbers once. Point at each part of the spinner, not at each different number.',
    },
    'counted-the-number-itself': {
      child: '“Greater than 4” starts at 5. List the numbers that fit and count them.',
      parent:
        'Misjudges how many numbers are above or below a given one, perhaps by counting that one too. Write out the list.',
    },
    'miscounted-numbers-of-a-kind': {
      child: 'Write down all the numbers that fit, then count them.',
      parent: 'Misjudges how many numbers are even, prime or in a times table. List them before comparing.',
    },
  })),
  templates: [fromBag, spinner, mostLikely],
  earlier: [spinnerBefore],
}
