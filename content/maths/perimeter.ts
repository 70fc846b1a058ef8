import { once } from '../once.ts'
import type { Step } from '../question.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { missingSide as missingSideBefore } from './earlier/perimeter.ts'
import { plainShifted, shifted } from './exact.ts'
import { drawOutline, flipped, lShape, sidesOf, sizeOf, tShape, uShape } from './outline.ts'
import { spread } from './spread.ts'

const units = ['cm', 'm'] as const

export const compound = template({
  id: 'maths.perimeter.corners',
  version: 1,
  mode: 'options',
  seconds: 60,
  draw: (random, step) => {
    const grain = step === 5 ? 5 : 10
    const some = (least: number, most: number) =>
      Math.round(random.int(least * 10, most * 10) / grain) * grain
    const [low, high] = step < 3 ? [3, 6] : [4, 9]
    const made =
      step < 4
        ? lShape(some(low, high) + some(low, high), some(low, high) + 30, some(low, low + 1), some(2, low))
        : random.chance(0.5)
          ? uShape(some(4, 7), some(5, 7), some(4, 7), some(8, 12), some(3, 6))
          : tShape(some(4, 6), some(5, 8), some(4, 6), some(3, 5), some(3, 7))
    const corners = flipped(random, made)
    const sides = sidesOf(corners)
    const lying = sides.flatMap(({ from, to }, at) => (from[1] === to[1] ? [at] : []))
    const standing = sides.flatMap(({ from, to }, at) => (from[0] === to[0] ? [at] : []))
    const hidden =
      step === 1
        ? []
        : step === 2
          ? [random.pick([...lying, ...standing])]
          : [random.pick(lying), random.pick(standing)]
    return { corners, hidden, unit: random.pick(units) }
  },
  measure: 'sides of the shape, sides without a length, and decimals',
  hardness: ({ corners, hidden }) =>
    corners.length + 2 * hidden.length + (corners.flat().some(value => value % 10) ? 3 : 0),
  write: ({ corners, hidden, unit }, random) => {
    const sides = sidesOf(corners).map(({ length }) => length)
    const given = sides.filter((_, at) => !hidden.includes(at))
    const sum = (lengths: readonly number[]) => lengths.reduce((all, length) => all + length, 0)
    const perimeter = sum(sides)
    const say = (tenths: number) => `${shifted(tenths, 1)} ${unit}`
    const wrong = (tenths: number, misconception: string) => ({ text: say(tenths), misconception })
    const [width, height] = sizeOf(corners)
    const missing = hidden.map(at => say(sides[at] ?? 0))
    return {
      stem: `All the corners of this shape are right angles. What is its **perimeter**?`,
      picture: drawOutline(
        corners,
        sides.map((length, at) => (hidden.includes(at) ? undefined : say(length))),
        `A shape with ${corners.length} sides and right angles at all corners`,
      ),
      right: { text: say(perimeter) },
      wrong: spread(
        random,
        say(perimeter),
        [
          ...(hidden.length > 0 ? [wrong(sum(given), 'left-out-sides-without-a-length')] : []),
          ...(hidden.length > 1
            ? [wrong(perimeter - (sides[hidden[0] ?? 0] ?? 0), 'left-out-one-side')]
            : []),
          wrong(perimeter - Math.max(...sides), 'left-out-one-side'),
          wrong(width + height, 'added-only-two-sides'),
          wrong(perimeter + Math.min(...sides), 'counted-a-side-twice'),
          wrong((width * height) / 10, 'found-an-area'),
          wrong(perimeter - Math.min(...sides), 'left-out-one-side'),
          wrong(perimeter + (sides[hidden[0] ?? 1] ?? 0), 'counted-a-side-twice'),
          wrong(perimeter + Math.max(...sides), 'counted-a-side-twice'),
          wrong(perimeter + 10, 'slipped-in-adding'),
        ],
        1,
      ),
      explanation: `${
        missing.length > 0
          ? `First find what is not given. Sides that go the same way must match across the shape, so ${missing.length > 1 ? 'the missing sides are' : 'the missing side is'} ${missing.join(' and ')}. `
          : ''
      }${missing.length > 0 ? 'Then go' : 'Go'} round and add all ${sides.length} sides: ${sides.map(length => shifted(length, 1)).join(' + ')} = **${say(perimeter)}**.`,
    }
  },
})

