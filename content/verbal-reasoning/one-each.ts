import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { capital, listed, withArticle } from '../wording.ts'
import { drawNames } from './names.ts'

/** What five children have one each of. Where `of` is a word, the things are colours or kinds: `the red hat`. */
const sets = [
  {
    kind: 'pet',
    verb: 'has',
    base: 'have',
    of: '',
    things: 'cat dog rabbit hamster parrot tortoise goldfish pony',
  },
  {
    kind: 'instrument',
    verb: 'plays',
    base: 'play',
    of: '',
    things: 'violin piano flute guitar trumpet harp drum cello',
  },
  {
    kind: 'fruit',
    verb: 'takes',
    base: 'take',
    of: '',
    things: 'apple banana pear orange plum peach mango kiwi',
  },
  {
    kind: 'hat',
    verb: 'wears',
    base: 'wear',
    of: 'colour',
    things: 'red blue green yellow white black purple pink',
  },
  {
    kind: 'bicycle',
    verb: 'rides',
    base: 'ride',
    of: 'colour',
    things: 'red blue green yellow white black silver orange',
  },
  {
    kind: 'cake',
    verb: 'bakes',
    base: 'bake',
    of: 'flavour',
    things: 'lemon carrot chocolate cherry coffee ginger banana coconut',
  },
] as const

/** Child `a` has thing `b`, has none of `things`, or has one of two; or thing `b` belongs to one of two children. */
export interface Hint {
  readonly kind: 'is' | 'neither' | 'either-thing' | 'either-child' | 'nobody-of'
  readonly children: readonly number[]
  readonly things: readonly number[]
}

type Grid = readonly (readonly boolean[])[]

const five = [0, 1, 2, 3, 4]

/** Whether the hint lets this child have this thing. */
function allows({ kind, children, things }: Hint, child: number, thing: number): boolean {
  const [isChild, isThing] = [children.includes(child), things.includes(thing)]
  switch (kind) {
    case 'is':
      return isChild === isThing
    case 'neither':
    case 'nobody-of':
      return !(isChild && isThing)
    case 'either-thing':
      return !isChild || isThing
    case 'either-child':
      return !isThing || isChild
  }
}

export interface Found {
  readonly child: number
  readonly thing: number
  readonly why: 'told' | 'last-thing' | 'last-child'
}

/** Finds one pair after another, as a child does with a table of ticks and crosses. */
function solve(hints: readonly Hint[]): readonly Found[] {
  let grid: Grid = five.map(child => five.map(thing => hints.every(hint => allows(hint, child, thing))))
  const found: Found[] = []
  for (let round = 0; round < 5; round++) {
    const next = nextIn(grid, hints, found)
    if (!next) break
    found.push(next)
    grid = grid.map((row, child) =>
      row.map((open, thing) => open && (child === next.child) === (thing === next.thing)),
    )
  }
  return found
}

function nextIn(grid: Grid, hints: readonly Hint[], found: readonly Found[]): Found | undefined {
  const isOpen = (child: number, thing: number) => grid[child]?.[thing] === true
  const isDone = (child: number) => found.some(one => one.child === child)
  for (const { kind, children, things } of hints) {
    const [child = 0] = children
    if (kind === 'is' && !isDone(child)) return { child, thing: things[0] ?? 0, why: 'told' }
  }
  for (const child of five.filter(one => !isDone(one))) {
    const left = five.filter(thing => isOpen(child, thing))
    if (left.length === 1) return { child, thing: left[0] ?? 0, why: 'last-thing' }
  }
  for (const thing of five) {
    const left = five.filter(child => isOpen(child, thing))
    if (left.length === 1 && !isDone(left[0] ?? 0)) return { child: left[0] ?? 0, thing, why: 'last-child' }
  }
  return undefined
}

/** How many children are given away, how many clues there are at least, and which kinds of other clues. */
const plans: Record<Step, { told: number; least: number; kinds: readonly Hint['kind'][] }> = {
  1: { told: 3, least: 4, kinds: ['neither'] },
  2: { told: 2, least: 4, kinds: ['neither'] },
  3: { told: 1, least: 5, kinds: ['neither', 'either-thing', 'nobody-of'] },
  4: { told: 1, least: 5, kinds: ['neither', 'either-thing', 'either-child', 'nobody-of'] },
  5: { told: 0, least: 6, kinds: ['neither', 'either-thing', 'either-child', 'nobody-of'] },
}

/** A hint that is true where child 0 has thing 0, and so on. */
function drawHint(random: Random, kind: Hint['kind']): Hint {
  const [a = 0, b = 1, c = 2] = random.sample(five, 3)
  switch (kind) {
    case 'is':
      return { kind, children: [a], things: [a] }
    case 'neither':
      return { kind, children: [a], things: random.shuffle([b, c]) }
    case 'nobody-of':
      return { kind, children: random.shuffle([b, c]), things: [a] }
    case 'either-thing':
      return { kind, children: [a], things: random.shuffle([a, b]) }
    case 'either-child':
      return { kind, children: random.shuffle([a, b]), things: [a] }
  }
}

const isSolved = (hints: readonly Hint[]) => solve(hints).length === 5

