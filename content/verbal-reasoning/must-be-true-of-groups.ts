import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { type Case, cases, type Saying } from './group-statements.ts'
import { drawNames } from './names.ts'

/** What children do: `play the violin`, `plays the violin`. */
const activities = [
  'play the violin',
  'walk to school',
  'like mushrooms',
  'wear glasses',
  'speak French',
  'sing in the choir',
  'swim on Mondays',
  'own a pet',
  'eat school dinners',
  'collect stickers',
  'play chess',
  'live in Mill Lane',
  'read comics',
  'play netball',
  'learn the piano',
  'belong to the drama club',
  'know how to juggle',
  'like football',
]

/** Which of the eight kinds of child there are, as bits, and of which kind the two named children are. */
interface World {
  readonly kinds: number
  readonly named: readonly [number, number]
}

const eight = [0, 1, 2, 3, 4, 5, 6, 7]
const isOfKind = (kinds: number, kind: number) => ((kinds >> kind) & 1) === 1
const isIn = (kind: number, group: number) => ((kind >> group) & 1) === 1

const worlds = once((): readonly World[] =>
  Array.from({ length: 255 }, (_, at) => at + 1).flatMap(kinds => {
    const present = eight.filter(kind => isOfKind(kinds, kind))
    return present.flatMap(one => present.map((other): World => ({ kinds, named: [one, other] })))
  }),
)

function holds({ form, a, b }: Saying, { kinds, named }: World): boolean {
  const some = (test: (kind: number) => boolean) => eight.some(kind => isOfKind(kinds, kind) && test(kind))
  switch (form) {
    case 'all':
      return !some(kind => isIn(kind, a) && !isIn(kind, b))
    case 'none-outside':
      return !some(kind => isIn(kind, b) && !isIn(kind, a))
    case 'none':
      return !some(kind => isIn(kind, a) && isIn(kind, b))
    case 'some':
      return some(kind => isIn(kind, a) && isIn(kind, b))
    case 'some-not':
      return some(kind => isIn(kind, a) && !isIn(kind, b))
    case 'is':
      return isIn(named[b] ?? 0, a)
    case 'is-not':
      return !isIn(named[b] ?? 0, a)
  }
}

const isOfChild = ({ form }: Saying) => form === 'is' || form === 'is-not'

/** In everyday speech, "some" also means "not all", and nobody speaks of a group without members. */
function isEveryday(given: readonly Saying[], world: World): boolean {
  return given.every(saying => {
    const { form, a, b } = saying
    if (isOfChild(saying)) return true
    if (form === 'some') return holds({ form: 'some-not', a, b }, world)
    if (form === 'some-not' || form === 'none-outside') return holds({ form: 'some', a, b }, world)
    return holds({ form: 'some', a, b: a }, world) && holds({ form: 'some', a: b, b }, world)
  })
}

const pairs = [0, 1, 2].flatMap(a => [0, 1, 2].filter(b => b !== a).map(b => [a, b] as const))

const aboutGroups: readonly Saying[] = pairs.flatMap(([a, b]) =>
  (['all', 'none', 'some', 'some-not'] as const)
    .filter(form => a < b || form === 'all' || form === 'some-not')
    .map(form => ({ form, a, b })),
)

const aboutChildren: readonly Saying[] = [0, 1, 2].flatMap(a =>
  [0, 1].flatMap(b => (['is', 'is-not'] as const).map(form => ({ form, a, b }))),
)

interface Wrong {
  readonly saying: Saying
  readonly mistake: string
}

const known = new Map<Case, readonly Wrong[]>()

/** The sentences that need not be true, however the clues are read. They speak only of what the clues speak of. */
function wrongFor(one: Case): readonly Wrong[] {
  const found = known.get(one)
  if (found) return found
  const { given } = one
  const fitting = worlds().filter(world => given.every(saying => holds(saying, world)))
  const everyday = fitting.filter(world => isEveryday(given, world))
  const groups = new Set(given.flatMap(saying => (isOfChild(saying) ? saying.a : [saying.a, saying.b])))
  const children = new Set(given.filter(isOfChild).map(({ b }) => b))
  const all = [
    ...aboutGroups.filter(({ a, b }) => groups.has(a) && groups.has(b)),
    ...aboutChildren.filter(({ a, b }) => groups.has(a) && children.has(b)),
  ]
  const made = all
    .filter(saying => !everyday.every(world => holds(saying, world)))
    .map(saying => ({ saying, mistake: mistakeIn(saying, given, fitting) }))
  known.set(one, made)
  return made
}