const polygons = [
  ['an equilateral triangle', 3],
  ['a regular pentagon', 5],
  ['a regular hexagon', 6],
  ['a regular octagon', 8],
  ['a regular decagon', 10],
] as const

const places = ['garden', 'field', 'playground', 'car park', 'sheet of card', 'flower bed'] as const

const unitOf = (place: string) => (place === 'sheet of card' ? 'cm' : 'm')

type RoundKind = 'sides' | 'polygon' | 'longer' | 'times'

const roundKinds: Record<Step, readonly RoundKind[]> = {
  1: ['sides', 'polygon'],
  2: ['sides', 'polygon'],
  3: ['longer', 'polygon'],
  4: ['longer', 'times'],
  5: ['longer', 'times'],
}

export const allRound = template({
  id: 'maths.perimeter.all-round',
  version: 1,
  mode: 'typed',
  seconds: 45,
  draw: (random, step) => {
    const place = random.pick(places)
    const [shape, count] = random.pick(step === 1 ? polygons.slice(0, 3) : polygons)
    const kind = random.pick(roundKinds[step])
    const grain = step < 3 ? 10 : step < 5 ? 5 : 1
    const width = Math.round(random.int(step * 25, 60 + step * 40) / grain) * grain
    const more = Math.round(random.int(20, 90) / grain) * grain
    return { kind, place, shape, count, width, more, times: random.int(2, step) }
  },
  measure: 'digits of the side, and steps to find the other side',
  hardness: ({ kind, width }) =>
    String(width / 10).replace('.', '').length + { sides: 1, polygon: 1.5, longer: 3, times: 3 }[kind],
  write: ({ kind, place, shape, count, width, more, times }) => {
    const unit = kind === 'polygon' ? 'cm' : unitOf(place)
    const say = (tenths: number) => `${shifted(tenths, 1)} ${unit}`
    const length = kind === 'times' ? width * times : width + more
    const perimeter = kind === 'polygon' ? count * width : 2 * (length + width)
    const often = ['', '', 'twice', 'three times', 'four times', 'five times'][times]
    const stems = {
      sides: `A rectangular ${place} is ${say(length)} long and ${say(width)} wide.`,
      longer: `A rectangular ${place} is ${say(width)} wide. It is ${say(more)} longer than it is wide.`,
      times: `A rectangular ${place} is ${say(width)} wide. It is ${often} as long as it is wide.`,
      polygon: `Each side of ${shape} is ${say(width)} long.`,
    }
    const found = {
      sides: '',
      longer: `The length is ${shifted(width, 1)} + ${shifted(more, 1)} = ${say(length)}. `,
      times: `The length is ${times} × ${shifted(width, 1)} = ${say(length)}. `,
      polygon: '',
    }
    const mistake = (tenths: number, misconception: string) => ({
      text: `${plainShifted(tenths, 1)} ${unit}`,
      misconception,
    })
    return {
      stem: `${stems[kind]} What is its perimeter? Give your answer in ${unit}.`,
      expected: { kind: 'quantity', value: plainShifted(perimeter, 1), unit, fixed: false },
      mistakes:
        kind === 'polygon'
          ? [
              mistake((count - 1) * width, 'counted-one-side-too-few'),
              mistake((count + 1) * width, 'wrong-number-of-sides'),
            ]
          : [
              mistake(length + width, 'added-only-two-sides'),
              { text: `${plainShifted(length * width, 2)} ${unit}`, misconception: 'found-the-area' },
              ...(kind === 'sides'
                ? []
                : [mistake(2 * (width + (kind === 'longer' ? more : width)), 'did-not-find-the-length')]),
            ],
      explanation:
        kind === 'polygon'
          ? `${capital(shape)} has ${count} equal sides: ${count} × ${shifted(width, 1)} = **${say(perimeter)}**.`
          : `${found[kind]}A rectangle has two long and two short sides: ${shifted(length, 1)} + ${shifted(width, 1)} + ${shifted(length, 1)} + ${shifted(width, 1)} = **${say(perimeter)}**.`,
    }
  },
})

