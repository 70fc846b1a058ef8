import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { circle, type Point, picture, polygon, rectangle } from '../svg.ts'
import { template } from '../template.ts'
import { counted, grouped } from '../wording.ts'

const kinds = [
  'to-diameter',
  'to-radius',
  'row-length',
  'row-radius',
  'grid-perimeter',
  'other-side',
  'grid-area',
  'centres-triangle',
  'centres-rectangle',
  'nested',
  'two-sizes',
  'from-perimeter',
] as const
type Kind = (typeof kinds)[number]

const pools: Record<Step, readonly Kind[]> = {
  1: ['to-diameter', 'to-radius', 'row-length'],
  2: ['row-length', 'row-radius'],
  3: ['row-radius', 'grid-perimeter', 'other-side'],
  4: ['grid-area', 'centres-triangle', 'centres-rectangle', 'nested'],
  5: ['centres-rectangle', 'two-sizes', 'from-perimeter', 'centres-triangle'],
}

const efforts: Record<Kind, number> = {
  'to-diameter': 1,
  'to-radius': 1,
  'row-length': 1.5,
  'row-radius': 2,
  'grid-perimeter': 3,
  'other-side': 3,
  'grid-area': 4,
  nested: 4,
  'centres-triangle': 4.5,
  'centres-rectangle': 5,
  'two-sizes': 5.5,
  'from-perimeter': 5.5,
}

const things = [
  ['dinner plate', 11, 15],
  ['pizza', 12, 20],
  ['clock', 8, 20],
  ['frying pan', 9, 16],
  ['bicycle wheel', 25, 35],
  ['paddling pool', 60, 120],
  ['round table', 40, 90],
  ['drum', 15, 30],
  ['dustbin lid', 18, 32],
  ['steering wheel', 17, 23],
] as const

interface Facts {
  readonly kind: Kind
  readonly thing: string
  /** The radius, or the three radii. */
  readonly radii: readonly number[]
  readonly columns: number
  readonly rows: number
  /** How many times as wide the large circles are. */
  readonly times: number
}

function drawCircles(random: Random, step: Step): Facts {
  const kind = random.pick(pools[step])
  const [thing, least, most] = random.pick(things)
  const base = { kind, thing, rows: 1, columns: 1, times: 1 }
  const radius = random.int(3, 7 + step)
  switch (kind) {
    case 'to-diameter':
    case 'to-radius':
      return { ...base, radii: [random.int(least, most)] }
    case 'row-length':
    case 'row-radius':
      return { ...base, radii: [radius], columns: random.int(3, 6) }
    case 'nested':
      return { ...base, radii: [radius], columns: random.int(2, 5) }
    case 'centres-triangle': {
      for (;;) {
        const radii = [random.int(3, 16), random.int(3, 16), random.int(3, 16)].sort((a, b) => b - a)
        const [large = 0, , small = 0] = radii
        if (large !== small && large <= 3 * small) return { ...base, radii: random.shuffle(radii) }
      }
    }
    case 'two-sizes':
      return {
        ...base,
        radii: [random.int(2, 9)],
        columns: random.int(1, 3),
        rows: random.int(1, 3),
        times: random.int(2, 3),
      }
    default: {
      const columns = random.int(3, 6)
      return { ...base, radii: [radius], columns, rows: random.int(2, Math.min(4, columns - 1)) }
    }
  }
}

/** Circles in rows and columns that touch each other, in a rectangle. */
function drawGrid(columns: number, rows: number, inside: string, alt: string): Picture {
  const radius = Math.min(292 / (2 * columns), 170 / (2 * rows), 40)
  const [wide, high] = [2 * radius * columns, 2 * radius * rows]
  const left = 160 - wide / 2
  const circles = Array.from({ length: rows * columns }, (_, at) =>
    circle(
      [left + radius * (1 + 2 * (at % columns)), 10 + radius * (1 + 2 * Math.floor(at / columns))],
      radius,
    ),
  )
  const [x, y] = [left + radius, 10 + radius]
  const joined = inside
    ? rectangle(x, y, wide - 2 * radius, high - 2 * radius).replace(
        'fill="#fff"',
        'fill="none" stroke-dasharray="5 4"',
      )
    : ''
  const box = inside ? '' : rectangle(left, 10, wide, high)
  return picture(320, high + 20, alt, box + circles.join('') + joined)
}

