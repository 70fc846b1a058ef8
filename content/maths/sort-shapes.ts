import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Point, picture, polygon } from '../svg.ts'
import { template } from '../template.ts'
import { capital, listed } from '../wording.ts'
import { carrollInWords, drawCarroll, drawVenn, isSamePart, type Part, partsOf, vennInWords } from './venn.ts'

type Feature = 'four' | 'right' | 'symmetry' | 'parallel' | 'equal' | 'obtuse'

/** A shape with its corners, drawn exactly, and everything that is true of it. */
interface Shape {
  readonly name: string
  readonly level: 1 | 2
  readonly corners: readonly Point[]
  readonly features: readonly Feature[]
}

const shape = (name: string, level: 1 | 2, places: string, features: string): Shape => ({
  name,
  level,
  corners: places.split(' ').map(place => {
    const [x = 0, y = 0] = place.split(',').map(Number)
    return [x, y]
  }),
  features: features.split(' ').filter(Boolean) as Feature[],
})

const arrowhead = 'an arrowhead'

/** A regular polygon with its lowest side level. */
const regular = (sides: number) =>
  Array.from({ length: sides }, (_, at) => {
    const turn = ((at + 0.5) / sides) * 2 * Math.PI
    return `${(50 + 42 * Math.sin(turn)).toFixed(2)},${(50 + 42 * Math.cos(turn)).toFixed(2)}`
  }).join(' ')

const shapes: readonly Shape[] = [
  shape('a square', 1, '16,16 84,16 84,84 16,84', 'four right symmetry parallel equal'),
  shape('a square on its corner', 2, '50,6 94,50 50,94 6,50', 'four right symmetry parallel equal'),
  shape('a long rectangle', 1, '6,30 94,30 94,70 6,70', 'four right symmetry parallel'),
  shape('a leaning parallelogram', 1, '24,30 98,30 76,70 2,70', 'four parallel obtuse'),
  shape('a rhombus', 2, '50,4 80,50 50,96 20,50', 'four symmetry parallel equal obtuse'),
  shape('a kite', 1, '50,4 74,40 50,96 26,40', 'four symmetry obtuse'),
  shape(arrowhead, 2, '50,6 90,92 50,66 10,92', 'four symmetry'),
  shape('a trapezium with two equal sides', 1, '32,24 68,24 94,78 6,78', 'four symmetry parallel obtuse'),
  shape('a trapezium with an upright side', 2, '12,20 52,20 92,80 12,80', 'four right parallel obtuse'),
  shape('a quadrilateral with four different sides', 2, '8,92 88,92 74,54 21,17', 'four obtuse'),
  shape('a triangle with three equal sides', 1, '50,12 94,88.21 6,88.21', 'symmetry equal'),
  shape('a tall triangle with two equal sides', 1, '50,4 76,94 24,94', 'symmetry'),
  shape('a wide triangle with two equal sides', 2, '50,44 96,74 4,74', 'symmetry obtuse'),
  shape('a right-angled triangle with two equal sides', 2, '14,16 14,88 86,88', 'right symmetry'),
  shape('a right-angled triangle with three different sides', 1, '10,22 10,82 96,82', 'right'),
  shape('a leaning triangle with three different sides', 1, '6,30 60,84 96,84', 'obtuse'),
  shape('a regular pentagon', 1, regular(5), 'symmetry equal obtuse'),
  shape('a regular hexagon', 1, regular(6), 'symmetry parallel equal obtuse'),
  shape('a regular octagon', 2, regular(8), 'symmetry parallel equal obtuse'),
  shape('a house shape', 2, '20,46 50,10 80,46 80,92 20,92', 'right symmetry parallel obtuse'),
  shape(
    'an L-shape with arms of different lengths',
    2,
    '24,4 48,4 48,72 84,72 84,96 24,96',
    'right parallel',
  ),
  shape('an arrow shape', 2, '6,36 54,36 54,14 94,50 54,86 54,64 6,64', 'right symmetry parallel'),
  shape(
    'a plus sign',
    1,
    '35,5 65,5 65,35 95,35 95,65 65,65 65,95 35,95 35,65 5,65 5,35 35,35',
    'right symmetry parallel equal',
  ),
]

/** As the name of a circle, of a row, and of the other row, and what a shape has or hasn't. */
const names: Record<Feature, readonly [many: string, one: string, not: string, has: string, hasNot: string]> =
  {
    four: ['4 sides', '4 sides', 'not 4 sides', 'has 4 sides', 'does not have 4 sides'],
    right: [
      'a right angle',
      'a right angle',
      'no right angle',
      'has at least one right angle',
      'has no right angle',
    ],
    symmetry: [
      'symmetrical',
      'symmetrical',
      'not symmetrical',
      'has a line of symmetry',
      'has no line of symmetry',
    ],
    parallel: [
      'parallel sides',
      'parallel sides',
      'no parallel sides',
      'has parallel sides',
      'has no parallel sides',
    ],
    equal: [
      'all sides equal',
      'all sides equal',
      'not all sides equal',
      'has sides that are all equal',
      'has sides that are not all equal',
    ],
    obtuse: [
      'an obtuse angle',
      'an obtuse angle',
      'no obtuse angle',
      'has at least one obtuse angle',
      'has no obtuse angle',
    ],
  }