const backKinds = {
  1: ['regular'],
  2: ['regular', 'rectangle'],
  3: ['rectangle', 'isosceles', 'times'],
  4: ['times', 'longer', 'same-perimeter', 'equal-sides-times'],
  5: ['longer', 'same-perimeter', 'equal-sides-times', 'equal-sides-longer'],
} as const

type BackKind = (typeof backKinds)[Step][number]

interface Back {
  readonly kind: BackKind
  /** Two regular shapes. */
  readonly shapes: readonly (typeof polygons)[number][]
  /** In tenths. */
  readonly side: number
  readonly more: number
  readonly times: number
  readonly unit: (typeof units)[number]
  readonly asksLonger: boolean
}

interface Told {
  readonly stem: string
  readonly right: number
  readonly explanation: string
  /** Likeliest first, in tenths. */
  readonly wrong: readonly (readonly [tenths: number, misconception: string])[]
}

const oftens = ['', '', 'twice', 'three times', 'four times'] as const

const tellBack: Readonly<Record<BackKind, (facts: Back, say: (tenths: number) => string) => Told>> = {
  regular: ({ shapes, side }, say) => {
    const [shape, count] = shapes[0] ?? polygons[0]
    const round = count * side
    return {
      stem: `${capital(shape)} has a perimeter of ${say(round)}. How long is each side?`,
      right: side,
      explanation: `All ${count} sides are equal: ${shifted(round, 1)} ÷ ${count} = **${say(side)}**.`,
      wrong: [
        [round / (count + 1), 'wrong-number-of-sides'],
        [round / (count - 1), 'wrong-number-of-sides'],
        [round / 2, 'halved-instead-of-sharing'],
        [round / 4, 'shared-by-four'],
        [side * 2, 'doubled-the-side'],
      ],
    }
  },
  rectangle: ({ side, more }, say) => {
    const other = side + more
    const round = 2 * (side + other)
    return {
      stem: `A rectangle has a perimeter of ${say(round)}. It is ${say(other)} long. How wide is it?`,
      right: side,
      explanation: `A length and a width together are half the perimeter: ${shifted(round, 1)} ÷ 2 = ${say(round / 2)}. Take off the length: ${shifted(round / 2, 1)} − ${shifted(other, 1)} = **${say(side)}**.`,
      wrong: [
        [round - 2 * other, 'forgot-to-halve'],
        [round - other, 'took-off-only-one-side'],
        [(round - other) / 2, 'took-off-only-one-side'],
        [round / 4, 'shared-by-four'],
        [side / 2, 'halved-once-too-often'],
      ],
    }
  },
  isosceles: ({ side, more }, say) => {
    const other = side + more
    const round = 2 * other + side
    return {
      stem: `An isosceles triangle has a perimeter of ${say(round)}. Its two equal sides are ${say(other)} long each. How long is the third side?`,
      right: side,
      explanation: `The two equal sides are 2 × ${shifted(other, 1)} = ${say(2 * other)}. Take them off: ${shifted(round, 1)} − ${shifted(2 * other, 1)} = **${say(side)}**.`,
      wrong: [
        [round - other, 'took-off-only-one-side'],
        [(round - other) / 2, 'halved-what-was-left'],
        [round / 2 - other, 'halved-once-too-often'],
        [other, 'found-another-side'],
        [side / 2, 'halved-once-too-often'],
      ],
    }
  },
  times: ({ side, times, asksLonger }, say) => {
    const round = 2 * (side + side * times)
    return {
      stem: `A rectangle has a perimeter of ${say(round)}. It is ${oftens[times]} as long as it is wide. How ${asksLonger ? 'long' : 'wide'} is it?`,
      right: asksLonger ? side * times : side,
      explanation: `Half the perimeter is ${shifted(round, 1)} ÷ 2 = ${say(round / 2)}. That is one width and ${times} widths more, which makes ${times + 1} widths: ${shifted(round / 2, 1)} ÷ ${times + 1} = ${asksLonger ? `${say(side)}. The length is ${times} × ${shifted(side, 1)} = **${say(side * times)}**` : `**${say(side)}**`}.`,
      wrong: [
        [(round / (times + 1)) * (asksLonger ? times : 1), 'forgot-to-halve'],
        [(round / 2 / times) * (asksLonger ? times : 1), 'forgot-the-width-itself'],
        [asksLonger ? side : side * times, 'found-another-side'],
        [round / 4, 'shared-by-four'],
        [round / 2 - (asksLonger ? 0 : side * (times - 1)), 'forgot-the-width-itself'],
      ],
    }
  },
  longer: ({ side, more, asksLonger }, say) => {
    const round = 2 * (side + side + more)
    const twice = round / 2 - more
    return {
      stem: `A rectangle has a perimeter of ${say(round)}. It is ${say(more)} longer than it is wide. How ${asksLonger ? 'long' : 'wide'} is it?`,
      right: asksLonger ? side + more : side,
      explanation: `A length and a width together are half the perimeter: ${shifted(round, 1)} ÷ 2 = ${say(round / 2)}. Without the extra ${say(more)}, two widths are left: ${shifted(round / 2, 1)} − ${shifted(more, 1)} = ${say(twice)}. One width is ${shifted(twice, 1)} ÷ 2 = ${asksLonger ? `${say(side)}, and the length is ${shifted(side, 1)} + ${shifted(more, 1)} = **${say(side + more)}**` : `**${say(side)}**`}.`,
      wrong: [
        [asksLonger ? side : side + more, 'found-another-side'],
        [round / 4 + (asksLonger ? more : -more), 'added-the-difference-to-a-square'],
        [twice, 'forgot-to-halve'],
        [(round - more) / 2, 'forgot-to-halve'],
        [round / 4, 'shared-by-four'],
        [round / 2 - more + (asksLonger ? more : 0), 'forgot-to-halve'],
      ],
    }
  },
  'same-perimeter': ({ shapes, side }, say) => {
    const [[one, few] = polygons[0], [two, many] = polygons[1]] = shapes
    const round = side * few
    return {
      stem: `${capital(one)} and ${two} have the same perimeter. Each side of the ${shapeName(two)} is ${say(round / many)} long. How long is each side of the ${shapeName(one)}?`,
      right: side,
      explanation: `The perimeter is ${many} × ${shifted(round / many, 1)} = ${say(round)}. The ${shapeName(one)} has ${few} equal sides: ${shifted(round, 1)} ÷ ${few} = **${say(side)}**.`,
      wrong: [
        [round, 'found-the-perimeter-only'],
        [round / (few + 1), 'wrong-number-of-sides'],
        [round / (few - 1), 'wrong-number-of-sides'],
        [round / many, 'took-the-sides-to-be-equal'],
        [((round / many) * few) / many, 'swapped-the-shapes'],
        [round / 4, 'shared-by-four'],
      ],
    }
  },
  'equal-sides-times': ({ side, times, asksLonger }, say) => {
    const parts = 2 * times + 1
    const round = side * parts
    return {
      stem: `In an isosceles triangle each of the two equal sides is ${oftens[times]} as long as the third side. The perimeter is ${say(round)}. How long is ${asksLonger ? 'one of the equal sides' : 'the third side'}?`,
      right: asksLonger ? side * times : side,
      explanation: `Count the third side as 1 part. Each equal side is ${times} parts, so there are ${times} + ${times} + 1 = ${parts} parts. One part is ${shifted(round, 1)} ÷ ${parts} = ${asksLonger ? `${say(side)}, and an equal side is ${times} × ${shifted(side, 1)} = **${say(side * times)}**` : `**${say(side)}**`}.`,
      wrong: [
        [asksLonger ? side : side * times, 'found-another-side'],
        [(round / (times + 1)) * (asksLonger ? times : 1), 'counted-one-side-too-few'],
        [(round / (2 * times)) * (asksLonger ? times : 1), 'forgot-the-width-itself'],
        [round / 3, 'shared-equally'],
        [(round / (times + 2)) * (asksLonger ? times : 1), 'counted-one-side-too-few'],
        [side * 2 * times, 'found-another-side'],
      ],
    }
  },
  'equal-sides-longer': ({ side, more, asksLonger }, say) => {
    const round = 3 * side + 2 * more
    return {
      stem: `In an isosceles triangle each of the two equal sides is ${say(more)} longer than the third side. The perimeter is ${say(round)}. How long is ${asksLonger ? 'one of the equal sides' : 'the third side'}?`,
      right: asksLonger ? side + more : side,
      explanation: `Without the extra ${say(more)} on each equal side, all three sides would be as long as the third: ${shifted(round, 1)} − 2 × ${shifted(more, 1)} = ${say(3 * side)}. One of them is ${shifted(3 * side, 1)} ÷ 3 = ${asksLonger ? `${say(side)}, and an equal side is ${shifted(side, 1)} + ${shifted(more, 1)} = **${say(side + more)}**` : `**${say(side)}**`}.`,
      wrong: [
        [asksLonger ? side : side + more, 'found-another-side'],
        [(round - more) / 3 + (asksLonger ? more : 0), 'took-off-only-one-side'],
        [round / 3 + (asksLonger ? more : -more), 'added-the-difference-to-a-square'],
        [round / 3, 'shared-equally'],
        [(round - 2 * more) / 2 + (asksLonger ? more : 0), 'counted-one-side-too-few'],
        [(round + 2 * more) / 3, 'added-not-took-off'],
      ],
    }
  },
}

