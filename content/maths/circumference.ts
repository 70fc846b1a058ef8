import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { line, type Point, path, picture } from '../svg.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'

const kinds = [
  'turns-to-way',
  'way-to-turns',
  'arc',
  'half-round',
  'quarter-round',
  'two-wheels',
  'track',
  'rounded-square',
] as const
type Kind = (typeof kinds)[number]

const pools: Record<Step, readonly Kind[]> = {
  1: ['turns-to-way', 'arc'],
  2: ['way-to-turns', 'arc'],
  3: ['way-to-turns', 'half-round'],
  4: ['half-round', 'quarter-round', 'track'],
  5: ['two-wheels', 'track', 'rounded-square', 'quarter-round'],
}

const efforts: Record<Kind, number> = {
  'turns-to-way': 1,
  arc: 1.5,
  'way-to-turns': 2,
  'half-round': 3,
  'quarter-round': 3.5,
  track: 4,
  'rounded-square': 5,
  'two-wheels': 5,
}

/** What rolls, with its circumference in centimetres, and what it rolls along. */
const wheels = [
  ['A bicycle wheel', 180, 225],
  ['A car wheel', 170, 220],
  ['The wheel of a pushchair', 60, 95],
  ['The wheel of a scooter', 50, 75],
  ['The wheel of a wheelbarrow', 90, 130],
  ['A hoop', 190, 280],
] as const

const parts = [
  ['half', 2, 'a semicircle'],
  ['a quarter', 4, 'a quarter of a circle'],
  ['a third', 3, 'a third of a circle'],
  ['a fifth', 5, 'a fifth of a circle'],
  ['an eighth', 8, 'an eighth of a circle'],
  ['a tenth', 10, 'a tenth of a circle'],
] as const

interface Facts {
  readonly kind: Kind
  /** The thing that rolls, or the share of the circle. */
  readonly thing: number
  readonly circumference: number
  /** Turns, a radius, or the length of the straight parts. */
  readonly other: number
  /** The circumference of the smaller wheel. */
  readonly small: number
}

function drawRound(random: Random, step: Step): Facts {
  const kind = random.pick(pools[step])
  const base = { kind, small: 0 }
  switch (kind) {
    case 'turns-to-way':
    case 'way-to-turns': {
      const thing = random.int(0, wheels.length - 1)
      const [, least, most] = wheels[thing] ?? wheels[0]
      const circumference = Math.round(random.int(least, most) / 5) * 5
      return {
        ...base,
        thing,
        circumference,
        other: step === 1 ? random.pick([10, 20, 100]) : 20 * random.int(2, 15),
      }
    }
    case 'arc': {
      const thing = random.int(0, step === 1 ? 1 : parts.length - 1)
      const [, share] = parts[thing] ?? parts[0]
      return { ...base, thing, circumference: share * random.int(6, step === 1 ? 20 : 45), other: 0 }
    }
    case 'half-round':
    case 'quarter-round': {
      // With 22/7 the lengths come out whole, or as halves.
      const sevenths = random.int(1, 9)
      const radius = 7 * sevenths
      return { ...base, thing: random.int(0, 1), circumference: 44 * sevenths, other: radius }
    }
    case 'two-wheels': {
      const [small, ratio] = [5 * random.int(10, 24), random.pick([2, 3])]
      return { ...base, thing: 0, circumference: small * ratio, small, other: 10 * random.int(2, 12) }
    }
    case 'track':
      return { ...base, thing: 0, circumference: 10 * random.int(14, 26), other: 5 * random.int(10, 24) }
    case 'rounded-square':
      return { ...base, thing: 0, circumference: 2 * random.int(10, 40), other: random.int(8, 40) }
  }
}

/** A half-circle or a quarter-circle, with its straight edges. */
function drawPiece(quarter: boolean): Picture {
  const corner: Point = quarter ? [80, 160] : [40, 140]
  const shape = quarter
    ? `M${corner[0]} ${corner[1]}L${corner[0]} 20A140 140 0 0 1 220 160Z`
    : 'M50 130A110 110 0 0 1 270 130Z'
  return picture(
    320,
    quarter ? 180 : 148,
    quarter
      ? 'A quarter of a circle. It has two straight edges, each a radius, and a curved edge.'
      : 'A semicircle. It has a straight edge, the diameter, and a curved edge.',
    path(shape),
  )
}

