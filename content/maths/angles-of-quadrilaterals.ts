import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import type { Point } from '../svg.ts'
import { template } from '../template.ts'
import { drawMarkedShape, type ShapeDrawing } from './shape-angles.ts'

const kinds = [
  'with-right-angles',
  'any',
  'parallelogram',
  'kite',
  'trapezium',
  'rhombus-diagonal',
  'arrowhead',
  'outside',
  'isosceles-outside',
  'two-isosceles',
  'two-isosceles-whole',
  'two-isosceles-back',
  'kite-from-sides',
] as const
type Kind = (typeof kinds)[number]

const pools: Record<Step, readonly Kind[]> = {
  1: ['with-right-angles', 'any'],
  2: ['any', 'parallelogram'],
  3: ['parallelogram', 'kite', 'trapezium', 'kite-from-sides'],
  4: ['kite', 'rhombus-diagonal', 'isosceles-outside', 'arrowhead', 'outside'],
  5: [
    'rhombus-diagonal',
    'outside',
    'two-isosceles',
    'two-isosceles-whole',
    'two-isosceles-back',
    'arrowhead',
  ],
}

const efforts: Record<Kind, number> = {
  'with-right-angles': 1,
  any: 1.5,
  parallelogram: 2,
  'kite-from-sides': 2.5,
  kite: 3,
  trapezium: 2.5,
  'rhombus-diagonal': 3.5,
  arrowhead: 4,
  outside: 4,
  'isosceles-outside': 4,
  'two-isosceles': 5.5,
  'two-isosceles-whole': 5.5,
  'two-isosceles-back': 5.5,
}

interface Facts {
  readonly kind: Kind
  /** The printed angles. */
  readonly known: readonly number[]
  readonly x: number
  readonly grain: number
}

const draws: Record<
  Kind,
  (random: Random, size: (least: number, most: number) => number) => readonly [number[], number]
> = {
  'with-right-angles': (_, size) => {
    const a = size(42, 85)
    return [[a], 180 - a]
  },
  any: (random, size) => {
    const known = random.shuffle([size(58, 85), size(95, 125), size(70, 110)])
    return [known, 360 - known.reduce((sum, angle) => sum + angle, 0)]
  },
  parallelogram: (random, size) => {
    const a = size(48, 80)
    return random.chance(0.6) ? [[a], 180 - a] : [[180 - a], a]
  },
  kite: (_, size) => {
    const [top, side] = [size(70, 125), size(96, 118)]
    const rest = 360 - top - 2 * side
    return [[top, rest], side]
  },
  'kite-from-sides': (_, size) => {
    const [top, side] = [size(70, 125), size(96, 118)]
    return [[top, side], 360 - top - 2 * side]
  },
  trapezium: (random, size) => {
    const a = size(48, 78)
    return random.chance(0.6) ? [[a], 180 - a] : [[180 - a], a]
  },
  'rhombus-diagonal': (random, size) => {
    const a = 2 * size(26, 66)
    return random.chance(0.6) ? [[a], (180 - a) / 2] : [[(180 - a) / 2], a]
  },
  arrowhead: (_, size) => {
    const [tip, wing] = [size(45, 66), size(28, 36)]
    return [[tip, wing], 360 - tip - 2 * wing]
  },
  outside: (random, size) => {
    const known = random.shuffle([size(62, 85), size(95, 120), size(75, 110)])
    return [known, 180 - (360 - known.reduce((sum, angle) => sum + angle, 0))]
  },
  'isosceles-outside': (random, size) => {
    const foot = size(38, 76)
    return random.chance(0.5) ? [[180 - 2 * foot], 180 - foot] : [[180 - foot], 180 - 2 * foot]
  },
  'two-isosceles': (_, size) => {
    const b = size(24, 38)
    return [[b], 180 - 4 * b]
  },
  'two-isosceles-whole': (_, size) => {
    const b = size(24, 38)
    return [[b], 180 - 3 * b]
  },
  'two-isosceles-back': (_, size) => {
    const b = size(24, 38)
    return [[2 * b], b]
  },
}

