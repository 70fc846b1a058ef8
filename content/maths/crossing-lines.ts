import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import { capital, listed } from '../wording.ts'
import { drawCrossing, type Marked } from './shape-angles.ts'

type Kind =
  | 'opposite'
  | 'beside'
  | 'reflex'
  | 'three-lines'
  | 'right-angle'
  | 'right-angle-across'
  | 'sum-of-two'
  | 'equal-opposite'
  | 'sum-of-three'

interface Crossing {
  readonly kind: Kind
  readonly rays: readonly number[]
  readonly marks: readonly Marked[]
  readonly x: number
  /** What is known: angles, or the numbers in the expressions. */
  readonly known: readonly number[]
}

const pools: Record<Step, readonly Kind[]> = {
  1: ['opposite', 'beside'],
  2: ['beside', 'reflex', 'three-lines'],
  3: ['three-lines', 'right-angle'],
  4: ['right-angle', 'sum-of-two', 'equal-opposite'],
  5: ['sum-of-two', 'equal-opposite', 'sum-of-three'],
}

const efforts: Record<Kind, number> = {
  opposite: 1,
  beside: 1.5,
  reflex: 2,
  'three-lines': 2.5,
  'right-angle': 3,
  'right-angle-across': 3.5,
  'sum-of-two': 4,
  'equal-opposite': 4.5,
  'sum-of-three': 5.5,
}

const drawn = (size: number, text = `${size}°`) => ({ size, text })

/** Marks side by side, from a first direction on. Those without a text are left out. */
function sideBySide(start: number, parts: readonly { size: number; text: string }[]): Marked[] {
  let from = start
  const marks: Marked[] = []
  for (const { size, text } of parts) {
    if (text !== '-') marks.push({ from, size, text })
    from += size
  }
  return marks
}

/** `3x`, or `x + 40°`. */
const termOf = (times: number, more: number) =>
  `${times === 1 ? '' : times}x${more === 0 ? '' : more > 0 ? ` + ${more}°` : ` − ${-more}°`}`

/** Sizes that the eye can tell from a right angle, and that leave room for a label. */
function plainSize(random: Random, step: Step, least: number, most: number): number {
  const grain = step === 1 ? 5 : 1
  for (;;) {
    const size = Math.round(random.int(least, most) / grain) * grain
    if (Math.abs(size - 90) > 4) return size
  }
}

function drawLines(random: Random, step: Step): Crossing {
  const kind = random.pick(pools[step])
  const start = random.int(0, 71) * 5
  if (kind === 'opposite' || kind === 'beside' || kind === 'reflex') {
    const a = plainSize(random, step, kind === 'reflex' ? 30 : 35, kind === 'reflex' ? 165 : 145)
    const x = kind === 'opposite' ? a : kind === 'beside' ? 180 - a : 360 - a
    const parts =
      kind === 'opposite' ? [drawn(a), drawn(180 - a, '-'), drawn(a, 'x')] : [drawn(a), drawn(x, 'x')]
    const rays = kind === 'reflex' ? [start, start + a] : [start, start + a, start + 180, start + 180 + a]
    return { kind, rays, marks: sideBySide(start, parts), x, known: [a] }
  }
  if (kind === 'three-lines') {
    const [a, b] = [plainSize(random, step, 35, 75), plainSize(random, step, 35, 70)]
    const x = 180 - a - b
    const rays = [0, a, a + b, 180, 180 + a, 180 + a + b].map(by => start + by)
    // At step 3, an angle must first be carried across.
    const across = step > 2
    const parts = across
      ? [drawn(a, '-'), drawn(b), drawn(x, 'x'), drawn(a)]
      : [drawn(a), drawn(b), drawn(x, 'x')]
    return { kind, rays, marks: sideBySide(start, parts), x, known: [a, b] }
  }
  if (kind === 'right-angle') {
    const a = plainSize(random, step, 32, 58)
    const rays = [0, a, 90, 180, 180 + a].map(by => start + by)
    if (step < 4) {
      const parts = [drawn(a, '-'), drawn(90 - a, 'x'), drawn(90, ''), drawn(a)]
      return { kind, rays, marks: sideBySide(start, parts), x: 90 - a, known: [a] }
    }
    const parts = [drawn(a, '-'), drawn(90 - a), drawn(90, ''), drawn(a, '-'), drawn(180 - a, 'x')]
    return { kind: 'right-angle-across', rays, marks: sideBySide(start, parts), x: 180 - a, known: [90 - a] }
  }
  return drawExpressions(random, kind, start, step)
}

const inRange = (size: number, least: number, most: number) => size >= least && size <= most

