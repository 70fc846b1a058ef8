import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { grouped, money } from '../wording.ts'
import { people, slips } from './numbers.ts'

const things = ['marbles', 'stickers', 'conkers', 'books', 'badges', 'football cards'] as const

const stories = ['difference', 'times', 'in-a-row', 'gift', 'two-kinds', 'three-people'] as const
type StoryKind = (typeof stories)[number]

const storiesAt: Record<Step, readonly StoryKind[]> = {
  1: ['difference'],
  2: ['difference', 'times'],
  3: ['times', 'in-a-row', 'gift'],
  4: ['in-a-row', 'gift', 'two-kinds'],
  5: ['two-kinds', 'three-people'],
}

/** What a story is about, and its numbers. `small` is the smallest amount in it. */
interface Facts {
  readonly kind: StoryKind
  readonly step: Step
  readonly small: number
  /** How much more, how many times as many, how many are given, or how many of the other kind. */
  readonly other: number
  /** How many more the third person has. */
  readonly more: number
  /** Which of the people or kinds is asked for. */
  readonly asked: number
  readonly scene: number
  readonly thing: string
  readonly names: readonly string[]
}

interface Wrong {
  readonly value: number
  readonly misconception: string
}

interface Told {
  readonly stem: string
  readonly right: number
  readonly explanation: string
  readonly wrong: readonly Wrong[]
}

function drawNumbers(random: Random, kind: StoryKind, step: Step) {
  const small = random.int(2 + step * 4, 8 + step * 7)
  const more = random.int(3, 15)
  if (kind === 'difference') return { small, other: random.int(2, 8 + step * 6), more }
  if (kind === 'times') return { small, other: random.int(2, 5), more }
  if (kind === 'three-people') return { small: random.int(9, 40), other: random.int(2, 4), more }
  if (kind === 'gift') return { small, other: random.int(3, 6 + step), more }
  if (kind === 'two-kinds')
    return { small: random.int(5, step === 4 ? 20 : 30), other: random.int(5, 25), more }
  return { small: random.int(8, 20 * step), other: 0, more }
}

export const twoUnknowns = template({
  id: 'maths.word-problems.two-unknowns',
  version: 3,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  harder: 0.5,
  draw: (random, step): Facts => {
    const kind = random.pick(storiesAt[step])
    for (;;) {
      const drawn = drawNumbers(random, kind, step)
      if (kind === 'two-kinds' && drawn.small === drawn.other) continue
      return {
        ...drawn,
        kind,
        step,
        asked: random.int(0, kind === 'three-people' ? 2 : 1),
        scene: random.int(0, 11),
        thing: random.pick(things),
        names: random.sample(people, 3),
      }
    }
  },
  measure: 'what the facts are about, from a difference to three people, and how large the numbers are',
  hardness: ({ kind, small, other }) =>
    ([2, 3, 4.5, 4.5, 6, 7][stories.indexOf(kind)] ?? 2) + (small + other) / 60,
  write: (facts, random) => {
    const { stem, right, explanation, wrong } = tellers[facts.kind](facts)
    const mistakes = wrong.filter(({ value }) => Number.isInteger(value) && value > 0)
    return {
      stem,
      right: { text: grouped(right) },
      wrong: [
        ...mistakes.map(({ value, misconception }) => ({ text: grouped(value), misconception })),
        ...slips(right, random).slice(0, 5),
      ],
      explanation,
    }
  },
})

const tellers: Record<StoryKind, (facts: Facts) => Told> = {
  difference: tellDifference,
  times: tellTimes,
  'in-a-row': tellRow,
  gift: tellGift,
  'two-kinds': tellKinds,
  'three-people': tellThree,
}

function tellDifference({ small, other: more, asked, thing, names }: Facts): Told {
  const [name = '', friend = ''] = names
  const [total, isLarger] = [small + small + more, asked === 0]
  const right = isLarger ? small + more : small
  return {
    stem: `Together ${name} and ${friend} have ${total} ${thing}. ${name} has ${more} more than ${friend}. How many ${thing} does ${isLarger ? name : friend} have?`,
    right,
    explanation: `Put the ${more} extra aside: ${total} − ${more} = ${total - more}. Half of this is ${small}, so ${friend} has ${small}.${isLarger ? ` ${name} has ${small} + ${more} = ${right}.` : ''} The answer is **${right}**.`,
    wrong: [
      { value: isLarger ? small : small + more, misconception: 'found-the-other-one' },
      { value: total / 2 + (isLarger ? more : -more), misconception: 'moved-the-whole-difference' },
      { value: total - more, misconception: 'did-not-halve' },
      { value: total / 2, misconception: 'shared-equally' },
    ],
  }
}