const shapeName = (shape: string) => shape.replace(/^an? /, '')

export const missingSide = template({
  id: 'maths.perimeter.missing-side',
  version: 3,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 50,
  draw: (random, step): Back => {
    const kind = random.pick(backKinds[step])
    const grain = step < 4 ? 10 : 5
    const length = (least: number, most: number) => Math.round(random.int(least, most) / grain) * grain
    for (;;) {
      const [first = polygons[0], second = polygons[1]] = random.sample(polygons, 2)
      const facts: Back = {
        kind,
        shapes: [first, second],
        side: length(30, 80 + step * 20),
        more: length(10, 70),
        times: random.int(2, kind === 'equal-sides-times' ? 3 : 4),
        unit: random.pick(units),
        asksLonger: step > 3 && random.chance(0.5),
      }
      const isFine = (tenths: number) => Number.isInteger(tenths / grain)
      const pairs = kind !== 'same-perimeter' || isFine((facts.side * first[1]) / second[1])
      if (pairs && facts.side !== facts.more) return facts
    }
  },
  measure: 'steps to work back, and digits of the side',
  hardness: ({ kind, side, asksLonger }) =>
    ({
      regular: 1,
      rectangle: 2,
      isosceles: 2,
      times: 3,
      longer: 3.5,
      'same-perimeter': 3,
      'equal-sides-times': 4,
      'equal-sides-longer': 5,
    })[kind] +
    String(side / 10).replace('.', '').length / 2 +
    (asksLonger ? 0.5 : 0),
  write: (facts, random) => {
    const say = (tenths: number) => `${shifted(tenths, 1)} ${facts.unit}`
    const { stem, right, explanation, wrong } = tellBack[facts.kind](facts, say)
    const grain = right % 10 ? 5 : 10
    const slips = random.shuffle([10, -10, 20, -20]).map(by => [right + by, 'slipped-by-one'] as const)
    return {
      stem,
      right: { text: say(right) },
      wrong: spread(
        random,
        say(right),
        [...wrong, ...slips]
          .map(([tenths, misconception]) => ({ tenths: Math.round(tenths / grain) * grain, misconception }))
          .filter(({ tenths }) => tenths > 0)
          .map(({ tenths, misconception }) => ({ text: say(tenths), misconception })),
      ),
      explanation,
    }
  },
})

