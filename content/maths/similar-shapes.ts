import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, line, type Point, picture, polygon } from '../svg.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'

type Kind =
  | 'enlarge'
  | 'reduce'
  | 'part-factor'
  | 'perimeter'
  | 'shadow'
  | 'nested'
  | 'nested-rest'
  | 'area'
  | 'area-back'
type Shape = 'rectangle' | 'triangle' | 'parallelogram'

const pools: Record<Step, readonly Kind[]> = {
  1: ['enlarge'],
  2: ['enlarge', 'reduce'],
  3: ['reduce', 'part-factor', 'perimeter'],
  4: ['part-factor', 'shadow', 'nested', 'perimeter'],
  5: ['nested', 'nested-rest', 'area', 'area-back'],
}

const efforts: Record<Kind, number> = {
  enlarge: 1,
  reduce: 2,
  'part-factor': 3,
  perimeter: 3,
  shadow: 3.5,
  nested: 4.5,
  'nested-rest': 5.5,
  area: 5,
  'area-back': 5.5,
}

const partFactors = [
  [3, 2],
  [5, 2],
  [4, 3],
  [5, 3],
  [7, 2],
  [5, 4],
] as const

const partNames: Readonly<Record<number, string>> = { 2: 'Half', 3: 'A third', 4: 'A quarter' }

interface Facts {
  readonly kind: Kind
  readonly shape: Shape
  /** Two sides of the small shape. */
  readonly a: number
  readonly b: number
  /** The large shape is so many times as large: above ÷ below. */
  readonly above: number
  readonly below: number
}

function drawFacts(random: Random, step: Step): Facts {
  const kind = random.pick(pools[step])
  const shape: Shape =
    kind === 'perimeter' || kind.startsWith('area')
      ? 'rectangle'
      : random.pick(['rectangle', 'triangle', 'parallelogram'] as const)
  for (;;) {
    const isPart = kind === 'part-factor' || ((kind === 'shadow' || kind === 'nested') && random.chance(0.5))
    const [above, below] = isPart ? random.pick(partFactors) : ([random.int(2, step < 3 ? 5 : 6), 1] as const)
    const size = () => below * (below === 1 ? random.int(3, 9) : random.int(1, 6))
    const [first, second] = [size(), size()]
    // A rectangle is longer than wide.
    const [a, b] =
      kind === 'perimeter' || kind.startsWith('area')
        ? [Math.max(first, second), Math.min(first, second)]
        : [first, second]
    if (first === second || Math.max(a, b) / Math.min(a, b) > 2.6 || Math.min(a, b) < 3) continue
    // A post is not as tall as a house, nor a tree as a tower.
    if (kind === 'shadow' && (b > 5 || (b * above) / below > 26)) continue
    // A child who adds the difference instead of multiplying must not be right.
    if (b + (a * above) / below - a === (b * above) / below) continue
    return { kind, shape, a, b, above, below }
  }
}

const corners = (shape: Shape, wide: number, high: number): Point[] =>
  shape === 'triangle'
    ? [
        [0, 0],
        [wide, 0],
        [0, high],
      ]
    : shape === 'rectangle'
      ? [
          [0, 0],
          [wide, 0],
          [wide, high],
          [0, high],
        ]
      : [
          [0, 0],
          [wide, 0],
          [wide + high * 0.35, high],
          [high * 0.35, high],
        ]

/** The small shape and the large one, with a text for the base and one for the left side of each. */
function drawPair(
  shape: Shape,
  [a, b]: readonly [number, number],
  small: readonly [string, string],
  large: readonly [string, string],
  alt: string,
): Picture {
  const lean = shape === 'parallelogram' ? 1 + (0.35 * b) / a : 1
  const wide = Math.min(118 / lean, (125 * a) / b)
  const high = (wide * b) / a
  const shrunk = 0.6
  const floor = 12 + high
  const place = (left: number, scale: number) =>
    corners(shape, wide * scale, high * scale).map(([x, y]): Point => [left + x, floor - y])
  const says = (left: number, scale: number, [base, side]: readonly [string, string]) => {
    const slant = shape === 'parallelogram' ? high * scale * 0.175 : 0
    return (
      label([left + (wide * scale) / 2, floor + 18], base, {
        size: base === 'x' ? 17 : 13,
        bold: base === 'x',
      }) +
      label([left + slant - 6, floor - (high * scale) / 2 + 5], side, {
        size: side === 'x' ? 17 : 13,
        anchor: 'end',
        bold: side === 'x',
      })
    )
  }
  const [first, second] = [52, 182]
  return picture(
    320,
    floor + 42,
    alt,
    [
      polygon(place(first, shrunk)),
      says(first, shrunk, small),
      polygon(place(second, 1)),
      says(second, 1, large),
      label([314, floor + 38], 'not drawn to scale', { size: 12, anchor: 'end' }),
    ].join(''),
  )
}

