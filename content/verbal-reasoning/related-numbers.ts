import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { rules } from './number-rules.ts'

const loads: Record<Step, readonly number[]> = { 1: [1], 2: [1, 2], 3: [3], 4: [4], 5: [4, 5] }

type Group = readonly [number, number, number]

function drawOuter(random: Random, name: string): [number, number] {
  if (name === 'share') {
    const by = random.int(2, 9)
    return [by * random.int(2, 9), by]
  }
  const product = name.startsWith('times') || name === 'half-product'
  const b = random.int(2, product ? 9 : 20)
  const a = product ? random.int(3, 11) : random.int(3, 30)
  return name.includes('take') || name.includes('difference') ? [a + b, b] : [a, b]
}

/** The results of every rule that fits both complete groups. A wrong option must not be one of them. */
function otherReadings([g, h]: readonly Group[], [a, b]: readonly [number, number]): Set<number> {
  const found = new Set<number>()
  if (!g || !h) return found
  const shapes: ((a: number, b: number) => number)[] = [
    (a, b) => a * b,
    (a, b) => a * b * 2,
    (a, b) => (a * b) / 2,
    (a, b) => a / b,
    (a, b) => a * b + a,
    (a, b) => a * b + b,
    (a, b) => a * b - a,
    (a, b) => a * b - b,
    (a, b) => a * a + b,
    (a, b) => a + b * b,
  ]
  for (const p of [-3, -2, -1, -0.5, 0, 0.5, 1, 2, 3])
    for (const q of [-3, -2, -1, -0.5, 0, 0.5, 1, 2, 3]) shapes.push((a, b) => p * a + q * b)
  for (const shape of shapes) {
    const [more, again] = [g[1] - shape(g[0], g[2]), h[1] - shape(h[0], h[2])]
    if (more === again) found.add(shape(a, b) + more)
  }
  return found
}

/** What the outer numbers make by themselves. */
const parts: readonly ((a: number, b: number) => number)[] = [
  a => a,
  (_, b) => b,
  (a, b) => a + b,
  (a, b) => a - b,
  (a, b) => a * b,
  (a, b) => a / b,
  (a, b) => b / a,
  a => 2 * a,
  (_, b) => 2 * b,
  (a, b) => a + 2 * b,
  (a, b) => 2 * a + b,
  (a, b) => 2 * a - b,
  a => a ** 2,
  (_, b) => b ** 2,
  (a, b) => a * b + a,
  (a, b) => a * b + b,
  (a, b) => a * b - a,
  (a, b) => a * b - b,
]

/** A rule with a number that is the same in each group: how to find that number in a group, and the middle from it. */
interface Reading {
  readonly number: (group: Group) => number
  readonly middle: (a: number, b: number, number: number) => number
}

const readings: readonly Reading[] = [
  ...parts.flatMap((part): Reading[] => [
    { number: ([a, middle, b]) => middle - part(a, b), middle: (a, b, number) => part(a, b) + number },
    { number: ([a, middle, b]) => middle + part(a, b), middle: (a, b, number) => number - part(a, b) },
    { number: ([a, middle, b]) => middle / part(a, b), middle: (a, b, number) => part(a, b) * number },
    { number: ([a, middle, b]) => middle * part(a, b), middle: (a, b, number) => number / part(a, b) },
  ]),
  ...[1, -1].flatMap((sign): Reading[] => [
    { number: ([a, middle, b]) => (middle - sign * b) / a, middle: (a, b, number) => a * number + sign * b },
    { number: ([a, middle, b]) => (middle - sign * a) / b, middle: (a, b, number) => b * number + sign * a },
    {
      number: ([a, middle, b]) => (sign * middle + a) / b,
      middle: (a, b, number) => sign * (b * number - a),
    },
    {
      number: ([a, middle, b]) => (sign * middle + b) / a,
      middle: (a, b, number) => sign * (a * number - b),
    },
  ]),
  { number: ([a, middle, b]) => middle / a - b, middle: (a, b, number) => a * (b + number) },
  { number: ([a, middle, b]) => middle / b - a, middle: (a, b, number) => b * (a + number) },
  { number: ([a, middle, b]) => middle * b - a, middle: (a, b, number) => (a + number) / b },
  { number: ([a, middle, b]) => middle * a - b, middle: (a, b, number) => (b + number) / a },
]

/** Whether some simple rule fits both examples, but makes another number of the third group. */
function hasSecondReading([one, two, three]: readonly Group[]): boolean {
  if (!one || !two || !three) return true
  const [a, right, b] = three
  return readings.some(({ number, middle }) => {
    const [first, second] = [number(one), number(two)]
    return Math.abs(first - second) < 1e-9 && Math.abs(middle(a, b, first) - right) > 1e-9
  })
}

const repeatsANumber = (groups: readonly Group[]) =>
  new Set(groups.map(([a]) => a)).size < 3 || new Set(groups.map(([, , b]) => b)).size < 3

const isClear = (groups: readonly Group[]) => !repeatsANumber(groups) && !hasSecondReading(groups)