/** One row of circles of two sizes on a line, in a box. */
function drawTwoSizes(large: number, small: number, times: number): Picture {
  const unit = 290 / (2 * (large * times + small))
  let x = 15
  const circles: string[] = []
  for (const size of [
    ...Array.from({ length: large }, () => times),
    ...Array.from({ length: small }, () => 1),
  ]) {
    const radius = size * unit
    circles.push(circle([x + radius, 10 + times * unit], radius))
    x += 2 * radius
  }
  const high = 2 * times * unit
  return picture(
    320,
    high + 20,
    `${counted(large, 'large circle')} and ${counted(small, 'small circle')} touch in a row inside a rectangle. The large ones fill its height.`,
    rectangle(15, 10, 290, high) + circles.join(''),
  )
}

function drawNested(count: number): Picture {
  const [middle, big] = [[160, 108] as Point, 98]
  const small = big / count
  const circles = Array.from({ length: count }, (_, at) =>
    circle([160 - big + small * (1 + 2 * at), 108], small),
  )
  return picture(
    320,
    216,
    `${count} equal small circles in a row inside a large circle. They touch each other and reach from one side of the large circle to the other.`,
    circle(middle, big) + circles.join(''),
  )
}

/** Three circles, each touching the other two, and the triangle between their centres. */
function drawThree([a = 1, b = 1, c = 1]: readonly number[]): Picture {
  const [ab, ac, bc] = [a + b, a + c, b + c]
  const x = (ab * ab + ac * ac - bc * bc) / (2 * ab)
  const y = Math.sqrt(ac * ac - x * x)
  const centres: readonly (readonly [number, number, number])[] = [
    [0, 0, a],
    [ab, 0, b],
    [x, y, c],
  ]
  const left = Math.min(...centres.map(([cx, , r]) => cx - r))
  const right = Math.max(...centres.map(([cx, , r]) => cx + r))
  const low = Math.min(...centres.map(([, cy, r]) => cy - r))
  const high = Math.max(...centres.map(([, cy, r]) => cy + r))
  const scale = Math.min(250 / (right - left), 220 / (high - low))
  const at = ([cx, cy]: readonly [number, number, number]): Point => [
    160 + (cx - (left + right) / 2) * scale,
    10 + (high - cy) * scale,
  ]
  const corners = centres.map(at)
  return picture(
    320,
    (high - low) * scale + 20,
    'Three circles. Each of them touches the other two. Straight lines join their centres and make a triangle.',
    centres.map((one, place) => circle(corners[place] ?? [0, 0], one[2] * scale)).join('') +
      polygon(corners).replace('fill="#fff"', 'fill="none"') +
      corners.map(corner => circle(corner, 2.5, 'black')).join(''),
  )
}

interface Written {
  readonly stem: string
  readonly value: number
  readonly unit: 'cm' | 'cm²'
  readonly picture?: Picture
  readonly mistakes: readonly (readonly [number, string])[]
  readonly walk: string
}

function writeSimple({ kind, thing, radii: [radius = 0] }: Facts): Written {
  const diameter = 2 * radius
  const article = /^[aeiou]/.test(thing) ? 'An' : 'A'
  return kind === 'to-diameter'
    ? {
        stem: `${article} ${thing} has a radius of ${radius} cm. What is its diameter?`,
        value: diameter,
        unit: 'cm',
        mistakes: [
          [radius, 'took-the-radius-for-the-diameter'],
          [radius / 2, 'halved-instead-of-doubling'],
          [4 * radius, 'doubled-twice'],
        ],
        walk: `The diameter goes right across, so it is as long as two radii: 2 × ${radius} cm = **${diameter} cm**.`,
      }
    : {
        stem: `${article} ${thing} has a diameter of ${diameter} cm. What is its radius?`,
        value: radius,
        unit: 'cm',
        mistakes: [
          [diameter, 'took-the-diameter-for-the-radius'],
          [2 * diameter, 'doubled-instead-of-halving'],
          [radius / 2, 'halved-once-too-often'],
        ],
        walk: `The radius goes from the centre to the edge, which is half of the way across: ${diameter} cm ÷ 2 = **${radius} cm**.`,
      }
}

