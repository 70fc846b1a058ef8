import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Point, path, picture, polygon } from '../svg.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'

type Kind = 'longest' | 'perimeter' | 'area'
type Outline = 'rectangle' | 'l' | 't'

/** Places of a likely size, up to nine squares long, by the real length of a square. */
const placesFor = (per: number) =>
  per < 100
    ? ['bedroom', 'kitchen', 'study', 'summer house']
    : per < 150
      ? ['classroom', 'café', 'music room', 'shop']
      : per < 250
        ? ['hall', 'barn', 'courtyard', 'library']
        : ['playground', 'vegetable garden', 'car park', 'market place']

interface Facts {
  readonly kind: Kind
  readonly outline: Outline
  readonly place: string
  /** The sides: for an L its cut, for a T the widths. */
  readonly wide: number
  readonly high: number
  readonly cutWide: number
  readonly cutHigh: number
  /** The real length of the side of a square, in centimetres. */
  readonly per: number
  /** The scale is given as a ratio, and the squares are centimetre squares. */
  readonly isRatio: boolean
}

const scales: Record<Step, readonly number[]> = {
  1: [200, 300, 400],
  2: [300, 400, 500, 150],
  3: [50, 150, 250, 300],
  4: [50, 100, 200, 400],
  5: [50, 150, 250, 200],
}

function drawFacts(random: Random, step: Step): Facts {
  const kinds: Record<Step, readonly Kind[]> = {
    1: ['longest', 'perimeter'],
    2: ['perimeter'],
    3: ['perimeter', 'area'],
    4: ['perimeter', 'area'],
    5: ['area'],
  }
  const outline: Outline = step < 3 ? 'rectangle' : random.pick(['l', 't'] as const)
  const per = random.pick(scales[step])
  const wide = random.int(6, 9)
  const high = random.int(4, wide - 1)
  return {
    kind: random.pick(kinds[step]),
    outline,
    place: random.pick(placesFor(per)),
    wide,
    high,
    cutWide: random.int(2, Math.max(2, Math.floor((wide - 2) / (outline === 't' ? 2 : 1)) - 1)),
    cutHigh: random.int(1, high - 2),
    per,
    isRatio: step > 3,
  }
}

/** On the grid, with y downwards. */
function cornersOf({ outline, wide, high, cutWide, cutHigh }: Facts): readonly Point[] {
  const bottom: Point[] = [
    [wide, high],
    [0, high],
  ]
  if (outline === 'rectangle') return [[0, 0], [wide, 0], ...bottom]
  if (outline === 'l')
    return [[0, 0], [wide - cutWide, 0], [wide - cutWide, cutHigh], [wide, cutHigh], ...bottom]
  return [
    [cutWide, 0],
    [wide - 1, 0],
    [wide - 1, cutHigh],
    [wide, cutHigh],
    ...bottom,
    [0, cutHigh],
    [cutWide, cutHigh],
  ]
}

/** The rectangles, side by side from left to right or top to bottom, that make up the plan. */
function partsOf({ outline, wide, high, cutWide, cutHigh }: Facts): (readonly [number, number])[] {
  if (outline === 'rectangle') return [[wide, high]]
  const top = outline === 'l' ? wide - cutWide : wide - 1 - cutWide
  return [
    [top, cutHigh],
    [wide, high - cutHigh],
  ]
}

function drawPlan(facts: Facts): Picture {
  const [columns, rows] = [facts.wide + 2, facts.high + 2]
  const cell = 27
  const left = (320 - columns * cell) / 2
  const corners = cornersOf(facts)
  const at = ([x, y]: Point): Point => [left + (x + 1) * cell, 6 + (y + 1) * cell]
  const grid = [
    ...Array.from({ length: columns + 1 }, (_, x) => `M${left + x * cell} 6V${6 + rows * cell}`),
    ...Array.from({ length: rows + 1 }, (_, y) => `M${left} ${6 + y * cell}H${left + columns * cell}`),
  ]
  const sides = corners.map(([x, y], side) => {
    const [nextX, nextY] = corners[(side + 1) % corners.length] ?? [0, 0]
    const way = nextX > x ? 'right' : nextX < x ? 'left' : nextY > y ? 'down' : 'up'
    return `${way} ${Math.abs(nextX - x) + Math.abs(nextY - y)}`
  })
  return picture(
    320,
    rows * cell + 12,
    `A plan on squared paper. All its corners are right angles. Going round it, its sides are, in squares: ${sides.join(', ')}.`,
    path(grid.join(''), 'none', 1).replace('stroke="#000"', 'stroke="#aaa"') +
      polygon(corners.map(at), 'white', 3).replace('fill="#fff"', 'fill="none"'),
  )
}

