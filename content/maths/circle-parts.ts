import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { circle, line, type Point, path, picture, round } from '../svg.ts'
import { template } from '../template.ts'
import { away } from './shape-angles.ts'

export const partNames = [
  'centre',
  'radius',
  'diameter',
  'circumference',
  'semicircle',
  'chord',
  'arc',
  'sector',
  'segment',
  'tangent',
] as const
export type PartName = (typeof partNames)[number]

const pools: Record<Step, readonly PartName[]> = {
  1: ['centre', 'radius', 'diameter', 'circumference'],
  2: ['radius', 'diameter', 'circumference', 'semicircle'],
  3: ['diameter', 'circumference', 'semicircle', 'chord', 'arc'],
  4: ['radius', 'chord', 'arc', 'tangent', 'sector'],
  5: ['chord', 'arc', 'sector', 'segment', 'tangent'],
}

const levels: Record<PartName, number> = {
  centre: 1,
  radius: 1.5,
  diameter: 1.5,
  circumference: 1.5,
  semicircle: 2,
  chord: 3,
  arc: 3,
  sector: 3.5,
  segment: 4,
  tangent: 3.5,
}

/** Names that are true as well: each diameter is a chord. */
const alsoTrue: Partial<Record<PartName, readonly string[]>> = {
  diameter: ['chord'],
  semicircle: ['sector', 'segment'],
}

const meanings: Record<PartName, string> = {
  centre:
    'The **centre** is the point in the middle. It is the same distance from every point of the circle.',
  radius:
    'A **radius** is a straight line from the centre to the edge. Two of them end to end make a diameter.',
  diameter:
    'A **diameter** is a straight line from edge to edge that goes **through the centre**. It is twice as long as a radius.',
  circumference: 'The **circumference** is the whole way round: the perimeter of the circle.',
  semicircle: 'A **semicircle** is exactly half of a circle. A diameter cuts it off. (“Semi” means half.)',
  chord:
    'A **chord** is a straight line from edge to edge. This one does not go through the centre, so it is not a diameter.',
  arc: 'An **arc** is a curved part of the circumference. It is not the whole way round.',
  sector:
    'A **sector** is a slice like a piece of pizza. Two radii and an arc go round it, and its tip is at the centre.',
  segment:
    'A **segment** is cut off by one straight line, a chord. It has no tip at the centre, so it is not a sector.',
  tangent: 'A **tangent** is a straight line that touches the circle at just one point and stays outside it.',
}

const middle: Point = [160, 112]
const radius = 84

interface Facts {
  readonly part: PartName
  /** The direction of its first end, and how far it is to the second. */
  readonly from: number
  readonly size: number
  /** Thin lines that are there too, from one direction to another. No size means a radius. */
  readonly thin: readonly (readonly [from: number, size: number | undefined])[]
}

function drawPart(random: Random, step: Step): Facts {
  const part = random.pick(pools[step])
  const wide = step === 5 && random.chance(0.4)
  const sizes: Record<PartName, number> = {
    centre: 0,
    radius: 0,
    diameter: 180,
    circumference: 360,
    semicircle: 180,
    chord: random.int(60, 130),
    arc: random.int(50, 130),
    sector: wide ? random.int(205, 280) : random.int(40, 70),
    segment: wide ? random.int(215, 270) : random.int(70, 140),
    tangent: 0,
  }
  const thin = Array.from({ length: step < 3 ? step - 1 : step - 2 }, (): Facts['thin'][number] => [
    random.int(0, 35) * 10,
    random.chance(0.5) ? undefined : random.int(7, 13) * 10,
  ])
  return {
    part,
    from: random.int(0, 71) * 5,
    size: sizes[part],
    thin: part === 'sector' || part === 'segment' || part === 'semicircle' ? [] : thin,
  }
}

const rim = (direction: number) => away(middle, radius, direction)

function arcPath(from: number, size: number): string {
  const [[ax, ay], [bx, by]] = [rim(from), rim(from + size)]
  return `M${round(ax)} ${round(ay)}A${radius} ${radius} 0 ${size > 180 ? 1 : 0} 0 ${round(bx)} ${round(by)}`
}

