import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Point, picture, polygon } from '../svg.ts'
import { template } from '../template.ts'
import { capital, grouped, listed } from '../wording.ts'
import { away, drawAngle, drawMarkedShape } from './shape-angles.ts'

const kinds = [
  'centre',
  'outside',
  'inside',
  'missing',
  'sides-from-inside',
  'sides-from-outside',
  'gap',
  'diagonal',
  'missing-twins',
  'bridge',
] as const
type Kind = (typeof kinds)[number]

const pools: Record<Step, readonly Kind[]> = {
  1: ['centre'],
  2: ['centre', 'outside'],
  3: ['inside', 'missing', 'sides-from-outside'],
  4: ['missing', 'sides-from-inside', 'gap', 'missing-twins'],
  5: ['gap', 'diagonal', 'missing-twins', 'bridge'],
}

const efforts: Record<Kind, number> = {
  centre: 1,
  outside: 2,
  inside: 3,
  missing: 3,
  'sides-from-outside': 3,
  'sides-from-inside': 4,
  gap: 4.5,
  'missing-twins': 5,
  diagonal: 5,
  bridge: 6,
}

const names: Readonly<Record<number, string>> = {
  3: 'equilateral triangle',
  4: 'square',
  5: 'regular pentagon',
  6: 'regular hexagon',
  8: 'regular octagon',
  9: 'regular nonagon',
  10: 'regular decagon',
}

const nameOf = (sides: number) => names[sides] ?? `regular polygon with ${sides} sides`

const withArticle = (sides: number) => `${sides === 3 ? 'an' : 'a'} ${nameOf(sides)}`

const plainNames: Readonly<Record<number, string>> = {
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
}

const anyOf = (sides: number) => `${sides === 8 ? 'an' : 'a'} ${plainNames[sides]}`

const outsideOf = (sides: number) => 360 / sides
const insideOf = (sides: number) => 180 - outsideOf(sides)
const sumOf = (sides: number) => (sides - 2) * 180

interface Facts {
  readonly kind: Kind
  /** The number of sides of one shape, or of two. */
  readonly sides: readonly [number, number]
  /** How many parts are shaded, or the angles that are known. */
  readonly known: readonly number[]
  readonly answer: number
  /** How the picture is turned. */
  readonly start: number
}

const pairs: readonly (readonly [number, number])[] = [
  [3, 8],
  [3, 9],
  [3, 10],
  [4, 5],
  [4, 6],
  [4, 8],
  [4, 9],
  [4, 10],
  [5, 5],
  [5, 6],
  [5, 8],
  [5, 9],
  [5, 10],
  [6, 6],
  [6, 8],
  [6, 9],
  [6, 10],
  [8, 8],
  [8, 10],
]

const gapOf = ([one, other]: readonly [number, number]) => 360 - insideOf(one) - insideOf(other)

/** Angles of a polygon that is not regular, from acute to obtuse. */
function irregular(random: Random, sides: number): readonly number[] {
  const mean = Math.round(sumOf(sides) / sides)
  for (;;) {
    const angles = Array.from({ length: sides - 1 }, () => random.int(mean - 34, mean + 34))
    const last = sumOf(sides) - angles.reduce((sum, angle) => sum + angle, 0)
    if (last >= mean - 40 && last <= Math.min(172, mean + 40)) return [...angles, last]
  }
}