function drawExpressions(random: Random, kind: Kind, start: number, step: Step): Crossing {
  for (;;) {
    const x = random.int(14, 80)
    const [times, other] = [random.int(1, step === 4 ? 3 : 5), random.int(1, 3)]
    if (kind === 'sum-of-two') {
      const [a, b] = [times * x, 180 - times * x]
      const more = b - other * x
      if (!inRange(a, 58, 122) || !inRange(b, 58, 122) || !inRange(more, 8, 90) || a === b) continue
      if (step === 5 && times + other < 3) continue
      const parts = [drawn(a, termOf(times, 0)), drawn(b, termOf(other, more))]
      const rays = [start, start + a, start + 180, start + 180 + a]
      return { kind, rays, marks: sideBySide(start, parts), x, known: [times, other, more] }
    }
    if (kind === 'equal-opposite') {
      const a = times * x
      const more = a - other * x
      if (times <= other || !inRange(a, 58, 122) || !inRange(more, 8, 100) || Math.abs(a - 90) < 3) continue
      if (step === 5 && other === 1) continue
      const parts = [drawn(a, termOf(times, 0)), drawn(180 - a, '-'), drawn(a, termOf(other, more))]
      const rays = [start, start + a, start + 180, start + 180 + a]
      return { kind, rays, marks: sideBySide(start, parts), x, known: [times, other, more] }
    }
    const [a, b] = [times * x, other * x]
    const c = 180 - a - b
    if (times === other || ![a, b, c].every(size => inRange(size, 34, 100) && Math.abs(size - 90) > 3))
      continue
    const rays = [0, a, a + b, 180, 180 + a, 180 + a + b].map(by => start + by)
    const parts = [drawn(a, '-'), drawn(b, termOf(other, 0)), drawn(c), drawn(a, termOf(times, 0))]
    return { kind, rays, marks: sideBySide(start, parts), x, known: [times, other, c] }
  }
}

const altOf = ({ kind, marks }: Crossing) => {
  const said = marks.map(({ text }) => (text === '' ? 'a right angle' : text))
  const places: Record<Kind, string> = {
    opposite: `Two straight lines cross. The angles opposite each other are ${listed(said)}.`,
    beside: `Two straight lines cross. Side by side on a straight line are the angles ${listed(said)}.`,
    reflex: `Two lines meet at a point. The angles all the way round are ${listed(said)}.`,
    'three-lines': `Three straight lines cross at a point. Angles marked one after the other: ${listed(said)}.`,
    'right-angle': `Two straight lines cross, and a third line meets them there. Side by side on a straight line are ${listed(said)}.`,
    'right-angle-across': `Two straight lines cross, and a third line meets them there. ${capital(listed(said.slice(0, 2)))} are side by side, and together they are opposite the angle x.`,
    'sum-of-two': `Two straight lines cross. Side by side on a straight line are the angles ${listed(said)}.`,
    'equal-opposite': `Two straight lines cross. The angles opposite each other are ${listed(said)}.`,
    'sum-of-three': `Three straight lines cross at a point. Angles marked one after the other: ${listed(said)}.`,
  }
  return places[kind]
}

function wrongFor({ kind, x, known: [a = 0, b = 0, c = 0] }: Crossing): (readonly [number, string])[] {
  switch (kind) {
    case 'opposite':
      return [
        [180 - a, 'took-it-for-a-neighbour'],
        [Math.abs(90 - a), 'took-a-right-angle-for-the-whole'],
        [360 - a, 'took-a-full-turn'],
      ]
    case 'beside':
      return [
        [a, 'took-it-for-the-opposite-angle'],
        [Math.abs(90 - a), 'took-a-right-angle-for-the-whole'],
        [360 - a, 'took-a-full-turn'],
      ]
    case 'reflex':
      return [
        [180 - a, 'took-a-straight-line'],
        [a, 'took-it-for-the-opposite-angle'],
        [180 + a, 'added-to-a-straight-line'],
        [270 - a, 'slipped-by-a-right-angle'],
      ]
    case 'three-lines':
      return [
        [a + b, 'gave-the-angles-that-are-known'],
        [180 - a, 'took-off-only-one-angle'],
        [a, 'took-it-for-the-opposite-angle'],
        [180 - b, 'took-off-only-one-angle'],
        [360 - a - b, 'took-a-full-turn'],
        [b, 'took-it-for-the-opposite-angle'],
      ]
    case 'right-angle':
      return [
        [a, 'took-it-for-the-opposite-angle'],
        [180 - a, 'forgot-the-right-angle'],
        [90 + a, 'added-instead-of-subtracting'],
        [180 - 2 * a, 'took-off-the-same-angle-twice'],
      ]
    case 'right-angle-across':
      return [
        [a, 'took-it-for-the-opposite-angle'],
        [180 - a, 'forgot-the-right-angle'],
        [90 - a, 'took-off-instead-of-adding'],
        [360 - a - 90, 'took-a-full-turn'],
        [90, 'left-out-a-part-of-the-opposite-angle'],
      ]
    case 'sum-of-two':
      return [
        [180 / (a + b), 'left-out-the-number'],
        [(180 + c) / (a + b), 'added-instead-of-subtracting'],
        [a * x, 'gave-the-angle-not-x'],
        [180 - c, 'did-not-share'],
        [(360 - c) / (a + b), 'took-a-full-turn'],
        [c / Math.max(1, Math.abs(a - b)), 'took-the-angles-as-equal'],
      ]
    case 'equal-opposite':
      return [
        [(180 - c) / (a + b), 'took-it-for-a-neighbour'],
        [c, 'did-not-share'],
        [c / (a + b), 'added-instead-of-subtracting'],
        [a * x, 'gave-the-angle-not-x'],
        [c / a, 'left-out-the-other-side'],
      ]
    default:
      return [
        [180 - c, 'did-not-share'],
        [(360 - c) / (a + b), 'took-a-full-turn'],
        [(180 - c) / 2, 'shared-by-the-number-of-angles'],
        [c, 'took-it-for-the-opposite-angle'],
        [a * x, 'gave-the-angle-not-x'],
        [180 / (a + b), 'left-out-the-number'],
      ]
  }
}