function drawnPart({ part, from, size }: Facts): string {
  const dot = circle(middle, 3.5, 'black')
  switch (part) {
    case 'centre':
      return circle(middle, 6, 'black')
    case 'radius':
      return line(middle, rim(from), 5) + dot
    case 'diameter':
    case 'chord':
      return line(rim(from), rim(from + size), 5) + dot
    case 'circumference':
      return circle(middle, radius, 'white', 5).replace('fill="#fff"', 'fill="none"') + dot
    case 'arc':
      return path(arcPath(from, size), 'none', 6) + dot
    case 'sector':
      return path(`${arcPath(from, size)}L${middle[0]} ${middle[1]}Z`, 'grey') + dot
    case 'segment':
    case 'semicircle':
      return path(`${arcPath(from, size)}Z`, 'grey') + dot
    case 'tangent': {
      const touch = rim(from)
      return line(away(touch, 66, from + 90), away(touch, 66, from - 90), 5) + dot
    }
  }
}

const seen: Record<PartName, string> = {
  centre: 'A circle with a large dot at the point that is equally far from all of its edge.',
  radius: 'A circle. A thick straight line goes from the point in the middle to the edge.',
  diameter:
    'A circle. A thick straight line goes from one point of the edge through the middle to the opposite point.',
  circumference: 'A circle. The whole curved line round it is thick.',
  semicircle: 'A circle. A line through the middle cuts it into two equal parts, and one of them is shaded.',
  chord: 'A circle. A thick straight line joins two points of the edge and passes beside the middle.',
  arc: 'A circle. A piece of the curved line round it is thick.',
  sector:
    'A circle. A slice is shaded: it has two straight sides, which meet in the middle of the circle, and a curved one.',
  segment: 'A circle. A straight line that passes beside the middle cuts off a part, which is shaded.',
  tangent: 'A circle. A thick straight line touches it from outside at one point.',
}

function drawFacts(facts: Facts): Picture {
  const thin = facts.thin.map(([from, size]) =>
    size === undefined ? line(middle, rim(from), 1.5) : line(rim(from), rim(from + size), 1.5),
  )
  const others = facts.thin.length > 0 ? ' There are thin lines inside it too.' : ''
  return picture(
    320,
    224,
    `${seen[facts.part]}${others}`,
    [circle(middle, radius), ...thin, drawnPart(facts)].join(''),
  )
}

const isShaded = (part: string) =>
  ['sector', 'segment', 'semicircle', 'quadrant', 'hemisphere'].includes(part)

/** The likeliest to be mixed up with each. */
const lures: Record<PartName, readonly string[]> = {
  centre: ['radius', 'diameter', 'circumference', 'chord', 'arc'],
  radius: ['diameter', 'chord', 'arc', 'circumference', 'tangent'],
  diameter: ['radius', 'circumference', 'arc', 'tangent', 'semicircle'],
  circumference: ['diameter', 'arc', 'radius', 'tangent', 'chord'],
  semicircle: ['hemisphere', 'quadrant', 'diameter', 'arc', 'radius'],
  chord: ['diameter', 'radius', 'segment', 'tangent', 'arc'],
  arc: ['circumference', 'chord', 'tangent', 'sector', 'radius'],
  sector: ['segment', 'semicircle', 'quadrant', 'arc', 'chord'],
  segment: ['sector', 'semicircle', 'chord', 'quadrant', 'arc'],
  tangent: ['chord', 'radius', 'diameter', 'arc', 'circumference'],
}

const lineNames: readonly string[] = ['radius', 'diameter', 'chord', 'tangent']

function mistakeOf(right: PartName, chosen: string): string {
  const both = [right, chosen].sort().join(' ')
  if (both === 'diameter radius') return 'mixed-up-radius-and-diameter'
  if (both === 'sector segment') return 'mixed-up-sector-and-segment'
  if (both === 'arc circumference') return 'mixed-up-arc-and-circumference'
  if (both === 'chord diameter') return 'mixed-up-chord-and-diameter'
  if (isShaded(chosen)) return isShaded(right) ? 'named-another-part' : 'named-a-part-with-an-area'
  if (isShaded(right)) return 'named-a-line-for-a-part'
  return lineNames.includes(right) && lineNames.includes(chosen)
    ? 'named-another-straight-line'
    : 'named-another-part'
}

export const circleParts = template({
  id: 'maths.circles.parts',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 25,
  draw: drawPart,
  measure: 'how rare the word is, and other lines in the picture',
  hardness: ({ part, thin }) => levels[part] + thin.length / 2,
  write: facts => {
    const { part } = facts
    const wrong = lures[part].filter(other => !alsoTrue[part]?.includes(other))
    const thing =
      part === 'centre'
        ? 'the point marked with a dot'
        : isShaded(part)
          ? 'the shaded part of this circle'
          : 'the thick line in this picture'
    return {
      stem: `What is the name of ${thing}?`,
      picture: drawFacts(facts),
      right: { text: part },
      wrong: wrong.map(other => ({ text: other, misconception: mistakeOf(part, other) })),
      explanation: meanings[part],
    }
  },
})
