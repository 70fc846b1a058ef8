import { alongScale, lines, near, numbersIn, polylines, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { reflect, translate, translationAndReflection, whichMove } from './translation-and-reflection.ts'

type Pair = readonly [number, number]

const pairOf = (text: string): Pair => {
  const [x = Number.NaN, y = Number.NaN] = numbersIn(text)
  return [x, y]
}

/** Coordinates of everything in the picture. */
function seen(svg: string) {
  const numbers = texts(svg)
    .filter(({ text }) => /^−?\d+$/.test(text) && text !== '0')
    .map(({ x, y, text }) => ({ x, y, value: numbersIn(text)[0] ?? 0 }))
  const row = numbers.filter(({ y }) => numbers.filter(other => other.y === y).length > 2)
  const column = numbers.filter(({ y }) => numbers.filter(other => other.y === y).length <= 2)
  const read = ([x, y]: Pair): Pair => [
    alongScale(
      row.map(mark => [mark.x, mark.value]),
      x,
    ),
    alongScale(
      column.map(mark => [mark.y - 4, mark.value]),
      y,
    ),
  ]
  return {
    shapes: polylines(svg).map(points => points.slice(0, 3).map(read)),
    mirror: lines(svg)
      .filter(({ outline }) => outline === 4)
      .map(({ from, to }) => [read(from), read(to)] as const)[0],
  }
}

const close = (a: number, b: number) => near(a, b, 0.05)

/** The steps across and up in a sentence. */
function told(text: string): Pair {
  const [, across, way] = /(\d+) squares? (left|right)/.exec(text) ?? []
  const [, up, other] = /(\d+) squares? (up|down)/.exec(text) ?? []
  return [Number(across) * (way === 'left' ? -1 : 1), Number(up) * (other === 'down' ? -1 : 1)]
}

const cornerOf = (stem: string, shape: readonly Pair[] | undefined): Pair =>
  shape?.['KLM'.indexOf(/corner \*\*([KLM])/.exec(stem)?.[1] ?? '')] ?? [Number.NaN, 0]

prove(translationAndReflection, [
  // Going all the way back from the answer leads to the drawn corner.
  proof(translate, (_, answer, { draft }) => {
    const { shapes } = seen(draft.picture?.svg ?? '')
    const [x, y] = cornerOf(draft.stem, shapes[0])
    const [across, up] = told(draft.stem)
    const [gotX, gotY] = pairOf(answer)
    return close(gotX - across, x) && close(gotY - up, y)
  }),
  // The midpoint of corner and image lies on the mirror, and the line between them crosses it at a right angle.
  proof(reflect, (_, answer, { draft }) => {
    const { shapes, mirror: drawn } = seen(draft.picture?.svg ?? '')
    const axis = /([xy])-axis/.exec(draft.stem)?.[1]
    const mirror: readonly [Pair, Pair] | undefined = axis ? [[0, 0], axis === 'y' ? [0, 9] : [9, 0]] : drawn
    if (!mirror) return false
    const [x, y] = cornerOf(draft.stem, shapes[0])
    const [gotX, gotY] = pairOf(answer)
    const [[fromX, fromY], [toX, toY]] = mirror
    const [alongX, alongY] = [toX - fromX, toY - fromY]
    const square = near((gotX - x) * alongX + (gotY - y) * alongY, 0, 0.6)
    const halfway = near(((gotX + x) / 2 - fromX) * alongY - ((gotY + y) / 2 - fromY) * alongX, 0, 0.6)
    return square && halfway && !(close(gotX, x) && close(gotY, y))
  }),
  // Every corner of the first shape maps to a corner of the second.
  proof(whichMove, (_, answer, { draft }) => {
    const {
      shapes: [first = [], second = []],
    } = seen(draft.picture?.svg ?? '')
    const [across, up] = told(answer)
    return (
      first.length === 3 &&
      first.every(
        ([x, y], at) =>
          close(x + across, second[at]?.[0] ?? Number.NaN) && close(y + up, second[at]?.[1] ?? Number.NaN),
      )
    )
  }),
])
