import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type TypedDraft, template } from '../template.ts'
import { listed } from '../wording.ts'
import { drawVenn, type Part, partsOf } from './venn.ts'

/** What children may do, have or like. */
interface Survey {
  readonly about: string
  readonly verb: string
  readonly things: readonly [string, string, string]
  /** All three at once: “these sports”. */
  readonly kinds: string
}

const surveys: readonly Survey[] = [
  { about: 'their pets', verb: 'have', things: ['a dog', 'a cat', 'a rabbit'], kinds: 'pets' },
  { about: 'sport', verb: 'play', things: ['tennis', 'football', 'hockey'], kinds: 'sports' },
  { about: 'their clubs', verb: 'go to', things: ['choir', 'chess club', 'drama club'], kinds: 'clubs' },
  { about: 'vegetables', verb: 'like', things: ['peas', 'carrots', 'sweetcorn'], kinds: 'vegetables' },
  {
    about: 'music',
    verb: 'play',
    things: ['the piano', 'the violin', 'the recorder'],
    kinds: 'instruments',
  },
  { about: 'fruit', verb: 'like', things: ['plums', 'pears', 'melon'], kinds: 'fruits' },
  { about: 'breakfast', verb: 'like', things: ['porridge', 'toast', 'cereal'], kinds: 'foods' },
  { about: 'languages', verb: 'learn', things: ['French', 'Spanish', 'Polish'], kinds: 'languages' },
]

/** The names of the circles: “a dog” is in the circle “dog”. */
const circlesOf = ({ things }: Survey) => things.map(thing => thing.replace(/^(?:a|the) /, ''))

const kinds = [
  'one-circle',
  'only-one',
  'without',
  'either',
  'how-many-more',
  'neither',
  'both',
  'exactly-one',
  'exactly-two',
  'three-circle',
  'three-neither',
  'twice-as-many',
] as const
type Kind = (typeof kinds)[number]

const pools: Record<Step, readonly Kind[]> = {
  1: ['one-circle', 'only-one'],
  2: ['one-circle', 'without', 'either', 'how-many-more'],
  3: ['neither', 'how-many-more', 'three-circle'],
  4: ['both', 'exactly-two', 'three-circle', 'neither'],
  5: ['exactly-one', 'three-neither', 'twice-as-many'],
}

const efforts: Record<Kind, number> = {
  'only-one': 1,
  'one-circle': 1.5,
  without: 2,
  either: 2,
  'how-many-more': 2.5,
  neither: 3,
  'three-circle': 3,
  'exactly-two': 3,
  both: 4,
  'exactly-one': 5,
  'three-neither': 6,
  'twice-as-many': 6,
}

interface Facts {
  readonly kind: Kind
  readonly survey: number
  /** How many are in each part: only first, only second, both, neither; or all eight parts in the order of `partsOf`. */
  readonly counts: readonly number[]
  /** The set that is asked about, and another one. */
  readonly asked: readonly [number, number]
}

/** For two sets, the parts are in this order: neither, only the first, only the second, both. */
function drawCounts(random: Random, kind: Kind, step: Step): readonly number[] {
  const most = 5 + step * 3
  const some = () => random.int(2, most)
  if (kind === 'twice-as-many') {
    const single = random.int(3, 12)
    return [random.int(2, 9), 2 * single, single, random.int(3, 14)]
  }
  const three = kind === 'exactly-two' || kind === 'three-circle' || kind === 'three-neither'
  return Array.from({ length: three ? 8 : 4 }, () => (three ? random.int(2, 4 + step * 2) : some()))
}

