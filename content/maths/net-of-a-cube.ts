import { label, picture, rectangle } from '../svg.ts'
import { template } from '../template.ts'
import { listed } from '../wording.ts'

/** Nets of a cube, easy ones first. Faces with the same number are opposite each other in the folded cube. */
const nets = [
  ['.1..', '2323', '.1..'],
  ['1...', '2323', '1...'],
  ['.1..', '2323', '..1.'],
  ['1...', '2323', '.1..'],
  ['1...', '2323', '..1.'],
  ['1...', '2323', '...1'],
  ['1...', '232.', '..13'],
  ['121..', '..323'],
  ['12..', '.31.', '..23'],
] as const

export const netOfCube = template({
  id: 'maths.solid-shapes.net-of-a-cube',
  version: 1,
  mode: 'options',
  seconds: 45,
  harder: 0.2,
  draw: (random, step) => {
    const net = nets[random.int([0, 0, 1, 3, 6][step - 1] ?? 0, [1, 2, 4, 5, 8][step - 1] ?? 1)] ?? nets[0]
    const cells = net.flatMap((row, y) =>
      [...row].flatMap((pair, x) => (pair === '.' ? [] : [{ x, y, pair }])),
    )
    const [turn, flip] = [random.chance(0.5), random.chance(0.5)]
    const placed = cells.map(({ x, y, pair }) => {
      const across = flip ? 3 - x : x
      return turn ? { x: y, y: across, pair } : { x: across, y, pair }
    })
    const hard =
      step > 2
        ? placed.filter(({ x, y, pair }) =>
            placed.some(other => other.pair === pair && other.x !== x && other.y !== y),
          )
        : []
    return {
      letters: random.shuffle([...'PQRSTU']),
      cells: placed,
      asked: placed.indexOf(random.pick(hard.length > 0 ? hard : placed)),
    }
  },
  measure: 'whether the opposite face lies in the same row, and whether the net has a row of four',
  hardness: ({ cells, asked }) => {
    const [face, other] = [cells[asked], opposite(cells, asked)]
    if (!face || !other) return 1
    const straight = face.x === other.x || face.y === other.y
    const four = cells.some(
      ({ x, y }) =>
        cells.filter(cell => cell.x === x).length > 3 || cells.filter(cell => cell.y === y).length > 3,
    )
    return (
      1 + (straight ? 0 : 2) + (four ? 0 : 2) + (Math.abs(face.x - other.x) + Math.abs(face.y - other.y)) / 2
    )
  },
  write: ({ letters, cells, asked }) => {
    const letterOf = (cell: Cell | undefined) => letters[cell ? cells.indexOf(cell) : -1] ?? ''
    const face = letterOf(cells[asked])
    const right = opposite(cells, asked)
    const touching = cells.filter(
      ({ x, y }) => Math.abs(x - (cells[asked]?.x ?? 0)) + Math.abs(y - (cells[asked]?.y ?? 0)) === 1,
    )
    const straight = right && (right.x === cells[asked]?.x || right.y === cells[asked]?.y)
    const others = cells.filter(cell => cell !== right && cell !== cells[asked])
    return {
      stem: `This net is folded to make a cube. Which face is **opposite** face **${face}**?`,
      picture: drawNet(letters, cells),
      right: { text: letterOf(right) },
      wrong: others.map(cell => ({
        text: letterOf(cell),
        misconception: touching.includes(cell) ? 'took-a-face-that-touches-it' : 'folded-the-net-wrong',
      })),
      explanation: straight
        ? `Faces that touch in the net stay side by side. In a straight row, the opposite face is two places along: one face lies between them. So **${letterOf(right)}** is opposite ${face}.`
        : `Faces that touch in the net stay side by side. When the net is folded, the other pairs of opposite faces are ${pairsBut(letters, cells, asked)}. That leaves **${letterOf(right)}** opposite ${face}.`,
    }
  },
})

interface Cell {
  readonly x: number
  readonly y: number
  readonly pair: string
}

const opposite = (cells: readonly Cell[], asked: number) =>
  cells.find((cell, at) => at !== asked && cell.pair === cells[asked]?.pair)

function pairsBut(letters: readonly string[], cells: readonly Cell[], asked: number): string {
  const pairs = ['1', '2', '3'].filter(pair => pair !== cells[asked]?.pair)
  return listed(
    pairs.map(pair =>
      cells.flatMap((cell, at) => (cell.pair === pair ? [letters[at] ?? ''] : [])).join(' with '),
    ),
  )
}

export function drawNet(letters: readonly string[], cells: readonly Cell[]) {
  const size = 48
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  const [wide, high] = [
    Math.max(...cells.map(({ x }) => x)) - left + 1,
    Math.max(...cells.map(({ y }) => y)) - top + 1,
  ]
  const drawn = cells.map(({ x, y }, at) => {
    const [px, py] = [10 + (x - left) * size, 10 + (y - top) * size]
    return (
      rectangle(px, py, size, size) +
      label([px + size / 2, py + size / 2 + 6], letters[at] ?? '', { size: 17 })
    )
  })
  const rows = Array.from({ length: high }, (_, row) =>
    Array.from(
      { length: wide },
      (_, column) =>
        letters[cells.findIndex(({ x, y }) => x - left === column && y - top === row)] ?? 'empty',
    ).join(', '),
  )
  return picture(
    wide * size + 20,
    high * size + 20,
    `A net of six squares. Row by row: ${rows.join('; ')}.`,
    drawn.join(''),
  )
}
