import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, line, type Point, picture, polygon, polyline } from '../svg.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'

type Kind =
  | 'area'
  | 'with-side'
  | 'missing-height'
  | 'missing-base'
  | 'from-perimeter'
  | 'like-a-triangle'
  | 'other-height'

const pools: Record<Step, readonly Kind[]> = {
  1: ['area'],
  2: ['area', 'with-side'],
  3: ['with-side', 'missing-height', 'missing-base'],
  4: ['missing-height', 'missing-base', 'from-perimeter', 'like-a-triangle'],
  5: ['from-perimeter', 'like-a-triangle', 'other-height'],
}

const efforts: Record<Kind, number> = {
  area: 1,
  'with-side': 2,
  'missing-base': 3,
  'missing-height': 3,
  'from-perimeter': 4.5,
  'like-a-triangle': 4.5,
  'other-height': 5.5,
}

/** How far a side leans over, its height and its length: right-angled triangles with whole sides. */
const leans = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [9, 12, 15],
  [12, 9, 15],
  [8, 15, 17],
  [12, 5, 13],
  [7, 24, 25],
  [12, 16, 20],
  [16, 12, 20],
  [15, 20, 25],
  [20, 15, 25],
  [10, 24, 26],
] as const

interface Facts {
  readonly kind: Kind
  readonly base: number
  readonly lean: number
  readonly height: number
  readonly side: number
  readonly unit: 'cm' | 'm'
  /** The base of a triangle with the same area. */
  readonly triangle: number
}

function drawFacts(random: Random, step: Step): Facts {
  const kind = random.pick(pools[step])
  const unit = random.pick(['cm', 'm'] as const)
  for (;;) {
    const [lean, height, side] = random.pick(step < 3 ? leans.slice(0, 9) : leans)
    const base = random.int(4, step < 3 ? 14 : 30)
    const area = base * height
    const triangle = random.int(5, 40)
    // With side and base alike, the question has no trap.
    if (base === side || base === height || base < lean * 0.6 || base > 4 * height) continue
    if (
      kind === 'like-a-triangle' &&
      (!Number.isInteger((2 * area) / triangle) || triangle === base || (2 * area) / triangle > 60)
    )
      continue
    if (kind === 'other-height' && (!Number.isInteger(area / side) || base * lean > side * side * 0.9))
      continue
    return { kind, base, lean, height, side, unit, triangle }
  }
}

function drawParallelogram({ kind, base, lean, height, side, unit }: Facts): Picture {
  const scale = Math.min(200 / (base + lean), 140 / height)
  const left = 160 - ((base + lean) * scale) / 2
  const at = (x: number, y: number): Point => [left + x * scale, 16 + (height - y) * scale]
  const outside = lean > base * 0.8 || (base - lean * 0.55) * scale < 52
  const foot = outside ? base + lean : lean
  const [footX, footY] = at(foot, 0)
  const way = outside ? -1 : 1
  const shown = {
    base: kind !== 'from-perimeter' && kind !== 'missing-base',
    height: kind !== 'missing-height',
    side: kind !== 'area',
  }
  const says = [
    shown.base ? `Its base is ${base} ${unit}.` : 'The length of its base is not given.',
    shown.height
      ? `Its height, a dashed line at a right angle to the base, is ${height} ${unit}.`
      : 'Its height, a dashed line at a right angle to the base, is marked h.',
    shown.side ? `Its slanting sides are ${side} ${unit} long.` : '',
    kind === 'other-height'
      ? 'A second dashed line, marked h, is the distance between the slanting sides.'
      : '',
  ]
  const across = (base * height) / side
  // The foot, on the left side, of the second height, which begins at the lower right corner.
  const along = Math.sqrt(Math.max(0, base * base - across * across))
  const body = [
    polygon([at(0, 0), at(base, 0), at(base + lean, height), at(lean, height)]),
    line(at(foot, 0), at(foot, height), 1.5, true),
    outside ? line(at(base, 0), at(foot, 0), 1.5, true) : '',
    polyline(
      [
        [footX + way * 9, footY],
        [footX + way * 9, footY - 9],
        [footX, footY - 9],
      ],
      1,
    ),
    shown.base ? label([at(base / 2, 0)[0], footY + 18], `${base} ${unit}`, { size: 13 }) : '',
    label([footX + 6, at(0, height * 0.45)[1]], shown.height ? `${height} ${unit}` : 'h', {
      size: 13,
      anchor: 'start',
    }),
    shown.side
      ? label([at(lean / 2, height / 2)[0] - 8, at(0, height / 2)[1]], `${side} ${unit}`, {
          size: 13,
          anchor: 'end',
        })
      : '',
    kind === 'other-height'
      ? line(at(base, 0), at((along * lean) / side, (along * height) / side), 1.5, true)
      : '',
    kind === 'other-height'
      ? label(
          [
            at((base + (along * lean) / side) / 2, 0)[0] - (lean / side) * 11,
            at(0, (along * height) / side / 2)[1] + (height / side) * 11 + 5,
          ],
          'h',
          { size: 15, bold: true },
        )
      : '',
  ]
  return picture(
    320,
    16 + height * scale + 28,
    `A parallelogram. ${says.filter(Boolean).join(' ')}`,
    body.join(''),
  )
}

