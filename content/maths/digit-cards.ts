import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, picture, rectangle } from '../svg.ts'
import { template, type WrongChoice } from '../template.ts'
import { counted, grouped, listed, ordinal } from '../wording.ts'
import { leaning } from './leaning.ts'

type Rule = 'even' | 'odd' | 'five' | 'three' | 'more' | 'less'

interface Cards {
  readonly cards: readonly number[]
  /** How many digits the numbers have. */
  readonly size: number
  /** The place in the list that is asked for, from the smallest or the largest. 0 asks how many numbers there are. */
  readonly place: number
  readonly fromLargest: boolean
  readonly rules: readonly Rule[]
  /** For the rules `more` and `less`. */
  readonly limit: number
}

/** Every number of so many different cards, smallest first. None begins with 0. */
export function numbersOf(cards: readonly number[], size: number): number[] {
  const made = (left: readonly number[], digits: number): number[] =>
    digits === 0
      ? [0]
      : left.flatMap((card, at) =>
          made(left.toSpliced(at, 1), digits - 1).map(rest => card * 10 ** (digits - 1) + rest),
        )
  return made(cards, size)
    .filter(value => value >= 10 ** (size - 1))
    .sort((a, b) => a - b)
}

const isKept = (value: number, rule: Rule, limit: number) =>
  ({
    even: value % 2 === 0,
    odd: value % 2 === 1,
    five: value % 5 === 0,
    three: value % 3 === 0,
    more: value > limit,
    less: value < limit,
  })[rule]

const keptOf = ({ cards, size, rules, limit }: Cards) =>
  numbersOf(cards, size).filter(value => rules.every(rule => isKept(value, rule, limit)))

/** The number in the place that is asked for, or how many there are. */
function answerOf(facts: Cards): number {
  const kept = keptOf(facts)
  if (facts.place === 0) return kept.length
  return (facts.fromLargest ? kept.toReversed() : kept)[facts.place - 1] ?? Number.NaN
}

const sets: Record<
  Step,
  { cards: readonly [number, number]; size: number; asks: 'place' | 'count'; rules: number }
> = {
  1: { cards: [3, 4], size: 2, asks: 'place', rules: 0 },
  2: { cards: [4, 5], size: 2, asks: 'count', rules: 1 },
  3: { cards: [3, 4], size: 3, asks: 'place', rules: 1 },
  4: { cards: [4, 4], size: 3, asks: 'count', rules: 1 },
  5: { cards: [4, 5], size: 3, asks: 'count', rules: 2 },
}

/** Counts that such cards can make. One is drawn first, so that none is much likelier than the others. */
const counts: Partial<Record<Step, readonly number[]>> = {
  2: [3, 4, 5, 6, 7, 8, 9, 10, 12],
  4: [6, 8, 10, 12, 14, 18],
  5: [3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18],
}

const most: Record<Step, number> = { 1: 4, 2: 0, 3: 7, 4: 0, 5: 10 }

function drawCards(random: Random, step: Step): Cards {
  const isPlace = sets[step].asks === 'place' || (step === 5 && random.chance(0.4))
  for (;;) {
    const wished = random.pick(counts[step] ?? [0])
    for (let tries = 0; tries < 200; tries++) {
      const facts = drawAny(random, step, isPlace)
      const kept = facts ? keptOf(facts).length : 0
      if (!facts) continue
      if (!isPlace && kept === wished) return facts
      const place = random.int(step === 1 ? 2 : 3, Math.max(3, most[step]))
      if (isPlace && kept > place) return { ...facts, place }
    }
  }
}

/** Cards and rules. Undefined if a rule changes nothing. */
function drawAny(random: Random, step: Step, isPlace: boolean): Cards | undefined {
  const { cards, size, rules: many } = sets[step]
  const drawn = random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], random.int(...cards))
  if (step === 1 && drawn.includes(0)) return undefined
  const rules = drawRules(random, step, isPlace ? Math.max(0, many - 1) : many)
  const made = numbersOf(drawn, size)
  const unit = 10 ** (size - 1)
  const limit = Math.round(random.pick(made) / unit) * unit
  const facts = { cards: drawn, size, rules, limit, place: 0, fromLargest: random.chance(0.5) }
  const kept = keptOf(facts).length
  const isUseful = rules.every(rule => {
    const others = rules.filter(other => other !== rule)
    return keptOf({ ...facts, rules: others }).length > kept
  })
  return isUseful && kept > 0 ? facts : undefined
}

function drawRules(random: Random, step: Step, many: number): Rule[] {
  if (many === 0) return []
  const first = random.pick(
    step < 3 ? (['even', 'odd'] as const) : (['even', 'odd', 'five', 'three'] as const),
  )
  return many === 1
    ? [random.chance(0.3) ? random.pick(['more', 'less'] as const) : first]
    : [first, random.pick(['more', 'less'])]
}

function drawPicture(cards: readonly number[]) {
  const wide = 46
  const drawn = cards.map((card, at) => {
    const x = 8 + at * (wide + 10)
    return (
      rectangle(x, 8, wide, 60, 'white', 2) +
      label([x + wide / 2, 47], String(card), { size: 26, bold: true })
    )
  })
  return picture(
    16 + cards.length * (wide + 10) - 10,
    76,
    `${counted(cards.length, 'card')} with the digits ${listed(cards.map(String))}.`,
    drawn.join(''),
  )
}

const sizes = ['', '', 'two', 'three', 'four']

