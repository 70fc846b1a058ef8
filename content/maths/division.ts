import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { partsOf, slipSentences, slips } from './numbers.ts'

/** The range of the divisor and of the answer, for each step. */
const ranges = [
  [3, 9, 12, 39],
  [3, 9, 102, 299],
  [4, 12, 302, 999],
  [12, 25, 21, 99],
  [13, 49, 102, 499],
] as const

/** Short division without carrying the remainder: 168 ÷ 7 as 16 ÷ 7 = 2 and 8 ÷ 7 = 1. */
function withoutCarrying(total: number, divisor: number): number {
  let [answer, chunk] = [0, 0]
  for (const digit of String(total)) {
    chunk = chunk < divisor && answer === 0 ? chunk * 10 + Number(digit) : Number(digit)
    answer = answer * 10 + Math.floor(chunk / divisor)
  }
  return answer
}

export const quotient = template({
  id: 'maths.division.quotient',
  version: 2,
  balancedFrom: 2,
  undoubled: true,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const [from, to, least, most] = ranges[step - 1] ?? ranges[0]
    const drawn = random.int(from, to)
    const divisor = drawn % 10 === 0 ? drawn + 1 : drawn
    return { total: divisor * random.int(least, most), divisor }
  },
  measure: 'digits of the number, and three more for each digit of the divisor',
  hardness: ({ total, divisor }) => String(total).length + 3 * String(divisor).length,
  write: ({ total, divisor }, random) => {
    const right = total / divisor
    const withoutZero = Number(String(right).replace('0', ''))
    const unlinked = withoutCarrying(total, divisor)
    return {
      stem: `What is **${grouped(total)} ÷ ${divisor}**?`,
      right: { text: grouped(right) },
      wrong: [
        ...(withoutZero === right
          ? []
          : [{ text: grouped(withoutZero), misconception: 'left-out-a-zero-in-the-answer' }]),
        { text: grouped(unlinked), misconception: 'dropped-what-was-left-on-the-way' },
        ...slips(right, random),
      ],
      explanation: `Take away groups of ${divisor}: ${partsOf(right)
        .map(part => `${divisor} × ${part} = ${grouped(divisor * part)}`)
        .join(', ')}. Together they make ${grouped(total)}, so the answer is **${grouped(right)}**.`,
    }
  },
})

/** What the question asks for: as many as needed, only full ones, the remainder, or how many are missing. */
type Asked = 'needed' | 'full' | 'over' | 'missing'

interface Context {
  /** The steps at which it is asked. */
  readonly steps: readonly number[]
  /** How many go into one, as in real life. */
  readonly sizes: readonly number[]
  /** How many ones are filled. */
  readonly filled: readonly [least: number, most: number]
  readonly tell: (total: string, size: number) => string
  readonly ask: Readonly<Record<Asked, string>>
}