function drawPolygon(random: Random, step: Step): Facts {
  const kind = random.pick(pools[step])
  const start = random.int(0, 11) * 10
  const one = (from: readonly number[]): readonly [number, number] => [random.pick(from), 0]
  switch (kind) {
    case 'centre': {
      const sides = one(step === 1 ? [4, 5, 6, 8, 10] : [5, 6, 8, 9, 10, 12])
      const shaded = random.int(
        step === 1 ? 1 : 2,
        step === 1 ? Math.min(4, sides[0] - 1) : Math.min(7, sides[0] - 2),
      )
      return { kind, sides, known: [shaded], answer: outsideOf(sides[0]) * shaded, start }
    }
    case 'outside': {
      const sides = one([5, 6, 8, 9, 10, 12])
      return { kind, sides, known: [], answer: outsideOf(sides[0]), start }
    }
    case 'inside': {
      const sides = one([5, 6, 8, 9, 10, 12])
      return { kind, sides, known: [], answer: insideOf(sides[0]), start }
    }
    case 'missing':
    case 'missing-twins': {
      const sides = one(step === 3 ? [5, 6] : [6, 7, 8])
      if (kind === 'missing') {
        const [answer = 0, ...known] = irregular(random, sides[0])
        return { kind, sides, known, answer, start }
      }
      for (;;) {
        const [a = 0, b = 0, ...known] = irregular(random, sides[0])
        if ((a + b) % 2 === 0) return { kind, sides, known, answer: (a + b) / 2, start }
      }
    }
    case 'sides-from-inside': {
      const sides = one([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36])
      return { kind, sides, known: [insideOf(sides[0])], answer: sides[0], start }
    }
    case 'sides-from-outside': {
      const sides = one([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36])
      return { kind, sides, known: [outsideOf(sides[0])], answer: sides[0], start }
    }
    case 'diagonal': {
      const sides = one([5, 6, 8])
      return { kind, sides, known: [], answer: outsideOf(sides[0]) / 2, start }
    }
    default: {
      const fitting =
        kind === 'bridge' ? pairs.filter(pair => gapOf(pair) % 2 === 0 && gapOf(pair) <= 132) : pairs
      const sides = random.pick(fitting)
      return {
        kind,
        sides,
        known: [],
        answer: kind === 'bridge' ? (180 - gapOf(sides)) / 2 : gapOf(sides),
        start,
      }
    }
  }
}

/** A regular polygon on the left of a line from one point to another, beginning with these two. */
function regularOn([ax, ay]: Point, [bx, by]: Point, sides: number): Point[] {
  const corners: Point[] = [
    [ax, ay],
    [bx, by],
  ]
  let way = Math.atan2(by - ay, bx - ax)
  const long = Math.hypot(bx - ax, by - ay)
  while (corners.length < sides) {
    way += (2 * Math.PI) / sides
    const [x, y] = corners.at(-1) ?? [0, 0]
    corners.push([x + long * Math.cos(way), y + long * Math.sin(way)])
  }
  return corners
}

function drawParts(sides: number, shaded: number, start: number): Picture {
  const middle: Point = [160, 112]
  const corner = (at: number) => away(middle, 100, start + (at * 360) / sides)
  const parts = Array.from({ length: sides }, (_, at) =>
    polygon([middle, corner(at), corner(at + 1)], at < shaded ? 'grey' : 'white', 1.5),
  )
  const mark = drawAngle(middle, { from: start, size: (360 / sides) * shaded, text: 'x' }, 24)
  return picture(
    320,
    224,
    `${capital(withArticle(sides))}. Straight lines from its centre to its corners cut it into ${sides} equal triangles. ${shaded === 1 ? 'One triangle is' : `${shaded} triangles side by side are`} shaded, and the angle of the shaded part at the centre is x.`,
    `${parts.join('').replaceAll('fill="#999"', 'fill="#ddd"')}${mark}`,
  )
}