/** A triangle cut by a line that is parallel to its base. Texts: the top part and the rest of the left side, the line, the base. */
function drawNested(texts: readonly [string, string, string, string], alt: string): Picture {
  const [top, left, right]: readonly [Point, Point, Point] = [
    [150, 16],
    [70, 176],
    [270, 176],
  ]
  const share = 0.55
  const on = ([x, y]: Point): Point => [top[0] + (x - top[0]) * share, top[1] + (y - top[1]) * share]
  const [cutLeft, cutRight] = [on(left), on(right)]
  const say = (x: number, y: number, text: string, anchor = 'middle') =>
    label([x, y], text, { size: text === 'x' ? 17 : 13, bold: text === 'x', anchor })
  const [upper, lower, cut, base] = texts
  return picture(
    320,
    214,
    alt,
    [
      polygon([top, left, right]),
      line(cutLeft, cutRight),
      say((top[0] + cutLeft[0]) / 2 - 8, (top[1] + cutLeft[1]) / 2 + 4, upper, 'end'),
      say((left[0] + cutLeft[0]) / 2 - 8, (left[1] + cutLeft[1]) / 2 + 4, lower, 'end'),
      say((cutLeft[0] + cutRight[0]) / 2, cutLeft[1] + 17, cut),
      say(170, 194, base),
      label([314, 210], 'not drawn to scale', { size: 12, anchor: 'end' }),
    ].join(''),
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

/** `twice`, `3 times` or `1.5 times`. */
const timesOf = (above: number, below: number) =>
  above / below === 2
    ? 'twice'
    : `${Number.isInteger((above / below) * 2) ? grouped(above / below) : `${above}/${below}`} times`

/** Names for both shapes. */
const plural: Record<Shape, string> = {
  rectangle: 'rectangles',
  triangle: 'right-angled triangles',
  parallelogram: 'parallelograms',
}

function writePair({ kind, shape, a, b, above, below }: Facts): Written {
  const [la, lb] = [(a * above) / below, (b * above) / below]
  const cm = (size: number) => `${grouped(size)} cm`
  const isBack = kind === 'reduce'
  const alt = `Two similar ${plural[shape]}, a small one and a large one. The small one has a base of ${cm(a)} and ${isBack ? 'a side marked x' : `a side of ${cm(b)}`}. The large one has a base of ${cm(la)} and ${isBack ? `a side of ${cm(lb)}` : 'a side marked x'}.`
  const drawn = drawPair(shape, [a, b], [cm(a), isBack ? 'x' : cm(b)], [cm(la), isBack ? cm(lb) : 'x'], alt)
  const value = isBack ? b : lb
  const factor =
    below === 1
      ? `The base grows from ${a} cm to ${la} cm, which is ${timesOf(above, below)} as long: ${la} ÷ ${a} = ${above}.`
      : `The base grows from ${a} cm to ${la} cm. ${partNames[below]} of the small base is ${a} ÷ ${below} = ${a / below} cm, and ${above} × ${a / below} = ${la}. So every side is ${above}/${below} times as long.`
  const end = isBack
    ? `The large side is ${lb} cm, so the small one is ${lb} ÷ ${above} = **${b} cm**.`
    : below === 1
      ? `So x is ${above} × ${b} = **${lb} cm**.`
      : `That makes x ${b} ÷ ${below} × ${above} = **${lb} cm**.`
  return {
    stem: `These ${plural[shape]} are **similar**: the large one is an enlargement of the small one. How long is the side marked **x**?`,
    value,
    unit: 'cm',
    picture: drawn,
    slips: [
      [isBack ? lb - (la - a) : b + (la - a), 'added-instead-of-multiplying'],
      [isBack ? lb : b, 'left-it-the-same'],
      [isBack ? a : la, 'took-the-other-side'],
      [isBack ? lb / (above + 1) : (b * (above + 1)) / below, 'slipped-with-the-factor'],
      [isBack ? lb / (above - 1) : (b * (above - 1)) / below, 'slipped-with-the-factor'],
      [Math.abs((isBack ? lb : b) - above), 'subtracted-the-factor'],
      [value + 1, 'one-out'],
      [value - 1, 'one-out'],
      [value * 2, 'doubled-the-answer'],
    ],
    walk: `In similar shapes all sides grow by the same factor. ${factor} ${end}`,
  }
}

function writeRectangles({ kind, a, b, above }: Facts): Written {
  const [la, lb] = [a * above, b * above]
  if (kind === 'perimeter')
    return {
      stem: `A rectangle is ${a} cm long and ${b} cm wide. It is enlarged so that its length is **${la} cm**. What is the **perimeter** of the large rectangle?`,
      value: 2 * (la + lb),
      unit: 'cm',
      slips: [
        [2 * (la + b), 'enlarged-only-one-side'],
        [2 * (a + b), 'left-it-the-same'],
        [la + lb, 'added-only-two-sides'],
        [2 * (la + b + la - a), 'added-instead-of-multiplying'],
        [2 * (a + b) * above * above, 'used-the-factor-twice'],
        [2 * (a + b) * (above + 1), 'slipped-with-the-factor'],
        [2 * (a + b) * (above - 1), 'slipped-with-the-factor'],
        [2 * (la + lb) + 2, 'two-out'],
        [2 * (la + lb) - 2, 'two-out'],
      ],
      walk: `The length grows from ${a} cm to ${la} cm, so the factor is ${la} ÷ ${a} = ${above}. The width grows by the same factor: ${above} × ${b} = ${lb} cm. The perimeter is ${la} + ${lb} + ${la} + ${lb} = **${2 * (la + lb)} cm**. (It is ${above} times the old one: ${above} × ${2 * (a + b)}.)`,
    }
  if (kind === 'area')
    return {
      stem: `A photo has an area of ${a * b} cm². It is enlarged so that every side is ${timesOf(above, 1)} as long. What is the area of the enlarged photo?`,
      value: a * b * above * above,
      unit: 'cm²',
      slips: [
        [a * b * above, 'used-the-factor-once'],
        [a * b * above * 2, 'doubled-the-factor'],
        [a * b + above, 'added-instead-of-multiplying'],
        [a * b * above * above * above, 'used-the-factor-three-times'],
        [a * b * 4 * above, 'used-four-sides'],
        [a * b * (above * above + 1), 'slipped-with-the-factor'],
        [a * b * (above * above - 1), 'slipped-with-the-factor'],
        [a * b * (above + 1) * (above + 1), 'slipped-with-the-factor'],
        [a * b * (above - 1) * (above - 1), 'slipped-with-the-factor'],
      ],
      walk: `The photo becomes ${timesOf(above, 1)} as long **and** ${timesOf(above, 1)} as wide. So ${above} × ${above} = ${above * above} photos of the old size fit into it. ${above * above} × ${a * b} = **${grouped(a * b * above * above)} cm²**.`,
    }
  const area = la * lb
  return {
    stem: `A rectangle is ${a} cm long and ${b} cm wide. A similar rectangle has an area of **${grouped(area)} cm²**. How **long** is it?`,
    value: la,
    unit: 'cm',
    slips: [
      [a * above * above, 'forgot-that-both-sides-grow'],
      [lb, 'took-the-other-side'],
      [area / b, 'enlarged-only-one-side'],
      [area / a, 'enlarged-only-one-side'],
      [a * (above + 1), 'slipped-with-the-factor'],
      [a * (above - 1), 'slipped-with-the-factor'],
      [(a * above * above) / 2, 'halved-instead-of-finding-the-factor'],
      [la + 2, 'two-out'],
      [la - 2, 'two-out'],
    ],
    walk: `The small rectangle has an area of ${a} × ${b} = ${a * b} cm². ${grouped(area)} ÷ ${a * b} = ${above * above}, so the large one has ${above * above} times the area. Length and width grow by the same factor, and ${above} × ${above} = ${above * above}. So each side is ${above} times as long: ${above} × ${a} = **${la} cm**.`,
  }
}

function writeNested({ kind, a, b, above, below }: Facts): Written {
  const [whole, base] = [(a * above) / below, (b * above) / below]
  const rest = whole - a
  const cm = (size: number) => `${grouped(size)} cm`
  const isRest = kind === 'nested-rest'
  const texts = isRest ? ([cm(a), 'x', cm(b), cm(base)] as const) : ([cm(a), cm(rest), cm(b), 'x'] as const)
  const alt = `A triangle. A line parallel to its base cuts it in two. The left side of the triangle has an upper part of ${texts[0]} and a lower part ${isRest ? 'marked x' : `of ${texts[1]}`}. The line is ${texts[2]} long, and the base ${isRest ? `is ${texts[3]}` : 'is marked x'}.`
  return isRest
    ? {
        stem: 'The line inside the triangle is parallel to its base. How long is the part of the side marked **x**?',
        value: rest,
        unit: 'cm',
        picture: drawNested(texts, alt),
        slips: [
          [whole, 'gave-the-whole-side'],
          [base - b, 'subtracted-the-bases'],
          [a + base - b, 'added-instead-of-multiplying'],
          [a, 'left-it-the-same'],
          [rest + a * 2, 'slipped-with-the-factor'],
          [rest / 2, 'halved-the-answer'],
          [rest + 1, 'one-out'],
          [rest - 1, 'one-out'],
          [rest + 2, 'two-out'],
          [rest - 2, 'two-out'],
        ],
        walk: `The small triangle at the top and the whole triangle are similar. The base grows from ${b} cm to ${base} cm: ${base} ÷ ${b} = ${above / below} times. So the whole left side is ${above / below} × ${a} = ${whole} cm. Only the lower part is x: ${whole} − ${a} = **${rest} cm**.`,
      }
    : {
        stem: 'The line inside the triangle is parallel to its base. How long is the base, marked **x**?',
        value: base,
        unit: 'cm',
        picture: drawNested(texts, alt),
        slips: [
          [(b * rest) / a, 'compared-with-the-lower-part'],
          [b + rest, 'added-instead-of-multiplying'],
          [whole, 'gave-the-whole-side'],
          [b + a, 'added-instead-of-multiplying'],
          [b * 2, 'doubled-the-line'],
          [base + b, 'slipped-with-the-factor'],
          [base + 1, 'one-out'],
          [base - 1, 'one-out'],
          [base + 2, 'two-out'],
          [base - 2, 'two-out'],
        ],
        walk: `The small triangle at the top and the whole triangle are similar. The left side of the whole triangle is ${a} + ${rest} = ${whole} cm. ${
          below === 1
            ? `That is ${whole} ÷ ${a} = ${above} times the ${a} cm of the small one. So the base is ${above} × ${b} = **${base} cm**.`
            : `${partNames[below]} of the ${a} cm is ${a / below} cm, and ${above} × ${a / below} = ${whole}. So it is ${above}/${below} times as long. The base is ${b} ÷ ${below} × ${above} = **${base} cm**.`
        }`,
      }
}

function writeShadow({ a, b, above, below }: Facts): Written {
  const [shadow, tall] = [(a * above) / below, (b * above) / below]
  return {
    stem: `A post that is ${b} m tall has a shadow ${a} m long. At the same time, the shadow of a tree is ${shadow} m long. How tall is the tree?`,
    value: tall,
    unit: 'm',
    slips: [
      [b + shadow - a, 'added-instead-of-multiplying'],
      [shadow, 'took-the-other-side'],
      [(a * shadow) / b, 'turned-the-ratio-round'],
      [(b * (above + 1)) / below, 'slipped-with-the-factor'],
      [tall + b, 'slipped-with-the-factor'],
      [tall + 1, 'one-out'],
      [tall - 1, 'one-out'],
      [tall + 2, 'two-out'],
      [tall - 2, 'two-out'],
    ],
    walk: `The sun’s rays slope in the same way for both, so post and shadow make a triangle that is similar to tree and shadow. ${
      below === 1
        ? `The shadow of the tree is ${shadow} ÷ ${a} = ${above} times as long, so the tree is ${above} times as tall: ${above} × ${b} = **${tall} m**.`
        : `${a} ÷ ${below} = ${a / below}, and ${above} × ${a / below} = ${shadow}, so the shadow of the tree is ${above}/${below} times as long. The tree is ${b} ÷ ${below} × ${above} = **${tall} m** tall.`
    }`,
  }
}

function writeOf(facts: Facts): Written {
  const { kind } = facts
  if (kind === 'shadow') return writeShadow(facts)
  if (kind === 'nested' || kind === 'nested-rest') return writeNested(facts)
  return kind === 'perimeter' || kind === 'area' || kind === 'area-back'
    ? writeRectangles(facts)
    : writePair(facts)
}

export const similarShapes = template({
  id: 'maths.scale-and-similar-shapes.similar',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: drawFacts,
  measure: 'steps from the sides that are known to the answer, and a factor that is not whole',
  hardness: ({ kind, below }) => efforts[kind] + (below > 1 ? 0.5 : 0),
  write: facts => {
    const { stem, value, unit, picture: drawn, slips, walk } = writeOf(facts)
    return {
      stem,
      ...(drawn && { picture: drawn }),
      right: { text: `${grouped(value)} ${unit}` },
      wrong: slips
        .filter(([wrong]) => wrong > 0 && wrong !== value && Number.isInteger(wrong))
        .map(([wrong, misconception]) => ({ text: `${grouped(wrong)} ${unit}`, misconception })),
      explanation: walk,
    }
  },
})
