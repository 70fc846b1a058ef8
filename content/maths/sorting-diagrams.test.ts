import { circles, near, numbersIn, polygons, rectangles, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { whichNumber } from './sort-numbers.ts'
import { howMany } from './sort-people.ts'
import { whichShape } from './sort-shapes.ts'
import { sortingDiagrams } from './sorting-diagrams.ts'
import { wrongPlace } from './wrong-place.ts'

interface Mark {
  readonly x: number
  readonly y: number
  readonly text: string
}

const gap = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

/** The names beside the circles, in the order of the circles. */
function namedCircles(svg: string) {
  const all = texts(svg).filter(({ text }) => /[a-z]{2}|\d [a-z]/.test(text))
  return circles(svg).map(circle => ({
    circle,
    name: [...all].sort((a, b) => gap(a, circle) - gap(b, circle))[0]?.text ?? '',
  }))
}

const isInside = (circle: { x: number; y: number; radius: number }, { x, y }: Mark) =>
  gap(circle, { x, y: y - 5 }) < circle.radius

const markOf = (svg: string): Mark => texts(svg).find(({ text }) => text === 'X') ?? { x: 0, y: 0, text: '' }

/** Each rule that holds where something is printed, and each that doesn't. */
function rulesAt(svg: string, mark: Mark): { rule: string; holds: boolean }[] {
  if (circles(svg).length > 0)
    return namedCircles(svg).map(({ circle, name }) => ({ rule: name, holds: isInside(circle, mark) }))
  const cells = rectangles(svg)
  const own = cells.find(
    ({ x, y, width, height }) => mark.x > x && mark.x < x + width && mark.y > y && mark.y < y + height,
  )
  if (!own) return []
  const heads = texts(svg).filter(({ text }) => /[a-z]/.test(text))
  const above = heads.filter(({ x, y }) => y < own.height * 0.7 && x > own.x && x < own.x + own.width)
  const beside = heads.filter(({ x, y }) => x < 104 && y > own.y && y < own.y + own.height)
  return [above, beside].map(lines => {
    const text = lines.map(({ text }) => text).join(' ')
    const rule = text.replace(/^not an? |^not |^no /, '')
    return { rule, holds: rule === text }
  })
}

const rulesAtX = (svg: string) => rulesAt(svg, markOf(svg))

/** What the printed rule says of a number. */
function follows(rule: string, value: number): boolean {
  const [by = 0] = numbersIn(rule)
  const times = Array.from({ length: 150 }, (_, at) => (at + 1) * (/factor/.test(rule) ? value : by))
  if (rule.includes('even')) return '02468'.includes(String(value).slice(-1))
  if (rule.includes('odd')) return '13579'.includes(String(value).slice(-1))
  if (rule.includes('more than')) return value >= by + 1
  if (rule.includes('less than')) return value <= by - 1
  if (rule.includes('multiple')) return times.includes(value)
  if (rule.includes('factor')) return times.includes(by)
  if (rule.includes('square')) return [1, 4, 9, 16, 25, 36, 49, 64, 81, 100].includes(value)
  if (rule.includes('cube')) return [1, 8, 27, 64].includes(value)
  if (rule.includes('prime')) return value > 1 && [2, 3, 5, 7].every(by => value === by || value % by > 0)
  throw new Error(`The rule ${rule} is unknown`)
}

type Corner = readonly [number, number]

/** Measures a drawn shape. */
function features(corners: readonly Corner[]): Record<string, boolean> {
  const at = (place: number) => corners[(place + corners.length) % corners.length] ?? [0, 0]
  const ways = corners.map((_, side) => {
    const [x, y] = at(side)
    const [nextX, nextY] = at(side + 1)
    return [nextX - x, nextY - y] as const
  })
  const lengths = ways.map(([x, y]) => Math.hypot(x, y))
  const area = corners.reduce((sum, [x, y], place) => sum + x * at(place + 1)[1] - at(place + 1)[0] * y, 0)
  const angles = corners.map((_, corner) => {
    const [a, b] = [ways.at(corner - 1) ?? [0, 0], ways[corner] ?? [0, 0]]
    const turn = (Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]) * 180) / Math.PI
    return 180 - turn * Math.sign(area)
  })
  // A mirror line that goes through the middle of all corners.
  const count = corners.length
  const [middleX, middleY] = [0, 1].map(
    axis => corners.reduce((sum, own) => sum + (own[axis] ?? 0), 0) / count,
  )
  const isMirror = (degrees: number) => {
    const [c, s] = [Math.cos((2 * degrees * Math.PI) / 180), Math.sin((2 * degrees * Math.PI) / 180)]
    return corners.every(([x, y]) => {
      const [dx, dy] = [x - (middleX ?? 0), y - (middleY ?? 0)]
      const [ix, iy] = [(middleX ?? 0) + c * dx + s * dy, (middleY ?? 0) + s * dx - c * dy]
      return corners.some(([ox, oy]) => Math.hypot(ox - ix, oy - iy) < 1.5)
    })
  }
  return {
    '4 sides': count === 4,
    'a right angle': angles.some(angle => near(angle, 90, 1)),
    symmetrical: Array.from({ length: 360 }, (_, half) => half / 2).some(isMirror),
    'parallel sides': ways.some((a, one) =>
      ways.some((b, other) => {
        const [sine, size] = [a[0] * b[1] - a[1] * b[0], (lengths[one] ?? 1) * (lengths[other] ?? 1)]
        return other > one && Math.abs(sine / size) < 0.02
      }),
    ),
    'all sides equal': Math.max(...lengths) - Math.min(...lengths) < 1,
    'an obtuse angle': angles.some(angle => angle > 91 && angle < 179),
  }
}