function walkOf({ kind, x, known: [a = 0, b = 0, c = 0] }: Crossing): string {
  const term = (times: number) => termOf(times, 0)
  const share = (whole: number, count: number) =>
    count === 1 ? `x = **${x}°**` : `x = ${whole}° ÷ ${count} = **${x}°**`
  switch (kind) {
    case 'opposite':
      return `Where two straight lines cross, the angles opposite each other are equal. (They are called vertically opposite angles.) So x is **${x}°** too.`
    case 'beside':
      return `The two angles lie side by side on a straight line, so they add up to 180°. x = 180° − ${a}° = **${x}°**. Only angles **opposite** each other are equal.`
    case 'reflex':
      return `The two angles make a full turn, which is 360°. x = 360° − ${a}° = **${x}°**. It is a reflex angle: more than 180°.`
    case 'three-lines':
      return `Angles opposite each other are equal, so you can carry an angle straight across the point. ${a}°, ${b}° and x fit side by side on a straight line. x = 180° − ${a}° − ${b}° = **${x}°**.`
    case 'right-angle':
      return `The square marks 90°. Side by side on a straight line lie ${a}°, the right angle and x. Together they make 180°: x = 180° − 90° − ${a}° = **${x}°**.`
    case 'right-angle-across':
      return `Angles opposite each other are equal. Opposite x is an angle in two parts: the right angle, which is 90°, and ${a}°. x = 90° + ${a}° = **${x}°**.`
    case 'sum-of-two':
      return `The angles lie side by side on a straight line, so ${term(a)} + ${termOf(b, c)} = 180°. That is ${a + b}x + ${c}° = 180°. Take away ${c}°: ${a + b}x = ${180 - c}°. So ${share(180 - c, a + b)}.`
    case 'equal-opposite':
      return `Opposite angles are equal: ${term(a)} = ${termOf(b, c)}. Take ${term(b)} from both: ${a - b === 1 ? '' : `${term(a - b)} = ${c}°. So `}${share(c, a - b)}.`
    default:
      return `Carry ${term(a)} straight across the point: the angle opposite it is equal. Then ${term(a)}, ${term(b)} and ${c}° lie on a straight line: ${a + b}x + ${c}° = 180°, so ${a + b}x = ${180 - c}° and ${share(180 - c, a + b)}.`
  }
}

export const crossingLines = template({
  id: 'maths.angles-in-shapes.crossing-lines',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: drawLines,
  measure: 'steps from the angles that are known to the one that is asked for',
  hardness: ({ kind, known }) => efforts[kind] + (known[0] ?? 0) / 1000,
  write: (facts, random) => {
    const { kind, rays, marks, x } = facts
    const slips = random.shuffle([10, -10, random.pick([5, 20]), random.pick([-5, -20])])
    const wrong: WrongChoice[] = [
      ...wrongFor(facts),
      ...slips.map(by => [x + by, by % 10 ? 'slipped-by-five' : 'slipped-in-the-tens'] as const),
    ]
      .filter(([size]) => size > 4 && size < 360 && Number.isInteger(size))
      .map(([size, misconception]) => ({ text: `${size}°`, misconception }))
    const lines = kind === 'reflex' ? '' : 'The lines that cross are straight. '
    return {
      stem: `${lines}What is the size of ${['sum-of-two', 'equal-opposite', 'sum-of-three'].includes(kind) ? '' : 'angle '}**x**?`,
      picture: drawCrossing(rays, marks, altOf(facts)),
      right: { text: `${x}°` },
      wrong,
      explanation: walkOf(facts),
    }
  },
})
