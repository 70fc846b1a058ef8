import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, line, type Point, picture, polygon, polyline } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped, listed } from '../wording.ts'
import { drawOutline, flipped, lShape, sidesOf, tShape, uShape } from './outline.ts'
import { spread } from './spread.ts'

const units = ['cm', 'm'] as const

const places = ['lawn', 'hall', 'car park', 'playground', 'field', 'garden'] as const

export const rectangle = template({
  id: 'maths.area.rectangle',
  version: 1,
  mode: 'typed',
  seconds: 45,
  draw: (random, step) => {
    const kind =
      step < 3
        ? 'sides'
        : random.pick(
            step === 3
              ? (['sides', 'square'] as const)
              : step === 4
                ? (['square', 'round'] as const)
                : (['round'] as const),
          )
    const length = random.int(5 + step * 2, 8 + step * 5)
    return {
      kind,
      place: random.pick(places),
      length,
      width: random.int(Math.min(3 + step, length - 1), length - 1),
    }
  },
  measure: 'digits of the sides, and steps before the sides are known',
  hardness: ({ kind, length, width }) =>
    String(length * width).length + { sides: 0, square: 1.5, round: 3 }[kind],
  write: ({ kind, place, length, width }) => {
    const area = kind === 'square' ? length * length : length * width
    const round = kind === 'square' ? 4 * length : 2 * (length + width)
    const stems = {
      sides: `A rectangular ${place} is ${length} m long and ${width} m wide.`,
      square: `A square ${place} has a perimeter of ${round} m.`,
      round: `A rectangular ${place} has a perimeter of ${round} m. It is ${length} m long.`,
    }
    const found = {
      sides: `Multiply the length by the width: ${length} × ${width}`,
      square: `A square has four equal sides, so one side is ${round} ÷ 4 = ${length} m. The area is ${length} × ${length}`,
      round: `Half the perimeter is ${round / 2} m, so the width is ${round / 2} − ${length} = ${width} m. The area is ${length} × ${width}`,
    }
    return {
      stem: `${stems[kind]} What is its area? Give your answer in m².`,
      expected: { kind: 'quantity', value: String(area), unit: 'm²', fixed: true },
      mistakes: [
        { text: `${round} m²`, misconception: 'found-the-perimeter' },
        ...(kind === 'square' ? [] : [{ text: `${length + width} m²`, misconception: 'added-the-sides' }]),
        ...(kind === 'round'
          ? [{ text: `${length * (round - length)} m²`, misconception: 'took-off-only-one-side' }]
          : []),
        ...(kind === 'square'
          ? [{ text: `${round * round} m²`, misconception: 'squared-the-perimeter' }]
          : []),
      ].filter(({ text }) => text !== `${area} m²`),
      explanation: `${found[kind]} = **${grouped(area)} m²**.`,
    }
  },
})

