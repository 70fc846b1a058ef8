import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'

const names = ['A', 'B', 'C', 'D', 'E'] as const

/** A sum in letters; `{0}` is the first letter drawn. It has the same value with or without operator precedence. */
interface Form {
  readonly text: string
  readonly count: number
  readonly work: (values: readonly number[]) => number
}

const at = (values: readonly number[], place: number) => values[place] ?? 0

const forms: Record<Step, readonly Form[]> = {
  1: [
    { text: '{0} + {1}', count: 2, work: v => at(v, 0) + at(v, 1) },
    { text: '{0} − {1}', count: 2, work: v => at(v, 0) - at(v, 1) },
  ],
  2: [
    { text: '{0} + {1} + {2}', count: 3, work: v => at(v, 0) + at(v, 1) + at(v, 2) },
    { text: '{0} + {1} − {2}', count: 3, work: v => at(v, 0) + at(v, 1) - at(v, 2) },
    { text: '{0} × {1}', count: 2, work: v => at(v, 0) * at(v, 1) },
  ],
  3: [
    { text: '{0} × {1} + {2}', count: 3, work: v => at(v, 0) * at(v, 1) + at(v, 2) },
    { text: '{0} × {1} − {2}', count: 3, work: v => at(v, 0) * at(v, 1) - at(v, 2) },
    { text: '{0} ÷ {1} + {2}', count: 3, work: v => at(v, 0) / at(v, 1) + at(v, 2) },
  ],
  4: [
    { text: '({0} + {1}) × {2}', count: 3, work: v => (at(v, 0) + at(v, 1)) * at(v, 2) },
    { text: '({0} − {1}) × {2}', count: 3, work: v => (at(v, 0) - at(v, 1)) * at(v, 2) },
    { text: '({0} + {1}) ÷ {2}', count: 3, work: v => (at(v, 0) + at(v, 1)) / at(v, 2) },
    { text: '{0} × {1} ÷ {2}', count: 3, work: v => (at(v, 0) * at(v, 1)) / at(v, 2) },
  ],
  5: [
    { text: '({0} + {1}) ÷ {2} + {3}', count: 4, work: v => (at(v, 0) + at(v, 1)) / at(v, 2) + at(v, 3) },
    { text: '{0} × {1} − {2} × {3}', count: 4, work: v => at(v, 0) * at(v, 1) - at(v, 2) * at(v, 3) },
    { text: '({0} + {1}) × {2} − {3}', count: 4, work: v => (at(v, 0) + at(v, 1)) * at(v, 2) - at(v, 3) },
    { text: '{0} × {1} ÷ {2} + {3}', count: 4, work: v => (at(v, 0) * at(v, 1)) / at(v, 2) + at(v, 3) },
  ],
}

const fill = (text: string, words: readonly (string | number)[]) =>
  text.replaceAll(/\{(\d)\}/g, (_, place) => String(words[Number(place)]))

/** Values for the letters, and a sum of some of them. Its answer is one of the values only if `answerIsLetter`. */
function drawSum(random: Random, step: Step, answerIsLetter: boolean) {
  for (;;) {
    const values = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24], names.length)
    const form = random.pick(forms[step])
    const places = random.sample([0, 1, 2, 3, 4], form.count)
    const result = form.work(places.map(place => at(values, place)))
    if (!Number.isInteger(result) || result < 1 || result > 150) continue
    if (!answerIsLetter) return { values, text: form.text, places, result }
    const free = [0, 1, 2, 3, 4].filter(place => !places.includes(place))
    if (result > 30 || free.length === 0) continue
    const place = random.pick(free)
    const changed = values.map((value, other) => (other === place ? result : value))
    if (new Set(changed).size === names.length) return { values: changed, text: form.text, places, result }
  }
}

const given = (values: readonly number[]) =>
  names.map((name, place) => `${name} = ${values[place]}`).join(', ')
const inLetters = (text: string, places: readonly number[]) =>
  fill(
    text,
    places.map(place => names[place] ?? ''),
  )
const inNumbers = (text: string, places: readonly number[], values: readonly number[]) =>
  fill(
    text,
    places.map(place => at(values, place)),
  )
const operationsIn = (text: string) => text.match(/[+−×÷]/g) ?? []
const weight = (text: string) =>
  operationsIn(text).reduce((sum, sign) => sum + ('+−'.includes(sign) ? 1 : 1.5), 0) +
  (text.includes('(') ? 0.5 : 0)

export const valueOfSum = template({
  id: 'verbal-reasoning.letters-for-numbers.value-of-sum',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => drawSum(random, step, false),
  measure: 'operations of the sum, brackets counted too',
  hardness: ({ text }) => weight(text),
  write: ({ values, text, places, result }, random) => {
    const [a = 0, b = 0, c = 0] = places.map(place => at(values, place))
    const slips = random
      .shuffle([1, -1, 2, -2, 10, -10])
      .map(by => ({ value: result + by, misconception: 'slip-in-the-sum' }))
    const wrong = [
      {
        value: text.startsWith('(') ? a + b * c : (a + b) * Math.max(c, 1),
        misconception: 'did-the-wrong-part-first',
      },
      { value: a + b + c, misconception: 'added-instead' },
      { value: result + at(values, places.at(-1) ?? 0), misconception: 'added-the-last-letter' },
      ...slips,
    ]
    return {
      stem: `**${given(values)}**\n\nWhat is the value of **${inLetters(text, places)}**?`,
      right: { text: String(result) },
      wrong: wrong
        .filter(({ value }) => value > 0)
        .map(({ value, misconception }) => ({ text: String(value), misconception })),
      explanation: `Write a number for each letter: ${inLetters(text, places)} → ${inNumbers(text, places, values)}. ${order(text)} The value is **${result}**.`,
    }
  },
})