export const scalePlans = template({
  id: 'maths.scale-and-similar-shapes.plans',
  version: 1,
  mode: 'typed',
  seconds: 70,
  draw: drawFacts,
  measure: 'sides of the plan, how its scale is given, and whether an area is asked for',
  hardness: ({ kind, outline, per, isRatio }) =>
    ({ longest: 0.5, perimeter: 1.5, area: 3 })[kind] +
    (outline === 'rectangle' ? 0 : 1.5) +
    (per % 100 ? 1 : 0) +
    (isRatio ? 1 : 0),
  write: facts => {
    const { kind, place, wide, high, per, isRatio } = facts
    const parts = partsOf(facts)
    const squares = parts.reduce((sum, [a, b]) => sum + a * b, 0)
    const around = 2 * (wide + high)
    const one = per / 100
    const long = wide * one
    const value = kind === 'longest' ? long : kind === 'perimeter' ? around * one : squares * one * one
    const unit = kind === 'area' ? 'm²' : 'm'
    const scale = isRatio
      ? `This is a plan of a ${place} on centimetre squared paper. Its scale is **1:${per}**.`
      : `This is a plan of a ${place}. The side of each square is ${one < 1 ? `${per} cm` : `${grouped(one)} m`} in real life.`
    const question = {
      longest: `How long is the longest side of the ${place} really?`,
      perimeter: `What is the real perimeter of the ${place}?`,
      area: `What is the real **area** of the ${place}?`,
    }[kind]
    const mistakes: (readonly [number, string])[] =
      kind === 'longest'
        ? [
            [wide, 'ignored-the-scale'],
            [high * one, 'took-the-shorter-side'],
            [wide + one, 'added-the-scale'],
            [(wide + 1) * one, 'one-square-out'],
          ]
        : kind === 'perimeter'
          ? [
              [around, 'ignored-the-scale'],
              [(around / 2) * one, 'added-only-some-sides'],
              [squares * one, 'found-the-area-instead'],
              [(around + 1) * one, 'one-square-out'],
              [(around - 1) * one, 'one-square-out'],
            ]
          : [
              [squares * one, 'used-the-scale-only-once'],
              [squares, 'ignored-the-scale'],
              [around * one, 'found-the-perimeter'],
              [wide * high * one * one, 'took-the-whole-rectangle'],
              [(squares + 1) * one * one, 'one-square-out'],
            ]
    const meaning = isRatio
      ? `The scale 1:${per} means that 1 cm on the plan is ${per} cm in real life, which is ${grouped(one)} m. `
      : one < 1
        ? `${per} cm is ${grouped(one)} m. `
        : ''
    const walk = {
      longest: `The longest side is ${wide} squares long. ${wide} × ${grouped(one)} m = **${grouped(long)} m**.`,
      perimeter: `Count the sides of squares all the way round: there are ${around}. ${around} × ${grouped(one)} m = **${grouped(around * one)} m**.`,
      area: `Count the squares: ${parts.map(([a, b]) => `${a} × ${b}`).join(' + ')} = ${squares}. Each square is ${grouped(one)} m by ${grouped(one)} m in real life, which is ${grouped(one * one)} m². ${squares} × ${grouped(one * one)} = **${grouped(squares * one * one)} m²**.`,
    }[kind]
    return {
      stem: `${scale} ${question} Give your answer in ${unit}.`,
      picture: drawPlan(facts),
      expected: { kind: 'quantity', value: String(value), unit, fixed: true },
      mistakes: mistakes
        .filter(([wrong], at) => wrong !== value && mistakes.findIndex(([other]) => other === wrong) === at)
        .map(([wrong, misconception]) => ({ text: `${wrong} ${unit}`, misconception })),
      explanation: `${meaning}${walk}`,
    }
  },
})
