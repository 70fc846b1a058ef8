import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'

/** A sequence of numbers with its rule. `load` is how much there is to keep in mind. */
interface Line {
  readonly numbers: readonly number[]
  readonly reason: string
  readonly load: number
  /** The result of following another, simpler rule at the end. */
  readonly traps: readonly number[]
}

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

const built = (
  start: number,
  length: number,
  next: (last: number, at: number, all: readonly number[]) => number,
) => {
  const numbers = [start]
  for (let at = 1; at < length; at++) numbers.push(next(numbers[at - 1] ?? 0, at, numbers))
  return numbers
}

type Maker = (random: Random, length: number, step: Step) => Line

const steady: Maker = (random, length, step) => {
  const by = random.int(2 + 2 * step, 5 + 5 * step)
  const down = random.chance(0.4)
  const numbers = built(
    random.int(2, 40) + (down ? by * length : 0),
    length,
    last => last + (down ? -by : by),
  )
  return {
    numbers,
    reason: `The numbers go ${down ? 'down' : 'up'} by ${by} each time.`,
    load: 2 + by / 10,
    traps: [],
  }
}

const times: Maker = (random, length) => {
  const by = random.pick([2, 2, 3])
  const up = built(random.int(2, by === 2 ? 7 : 3), length, last => last * by)
  const down = by === 2 && random.chance(0.4)
  const numbers = down ? up.reverse() : up
  return {
    numbers,
    reason: down ? 'Each number is half of the one before.' : `Each number is ${by} times the one before.`,
    load: 3,
    traps: [],
  }
}

const growing: Maker = (random, length, step) => {
  const by = random.int(1, step - 1)
  const first = random.int(1, 6)
  const down = random.chance(0.3)
  const sign = down ? -1 : 1
  const start = random.int(1, 20) + (down ? first * length + (by * length * length) / 2 : 0)
  const numbers = built(Math.ceil(start), length, (last, at) => last + sign * (first + (at - 1) * by))
  const shown = [0, 1, 2].map(at => signed(sign * (first + at * by))).join(', ')
  return {
    numbers,
    reason: `Look at the steps: ${shown} and so on. Each step is ${by} more than the one before.`,
    load: 5 + by / 2,
    traps: [],
  }
}

const turns: Maker = (random, length, step) => {
  const [one = 3, two = 5] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  const second = step < 4 ? two : -Math.min(one - 1, two)
  const other = second === 0 ? -1 : second
  const numbers = built(random.int(3, 30), length, (last, at) => last + (at % 2 ? one : other))
  return {
    numbers,
    reason: `Two steps take turns: ${signed(one)}, ${signed(other)}, ${signed(one)}, ${signed(other)}.`,
    load: 6 + (other < 0 ? 1 : 0),
    traps: [],
  }
}

const twoLines: Maker = (random, length, step) => {
  const [one = 3, two = 5] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 2)
  const other = step > 4 || random.chance(0.5) ? -two : two
  const second = random.int(5, 20) + (other < 0 ? 5 * two : 0)
  const numbers = built(random.int(1, 25), length, (_, at, all) =>
    at === 1 ? second : (all[at - 2] ?? 0) + (at % 2 ? other : one),
  )
  return {
    numbers,
    reason: `Two lines take turns. The 1st, 3rd, 5th and 7th numbers go ${signed(one)}. The 2nd, 4th and 6th go ${signed(other)}.`,
    load: 8 + (other < 0 ? 1 : 0),
    traps: [],
  }
}

const timesAndMore: Maker = (random, length) => {
  const more = random.pick([1, 2, 3, -1, -2])
  const numbers = built(random.int(3, 8), length, last => last * 2 + more)
  return {
    numbers,
    reason: `Double each number, then ${more < 0 ? `take away ${-more}` : `add ${more}`}.`,
    load: 8,
    traps: [(numbers.at(-2) ?? 0) * 2],
  }
}

const sumOfTwo: Maker = (random, length) => {
  const second = random.int(2, 9)
  const numbers = built(random.int(1, 6), length, (last, at, all) =>
    at === 1 ? second : last + (all[at - 2] ?? 0),
  )
  return {
    numbers,
    reason: 'Each number is the sum of the two numbers before it.',
    load: 9,
    traps: [(numbers.at(-2) ?? 0) * 2],
  }
}

