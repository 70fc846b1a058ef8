import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { plainShifted, shifted } from './exact.ts'
import { pupils } from './pupils.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** What is counted, and when: for example, a pupil scores points in games. */
const rows = [
  ['In', 'game', 'scores', 'points', 'score'],
  ['On', 'day', 'reads', 'pages', 'read'],
  ['In', 'week', 'swims', 'lengths', 'swim'],
  ['On', 'walk', 'finds', 'shells', 'find'],
  ['In', 'test', 'gets', 'marks', 'get'],
  ['On', 'trip', 'sees', 'birds', 'see'],
  ['In', 'hour', 'picks', 'apples', 'pick'],
  ['On', 'visit', 'counts', 'ducks', 'count'],
] as const

function told(name: string, row: number, values: readonly number[]): string {
  const [when, each, does, what] = rows[row] ?? rows[0]
  return `${when} ${values.length} ${each}s, ${name} ${does} these numbers of ${what}: ${values.join(', ')}.`
}

/** Numbers as different as they are in real life: none is more than three times another. */
function drawValues(random: Random, count: number, middle: number): number[] {
  const apart = Math.max(2, Math.floor(middle * 0.45))
  return Array.from({ length: count }, () => middle + random.int(-apart, apart))
}

const meanOfIn = (version: 1 | 2) =>
  template({
    id: 'maths.averages.mean',
    version,
    mode: 'typed',
    seconds: 50,
    draw: (random, step) => {
      const count = [3, 4, 5, 6, 5][step - 1] ?? 3
      const likely = () => {
        const [least, most] = [
          [5, 14],
          [8, 20],
          [14, 32],
          [24, 60],
          [22, 70],
        ][step - 1] as [number, number]
        return drawValues(random, count, random.int(least, most))
      }
      const anyValues = () =>
        Array.from({ length: count }, () => random.int(2, [10, 20, 30, 60, 40][step - 1] ?? 10))
      // The mean is a whole number, except at step 5, where it may have one decimal place.
      const values = version > 1 ? likely() : anyValues()
      const over = step === 5 ? 0 : sum(values) % count
      const last = (values[0] ?? 0) + (over ? count - over : 0)
      return {
        name: random.pick(pupils),
        row: random.int(0, rows.length - 1),
        values: random.shuffle([last, ...values.slice(1)]),
      }
    },
    measure: 'how many numbers there are, their digits, and a mean that is no whole number',
    hardness: ({ values }) =>
      values.length +
      sum(values.map(value => String(value).length)) / values.length +
      (sum(values) % values.length ? 3 : 0),
    write: ({ name, row, values }) => {
      const total = sum(values)
      const mean = plainShifted((total * 10) / values.length, 1)
      const sorted = [...values].sort((a, b) => a - b)
      const half = values.length / 2
      const middle = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2
      return {
        stem: `${told(name, row, values)} What is the **mean**?`,
        expected: { kind: 'number', value: mean },
        mistakes: [
          { text: String(total), misconception: 'forgot-to-divide' },
          { text: String(middle), misconception: 'gave-the-median' },
          { text: String((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)), misconception: 'gave-the-range' },
          {
            text: plainShifted(Math.round((total * 10) / (values.length - 1)), 1),
            misconception: 'divided-by-the-wrong-number',
          },
        ],
        explanation: `Add all the numbers: ${values.join(' + ')} = ${total}. There are ${values.length} of them, so divide by ${values.length}: ${total} ÷ ${values.length} = **${mean}**.`,
      }
    },
  })

export const meanOf = meanOfIn(2)

const kinds = ['median', 'mode', 'range'] as const

/** From 2 to the largest number of the step. */
const anyPool = (step: Step) =>
  Array.from({ length: ([12, 30, 50, 70, 99][step - 1] ?? 12) - 1 }, (_, at) => at + 2)

/** None is much more than twice another. */
function likelyPool(random: Random, step: Step): number[] {
  const least = random.int(
    ...([
      [3, 12],
      [7, 18],
      [12, 26],
      [16, 36],
      [21, 45],
    ][step - 1] as [number, number]),
  )
  return Array.from({ length: Math.ceil(least * 1.5) + 6 }, (_, at) => least + at)
}

