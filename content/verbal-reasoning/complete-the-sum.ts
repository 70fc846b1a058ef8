import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template } from '../template.ts'
import type { Topic } from '../topic.ts'

interface Side {
  readonly text: string
  readonly value: number
}

const leftSides: Record<Step, readonly ((random: Random) => Side)[]> = {
  1: [
    random => sum(random.int(5, 30), random.int(3, 20)),
    random => difference(random.int(20, 50), random.int(3, 15)),
  ],
  2: [
    random => product(random.int(3, 9), random.int(3, 9)),
    random => sum(random.int(20, 70), random.int(15, 30)),
    random => difference(random.int(50, 99), random.int(12, 35)),
  ],
  3: [
    random => plus(product(random.int(3, 9), random.int(3, 9)), random.int(4, 20)),
    random => minus(product(random.int(5, 9), random.int(4, 9)), random.int(3, 15)),
  ],
  4: [
    random => plus(quotient(random.int(3, 9), random.int(4, 12)), random.int(15, 50)),
    random => minus(product(random.int(6, 12), random.int(6, 12)), random.int(8, 30)),
    random => minus(sum(random.int(40, 99), random.int(25, 60)), random.int(15, 40)),
  ],
  5: [
    random =>
      minus(plus(product(random.int(6, 12), random.int(6, 12)), random.int(11, 40)), random.int(5, 25)),
    random =>
      plus(minus(product(random.int(7, 12), random.int(7, 12)), random.int(11, 40)), random.int(5, 25)),
    random => minus(product(random.int(11, 15), random.int(4, 9)), random.int(11, 35)),
  ],
}

const sum = (a: number, b: number): Side => ({ text: `${a} + ${b}`, value: a + b })
const difference = (a: number, b: number): Side => ({ text: `${a} − ${b}`, value: a - b })
const product = (a: number, b: number): Side => ({ text: `${a} × ${b}`, value: a * b })
const quotient = (a: number, b: number): Side => ({ text: `${a * b} ÷ ${a}`, value: b })
const plus = ({ text, value }: Side, more: number): Side => ({
  text: `${text} + ${more}`,
  value: value + more,
})
const minus = ({ text, value }: Side, less: number): Side => ({
  text: `${text} − ${less}`,
  value: value - less,
})

/** The other side, with a gap: the missing number, and how to find it. */
interface Gap {
  readonly text: string
  readonly missing: number
  readonly way: string
  /** The result of repeating the operation instead of reversing it. */
  readonly same: number
  readonly load: number
}

function drawGap(random: Random, total: number, step: Step): Gap {
  const kind = random.int(1, step < 2 ? 2 : step < 4 ? 4 : 6)
  const by = random.int(2, 9)
  const near = random.int(3, 10 + 5 * step)
  if (kind === 2 && total > 8) {
    const part = random.int(2, total - 3)
    return {
      text: `${part} + (?)`,
      missing: total - part,
      way: `${total} − ${part}`,
      same: total + part,
      load: 1,
    }
  }
  if (kind === 3)
    return {
      text: `(?) − ${near}`,
      missing: total + near,
      way: `${total} + ${near}`,
      same: total - near,
      load: 2,
    }
  if (kind === 4 && total % by === 0)
    return { text: `${by} × (?)`, missing: total / by, way: `${total} ÷ ${by}`, same: total * by, load: 2 }
  if (kind === 5 && total < 80)
    return { text: `(?) ÷ ${by}`, missing: total * by, way: `${total} × ${by}`, same: total / by, load: 3 }
  if (kind === 6 && total > 30) {
    const rest = (total % by) + by * random.int(0, 1)
    const missing = (total - rest) / by
    if (rest > 0 && missing > 1)
      return {
        text: `${by} × (?) + ${rest}`,
        missing,
        way: `(${total} − ${rest}) ÷ ${by}`,
        same: total - rest,
        load: 4,
      }
  }
  return {
    text: `${total + near} − (?)`,
    missing: near,
    way: `${total + near} − ${total}`,
    same: total + total + near,
    load: 2,
  }
}