const squares: Maker = (random, length) => {
  const from = random.int(1, 5)
  const more = random.int(-1, 5)
  const numbers = Array.from({ length }, (_, at) => (from + at) ** 2 + more)
  return {
    numbers,
    reason: `These are the square numbers from ${from} × ${from} on${more ? `, each with ${more < 0 ? '1 taken away' : `${more} added`}` : ''}. The steps between them grow by 2 each time.`,
    load: 9,
    traps: [],
  }
}

const makers: Record<Step, readonly Maker[]> = {
  1: [steady],
  2: [steady, times],
  3: [growing, turns],
  4: [growing, turns, twoLines, timesAndMore],
  5: [twoLines, sumOfTwo, squares, timesAndMore],
}

function drawLine(random: Random, step: Step, more: number): Line {
  for (;;) {
    const maker = random.pick(makers[step])
    const long = maker === twoLines ? 7 : maker === turns || maker === sumOfTwo || maker === growing ? 6 : 5
    const line = maker(random, long + more, step)
    if (new Set(line.numbers).size === line.numbers.length && line.numbers.every(number => number >= 0))
      return line
  }
}

const list = (numbers: readonly (number | string)[]) =>
  `**${numbers.map(number => (typeof number === 'string' ? number : grouped(number))).join(' · ')}**`

/** What comes next if the steps grow by one more each time: 33 after 3, 5, 8, 13, 21, which also adds the last two. */
function withGrowingSteps(numbers: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(-4)
  return 4 * d - 6 * c + 4 * b - a
}