/** Whether the picture has room for the angles, and x can't be taken for a right angle. */
function isFit(kind: Kind, known: readonly number[], x: number): boolean {
  if ([...known, x].some(angle => angle < 14 || Math.abs(angle - 90) < 4)) return false
  // A guess that x is one of the printed angles must not be right.
  if (known.includes(x)) return false
  if (kind === 'any' || kind === 'outside') return x >= 55 && x <= 125
  if (kind === 'kite' || kind === 'kite-from-sides') return Math.min(x, ...known) >= 34
  return kind !== 'arrowhead' || x > 195
}

const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180)
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

/** A quadrilateral with these angles from the lower left corner on, with sides as even as possible. */
function quadrilateral([a, b, , d]: readonly [number, number, number, number]): Point[] {
  let best: Point[] = []
  let most = 0
  for (let long = 0.3; long < 1.6; long += 0.05) {
    const top: Point = [long * cos(a), long * sin(a)]
    // The top side leaves its left corner in this direction, and meets the right side.
    const way = a + d - 180
    const [dx, dy, ex, ey] = [cos(way), sin(way), cos(180 - b), sin(180 - b)]
    const across = dx * -ey - -ex * dy
    const reach = ((1 - top[0]) * -ey - -ex * (0 - top[1])) / across
    const side = (dx * (0 - top[1]) - dy * (1 - top[0])) / across
    const shortest = Math.min(long, reach, side, 1)
    if (shortest / Math.max(long, reach, side, 1) <= most) continue
    most = shortest / Math.max(long, reach, side, 1)
    best = [[0, 0], [1, 0], [1 + side * ex, side * ey], top]
  }
  return best
}

const say = (angle: number) => `${angle}°`

const spoken = (angles: readonly number[]) => angles.map(angle => `${angle}°`).join(', ')

/** Halfway to equal angles, so that measuring the picture doesn't help. */
const evened = (angles: readonly number[]) => {
  const mean = angles.reduce((sum, angle) => sum + angle, 0) / angles.length
  return angles.map(angle => angle * 0.7 + mean * 0.3) as unknown as readonly [number, number, number, number]
}

const note = 'not drawn to scale'

/** The corners of a quadrilateral, each with the direction to the next one and back. */
const around = (texts: readonly string[]) =>
  texts.map((text, at) => [at, (at + 1) % 4, (at + 3) % 4, text] as const)

function drawQuadrilateral(angles: readonly number[], texts: readonly string[], alt: string) {
  const corners = quadrilateral(evened(angles))
  return drawMarkedShape({ corners, angles: around(texts), note }, alt)
}