function drawSum(random: Random, step: Step) {
  const left = random.pick(leftSides[step])(random)
  return { left, gap: drawGap(random, left.value, step) }
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []

/** Not 7 × 8 − 8 = 56 − (?): the answer must not be one of the numbers on the other side, nor may the gap repeat it. */
function drawClearSum(random: Random, step: Step) {
  for (;;) {
    const drawn = drawSum(random, step)
    const numbers = numbersIn(drawn.left.text)
    const first = drawn.left.text.split(/ [+−] /)[0] ?? ''
    if (
      !numbers.includes(String(drawn.gap.missing)) &&
      !numbersIn(drawn.gap.text).some(
        number => numbers.includes(number) || number === String(resultOf(first)),
      )
    )
      return drawn
  }
}

/** The value of a number, a product or a quotient. */
function resultOf(text: string): number {
  const [a = 0, b = 1] = numbersIn(text).map(Number)
  return text.includes('×') ? a * b : text.includes('÷') ? a / b : a
}

const signs = (text: string) => text.match(/[+−×÷]/g)?.length ?? 0
const weight = ({ left, gap }: ReturnType<typeof drawSum>) =>
  signs(left.text) * 2 + gap.load + left.value / 50
const explained = ({ left, gap }: ReturnType<typeof drawSum>) =>
  `Work out the full side first: ${left.text} = ${left.value}. So ${gap.text} must be ${left.value} too. The missing number is ${gap.way} = **${gap.missing}**.`

const typedSumIn = (version: number, draw: typeof drawSum) =>
  template({
    id: 'verbal-reasoning.complete-the-sum.write-number',
    version,
    mode: 'typed',
    seconds: 40,
    draw,
    measure: 'operations on both sides, how far back the gap is to be worked, and the size of the total',
    hardness: weight,
    write: ({ left, gap }) => ({
      stem: `Write the number that makes both sides equal.\n\n**${left.text} = ${gap.text}**`,
      expected: { kind: 'number', value: String(gap.missing) },
      mistakes: [
        { text: String(left.value), misconception: 'wrote-the-total-of-one-side' },
        { text: String(gap.same), misconception: 'did-not-use-the-opposite' },
      ],
      explanation: explained({ left, gap }),
    }),
  })

const chosenSumIn = (version: Pick<Template, 'version' | 'balancedFrom'>, draw: typeof drawSum) =>
  template({
    id: 'verbal-reasoning.complete-the-sum.choose-number',
    ...version,
    mode: 'options',
    seconds: 40,
    draw,
    measure: 'operations on both sides, how far back the gap is to be worked, and the size of the total',
    hardness: weight,
    write: ({ left, gap }, random) => {
      const slips = random.shuffle([1, -1, 2, -2, 10, -10, 4, -3])
      const wrong = [
        { value: left.value, misconception: 'wrote-the-total-of-one-side' },
        { value: gap.same, misconception: 'did-not-use-the-opposite' },
        ...slips.map(by => ({ value: gap.missing + by, misconception: 'slip-in-the-sum' })),
      ]
      return {
        stem: `Which number makes both sides equal?\n\n**${left.text} = ${gap.text}**`,
        right: { text: String(gap.missing) },
        wrong: wrong
          .filter(({ value }) => Number.isInteger(value) && value > 0)
          .map(({ value, misconception }) => ({ text: String(value), misconception })),
        explanation: explained({ left, gap }),
      }
    },
  })

export const typedSum = typedSumIn(2, drawClearSum)
export const chosenSum = chosenSumIn({ version: 3, balancedFrom: 1 }, drawClearSum)

export const completeTheSum: Topic = {
  id: 'verbal-reasoning.complete-the-sum',
  name: 'Complete the sum',
  subdomain: 'numbers',
  year: 4,
  prerequisites: [],
  about: 'Finding the number that makes both sides of a sum equal.',
  weights: { gl: 3, cem: 2, iseb: 2 },
  lesson: once(() => ({
    version: 2,
    idea: `
Think of a pair of scales. The = sign is in the middle. Both sides must weigh the same.

One side is full. You can work it out. The other side has a gap. You must find the number that goes in it.

1. Work out the full side.
2. Write that total over the other side.
3. Go back from the total to the gap. Use the **opposite**.

Adding and subtracting are opposites. So are multiplying and dividing.

Take care with a gap after a minus sign. In 20 − (?) = 13 you take 13 from 20. In (?) − 20 = 13 you add.`,
    example: `
Find the missing number: **6 × 5 + 4 = 50 − (?)**

1. The full side is on the left. Multiply first: 6 × 5 = 30. Then 30 + 4 = 34.
2. So 50 − (?) must be 34.
3. What do we take from 50 to get 34? It is 50 − 34 = 16.
4. Check: 50 − 16 = 34. Both sides match. The answer is **16**.`,
    harder: `
Find the missing number: **12 × 7 − 17 + 11 = 6 × (?) + 12**

1. The full side is on the left. Multiply first: 12 × 7 = 84.
2. Then go from left to right: 84 − 17 = 67, and 67 + 11 = 78. Write 78 over the other side.
3. So 6 × (?) + 12 must be 78. Undo the last thing first. Take off the 12: 78 − 12 = 66.
4. Now 6 × (?) must be 66. Undo the 6 ×: 66 ÷ 6 = **11**.
5. Check: 6 × 11 + 12 = 66 + 12 = 78. Both sides match!

The slip to watch for is dividing first: 78 ÷ 6 = 13. But the 12 is not part of the 6 ×. So it has to come off before you divide.

Another slip is in step 2. 84 − 17 + 11 is not 84 − 28. The plus belongs to the 11, so the 11 is added.

Now you try: 9 × 8 − 12 = 100 − (?) (The answer is 40.)`,
    mistake: `
Some children write the total of the full side in the gap. Here they would write 34. But 50 − 34 is 16, not 34. Put your number back in the gap and work out both sides. If they are not the same, try again.`,
    tryThis: `
Find two small piles of coins or buttons. Make one pile of 12 and one of 7. How many must you add to make them equal? Write it as a number sentence with a gap: 12 = 7 + (?). Make three more like this.`,
  })),
  misconceptions: once(() => ({
    'wrote-the-total-of-one-side': {
      child: 'You found what one side makes. Now find the number that is missing.',
      parent: 'Gives the value of one side. Write it down, then ask what the other side still needs.',
    },
    'did-not-use-the-opposite': {
      child: 'Go back with the opposite: − for +, ÷ for ×. Then put your number in and test it.',
      parent: 'Does not undo the sum fully. Have them put the answer into the gap and check both sides.',
    },
    'slip-in-the-sum': {
      child: 'Nearly. Work out both sides again with your number in the gap.',
      parent: 'Uses the right idea but slips in the sum. Check by working out both sides.',
    },
  })),
  templates: [typedSum, chosenSum],
  earlier: [typedSumIn(1, drawSum), chosenSumIn({ version: 1 }, drawSum)],
}
