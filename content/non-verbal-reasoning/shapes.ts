import type { Point } from '../svg.ts'

/** Outlines at a distance of about 1 from their middle, with y pointing down. A circle has none. */
const regular = (corners: number, inner?: number): Point[] =>
  Array.from(
    { length: inner ? corners * 2 : corners },
    (_, at, turn = inner ? 180 / corners : 360 / corners) =>
      around(at * turn, inner && at % 2 === 1 ? inner : 1),
  )

function around(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
}

const arc = (from: number, to: number, radius: number, [x, y]: Point = [0, 0]): Point[] =>
  Array.from({ length: 13 }, (_, at) => {
    const [right, down] = around(from + ((to - from) * at) / 12, radius)
    return [right + x, down + y]
  })

export const outlines = {
  circle: [],
  square: [
    [-0.85, -0.85],
    [0.85, -0.85],
    [0.85, 0.85],
    [-0.85, 0.85],
  ],
  triangle: regular(3),
  pentagon: regular(5),
  hexagon: regular(6),
  octagon: regular(8),
  star: regular(5, 0.42),
  cross: [
    [-0.32, -0.95],
    [0.32, -0.95],
    [0.32, -0.32],
    [0.95, -0.32],
    [0.95, 0.32],
    [0.32, 0.32],
    [0.32, 0.95],
    [-0.32, 0.95],
    [-0.32, 0.32],
    [-0.95, 0.32],
    [-0.95, -0.32],
    [-0.32, -0.32],
  ],
  diamond: [
    [0, -1],
    [0.6, 0],
    [0, 1],
    [-0.6, 0],
  ],
  rectangle: [
    [-1, -0.5],
    [1, -0.5],
    [1, 0.5],
    [-1, 0.5],
  ],
  arrow: [
    [0, -1],
    [0.75, -0.15],
    [0.28, -0.15],
    [0.28, 1],
    [-0.28, 1],
    [-0.28, -0.15],
    [-0.75, -0.15],
  ],
  semicircle: arc(-90, 90, 1, [0, 0.45]),
  house: [
    [0, -1],
    [0.75, -0.2],
    [0.75, 0.9],
    [-0.75, 0.9],
    [-0.75, -0.2],
  ],
  moon: [...arc(200, 340, 0.98), ...arc(-52, -128, 0.9, [0.37, 0]).slice(1, -1)],
  tee: [
    [-0.85, -0.9],
    [0.85, -0.9],
    [0.85, -0.35],
    [0.28, -0.35],
    [0.28, 0.9],
    [-0.28, 0.9],
    [-0.28, -0.35],
    [-0.85, -0.35],
  ],
  ell: [
    [-0.55, -1],
    [-0.05, -1],
    [-0.05, 0.5],
    [0.6, 0.5],
    [0.6, 1],
    [-0.55, 1],
  ],
  flag: [
    [-0.6, -1],
    [0.85, -0.5],
    [-0.25, 0],
    [-0.25, 1],
    [-0.6, 1],
  ],
  eff: [
    [-0.6, -1],
    [0.75, -1],
    [0.75, -0.55],
    [-0.1, -0.55],
    [-0.1, -0.2],
    [0.45, -0.2],
    [0.45, 0.25],
    [-0.1, 0.25],
    [-0.1, 1],
    [-0.6, 1],
  ],
  slope: [
    [-0.6, -1],
    [0.75, 0.8],
    [-0.6, 0.8],
  ],
  boot: [
    [-0.65, -0.95],
    [0.15, -0.95],
    [0.15, 0.1],
    [0.9, 0.5],
    [0.9, 0.95],
    [-0.65, 0.95],
  ],
  oval: Array.from({ length: 24 }, (_, at): Point => {
    const [right, down] = around(at * 15, 1)
    return [right * 0.95, down * 0.6]
  }),
  quarter: [...arc(0, 90, 1.5, [-0.7, 0.7]), [-0.7, 0.7]],
  kite: [
    [0, -1],
    [0.62, -0.3],
    [0, 1],
    [-0.62, -0.3],
  ],
  trapezium: [
    [-0.42, -0.6],
    [0.42, -0.6],
    [0.95, 0.6],
    [-0.95, 0.6],
  ],
  parallelogram: [
    [-0.45, -0.5],
    [1, -0.5],
    [0.45, 0.5],
    [-1, 0.5],
  ],
  zed: [
    [-0.95, -0.65],
    [0.3, -0.65],
    [0.3, 0.1],
    [0.95, 0.1],
    [0.95, 0.65],
    [-0.3, 0.65],
    [-0.3, -0.1],
    [-0.95, -0.1],
  ],
} satisfies Record<string, readonly Point[]>

export type Shape = keyof typeof outlines

const names: Partial<Record<Shape, string>> = {
  tee: 'T shape',
  ell: 'L shape',
  eff: 'F shape',
  zed: 'Z shape',
  slope: 'slope',
  quarter: 'quarter circle',
}

export const shapeName = (shape: Shape) => names[shape] ?? shape