export const compound = template({
  id: 'maths.area.compound',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 65,
  draw: (random, step) => {
    const some = (least: number, most: number) => random.int(least, most) * 10
    const [low, high] = step < 3 ? [3, 5] : [4, 8]
    const made =
      step < 4
        ? lShape(some(low, high) + some(low, high), some(low, high) + 30, some(low, low + 1), some(2, low))
        : random.chance(0.5)
          ? uShape(some(4, 7), some(5, 7), some(4, 7), some(8, 8 + step), some(3, 6))
          : tShape(some(4, 6), some(5, 8), some(4, 6), some(3, step), some(4, 3 + step))
    const corners = flipped(random, made)
    const sides = sidesOf(corners)
    const lying = sides.flatMap(({ from, to }, at) => (from[1] === to[1] ? [at] : []))
    const standing = sides.flatMap(({ from, to }, at) => (from[0] === to[0] ? [at] : []))
    // At step 5, one side of each vertical pair is hidden: the opposite side has the same length.
    const uprights =
      step === 5
        ? random.pick([
            [1, 5],
            [3, 7],
          ])
        : step > 2
          ? [random.pick(standing)]
          : []
    const hidden = step === 1 ? [] : [random.pick(lying), ...uprights]
    return { corners, hidden, unit: random.pick(units) }
  },
  measure: 'sides of the shape, sides without a length, and how large the shape is',
  hardness: ({ corners, hidden }) => corners.length + hidden.length + Math.max(...corners.flat()) / 100,
  write: ({ corners, hidden, unit }, random) => {
    const sides = sidesOf(corners)
    const length = (at: number) => (sides[at]?.length ?? 0) / 10
    const cut = slices(corners)
    const area = cut.reduce((sum, [width, height]) => sum + width * height, 0)
    const [width, height] = [
      Math.max(...corners.map(([x]) => x)) / 10,
      Math.max(...corners.map(([, y]) => y)) / 10,
    ]
    const say = (amount: number) => `${grouped(amount)} ${unit}²`
    const wrong = (amount: number, misconception: string) => ({ text: say(amount), misconception })
    const gone = width * height - area
    const first = cut[0] ?? [0, 0]
    return {
      stem: 'All the corners of this shape are right angles. What is its **area**?',
      picture: drawOutline(
        corners,
        sides.map((_, at) => (hidden.includes(at) ? undefined : `${length(at)} ${unit}`)),
        `A shape with ${corners.length} sides and right angles at all corners`,
      ),
      right: { text: say(area) },
      wrong: spread(
        random,
        say(area),
        [
          wrong(width * height, 'took-the-whole-rectangle'),
          wrong(
            sides.reduce((sum, side) => sum + side.length / 10, 0),
            'found-the-perimeter',
          ),
          wrong(area - first[0] * first[1], 'left-out-one-part'),
          wrong(area + gone / 2, 'cut-off-too-little'),
          wrong(area + Math.min(...sides.map(side => side.length / 10)) * 2, 'counted-a-strip-twice'),
          wrong(area - 2 * length(0), 'left-out-a-strip'),
          wrong(area + 2 * length(0), 'counted-a-strip-twice'),
          wrong(area - gone / 2, 'cut-off-too-much'),
          wrong(area + first[0] * first[1], 'counted-one-part-twice'),
        ].filter(({ text }) => !text.startsWith('−') && !text.includes('.')),
      ),
      explanation: `Cut the shape into ${cut.length} rectangles with lines from top to bottom. ${
        hidden.length > 0
          ? `${hidden.length > 1 ? 'The sides without a length are' : 'The side without a length is'} ${listed(hidden.map(at => `${length(at)} ${unit}`))}. `
          : ''
      }Add their areas: ${cut.map(([wide, high]) => `${wide} × ${high}`).join(' + ')} = ${cut.map(([wide, high]) => wide * high).join(' + ')} = **${say(area)}**.`,
    }
  },
})

/** The upright rectangles that make up the shape, from left to right, each as high as the shape at that place. */
function slices(corners: readonly Point[]): [width: number, height: number][] {
  const lines = [...new Set(corners.map(([x]) => x))].sort((a, b) => a - b)
  return lines.slice(1).map((right, at) => {
    const left = lines[at] ?? 0
    const crossed = sidesOf(corners).filter(
      ({ from, to }) =>
        from[1] === to[1] && Math.min(from[0], to[0]) <= left && Math.max(from[0], to[0]) >= right,
    )
    const heights = crossed.map(({ from }) => from[1])
    return [(right - left) / 10, (Math.max(...heights) - Math.min(...heights)) / 10]
  })
}

interface Triangle {
  readonly base: number
  readonly height: number
  /** Where the height stands, counted from the left end of the base. */
  readonly foot: number
  readonly unit: string
  /** The side from the top to the end of the base nearest to the foot. */
  readonly sloping?: number
}

const isOutside = ({ foot, base }: Pick<Triangle, 'foot' | 'base'>) => foot < 0 || foot > base

/** The height is a dashed line. Its foot may lie outside the base. */
function drawTriangle({ base, height, foot, unit, sloping }: Triangle, version: 1 | 2 = 2) {
  const [low, high] = [Math.min(0, foot), Math.max(base, foot)]
  const scale = Math.min(210 / (high - low), 140 / height)
  const left = 160 - ((high - low) * scale) / 2
  const at = (x: number, y: number): Point => [left + (x - low) * scale, 20 + (height - y) * scale]
  const upright = foot === 0 || foot === base
  const [footX, footY] = at(foot, 0)
  const inward = foot >= base ? -1 : 1
  const side = foot <= 0 || (foot < base && foot > base / 2) ? -1 : 1
  const where = upright
    ? 'It has a right angle between these two sides.'
    : foot > 0 && foot < base
      ? `The height ${version === 1 ? 'stands' : 'is'} inside the triangle.`
      : version === 1
        ? 'The height stands outside the triangle, where the base is made longer.'
        : 'The height is outside the triangle, and a dashed line makes the base longer to meet it.'
  return picture(
    320,
    height * scale + 46,
    `A triangle. Its base is ${base} ${unit} and its height, at a right angle to the base, is ${height} ${unit}. ${where}${sloping === undefined ? '' : inWords({ base, height, foot, unit, sloping })}`,
    [
      polygon([at(0, 0), at(base, 0), at(foot, height)]),
      upright ? '' : line(at(foot, 0), at(foot, height), 1.5, true),
      foot < 0 || foot > base ? line(at(foot, 0), at(foot < 0 ? 0 : base, 0), 1.5, true) : '',
      polyline(
        [
          [footX + inward * 9, footY],
          [footX + inward * 9, footY - 9],
          [footX, footY - 9],
        ],
        1,
      ),
      label([at(base / 2, 0)[0], footY + 18], `${base} ${unit}`, { size: 13 }),
      label(
        [footX + side * 6, at(0, foot > 0 && foot < base ? height / 4 : height / 2)[1]],
        `${height} ${unit}`,
        { size: 13, anchor: side > 0 ? 'start' : 'end' },
      ),
      sloping === undefined ? '' : furtherLengths({ base, height, foot, unit, sloping }, at),
    ].join(''),
  )
}