const counts: Readonly<Record<number, string>> = {
  1: 'One',
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  8: 'Eight',
  9: 'Nine',
  10: 'Ten',
  12: 'Twelve',
}

const countOf = (count: number) => counts[count] ?? String(count)

function writeRow({ kind, radii: [radius = 0], columns }: Facts): Written {
  const length = 2 * radius * columns
  const diameter = 2 * radius
  const drawn = drawGrid(
    columns,
    1,
    '',
    `${columns} equal circles in a row fit exactly inside a rectangle. Each touches the next.`,
  )
  const intro = `${counts[columns]} equal circles fit exactly inside a rectangle, as the picture shows.`
  return kind === 'row-length'
    ? {
        stem: `${intro} The radius of each circle is ${radius} cm. How long is the rectangle?`,
        value: length,
        unit: 'cm',
        picture: drawn,
        mistakes: [
          [radius * columns, 'took-the-radius-for-the-diameter'],
          [length + diameter, 'counted-a-circle-too-many'],
          [length - diameter, 'counted-a-circle-too-few'],
          [2 * length + 2 * diameter, 'found-the-whole-way-round'],
        ],
        walk: `Each circle is one diameter wide: 2 × ${radius} cm = ${diameter} cm. There are ${columns} in the row: ${columns} × ${diameter} cm = **${length} cm**.`,
      }
    : {
        stem: `${intro} The rectangle is ${length} cm long. What is the **radius** of each circle?`,
        value: radius,
        unit: 'cm',
        picture: drawn,
        mistakes: [
          [diameter, 'took-the-diameter-for-the-radius'],
          [length / 2, 'shared-by-two-only'],
          [2 * diameter, 'doubled-instead-of-halving'],
          [radius / 2, 'halved-once-too-often'],
        ],
        walk: `The length is made of ${columns} diameters, so one diameter is ${length} cm ÷ ${columns} = ${diameter} cm. The radius is half of that: ${diameter} cm ÷ 2 = **${radius} cm**.`,
      }
}

