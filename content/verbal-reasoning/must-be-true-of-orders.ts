import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { listed } from '../wording.ts'
import { drawNames } from './names.ts'

const measures = [
  { more: 'taller', most: 'tallest', less: 'shorter', least: 'shortest', same: 'the same height' },
  { more: 'older', most: 'oldest', less: 'younger', least: 'youngest', same: 'the same age' },
  { more: 'faster', most: 'fastest', less: 'slower', least: 'slowest', same: 'equally fast' },
] as const

interface Claim {
  readonly kind: 'over' | 'under' | 'first' | 'last' | 'not-first' | 'not-last' | 'two-under' | 'two-over'
  readonly a: number
  readonly b: number
}

function orders(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap(item => orders(items.filter(other => other !== item)).map(rest => [item, ...rest]))
}

let allOrders: ReadonlyMap<number, readonly (readonly number[])[]> | undefined

/** All orders of this many children, from most to least. */
function ordersOf(count: number) {
  allOrders ??= new Map([4, 5].map(size => [size, orders([0, 1, 2, 3, 4].slice(0, size))]))
  return allOrders.get(count) ?? []
}

function holds({ kind, a, b }: Claim, order: readonly number[]): boolean {
  const [at, other, last] = [order.indexOf(a), order.indexOf(b), order.length - 1]
  switch (kind) {
    case 'over':
      return at < other
    case 'under':
      return at > other
    case 'first':
      return at === 0
    case 'last':
      return at === last
    case 'not-first':
      return at > 0
    case 'not-last':
      return at < last
    case 'two-under':
      return last - at >= 2
    case 'two-over':
      return at >= 2
  }
}

const follows = (claim: Claim, fitting: readonly (readonly number[])[]) =>
  fitting.every(order => holds(claim, order))

const counts: Record<Step, { children: number; clues: number; turned: number }> = {
  1: { children: 4, clues: 3, turned: 0 },
  2: { children: 4, clues: 3, turned: 1 },
  3: { children: 5, clues: 4, turned: 1 },
  4: { children: 5, clues: 4, turned: 2 },
  5: { children: 5, clues: 5, turned: 3 },
}

const conclusions: Record<Step, readonly Claim['kind'][]> = {
  1: ['over'],
  2: ['over', 'first', 'last'],
  3: ['over', 'under', 'first', 'last'],
  4: ['over', 'under', 'not-first', 'not-last', 'first', 'last'],
  5: ['over', 'under', 'two-under', 'two-over', 'first', 'last'],
}

const weights: Record<Claim['kind'], number> = {
  over: 1,
  under: 1.5,
  first: 1.5,
  last: 1.5,
  'not-first': 2,
  'not-last': 2,
  'two-under': 2.5,
  'two-over': 2.5,
}

/** Clues that leave several orders open, and a claim that is true in all of them but is not one of the clues. */
function drawClues(random: Random, step: Step) {
  const { children, clues, turned } = counts[step]
  const who = [0, 1, 2, 3, 4].slice(0, children)
  for (;;) {
    const pairs = random.sample(
      who.flatMap(a => who.slice(a + 1).map(b => ({ a, b }))),
      clues,
    )
    const given = pairs.map(
      ({ a, b }, at): Claim => (at < turned ? { kind: 'under', a: b, b: a } : { kind: 'over', a, b }),
    )
    const fitting = ordersOf(children).filter(order => given.every(claim => holds(claim, order)))
    if (fitting.length < 2 || new Set(pairs.flatMap(({ a, b }) => [a, b])).size < children) continue
    // From step 3 on, no child is in every clue: that would be too easy.
    if (step > 2 && who.some(child => pairs.every(({ a, b }) => a === child || b === child))) continue
    // Each clue is needed, and none follows from the others.
    if (given.some((_, left) => follows(given[left] as Claim, without(given, left, children)))) continue
    const all = claims(who, conclusions[step]).filter(claim => !isGiven(claim, given))
    const isNews = (claim: Claim) => given.every((_, at) => !follows(claim, onlyWith(given, at, children)))
    const rights = all.filter(claim => follows(claim, fitting) && isNews(claim))
    const wrong = all.filter(claim => !follows(claim, fitting))
    if (rights.length === 0 || wrong.length < 5) continue
    const kind = random.pick([...new Set(rights.map(right => right.kind))])
    return {
      given: random.shuffle(given),
      right: random.pick(rights.filter(right => right.kind === kind)),
      ...sorted(random.shuffle(wrong), fitting),
      open: fitting.length,
      measure: random.int(0, measures.length - 1),
      names: drawNames(random, children),
    }
  }
}

/** Those that may be true are more tempting. */
function sorted(wrong: readonly Claim[], fitting: readonly (readonly number[])[]) {
  const isPossible = (claim: Claim) => fitting.some(order => holds(claim, order))
  return {
    possible: wrong.filter(isPossible).slice(0, 7),
    impossible: wrong.filter(claim => !isPossible(claim)).slice(0, 4),
  }
}