function drawFacts({ kind, sides: [one, other], known, start }: Facts): Picture | undefined {
  switch (kind) {
    case 'centre':
      return drawParts(one, known[0] ?? 1, start)
    case 'outside':
      return drawMarkedShape(
        {
          corners: regularOn([0, 0], [1, 0], one),
          more: [[1.7, 0]],
          lines: [[1, one]],
          angles: [[1, one, 2, 'x']],
        },
        `${capital(withArticle(one))}. One side is made longer, and the angle outside between it and the next side is x.`,
      )
    case 'inside':
      return drawMarkedShape(
        { corners: regularOn([0, 0], [1, 0], one), angles: [[0, 1, one - 1, 'x']] },
        `${capital(withArticle(one))}. One of its angles is x.`,
      )
    case 'diagonal':
      return drawMarkedShape(
        { corners: regularOn([0, 0], [1, 0], one), lines: [[0, 2]], angles: [[0, 1, 2, 'x']] },
        `${capital(withArticle(one))}. A line joins two corners with just one corner between them, and cuts off a triangle. The angle of this triangle between the line and a side is x.`,
      )
    case 'gap':
    case 'bridge': {
      const left = regularOn([0, 0], [0, 1], one)
      const right = regularOn([0, 1], [0, 0], other).slice(2)
      const [first, last] = [one, one + right.length - 1]
      const chain = right.slice(1).map((_, at) => [first + at, first + at + 1] as const)
      const bridge = kind === 'bridge' ? [[2, last] as const] : []
      return drawMarkedShape(
        {
          corners: left,
          more: right,
          lines: [[0, first], ...chain, [last, 1], ...bridge],
          angles: [kind === 'bridge' ? [2, 1, last, 'x'] : [1, last, 2, 'x']],
        },
        `${capital(withArticle(one))} on the left and ${withArticle(other)} on the right share a side. ${kind === 'gap' ? 'The angle between them at the top of that side, outside both shapes, is x.' : 'At the top of that side two more sides begin, one of each shape. A line joins their ends and makes a triangle. Its angle at the left end of the line is x.'}`,
      )
    }
    default:
      return undefined
  }
}

function stemOf({ kind, sides: [one, other], known }: Facts): string {
  const sharing =
    one === other
      ? `Two ${nameOf(one)}s share a side`
      : `${capital(withArticle(one))} and ${withArticle(other)} share a side`
  const angles = listed(known.map(angle => `${angle}°`))
  const counts: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six', 7: 'Seven' }
  switch (kind) {
    case 'centre':
      return `${capital(withArticle(one))} is cut into equal triangles from its centre. What is the size of the shaded angle **x**?`
    case 'outside':
      return `This is ${withArticle(one)}. One side is made longer. What is the size of angle **x**?`
    case 'inside':
      return `This is ${withArticle(one)}. What is the size of angle **x**?`
    case 'missing':
      return `${counts[one - 1]} angles of ${anyOf(one)} are ${angles}. What is the size of its other angle?`
    case 'missing-twins':
      return `${counts[one - 2]} angles of ${anyOf(one)} are ${angles}. Its other two angles are equal. What is the size of each?`
    case 'sides-from-inside':
      return `Each angle inside a regular polygon is ${known[0]}°. How many sides does it have?`
    case 'sides-from-outside':
      return `Each exterior angle of a regular polygon is ${known[0]}°. How many sides does it have?`
    case 'diagonal':
      return `This is ${withArticle(one)}. A line joins two of its corners. What is the size of angle **x**?`
    case 'gap':
      return `${sharing}. What is the size of angle **x**?`
    default:
      return `${sharing}, and a straight line joins two of their corners. What is the size of angle **x**?`
  }
}

const insideInWords = (sides: number) =>
  sides === 3
    ? 'Each angle of an equilateral triangle is 60°.'
    : sides === 4
      ? 'Each angle of a square is 90°.'
      : `At each corner of ${withArticle(sides)} you turn by 360° ÷ ${sides} = ${outsideOf(sides)}°, so the angle inside is 180° − ${outsideOf(sides)}° = ${insideOf(sides)}°.`

