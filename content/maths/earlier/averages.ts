import { template } from '../../template.ts'
import { listed } from '../../wording.ts'
import { plainShifted, shifted } from '../exact.ts'
import { pupils } from '../pupils.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** What is counted, and when: for example, a pupil scores points in games. */
const rows = [
  ['In', 'game', 'scores', 'points'],
  ['On', 'day', 'reads', 'pages'],
  ['In', 'week', 'swims', 'lengths'],
  ['On', 'walk', 'finds', 'shells'],
  ['In', 'test', 'gets', 'marks'],
  ['On', 'trip', 'sees', 'birds'],
  ['In', 'hour', 'picks', 'apples'],
  ['On', 'visit', 'counts', 'ducks'],
] as const

function told(name: string, row: number, values: readonly number[]): string {
  const [when, each, does, what] = rows[row] ?? rows[0]
  return `${when} ${values.length} ${each}s, ${name} ${does} these numbers of ${what}: ${values.join(', ')}.`
}

export const meanOf = template({
  id: 'maths.averages.mean',
  version: 1,
  mode: 'typed',
  seconds: 50,
  draw: (random, step) => {
    const count = [3, 4, 5, 6, 5][step - 1] ?? 3
    const most = [10, 20, 30, 60, 40][step - 1] ?? 10
    // The mean is a whole number, except at step 5, where it may have one decimal place.
    const values = Array.from({ length: count }, () => random.int(2, most))
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

const kinds = ['median', 'mode', 'range'] as const

export const middleOnes = template({
  id: 'maths.averages.median-mode-range',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const count = [5, 5, 7, 8, 9][step - 1] ?? 5
    const most = [12, 30, 50, 70, 99][step - 1] ?? 12
    const pool = Array.from({ length: most - 1 }, (_, at) => at + 2)
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
    const median = sorted.length % 2 ? 2 * (sorted[half] ?? 0) : (sorted[half - 1] ?? 0) + (sorted[half] ?? 0)
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
        median: `Put them in order: ${shown}. ${sorted.length % 2 ? `The one in the middle is **${texts.median}**.` : `Two stand in the middle, ${sorted[half - 1]} and ${sorted[half]}. Halfway between them is **${texts.median}**.`}`,
        mode: `The mode is the number that comes most often. In order: ${shown}. That is **${mode}**.`,
        range: `The range is the largest number less the smallest: ${high} − ${low} = **${high - low}**.`,
      }[kind],
    }
  },
})

export const missingValue = template({
  id: 'maths.averages.missing-value',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 60,
  harder: 0.4,
  draw: (random, step) => {
    const known = step < 4 ? (step < 3 ? 2 + step : 4) : step
    const most = [12, 20, 30, 40, 60][step - 1] ?? 12
    const changed = step > 3 && random.chance(step === 5 ? 0.7 : 0.5)
    for (;;) {
      const values = Array.from({ length: known }, () => random.int(3, most))
      const mean = random.int(Math.floor(most / 3), Math.floor(most * 0.7))
      const missing = mean * (known + 1) - sum(values)
      if (missing < 1 || missing > most || missing === mean) continue
      if (changed && (sum(values) % known || sum(values) / known === mean)) continue
      return { name: random.pick(pupils), row: random.int(0, rows.length - 1), values, mean, changed }
    }
  },
  measure: 'how many numbers there are, their digits, and a mean that changes',
  hardness: ({ values, changed }) =>
    values.length + sum(values.map(value => String(value).length)) / values.length + (changed ? 3 : 0),
  write: ({ name, row, values, mean, changed }) => {
    const [when, each, does, what] = rows[row] ?? rows[0]
    const count = values.length + 1
    const total = mean * count
    const known = sum(values)
    const right = total - known
    const before = known / values.length
    const wrong = (value: number, misconception: string) => ({ text: String(value), misconception })
    return {
      stem: changed
        ? `After ${values.length} ${each}s, ${name}'s mean number of ${what} is ${before}. After one more ${each}, it is ${mean}. What is the number of ${what} for the last ${each}?`
        : `${when} ${count} ${each}s, ${name} ${does} a mean of ${mean} ${what}. ${when} ${values.length} of them the numbers are ${listed(values.map(String))}. What is the number for the other ${each}?`,
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
        wrong(right + 2, 'slipped-in-adding'),
        wrong(right + 1, 'slipped-in-adding'),
      ].filter(({ text }) => text !== '0'),
      explanation: `${count} numbers with a mean of ${mean} add up to ${count} × ${mean} = ${total}. ${
        changed
          ? `The first ${values.length} add up to ${values.length} × ${before} = ${known}.`
          : `The known ones add up to ${values.join(' + ')} = ${known}.`
      } So the one we look for is ${total} − ${known} = **${right}**.`,
    }
  },
})