function surveyOf(at: number): Survey {
  const survey = surveys[at]
  if (!survey) throw new Error('There is no such survey')
  return survey
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

const inSet = (counts: readonly number[], set: number) => counts.filter((_, at) => at & (1 << set))

const lines = (counts: readonly number[]) => counts.map(String).join(' + ')

type Rest = readonly [
  value: number,
  mistakes: readonly (readonly [wrong: number, misconception: string])[],
  explanation: string,
]

const typed = (stem: string, ...[value, mistakes, explanation]: Rest): TypedDraft => ({
  stem: `${stem} Write the number.`,
  expected: { kind: 'number', value: String(value) },
  mistakes: mistakes
    .filter(
      ([wrong], at) =>
        wrong > 0 && Number.isInteger(wrong) && mistakes.findIndex(([other]) => other === wrong) === at,
    )
    .map(([wrong, misconception]) => ({ text: String(wrong), misconception })),
  explanation,
})

function partInWords(names: readonly string[], part: Part): string {
  const inside = names.filter((_, at) => part[at])
  if (inside.length === 0) return 'outside the circles'
  if (inside.length === names.length) return names.length === 2 ? 'in both circles' : 'in all three circles'
  return `only in ${listed(inside)}`
}

/** The diagram with its numbers, or with some of its parts empty. */
function drawSurvey(names: readonly string[], counts: readonly (number | undefined)[]) {
  const filled = partsOf(names.length).map((part, at) => [part, counts[at]] as const)
  const said = filled.map(([part, count]) => `${partInWords(names, part)}: ${count ?? 'no number'}`)
  return drawVenn(
    names,
    filled.map(([part, count]) => [part, count === undefined ? '' : String(count)] as const),
    `A Venn diagram with the circles ${listed(names)}. It shows ${said.join('; ')}.`,
  )
}

/** Questions whose diagram shows all the numbers of two sets. */
function writeTwo({ kind, survey, counts, asked: [own, other] }: Facts): TypedDraft {
  const { about, verb, things } = surveyOf(survey)
  const circles = circlesOf(surveyOf(survey)).slice(0, 2)
  const [neither = 0, first = 0, second = 0, both = 0] = counts
  const [only, onlyOther] = own === 0 ? [first, second] : [second, first]
  const [a, b] = [things[own], things[other]]
  const all = sum(counts)
  const ask = (question: string, ...rest: Rest) => ({
    ...typed(
      `The children in a class are asked about ${about}. The Venn diagram shows their answers. ${question}`,
      ...rest,
    ),
    picture: drawSurvey(circles, counts),
  })
  switch (kind) {
    case 'only-one':
      return ask(
        `How many of the children ${verb} ${a} but **not** ${b}?`,
        only,
        [
          [only + both, 'counted-the-overlap-too'],
          [onlyOther, 'took-the-other-circle'],
          [both, 'took-only-the-overlap'],
          [only + neither, 'counted-those-outside-too'],
        ],
        `The children who ${verb} ${a} are inside that circle. The overlap belongs to both circles, so leave it out. That leaves **${only}**.`,
      )
    case 'one-circle':
      return ask(
        `How many of the children ${verb} ${a}?`,
        only + both,
        [
          [only, 'left-out-the-overlap'],
          [onlyOther + both, 'took-the-other-circle'],
          [only + both + onlyOther, 'added-both-circles'],
          [both, 'took-only-the-overlap'],
        ],
        `Everybody inside the circle “${circles[own]}” counts, including those in the overlap, because they ${verb} both. ${only} + ${both} = **${only + both}**.`,
      )
    case 'without':
      return ask(
        `How many of the children do **not** ${verb} ${a}?`,
        onlyOther + neither,
        [
          [neither, 'took-only-those-outside'],
          [onlyOther, 'forgot-those-outside'],
          [only + both, 'counted-those-inside'],
          [onlyOther + both + neither, 'counted-the-overlap-too'],
        ],
        `Look at everything outside the circle “${circles[own]}”. Those are the ${onlyOther} who only ${verb} ${b}, and the ${neither} outside both circles: ${onlyOther} + ${neither} = **${onlyOther + neither}**.`,
      )
    case 'either':
      return ask(
        `How many children are there in the class **altogether**?`,
        all,
        [
          [all - neither, 'forgot-those-outside'],
          [all + both, 'counted-the-overlap-twice'],
          [only + onlyOther + neither, 'left-out-the-overlap'],
        ],
        `Add all the numbers in the diagram, also the one outside the circles: those children are in the class too. ${lines([first, both, second, neither])} = **${all}**.`,
      )
    default: {
      const [more, less] = first > second ? [first, second] : [second, first]
      const [big, little] = first > second ? [things[0], things[1]] : [things[1], things[0]]
      return ask(
        `How many more children ${verb} ${big} than ${little}?`,
        more - less,
        [
          [more + both - less, 'left-out-the-overlap'],
          [more + both, 'gave-only-one-total'],
          [more, 'gave-only-one-total'],
        ],
        `Count everybody in each circle, with the overlap. ${more} + ${both} = ${more + both} children ${verb} ${big}, and ${less} + ${both} = ${less + both} ${verb} ${little}. ${more + both} − ${less + both} = **${more - less}**. The overlap is in both circles, so it makes no difference.`,
      )
    }
  }
}

/** Stories with totals, without a diagram. */
function writeStory({ kind, survey, counts }: Facts): TypedDraft {
  const { about, verb, things } = surveyOf(survey)
  const [neither = 0, first = 0, second = 0, both = 0] = counts
  const [a, b] = things
  const all = sum(counts)
  const [inA, inB] = [first + both, second + both]
  const tell = (story: string, ...rest: Rest) =>
    typed(`${all} children are asked about ${about}. ${story}`, ...rest)
  const totals = `${inA} of them ${verb} ${a} and ${inB} ${verb} ${b}.`
  const circled = all - neither
  switch (kind) {
    case 'neither':
      return tell(
        `${totals} ${both} of them ${verb} both. How many ${verb} **neither** ${a} nor ${b}?`,
        neither,
        [
          [Math.abs(all - inA - inB), 'counted-the-overlap-twice'],
          [all - both, 'took-off-only-the-overlap'],
          [circled, 'gave-those-inside'],
        ],
        `Draw two circles and begin with the overlap: ${both}. Then only ${a}: ${inA} − ${both} = ${first}. Only ${b}: ${inB} − ${both} = ${second}. Inside the circles are ${first} + ${both} + ${second} = ${circled} children. ${all} − ${circled} = **${neither}** are outside. (${inA} + ${inB} would count the ${both} in the overlap twice.)`,
      )
    case 'both':
      return tell(
        `${totals} ${neither} ${verb} neither. How many ${verb} **both** ${a} and ${b}?`,
        both,
        [
          [Math.abs(inA + inB - all), 'forgot-those-outside'],
          [Math.abs(inA - inB), 'took-the-difference'],
          [circled, 'gave-those-inside'],
        ],
        `Take away the ${neither} outside the circles: ${all} − ${neither} = ${circled} children are inside. But ${inA} + ${inB} = ${inA + inB}. That is ${inA + inB} − ${circled} = ${both} too many, because those in the overlap are counted twice. So **${both}** ${verb} both.`,
      )
    case 'exactly-one':
      return tell(
        `${totals} ${neither} ${verb} neither. How many ${verb} **exactly one** of the two?`,
        first + second,
        [
          [circled, 'counted-the-overlap-too'],
          [both, 'took-only-the-overlap'],
          [inA + inB, 'counted-the-overlap-twice'],
        ],
        `Inside the circles are ${all} − ${neither} = ${circled} children. ${inA} + ${inB} = ${inA + inB}, which is ${both} more, so ${both} children are in the overlap. The others inside the circles ${verb} exactly one: ${circled} − ${both} = **${first + second}**.`,
      )
    default:
      return tell(
        `${both} ${verb} both ${a} and ${b}, and ${neither} ${verb} neither. Twice as many children ${verb} only ${a} as ${verb} only ${b}. How many ${verb} ${a}?`,
        inA,
        [
          [first, 'left-out-the-overlap'],
          [inB, 'took-the-other-circle'],
          [second, 'gave-one-share'],
          [(first + second) / 2, 'shared-equally'],
        ],
        `Take away the ${both} in the overlap and the ${neither} outside: ${all} − ${both} − ${neither} = ${first + second}. These are three equal shares: two for only ${a} and one for only ${b}. One share is ${first + second} ÷ 3 = ${second}, so ${first} ${verb} only ${a}. Those in the overlap ${verb} ${a} too: ${first} + ${both} = **${inA}**.`,
      )
  }
}

/** Diagrams with three circles. */
function writeThree({ kind, survey, counts, asked: [own] }: Facts): TypedDraft {
  const { about, verb, things, kinds: what } = surveyOf(survey)
  const circles = circlesOf(surveyOf(survey))
  const [none = 0, a = 0, b = 0, ab = 0, c = 0, ac = 0, bc = 0, abc = 0] = counts
  const all = sum(counts)
  const ask = (question: string, ...rest: Rest) => ({
    ...typed(
      `Some children are asked about ${about}. The Venn diagram shows their answers. ${question}`,
      ...rest,
    ),
    picture: drawSurvey(circles, counts),
  })
  if (kind === 'exactly-two')
    return ask(
      `How many of them ${verb} **exactly two** of these ${what}?`,
      ab + ac + bc,
      [
        [ab + ac + bc + abc, 'counted-the-middle-too'],
        [abc, 'took-only-the-middle'],
        [a + b + c, 'counted-those-with-only-one'],
      ],
      `Exactly two means in two circles, but not in the third. There are three such parts, round the middle. Leave out the middle, since those children ${verb} all three. ${lines([ab, ac, bc])} = **${ab + ac + bc}**.`,
    )
  if (kind === 'three-circle') {
    const inside = inSet(counts, own)
    const [only = 0] = inside
    return ask(
      `How many of them ${verb} ${things[own]}?`,
      sum(inside),
      [
        [only, 'left-out-the-overlap'],
        [sum(inside) - abc, 'left-out-the-middle'],
        [sum(inside) - only, 'took-only-the-overlap'],
      ],
      `Add all four parts of the circle “${circles[own]}”, including the parts that it shares with one or both of the other circles. ${lines(inside)} = **${sum(inside)}**.`,
    )
  }
  const [inA, inB, inC] = [0, 1, 2].map(set => sum(inSet(counts, set)))
  const shown = counts.map((count, at) => ([3, 5, 6, 7].includes(at) ? count : undefined))
  const shared = [ab, ac, bc, abc]
  return {
    ...typed(
      `${all} children are asked about ${about}: ${inA} ${verb} ${things[0]}, ${inB} ${verb} ${things[1]} and ${inC} ${verb} ${things[2]}. The Venn diagram shows how many ${verb} more than one of these. How many ${verb} **none** of the three?`,
      none,
      [
        [Math.abs(all - (inA ?? 0) - (inB ?? 0) - (inC ?? 0)), 'counted-the-overlap-twice'],
        [all - sum(shared), 'took-off-only-the-overlap'],
        [all - none, 'gave-those-inside'],
        [none + abc, 'left-out-the-middle'],
      ],
      `First find how many are in one circle only. Take the three shared parts from each total. Only ${things[0]}: ${inA} − ${ab} − ${ac} − ${abc} = ${a}. Only ${things[1]}: ${inB} − ${ab} − ${bc} − ${abc} = ${b}. Only ${things[2]}: ${inC} − ${ac} − ${bc} − ${abc} = ${c}. Now add all seven parts: ${lines([a, b, c, ...shared])} = ${all - none}. So ${all} − ${all - none} = **${none}** are outside.`,
    ),
    picture: drawSurvey(circles, shown),
  }
}

const isThree = (kind: Kind) => ['exactly-two', 'three-circle', 'three-neither'].includes(kind)
const isStory = (kind: Kind) => ['neither', 'both', 'exactly-one', 'twice-as-many'].includes(kind)

export const howMany = template({
  id: 'maths.sorting-diagrams.how-many',
  version: 1,
  mode: 'typed',
  seconds: 60,
  draw: (random, step): Facts => {
    const kind = random.pick(pools[step])
    for (;;) {
      const counts = drawCounts(random, kind, step)
      // Two equal parts could hide a mistake.
      if (!isThree(kind) && new Set(counts).size < counts.length) continue
      const own = random.int(0, isThree(kind) ? 2 : 1)
      return { kind, survey: random.int(0, surveys.length - 1), counts, asked: [own, 1 - Math.min(own, 1)] }
    }
  },
  measure: 'parts of the diagram to find and bring together',
  hardness: ({ kind }) => efforts[kind],
  write: facts =>
    isThree(facts.kind) ? writeThree(facts) : isStory(facts.kind) ? writeStory(facts) : writeTwo(facts),
})