function writeGrid({ kind, radii: [radius = 0], columns, rows }: Facts): Written {
  const diameter = 2 * radius
  const [long, short] = [columns * diameter, rows * diameter]
  const perimeter = 2 * (long + short)
  const alt = `${rows} rows of ${columns} equal circles fit exactly inside a rectangle. Each circle touches its neighbours.`
  const intro = `${countOf(columns * rows)} equal circles fit exactly inside a rectangle, as the picture shows.`
  const drawn = drawGrid(columns, rows, '', alt)
  switch (kind) {
    case 'grid-perimeter':
      return {
        stem: `${intro} The radius of each circle is ${radius} cm. What is the perimeter of the rectangle?`,
        value: perimeter,
        unit: 'cm',
        picture: drawn,
        mistakes: [
          [perimeter / 2, 'took-the-radius-for-the-diameter'],
          [long + short, 'added-only-two-sides'],
          [long * short, 'found-the-area-instead'],
          [columns * rows * diameter, 'added-all-the-circles'],
        ],
        walk: `Each circle is 2 × ${radius} cm = ${diameter} cm wide. The rectangle is ${columns} × ${diameter} cm = ${long} cm long and ${rows} × ${diameter} cm = ${short} cm high. Its perimeter is ${long} + ${short} + ${long} + ${short} = **${perimeter} cm**.`,
      }
    case 'other-side':
      return {
        stem: `${intro} The rectangle is ${long} cm long. How high is it?`,
        value: short,
        unit: 'cm',
        picture: drawn,
        mistakes: [
          [diameter, 'stopped-at-one-circle'],
          [long / rows, 'shared-by-the-other-number'],
          [short / 2, 'took-the-radius-for-the-diameter'],
          [long / 2, 'shared-by-two-only'],
        ],
        walk: `There are ${columns} diameters along the length, so one is ${long} cm ÷ ${columns} = ${diameter} cm. The height is ${rows} of them: ${rows} × ${diameter} cm = **${short} cm**.`,
      }
    case 'grid-area':
      return {
        stem: `${intro} The radius of each circle is ${radius} cm. What is the **area of the rectangle**?`,
        value: long * short,
        unit: 'cm²',
        picture: drawn,
        mistakes: [
          [(long * short) / 4, 'took-the-radius-for-the-diameter'],
          [perimeter, 'found-the-whole-way-round'],
          [long + short, 'added-only-two-sides'],
          [columns * rows * diameter, 'added-all-the-circles'],
        ],
        walk: `Each circle is 2 × ${radius} cm = ${diameter} cm wide. The rectangle is ${columns} × ${diameter} = ${long} cm long and ${rows} × ${diameter} = ${short} cm high. Its area is ${long} × ${short} = **${grouped(long * short)} cm²**.`,
      }
    case 'centres-rectangle': {
      const [inLong, inShort] = [long - diameter, short - diameter]
      return {
        stem: `${countOf(columns * rows)} equal circles touch, as the picture shows. The radius of each is ${radius} cm. What is the perimeter of the dashed rectangle, whose corners are the centres of four circles?`,
        value: 2 * (inLong + inShort),
        unit: 'cm',
        picture: drawGrid(
          columns,
          rows,
          'dashed',
          `${rows} rows of ${columns} equal circles. Each touches its neighbours. A dashed rectangle joins the centres of the four circles in the corners.`,
        ),
        mistakes: [
          [perimeter, 'counted-a-circle-too-many'],
          [inLong + inShort, 'added-only-two-sides'],
          [perimeter - 2 * diameter, 'miscounted-the-radii'],
          [inLong * inShort, 'found-the-area-instead'],
        ],
        walk: `From one centre to the next is two radii: ${diameter} cm. There are ${columns} circles in a row, but only ${columns - 1} steps between their centres: ${columns - 1} × ${diameter} cm = ${inLong} cm. In the other direction there ${rows === 2 ? 'is 1 step' : `are ${rows - 1} steps`}: ${inShort} cm. The perimeter is 2 × (${inLong} + ${inShort}) = **${2 * (inLong + inShort)} cm**.`,
      }
    }
    default:
      return {
        stem: `${intro} The **perimeter** of the rectangle is ${perimeter} cm. What is the **radius** of each circle?`,
        value: radius,
        unit: 'cm',
        picture: drawn,
        mistakes: [
          [diameter, 'took-the-diameter-for-the-radius'],
          [2 * diameter, 'forgot-to-halve-the-perimeter'],
          [perimeter / (columns * rows), 'shared-by-all-the-circles'],
          [radius / 2, 'halved-once-too-often'],
        ],
        walk: `Count the diameters on the way round: ${columns} + ${rows} + ${columns} + ${rows} = ${2 * (columns + rows)}. So one diameter is ${perimeter} cm ÷ ${2 * (columns + rows)} = ${diameter} cm, and the radius is half of that: **${radius} cm**.`,
      }
  }
}