const middleOnesIn = (version: 1 | 2) =>
  template({
    id: 'maths.averages.median-mode-range',
    version,
    mode: 'options',
    seconds: 40,
    draw: (random, step) => {
      const count = [5, 5, 7, 8, 9][step - 1] ?? 5
      const pool = version > 1 ? likelyPool(random, step) : anyPool(step)
      const single = random.sample(pool, count - (step < 3 ? 1 : 2))
      // One number occurs more often than any other: the mode.
      const twice = single[0] ?? 2
      const values = [...single, twice, ...(step < 3 ? [] : [twice])]
      return {
        name: random.pick(pupils),
        row: random.int(0, rows.length - 1),
        kind: random.pick(kinds),
        values: random.shuffle(values),
      }
    },
    measure: 'how many numbers there are, their digits, and a median between two of them',
    hardness: ({ values, kind }) =>
      values.length +
      sum(values.map(value => String(value).length)) / values.length +
      (kind === 'median' && values.length % 2 === 0 ? 2 : 0),
    write: ({ name, row, kind, values }) => {
      const sorted = [...values].sort((a, b) => a - b)
      const half = Math.floor(sorted.length / 2)
      const [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
      // Twice the median, which is always a whole number.
      const median =
        sorted.length % 2 ? 2 * (sorted[half] ?? 0) : (sorted[half - 1] ?? 0) + (sorted[half] ?? 0)
      const mode = sorted.find((value, at) => value === sorted[at + 1]) ?? 0
      const texts = { median: shifted(median * 5, 1), mode: String(mode), range: String(high - low) }
      const unsorted = values[half] ?? 0
      const wrong = (text: string | number, misconception: string) => ({ text: String(text), misconception })
      const others = kinds.filter(other => other !== kind)
      const shown = sorted.join(', ')
      return {
        stem: `${told(name, row, values)} What is the **${kind}**?`,
        right: { text: texts[kind] },
        wrong: [
          ...(kind === 'median' ? [wrong(unsorted, 'did-not-put-them-in-order')] : []),
          ...others.map(other => wrong(texts[other], `gave-the-${other}`)),
          wrong(high, 'gave-the-largest'),
          wrong(shifted(Math.round(sum(values) / values.length) * 10, 1), 'gave-the-mean'),
          wrong(values.length, 'counted-the-numbers'),
          wrong(low, 'gave-the-smallest'),
          wrong(Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0)), 'took-the-first-and-the-last'),
        ].filter(({ text }) => text !== '0'),
        explanation: {
          median: `Put them in order: ${shown}. ${sorted.length % 2 ? `The one in the middle is **${texts.median}**.` : `Two ${version > 1 ? 'are' : 'stand'} in the middle, ${sorted[half - 1]} and ${sorted[half]}. Halfway between them is **${texts.median}**.`}`,
          mode: `The mode is the number that comes most often. In order: ${shown}. That is **${mode}**.`,
          range: `${version > 1 ? 'For the range, take the smallest number from the largest' : 'The range is the largest number less the smallest'}: ${high} − ${low} = **${high - low}**.`,
        }[kind],
      }
    },
  })

export const middleOnes = middleOnesIn(2)

interface Missing {
  readonly name: string
  readonly row: number
  readonly values: readonly number[]
  readonly mean: number
  readonly changed: boolean
}

interface Numbers extends Pick<Missing, 'values' | 'mean'> {
  /** The least and the most that the missing number may be. */
  readonly range: readonly [least: number, most: number]
}

function anyNumbers(random: Random, step: Step, known: number): Numbers {
  const most = [12, 20, 30, 40, 60][step - 1] ?? 12
  const values = Array.from({ length: known }, () => random.int(3, most))
  return { values, mean: random.int(Math.floor(most / 3), Math.floor(most * 0.7)), range: [1, most] }
}

function likelyNumbers(random: Random, step: Step, known: number): Numbers {
  const [low, high] = [
    [6, 10],
    [9, 16],
    [13, 26],
    [18, 40],
    [24, 56],
  ][step - 1] as [number, number]
  const middle = random.int(low, high)
  const values = drawValues(random, known, middle)
  return { values, mean: middle + random.int(-3, 3), range: [middle * 0.5, middle * 1.7] }
}

