import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { picture, rectangle } from '../svg.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'

type Kind = 'squares' | 'rectangle-ratio' | 'area-to-perimeter' | 'strips' | 'squares-back'

const pools: Record<Step, readonly Kind[]> = {
  1: ['squares'],
  2: ['squares', 'rectangle-ratio'],
  3: ['squares', 'rectangle-ratio'],
  4: ['squares-back', 'area-to-perimeter', 'rectangle-ratio'],
  5: ['strips', 'squares-back', 'area-to-perimeter'],
}

/** Shapes made of equal squares, row by row. */
const shapes: readonly (readonly string[])[] = [
  ['##'],
  ['###'],
  ['##', '#.'],
  ['####'],
  ['###', '#..'],
  ['###', '.#.'],
  ['##.', '.##'],
  ['##', '##'],
  ['.#.', '###', '.#.'],
  ['###', '#.#'],
  ['#..', '#..', '###'],
  ['##.', '.##', '..#'],
  ['###', '.#.', '.#.'],
  ['###', '###'],
  ['####', '#..#'],
  ['###', '#.#', '#.#'],
  ['.##.', '####'],
]

const cellsOf = (shape: number) =>
  (shapes[shape] ?? []).flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === '#' ? [[x, y] as const] : [])),
  )

/** Sides of squares that are on the outside. */
function edgesOf(shape: number): number {
  const cells = cellsOf(shape)
  const has = (x: number, y: number) => cells.some(([ownX, ownY]) => ownX === x && ownY === y)
  return cells.reduce(
    (sum, [x, y]) =>
      sum + [has(x + 1, y), has(x - 1, y), has(x, y + 1), has(x, y - 1)].filter(beside => !beside).length,
    0,
  )
}

interface Facts {
  readonly kind: Kind
  readonly shape: number
  /** The side of a square, or the width of the rectangle. */
  readonly side: number
  /** How many times as long as wide, or how many strips. */
  readonly times: number
  readonly unit: 'cm' | 'm'
}

function drawFacts(random: Random, step: Step): Facts {
  const kind = random.pick(pools[step])
  const shape =
    step === 1 ? random.int(0, 4) : step === 2 ? random.int(1, 8) : random.int(4, shapes.length - 1)
  const times = random.int(2, step < 4 ? 4 : 6)
  const unit = random.pick(['cm', 'm'] as const)
  if (kind === 'strips') return { kind, shape, side: times * random.int(2, 6), times, unit }
  return { kind, shape, side: random.int(step === 1 ? 2 : 3, step === 1 ? 5 : 6 + step), times, unit }
}

function drawSquares(shape: number): Picture {
  const rows = shapes[shape] ?? []
  const size = Math.min(52, 240 / (rows[0]?.length ?? 1), 150 / rows.length)
  const left = 160 - ((rows[0]?.length ?? 1) * size) / 2
  const cells = cellsOf(shape)
  return picture(
    320,
    rows.length * size + 20,
    `A shape made of ${cells.length} equal squares that touch along whole sides. Its rows, from the top: ${rows.map(row => [...row].map(sign => (sign === '#' ? 'square' : 'gap')).join(', ')).join('; ')}.`,
    cells.map(([x, y]) => rectangle(left + x * size, 10 + y * size, size, size)).join(''),
  )
}

function drawStrips(count: number): Picture {
  const size = 160
  return picture(
    320,
    size + 20,
    `A square cut into ${count} equal rectangles by lines from top to bottom.`,
    Array.from({ length: count }, (_, at) =>
      rectangle(80 + (at * size) / count, 10, size / count, size),
    ).join(''),
  )
}

type Slip = readonly [number, string]

interface Written {
  readonly stem: string
  readonly value: number
  readonly unit: string
  readonly picture?: Picture
  readonly slips: readonly Slip[]
  readonly walk: string
}

const inWords: Readonly<Record<number, string>> = {
  2: 'twice',
  3: 'three times',
  4: 'four times',
  5: 'five times',
  6: 'six times',
}