const contexts: readonly Context[] = [
  {
    steps: [1, 2, 3],
    sizes: [6, 10, 12],
    filled: [6, 39],
    tell: (total, size) => `A farmer packs ${total} eggs into boxes. Each box holds ${size} eggs.`,
    ask: {
      needed: 'How many boxes does the farmer need to pack all the eggs?',
      full: 'How many full boxes can the farmer make?',
      over: 'The farmer makes as many full boxes as possible. How many eggs are left over?',
      missing: 'How many more eggs would be needed to fill the last box?',
    },
  },
  {
    steps: [1, 2, 3],
    sizes: [4, 5, 6, 7, 8, 9, 12],
    filled: [6, 29],
    tell: (total, size) => `A hall is set up for ${total} guests. Each table has places for ${size} guests.`,
    ask: {
      needed: 'How many tables are needed to seat all the guests?',
      full: 'The tables are filled one by one. How many tables are completely full?',
      over: 'The tables are filled one by one. How many guests sit at the last table, which is not full?',
      missing: 'The tables are filled one by one. How many places stay empty at the last table?',
    },
  },
  {
    steps: [1, 2, 3],
    sizes: [4, 6, 7, 8, 9, 12],
    filled: [6, 49],
    tell: (total, size) => `A baker puts ${total} rolls into bags. Each bag holds ${size} rolls.`,
    ask: {
      needed: 'How many bags does the baker need for all the rolls?',
      full: 'How many full bags can the baker make?',
      over: 'The baker fills as many bags as possible. How many rolls are left over?',
      missing: 'How many more rolls would be needed to fill the last bag?',
    },
  },
  {
    steps: [1, 2, 3],
    sizes: [4, 5, 6, 7, 8, 9],
    filled: [6, 39],
    tell: (total, size) =>
      `A class sticks ${total} photos into albums. Each page has room for ${size} photos.`,
    ask: {
      needed: 'How many pages does the class need for all the photos?',
      full: 'How many pages can the class fill completely?',
      over: 'The class fills as many pages as possible. How many photos are left over?',
      missing: 'How many more photos would be needed to fill the last page?',
    },
  },
  {
    steps: [4, 5],
    sizes: [45, 47, 49, 51, 53, 55, 57],
    filled: [2, 8],
    tell: (total, size) =>
      `A school takes ${total} children to the seaside. Each coach has ${size} seats for them.`,
    ask: {
      needed: 'How many coaches must the school book?',
      full: 'The coaches are filled one by one. How many coaches are completely full?',
      over: 'The coaches are filled one by one. How many children sit in the last coach, which is not full?',
      missing: 'The coaches are filled one by one. How many seats stay empty in the last coach?',
    },
  },
  {
    steps: [3, 4],
    sizes: [12, 14, 15, 16],
    filled: [6, 24],
    tell: (total, size) =>
      `A youth club takes ${total} people to a concert in minibuses. Each minibus has ${size} seats for them.`,
    ask: {
      needed: 'How many minibuses are needed for everyone?',
      full: 'The minibuses are filled one by one. How many minibuses are completely full?',
      over: 'The minibuses are filled one by one. How many people sit in the last minibus, which is not full?',
      missing: 'The minibuses are filled one by one. How many seats stay empty in the last minibus?',
    },
  },
  {
    steps: [4, 5],
    sizes: [18, 22, 23, 24, 26, 27, 28, 32, 34, 36],
    filled: [14, 59],
    tell: (total, size) => `A library puts ${total} books on empty shelves. Each shelf holds ${size} books.`,
    ask: {
      needed: 'How many shelves does the library need for all the books?',
      full: 'The shelves are filled one by one. How many shelves are completely full?',
      over: 'The shelves are filled one by one. How many books are on the last shelf, which is not full?',
      missing: 'The shelves are filled one by one. How many more books would fit on the last shelf?',
    },
  },
  {
    steps: [4, 5],
    sizes: [15, 18, 24, 36, 48],
    filled: [21, 79],
    tell: (total, size) => `A factory packs ${total} tins into crates. Each crate holds ${size} tins.`,
    ask: {
      needed: 'How many crates does the factory need for all the tins?',
      full: 'How many full crates can the factory make?',
      over: 'The factory makes as many full crates as possible. How many tins are left over?',
      missing: 'How many more tins would be needed to fill the last crate?',
    },
  },
  {
    steps: [5],
    sizes: [36, 42, 48, 54, 65, 72],
    filled: [11, 29],
    tell: (total, size) =>
      `A ferry carries ${total} people. Its lifeboats have room for ${size} people each.`,
    ask: {
      needed: 'How many lifeboats must the ferry have so that there is room for everyone?',
      full: 'In a practice the lifeboats are filled one by one. How many lifeboats are completely full?',
      over: 'In a practice the lifeboats are filled one by one. How many people sit in the last one, which is not full?',
      missing:
        'In a practice the lifeboats are filled one by one. How many places stay empty in the last one?',
    },
  },
  {
    steps: [4, 5],
    sizes: [16, 19, 21, 23, 26, 28],
    filled: [12, 38],
    tell: (total, size) =>
      `${total} people come to a concert. They sit in rows with ${size} seats, and the rows are filled from the front.`,
    ask: {
      needed: 'How many rows are needed to seat everyone?',
      full: 'How many rows are completely full?',
      over: 'How many people sit in the last row, which is not full?',
      missing: 'How many seats stay empty in the last row that is used?',
    },
  },
]

