import { label, line, path, picture, polygon, round } from '../svg.ts'
import { ordinal } from '../wording.ts'
import { measured, shifted } from './exact.ts'

/** A scale in thousandths of its unit, with numbers at `first`, `first + each` and so on, and small parts in between. */
export interface Scale {
  readonly first: number
  readonly each: number
  readonly parts: number
  readonly unit: string
}

/** Parts between the numbers of a scale. */
export const gaps = 4

export const text = (value: number) => shifted(value, 3)

export const numbersOf = ({ first, each }: Scale) =>
  Array.from({ length: gaps + 1 }, (_, at) => text(first + at * each))

/** Describes the position of an arrow or of the water, without the value. */
export function placeInWords({ first, each, parts }: Scale, halves: number): string {
  const gap = Math.floor(halves / (parts * 2))
  const rest = halves - gap * parts * 2
  const after = `after ${text(first + gap * each)}`
  const before = Math.floor(rest / 2)
  if (rest % 2 === 0) return `${ordinal(before)} small mark ${after}`
  if (before === 0)
    return `place halfway between ${text(first + gap * each)} and the first small mark ${after}`
  if (before === parts - 1)
    return `place halfway between the last small mark ${after} and ${text(first + (gap + 1) * each)}`
  return `place halfway between the ${ordinal(before)} and the ${ordinal(before + 1)} small mark ${after}`
}

export const betweenWords = (scale: Scale) =>
  `Small marks cut each gap between two numbers into ${scale.parts} equal parts.`

const left = 24
const gapWidth = 68

/** A horizontal scale with arrows above it. */
export function drawLine(scale: Scale, arrows: readonly (readonly [halves: number, name: string])[]) {
  const across = (halves: number) => left + (halves / (scale.parts * 2)) * gapWidth
  const marks = Array.from({ length: gaps * scale.parts + 1 }, (_, at) => {
    const tall = at % scale.parts === 0 ? 20 : 11
    return `M${round(across(at * 2))} 62V${62 + tall}`
  })
  const drawn = arrows.map(([halves, name]) => {
    const x = across(halves)
    const head = polygon(
      [
        [x, 60],
        [x - 5, 48],
        [x + 5, 48],
      ],
      'black',
      1,
    )
    return head + line([x, 48], [x, 28], 3) + (name && label([x, 20], name, { bold: true }))
  })
  const seen = arrows.map(
    ([halves, name]) =>
      `${name ? `Arrow ${name}` : 'An arrow'} points to the ${placeInWords(scale, halves)}.`,
  )
  return picture(
    320,
    108,
    `A scale in ${scale.unit}, numbered ${numbersOf(scale).join('; ')}. ${betweenWords(scale)} ${seen.join(' ')}`,
    [
      line([left, 62], [left + gaps * gapWidth, 62]),
      path(marks.join(''), 'none', 1.5),
      ...numbersOf(scale).map((number, at) => label([left + at * gapWidth, 100], number, { size: 13 })),
      ...drawn,
    ].join(''),
  )
}

/** How to find the value of one small part. */
export const partWorth = (scale: Scale) =>
  `Each gap between two numbers is ${shown(scale.each, scale)}, cut into ${scale.parts} parts, so one small part is ${text(scale.each)} ÷ ${scale.parts} = ${shown(scale.each / scale.parts, scale)}.`

export const shown = (value: number, { unit }: Scale) => measured(text(value), unit)