const drawTrack = () =>
  picture(
    320,
    150,
    'A shape with two straight sides of the same length, one at the top and one at the bottom. A semicircle joins them at the left, and another one at the right.',
    path('M90 20L230 20A55 55 0 0 1 230 130L90 130A55 55 0 0 1 90 20Z'),
  )

const drawRounded = () =>
  picture(
    320,
    220,
    'A square with rounded corners. Its edge has four equal straight parts, and each corner is a quarter of a circle. Dashed lines show where the straight parts end.',
    [
      path(
        'M100 10L220 10A40 40 0 0 1 260 50L260 170A40 40 0 0 1 220 210L100 210A40 40 0 0 1 60 170L60 50A40 40 0 0 1 100 10Z',
      ),
      ...(
        [
          [
            [100, 10],
            [100, 50],
          ],
          [
            [100, 50],
            [60, 50],
          ],
          [
            [220, 10],
            [220, 50],
          ],
          [
            [220, 50],
            [260, 50],
          ],
          [
            [100, 210],
            [100, 170],
          ],
          [
            [100, 170],
            [60, 170],
          ],
          [
            [220, 210],
            [220, 170],
          ],
          [
            [220, 170],
            [260, 170],
          ],
        ] as const
      ).map(([from, to]) => line(from, to, 1.5, true)),
    ].join(''),
  )

type Slip = readonly [number, string]

interface Written {
  readonly stem: string
  readonly value: number
  readonly unit: string
  readonly picture?: Picture
  readonly slips: readonly Slip[]
  readonly walk: string
}

function writeRolling({ kind, thing, circumference, other, small }: Facts): Written {
  const [name] = wheels[thing] ?? wheels[0]
  const way = (circumference * other) / 100
  const one = `In one full turn it rolls forward by exactly its circumference: ${circumference} cm.`
  if (kind === 'turns-to-way')
    return {
      stem: `${name} has a circumference of ${circumference} cm. How far does it roll in ${other} full turns?`,
      value: way,
      unit: ' m',
      slips: [
        [way * 2, 'used-the-circumference-twice'],
        [way / 2, 'used-half-the-circumference'],
        [way * 10, 'slipped-with-the-units'],
        [way / 10, 'slipped-with-the-units'],
        [way + circumference / 100, 'one-turn-out'],
        [way - circumference / 100, 'one-turn-out'],
        [(circumference + other) / 100, 'added-instead-of-multiplying'],
        [way * 3, 'took-it-for-the-diameter'],
      ],
      walk: `${one} In ${other} turns it rolls ${other} × ${circumference} cm = ${grouped(circumference * other)} cm. There are 100 cm in a metre, so that is **${grouped(way)} m**.`,
    }
  if (kind === 'way-to-turns')
    return {
      stem: `${name} has a circumference of ${circumference} cm. How many full turns does it make when it rolls ${grouped(way)} m?`,
      value: other,
      unit: '',
      slips: [
        [other * 2, 'used-half-the-circumference'],
        [other / 2, 'used-the-circumference-twice'],
        [other * 10, 'slipped-with-the-units'],
        [other / 10, 'slipped-with-the-units'],
        [other / 3, 'took-it-for-the-diameter'],
        [other + 10, 'slipped-in-the-tens'],
        [other - 10, 'slipped-in-the-tens'],
        [other + 20, 'slipped-in-the-tens'],
        [other - 20, 'slipped-in-the-tens'],
      ],
      walk: `${one} ${grouped(way)} m is ${grouped(way * 100)} cm. ${grouped(way * 100)} ÷ ${circumference} = **${other}** turns. Check: ${other} × ${circumference} = ${grouped(way * 100)}.`,
    }
  const ratio = circumference / small
  const [big, little] = [other, other * ratio]
  return {
    stem: `A toy tractor has large wheels with a circumference of ${circumference} mm and small wheels with a circumference of ${small} mm. It rolls ${grouped((circumference * other) / 1000)} m. How many **more** full turns does a small wheel make than a large one?`,
    value: little - big,
    unit: '',
    slips: [
      [little, 'gave-only-one-wheel'],
      [big, 'gave-only-one-wheel'],
      [little + big, 'added-both-wheels'],
      [(circumference * other) / (circumference - small), 'shared-by-the-difference'],
      [(little - big) * 10, 'slipped-with-the-units'],
      [(little - big) / 10, 'slipped-with-the-units'],
      [little - big + 10, 'slipped-in-the-tens'],
      [little - big - 10, 'slipped-in-the-tens'],
    ],
    walk: `A wheel rolls forward by its circumference in each turn. ${grouped((circumference * other) / 1000)} m is ${grouped(circumference * other)} mm. A large wheel makes ${grouped(circumference * other)} ÷ ${circumference} = ${big} turns. A small one makes ${grouped(circumference * other)} ÷ ${small} = ${little} turns. The difference is ${little} − ${big} = **${little - big}**.`,
  }
}