/** Clues that solve the puzzle, each of them needed. Undefined if these are not enough. */
function drawHints(random: Random, step: Step): readonly Hint[] | undefined {
  const { told, least, kinds } = plans[step]
  const hints = random.sample(five, told).map((at): Hint => ({ kind: 'is', children: [at], things: [at] }))
  for (let more = 0; more < 12 && !isSolved(hints); more++) {
    const hint = drawHint(random, random.pick(kinds))
    const isLike = ({ kind, children, things }: Hint) =>
      kind === hint.kind && (children[0] === hint.children[0] || things[0] === hint.things[0])
    if (!hints.some(isLike)) hints.push(hint)
  }
  if (!isSolved(hints)) return undefined
  const needed = hints.reduce<readonly Hint[]>((kept, hint) => {
    const fewer = kept.filter(one => one !== hint)
    return hint.kind !== 'is' && isSolved(fewer) ? fewer : kept
  }, hints)
  const isEachNeeded = needed.every(hint => !isSolved(needed.filter(one => one !== hint)))
  return isEachNeeded && needed.length >= least && needed.length <= 8 ? needed : undefined
}

function drawPuzzle(random: Random, step: Step) {
  for (;;) {
    const hints = drawHints(random, step)
    if (!hints) continue
    const found = solve(hints)
    const places = found.flatMap(({ why }, at) => (why !== 'told' && at >= Math.min(step, 3) ? [at] : []))
    if (places.length === 0) continue
    const set = random.int(0, sets.length - 1)
    return {
      hints: random.shuffle(hints),
      asked: found[random.pick(places)]?.child ?? 0,
      asksChild: random.chance(0.5),
      names: drawNames(random, 5),
      set,
      things: random.sample((sets[set] ?? sets[0]).things.split(' '), 5),
    }
  }
}

const weights: Record<Hint['kind'], number> = {
  is: 1,
  neither: 1.5,
  'either-thing': 2,
  'nobody-of': 2,
  'either-child': 2,
}

type Puzzle = ReturnType<typeof drawPuzzle>

/** The sentences of a puzzle. */
function wording({ names, set, things }: Puzzle) {
  const { kind, verb, base, of } = sets[set] ?? sets[0]
  const name = (child: number) => names[child] ?? ''
  const thing = (at: number) => `the ${things[at]}${of && ` ${kind}`}`
  const short = (at: number) => (of ? (things[at] ?? '') : thing(at))
  const said = ({ kind, children, things }: Hint) => {
    const [one = 0, other = 0] = children
    const [first = 0, second = 0] = things
    switch (kind) {
      case 'is':
        return `${name(one)} ${verb} ${thing(first)}.`
      case 'neither':
        return `${name(one)} ${verb} neither ${thing(first)} nor ${thing(second)}.`
      case 'nobody-of':
        return `Neither ${name(one)} nor ${name(other)} ${verb} ${thing(first)}.`
      case 'either-thing':
        return `${name(one)} ${verb} either ${thing(first)} or ${thing(second)}.`
      case 'either-child':
        return `Either ${name(one)} or ${name(other)} ${verb} ${thing(first)}.`
    }
  }
  const intro = (shown: readonly string[]) =>
    of
      ? `Each ${verb} a ${kind} of a different ${of}: ${listed(shown)}.`
      : `Each ${verb} a different ${kind}: ${listed(shown.map(withArticle))}.`
  return { kind, verb, base, name, short, thing, said, intro }
}

/** Each step of the solution, with its reason. */
function reasons(
  hints: readonly Hint[],
  found: readonly Found[],
  words: ReturnType<typeof wording>,
): string[] {
  const { name, short, thing, verb } = words
  return found.map(({ child, thing: own, why }, at) => {
    const pair = `${name(child)} ${verb} ${thing(own)}`
    if (why === 'told') return `A clue says that ${pair}.`
    const before = found.slice(0, at)
    if (why === 'last-child') return `Nobody else can have ${thing(own)}: ${pair}.`
    const taken = before.map(one => one.thing)
    const ruledOut = five.filter(one => !taken.includes(one) && hints.some(hint => !allows(hint, child, one)))
    const parts = [
      ...(ruledOut.length > 0 ? [`clues rule out ${listed(ruledOut.map(short))}`] : []),
      ...(taken.length > 0 ? [`${listed(taken.map(short))} ${taken.length > 1 ? 'are' : 'is'} taken`] : []),
    ]
    return `For ${name(child)}, ${parts.join(', and ')}. So ${pair}.`
  })
}

export const oneEach = template({
  id: 'verbal-reasoning.logic.one-each',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 75,
  draw: drawPuzzle,
  measure: 'clues, counted by how much they ask',
  hardness: ({ hints }) => hints.reduce((sum, { kind }) => sum + weights[kind], 0),
  write: (facts, random) => {
    const { hints, asked, asksChild, names, things } = facts
    const words = wording(facts)
    const { kind, verb, base, name, thing, said, intro } = words
    const found = solve(hints)
    const steps = found.slice(0, found.findIndex(one => one.child === asked) + 1)
    const text = (at: number) => (asksChild ? name(at) : capital(thing(at)))
    const told = new Set(found.filter(({ why }) => why === 'told').map(one => one.child))
    const isRuledOut = (at: number) =>
      hints.some(hint => !(asksChild ? allows(hint, at, asked) : allows(hint, asked, at)))
    return {
      stem: `${listed(random.shuffle(names))} are friends. ${intro(random.shuffle(things))} ${hints.map(said).join(' ')} ${asksChild ? `Who ${verb} ${thing(asked)}?` : `Which ${kind} does ${name(asked)} ${base}?`}`,
      right: { text: text(asked) },
      wrong: five
        .filter(at => at !== asked)
        .map(at => ({
          text: text(at),
          misconception: told.has(at)
            ? 'belongs-with-another'
            : isRuledOut(at)
              ? 'ruled-out-by-a-clue'
              : 'missed-a-clue',
        })),
      explanation: `Make a table: the children down the side, and each ${kind} along the top. Put a cross wherever a clue says no. ${reasons(hints, steps, words).join(' ')} So the answer is **${asksChild ? name(asked) : thing(asked)}**.`,
    }
  },
})