/** The numbers in the parts of the circles: which circles each is in. */
const numbersInParts = (svg: string) =>
  texts(svg)
    .filter(({ text }) => /^\d+$/.test(text))
    .map(mark => ({
      count: Number(mark.text),
      inside: namedCircles(svg)
        .filter(({ circle }) => isInside(circle, mark))
        .map(({ name }) => name),
    }))

const totalOf = (parts: readonly { count: number }[]) => parts.reduce((sum, { count }) => sum + count, 0)

/** Answers a question about a full diagram. */
function readOff(stem: string, svg: string): number {
  const parts = numbersInParts(svg)
  const question = stem.split('. ').find(sentence => sentence.startsWith('How many')) ?? ''
  const asked = namedCircles(svg)
    .map(({ name }) => name)
    .filter(name => question.includes(name))
    .sort((a, b) => question.indexOf(a) - question.indexOf(b))
  const [first = '', second = ''] = asked
  const having = (name: string) => parts.filter(({ inside }) => inside.includes(name))
  if (question.includes('altogether')) return totalOf(parts)
  if (question.includes('exactly two')) return totalOf(parts.filter(({ inside }) => inside.length === 2))
  if (question.includes('more children')) return totalOf(having(first)) - totalOf(having(second))
  if (question.includes('but **not**'))
    return totalOf(having(first).filter(({ inside }) => !inside.includes(second)))
  if (question.includes('**not**')) return totalOf(parts) - totalOf(having(first))
  return totalOf(having(first))
}

/** Tries every way to fill the two circles of a story. */
function tried(stem: string): number[] {
  const numbers = numbersIn(stem)
  const [all = 0] = numbers
  const found = new Set<number>()
  for (let both = 0; both <= all; both++)
    for (let first = 0; first + both <= all; first++)
      for (let second = 0; first + second + both <= all; second++) {
        const neither = all - first - second - both
        const told = stem.includes('Twice')
          ? [both, neither, first - 2 * second]
          : [first + both, second + both, stem.includes('**neither**') ? both : neither]
        const wanted = stem.includes('Twice') ? [numbers[1], numbers[2], 0] : numbers.slice(1, 4)
        if (told.some((value, at) => value !== wanted[at])) continue
        if (stem.includes('Twice')) found.add(first + both)
        else if (stem.includes('**both**')) found.add(both)
        else if (stem.includes('**exactly one**')) found.add(first + second)
        else found.add(neither)
      }
  return [...found]
}

prove(sortingDiagrams, [
  proof(whichNumber, (_, answer, { draft }) => {
    const rules = rulesAtX(draft.picture?.svg ?? '')
    return rules.length > 1 && rules.every(({ rule, holds }) => follows(rule, Number(answer)) === holds)
  }),
  // Tests every printed number where it is.
  proof(wrongPlace, (_, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const misplaced = texts(svg).filter(mark => {
      if (!/^\d+$/.test(mark.text)) return false
      return rulesAt(svg, mark).some(({ rule, holds }) => follows(rule, Number(mark.text)) !== holds)
    })
    return misplaced.length === 1 && misplaced[0]?.text === answer
  }),
  proof(whichShape, (_, answer, { draft }) => {
    const rules = rulesAtX(draft.picture?.svg ?? '')
    const [corners = []] = polygons(answer)
    const own = features(corners)
    // In a Carroll diagram the article is cut off with “no”.
    const has = (rule: string) => own[rule] ?? own[`a ${rule}`] ?? own[`an ${rule}`]
    return rules.length > 1 && rules.every(({ rule, holds }) => has(rule) === holds)
  }),
  proof(howMany, (_, answer, { draft: { stem, picture } }) => {
    if (!picture) {
      const found = tried(stem)
      return found.length === 1 && found[0] === Number(answer)
    }
    if (!stem.includes('**none**')) return readOff(stem, picture.svg) === Number(answer)
    const [all = 0, ...totals] = numbersIn(stem)
    // A child in two circles is in two totals, a child in three is in three.
    const extra = numbersInParts(picture.svg).reduce(
      (sum, { count, inside }) => sum + count * (inside.length - 1),
      0,
    )
    return all - (totals.reduce((sum, number) => sum + number, 0) - extra) === Number(answer)
  }),
])