function order(text: string): string {
  if (text.includes('(')) return 'Work out the brackets first.'
  const kinds = new Set(operationsIn(text).map(sign => '+−'.includes(sign)))
  return kinds.size > 1 ? 'Multiply or divide first, then add or take away.' : 'Work from left to right.'
}

export const letterOfSum = template({
  id: 'verbal-reasoning.letters-for-numbers.letter-of-sum',
  version: 1,
  mode: 'typed',
  seconds: 40,
  draw: (random, step) => drawSum(random, step, true),
  measure: 'operations of the sum, brackets counted too',
  hardness: ({ text }) => weight(text),
  write: ({ values, text, places, result }) => {
    const name = names[values.indexOf(result)] ?? 'A'
    return {
      stem: `**${given(values)}**\n\nWork out **${inLetters(text, places)}**. Write your answer as a letter.`,
      expected: { kind: 'letters', value: name },
      mistakes: [
        { text: String(result), misconception: 'wrote-the-number-not-the-letter' },
        { text: names[places.at(-1) ?? 0] ?? 'A', misconception: 'took-a-letter-of-the-sum' },
      ],
      explanation: `Write a number for each letter: ${inLetters(text, places)} → ${inNumbers(text, places, values)}. ${order(text)} The value is ${result}, which is the letter **${name}**.`,
    }
  },
})

export const lettersForNumbers: Topic = {
  id: 'verbal-reasoning.letters-for-numbers',
  name: 'Letters for numbers',
  subdomain: 'numbers',
  year: 4,
  prerequisites: [],
  about: 'Putting numbers in place of letters and working out the sum.',
  weights: { gl: 3, cem: 1, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
In these questions each letter stands for a number. You are told which. Then you get a calculation in letters.

Do it in three moves.

1. Copy it, but write a number for each letter.
2. Work it out with care.
3. Look at what is asked. Is it a number or a letter? If it is a letter, find the one that has your number.

Keep to the order that you know from maths. Brackets come first. Next you multiply and divide. Then you add and subtract.`,
    example: `
A = 2, B = 3, C = 4, D = 10, E = 14

Work out **C × B + A**. Write the answer as a letter.

1. Write the numbers: 4 × 3 + 2.
2. Multiply first: 4 × 3 = 12. Then add: 12 + 2 = 14.
3. Which letter is 14? It is **E**.`,
    harder: `
A = 3, B = 20, C = 8, D = 12, E = 4

Work out **(B + E) ÷ A + D**. Write the answer as a letter.

1. Copy it with numbers: (20 + 4) ÷ 3 + 12.
2. Brackets first: 20 + 4 = 24. Now it is 24 ÷ 3 + 12.
3. Divide before you add: 24 ÷ 3 = 8. Now it is 8 + 12 = 20.
4. Which letter is 20? It is **B**.

Here is one without brackets: **C × D ÷ E − B**

1. Copy it: 8 × 12 ÷ 4 − 20.
2. Times and divide come first, from left to right: 8 × 12 = 96. Then 96 ÷ 4 = 24.
3. Last, subtract: 24 − 20 = 4. That is **E**.

The slip to watch for is doing 4 − 20 or 3 + 12 first, as they are side by side. Ring the part with × and ÷ before you start. And do not be put off if the answer is one of the letters in the question. It often is.

Now you try: what is D × A − C × E, as a letter? (It is 4, so E.)`,
    mistake: `
Two slips are common. One is to stop too soon and write 14 when the question wants a letter. Read the last line once more before you answer.

The other is to add before you multiply. In 2 + 3 × 4 the answer is 14, not 20. Draw a ring around the part with the times sign and do that part first. With brackets, ring the brackets.`,
    tryThis: `
Give each letter from A to E a price in pence. Write some short words that use only these letters, such as BAD, CAB or BEAD. Add up the prices. Which word costs the most?`,
  })),
  misconceptions: once(() => ({
    'added-the-last-letter': {
      child: 'Check the last letter: you used its number once more than you should.',
      parent: 'Adds the last letter’s number on top of the answer. Cross off each letter once it is used.',
    },
    'slip-in-the-sum': {
      child: 'You put in the right numbers. Do the sum again with care.',
      parent: 'Puts in the numbers but slips in the sum. Write each step on its own line.',
    },
    'did-the-wrong-part-first': {
      child: 'Write the numbers out with their signs. Do brackets first, then × and ÷.',
      parent:
        'Mixes up the signs or the order of the steps. Rewrite the whole sum with numbers before working it out.',
    },
    'added-instead': {
      child: 'Look at each sign again. They are not all plus.',
      parent: 'Adds all the numbers, whatever the signs say. Trace over each sign with a pencil first.',
    },
    'wrote-the-number-not-the-letter': {
      child: 'You worked it out well. Now write the letter that has this value.',
      parent: 'Gives the number where a letter is wanted. Underline “as a letter” in the question.',
    },
    'took-a-letter-of-the-sum': {
      child: 'That letter is part of the sum. Work it out, then find the letter with that value.',
      parent: 'Gives a letter from the sum itself. Work out the value first and look it up in the list.',
    },
  })),
  templates: [valueOfSum, letterOfSum],
}