const missingValueIn = (version: 1 | 3): Template<Missing> =>
  template({
    id: 'maths.averages.missing-value',
    version,
    ...(version > 1 && { balancedFrom: 1, undoubled: true as const }),
    mode: 'options',
    seconds: 60,
    harder: 0.4,
    draw: (random, step) => {
      const known = step < 4 ? (step < 3 ? 2 + step : 4) : step
      const changed = step > 3 && random.chance(step === 5 ? 0.7 : 0.5)
      for (;;) {
        const { values, mean, range } = (version > 1 ? likelyNumbers : anyNumbers)(random, step, known)
        const missing = mean * (known + 1) - sum(values)
        if (missing < range[0] || missing > range[1] || missing === mean) continue
        if (changed && (sum(values) % known || sum(values) / known === mean)) continue
        return { name: random.pick(pupils), row: random.int(0, rows.length - 1), values, mean, changed }
      }
    },
    measure: 'how many numbers there are, their digits, and a mean that changes',
    hardness: ({ values, changed }) =>
      values.length + sum(values.map(value => String(value).length)) / values.length + (changed ? 3 : 0),
    write: ({ name, row, values, mean, changed }) => {
      const [when, each, does, what, verb] = rows[row] ?? rows[0]
      const count = values.length + 1
      const total = mean * count
      const known = sum(values)
      const right = total - known
      const before = known / values.length
      const wrong = (value: number, misconception: string) => ({ text: String(value), misconception })
      const which = `the ${changed ? 'last' : 'other'} ${each}`
      const [apostrophe, question] =
        version > 1
          ? ['’', `How many ${what} does ${name} ${verb} ${when.toLowerCase()} ${which}?`]
          : ["'", `What is the number ${changed ? `of ${what} ` : ''}for ${which}?`]
      return {
        stem: changed
          ? `After ${values.length} ${each}s, ${name}${apostrophe}s mean number of ${what} is ${before}. After one more ${each}, it is ${mean}. ${question}`
          : `${when} ${count} ${each}s, ${name} ${does} a mean of ${mean} ${what}. ${when} ${values.length} of them the numbers are ${listed(values.map(String))}. ${question}`,
        right: { text: String(right) },
        wrong: [
          wrong(mean, 'gave-the-mean'),
          ...(changed
            ? [
                wrong(Math.abs(mean - before) + mean, 'added-the-change-once'),
                wrong(Math.abs(mean - before), 'gave-the-change-of-the-mean'),
              ]
            : [wrong(Math.abs(known - mean), 'took-off-the-mean')]),
          wrong(Math.abs(mean * (count - 1) - known), 'wrong-number-of-values'),
          wrong(total, 'gave-the-total'),
          wrong(right + mean, 'one-mean-too-many'),
          ...(version > 1 ? [-2, 2, -1, 1] : [2, 1]).map(by => wrong(right + by, 'slipped-in-adding')),
        ].filter(({ text }) => Number(text) > 0),
        explanation: `${count} numbers with a mean of ${mean} add up to ${count} × ${mean} = ${total}. ${
          changed
            ? `The first ${values.length} add up to ${values.length} × ${before} = ${known}.`
            : `The known ones add up to ${values.join(' + ')} = ${known}.`
        } So the one we look for is ${total} − ${known} = **${right}**.`,
      }
    },
  })

export const missingValue = missingValueIn(3)