interface Edition {
  readonly version: number
  readonly balancedFrom?: number
  readonly isClear: (groups: readonly Group[]) => boolean
}

const firstEdition: Edition = { version: 1, isClear: () => true }
const secondEdition: Edition = { version: 2, balancedFrom: 1, isClear }

const middleNumberIn = (edition: Edition) =>
  template({
    id: 'verbal-reasoning.related-numbers.middle-number',
    version: edition.version,
    ...(edition.balancedFrom && { balancedFrom: edition.balancedFrom }),
    mode: 'options',
    seconds: 45,
    draw: (random, step) => {
      for (;;) {
        const rule = random.pick(rules.filter(({ load }) => loads[step].includes(load)))
        const c = random.int(1, 6)
        const groups = [0, 1, 2].map((): Group => {
          const [a, b] = drawOuter(random, rule.name)
          return [a, rule.apply(a, b, c), b]
        })
        const numbers = groups.flat()
        if (!numbers.every(number => Number.isInteger(number) && number > 0 && number < 200)) continue
        if (groups.some(([a, middle, b]) => a === b || middle === a || middle === b)) continue
        if (new Set(groups.map(group => group.join())).size < 3 || !edition.isClear(groups)) continue
        return { name: rule.name, c, groups }
      }
    },
    measure: 'how many things the rule does, and how big the numbers are',
    hardness: ({ name, groups }) =>
      (rules.find(rule => rule.name === name)?.load ?? 1) + Math.max(...groups.flat()) / 100,
    write: ({ name, c, groups }, random) => {
      const [one = [1, 1, 1], two = [1, 1, 1], [a, right, b] = [1, 1, 1]] = groups as Group[]
      const rule = rules.find(other => other.name === name) ?? rules[0]
      const readings = otherReadings([one, two], [a, b])
      const fitsOne = rules
        .filter(other => other.name !== name)
        .flatMap(other =>
          [one, two].map(([x, middle, y]) => ({ other, more: middle - other.apply(x, y, 0) })),
        )
        .filter(({ more }) => Math.abs(more) < 9)
        .map(({ other, more }) => ({
          value: other.apply(a, b, 0) + more,
          misconception: 'rule-fits-only-one-group',
        }))
      const slips = random
        .shuffle([1, -1, 2, -2, 10, -10, 3, -3])
        .map(by => ({ value: right + by, misconception: 'slip-in-the-sum' }))
      const plain = [
        { value: a + b, misconception: 'added-the-outer-numbers' },
        { value: Math.abs(a - b), misconception: 'found-only-the-difference' },
        { value: a * b, misconception: 'multiplied-the-outer-numbers' },
      ]
      const wrong = [...plain.slice(0, 2), ...random.shuffle(fitsOne).slice(0, 2), ...plain, ...slips].filter(
        ({ value }) => Number.isInteger(value) && value > 0 && value < 400 && !readings.has(value),
      )
      return {
        stem: `The middle number of each group is made from the two outer numbers, in the same way each time. Which number is missing?\n\n**${shown(one)} and ${shown(two)} and (${a} [?] ${b})**`,
        right: { text: String(right) },
        wrong: wrong.map(({ value, misconception }) => ({ text: String(value), misconception })),
        explanation: `${rule?.said ?? ''} Check it: ${rule?.sum(one[0], one[2], c)} = ${one[1]} and ${rule?.sum(two[0], two[2], c)} = ${two[1]}. So the missing number is ${rule?.sum(a, b, c)} = **${right}**.`,
      }
    },
  })

export const middleNumber = middleNumberIn(secondEdition)

const shown = ([a, middle, b]: Group) => `(${a} [${middle}] ${b})`

/** Pairs connected by one rule: multiply, then add or subtract. */
export const pairedNumbers = template({
  id: 'verbal-reasoning.related-numbers.paired-numbers',
  version: 1,
  mode: 'typed',
  seconds: 40,
  draw: (random, step) => {
    const factor = step === 1 ? 1 : random.int(2, step + 1)
    const more = step === 1 ? random.int(4, 15) : step === 2 ? 0 : random.pick([-1, 1]) * random.int(1, step)
    const inputs = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4)
    return { factor, more, inputs }
  },
  measure: 'what the rule multiplies by and adds',
  hardness: ({ factor, more }) => factor + (factor > 1 && more ? 3 : 1) + Math.abs(more) / 20,
  write: ({ factor, more, inputs }) => {
    const out = (input: number) => input * factor + more
    const asked = inputs.at(-1) ?? 2
    const known = inputs.slice(0, -1)
    const [one = 2] = known
    const added = more < 0 ? `take away ${-more}` : `add ${more}`
    const said =
      factor === 1 ? added : more === 0 ? `multiply by ${factor}` : `multiply by ${factor}, then ${added}`
    const sum = (input: number) =>
      `${input}${factor === 1 ? '' : ` × ${factor}`}${more === 0 ? '' : more < 0 ? ` − ${-more}` : ` + ${more}`} = ${out(input)}`
    return {
      stem: `In each pair the second number is made from the first in the same way. Which number is missing? Write the number.\n\n**${known.map(input => `(${input} → ${out(input)})`).join(' and ')} and (${asked} → [?])**`,
      expected: { kind: 'number', value: String(out(asked)) },
      mistakes: [
        { text: String(asked + out(one) - one), misconception: 'rule-fits-only-one-group' },
        { text: String(asked * factor), misconception: 'stopped-halfway-through-the-rule' },
        { text: String(asked * factor - more), misconception: 'went-the-wrong-way' },
      ],
      explanation: `The rule is: ${said}. Check it: ${known.map(sum).join(', ')}. So ${sum(asked).replace(/= (\d+)$/, '= **$1**')}.`,
    }
  },
})