function tellTimes({ small, other: times, asked, thing, names }: Facts): Told {
  const [name = '', friend = ''] = names
  const [total, isLarger] = [small * (times + 1), asked === 0]
  const right = isLarger ? small * times : small
  return {
    stem: `${name} has ${times === 2 ? 'twice' : `${times} times`} as many ${thing} as ${friend}. Together they have ${total}. How many ${thing} does ${isLarger ? name : friend} have?`,
    right,
    explanation: `${friend} has 1 part and ${name} has ${times} parts, so there are ${times + 1} parts. One part is ${total} ÷ ${times + 1} = ${small}. ${isLarger ? `${name} has ${small} × ${times} = **${right}**.` : `So ${friend} has **${small}**.`}`,
    wrong: [
      { value: isLarger ? small : small * times, misconception: 'found-the-other-one' },
      { value: isLarger ? total - total / times : total / times, misconception: 'forgot-one-part' },
      { value: total / 2, misconception: 'shared-equally' },
      { value: total - times, misconception: 'took-away-not-divided' },
    ],
  }
}

/** Three or five whole, even or odd numbers. */
function tellRow({ step, small, asked, scene }: Facts): Told {
  const count = step > 3 && scene % 2 ? 5 : 3
  const gap = step > 3 && scene % 3 ? 2 : 1
  const kind = gap === 1 ? 'whole' : small % 2 ? 'odd' : 'even'
  const half = ((count - 1) / 2) * gap
  const middle = small + half
  const row = Array.from({ length: count }, (_, at) => small + at * gap)
  const start = kind === 'odd' ? 5 : 4
  const sample = Array.from({ length: count }, (_, at) => start + at * gap)
  const listed = (values: readonly number[]) => `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`
  const isLargest = asked === 0
  const right = isLargest ? middle + half : small
  const total = middle * count
  return {
    stem: `${count === 3 ? 'Three' : 'Five'} ${kind} numbers follow each other, such as ${listed(sample)}. Together they make ${total}. What is the ${isLargest ? 'largest' : 'smallest'} of them?`,
    right,
    explanation: `The middle one is ${count === 3 ? 'a third' : 'a fifth'} of the total: ${total} ÷ ${count} = ${middle}. So they are ${listed(row)}. The answer is **${right}**.`,
    wrong: [
      { value: middle, misconception: 'gave-the-middle-one' },
      { value: isLargest ? small : middle + half, misconception: 'found-the-other-end' },
      {
        value: middle + (isLargest ? gap * 2 : -gap * 2) * (count === 3 ? 1 : 0.5),
        misconception: 'stepped-the-wrong-way',
      },
      { value: total / 2, misconception: 'divided-by-the-wrong-number-of-numbers' },
      { value: total / 4, misconception: 'divided-by-the-wrong-number-of-numbers' },
    ],
  }
}

/** After a gift, two people have the same number. */
function tellGift({ small, other: gift, asked, thing, names }: Facts): Told {
  const [name = '', friend = ''] = names
  const same = small + gift
  const [giver, isGiver] = [same + gift, asked === 0]
  const right = isGiver ? giver : small
  return {
    stem: `Together ${name} and ${friend} have ${same * 2} ${thing}. ${name} gives ${gift} to ${friend}, and now both have the same number. How many ${thing} did ${isGiver ? name : friend} have at first?`,
    right,
    explanation: `Now each has half: ${same * 2} ÷ 2 = ${same}. Go back to before the gift. ${isGiver ? `${name} had ${gift} more: ${same} + ${gift} = **${right}**.` : `${friend} had ${gift} fewer: ${same} − ${gift} = **${right}**.`}`,
    wrong: [
      { value: isGiver ? small : giver, misconception: 'found-the-other-one' },
      { value: same, misconception: 'gave-what-both-have-now' },
      { value: same + (isGiver ? gift * 2 : -gift * 2), misconception: 'moved-the-gift-twice' },
      { value: same * 2 - gift, misconception: 'did-not-halve' },
    ],
  }
}

interface Kinds {
  readonly low: number
  readonly high: number
  readonly names: readonly [low: string, high: string]
  /** What one of them brings. */
  readonly brings: string
  tell(name: string, count: number, total: number): string
}