function writeSquares({ kind, shape, side, unit }: Facts): Written {
  const count = cellsOf(shape).length
  const edges = edgesOf(shape)
  const [area, perimeter] = [count * side * side, edges * side]
  const drawn = drawSquares(shape)
  return kind === 'squares'
    ? {
        stem: `This shape is made of ${count} equal squares. Its **perimeter** is ${perimeter} ${unit}. What is its **area**?`,
        value: area,
        unit: `${unit}²`,
        picture: drawn,
        slips: [
          [side * side, 'gave-one-square'],
          [count * side, 'used-the-side-only-once'],
          [(edges * side * side) / 2, 'counted-the-sides-not-the-squares'],
          [perimeter, 'gave-the-perimeter'],
          [count * (side + 1) ** 2, 'miscounted-the-sides'],
          [count * (side - 1) ** 2, 'miscounted-the-sides'],
          [(count + 1) * side * side, 'counted-one-square-too-many'],
          [(count - 1) * side * side, 'counted-one-square-too-few'],
        ],
        walk: `Count the sides of squares on the way round the shape: there are ${edges}. So one side is ${perimeter} ÷ ${edges} = ${side} ${unit}. One square has an area of ${side} × ${side} = ${side * side} ${unit}², and there are ${count} of them: ${count} × ${side * side} = **${grouped(area)} ${unit}²**.`,
      }
    : {
        stem: `This shape is made of ${count} equal squares. Its **area** is ${grouped(area)} ${unit}². What is its **perimeter**?`,
        value: perimeter,
        unit,
        picture: drawn,
        slips: [
          [4 * count * side, 'counted-sides-inside-too'],
          [count * side, 'counted-one-side-for-each-square'],
          [4 * side, 'gave-one-square'],
          [(edges - 2) * side, 'miscounted-the-sides'],
          [(edges + 2) * side, 'miscounted-the-sides'],
          [edges * (side + 1), 'slipped-with-the-side'],
          [edges * (side - 1), 'slipped-with-the-side'],
          [(edges + 1) * side, 'miscounted-the-sides'],
        ],
        walk: `One square has an area of ${grouped(area)} ÷ ${count} = ${side * side} ${unit}². Since ${side} × ${side} = ${side * side}, its sides are ${side} ${unit} long. Now count the sides on the way round the shape, but not those inside it: there are ${edges}. ${edges} × ${side} = **${perimeter} ${unit}**.`,
      }
}

function writeRectangle({ kind, side: width, times, unit }: Facts): Written {
  const length = width * times
  const [area, perimeter] = [length * width, 2 * (length + width)]
  if (kind === 'rectangle-ratio')
    return {
      stem: `A rectangle is ${inWords[times]} as long as it is wide. Its **perimeter** is ${perimeter} ${unit}. What is its **area**?`,
      value: area,
      unit: `${unit}²`,
      slips: [
        [(perimeter / 4) ** 2, 'took-it-for-a-square'],
        [width * width, 'found-only-a-square-of-the-width'],
        [(perimeter / (times + 1)) ** 2 * times, 'forgot-to-halve-the-perimeter'],
        [length * length, 'used-the-length-twice'],
        [length + width, 'added-instead-of-multiplying'],
        [area + 10, 'slipped-in-the-tens'],
        [area - 10, 'slipped-in-the-tens'],
        [area + width, 'slipped-in-multiplying'],
        [area - width, 'slipped-in-multiplying'],
      ],
      walk: `Think of the width as 1 part. Then the length is ${times} parts, and half of the perimeter is ${times + 1} parts. ${perimeter} ÷ 2 = ${perimeter / 2} ${unit}, so one part is ${perimeter / 2} ÷ ${times + 1} = ${width} ${unit}. The rectangle is ${length} ${unit} by ${width} ${unit}: ${length} × ${width} = **${grouped(area)} ${unit}²**.`,
    }
  return {
    stem: `A rectangle is ${inWords[times]} as long as it is wide. Its **area** is ${grouped(area)} ${unit}². What is its **perimeter**?`,
    value: perimeter,
    unit,
    slips: [
      [perimeter / 2, 'added-only-two-sides'],
      [4 * width, 'took-it-for-a-square'],
      [area / 2, 'took-it-for-a-square'],
      [2 * (area / (times + 1)), 'shared-the-area-as-if-it-were-a-length'],
      [2 * length + width, 'left-out-a-side'],
      [perimeter + 2, 'slipped-with-the-side'],
      [perimeter - 2, 'slipped-with-the-side'],
      [2 * (times + 1) * (width + 1), 'slipped-with-the-side'],
      [2 * (times + 1) * (width - 1), 'slipped-with-the-side'],
    ],
    walk: `Cut the rectangle into ${times} squares, each as wide as the rectangle. One square is ${grouped(area)} ÷ ${times} = ${width * width} ${unit}², and ${width} × ${width} = ${width * width}. So the width is ${width} ${unit} and the length is ${times} × ${width} = ${length} ${unit}. The perimeter is ${length} + ${width} + ${length} + ${width} = **${perimeter} ${unit}**.`,
  }
}