const ruleText = (rule: Rule, limit: number) =>
  ({
    even: 'even',
    odd: 'odd',
    five: 'a multiple of 5',
    three: 'a multiple of 3',
    more: `greater than ${grouped(limit)}`,
    less: `less than ${grouped(limit)}`,
  })[rule]

/** `even`, `odd and greater than 40`. */
const rulesText = ({ rules, limit }: Cards) => rules.map(rule => ruleText(rule, limit)).join(' and ')

function said(facts: Cards): string {
  const { size, place, fromLargest } = facts
  const use = `Look at the digit cards. Each card can be used only once in a number${facts.cards.includes(0) ? ', and a number cannot begin with 0' : ''}.`
  if (place === 0)
    return `${use} How many different ${sizes[size]}-digit numbers can be made that are **${plural(rulesText(facts))}**?`
  const which = `**${ordinal(place)} ${fromLargest ? 'largest' : 'smallest'}**`
  return `${use} What is the ${which} ${kindText(facts)} that can be made?`
}

/** `three-digit number`, with the rule if there is one. */
function kindText({ size, rules: [rule], limit }: Cards): string {
  const number = `${sizes[size]}-digit number`
  if (rule === undefined) return number
  if (rule === 'even' || rule === 'odd') return `**${rule}** ${number}`
  if (rule === 'more' || rule === 'less') return `${number} **${ruleText(rule, limit)}**`
  return `${sizes[size]}-digit **${ruleText(rule, limit).replace('a ', '')}**`
}

const plural = (text: string) => text.replace(/a multiple of (\d)/, 'multiples of $1')

export const digitCards = template({
  id: 'maths.listing-and-combinations.digit-cards',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: drawCards,
  measure: 'numbers to list, their digits, and the rules',
  hardness: facts =>
    facts.size * 1.5 +
    facts.rules.length * 1.5 +
    (facts.place === 0 ? keptOf(facts).length : facts.place) / 8,
  write: (facts, random) => {
    const right = answerOf(facts)
    return {
      stem: said(facts),
      picture: drawPicture(facts.cards),
      right: { text: grouped(right) },
      wrong: facts.place === 0 ? wrongCounts(random, facts, right) : wrongNumbers(random, facts, right),
      explanation: explained(facts, right),
    }
  },
})

function wrongCounts(random: Random, facts: Cards, right: number): WrongChoice[] {
  const { cards, size, rules, limit } = facts
  const made = numbersOf(cards, size)
  const known: (readonly [number, string])[] = [
    [made.length, 'overlooked-the-rule'],
    ...(rules.length > 1
      ? rules.map(
          rule => [made.filter(value => isKept(value, rule, limit)).length, 'overlooked-the-rule'] as const,
        )
      : []),
    [made.length - right, 'counted-the-others'],
    [cards.length ** size, 'used-a-card-twice'],
    [right + 1, 'counted-some-more-than-once'],
    [right - 1, 'missed-one-of-them'],
    ...[2, 3, 4, 5, 6].map(by => [right + by, 'counted-some-more-than-once'] as const),
    ...[2, 3, 4, 5].map(by => [right - by, 'missed-one-of-them'] as const),
  ]
  return leaning(
    random,
    String(right),
    known
      .filter(([value]) => value > 0 && value !== right && value < 70)
      .map(([value, misconception]) => ({ text: String(value), misconception })),
  )
}

function wrongNumbers(random: Random, facts: Cards, right: number): WrongChoice[] {
  const { cards, size, place, fromLargest } = facts
  const kept = keptOf(facts)
  const listing = fromLargest ? kept.toReversed() : kept
  const unruled = numbersOf(cards, size)
  const every = fromLargest ? unruled.toReversed() : unruled
  const twice = Number(String(right).replace(/.$/, String(right)[0] ?? ''))
  const known: (readonly [number | undefined, string])[] = [
    [listing[place - 2], 'was-one-place-out'],
    [listing[place], 'was-one-place-out'],
    [listing.toReversed()[place - 1], 'began-at-the-wrong-end'],
    [facts.rules.length > 0 ? every[place - 1] : undefined, 'overlooked-the-rule'],
    [twice, 'used-a-card-twice'],
    [listing[place - 3], 'missed-some-numbers-of-the-list'],
    [listing[place + 1], 'missed-some-numbers-of-the-list'],
    [listing[0], 'missed-some-numbers-of-the-list'],
    ...random
      .shuffle(unruled)
      .map(
        value =>
          [
            value,
            facts.rules.length > 0 && !kept.includes(value)
              ? 'overlooked-the-rule'
              : 'missed-some-numbers-of-the-list',
          ] as const,
      ),
  ]
  return leaning(
    random,
    grouped(right),
    known.flatMap(([value, misconception]) =>
      value === undefined || value === right ? [] : [{ text: grouped(value), misconception }],
    ),
  )
}

function explained(facts: Cards, right: number): string {
  const { place, fromLargest, rules } = facts
  const kept = keptOf(facts)
  const listing = place > 0 && fromLargest ? kept.toReversed() : kept
  const shown = place === 0 ? listing : listing.slice(0, place)
  const rule = rules.length === 0 ? '' : ` that are ${plural(rulesText(facts))}`
  const order = place > 0 && fromLargest ? 'the largest first' : 'the smallest first'
  const list = `List the numbers${rule} in order, ${order}, so that none is missed: ${shown.map(grouped).join(', ')}.`
  return place === 0
    ? `${list} That makes **${right}**.`
    : `${list} The ${ordinal(place)} is **${grouped(right)}**.`
}