type Slip = readonly [number, string]

interface Written {
  readonly stem: string
  readonly value: number
  readonly unit: string
  readonly slips: readonly Slip[]
  readonly walk: string
  readonly hasPicture: boolean
}

const trap = (side: number, unit: string) =>
  ` The slanting side of ${side} ${unit} is not the height: it leans.`

function writeOf({ kind, base, height, side, unit, triangle }: Facts): Written {
  const area = base * height
  const square = `${unit}²`
  const withSide: readonly Slip[] = [
    [base * side, 'used-the-slanting-side'],
    [2 * (base + side), 'found-the-perimeter'],
    [height * side, 'left-out-the-base'],
  ]
  switch (kind) {
    case 'area':
    case 'with-side':
      return {
        stem: 'What is the **area** of this parallelogram?',
        value: area,
        unit: square,
        hasPicture: true,
        slips: [
          ...(kind === 'with-side' ? withSide : []),
          [area / 2, 'halved-like-a-triangle'],
          [base + height, 'added-instead-of-multiplying'],
          [2 * (base + height), 'found-the-perimeter'],
          [2 * area, 'doubled-like-a-triangle'],
          [area + base, 'slipped-in-multiplying'],
          [area - base, 'slipped-in-multiplying'],
          [area + 10, 'slipped-in-the-tens'],
          [area - 10, 'slipped-in-the-tens'],
        ],
        walk: `Cut the slanting end off on one side and push it to the other: the parallelogram becomes a rectangle with the same base and height. So multiply the base by the height at a right angle to it: ${base} × ${height} = **${grouped(area)} ${square}**.${kind === 'area' ? '' : trap(side, unit)}`,
      }
    case 'missing-height':
    case 'missing-base': {
      const [known, wanted, name, other] =
        kind === 'missing-height' ? [base, height, 'height **h**', 'base'] : [height, base, 'base', 'height']
      return {
        stem: `The area of this parallelogram is ${grouped(area)} ${square}. How long is its ${name}?`,
        value: wanted,
        unit,
        hasPicture: true,
        slips: [
          [area / side, 'used-the-slanting-side'],
          [2 * wanted, 'doubled-like-a-triangle'],
          [wanted / 2, 'halved-like-a-triangle'],
          [area - known, 'subtracted-instead-of-dividing'],
          [side, 'gave-the-slanting-side'],
          [wanted + 1, 'slipped-in-the-division'],
          [wanted - 1, 'slipped-in-the-division'],
          [wanted + 2, 'slipped-in-the-division'],
          [wanted - 2, 'slipped-in-the-division'],
        ],
        walk: `Base × height makes the area. So divide the area by the ${other}: ${grouped(area)} ÷ ${known} = **${wanted} ${unit}**.${trap(side, unit)}`,
      }
    }
    case 'from-perimeter': {
      const perimeter = 2 * (base + side)
      return {
        stem: `The **perimeter** of this parallelogram is ${perimeter} ${unit}. What is its **area**?`,
        value: area,
        unit: square,
        hasPicture: true,
        slips: [
          [base * side, 'used-the-slanting-side'],
          [(perimeter - side) * height, 'took-off-only-one-side'],
          [(perimeter - 2 * side) * height, 'forgot-to-halve-the-rest'],
          [side * height, 'left-out-the-base'],
          [(perimeter / 2 - height) * height, 'took-the-height-for-a-side'],
          [area / 2, 'halved-like-a-triangle'],
          [area + 10, 'slipped-in-the-tens'],
          [area - 10, 'slipped-in-the-tens'],
        ],
        walk: `First find the base. Half of the perimeter is one base and one slanting side: ${perimeter} ÷ 2 = ${perimeter / 2} ${unit}. So the base is ${perimeter / 2} − ${side} = ${base} ${unit}. Then multiply the base by the height: ${base} × ${height} = **${grouped(area)} ${square}**.`,
      }
    }
    case 'like-a-triangle': {
      const tall = (2 * area) / triangle
      return {
        stem: `A parallelogram has a base of ${base} ${unit} and a height of ${height} ${unit}. A triangle with a base of ${triangle} ${unit} has the **same area**. What is the height of the triangle?`,
        value: tall,
        unit,
        hasPicture: false,
        slips: [
          [tall / 2, 'forgot-that-a-triangle-is-half'],
          [tall / 4, 'halved-like-a-triangle'],
          [2 * tall, 'doubled-once-too-often'],
          [Math.abs(base + height - triangle), 'compared-lengths-not-areas'],
          [2 * height, 'left-out-the-bases'],
          [height, 'left-out-the-bases'],
          [tall + 1, 'slipped-in-the-division'],
          [tall - 1, 'slipped-in-the-division'],
          [tall + 2, 'slipped-in-the-division'],
          [tall - 2, 'slipped-in-the-division'],
        ],
        walk: `The parallelogram has an area of ${base} × ${height} = ${grouped(area)} ${square}. The area of a triangle is **half** of base × height, so for the triangle base × height is twice as much: 2 × ${grouped(area)} = ${grouped(2 * area)}. The height is ${grouped(2 * area)} ÷ ${triangle} = **${tall} ${unit}**.`,
      }
    }
    default: {
      const other = area / side
      return {
        stem: 'The dashed line marked **h** is at a right angle to the slanting sides of this parallelogram. How long is **h**?',
        value: other,
        unit,
        hasPicture: true,
        slips: [
          [height, 'took-both-heights-as-equal'],
          [(side * height) / base, 'swapped-base-and-side'],
          [(side * base) / height, 'swapped-height-and-side'],
          [other / 2, 'halved-like-a-triangle'],
          [side, 'gave-the-slanting-side'],
          [base + height - side, 'compared-lengths-not-areas'],
          [other + 1, 'slipped-in-the-division'],
          [other - 1, 'slipped-in-the-division'],
          [other + 2, 'slipped-in-the-division'],
          [other - 2, 'slipped-in-the-division'],
        ],
        walk: `Find the area with the base and the height that belongs to it: ${base} × ${height} = ${grouped(area)} ${square}. Now turn the page so that a slanting side is the base. The area is the same, so ${side} × h = ${grouped(area)}, and h = ${grouped(area)} ÷ ${side} = **${other} ${unit}**.`,
      }
    }
  }
}

export const parallelograms = template({
  id: 'maths.area-of-other-shapes.parallelogram',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 55,
  draw: drawFacts,
  measure: 'steps to the answer, and lengths that are not needed',
  hardness: ({ kind, height }) => efforts[kind] + height / 50,
  write: facts => {
    const { stem, value, unit, slips, walk, hasPicture } = writeOf(facts)
    return {
      stem,
      ...(hasPicture && { picture: drawParallelogram(facts) }),
      right: { text: `${grouped(value)} ${unit}` },
      wrong: slips
        .filter(([amount]) => amount > 0 && amount !== value && Number.isInteger(amount * 2))
        .map(([amount, misconception]) => ({ text: `${grouped(amount)} ${unit}`, misconception })),
      explanation: walk,
    }
  },
})