function writePiece({ kind, thing, circumference, other: radius }: Facts): Written {
  if (kind === 'arc') {
    const [name, share, shape] = parts[thing] ?? parts[0]
    const arc = circumference / share
    return {
      stem: `The circumference of a circle is ${circumference} cm. How long is the curved edge of ${shape} of the same size?`,
      value: arc,
      unit: ' cm',
      slips: [
        [circumference, 'gave-the-whole-circumference'],
        [circumference - arc, 'gave-the-rest'],
        [arc * 2, 'took-twice-the-part'],
        [arc / 2, 'took-half-of-the-part'],
        [circumference - share, 'subtracted-instead-of-sharing'],
        [circumference / (share + 1), 'shared-by-a-wrong-number'],
        [circumference / (share - 1), 'shared-by-a-wrong-number'],
        [arc + 2, 'slipped-in-the-division'],
        [arc - 2, 'slipped-in-the-division'],
        [arc + 1, 'slipped-in-the-division'],
      ],
      walk: `The circumference is the whole way round. The curved edge is ${name} of it: ${circumference} cm ÷ ${share} = **${grouped(arc)} cm**.`,
    }
  }
  const diameter = 2 * radius
  const quarter = kind === 'quarter-round'
  const share = quarter ? 4 : 2
  const arc = circumference / share
  const total = arc + diameter
  const asDiameter = thing === 1
  const given = asDiameter ? `a diameter of ${diameter} cm` : `a radius of ${radius} cm`
  return {
    stem: `A circle with ${given} has a circumference of about ${circumference} cm. It is cut ${quarter ? 'into quarters' : 'in half'}. About how long is the **perimeter** of one ${quarter ? 'quarter' : 'half'}?`,
    value: total,
    unit: ' cm',
    picture: drawPiece(quarter),
    slips: [
      [arc, 'forgot-the-straight-edge'],
      [arc + radius, quarter ? 'counted-one-straight-edge' : 'took-the-radius-for-the-diameter'],
      [circumference + diameter, 'gave-the-whole-circumference'],
      [arc + 2 * diameter, 'took-the-diameter-for-the-radius'],
      [circumference, 'gave-the-whole-circumference'],
      [circumference / (quarter ? 2 : 4) + diameter, 'shared-by-a-wrong-number'],
      [total + 10, 'slipped-in-the-tens'],
      [total - 10, 'slipped-in-the-tens'],
    ],
    walk: quarter
      ? `The curved edge is a quarter of the circumference: ${circumference} ÷ 4 = ${arc} cm. But the perimeter goes all the way round the piece, so the two straight edges count too. Each is a radius, ${asDiameter ? `half of ${diameter} cm, which is ` : ''}${radius} cm. ${arc} + ${radius} + ${radius} = **${total} cm**.`
      : `The curved edge is half of the circumference: ${circumference} ÷ 2 = ${arc} cm. But the perimeter goes all the way round the piece, so the straight edge counts too. It is a diameter, ${asDiameter ? '' : `2 × ${radius} cm = `}${diameter} cm. ${arc} + ${diameter} = **${total} cm**.`,
  }
}