const drawings: Record<Kind, (known: readonly number[], x: number) => Picture> = {
  'with-right-angles': ([a = 0], x) =>
    drawMarkedShape(
      { corners: quadrilateral([90, 90, x, a]), angles: around(['', '', 'x', say(a)]), note },
      `A quadrilateral with two right angles at the bottom. The angles at the top are ${a}° and x.`,
    ),
  any: (known, x) =>
    drawQuadrilateral(
      [...known, x],
      [...known.map(say), 'x'],
      `A quadrilateral with the angles ${spoken(known)} and x.`,
    ),
  parallelogram: ([a = 0], x) => {
    const acute = Math.min(a, x)
    const corners: Point[] = [
      [0, 0],
      [1.5, 0],
      [1.5 + 0.9 * cos(acute), 0.9 * sin(acute)],
      [0.9 * cos(acute), 0.9 * sin(acute)],
    ]
    const texts = a < x ? [say(a), 'x'] : ['x', say(a)]
    return drawMarkedShape(
      {
        corners,
        angles: around(texts).map(([at, from, , text]) => [at, from, (at + 3) % 4, text] as const),
        note,
      },
      `A parallelogram. Two angles next to each other are ${a}° and x.`,
    )
  },
  kite: ([top = 0, bottom = 0], x) =>
    drawKite(
      top,
      bottom,
      [say(top), 'x', say(bottom)],
      `A kite with a line of symmetry from top to bottom. Its top angle is ${top}°, its bottom angle ${bottom}°, and an angle at the side is x.`,
      x,
    ),
  'kite-from-sides': ([top = 0, side = 0], x) =>
    drawKite(
      top,
      x,
      [say(top), say(side), 'x'],
      `A kite with a line of symmetry from top to bottom. Its top angle is ${top}°, an angle at the side is ${side}°, and its bottom angle is x.`,
      side,
    ),
  trapezium: ([a = 0], x) => {
    const acute = Math.min(a, x)
    const [h, in_] = [0.8, 0.8 / tan(acute)]
    const corners: Point[] = [
      [0, 0],
      [1 + 2 * in_, 0],
      [1 + in_, h],
      [in_, h],
    ]
    const known = a < x
    return drawMarkedShape(
      {
        corners,
        angles: [
          [known ? 0 : 1, known ? 1 : 2, known ? 3 : 0, known ? say(a) : 'x'],
          [known ? 2 : 3, known ? 3 : 0, known ? 1 : 2, known ? 'x' : say(a)],
        ],
        ticks: [
          [0, 3, 1],
          [1, 2, 1],
        ],
        note,
      },
      `A trapezium. Its left and right sides are marked as equal. ${known ? `An angle at the bottom is ${a}°, and the one at the top on the other side is x.` : `An angle at the top is ${a}°, and the one at the bottom on the other side is x.`}`,
    )
  },
  'rhombus-diagonal': ([a = 0], x) => {
    const whole = a > x && a + 2 * x === 180 ? a : 180 - 2 * a === x ? x : a
    const isWhole = whole === a
    const corners: Point[] = [
      [0, 0],
      [1, 0],
      [1 + cos(whole), sin(whole)],
      [cos(whole), sin(whole)],
    ]
    return drawMarkedShape(
      {
        corners,
        lines: [[1, 3]],
        angles: [
          [0, 1, 3, isWhole ? say(a) : 'x'],
          [1, 3, 0, isWhole ? 'x' : say(a)],
        ],
        ticks: [
          [0, 1, 1],
          [1, 2, 1],
          [2, 3, 1],
          [3, 0, 1],
        ],
        note,
      },
      `A rhombus cut in two by a diagonal. ${isWhole ? `The angle at a corner that the diagonal does not touch is ${a}°. The angle between the diagonal and a side is x.` : `The angle between the diagonal and a side is ${a}°. The angle at a corner that the diagonal does not touch is x.`}`,
    )
  },
  arrowhead: ([tip = 0, wing = 0]) => {
    const high = 1 / tan(tip / 2)
    // From each wing to the dent.
    const dent = high - 1 / tan(tip / 2 + wing)
    const corners: Point[] = [
      [0, high],
      [-1, 0],
      [0, high - dent],
      [1, 0],
    ]
    return drawMarkedShape(
      {
        corners,
        angles: [
          [0, 1, 3, say(tip)],
          [1, 2, 0, say(wing)],
          [2, 3, 1, 'x'],
          [3, 0, 2, say(wing)],
        ],
        note,
      },
      `An arrowhead with four sides. The angle at its tip is ${tip}°, both angles at its wings are ${wing}°, and the reflex angle inside it, at the dent, is x.`,
    )
  },
  outside: (known, x) => {
    const corners = quadrilateral(evened([known[0] ?? 0, 180 - x, known[1] ?? 0, known[2] ?? 0]))
    return drawMarkedShape(
      {
        corners,
        more: [[1.45, 0]],
        lines: [[1, 4]],
        angles: [
          [0, 1, 3, say(known[0] ?? 0)],
          [1, 4, 2, 'x'],
          [2, 3, 1, say(known[1] ?? 0)],
          [3, 0, 2, say(known[2] ?? 0)],
        ],
        note,
      },
      `A quadrilateral with the angles ${spoken(known)} inside at three corners. At the fourth corner its base is made longer, and the angle outside is x.`,
    )
  },
  'isosceles-outside': ([a = 0], x) => {
    const foot = a + 2 * (180 - x) === 180 ? 180 - x : 180 - a
    const corners: Point[] = [
      [0, 0],
      [1, 0],
      [0.5, 0.5 * tan(foot)],
    ]
    const fromTop = foot === 180 - x
    return drawMarkedShape(
      {
        corners,
        more: [[1.5, 0]],
        lines: [[1, 3]],
        angles: [
          [2, 0, 1, fromTop ? say(a) : 'x'],
          [1, 3, 2, fromTop ? 'x' : say(a)],
        ],
        ticks: [
          [0, 2, 1],
          [1, 2, 1],
        ],
        note,
      },
      `A triangle whose left and right sides are marked as equal. Its base is made longer to the right. The angle at the top is ${fromTop ? `${a}°` : 'x'}, and the angle outside at the right is ${fromTop ? 'x' : `${a}°`}.`,
    )
  },
  'two-isosceles': ([b = 0]) =>
    drawTwoIsosceles(
      b,
      [
        [0, 1, 2, say(b)],
        [2, 3, 1, 'x'],
      ],
      `The angle at the bottom left is ${b}°. The angle at the top between the line and the right side is x.`,
    ),
  'two-isosceles-whole': ([b = 0]) =>
    drawTwoIsosceles(
      b,
      [
        [0, 1, 2, say(b)],
        [2, 0, 1, 'x'],
      ],
      `The angle at the bottom left is ${b}°. The whole angle at the top, between the left and the right side of the triangle, is x.`,
    ),
  'two-isosceles-back': ([c = 0]) =>
    drawTwoIsosceles(
      c / 2,
      [
        [1, 2, 0, say(c)],
        [0, 1, 2, 'x'],
      ],
      `The angle at the bottom right is ${c}°. The angle at the bottom left is x.`,
    ),
}