function writeStrips({ side, times, unit }: Facts): Written {
  const thin = side / times
  const perimeter = 2 * (side + thin)
  return {
    stem: `A square is cut into ${times} equal rectangles, as the picture shows. The **perimeter of each rectangle** is ${perimeter} ${unit}. What is the **area of the square**?`,
    value: side * side,
    unit: `${unit}²`,
    picture: drawStrips(times),
    slips: [
      [side * thin, 'gave-one-rectangle'],
      [(perimeter / 4) ** 2, 'took-it-for-a-square'],
      [4 * side, 'gave-the-perimeter'],
      [(perimeter / 2) ** 2, 'took-half-the-perimeter-for-the-side'],
      [(2 * side) ** 2, 'forgot-to-halve-the-perimeter'],
      [(side + 1) ** 2, 'slipped-with-the-side'],
      [(side - 1) ** 2, 'slipped-with-the-side'],
      [thin * thin, 'used-the-short-side'],
      [(side + 2) ** 2, 'slipped-with-the-side'],
    ],
    walk: `Each rectangle is as long as the square. Its width fits ${times} times into its length, so its length is ${times} parts and its width is 1 part. Half of its perimeter is ${perimeter} ÷ 2 = ${perimeter / 2} ${unit}, which is ${times + 1} parts. One part is ${perimeter / 2} ÷ ${times + 1} = ${thin} ${unit}, so the side of the square is ${times} × ${thin} = ${side} ${unit}. Its area is ${side} × ${side} = **${grouped(side * side)} ${unit}²**.`,
  }
}

const efforts: Record<Kind, number> = {
  squares: 1,
  'rectangle-ratio': 2.5,
  'squares-back': 4,
  'area-to-perimeter': 4,
  strips: 5.5,
}

export const squaresInShapes = template({
  id: 'maths.area-of-other-shapes.area-and-perimeter',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 75,
  draw: drawFacts,
  measure: 'steps between the perimeter and the area, and squares in the shape',
  hardness: ({ kind, shape }) => efforts[kind] + cellsOf(shape).length / 5,
  write: facts => {
    const { kind } = facts
    const {
      stem,
      value,
      unit,
      picture: drawn,
      slips,
      walk,
    } = kind === 'strips'
      ? writeStrips(facts)
      : kind === 'squares' || kind === 'squares-back'
        ? writeSquares(facts)
        : writeRectangle(facts)
    return {
      stem,
      ...(drawn && { picture: drawn }),
      right: { text: `${grouped(value)} ${unit}` },
      wrong: slips
        .filter(([amount]) => amount > 0 && amount !== value && Number.isInteger(amount))
        .map(([amount, misconception]) => ({ text: `${grouped(amount)} ${unit}`, misconception })),
      explanation: walk,
    }
  },
})