export const averages: Topic = {
  id: 'maths.averages',
  name: 'Averages',
  subdomain: 'data',
  year: 6,
  prerequisites: ['maths.division', 'maths.addition-and-subtraction'],
  about: 'Finding the mean, median, mode and range of a set of numbers, and working back from a mean.',
  weights: { gl: 3, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
An **average** is one number that sums up many. There are three kinds.

- The **mean**: share it all out fairly. Add up the numbers. Then divide by how many there are.
- The **median**: the one in the middle. Put the numbers in order first. If two are in the middle, take the number halfway between them.
- The **mode**: the one that comes up most often.

The **range** is not an average. It tells you how far the numbers are spread. Subtract the smallest from the largest.

If you know the mean, you can find the total. Multiply the mean by how many numbers there are. This helps when one number is missing.`,
    example: `
Here are five scores: 7, 3, 9, 3, 8. Find the mean, median, mode and range.

1. Mean: 7 + 3 + 9 + 3 + 8 = 30. Then 30 ÷ 5 = **6**.
2. Median: in order they are 3, 3, 7, 8, 9. The middle one is **7**.
3. Mode: 3 comes up twice. So the mode is **3**.
4. Range: 9 − 3 = **6**.`,
    harder: `
After 5 tests, Dev's mean mark is 34. After one more test, his mean is 36. **What did he get in the last test?**

1. You do not know each mark. But the mean tells you the **total**.
2. After 5 tests: 5 × 34 = 170 marks.
3. After 6 tests: 6 × 36 = 216 marks.
4. The last test made the difference: 216 − 170 = **46** marks.
5. Does it make sense? His mean went up, so the last mark must be higher than 36. It is. Good!

The slip to watch for is 36 or 38. It feels right, but this one mark has to pull up the mean of all six tests. So it must be a lot higher.

A mean need not be a whole number. For 12, 5, 9, 20 and 8 the total is 54, and 54 ÷ 5 = **10.8**.

With an even number of values, the median lies between the two in the middle. For 3, 8, 11, 20 it is halfway from 8 to 11, so 9.5.

Now you try: the mean of 4 numbers is 15. Three of them are 12, 20 and 9. What is the fourth? (It is 19.)`,
    mistake: `
To find the median, many children just take the number in the middle of the list as it stands. Here that would be 9. But 9 is the biggest of all! It cannot be the middle. So always put them in order first. For the mean, check that your answer lies between the smallest and the largest number. If it does not, you forgot to divide.`,
    tryThis: `
Roll a dice seven times, or pick seven cards. Write down the numbers. Find the mean, the median, the mode and the range. Which was the quickest to find?`,
  })),
  misconceptions: once(() => ({
    'forgot-to-divide': {
      child: 'You added them all. Now divide by how many there are.',
      parent: 'Adds the numbers but does not divide. Share piles of coins equally to show what the mean is.',
    },
    'gave-the-range': {
      child: 'That is the range: largest take away smallest. The question asks for something else.',
      parent:
        'Mixes up the range with one of the averages. Make four cards with mean, median, mode and range, and an example each.',
    },
    'divided-by-the-wrong-number': {
      child: 'Count how many numbers there are. Divide by that.',
      parent: 'Divides by the wrong number. Count the values aloud before dividing.',
    },
    'gave-the-median': {
      child: 'That is the median, the one in the middle. The question asks for something else.',
      parent: 'Mixes up the median with the mean, mode or range. Link “median” with “middle”.',
    },
    'gave-the-mode': {
      child: 'That is the mode, the one that comes most often. The question asks for something else.',
      parent: 'Mixes up the mode with the mean, median or range. Link “mode” with “most”.',
    },
    'counted-the-numbers': {
      child: 'You counted how many numbers there are. Look at the numbers themselves.',
      parent: 'Gives how many numbers there are. Ask what median, mode and range each mean.',
    },
    'gave-the-largest': {
      child: 'That is just the largest number. Check what the word in the question means.',
      parent:
        'Gives the largest number. Go over the words together: median is middle, mode is most, range is largest take away smallest.',
    },
    'gave-the-mean': {
      child: 'That is the mean. The question wants another number, so read it again.',
      parent:
        'Gives the mean where another number is asked for. Underline what the question wants before starting.',
    },
    'took-the-first-and-the-last': {
      child: 'Put the numbers in order first. Then find the smallest and the largest.',
      parent: 'Uses the first and last numbers without sorting. Write them in order before anything else.',
    },
    'gave-the-smallest': {
      child: 'That is just the smallest number. Check what the word in the question means.',
      parent: 'Gives the smallest number. Make up a short rhyme or card for median, mode and range.',
    },
    'did-not-put-them-in-order': {
      child: 'Put the numbers in order first. Then take the middle one.',
      parent: 'Takes the middle of the list as it stands. Write the numbers on slips of paper and sort them.',
    },
    'gave-the-total': {
      child: 'That is the total of all. Take off the numbers you know.',
      parent: 'Finds the total but does not take off the known values. Ask what is still missing.',
    },
    'took-off-the-mean': {
      child: 'Find the total first: mean times how many. Then take off what you know.',
      parent: 'Works with the mean instead of the total. Ask what all the numbers add up to.',
    },
    'wrong-number-of-values': {
      child: 'Count the missing one too when you find the total.',
      parent: 'Forgets to count the missing value. Write a box for it and count all of them.',
    },
    'one-mean-too-many': {
      child: 'You used the mean once too often. Count how many numbers there are.',
      parent: 'Counts one value too many. Write out a box for each value.',
    },
    'slipped-in-adding': {
      child: 'Nearly. Add the numbers once more.',
      parent: 'Slips when adding. Check by working out the mean with this answer.',
    },
    'added-the-change-once': {
      child: 'One new number has to lift or lower all of them. Use the totals.',
      parent: 'Adds the change in the mean just once. Compare the totals before and after instead.',
    },
    'gave-the-change-of-the-mean': {
      child: 'That is how much the mean changed. Find both totals and compare them.',
      parent: 'Gives the change in the mean. Work out the total before and the total after.',
    },
  })),
  templates: [meanOf, middleOnes, missingValue],
  earlier: [meanOfIn(1), middleOnesIn(1), missingValueIn(1)],
}
