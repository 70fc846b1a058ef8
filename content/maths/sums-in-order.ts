import type { Random } from '../random.ts'

/** A sum with letters for its numbers, its value, and the results of working in another order. */
export interface Form {
  readonly draw: (random: Random) => readonly number[]
  readonly say: (...numbers: number[]) => string
  readonly value: (...numbers: number[]) => number
  readonly leftToRight: (...numbers: number[]) => number
  readonly otherWay: (...numbers: number[]) => number
  readonly way: (...numbers: number[]) => string
  readonly operations: number
}

const small = (random: Random) => random.int(2, 9)
const larger = (random: Random) => random.int(11, 40)

export const forms: readonly (readonly Form[])[] = [
  [
    {
      draw: r => [larger(r), small(r), small(r)],
      say: (p, q, s) => `${p} + ${q} × ${s}`,
      value: (p = 0, q = 0, s = 0) => p + q * s,
      leftToRight: (p = 0, q = 0, s = 0) => (p + q) * s,
      otherWay: (p = 0, q = 0, s = 0) => p * q + s,
      way: (p = 0, q = 0, s = 0) => `Multiply first: ${q} × ${s} = ${q * s}. Then ${p} + ${q * s}`,
      operations: 2,
    },
    {
      draw: r => [r.int(50, 90), small(r), r.int(2, 5)],
      say: (p, q, s) => `${p} − ${q} × ${s}`,
      value: (p = 0, q = 0, s = 0) => p - q * s,
      leftToRight: (p = 0, q = 0, s = 0) => (p - q) * s,
      otherWay: (p = 0, q = 0, s = 0) => p - q + s,
      way: (p = 0, q = 0, s = 0) => `Multiply first: ${q} × ${s} = ${q * s}. Then ${p} − ${q * s}`,
      operations: 2,
    },
  ],
  [
    {
      draw: r => [larger(r), small(r), small(r)],
      say: (p, q, s) => `(${p} − ${q}) × ${s}`,
      value: (p = 0, q = 0, s = 0) => (p - q) * s,
      leftToRight: (p = 0, q = 0, s = 0) => Math.abs(p - q * s),
      otherWay: (p = 0, q = 0, s = 0) => p * s - q,
      way: (p = 0, q = 0, s = 0) => `Brackets first: ${p} − ${q} = ${p - q}. Then ${p - q} × ${s}`,
      operations: 3,
    },
    {
      draw: r => {
        const [q, times] = [small(r), small(r)]
        return [q * r.int(2, 9) + q * times, q * times, q]
      },
      say: (p, q, s) => `${p} + ${q} ÷ ${s}`,
      value: (p = 0, q = 0, s = 1) => p + q / s,
      leftToRight: (p = 0, q = 0, s = 1) => (p + q) / s,
      otherWay: (p = 0, q = 0, s = 1) => p - q / s,
      way: (p = 0, q = 0, s = 1) => `Divide first: ${q} ÷ ${s} = ${q / s}. Then ${p} + ${q / s}`,
      operations: 3,
    },
  ],
  [
    {
      draw: r => {
        const s = small(r)
        return [small(r), r.int(5, 12), s * small(r), s]
      },
      say: (p, q, s, t) => `${p} × ${q} + ${s} ÷ ${t}`,
      value: (p = 0, q = 0, s = 0, t = 1) => p * q + s / t,
      leftToRight: (p = 0, q = 0, s = 0, t = 1) => Math.floor((p * q + s) / t),
      otherWay: (p = 0, q = 0, s = 0, t = 1) => p * (q + s / t),
      way: (p = 0, q = 0, s = 0, t = 1) =>
        `Multiply and divide first: ${p} × ${q} = ${p * q} and ${s} ÷ ${t} = ${s / t}. Then ${p * q} + ${s / t}`,
      operations: 4,
    },
    {
      draw: r => [r.int(60, 99), small(r), r.int(2, 5), small(r)],
      say: (p, q, s, t) => `${p} − ${q} × ${s} + ${t}`,
      value: (p = 0, q = 0, s = 0, t = 0) => p - q * s + t,
      leftToRight: (p = 0, q = 0, s = 0, t = 0) => (p - q) * s + t,
      otherWay: (p = 0, q = 0, s = 0, t = 0) => p - (q * s + t),
      way: (p = 0, q = 0, s = 0, t = 0) =>
        `Multiply first: ${q} × ${s} = ${q * s}. Then go from the left: ${p} − ${q * s} = ${p - q * s}, and ${p - q * s} + ${t}`,
      operations: 4,
    },
  ],
  [
    {
      draw: r => [small(r), larger(r), small(r), small(r)],
      say: (p, q, s, t) => `${p} × (${q} − ${s}) + ${t}`,
      value: (p = 0, q = 0, s = 0, t = 0) => p * (q - s) + t,
      leftToRight: (p = 0, q = 0, s = 0, t = 0) => p * q - s + t,
      otherWay: (p = 0, q = 0, s = 0, t = 0) => p * (q - s + t),
      way: (p = 0, q = 0, s = 0, t = 0) =>
        `Brackets first: ${q} − ${s} = ${q - s}. Then multiply: ${p} × ${q - s} = ${p * (q - s)}. Last, ${p * (q - s)} + ${t}`,
      operations: 5,
    },
    {
      draw: r => [larger(r), small(r), small(r)],
      say: (p, q, s) => `${p} + ${q}² − ${s}`,
      value: (p = 0, q = 0, s = 0) => p + q * q - s,
      leftToRight: (p = 0, q = 0, s = 0) => p + q * 2 - s,
      otherWay: (p = 0, q = 0, s = 0) => (p + q) ** 2 - s,
      way: (p = 0, q = 0, s = 0) =>
        `The square first: ${q} × ${q} = ${q * q}. Then ${p} + ${q * q} = ${p + q * q}, and ${p + q * q} − ${s}`,
      operations: 5,
    },
  ],
  [
    {
      draw: r => [r.int(40, 99), r.int(2, 4), small(r), r.int(3, 6)],
      say: (p, q, s, t) => `${p} + ${q} × (${s} + ${t}²)`,
      value: (p = 0, q = 0, s = 0, t = 0) => p + q * (s + t * t),
      leftToRight: (p = 0, q = 0, s = 0, t = 0) => (p + q) * (s + t * t),
      otherWay: (p = 0, q = 0, s = 0, t = 0) => p + q * (s + t * 2),
      way: (p = 0, q = 0, s = 0, t = 0) =>
        `In the brackets the square comes first: ${t} × ${t} = ${t * t}, and ${s} + ${t * t} = ${s + t * t}. Then multiply: ${q} × ${s + t * t} = ${q * (s + t * t)}. Last, ${p} + ${q * (s + t * t)}`,
      operations: 7,
    },
    {
      draw: r => {
        const [s, t] = [small(r), small(r)]
        const q = (s + t) * small(r)
        return [r.int(2, 5), q + r.int(2, 9) * (s + t), q, s, t]
      },
      say: (p, q, u, s, t) => `${p} × (${q} − ${u}) ÷ (${s} + ${t})`,
      value: (p = 0, q = 0, u = 0, s = 0, t = 0) => (p * (q - u)) / (s + t),
      leftToRight: (p = 0, q = 0, u = 0, s = 1, t = 0) => Math.floor((p * (q - u)) / s) + t,
      otherWay: (p = 0, q = 0, u = 0, s = 0, t = 0) => p * (q - u) - (s + t),
      way: (p = 0, q = 0, u = 0, s = 0, t = 0) =>
        `Both brackets first: ${q} − ${u} = ${q - u} and ${s} + ${t} = ${s + t}. Then from the left: ${p} × ${q - u} = ${p * (q - u)}, and ${p * (q - u)} ÷ ${s + t}`,
      operations: 7,
    },
  ],
]