export const perimeter: Topic = {
  id: 'maths.perimeter',
  name: 'Perimeter',
  subdomain: 'measures',
  year: 5,
  prerequisites: ['maths.addition-and-subtraction', 'maths.units-of-measure'],
  about: 'Finding the distance all the way round a shape, also where some sides are not given.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
The **perimeter** is the distance all the way round a shape. Think of an ant that walks along the edge. It starts at one corner and stops when it is back there.

To find the perimeter, add up all the sides.

A rectangle has two long sides and two short sides. So add one long and one short side. Then double it.

In a **regular** shape all sides are equal, and so are all angles. So multiply one side by the number of sides.

${drawOutline(lShape(100, 70, 40, 30), ['6 cm', '3 cm', undefined, '4 cm', '10 cm', undefined], 'An L-shape').svg}

Some sides may have no number. Look at the side across from them. The parts on top must be as long as the whole side at the bottom.`,
    example: `
Find the perimeter of the shape above.

1. The bottom is 10 cm. One part on top is 6 cm. The other part must be 10 − 6 = 4 cm.
2. The right side is 3 cm and then 4 cm. So the left side is 3 + 4 = 7 cm.
3. Go round: 6 + 3 + 4 + 4 + 10 + 7 = **34 cm**.`,
    harder: `
${drawOutline(uShape(60, 50, 50, 90, 40), ['6 cm', '4 cm', undefined, undefined, '5 cm', '9 cm', '16 cm', undefined], 'A shape like a wide letter U').svg}

Find the perimeter of this shape.

1. Count the sides first. There are 8, so your addition needs 8 numbers.
2. The bottom of the gap has no number. The top parts must be as long as the whole base: 16 − 6 − 5 = 5 cm.
3. The right wall of the gap is as high as the left wall: 4 cm. The left side is as high as the right side: 9 cm.
4. Go round: 6 + 4 + 5 + 4 + 5 + 9 + 16 + 9 = **58 cm**.
5. Check: the box all round would be 16 + 9 + 16 + 9 = 50 cm. The gap adds its two walls: 50 + 4 + 4 = 58. Good!

Here is one without a picture. **A rectangle has a perimeter of 84 m. It is three times as long as it is wide. How wide is it?** One length and one width make half of 84, so 42 m. Call the width 1 part. The length is 3 parts. So 4 parts are 42 m, and the width is 42 ÷ 4 = **10.5 m**.

Now you try: a triangle has a perimeter of 40 cm. Two sides are 14.5 cm each. How long is the third? (It is 11 cm.)`,
    mistake: `
Many children add only the numbers they can see. Then sides are left out. Count the sides first. Here there are six. So your addition needs six numbers. If it has only four, two sides are missing. Put a small tick on each side when you add it.`,
    tryThis: `
Find the perimeter of your table or of a book. Measure all the sides and add them. Can you do it with only two measurements?`,
  })),
  misconceptions: once(() => ({
    'found-an-area': {
      child: 'Perimeter is the way round. Add the sides, do not multiply them.',
      parent:
        'Multiplies to find an area instead of the way round. Walk a finger round the edge and add each side.',
    },
    'left-out-one-side': {
      child: 'One side is missing from your sum. Mark each side as you add it.',
      parent: 'Leaves out one side. Tick each side while adding, starting and ending at the same corner.',
    },
    'counted-a-side-twice': {
      child: 'You added one side twice. Put a dot where you start and stop there.',
      parent: 'Counts one side twice. Mark the starting corner and go round once.',
    },
    'added-only-two-sides': {
      child: 'Go all the way round. There are more than two sides.',
      parent: 'Adds one length and one width only. Walk round a table together and count the sides.',
    },
    'left-out-sides-without-a-length': {
      child: 'Some sides have no number. Find their lengths first, then add them too.',
      parent:
        'Adds only the sides that have a number. Work out the missing sides from the ones across from them.',
    },
    'counted-one-side-too-few': {
      child: 'Count the sides again. Think what the name of the shape tells you.',
      parent: 'Uses one side too few. Learn the names: pentagon 5, hexagon 6, octagon 8, decagon 10.',
    },
    'wrong-number-of-sides': {
      child: 'Check how many sides this shape has. A pentagon has 5 and a hexagon 6.',
      parent: 'Is unsure how many sides a named shape has. Draw the shapes and count the sides together.',
    },
    'found-the-area': {
      child: 'You found the space inside. The perimeter is the way round it.',
      parent: 'Mixes up area and perimeter. A fence goes round a garden; grass fills it.',
    },
    'did-not-find-the-length': {
      child: 'First work out how long it is. Then add all four sides.',
      parent:
        'Uses the number in the text without finding the length first. Draw the rectangle and label both sides.',
    },
    'slipped-by-one': {
      child: 'You were just one out. Put your side in and add all of them to check.',
      parent: 'Is one unit out. Add up all the sides with this answer and see if they make the perimeter.',
    },
    'doubled-the-side': {
      child: 'That is two sides together. The question asks for one.',
      parent: 'Gives twice the length of the side. Draw the shape and mark just the side that is wanted.',
    },
    'halved-instead-of-sharing': {
      child: 'All the sides are equal. Divide by how many there are, not by two.',
      parent: 'Halves the perimeter whatever the shape. Count the sides, then divide by that number.',
    },
    'shared-by-four': {
      child: 'Not every shape has four equal sides. Draw it and label the sides.',
      parent: 'Divides the perimeter by four, as for a square. Ask them to draw the shape first.',
    },
    'halved-once-too-often': {
      child: 'That is only half of the side. You halved once too often.',
      parent: 'Halves one time too many. Draw the shape and check that the sides add up.',
    },
    'slipped-by-two': {
      child: 'You were two out. Add all the sides to check.',
      parent: 'Is two units out. Have them add all the sides with this answer as a check.',
    },
    'took-off-only-one-side': {
      child: 'There are two sides of that length. Take off both.',
      parent: 'Takes off one of two equal sides. Draw the shape and write the length on both of them.',
    },
    'forgot-to-halve': {
      child: 'You have two equal sides here. Halve to find just one.',
      parent: 'Finds two sides together and forgets to halve. Draw the rectangle and colour in the pair.',
    },
    'found-another-side': {
      child: 'You found a side, but not the one in the question. Read the last line again.',
      parent:
        'Finds one of the other sides. Draw the shape and write a question mark on the side that is asked for.',
    },
    'added-the-difference-to-a-square': {
      child: 'First put the extra length aside, then share equally.',
      parent:
        'Shares the perimeter equally and then adds or takes off all of the difference. Take the extra lengths off first.',
    },
    'found-the-perimeter-only': {
      child: 'That is the way round. Now share it between the sides.',
      parent: 'Stops at the perimeter. Ask how many equal sides share it.',
    },
    'took-the-sides-to-be-equal': {
      child: 'The way round is the same, but the sides are not. Find the perimeter first.',
      parent: 'Takes the sides of both shapes to be equal. Make both shapes from the same piece of string.',
    },
    'swapped-the-shapes': {
      child: 'You mixed up the two shapes. Write down how many sides each one has.',
      parent: 'Mixes up the two shapes. Sketch both and write the number of sides inside.',
    },
    'shared-equally': {
      child: 'The three sides are not all equal. Look at what the story says about them.',
      parent: 'Divides by three as if all sides were equal. Sketch the triangle and label its sides.',
    },
    'added-not-took-off': {
      child: 'Take the extra lengths off before you share. Do not add them.',
      parent:
        'Adds the extra lengths where they should come off. Draw the sides as bars with the extra shaded.',
    },
    'halved-what-was-left': {
      child: 'Take off both equal sides. What is left is the third side.',
      parent: 'Takes off one equal side and halves the rest. Label all three sides of the triangle.',
    },
    'forgot-the-width-itself': {
      child: 'The width counts too: one width and the longer side together.',
      parent:
        'Forgets the width when counting the equal parts. Draw the rectangle and split its length into widths.',
    },
    'found-the-length': {
      child: 'You found the length. The question asks for the width.',
      parent: 'Gives the longer side instead of the width. Underline the word the question asks about.',
    },
  })),
  templates: [compound, allRound, missingSide],
  earlier: [missingSideBefore],
}
