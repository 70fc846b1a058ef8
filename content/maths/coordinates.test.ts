import { alongScale, circles, near, numbersIn, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { coordinates, fourthCorner, halfway, readPoint } from './coordinates.ts'

type Pair = readonly [number, number]

const pairOf = (text: string): Pair => {
  const [x = Number.NaN, y = Number.NaN] = numbersIn(text)
  return [x, y]
}

/** The named points in a picture, measured against the numbers on its axes. */
function pointsIn(svg: string): Map<string, Pair> {
  const labels = texts(svg)
  const numbers = labels
    .filter(({ text }) => /^−?\d+$/.test(text) && text !== '0')
    .map(({ x, y, text }) => ({ x, y, value: numbersIn(text)[0] ?? 0 }))
  const row = numbers.filter(({ y }) => numbers.filter(other => other.y === y).length > 2)
  const column = numbers.filter(({ y }) => numbers.filter(other => other.y === y).length <= 2)
  const names = labels.filter(({ text }) => /^[A-Z]$/.test(text))
  const read = circles(svg).map(({ x, y }, at): [string, Pair] => [
    names[at]?.text ?? '',
    [
      alongScale(
        row.map(mark => [mark.x, mark.value]),
        x,
      ),
      alongScale(
        column.map(mark => [mark.y - 4, mark.value]),
        y,
      ),
    ],
  ])
  return new Map(read)
}

const same = (a: Pair, b: Pair) => near(a[0], b[0], 0.05) && near(a[1], b[1], 0.05)

prove(coordinates, [
  proof(readPoint, (_, answer, { draft }) => {
    const [, name = ''] = /\*\*([A-Z])\*\*/.exec(draft.stem) ?? []
    const [x, y] = pointsIn(draft.picture?.svg ?? '').get(name) ?? [Number.NaN, 0]
    const walked = (forwards: string, backwards: string) =>
      [forwards, backwards].reduce(
        (sum, way, at) =>
          sum + Number(new RegExp(`(\\d+) squares? ${way}`).exec(draft.stem)?.[1] ?? 0) * (at ? -1 : 1),
        0,
      )
    return same(pairOf(answer), [x + walked('right', 'left'), y + walked('up', 'down')])
  }),
  // Measures the sides and angles with this corner added.
  proof(fourthCorner, (_, answer, { draft }) => {
    const points = pointsIn(draft.picture?.svg ?? '')
    const corners = [points.get('K'), points.get('L'), points.get('M'), pairOf(answer)]
    const ways = corners.map((point, at) => {
      const next = corners[(at + 1) % 4]
      return [(next?.[0] ?? 0) - (point?.[0] ?? 0), (next?.[1] ?? 0) - (point?.[1] ?? 0)] as const
    })
    const [p = [0, 0], q = [0, 0], r = [0, 0], s = [0, 0]] = ways
    const parallel = (a: Pair, b: Pair) => near(a[0] * b[1], a[1] * b[0], 0.3)
    const long = (a: Pair) => Math.hypot(...a)
    const square = near(p[0] * q[0] + p[1] * q[1], 0, 0.3)
    const shape = /the (\w+) KLMN/.exec(draft.stem)?.[1]
    if (!parallel(p, r) || !parallel(q, s) || !near(long(p), long(r), 0.1) || !near(long(q), long(s), 0.1))
      return false
    if (shape === 'square') return square && near(long(p), long(q), 0.1)
    return shape === 'rectangle' ? square : shape === 'parallelogram'
  }),
  proof(halfway, (_, answer, { draft }) => {
    const [a = [0, 0], b = [0, 0]] = (draft.stem.match(/\([^)]*\)/g) ?? []).map(pairOf)
    const value = Number(answer)
    if (draft.stem.includes('cm') || draft.stem.includes('centimetres'))
      return near(Math.hypot(a[0] - b[0], a[1] - b[1]), value)
    const axis = draft.stem.includes('x-coordinate') ? 0 : 1
    return near(Math.abs(a[axis] - value), Math.abs(b[axis] - value))
  }),
])