const scenes: readonly Kinds[] = [
  {
    low: 2,
    high: 4,
    names: ['hens', 'sheep'],
    brings: 'legs',
    tell: (name, count, total) =>
      `In a farmyard there are only hens and sheep. ${name} counts ${count} heads and ${total} legs.`,
  },
  {
    low: 2,
    high: 3,
    names: ['bicycles', 'tricycles'],
    brings: 'wheels',
    tell: (name, count, total) =>
      `A shop sells only bicycles and tricycles. ${name} counts ${count} of them, with ${total} wheels in all.`,
  },
  {
    low: 3,
    high: 4,
    names: ['stools', 'chairs'],
    brings: 'legs',
    tell: (_, count, total) =>
      `A café has ${count} seats with ${total} legs in all. They are stools with 3 legs and chairs with 4 legs.`,
  },
  {
    low: 5,
    high: 20,
    names: ['5p coins', '20p coins'],
    brings: 'pence',
    tell: (name, count, total) =>
      `${name} has ${count} coins. They are all 5p or 20p coins, and together they make £${(total / 100).toFixed(2)}.`,
  },
  {
    low: 3,
    high: 5,
    names: ['children', 'adults'],
    brings: 'pounds',
    tell: (_, count, total) =>
      `A ticket for a school play costs £3 for a child and £5 for an adult. In all, ${count} tickets are sold for £${total}.`,
  },
  {
    low: 6,
    high: 10,
    names: ['boxes of 6', 'boxes of 10'],
    brings: 'eggs',
    tell: (_, count, total) =>
      `A farmer packs eggs in boxes of 6 and boxes of 10. There are ${count} boxes with ${total} eggs in all.`,
  },
  {
    low: 2,
    high: 5,
    names: ['easy questions', 'hard questions'],
    brings: 'points',
    tell: (name, count, total) =>
      `In a quiz, an easy question is worth 2 points and a hard question 5 points. ${name} answers ${count} questions correctly and gets ${total} points.`,
  },
]

function tellKinds({ step, small, other, asked, scene, names }: Facts): Told {
  const { low, high, names: kinds, brings, tell } = scenes[scene % (step === 4 ? 3 : scenes.length)] as Kinds
  const [count, total] = [small + other, small * low + other * high]
  const isHigh = asked === 0
  const [over, right] = [total - count * low, isHigh ? other : small]
  const [fewer, more] = kinds
  const ask = {
    children: 'How many children buy one?',
    adults: 'How many adults buy one?',
  }[isHigh ? more : fewer]
  return {
    stem: `${tell(names[0] ?? '', count, total)} ${ask ?? `How many ${isHigh ? more : fewer} are there?`}`,
    right,
    explanation: `${brings === 'pence' ? `${money(total)} is ${total} pence. ` : ''}Suppose all ${count} were ${fewer}. That makes ${count} × ${low} = ${grouped(count * low)} ${brings}, but there are ${grouped(total)}: ${over} more. Each of the ${more} brings ${high} − ${low} = ${high - low} more. So there are ${high - low === 1 ? '' : `${over} ÷ ${high - low} = `}${other} ${more}${isHigh ? '' : `, and ${count} − ${other} = ${small} ${fewer}`}. The answer is **${right}**.`,
    wrong: [
      { value: isHigh ? small : other, misconception: 'found-the-other-one' },
      { value: over, misconception: 'did-not-share-the-extra' },
      { value: Math.floor(total / (isHigh ? high : low)), misconception: 'divided-it-all-by-one-kind' },
      { value: count / 2, misconception: 'shared-equally' },
    ],
  }
}

function tellThree({ small, other: times, more, asked, thing, names }: Facts): Told {
  const [first = '', second = '', third = ''] = names
  const amounts = [small, small * times, small + more]
  const parts = times + 2
  const total = small * parts + more
  const right = amounts[asked] ?? small
  const last = [
    `${first} has **${right}**.`,
    `${second} has ${small} × ${times} = **${right}**.`,
    `${third} has ${small} + ${more} = **${right}**.`,
  ][asked]
  return {
    stem: `${first}, ${second} and ${third} have ${total} ${thing} in all. ${second} has ${times === 2 ? 'twice' : `${times} times`} as many as ${first}. ${third} has ${more} more than ${first}. How many ${thing} does ${names[asked]} have?`,
    right,
    explanation: `Put the ${more} extra aside: ${total} − ${more} = ${total - more}. ${first} has 1 part, ${second} has ${times} parts and ${third} has 1 part, so there are ${parts} parts. One part is ${total - more} ÷ ${parts} = ${small}. ${last}`,
    wrong: [
      ...(asked === 2 ? [{ value: small, misconception: 'left-the-extra-out' }] : []),
      ...amounts
        .filter((_, at) => at !== asked)
        .map(value => ({ value, misconception: 'found-another-person' })),
      { value: Math.floor(total / parts) * (asked === 1 ? times : 1), misconception: 'left-the-extra-in' },
      { value: (total - more) / 3, misconception: 'shared-equally' },
      { value: total / 3, misconception: 'shared-equally' },
    ],
  }
}