/** The end of the base that is nearest to the foot of the height. */
const nearEnd = ({ base, foot }: Triangle) => (foot < base / 2 ? 0 : base)

/** The length of the dashed part of the base, or how far the foot is from the near end. */
const beyond = (triangle: Triangle) => Math.abs(triangle.foot - nearEnd(triangle))

const inWords = (triangle: Triangle) =>
  ` Its sloping side at the ${nearEnd(triangle) === 0 ? 'left' : 'right'} is ${triangle.sloping} ${triangle.unit}.${isOutside(triangle) ? ` The part by which the base is made longer is ${beyond(triangle)} ${triangle.unit}.` : ''}`

/** Lengths that the area does not need. */
function furtherLengths(triangle: Triangle, at: (x: number, y: number) => Point): string {
  const { height, foot, unit, sloping } = triangle
  const end = nearEnd(triangle)
  const outside = isOutside(triangle)
  const isLeft = end === 0
  // Beside the sloping side, where there is most room: within the triangle if the height is outside it.
  const up = outside ? 0.25 : 0.5
  const [x, y] = at(end + (foot - end) * up, height * up)
  const toRight = isLeft === outside
  const [middle, floor] = at((end + foot) / 2, 0)
  return [
    label([x + (toRight ? 7 : -7), y], `${sloping} ${unit}`, { size: 13, anchor: toRight ? 'start' : 'end' }),
    outside ? label([middle, floor + 18], `${beyond(triangle)} ${unit}`, { size: 13 }) : '',
  ].join('')
}

/** Right-angled triangles whose sides are whole numbers. */
const slopes = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
] as const

/** It has a sloping side with a length, which is easily taken for its height. */
function drawSloping(random: Random, step: Step): Triangle {
  const [across, height, sloping] = random.pick(slopes)
  const outside = step === 5
  const least = outside ? Math.max(4, Math.ceil(across / 2) + 1) : across + 1
  const base = 2 * random.int(least, Math.max(least + 3, 9))
  const away = outside ? -across : across
  return { base, height, foot: random.chance(0.5) ? away : base - away, unit: random.pick(units), sloping }
}

/** The results of the likeliest mistakes with such a triangle. */
function slopingMistakes(triangle: Triangle & { readonly sloping: number }) {
  const { base, height, sloping } = triangle
  const part = beyond(triangle)
  const all: readonly (readonly [amount: number, misconception: string])[] = [
    [base * height, 'forgot-to-halve'],
    [(base * sloping) / 2, 'used-the-sloping-side'],
    [base + height, 'added-instead-of-multiplying'],
    ...(isOutside(triangle)
      ? ([
          [((base + part) * height) / 2, 'took-in-the-dashed-part'],
          [((base - part) * height) / 2, 'took-off-the-dashed-part'],
          [(part * height) / 2, 'found-the-dashed-triangle'],
        ] as const)
      : ([[(sloping * height) / 2, 'used-the-sloping-side']] as const)),
    [2 * (base + height), 'found-a-perimeter'],
    [base * sloping, 'used-the-sloping-side'],
    [(base * height) / 4, 'halved-twice'],
  ]
  return all.filter(([amount]) => amount > 0 && Number.isInteger(amount))
}