function writeRounded({ kind, circumference, other: straight }: Facts): Written {
  if (kind === 'track') {
    const total = circumference + 2 * straight
    return {
      stem: `A running track has two straight parts, each ${straight} m long. Two equal semicircles join them, as the picture shows. A full circle of that size has a circumference of ${circumference} m. How long is one lap?`,
      value: total,
      unit: ' m',
      picture: drawTrack(),
      slips: [
        [circumference + straight, 'counted-one-straight-edge'],
        [circumference / 2 + 2 * straight, 'counted-one-curved-part'],
        [2 * circumference + 2 * straight, 'gave-the-whole-circumference'],
        [circumference, 'forgot-the-straight-edge'],
        [circumference / 2 + straight, 'went-only-half-way-round'],
        [total + 10, 'slipped-in-the-tens'],
        [total - 10, 'slipped-in-the-tens'],
        [total + 20, 'slipped-in-the-tens'],
      ],
      walk: `Two semicircles of the same size make one full circle, so the curved parts are ${circumference} m long together. The two straight parts are 2 × ${straight} m = ${2 * straight} m. One lap: ${circumference} + ${2 * straight} = **${total} m**.`,
    }
  }
  const total = circumference + 4 * straight
  return {
    stem: `A tray is a square with rounded corners. Its edge has four straight parts of ${straight} cm each, and every corner is a quarter of a circle, as the picture shows. A full circle of that size has a circumference of ${circumference} cm. What is the perimeter of the tray?`,
    value: total,
    unit: ' cm',
    picture: drawRounded(),
    slips: [
      [circumference / 4 + 4 * straight, 'counted-one-curved-part'],
      [4 * circumference + 4 * straight, 'gave-the-whole-circumference'],
      [circumference + straight, 'counted-one-straight-edge'],
      [4 * straight, 'forgot-the-curved-parts'],
      [circumference / 2 + 2 * straight, 'went-only-half-way-round'],
      [circumference, 'forgot-the-straight-edge'],
      [total + 10, 'slipped-in-the-tens'],
      [total - 10, 'slipped-in-the-tens'],
      [total + 20, 'slipped-in-the-tens'],
    ],
    walk: `Four quarters of a circle of the same size make one full circle, so the corners are ${circumference} cm long together. The four straight parts are 4 × ${straight} cm = ${4 * straight} cm. The perimeter is ${circumference} + ${4 * straight} = **${total} cm**.`,
  }
}

function writeOf(facts: Facts): Written {
  const { kind } = facts
  if (kind === 'turns-to-way' || kind === 'way-to-turns' || kind === 'two-wheels') return writeRolling(facts)
  return kind === 'track' || kind === 'rounded-square' ? writeRounded(facts) : writePiece(facts)
}

/** At most this many places after the point, as the right answer has them. */
const isNeat = (value: number, like: number) => {
  const places =
    [1, 0.5, 0.25, 0.1, 0.05, 0.01].find(part => Math.abs(like / part - Math.round(like / part)) < 1e-9) ??
    0.01
  return Math.abs(value / places - Math.round(value / places)) < 1e-9
}

export const aroundCircles = template({
  id: 'maths.circles.circumference',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: drawRound,
  measure: 'steps between the circumference and the answer',
  hardness: ({ kind }) => efforts[kind],
  write: facts => {
    const { stem, value, unit, picture: drawn, slips, walk } = writeOf(facts)
    const { kind } = facts
    const say = (amount: number) => `${grouped(amount)}${unit}`
    return {
      stem,
      ...(drawn && { picture: drawn }),
      right: { text: say(value) },
      wrong: slips
        .filter(
          ([amount]) => amount > 0 && (isNeat(amount, value) || kind === 'turns-to-way') && amount !== value,
        )
        .map(([amount, misconception]) => ({ text: say(Math.round(amount * 100) / 100), misconception })),
      explanation: walk,
    }
  },
})