/** A triangle whose line from the top makes two isosceles triangles of it. The angle at the left is given. */
function drawTwoIsosceles(b: number, angles: ShapeDrawing['angles'], said: string) {
  const top: Point = [2 * cos(b) * cos(b), 2 * cos(b) * sin(b)]
  return drawMarkedShape(
    {
      corners: [[0, 0], [2 * top[0] - 1, 0], top],
      more: [[1, 0]],
      lines: [[2, 3]],
      angles,
      ticks: [
        [0, 3, 1],
        [2, 3, 1],
        [2, 1, 1],
      ],
      note,
    },
    `A triangle cut in two by a line from its top to its base. The left part of the base, this line and the right side of the triangle are marked as equal. ${said}`,
  )
}

function drawKite(
  top: number,
  bottom: number,
  [t = '', s = '', b = '']: readonly string[],
  alt: string,
  side: number,
) {
  const [pointed, blunt] = evened([top, bottom, side, side])
  const corners: Point[] = [
    [0, 1 / tan(pointed / 2)],
    [-1, 0],
    [0, -1 / tan(blunt / 2)],
    [1, 0],
  ]
  return drawMarkedShape(
    {
      corners,
      angles: [
        [0, 1, 3, t],
        [2, 3, 1, b],
        [3, 0, 2, s],
      ],
      ticks: [
        [0, 1, 1],
        [0, 3, 1],
        [1, 2, 2],
        [2, 3, 2],
      ],
      note,
    },
    alt,
  )
}

const threeEqual = 'The three lines with a small line across are equal.'

const stems: Partial<Record<Kind, string>> = {
  'with-right-angles': 'The small squares mark right angles.',
  parallelogram: 'This shape is a parallelogram.',
  kite: 'This shape is a kite. Sides with the same marks are equal.',
  'kite-from-sides': 'This shape is a kite. Sides with the same marks are equal.',
  trapezium: 'This shape is a trapezium. The two sides with a small line across are equal.',
  'rhombus-diagonal': 'This shape is a rhombus with one of its diagonals.',
  arrowhead: 'The angle **x** is inside the shape.',
  'isosceles-outside': 'The sides with a small line across are equal.',
  'two-isosceles': threeEqual,
  'two-isosceles-whole': `${threeEqual} The angle **x** is the whole angle at the top.`,
  'two-isosceles-back': threeEqual,
}