interface Leftovers {
  readonly context: number
  readonly total: number
  readonly size: number
  readonly asked: Asked
}

/** Any size in any context: up to step 3 in one of the first four, then with coaches, shelves, crates or lifeboats. */
function drawAnySize(random: Random, step: Step): Leftovers {
  const [from, to, least, most] = (
    [
      [4, 9, 6, 12],
      [4, 9, 12, 29],
      [6, 12, 20, 49],
      [12, 24, 11, 39],
      [15, 49, 21, 79],
    ] as const
  )[step - 1] as readonly [number, number, number, number]
  const size = random.int(from, to)
  const total = size * random.int(least, most) + random.int(1, size - 1)
  const asked: Asked = random.pick(
    step < 3 ? (['needed', 'full', 'over'] as const) : (['needed', 'full', 'over', 'missing'] as const),
  )
  const context = random.pick(step < 4 ? [0, 1, 2, 3] : [4, 6, 7, 8])
  return { context, total, size, asked }
}

function drawLikelySize(random: Random, step: Step): Leftovers {
  const places = contexts.flatMap(({ steps }, at) => (steps.includes(step) ? [at] : []))
  const context = random.pick(places)
  const { sizes, filled } = contexts[context] as Context
  const [least, most] = filled
  const size = random.pick(
    step < 3 ? sizes.filter(one => one <= 5 + step * 3) : sizes.slice(step === 5 ? 1 : 0),
  )
  const times = step < 3 ? random.int(least, Math.min(most, 6 + step * 7)) : random.int(least + 1, most)
  const asked: Asked = random.pick(
    step < 3
      ? (['needed', 'full', 'over'] as const)
      : step < 5
        ? (['needed', 'full', 'over', 'missing'] as const)
        : (['needed', 'over', 'missing', 'missing'] as const),
  )
  return { context, total: size * times + random.int(1, size - 1), size, asked }
}

const leftoversIn = (version: 1 | 3): Template<Leftovers> =>
  template({
    id: 'maths.division.leftovers',
    version,
    mode: 'options',
    seconds: 50,
    draw: version > 1 ? drawLikelySize : drawAnySize,
    measure:
      'digits of the total, twice those of the size, and one more where the missing ones are asked for',
    hardness: ({ total, size, asked }) =>
      String(total).length + 2 * String(size).length + (asked === 'missing' ? 1 : 0),
    write: ({ context, total, size, asked }, random) => {
      const { tell, ask } = contexts[context] as (typeof contexts)[number]
      const [full, over] = [Math.floor(total / size), total % size]
      const values = { needed: full + 1, full, over, missing: size - over }
      const right = values[asked]
      const misconceptions = {
        needed: asked === 'full' ? 'rounded-up-needlessly' : 'gave-the-number-of-groups',
        full: asked === 'needed' ? 'rounded-down-needlessly' : 'gave-the-number-of-groups',
        over: 'gave-the-remainder',
        missing: 'gave-what-fills-the-last-one',
      }
      const reasons = {
        needed: `What is left over (${over}) needs one more, so the answer is ${full} + 1 = **${right}**.`,
        full: `Only full ones count, so the answer is **${right}**.`,
        over: `What is left over is the answer: **${right}**.`,
        missing: `The last one has ${over}. To be full it needs ${size} − ${over} = **${right}**.`,
      }
      const question = version > 1 ? ask[asked] : ask[asked].replace('books are on', 'books stand on')
      return {
        stem: `${tell(grouped(total), size)} ${question}`,
        right: { text: String(right) },
        wrong: [
          ...(['needed', 'full', 'over', 'missing'] as const)
            .filter(other => other !== asked)
            .map(other => ({ text: String(values[other]), misconception: misconceptions[other] })),
          ...slips(right, random),
        ],
        explanation: `${size} × ${full} = ${grouped(size * full)}, and ${grouped(total)} − ${grouped(size * full)} = ${over}. So ${grouped(total)} ÷ ${size} = ${full} remainder ${over}. ${reasons[asked]}`,
      }
    },
  })