const nextNumberIn = (version: 1 | 2) =>
  template({
    id: 'verbal-reasoning.number-sequences.next-number',
    version,
    ...(version > 1 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 35,
    draw: (random, step) => drawLine(random, step, 0),
    measure: 'what the rule asks a child to hold in mind: its steps, their size, and lines that take turns',
    hardness: ({ load }) => load,
    write: ({ numbers, reason, traps }, random) => {
      const right = numbers.at(-1) ?? 0
      const [before = 0, last = 0] = numbers.slice(-3)
      const step = last - before
      const near = random.shuffle([1, -1, 2, -2, 10, -10])
      const slips = near.map(by => ({ value: right + by, misconception: 'slip-in-the-sum' }))
      const repeated = { value: last + step, misconception: 'repeated-the-last-step' }
      const back = { value: last - step, misconception: 'went-the-wrong-way' }
      const wrong = [
        ...traps.map(value => ({ value, misconception: 'stopped-halfway-through-the-rule' })),
        repeated,
        ...(version > 1
          ? [
              ...slips.slice(0, 2),
              ...near.slice(1, 4).map(by => ({ ...repeated, value: repeated.value + by })),
              back,
              { ...back, value: back.value + (near[0] ?? 0) },
            ]
          : [back]),
        { value: last + (numbers[1] ?? 0) - (numbers[0] ?? 0), misconception: 'used-the-first-step-again' },
        ...slips.slice(version > 1 ? 2 : 0),
      ]
      const isFit = (value: number) =>
        value >= 0 && (version === 1 || value !== withGrowingSteps(numbers.slice(0, -1)))
      return {
        stem: `Which number comes next?\n\n${list([...numbers.slice(0, -1), '(?)'])}`,
        right: { text: grouped(right) },
        wrong: wrong
          .filter(({ value }) => isFit(value))
          .map(({ value, misconception }) => ({ text: grouped(value), misconception })),
        explanation: `${reason} So the next number is **${grouped(right)}**.`,
      }
    },
  })

export const nextNumber = nextNumberIn(2)

export const missingNumber = template({
  id: 'verbal-reasoning.number-sequences.missing-number',
  version: 1,
  mode: 'typed',
  seconds: 40,
  draw: (random, step) => {
    const line = drawLine(random, step, 1)
    return { ...line, gap: random.int(2, line.numbers.length - 3) }
  },
  measure: 'what the rule asks a child to hold in mind: its steps, their size, and lines that take turns',
  hardness: ({ load }) => load,
  write: ({ numbers, reason, gap }) => {
    const right = numbers[gap] ?? 0
    const [before = 0, after = 0] = [numbers[gap - 1], numbers[gap + 1]]
    return {
      stem: `One number is missing from this sequence. Write the number.\n\n${list(numbers.map((number, at) => (at === gap ? '(?)' : number)))}`,
      expected: { kind: 'number', value: String(right) },
      mistakes: [
        { text: String(Math.floor((before + after) / 2)), misconception: 'took-the-number-halfway' },
        { text: String(before + before - (numbers[gap - 2] ?? 0)), misconception: 'repeated-the-last-step' },
        { text: String(right + 1), misconception: 'slip-in-the-sum' },
      ],
      explanation: `${reason} So the missing number is **${grouped(right)}**. Check it with the numbers on both sides.`,
    }
  },
})

export const numberSequences: Topic = {
  id: 'verbal-reasoning.number-sequences',
  name: 'Number patterns',
  subdomain: 'numbers',
  year: 4,
  prerequisites: [],
  about: 'Finding the rule of a line of numbers, and the number that is next or missing.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
A number sequence is a line of numbers with a rule. Find the rule, and you can find any number in the line.

Start with the **steps**. Subtract each number from the next one. Write the steps in the gaps. Then ask:

- Are all the steps the same? Then go on adding or subtracting.
- Do the steps grow? See by how much they grow.
- Do two steps take turns?
- Do the numbers get big fast? Try to double, or to multiply by 3. Or try adding the last two numbers.
- Do the numbers go up and down? Look at every second number. There may be two lines in one.

A good rule fits **every** number that you can see.`,
    example: `
Which number comes next? **4 · 6 · 10 · 16 · 24 · (?)**

1. Find the steps. From 4 to 6 is +2. Then come +4, +6 and +8.
2. The steps grow by 2 each time.
3. The next step is +10.
4. 24 + 10 = 34. The answer is **34**.`,
    harder: `
Which number comes next? **7 · 11 · 19 · 35 · 67 · (?)**

1. Find the steps: +4, +8, +16, +32.
2. They are not equal and they do not grow by the same amount. But look: each step is **double** the one before.
3. So the next step is +64: 67 + 64 = **131**.
4. Check in another way. 7 × 2 = 14, and 14 − 3 = 11. 11 × 2 = 22, and 22 − 3 = 19. So the rule is "double, then take away 3". 67 × 2 − 3 = 131. Both ways agree!

Which number is missing? **6 · 40 · 9 · (?) · 12 · 32 · 15**

1. The numbers hop up and down. So look at every second number.
2. First line: 6, 9, 12, 15. That is +3.
3. Second line: 40, (?), 32. Two steps go down by 8, so each is −4.
4. The missing number is **36**.

The slip to watch for is looking only at the neighbours of the gap. In a sequence with two lines they belong to the **other** line.

Now you try: 2 · 5 · 7 · 12 · 19 · (?) Add the last two each time. (It is 31.)`,
    mistake: `
Many children look at the first two numbers and stop. In 3 · 6 · 12 · 24 the first step is +3. But the rule is not +3! The next step is +6, so the rule is to double. Test your rule on the last two numbers as well. If it fails there, it is not the rule.`,
    tryThis: `
Climb some stairs and say a sequence as you go. Say one number on each stair. Start at 5 and add 4 each time. Then start at 1 and double. How far can you get?`,
  })),
  misconceptions: once(() => ({
    'slip-in-the-sum': {
      child: 'You have the idea. Do the last sum once more.',
      parent:
        'Seems to see the pattern but slips in the sum. Write the sum down instead of doing it in their head.',
    },
    'went-the-wrong-way': {
      child: 'Check if the numbers go up or down at this place.',
      parent: 'Goes back instead of on. Write + or − above each gap.',
    },
    'repeated-the-last-step': {
      child: 'The step may change. Write all the steps in the gaps first.',
      parent: 'Repeats the last step where the steps change. Look at the steps themselves as a pattern.',
    },
    'used-the-first-step-again': {
      child: 'The first step is not the one you need. See how the steps go on.',
      parent: 'Uses the first step again. Write every step above its gap before deciding.',
    },
    'stopped-halfway-through-the-rule': {
      child: 'The rule has two parts. Do the second part as well.',
      parent:
        'Uses only half of the rule, such as doubling without adding. Test the rule on the first numbers.',
    },
    'took-the-number-halfway': {
      child: 'The missing number is not always half way. Find the rule first.',
      parent:
        'Takes the number half way between its neighbours. Find the rule from the others, then test it.',
    },
  })),
  templates: [nextNumber, missingNumber],
  earlier: [nextNumberIn(1)],
}
