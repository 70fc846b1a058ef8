import { attribute } from '../../test/content/attribute.ts'
import {
  circles as drawnCircles,
  lines,
  near,
  numbersIn,
  polygons,
  rectangles,
  total,
} from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { circleParts } from './circle-parts.ts'
import { circles } from './circles.ts'
import { aroundCircles } from './circumference.ts'
import { touchingCircles } from './touching-circles.ts'

type Spot = readonly [x: number, y: number]

const far = ([ax, ay]: Spot, [bx, by]: Spot) => Math.hypot(ax - bx, ay - by)

/** How far a line passes from a point. */
function passes([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot): number {
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / far([ax, ay], [bx, by])
}

/** Names the part that is thick or shaded, by measuring it. */
function nameOf(svg: string): string {
  const [rim] = drawnCircles(svg)
  if (!rim) return ''
  const middle: Spot = [rim.x, rim.y]
  const isOnRim = (spot: Spot) => near(far(spot, middle), rim.radius, 0.5)
  const thick = lines(svg).find(({ outline }) => outline === 5)
  if (thick) {
    const ends = [thick.from, thick.to]
    if (ends.some(end => far(end, middle) < 0.5)) return ends.some(isOnRim) ? 'radius' : ''
    const gap = passes(thick.from, thick.to, middle)
    if (!ends.every(isOnRim)) return near(gap, rim.radius, 0.5) ? 'tangent' : ''
    return gap < 0.5 ? 'diameter' : 'chord'
  }
  const [tag] = svg.match(/<path [^>]*>/g) ?? []
  if (tag) {
    const shape = attribute(tag, 'd')
    if (!shape.endsWith('Z')) return 'arc'
    if (shape.includes(`L${rim.x} ${rim.y}`)) return 'sector'
    const [ax = 0, ay = 0, , , , , , bx = 0, by = 0] = (shape.match(/[\d.]+/g) ?? []).map(Number)
    return passes([ax, ay], [bx, by], middle) < 0.5 ? 'semicircle' : 'segment'
  }
  return drawnCircles(svg).some(({ radius }) => radius === 6) ? 'centre' : 'circumference'
}

/** Measures the picture, and takes its scale from a length that the stem gives. */
function scaledFrom(kind: string, stem: string, svg: string): number {
  const radii = drawnCircles(svg).map(({ radius }) => radius)
  const [box] = rectangles(svg)
  const [wide, high] = [box?.width ?? 0, box?.height ?? 0]
  const numbers = numbersIn(stem)
  const large = Math.max(...radii)
  const small = Math.min(...radii)
  switch (kind) {
    case 'row-length':
      return (wide * (numbers.at(-1) ?? 0)) / small
    case 'grid-perimeter':
    case 'centres-rectangle':
      return ((wide + wide + high + high) * (numbers.at(-1) ?? 0)) / small
    case 'grid-area': {
      const scale = (numbers.filter(number => number !== 2).at(-1) ?? 2) / small
      return wide * scale * (high * scale)
    }
    case 'row-radius':
    case 'two-sizes':
      return (large * (numbers.at(-1) ?? 0)) / wide
    case 'other-side':
      return (high * (numbers.at(-1) ?? 0)) / wide
    case 'nested':
      return (small * (numbers.at(-1) ?? 0)) / large
    case 'from-perimeter':
      return (small * (numbers.at(-1) ?? 0)) / (2 * wide + 2 * high)
    default: {
      const [corners = []] = polygons(svg)
      const sides = corners.map((corner, at) => far(corner, corners[(at + 1) % corners.length] ?? corner))
      return (total(sides) * total(numbers)) / total(radii.filter(radius => radius > 3))
    }
  }
}

/** Rolls a wheel turn by turn. */
function turnsFor(way: number, circumference: number): number {
  let [rolled, turns] = [0, 0]
  while (rolled + circumference <= way + 1e-6) {
    rolled += circumference
    turns++
  }
  return turns
}

function roundAbout(kind: string, stem: string): number {
  const numbers = numbersIn(stem)
  const [first = 0, second = 0, third = 0] = numbers
  switch (kind) {
    case 'turns-to-way':
      return total(Array.from({ length: second }, () => first)) / 100
    case 'way-to-turns':
      return turnsFor(second * 100, first)
    case 'two-wheels':
      return turnsFor(third * 1000, second) - turnsFor(third * 1000, first)
    case 'arc': {
      const shares = { semicircle: 2, third: 3, quarter: 4, fifth: 5, eighth: 8, tenth: 10 }
      const share = Object.entries(shares).find(([name]) => stem.includes(name))?.[1] ?? 1
      return first / share
    }
    case 'track':
      return first + second / 2 + first + second / 2
    default:
      return first * 2 + first * 2 + second / 4 + (second / 4) * 3
  }
}

prove(circles, [
  proof(circleParts, (_, answer, { draft }) => nameOf(draft.picture?.svg ?? '') === answer),
  proof(touchingCircles, ({ kind }, answer, { draft: { stem, picture } }) => {
    const [given = 0] = numbersIn(stem)
    if (!picture)
      return Number(answer) === (stem.includes('What is its diameter') ? given + given : given / 2)
    const found = scaledFrom(kind, stem.replace(/ Give your answer.*$/, ''), picture.svg)
    return near(found, Number(answer), Number(answer) / 200)
  }),
  proof(aroundCircles, ({ kind }, answer, { draft: { stem } }) => {
    const [value = 0] = numbersIn(answer)
    if (!kind.endsWith('-round')) return near(roundAbout(kind, stem), value, 1e-6)
    const [given = 0] = numbersIn(stem)
    const radius = stem.includes('radius') ? given : given / 2
    const round = (2 * Math.PI * radius) / (kind === 'half-round' ? 2 : 4) + radius + radius
    return near(round, value, value / 250)
  }),
])