export const leftovers = leftoversIn(3)

function drawRemainder(random: Random, step: Step) {
  const [from, to, least, most] = ranges[step - 1] ?? ranges[0]
  const drawn = random.int(from, to)
  const size = drawn % 10 === 0 ? drawn + 1 : drawn
  const over = random.int(1, size - 1)
  return { size, total: size * random.int(least, most) + over, back: random.chance(step < 3 ? 0.2 : 0.6) }
}

/** A divisor below ten leaves few remainders, and 1 is among all of them, so the remainder is drawn first. */
function drawSmallRemainder(random: Random, step: Step) {
  const [from, to, least, most] = ranges[step - 1] ?? ranges[0]
  const over = random.int(1, to - 1)
  const size = random.int(Math.max(from, over + 1), to)
  return { size, total: size * random.int(least, most) + over, back: random.chance(0.3) }
}

export const remainder = template({
  id: 'maths.division.remainder',
  version: 2,
  mode: 'typed',
  seconds: 45,
  draw: (random, step) => (step < 3 ? drawSmallRemainder(random, step) : drawRemainder(random, step)),
  measure: 'digits of the number, three for each digit of the divisor, and one for working back',
  hardness: ({ total, size, back }) => String(total).length + 3 * String(size).length + (back ? 1 : 0),
  write: ({ size, total, back }) => {
    const [full, over] = [Math.floor(total / size), total % size]
    if (back)
      return {
        stem: `When a number is divided by ${size}, the answer is ${full} remainder ${over}. What is the number?`,
        expected: { kind: 'number', value: String(total) },
        mistakes: [
          { text: String(size * full), misconception: 'forgot-the-remainder' },
          { text: String(size * full - over), misconception: 'took-the-remainder-away' },
        ],
        explanation: `Undo the division: ${size} × ${full} = ${grouped(size * full)}. Then add the remainder: ${grouped(size * full)} + ${over} = **${grouped(total)}**.`,
      }
    return {
      stem: `What is the remainder when ${grouped(total)} is divided by ${size}?`,
      expected: { kind: 'number', value: String(over) },
      mistakes: [
        { text: String(full), misconception: 'gave-the-answer-without-remainder' },
        { text: String(size - over), misconception: 'gave-what-is-missing' },
      ],
      explanation: `The largest number of groups of ${size} that fit is ${full}: ${size} × ${full} = ${grouped(size * full)}. What is left is ${grouped(total)} − ${grouped(size * full)} = **${over}**.`,
    }
  },
})

const remainderBefore = template({ ...remainder, version: 1, draw: drawRemainder })