const triangleIn = (version: 1 | 2) =>
  template({
    id: 'maths.area.triangle',
    version,
    ...(version === 2 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 45,
    draw: (random, step): Triangle => {
      if (version === 2 && step > 3) return drawSloping(random, step)
      const base = random.int(step < 3 ? 5 : 9, 8 + step * 2)
      const height = random.int(3 + step, Math.min(base + 3, 7 + step * 2))
      const even = (base * height) % 2 === 0 ? height : height + 1
      const foot =
        step < 3
          ? random.pick([0, base])
          : step < 5
            ? random.pick([0.25, 0.3, 0.7, 0.75].map(part => Math.round(base * part)))
            : random.pick([-random.int(2, 4), base + random.int(2, 4)])
      return { base, height: even, foot, unit: random.pick(units) }
    },
    measure: 'digits of the area, how the height stands, and lengths that are not needed',
    hardness: ({ base, height, foot, sloping }) =>
      String(base * height).length +
      (isOutside({ base, foot }) ? 3 : foot > 0 && foot < base ? 1.5 : 0) +
      (sloping === undefined ? 0 : 1),
    write: (triangle, random) => {
      const { base, height, unit, sloping } = triangle
      const area = (base * height) / 2
      const say = (amount: number) => `${amount} ${unit}²`
      const wrong = (amount: number, misconception: string) => ({ text: say(amount), misconception })
      return {
        stem: 'What is the **area** of this triangle?',
        picture: drawTriangle(triangle, version),
        right: { text: say(area) },
        wrong:
          sloping === undefined
            ? spread(random, say(area), [
                wrong(base * height, 'forgot-to-halve'),
                wrong(base + height, 'added-instead-of-multiplying'),
                wrong(2 * (base + height), 'found-a-perimeter'),
                wrong(area + base, 'slipped-in-multiplying'),
                wrong(area - height, 'slipped-in-multiplying'),
                wrong(area + height, 'slipped-in-multiplying'),
                wrong(area - base, 'slipped-in-multiplying'),
                wrong(area + 10, 'slipped-by-ten'),
              ])
            : slopingMistakes({ ...triangle, sloping }).map(([amount, misconception]) =>
                wrong(amount, misconception),
              ),
        explanation: `A triangle is half of a rectangle with the same base and height. The rectangle is ${base} × ${height} = ${say(base * height)}. Half of it is **${say(area)}**.${isOutside(triangle) ? ` ${version === 1 ? 'This is so even where the height stands outside.' : 'This works even when the height is outside the triangle.'}` : ''}${sloping === undefined ? '' : ` You do not need the length of the sloping side${isOutside(triangle) ? ', nor of the dashed part' : ''}.`}`,
      }
    },
  })

export const triangle = triangleIn(2)

export const area: Topic = {
  id: 'maths.area',
  name: 'Area',
  subdomain: 'measures',
  year: 5,
  prerequisites: ['maths.multiplication', 'maths.perimeter'],
  about: 'Finding the area of rectangles, triangles and shapes made of rectangles.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
The **area** says how much space a flat shape covers. We count it in squares. A square with sides of 1 cm is one square centimetre. We write 1 cm².

A rectangle is made of rows of squares. So multiply: **area = length × width**.

A triangle is half of a rectangle. So multiply the base by the height. Then halve it. The height must be at a right angle to the base.

${drawOutline(lShape(90, 60, 40, 30), ['5 cm', '3 cm', '4 cm', '3 cm', '9 cm', '6 cm'], 'An L-shape').svg}

A shape like this one can be cut into rectangles. Find the area of each part. Then add.`,
    example: `
Find the area of the shape above.

1. Cut it with a line from top to bottom. Now you have two rectangles.
2. The left one is 5 cm wide and 6 cm high: 5 × 6 = 30 cm².
3. The right one is 4 cm wide and 3 cm high: 4 × 3 = 12 cm².
4. Add them: 30 + 12 = **42 cm²**.

You can check it. The whole box is 9 × 6 = 54. The piece that is cut off is 4 × 3 = 12. And 54 − 12 = 42.`,
    harder: `
A rectangular lawn has a **perimeter** of 62 m. It is 19 m long. What is its **area**?

1. You need the width first. Once round is two lengths and two widths. So one length and one width make half of it: 62 ÷ 2 = 31 m.
2. The length is 19 m, so the width is 31 − 19 = 12 m.
3. Now multiply: 19 × 12 = **228 m²**.
4. Check: 19 + 12 + 19 + 12 = 62. Good!

The slip to watch for is 62 − 19 = 43. That takes off only one of the four sides.

${drawTriangle({ base: 8, height: 6, foot: 11, unit: 'cm' }).svg}

What is the area of this triangle? It leans over, so its height falls **outside**. That does not matter. The height is still how far the tip is above the line of the base.

1. Base times height: 8 × 6 = 48.
2. A triangle is half of that: 48 ÷ 2 = **24 cm²**.

Do not use the dashed part of the base. The base ends where the triangle ends.

Now you try: a square has a perimeter of 36 cm. What is its area? (It is 81 cm².)`,
    mistake: `
Do not mix up area and perimeter. The perimeter is the way round, and you add. The area is the space inside, and you multiply. Look at the unit: cm is a length, but cm² is an area. With a triangle, do not forget to halve. Your answer must be less than the box round it.`,
    tryThis: `
Take squared paper. Draw two rectangles that have the same perimeter but a different area. Which one is the biggest you can find?`,
  })),
  misconceptions: once(() => ({
    'found-the-perimeter': {
      child: 'You found the way round. For area, multiply to fill the inside.',
      parent: 'Mixes up area and perimeter. Cover a book with squares of paper to see what area means.',
    },
    'added-the-sides': {
      child: 'For area, multiply the length by the width.',
      parent: 'Adds length and width. Draw a small rectangle on squared paper and count the squares in rows.',
    },
    'squared-the-perimeter': {
      child: 'First divide the perimeter by four to find one side. Then multiply.',
      parent: 'Multiplies the perimeter by itself. Find one side of the square first.',
    },
    'took-off-only-one-side': {
      child: 'A rectangle has two long sides. Take both off to find the width.',
      parent: 'Takes off one long side to find the width. Draw the rectangle and label all four sides.',
    },
    'took-the-whole-rectangle': {
      child: 'A part is missing from the big rectangle. Cut the shape into smaller ones.',
      parent:
        'Mistakes the shape for a full rectangle. Draw a line that cuts it into two or three rectangles.',
    },
    'left-out-a-strip': {
      child: 'A part of the shape is missing. Draw your cuts and count all the pieces.',
      parent: 'Leaves out a strip of the shape. Shade each rectangle once its area is found.',
    },
    'left-out-one-part': {
      child: 'One of the rectangles is missing. Add the areas of all of them.',
      parent: 'Leaves out one of the rectangles. Number the parts before working out any area.',
    },
    'cut-off-too-little': {
      child: 'More is missing from the big rectangle than you took off. Find both sides of the gap.',
      parent: 'Takes off too little for the missing piece. Work out the length and width of the gap first.',
    },
    'counted-a-strip-twice': {
      child: 'Two of your pieces overlap. Draw clear lines where you cut.',
      parent:
        'Counts a strip twice where two rectangles overlap. Draw the cuts as lines and label each piece.',
    },
    'counted-one-part-twice': {
      child: 'You added one part twice. Tick each part as you add it.',
      parent: 'Counts one rectangle twice. Number the parts and tick them off.',
    },
    'cut-off-too-much': {
      child: 'You took off too much. Find both sides of the gap first.',
      parent: 'Takes off too much for the missing piece. Label the sides of the gap before multiplying.',
    },
    'slipped-in-multiplying': {
      child: 'Nearly. Multiply base and height again, then halve.',
      parent: 'Slips in the multiplication. Write base × height first, then halve it on a new line.',
    },
    'forgot-to-halve': {
      child: 'A triangle is half of a rectangle. Halve your answer.',
      parent: 'Forgets to halve for a triangle. Cut a paper rectangle from corner to corner to show why.',
    },
    'added-instead-of-multiplying': {
      child: 'Multiply the base by the height, then halve.',
      parent: 'Adds base and height. Draw the rectangle round the triangle and count the squares.',
    },
    'used-the-sloping-side': {
      child: 'The height stands at a right angle to the base. A sloping side is longer.',
      parent: 'Takes a sloping side for the height. Look for the small square that marks a right angle.',
    },
    'took-in-the-dashed-part': {
      child: 'The base ends where the triangle ends. Leave out the dashed part.',
      parent:
        'Makes the base longer by the dashed part. Trace the three sides of the triangle with a finger.',
    },
    'took-off-the-dashed-part': {
      child: 'Use the whole base of the triangle. Do not take the dashed part off.',
      parent: 'Takes the dashed part off the base. Trace the base of the triangle from corner to corner.',
    },
    'found-the-dashed-triangle': {
      child: 'That is the space beside the triangle. Use the base of the triangle itself.',
      parent: 'Finds the area between the triangle and its height. Shade the triangle first.',
    },
    'halved-twice': {
      child: 'Halve only once: base times height, then halve.',
      parent:
        'Halves twice, perhaps first the base and then the result. Write each step on a line of its own.',
    },
    'found-a-perimeter': {
      child: 'That is the way round it. For area, multiply the base by the height and halve.',
      parent:
        'Works out a distance round instead of the area. Talk about what is measured: the edge or the inside.',
    },
    'slipped-by-ten': {
      child: 'You were ten out. Check the tens when you multiply and halve.',
      parent: 'Is ten out, so the method is right. A second look at the multiplication is enough.',
    },
  })),
  templates: [rectangle, compound, triangle],
  earlier: [triangleIn(1)],
}