const without = (given: readonly Claim[], left: number, children: number) =>
  ordersOf(children).filter(order => given.every((claim, at) => at === left || holds(claim, order)))

const onlyWith = (given: readonly Claim[], kept: number, children: number) =>
  ordersOf(children).filter(order => given.every((claim, at) => at !== kept || holds(claim, order)))

const claims = (who: readonly number[], kinds: readonly Claim['kind'][]): Claim[] =>
  kinds.flatMap(kind =>
    who.flatMap((a): Claim[] =>
      kind === 'over' || kind === 'under'
        ? who.filter(b => b !== a).map(b => ({ kind, a, b }))
        : [{ kind, a, b: a }],
    ),
  )

/** Whether a clue says the same, in these words or turned round. */
const isGiven = (claim: Claim, given: readonly Claim[]) =>
  given.some(
    ({ kind, a, b }) =>
      (kind === claim.kind && a === claim.a && b === claim.b) ||
      (kind !== claim.kind && a === claim.b && b === claim.a),
  )

export const trueOfOrders = template({
  id: 'verbal-reasoning.must-be-true.orders',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: drawClues,
  measure: 'clues, with those that are turned round counted more, and what must be found',
  hardness: ({ given, right }) =>
    given.reduce((sum, { kind }) => sum + weights[kind], 0) + 2 * weights[right.kind],
  write: ({ given, right, possible, impossible, measure, names }) => {
    const words = measures[measure] ?? measures[0]
    const text = ({ kind, a, b }: Claim) => {
      const [one, other] = [names[a] ?? '', names[b] ?? '']
      switch (kind) {
        case 'over':
          return `${one} is ${words.more} than ${other}.`
        case 'under':
          return `${one} is ${words.less} than ${other}.`
        case 'first':
          return `${one} is the ${words.most}.`
        case 'last':
          return `${one} is the ${words.least}.`
        case 'not-first':
          return `${one} is not the ${words.most}.`
        case 'not-last':
          return `${one} is not the ${words.least}.`
        case 'two-under':
          return `At least two of the children are ${words.less} than ${one}.`
        case 'two-over':
          return `At least two of the children are ${words.more} than ${one}.`
      }
    }
    return {
      stem: `${listed([...names].sort())} are friends. No two of them are ${words.same}. ${given.map(text).join(' ')} Which of these **must** be true?`,
      right: { text: text(right) },
      wrong: [
        ...possible.map(claim => ({ text: text(claim), misconception: 'may-be-true-but-need-not' })),
        ...impossible.map(claim => ({ text: text(claim), misconception: 'cannot-be-true' })),
      ],
      explanation: `Turn all the clues the same way, and draw an arrow from the ${words.more} child to the ${words.less} one: ${given.map(claim => arrow(claim, names)).join(', ')}. ${reason(right, given, names)} So this must be true: **${text(right)}** Where the arrows don’t lead from one child to another, you can’t tell.`,
    }
  },
})

const arrow = ({ kind, a, b }: Claim, names: readonly string[]) => {
  const [from, to] = kind === 'over' ? [a, b] : [b, a]
  return `${names[from]} → ${names[to]}`
}

/** The children to whom arrows lead from this one, each with the way there. */
function waysFrom(start: number, given: readonly Claim[]): number[][] {
  const ways = [[start]]
  for (const way of ways)
    for (const { kind, a, b } of given) {
      const [from, to] = kind === 'over' ? [a, b] : [b, a]
      if (way.at(-1) === from && !ways.some(other => other.at(-1) === to)) ways.push([...way, to])
    }
  return ways.slice(1)
}

/** What the arrows show. */
function reason({ kind, a, b }: Claim, given: readonly Claim[], names: readonly string[]): string {
  const name = (who: number) => names[who] ?? ''
  const drawn = (way: readonly number[]) => way.map(name).join(' → ')
  const others = names.map((_, who) => who).filter(who => who !== a)
  const above = others.filter(who => waysFrom(who, given).some(way => way.at(-1) === a)).map(name)
  const below = waysFrom(a, given).map(way => name(way.at(-1) ?? a))
  switch (kind) {
    case 'over':
      return `Follow the arrows: ${drawn(waysFrom(a, given).find(way => way.at(-1) === b) ?? [])}.`
    case 'under':
      return `Follow the arrows: ${drawn(waysFrom(b, given).find(way => way.at(-1) === a) ?? [])}.`
    case 'first':
      return `From ${name(a)}, the arrows lead to every other child.`
    case 'last':
      return `The arrows lead to ${name(a)} from every other child.`
    case 'not-first':
    case 'two-over':
      return `The arrows lead to ${name(a)} from ${listed(above)}.`
    case 'not-last':
    case 'two-under':
      return `From ${name(a)}, the arrows lead to ${listed(below)}.`
  }
}