function walkOf(facts: Facts): string {
  const { kind, sides, known, answer } = facts
  const [one, other] = sides
  const sum = known.reduce((all, angle) => all + angle, 0)
  const cut = `A line from one corner to each of the others cuts ${anyOf(one)} into ${one - 2} triangles, so its angles add up to ${one - 2} × 180° = ${grouped(sumOf(one))}°. The known ones make ${sum}°. ${grouped(sumOf(one))}° − ${sum}° =`
  switch (kind) {
    case 'centre':
      return `The angles at the centre make a full turn, 360°. There are ${one} equal ones: 360° ÷ ${one} = ${outsideOf(one)}°. ${known[0] === 1 ? `So x = **${answer}°**.` : `The shaded part has ${known[0]} of them: ${known[0]} × ${outsideOf(one)}° = **${answer}°**.`}`
    case 'outside':
      return `Imagine you walk all the way round the shape. You turn by x at every corner, and at the end you have made one full turn. So x = 360° ÷ ${one} = **${answer}°**.`
    case 'inside':
      return `${insideInWords(one)} So x = **${answer}°**. Another way: the shape can be cut into ${one - 2} triangles, and ${one - 2} × 180° ÷ ${one} = ${answer}°.`
    case 'missing':
      return `${cut} **${answer}°**.`
    case 'missing-twins':
      return `${cut} ${2 * answer}°. These are two equal angles: ${2 * answer}° ÷ 2 = **${answer}°**.`
    case 'sides-from-inside':
      return `Each exterior angle is 180° − ${known[0]}° = ${outsideOf(one)}°. All exterior angles make one full turn: 360° ÷ ${outsideOf(one)}° = **${answer}** sides.`
    case 'sides-from-outside':
      return `If you walk all the way round the shape, you turn by its exterior angle at every corner, and make one full turn. 360° ÷ ${known[0]}° = **${answer}**, so it has ${answer} sides.`
    case 'diagonal':
      return `${insideInWords(one)} The line cuts off a triangle with this angle and two equal sides. Its other two angles are equal: 180° − ${insideOf(one)}° = ${outsideOf(one)}°, and x = ${outsideOf(one)}° ÷ 2 = **${answer}°**.`
    default: {
      const both = one === other ? insideInWords(one) : `${insideInWords(one)} ${insideInWords(other)}`
      const gap = `${both} All the angles round a point make 360°, so the angle between the shapes is 360° − ${insideOf(one)}° − ${insideOf(other)}° = `
      return kind === 'gap'
        ? `${gap}**${answer}°**.`
        : `${gap}${gapOf(sides)}°. All the sides are equal, so the triangle is isosceles. Its other two angles make 180° − ${gapOf(sides)}° = ${180 - gapOf(sides)}°, and x is half of that: **${answer}°**.`
    }
  }
}

type Slip = readonly [number, string]

