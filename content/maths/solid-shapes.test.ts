import { rectangles, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { netOfCube } from './net-of-a-cube.ts'
import { howMany, solidShapes, whichSolid } from './solid-shapes.ts'

const ends: Record<string, number> = {
  cub: 4,
  square: 4,
  triangular: 3,
  pentagonal: 5,
  hexagonal: 6,
  octagonal: 8,
}

/** Builds the solid: its faces are lists of corners, and its edges are shared by two faces. */
function built(name: string) {
  const sides = Object.entries(ends).find(([start]) => name.startsWith(start))?.[1] ?? 0
  const ring = (letter: string) => Array.from({ length: sides }, (_, at) => `${letter}${at}`)
  const [low, high] = [ring('low'), ring('high')]
  const next = (at: number) => (at + 1) % sides
  const faces = name.includes('pyramid')
    ? [low, ...low.map((corner, at) => [corner, low[next(at)] ?? '', 'tip'])]
    : [
        low,
        high,
        ...low.map((corner, at) => [corner, low[next(at)] ?? '', high[next(at)] ?? '', high[at] ?? '']),
      ]
  const edges = new Set(
    faces.flatMap(face => face.map((corner, at) => [corner, face[(at + 1) % face.length]].sort().join('-'))),
  )
  return { faces: faces.length, edges: edges.size, vertices: new Set(faces.flat()).size }
}

const solid =
  /((?:(?:square|triangular|pentagonal|hexagonal|octagonal)(?:-based)? (?:pyramid|prism))|cuboid|cube)/

type Vector = readonly [number, number, number]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const back = (a: Vector): Vector => [-a[0], -a[1], -a[2]]

/** Rolls the cube over its net: the face at the bottom on each square is the one that the square makes. */
function rolled(svg: string): Map<string, string> {
  const cells = rectangles(svg).map(({ x, y, width }, at) => ({
    x: Math.round(x / width),
    y: Math.round(y / width),
    letter: texts(svg)[at]?.text ?? '',
  }))
  const sides = new Map<string, string>()
  const roll = (cell: (typeof cells)[number], down: Vector, east: Vector): void => {
    if (sides.has(cell.letter)) return
    sides.set(cell.letter, down.map(Math.round).join(','))
    const south = cross(down, east)
    for (const next of cells) {
      const [dx, dy] = [next.x - cell.x, next.y - cell.y]
      if (Math.abs(dx) + Math.abs(dy) !== 1) continue
      if (dx === 1) roll(next, east, back(down))
      else if (dx === -1) roll(next, back(east), down)
      else roll(next, dy === 1 ? south : back(south), east)
    }
  }
  const [first] = cells
  if (first) roll(first, [0, 0, -1], [1, 0, 0])
  return sides
}

const against = (side = '') =>
  side
    .split(',')
    .map(value => Number(value) * -1 || 0)
    .join(',')

prove(solidShapes, [
  proof(howMany, (_, answer, { draft }) => {
    const [, has = '', part = ''] = /has (.*) made of wood\. How many (\w+)/.exec(draft.stem) ?? []
    let sum = 0
    for (const [, many = '', name = ''] of has.matchAll(new RegExp(`(\\d+|an?) ${solid.source}`, 'g')))
      sum += (Number(many) || 1) * built(name)[part as 'faces']
    return sum === Number(answer)
  }),
  proof(whichSolid, (_, answer, { draft }) => {
    const [, sum] = /add up to (\d+)\./.exec(draft.stem) ?? []
    if (sum) return Object.values(built(answer)).reduce((all, one) => all + one, 0) === Number(sum)
    const found = [...draft.stem.matchAll(/(\d+) (faces|edges|vertices)/g)]
    return (
      found.length > 0 && found.every(([, count, part]) => built(answer)[part as 'faces'] === Number(count))
    )
  }),
  proof(netOfCube, (_, answer, { draft }) => {
    const sides = rolled(draft.picture?.svg ?? '')
    const [, face = ''] = /face \*\*([P-U])\*\*\?/.exec(draft.stem) ?? []
    return new Set(sides.values()).size === 6 && sides.get(answer) === against(sides.get(face))
  }),
])