export const relatedNumbers: Topic = {
  id: 'verbal-reasoning.related-numbers',
  name: 'Related numbers',
  subdomain: 'numbers',
  year: 5,
  prerequisites: [],
  about: 'Seeing how the middle number of a group is made from the two outer ones.',
  weights: { gl: 3, cem: 1, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Here you see groups of three numbers. The number in the middle is made from the two on the outside. The same rule is used in each group. Find it and use it.

Try the short rules first. Look at one group and ask:

- Do I **add** the outer numbers?
- Do I **subtract** one from the other?
- Do I **multiply** or **divide**?

Is the middle number close, but not quite? Then there may be a second part. You may have to add a bit more, or double, or halve.

Then test your rule on the second group. It must work there too. If it does not, throw it away and try again.`,
    example: `
Find the missing number: **(3 [14] 4) and (5 [22] 6) and (2 [?] 7)**

1. Look at 3 and 4. The sum is 7. The middle number is 14. That is 7 × 2.
2. But 3 × 4 + 2 is 14 too! So test both rules.
3. In the second group, 5 + 6 = 11 and 11 × 2 = 22. Yes!
4. And 5 × 6 + 2 = 32. No. So we add and double.
5. Now 2 + 7 = 9 and 9 × 2 = 18. The answer is **18**.`,
    harder: `
Find the missing number: **(6 [36] 5) and (4 [32] 7) and (7 [?] 3)**

1. Take the first group. 6 + 5 = 11, and 36 is far more. So there is a × somewhere.
2. 6 × 5 = 30. That is 6 too few. Where does the extra 6 come from? It may be "add 6". Or it may be "add the first number". 6 × 6 is 36 too!
3. Now test all three on the second group. 4 × 7 = 28, and 28 + 6 = 34. No. 4 × 4 = 16. No. But 28 + 4 = 32. Yes!
4. So the rule is: multiply the outer numbers, then add the first.
5. 7 × 3 = 21, and 21 + 7 = **28**.

In pairs you can use a neat trick. **(4 → 13) (7 → 25) (9 → 33) (6 → [?])** From 4 to 7 is 3 more. From 13 to 25 is 12 more. So each 1 at the front makes 4 at the back: the rule starts with × 4. And 4 × 4 = 16, so you must take away 3. Check: 9 × 4 − 3 = 33. Yes! So 6 × 4 − 3 = **21**.

Now you try: (8 [19] 3) and (5 [14] 4) and (10 [?] 6). Double the first, then add the last. (It is 26.)`,
    mistake: `
The trap is to find a rule for the first group and stop. Many rules can make one group work. Only one short rule works for both. So never skip the test. If the second group says no, your rule is wrong, even if it looked neat.`,
    tryThis: `
Roll two dice, or pick two small numbers. Think of a secret rule and write the middle number. Do it twice. Can someone at home find your rule?`,
  })),
  misconceptions: once(() => ({
    'slip-in-the-sum': {
      child: 'You were close. Do the sum once more.',
      parent: 'Is close to the answer, so probably slips in the sum. Write the rule as a sum with numbers.',
    },
    'found-only-the-difference': {
      child: 'Just taking away does not fit. Test your rule on the other groups.',
      parent: 'Takes one outer number from the other. Ask whether that works in the first two groups.',
    },
    'multiplied-the-outer-numbers': {
      child: 'Just multiplying does not fit. Test your rule on the other groups.',
      parent: 'Multiplies the outer numbers. Try the rule on both full groups before using it.',
    },
    'rule-fits-only-one-group': {
      child: 'Your rule works only once. It must fit every group.',
      parent: 'Finds a rule from one group and stops there. Put a tick beside each group that the rule fits.',
    },
    'added-the-outer-numbers': {
      child: 'Just adding does not fit. Test your rule on the other groups.',
      parent: 'Adds the outer numbers. Compare the result with the middle number in each full group.',
    },
    'stopped-halfway-through-the-rule': {
      child: 'The rule has a second part. Check it with the other pairs.',
      parent: 'Uses only the first half of the rule. Test it on a full pair and see what is missing.',
    },
    'went-the-wrong-way': {
      child: 'Is the second part add or take away? Check it with a full pair.',
      parent: 'Adds where the rule takes away, or the other way round. Test the rule on a full pair.',
    },
  })),
  templates: [middleNumber, pairedNumbers],
  earlier: [middleNumberIn(firstEdition)],
}