function slipsOf({ kind, sides, known, answer }: Facts): readonly Slip[] {
  const [one, other] = sides
  const sum = known.reduce((all, angle) => all + angle, 0)
  const nearSides: Slip[] = [1, -1, 2, -2, 3, -3].map(by => [answer + by, 'one-or-two-sides-out'])
  switch (kind) {
    case 'centre':
      return [
        [outsideOf(one), 'forgot-the-number-of-parts'],
        [(180 / one) * (known[0] ?? 1), 'used-half-a-turn'],
        [360 - answer, 'took-the-other-part'],
        [outsideOf(one) * ((known[0] ?? 1) + 1), 'one-part-out'],
        [insideOf(one), 'took-the-angle-at-a-corner'],
        [outsideOf(one) * ((known[0] ?? 1) - 1), 'one-part-out'],
        [180 - answer, 'took-the-other-part'],
      ]
    case 'outside':
      return [
        [insideOf(one), 'mixed-up-inside-and-outside'],
        [180 / one, 'used-half-a-turn'],
        [outsideOf(one + 1), 'one-or-two-sides-out'],
        [outsideOf(one - 1), 'one-or-two-sides-out'],
        [outsideOf(one) * 2, 'doubled-the-answer'],
        [360 - insideOf(one), 'took-a-full-turn'],
      ]
    case 'inside':
      return [
        [outsideOf(one), 'mixed-up-inside-and-outside'],
        [360 - insideOf(one), 'took-a-full-turn'],
        [insideOf(one + 1), 'one-or-two-sides-out'],
        [insideOf(one - 1), 'one-or-two-sides-out'],
        [insideOf(one) / 2, 'halved-the-answer'],
        [((one - 1) * 180) / one, 'counted-a-triangle-too-many'],
      ]
    case 'missing':
      return [
        [answer + 180, 'counted-a-triangle-too-many'],
        [answer - 180, 'counted-a-triangle-too-few'],
        [Math.abs(360 - sum), 'used-a-full-turn'],
        [answer + 10, 'slipped-in-the-tens'],
        [answer - 10, 'slipped-in-the-tens'],
        [answer + 20, 'slipped-in-the-tens'],
        [answer - 20, 'slipped-in-the-tens'],
      ]
    case 'missing-twins':
      return [
        [2 * answer, 'forgot-to-halve'],
        [answer + 90, 'counted-a-triangle-too-many'],
        [answer - 90, 'counted-a-triangle-too-few'],
        [answer / 2, 'halved-the-answer'],
        [answer + 10, 'slipped-in-the-tens'],
        [answer - 10, 'slipped-in-the-tens'],
        [answer + 5, 'slipped-before-halving'],
        [answer - 5, 'slipped-before-halving'],
      ]
    case 'sides-from-inside':
      return [
        [360 / (known[0] ?? 1), 'mixed-up-inside-and-outside'],
        [180 / (180 - (known[0] ?? 0)), 'used-half-a-turn'],
        [2 * answer, 'doubled-the-answer'],
        ...nearSides,
      ]
    case 'sides-from-outside':
      return [[180 / (known[0] ?? 1), 'used-half-a-turn'], [2 * answer, 'doubled-the-answer'], ...nearSides]
    case 'diagonal':
      return [
        [outsideOf(one), 'forgot-to-halve'],
        [insideOf(one) / 2, 'halved-the-wrong-angle'],
        [insideOf(one), 'took-the-angle-at-a-corner'],
        [180 / (one - 2), 'one-or-two-sides-out'],
        [180 / (one + 2), 'one-or-two-sides-out'],
        [answer / 2, 'halved-the-answer'],
        [180 / (one - 1), 'one-or-two-sides-out'],
        [180 / (one + 1), 'one-or-two-sides-out'],
      ]
    case 'gap':
      return [
        [360 - insideOf(one), 'left-out-a-shape'],
        [insideOf(one) + insideOf(other), 'gave-the-angles-that-are-known'],
        [360 - insideOf(other), 'left-out-a-shape'],
        [180 - Math.abs(180 - answer), 'used-half-a-turn'],
        [outsideOf(one) + outsideOf(other) / 2, 'mixed-up-inside-and-outside'],
        [answer + 10, 'slipped-in-the-tens'],
        [answer - 10, 'slipped-in-the-tens'],
        [answer + 20, 'slipped-in-the-tens'],
        [answer - 20, 'slipped-in-the-tens'],
      ]
    default:
      return [
        [gapOf(sides), 'stopped-at-the-gap'],
        [2 * answer, 'forgot-to-halve'],
        [gapOf(sides) / 2, 'halved-the-wrong-angle'],
        [answer / 2, 'halved-the-answer'],
        [answer + 5, 'slipped-before-halving'],
        [answer - 5, 'slipped-before-halving'],
        [answer + 10, 'slipped-in-the-tens'],
        [answer + 20, 'slipped-in-the-tens'],
      ]
  }
}

const asksForSides = (kind: Kind) => kind.startsWith('sides')

export const regularPolygons = template({
  id: 'maths.angles-in-shapes.polygons',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: drawPolygon,
  measure: 'steps from what is known about polygons to the answer, and the number of sides',
  hardness: ({ kind, sides: [one] }) => efforts[kind] + one / 50,
  write: facts => {
    const { kind, answer } = facts
    const drawn = drawFacts(facts)
    const say = (size: number) => (asksForSides(kind) ? String(size) : `${size}°`)
    return {
      stem: stemOf(facts),
      ...(drawn && { picture: drawn }),
      right: { text: say(answer) },
      wrong: slipsOf(facts)
        .filter(([size]) => size > 2 && size < 360 && Number.isInteger(size))
        .map(([size, misconception]) => ({ text: say(size), misconception })),
      explanation: walkOf(facts),
    }
  },
})