function walkOf({ kind, known, x }: Facts): string {
  const [a = 0, b = 0, c = 0] = known
  const sum = known.reduce((all, angle) => all + angle, 0)
  switch (kind) {
    case 'with-right-angles':
      return `The angles of any quadrilateral add up to 360°. Two right angles are 180°, so the other two make 180° as well. x = 180° − ${a}° = **${x}°**.`
    case 'any':
      return `The angles of any quadrilateral add up to 360°. ${known.map(say).join(' + ')} = ${sum}°. So x = 360° − ${sum}° = **${x}°**.`
    case 'parallelogram':
      return `In a parallelogram angles opposite each other are equal, and two angles next to each other make 180°. So x = 180° − ${a}° = **${x}°**.`
    case 'kite':
      return `All four angles make 360°. Take away the two you know: 360° − ${a}° − ${b}° = ${2 * x}°. The two angles at the sides are equal, because a kite is symmetrical. So x = ${2 * x}° ÷ 2 = **${x}°**.`
    case 'kite-from-sides':
      return `A kite is symmetrical, so both angles at the sides are ${b}°. All four angles make 360°. x = 360° − ${a}° − ${b}° − ${b}° = **${x}°**.`
    case 'trapezium':
      return `This trapezium is symmetrical, so its angles come in two equal pairs. All four make 360°, so one of each pair makes half of that: 180°. x = 180° − ${a}° = **${x}°**.`
    case 'rhombus-diagonal':
      return x === (180 - a) / 2
        ? `The diagonal cuts the rhombus into two isosceles triangles, since all its sides are equal. In one of them the angles are ${a}°, x and x. 180° − ${a}° = ${180 - a}°, and x = ${180 - a}° ÷ 2 = **${x}°**.`
        : `The diagonal cuts the rhombus into two isosceles triangles, since all its sides are equal. In one of them the angles are ${a}°, ${a}° and x. x = 180° − ${a}° − ${a}° = **${x}°**.`
    case 'arrowhead':
      return `An arrowhead has four sides, so it is a quadrilateral, and its angles make 360°. x = 360° − ${a}° − ${b}° − ${b}° = **${x}°**. It is a reflex angle, so more than 180° is right.`
    case 'outside':
      return `The four angles inside make 360°. So the one next to x is 360° − ${a}° − ${b}° − ${c}° = ${180 - x}°. It lies on a straight line with x: x = 180° − ${180 - x}° = **${x}°**.`
    case 'isosceles-outside':
      return x === (180 + a) / 2
        ? `The two angles at the bottom are equal. Together they make 180° − ${a}° = ${180 - a}°, so each is ${(180 - a) / 2}°. The one on the right lies on a straight line with x: x = 180° − ${(180 - a) / 2}° = **${x}°**.`
        : `The angle inside, next to ${a}°, is 180° − ${a}° = ${180 - a}°. The two angles at the bottom are equal, so the left one is ${180 - a}° too. x = 180° − ${180 - a}° − ${180 - a}° = **${x}°**.`
    case 'two-isosceles-whole':
      return `Begin on the left. Two sides of that triangle are equal, so its angle at the top is ${a}° too, and the third one is 180° − ${a}° − ${a}° = ${180 - 2 * a}°. Next to it, on the straight line, is 180° − ${180 - 2 * a}° = ${2 * a}°. The triangle on the right is isosceles too, so the angle at the bottom right is also ${2 * a}°. In the whole triangle, x = 180° − ${a}° − ${2 * a}° = **${x}°**.`
    case 'two-isosceles-back':
      return `Begin on the right. Two sides of that triangle are equal, so its other angle at the bottom is ${a}° too. Next to it, on the straight line, is 180° − ${a}° = ${180 - a}°. That is in the triangle on the left, whose other two angles are equal: 180° − ${180 - a}° = ${a}°, and x = ${a}° ÷ 2 = **${x}°**.`
    default:
      return `Begin on the left. Two sides of that triangle are equal, so its angle at the top is ${a}° too, and the third one is 180° − ${a}° − ${a}° = ${180 - 2 * a}°. Next to it, on the straight line, is 180° − ${180 - 2 * a}° = ${2 * a}°. The triangle on the right is isosceles too, so both its bottom angles are ${2 * a}°. x = 180° − ${2 * a}° − ${2 * a}° = **${x}°**.`
  }
}