const likeliest = [
  'turned-the-sentence-round',
  'made-some-into-all',
  'may-be-true-but-need-not',
  'cannot-be-true',
]

function mistakeIn(saying: Saying, given: readonly Saying[], fitting: readonly World[]): string {
  if (!fitting.some(world => holds(saying, world))) return 'cannot-be-true'
  if (given.some(one => isTurned(saying, one, given))) return 'turned-the-sentence-round'
  const isOfSome = given.some(({ form, a, b }) => form === 'some' && [a, b].includes(saying.a))
  return saying.form === 'all' && isOfSome ? 'made-some-into-all' : 'may-be-true-but-need-not'
}

/** Whether this would follow if "all" were also true the other way round. */
function isTurned(saying: Saying, { form, a, b }: Saying, given: readonly Saying[]): boolean {
  if (form !== 'all' && form !== 'none-outside') return false
  const [inner, outer] = form === 'all' ? [a, b] : [b, a]
  if (saying.form === 'all') return saying.a === outer && saying.b === inner
  const says = (which: Saying['form'], group: number) =>
    given.some(one => one.form === which && one.a === group && one.b === saying.b)
  if (saying.form === 'is') return saying.a === inner && says('is', outer)
  return saying.form === 'is-not' && saying.a === outer && says('is-not', inner)
}

/** "None of these are those" says the same as "none of those are these", and so does "some". */
const turnedAtRandom = (random: Random, saying: Saying): Saying =>
  (saying.form === 'none' || saying.form === 'some') && random.chance(0.5)
    ? { ...saying, a: saying.b, b: saying.a }
    : saying

function drawCase(random: Random, step: Step) {
  const one = random.pick(cases[step])
  const wrong = random
    .shuffle(wrongFor(one))
    .map(({ saying, mistake }) => ({ saying: turnedAtRandom(random, saying), mistake }))
    .sort((a, b) => likeliest.indexOf(a.mistake) - likeliest.indexOf(b.mistake))
  return {
    ...one,
    right: turnedAtRandom(random, one.right),
    said: random.shuffle(one.given),
    wrong,
    groups: random.sample(activities, 3),
    names: drawNames(random, 2),
  }
}

/** `plays the violin`. */
const does = (activity: string) => activity.replace(/^\w+/, verb => `${verb}s`)

/** Each kind of sentence as a clue. In an answer, "at least one" leaves no doubt. */
function text({ form, a, b }: Saying, groups: readonly string[], names: readonly string[], isAnswer = false) {
  const [one = '', other = ''] = [groups[a], groups[b]]
  switch (form) {
    case 'all':
      return `All the children who ${one} ${other}.`
    case 'none-outside':
      return `None of the children who do not ${one} ${other}.`
    case 'none':
      return `None of the children who ${one} ${other}.`
    case 'some':
      return isAnswer
        ? `At least one of the children who ${one} ${does(other)}.`
        : `Some of the children who ${one} ${other}.`
    case 'some-not':
      return isAnswer
        ? `At least one of the children who ${one} does not ${other}.`
        : `Some of the children who ${one} do not ${other}.`
    case 'is':
      return `${names[b]} ${does(one)}.`
    case 'is-not':
      return `${names[b]} does not ${one}.`
  }
}

const weights: Record<Saying['form'], number> = {
  all: 1,
  'none-outside': 2.5,
  none: 1.5,
  some: 2,
  'some-not': 2.5,
  is: 0.5,
  'is-not': 1,
}

export const trueOfGroups = template({
  id: 'verbal-reasoning.must-be-true.groups',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: drawCase,
  measure: 'sentences, counted by how much they ask, and the one that follows',
  hardness: ({ given, right }) => [...given, right].reduce((sum, { form }) => sum + weights[form], 0),
  write: ({ said, right, wrong, why, groups, names }) => {
    const answer = text(right, groups, names, true)
    const reason = why
      .replaceAll(/\[(\d)s\]/g, (_, at) => does(groups[at] ?? ''))
      .replaceAll(/\[(\d)\]/g, (_, at) => groups[at] ?? '')
      .replaceAll(/\b[XY]\b/g, which => names[which === 'X' ? 0 : 1] ?? '')
    return {
      stem: `This is about the children in one class. ${said.map(one => text(one, groups, names)).join(' ')} Which of these **must** be true?`,
      right: { text: answer },
      wrong: wrong.map(({ saying, mistake }) => ({
        text: text(saying, groups, names, true),
        misconception: mistake,
      })),
      explanation: `${reason} So this must be true: **${answer}** For each of the other sentences, you can think of a class in which the clues are true and the sentence is not.`,
    }
  },
})
