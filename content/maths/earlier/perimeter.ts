import type { Step } from '../../question.ts'
import { template } from '../../template.ts'
import { capital } from '../../wording.ts'
import { shifted } from '../exact.ts'
import { spread } from '../spread.ts'

const units = ['cm', 'm'] as const

const polygons = [
  ['an equilateral triangle', 3],
  ['a regular pentagon', 5],
  ['a regular hexagon', 6],
  ['a regular octagon', 8],
  ['a regular decagon', 10],
] as const

type BackKind = 'regular' | 'rectangle' | 'isosceles' | 'times'

const backKinds: Record<Step, readonly BackKind[]> = {
  1: ['regular'],
  2: ['regular', 'rectangle'],
  3: ['rectangle'],
  4: ['rectangle', 'isosceles'],
  5: ['isosceles', 'times'],
}

export const missingSide = template({
  id: 'maths.perimeter.missing-side',
  version: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const kind = random.pick(backKinds[step])
    const [shape, count] = random.pick(polygons)
    const grain = step < 4 ? 10 : 5
    const side = Math.round(random.int(30, 80 + step * 20) / grain) * grain
    return {
      kind,
      shape,
      count,
      side,
      other: side + Math.round(random.int(10, 70) / grain) * grain,
      times: random.int(2, 4),
      unit: random.pick(units),
    }
  },
  measure: 'steps to work back, and digits of the perimeter',
  hardness: ({ kind, side }) =>
    ({ regular: 1, rectangle: 2, isosceles: 3, times: 3.5 })[kind] +
    String(side / 10).replace('.', '').length / 2,
  write: ({ kind, shape, count, side, other, times, unit }, random) => {
    const say = (tenths: number) => `${shifted(tenths, 1)} ${unit}`
    const often = ['', '', 'twice', 'three times', 'four times'][times]
    const perimeter = {
      regular: count * side,
      rectangle: 2 * (side + other),
      isosceles: 2 * other + side,
      times: 2 * (side + side * times),
    }[kind]
    const grain = side % 10 ? 5 : 10
    const wrong = (tenths: number, misconception: string) => ({
      text: say(Math.round(tenths / grain) * grain),
      misconception,
    })
    const texts = {
      regular: [
        `${capital(shape)} has a perimeter of ${say(perimeter)}. How long is each side?`,
        `All ${count} sides are equal: ${shifted(perimeter, 1)} ÷ ${count} = **${say(side)}**.`,
      ],
      rectangle: [
        `A rectangle has a perimeter of ${say(perimeter)}. It is ${say(other)} long. How wide is it?`,
        `A length and a width together are half the perimeter: ${shifted(perimeter, 1)} ÷ 2 = ${say(perimeter / 2)}. Take off the length: ${shifted(perimeter / 2, 1)} − ${shifted(other, 1)} = **${say(side)}**.`,
      ],
      isosceles: [
        `A triangle has a perimeter of ${say(perimeter)}. Two of its sides are ${say(other)} long each. How long is the third side?`,
        `The two equal sides are 2 × ${shifted(other, 1)} = ${say(2 * other)}. Take them off: ${shifted(perimeter, 1)} − ${shifted(2 * other, 1)} = **${say(side)}**.`,
      ],
      times: [
        `A rectangle has a perimeter of ${say(perimeter)}. It is ${often} as long as it is wide. How wide is it?`,
        `Half the perimeter is ${shifted(perimeter, 1)} ÷ 2 = ${say(perimeter / 2)}. That is one width and ${times} widths more, which makes ${times + 1} widths: ${shifted(perimeter / 2, 1)} ÷ ${times + 1} = **${say(side)}**.`,
      ],
    }[kind]
    return {
      stem: texts[0] ?? '',
      right: { text: say(side) },
      wrong: spread(random, say(side), [
        ...(kind === 'rectangle'
          ? [
              wrong(perimeter - other, 'took-off-only-one-side'),
              wrong(perimeter - 2 * other, 'forgot-to-halve'),
            ]
          : []),
        ...(kind === 'isosceles'
          ? [
              wrong(perimeter - other, 'took-off-only-one-side'),
              wrong((perimeter - other) / 2, 'halved-what-was-left'),
            ]
          : []),
        ...(kind === 'times'
          ? [
              wrong(perimeter / (times + 1), 'forgot-to-halve'),
              wrong(perimeter / 2 / times, 'forgot-the-width-itself'),
              wrong(side * times, 'found-the-length'),
            ]
          : []),
        ...(kind === 'regular'
          ? [
              wrong(perimeter / (count + 1), 'wrong-number-of-sides'),
              wrong(perimeter / (count - 1), 'wrong-number-of-sides'),
              wrong(perimeter / 2, 'halved-instead-of-sharing'),
            ]
          : []),
        wrong(perimeter / 4, 'shared-by-four'),
        wrong(side + 10, 'slipped-by-one'),
        wrong(side * 2, 'doubled-the-side'),
        wrong(side - 10, 'slipped-by-one'),
        wrong(side / 2, 'halved-once-too-often'),
        ...(side > 20 ? [wrong(side - 20, 'slipped-by-two')] : []),
      ]),
      explanation: texts[1] ?? '',
    }
  },
})