function writeSpecial({ kind, radii, columns, rows, times }: Facts): Written {
  const [a = 0, b = 0, c = 0] = radii
  if (kind === 'nested') {
    const big = a * columns
    return {
      stem: `${counts[columns]} equal small circles fit in a row across a large circle, as the picture shows. The **radius** of the large circle is ${big} cm. What is the **radius** of a small circle?`,
      value: a,
      unit: 'cm',
      picture: drawNested(columns),
      mistakes: [
        [2 * a, 'took-the-diameter-for-the-radius'],
        [a / 2, 'halved-once-too-often'],
        [big / 2, 'shared-by-two-only'],
      ],
      walk: `Across the large circle is one large diameter: 2 × ${big} cm = ${2 * big} cm. It is as long as ${columns} small diameters, so one of them is ${2 * big} cm ÷ ${columns} = ${2 * a} cm. The small radius is ${2 * a} cm ÷ 2 = **${a} cm**.`,
    }
  }
  if (kind === 'centres-triangle')
    return {
      stem: `Three circles touch each other. Their radii are ${a} cm, ${b} cm and ${c} cm. A triangle joins their centres. What is the perimeter of the triangle?`,
      value: 2 * (a + b + c),
      unit: 'cm',
      picture: drawThree(radii),
      mistakes: [
        [a + b + c, 'used-each-radius-once'],
        [4 * (a + b + c), 'took-the-diameter-for-the-radius'],
        [2 * (a + b) + c, 'miscounted-the-radii'],
        [2 * (a + b), 'miscounted-the-radii'],
      ],
      walk: `Each side of the triangle goes through the point where two circles touch, so it is made of two radii: ${a} + ${b} = ${a + b} cm, ${b} + ${c} = ${b + c} cm and ${a} + ${c} = ${a + c} cm. Altogether: ${a + b} + ${b + c} + ${a + c} = **${2 * (a + b + c)} cm**. (Each radius is used twice.)`,
    }
  const length = 2 * a * (columns * times + rows)
  const shares = columns * times + rows
  const [large, small] = [
    columns === 1 ? 'A large circle' : `${counts[columns]} equal large circles`,
    rows === 1 ? 'a small one' : `${(counts[rows] ?? '').toLowerCase()} equal small ones`,
  ]
  return {
    stem: `${large} and ${small} touch in a row and fit exactly inside a rectangle that is ${length} cm long, as the picture shows. The diameter of ${columns === 1 ? 'the' : 'a'} large circle is ${times === 2 ? 'twice' : 'three times'} the diameter of a small one. What is the **radius** of ${columns === 1 ? 'the' : 'a'} large circle?`,
    value: a * times,
    unit: 'cm',
    picture: drawTwoSizes(columns, rows, times),
    mistakes: [
      [2 * a * times, 'took-the-diameter-for-the-radius'],
      [a, 'found-the-small-circle'],
      [length / (columns + rows) / 2, 'took-all-circles-as-equal'],
      [2 * a, 'found-the-small-circle'],
    ],
    walk: `Count in small diameters. ${columns === 1 ? 'The' : 'A'} large circle is as wide as ${times} of them, so the row is as long as ${columns === 1 ? times : `${columns} × ${times}`} + ${rows} = ${shares} small diameters. One of them is ${length} cm ÷ ${shares} = ${2 * a} cm. A large diameter is ${times} × ${2 * a} cm = ${2 * a * times} cm, and its radius is **${a * times} cm**.`,
  }
}

const writeOf = (facts: Facts): Written => {
  const { kind } = facts
  if (kind === 'to-diameter' || kind === 'to-radius') return writeSimple(facts)
  if (kind === 'row-length' || kind === 'row-radius') return writeRow(facts)
  if (kind === 'nested' || kind === 'centres-triangle' || kind === 'two-sizes') return writeSpecial(facts)
  return writeGrid(facts)
}

export const touchingCircles = template({
  id: 'maths.circles.touching',
  version: 1,
  mode: 'typed',
  seconds: 60,
  draw: drawCircles,
  measure: 'steps between the radius and the length that is known or asked for',
  hardness: ({ kind }) => efforts[kind],
  write: facts => {
    const { stem, value, unit, picture: drawn, mistakes, walk } = writeOf(facts)
    return {
      stem: `${stem} Give your answer in ${unit}.`,
      ...(drawn && { picture: drawn }),
      expected: { kind: 'quantity', value: String(value), unit, fixed: true },
      mistakes: mistakes
        .filter(
          ([wrong], at) =>
            wrong !== value &&
            mistakes.findIndex(([other]) => other === wrong) === at &&
            Number.isInteger(wrong * 2),
        )
        .map(([wrong, misconception]) => ({ text: `${wrong} ${unit}`, misconception })),
      explanation: walk,
    }
  },
})
