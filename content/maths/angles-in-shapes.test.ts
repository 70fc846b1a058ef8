import { lines, near, numbersIn, type Place, texts, total } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { anglesInShapes } from './angles-in-shapes.ts'
import { inQuadrilaterals } from './angles-of-quadrilaterals.ts'
import { crossingLines } from './crossing-lines.ts'
import { regularPolygons } from './regular-polygons.ts'

const degrees = (radians: number) => (radians * 180) / Math.PI

const way = ([ax, ay]: Place, [bx, by]: Place) => (degrees(Math.atan2(ay - by, bx - ax)) + 360) % 360

/** The angle at the first place between two others, at most 180°. */
function measure(at: Place, one: Place, other: Place): number {
  const between = Math.abs(way(at, one) - way(at, other))
  return Math.min(between, 360 - between)
}

const place = (far: number, direction: number, [x, y]: Place = [0, 0]): Place => [
  x + far * Math.cos((direction * Math.PI) / 180),
  y - far * Math.sin((direction * Math.PI) / 180),
]

/** What a label says, if x has this size. */
function worth(label: string, x: number): number {
  const [, times, sign, more] = /^(\d*)x(?: ([+−]) (\d+)°)?$/.exec(label) ?? []
  if (times === undefined) return Number(label.replace('°', ''))
  return Number(times || 1) * x + (sign === '−' ? -1 : 1) * Number(more ?? 0)
}

/** Measures the angle in which each label is printed. */
function fitsDrawing(svg: string, x: number): boolean {
  const drawn = lines(svg).filter(({ outline }) => outline === 2)
  const middle = drawn[0]?.from ?? [0, 0]
  const rays = drawn.map(({ to }) => way(middle, to)).sort((a, b) => a - b)
  return texts(svg).every(label => {
    const own = way(middle, [label.x, label.y - 5])
    const after = rays.find(ray => ray > own) ?? (rays[0] ?? 0) + 360
    const before = [...rays].reverse().find(ray => ray < own) ?? (rays.at(-1) ?? 0) - 360
    return near(after - before, worth(label.text, x), 0.6)
  })
}

/** Builds the shape from its printed angle and measures x. */
function built(kind: string, [a = 0]: readonly number[], alt: string): number {
  const origin: Place = [0, 0]
  const base = place(1, 0)
  switch (kind) {
    case 'parallelogram': {
      const up = place(1, a)
      return measure(base, origin, [base[0] + up[0], base[1] + up[1]])
    }
    case 'trapezium': {
      const left = place(0.3, a)
      const right = place(0.3, 180 - a, base)
      return measure(right, left, base)
    }
    case 'rhombus-diagonal': {
      return measure(base, origin, place(1, a))
    }
    case 'isosceles-outside': {
      if (alt.includes('The angle at the top is x')) {
        const apex = place(1 / Math.cos(((180 - a) * Math.PI) / 180), 180 - a)
        return measure(apex, origin, place(2, 0))
      }
      const [left, right] = [place(1, 270 - a / 2), place(1, 270 + a / 2)]
      return measure(right, origin, [right[0] + 1, left[1]])
    }
    case 'two-isosceles-back': {
      // From the right: the top is two equal sides away from both ends of the cut.
      const right = place(1, 180 - a)
      const foot: Place = [2 * right[0], 0]
      return measure([foot[0] - 1, 0], foot, right)
    }
    default: {
      const apex = place(2 * Math.cos((a * Math.PI) / 180), a)
      const end: Place = [2 * apex[0] - 1, 0]
      return measure(apex, kind === 'two-isosceles' ? base : origin, end)
    }
  }
}

const rhombusWithKnownHalf = (a: number) => {
  // The diagonal is the base of an isosceles triangle with this angle at both ends.
  const apex = place(1, a)
  return measure(apex, [0, 0], [2 * apex[0], 0])
}

const sharp = (sides: number) => Array.from({ length: sides }, (_, at): Place => place(1, (at * 360) / sides))

/** The angle inside a regular polygon, measured. */
function insideOf(sides: number): number {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = sharp(sides)
  return measure(b, a, c)
}

function measuredPolygon(
  kind: string,
  [one, other]: readonly [number, number],
  known: readonly number[],
): number {
  const corners = sharp(one)
  const at = (corner: number): Place => corners[(corner + one) % one] ?? [0, 0]
  switch (kind) {
    case 'centre':
      return total(Array.from({ length: known[0] ?? 0 }, () => measure([0, 0], at(0), at(1))))
    case 'outside': {
      const [[ax, ay], [bx, by]] = [at(0), at(1)]
      return measure([bx, by], [2 * bx - ax, 2 * by - ay], at(2))
    }
    case 'inside':
      return insideOf(one)
    case 'missing':
    case 'missing-twins':
      return (one * insideOf(one) - total(known)) / (kind === 'missing' ? 1 : 2)
    case 'sides-from-inside':
    case 'sides-from-outside': {
      const inside = kind === 'sides-from-inside' ? (known[0] ?? 0) : 180 - (known[0] ?? 0)
      return (
        Array.from({ length: 80 }, (_, sides) => sides + 3).find(sides =>
          near(insideOf(sides), inside, 1e-6),
        ) ?? 0
      )
    }
    case 'diagonal':
      return measure(at(0), at(1), at(2))
    default: {
      const [left, right] = [place(1, 90 + insideOf(one)), place(1, 90 - insideOf(other))]
      return kind === 'gap' ? measure([0, 0], left, right) : measure(left, right, [0, 0])
    }
  }
}

prove(anglesInShapes, [
  proof(crossingLines, (_, answer, { draft }) =>
    fitsDrawing(draft.picture?.svg ?? '', numbersIn(answer)[0] ?? 0),
  ),
  proof(inQuadrilaterals, ({ kind, known }, answer, { draft: { picture } }) => {
    const x = Number(answer)
    const labels = texts(picture?.svg ?? '').filter(({ text }) => /°|^x$/.test(text))
    const sum = total(labels.map(({ text }) => worth(text, x)))
    switch (kind) {
      case 'with-right-angles':
        return sum + 90 + 90 === 360
      case 'any':
      case 'arrowhead':
        return labels.length === 4 && sum === 360
      case 'kite':
        return sum + x === 360
      case 'kite-from-sides':
        return sum + (known[1] ?? 0) === 360
      case 'outside':
        // The exterior angles of every shape make one full turn.
        return total(known.map(angle => 180 - angle)) + x === 360
      case 'rhombus-diagonal':
        if (picture?.alt.includes('does not touch is x'))
          return near(rhombusWithKnownHalf(known[0] ?? 0), x, 1e-6)
        return near(built(kind, known, picture?.alt ?? ''), x, 1e-6)
      default:
        return near(built(kind, known, picture?.alt ?? ''), x, 1e-6)
    }
  }),
  proof(regularPolygons, ({ kind, sides, known }, answer) =>
    near(measuredPolygon(kind, sides, known), numbersIn(answer)[0] ?? 0, 1e-6),
  ),
])