export const division: Topic = {
  id: 'maths.division',
  name: 'Dividing and remainders',
  subdomain: 'number',
  year: 4,
  prerequisites: ['maths.multiplication'],
  about: 'Short and long division, and deciding what a remainder means in a story.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
To divide is to share out, or to make equal groups. 24 ÷ 6 asks: how many sixes are in 24? The answer is 4, as 4 × 6 = 24. So your times tables help here too.

With a big number, take away big groups first. How many sevens are in 161? Twenty sevens are 140. That leaves 21. Three more sevens are 21. So there are 20 + 3 = 23.

Some divisions do not come out exactly. 23 ÷ 5 is 4, and 3 are left. We call this the **remainder**. It is always smaller than the number you divide by.

In a story, think about what the remainder means. Do you need one more bus for the last few? Then round up. Can you sell only full boxes? Then leave the rest out.`,
    example: `
There are 75 children. Each minibus takes 8. How many do we need?

1. Eight nines are 72, so 8 × 9 = 72.
2. 75 − 72 = 3. So 75 ÷ 8 = 9 remainder 3.
3. Nine minibuses are full. Three children still wait.
4. They need a ride too. So we need **10** minibuses.`,
    harder: `
A ferry carries 1,205 people. Each lifeboat has room for 35. In a practice the lifeboats are filled one by one. **How many places stay empty in the last lifeboat?**

1. Take away big groups of 35 first: 35 × 30 = 1,050. That leaves 1,205 − 1,050 = 155.
2. Four more lots of 35 are 140. That leaves 155 − 140 = 15.
3. So 1,205 ÷ 35 = 34 remainder 15. Say what each number means: 34 boats are full, and 15 people sit in the last one.
4. The question asks for the **empty** places. The last boat has 35 places and 15 are taken: 35 − 15 = **20**.

See how many answers one story can have! Full boats: 34. Boats needed: 35. People in the last boat: 15. Empty places: 20. So read the last line once more before you write.

Now you try: 500 cakes go into boxes of 24. How many more cakes would fill the last box? (It is 4.)`,
    mistake: `
Some children stop at "9 remainder 3" and write 9. Then three children stay behind! Read the last line of the story once more. Ask: what happens to the ones left over? Picture it, and you will see if you must round up or down.`,
    tryThis: `
Take a handful of dry pasta or buttons and count them. Put them in groups of six. How many full groups do you get? How many are left? Now try groups of seven.`,
  })),
  misconceptions: once(() => ({
    ...slipSentences,
    'dropped-what-was-left-on-the-way': {
      child: 'If some is left at one digit, carry it to the next one. Then share again.',
      parent:
        'Forgets to carry what is left over at each digit. Have them write the small carried number in front of the next digit.',
    },
    'left-out-a-zero-in-the-answer': {
      child: 'If a digit is too small to share, write a zero in the answer. Do not skip it.',
      parent:
        'Leaves out a zero inside the answer, such as 14 for 104. Multiply back together to see that it is far too small.',
    },
    'rounded-down-needlessly': {
      child: 'The ones left over need a place too. Add one more box, bag or coach for them.',
      parent: 'Drops the remainder where everyone or everything needs room. Ask where the last few would go.',
    },
    'gave-the-remainder': {
      child: 'You found what is left over. Read the question again and see what it wants.',
      parent:
        'Gives the remainder when the question asks for something else. Ask them to underline the last sentence before they start.',
    },
    'gave-what-fills-the-last-one': {
      child: 'You found how many more would fill the last one. That was not the question this time.',
      parent:
        'Works out how many are missing from the last group instead of what is asked. Ask them to say the question in their own words first.',
    },
    'gave-the-number-of-groups': {
      child: 'You counted the groups. This question asks about the last few that do not fill one.',
      parent:
        'Gives the number of groups where the question is about the remainder. Draw the groups and point at the last one.',
    },
    'rounded-up-needlessly': {
      child: 'Only full ones count here. Leave out the last one if it is not full.',
      parent:
        'Counts a group that is not full although only full ones are asked for. Draw the groups and colour in the full ones.',
    },
    'forgot-the-remainder': {
      child: 'Multiply back, then add the ones that were left over.',
      parent:
        'Multiplies back to find the number but forgets to add the remainder. Try it with 17 sweets shared into bags of 5.',
    },
    'took-the-remainder-away': {
      child: 'What was left over is part of the number. Add it on, do not take it away.',
      parent:
        'Takes the remainder away when it should be added back. Share some coins into groups, then count them all again.',
    },
    'gave-the-answer-without-remainder': {
      child: 'You found how many times it goes in. The question wants what is left after that.',
      parent:
        'Gives the result of the division when the remainder is asked for. Explain that the remainder is the bit that does not fit.',
    },
    'gave-what-is-missing': {
      child: 'You found how many more are needed. The remainder is how many are left over.',
      parent:
        'Gives how many are missing from the next full group, not the remainder. Show both with counters: the left-over ones and the empty spaces.',
    },
  })),
  templates: [quotient, leftovers, remainder],
  earlier: [leftoversIn(1), remainderBefore],
}