const hints: Record<Feature, string> = {
  four: 'Count the sides one by one.',
  right: 'Hold the corner of a sheet of paper against the corners: does it fit one exactly?',
  symmetry: 'Fold the shape in your mind: do the two halves match along some line?',
  parallel: 'Look for two sides that run the same way, like rails, and never meet.',
  equal: 'Compare the longest side with the shortest.',
  obtuse: 'Look for a corner inside the shape that is wider than the corner of a sheet of paper.',
}

const mistakes: Record<Feature, string> = {
  four: 'miscounted-the-sides',
  right: 'misjudged-a-right-angle',
  symmetry: 'misjudged-symmetry',
  parallel: 'misjudged-parallel-sides',
  equal: 'misjudged-equal-sides',
  obtuse: 'misjudged-an-obtuse-angle',
}

const pools: Record<Step, readonly Feature[]> = {
  1: ['four', 'right', 'equal'],
  2: ['four', 'right', 'equal', 'symmetry'],
  3: ['four', 'right', 'equal', 'symmetry', 'parallel'],
  4: ['four', 'right', 'equal', 'symmetry', 'parallel'],
  5: ['right', 'equal', 'symmetry', 'parallel', 'obtuse'],
}

const weights: Record<Feature, number> = {
  four: 1,
  right: 1,
  equal: 1.5,
  symmetry: 2,
  parallel: 2,
  obtuse: 2.5,
}

const partFor = ({ features: own }: Shape, features: readonly Feature[]): Part =>
  features.map(feature => own.includes(feature))

const inPart = (features: readonly Feature[], part: Part, from: readonly Shape[]) =>
  from.filter(one => isSamePart(partFor(one, features), part))

interface Sorting {
  readonly carroll: boolean
  readonly features: readonly Feature[]
  readonly shape: string
  readonly others: readonly string[]
}

const apart = (one: Part, other: Part) => one.filter((inside, at) => inside !== other[at]).length

function drawSorting(random: Random, step: Step): Sorting {
  const known = step < 3 ? shapes.filter(({ level }) => level === 1) : shapes
  const right = random.pick(known)
  for (;;) {
    const features = random.sample(pools[step], step < 4 || (step === 4 && random.chance(0.4)) ? 2 : 3)
    const part = partFor(right, features)
    // Its dent looks obtuse from outside.
    if (features.includes('obtuse') && right.name === arrowhead) continue
    const filled = partsOf(features.length).filter(one => inPart(features, one, known).length > 0)
    if (filled.length < (features.length === 2 ? 4 : 6)) continue
    const others = random
      .shuffle(known)
      .filter(one => !features.includes('obtuse') || one.name !== arrowhead)
      .filter(one => !isSamePart(partFor(one, features), part))
      .sort((a, b) => apart(partFor(a, features), part) - apart(partFor(b, features), part))
    if (others.length < 7) continue
    const carroll = features.length === 2 && random.chance(0.5)
    return { carroll, features, shape: right.name, others: others.slice(0, 9).map(({ name }) => name) }
  }
}

const named = (name: string): Shape => {
  const found = shapes.find(one => one.name === name)
  if (!found) throw new Error(`No shape is called ${name}`)
  return found
}

const small = ({ corners, name }: Shape) =>
  picture(104, 104, capital(name), polygon(corners.map(([x, y]): Point => [x + 2, y + 2])))

function drawDiagram({ carroll, features, shape: name }: Sorting) {
  const part = partFor(named(name), features)
  const mark = [[part, 'X']] as const
  if (!carroll) {
    const many = features.map(feature => names[feature][0])
    return drawVenn(many, mark, vennInWords(many, part))
  }
  const [across, down] = features.map(feature => [names[feature][1], names[feature][2]] as const)
  if (!across || !down) throw new Error('A Carroll diagram has two rules')
  return drawCarroll(across, down, mark, carrollInWords(across, down, part))
}

/** The first test that the shape fails. */
function mistakeOf(features: readonly Feature[], part: Part, name: string): string {
  const own = partFor(named(name), features)
  const failed = features.filter((_, at) => own[at] !== part[at])
  return failed.length > 1 ? 'did-not-test-every-rule' : mistakes[failed[0] ?? 'four']
}

export const whichShape = template({
  id: 'maths.sorting-diagrams.which-shape',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 40,
  draw: drawSorting,
  measure: 'sets in the diagram, and how hard it is to see what the shapes have in common',
  hardness: ({ features }) => features.reduce((sum, feature) => sum + 1 + weights[feature], 0),
  write: facts => {
    const { carroll, features, shape: name, others } = facts
    const part = partFor(named(name), features)
    const say = (one: Feature, has: boolean) => names[one][has ? 3 : 4]
    return {
      stem: `Which of these shapes belongs in the part of the ${carroll ? 'Carroll' : 'Venn'} diagram marked **X**?${features.includes('symmetry') ? ' (“Symmetrical” means that it has at least one line of symmetry.)' : ''}`,
      picture: drawDiagram(facts),
      right: { text: name, picture: small(named(name)) },
      wrong: others.map(other => ({
        text: other,
        picture: small(named(other)),
        misconception: mistakeOf(features, part, other),
      })),
      explanation: `${
        carroll
          ? 'Read the name of the column and the row of X'
          : 'Look at each circle and see if X is inside or outside it'
      }. We want a shape that ${listed(features.map((feature, at) => say(feature, part[at] ?? false)))}. ${features.map(feature => hints[feature]).join(' ')} Only **${name.replace(/^an? /, 'the ')}** passes ${features.length === 2 ? 'both tests' : 'all three tests'}.`,
    }
  },
})