function mistakesOf({ kind, known, x }: Facts): (readonly [number, string])[] {
  const [a = 0, b = 0] = known
  const sum = known.reduce((all, angle) => all + angle, 0)
  switch (kind) {
    case 'with-right-angles':
      return [
        [360 - a, 'forgot-the-right-angles'],
        [270 - a, 'took-off-only-one-right-angle'],
        [a, 'took-the-angles-as-equal'],
        [90 - a, 'took-off-a-right-angle-too-many'],
      ]
    case 'any':
      return [
        [Math.abs(180 - sum), 'used-the-sum-of-a-triangle'],
        [sum, 'gave-the-angles-that-are-known'],
        [360 - a - b, 'left-out-an-angle'],
      ]
    case 'parallelogram':
    case 'trapezium':
      return [
        [a, 'took-the-angles-as-equal'],
        [360 - a, 'used-a-full-turn-for-two-angles'],
        [(360 - a) / 3, 'shared-between-three'],
        [360 - 2 * a, 'forgot-to-halve'],
      ]
    case 'kite':
      return [
        [2 * x, 'forgot-to-halve'],
        [Math.abs(180 - sum) / 2, 'used-the-sum-of-a-triangle'],
        [b, 'took-the-angles-as-equal'],
      ]
    case 'kite-from-sides':
      return [
        [360 - sum, 'left-out-an-angle'],
        [a, 'took-the-wrong-pair'],
        [(360 - sum) / 2, 'shared-equally-too-soon'],
      ]
    case 'rhombus-diagonal':
      return x === (180 - a) / 2
        ? [
            [180 - a, 'forgot-to-halve'],
            [a / 2, 'halved-the-wrong-angle'],
            [a, 'took-the-angles-as-equal'],
          ]
        : [
            [180 - a, 'took-off-only-one-angle'],
            [2 * a, 'doubled-the-wrong-angle'],
            [a, 'took-the-angles-as-equal'],
          ]
    case 'arrowhead':
      return [
        [a + 2 * b, 'gave-the-angle-outside'],
        [360 - a - b, 'left-out-an-angle'],
        [Math.abs(180 - a - 2 * b), 'used-the-sum-of-a-triangle'],
      ]
    case 'outside':
      return [
        [180 - x, 'stopped-at-the-inside-angle'],
        [180 + x, 'took-a-full-turn-for-a-line'],
      ]
    case 'isosceles-outside':
      return x === (180 + a) / 2
        ? [
            [(180 - a) / 2, 'stopped-at-the-inside-angle'],
            [180 - a, 'forgot-to-halve'],
            [a, 'took-the-angles-as-equal'],
          ]
        : [
            [180 - a, 'stopped-at-the-inside-angle'],
            [a, 'took-the-angles-as-equal'],
            [(180 - (180 - a)) / 2, 'took-it-for-the-top-angle'],
          ]
    case 'two-isosceles-whole':
      return [
        [180 - 2 * a, 'stopped-at-the-first-triangle'],
        [180 - 4 * a, 'found-a-part-of-the-angle'],
        [2 * a, 'stopped-before-the-last-step'],
        [a, 'found-a-part-of-the-angle'],
      ]
    case 'two-isosceles-back':
      return [
        [a, 'forgot-to-halve'],
        [180 - 2 * a, 'stopped-at-the-first-triangle'],
        [(180 - a) / 2, 'halved-the-wrong-angle'],
        [180 - a, 'took-the-angles-as-equal'],
      ]
    default:
      return [
        [180 - 2 * a, 'stopped-at-the-first-triangle'],
        [2 * a, 'stopped-before-the-last-step'],
        [180 - 3 * a, 'found-the-whole-angle-at-the-top'],
        [a, 'took-the-angles-as-equal'],
      ]
  }
}

export const inQuadrilaterals = template({
  id: 'maths.angles-in-shapes.missing-angle',
  version: 1,
  mode: 'typed',
  seconds: 60,
  draw: (random, step): Facts => {
    const kind = random.pick(pools[step])
    const grain = step === 1 ? 5 : 1
    for (;;) {
      const size = (least: number, most: number) => Math.round(random.int(least, most) / grain) * grain
      const [known, x] = draws[kind](random, size)
      if (isFit(kind, known, x)) return { kind, known, x, grain }
    }
  },
  measure: 'steps from the angles that are known to the one that is asked for',
  hardness: ({ kind, grain }) => efforts[kind] + (grain === 1 ? 0.3 : 0),
  write: facts => {
    const { kind, known, x } = facts
    const stem = stems[kind]
    return {
      stem: `${stem ? `${stem} ` : ''}What is the size of angle **x**? Give your answer in degrees.`,
      picture: drawings[kind](known, x),
      expected: { kind: 'quantity', value: String(x), unit: '°', fixed: true },
      mistakes: mistakesOf(facts)
        .filter(
          ([size], at, all) =>
            size > 0 &&
            size !== x &&
            Number.isInteger(size) &&
            all.findIndex(([other]) => other === size) === at,
        )
        .map(([size, misconception]) => ({ text: `${size}°`, misconception })),
      explanation: walkOf(facts),
    }
  },
})
