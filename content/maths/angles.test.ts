import { lines, near, numbersIn, type Place, polygons, texts } from '../../test/content/drawn.ts'
import { type Proof, proof, prove } from '../../test/content/proofs.ts'
import { angles, inTriangle, onLine, roundPoint } from './angles.ts'

const direction = (from: Place, to: Place) => (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI

/** The drawn angle at a corner between two others. */
function between(corner: Place, a: Place, b: Place): number {
  const turn = Math.abs(direction(corner, a) - direction(corner, b))
  return Math.min(turn, 360 - turn)
}

const far = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1])

const degrees = (answer: string) => numbersIn(answer)[0] ?? Number.NaN

/** Measures the drawn rays, and checks that the labels of the given angles are right. */
const fan = (template: typeof onLine): Proof =>
  proof(template, (facts, answer, { draft }) => {
    const rays = lines(draft.picture?.svg ?? '')
    const turns = rays.map(({ from, to }) => (direction(from, to) + 360.0001) % 360)
    const parts = facts.parts.map((_, at) => ((turns[at + 1] ?? 360) - (turns[at] ?? 0) + 360) % 360)
    const fits = parts.every((part, at) => facts.asked.includes(at) || near(part, facts.parts[at] ?? 0, 0.6))
    return fits && facts.asked.every(at => near(parts[at] ?? 0, degrees(answer), 0.6))
  })

prove(angles, [
  fan(onLine),
  fan(roundPoint),
  proof(inTriangle, (facts, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const [[left, right, top] = []] = polygons(svg)
    if (!left || !right || !top) return false
    // The line outside the triangle, or from its top to its base.
    const [{ to: end } = { to: left }] = lines(svg)
    if (facts.kind === 'split') {
      const measured = [between(left, top, right), between(right, top, left), between(top, left, end)]
      const labels = texts(svg).map(({ text }) => degrees(text))
      const isTrue = labels.every((label, at) => Number.isNaN(label) || near(label, measured[at] ?? 0, 0.6))
      const isEqual = near(far(top, end), far(right, end), 0.6)
      return isTrue && isEqual && near(measured[facts.asked === 'top' ? 2 : 1] ?? 0, degrees(answer), 0.6)
    }
    const measured = {
      right: between(top, left, right),
      any: between(top, left, right),
      'from-foot': between(top, left, right),
      'from-top': between(left, right, top),
      outside: between(right, top, end),
      'top-to-outside': between(right, top, end),
      'outside-to-top': between(top, left, right),
    }
    return near(measured[facts.kind], degrees(answer), 0.6)
  }),
])
