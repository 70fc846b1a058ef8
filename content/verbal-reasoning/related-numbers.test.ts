import { proof, prove } from '../../test/content/proofs.ts'
import { middleNumber, pairedNumbers, relatedNumbers } from './related-numbers.ts'

type Sum = (a: number, b: number) => number

const operations: ((x: number, y: number) => number)[] = [
  (x, y) => x + y,
  (x, y) => x - y,
  (x, y) => x * y,
  (x, y) => x / y,
]

/** All sums with one or two operations on the outer numbers and a number from 1 to 10: (a ∘ b) ∘ c and (a ∘ c) ∘ b. */
const sums: Sum[] = operations.flatMap(first => [
  first,
  (a, b) => first(b, a),
  ...operations.flatMap(second => [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((c): Sum[] => [
      (a, b) => second(first(a, b), c),
      (a, b) => second(first(b, a), c),
      (a, b) => second(first(a, c), b),
      (a, b) => second(first(b, c), a),
    ]),
    (a: number, b: number) => second(first(a, b), a),
    (a: number, b: number) => second(first(a, b), b),
  ]),
])

const groups = (stem: string) =>
  [...stem.matchAll(/\((\d+) \[(\d+|\?)\] (\d+)\)/g)].map(([, a, middle, b]) => [
    Number(a),
    Number(middle),
    Number(b),
  ])

prove(relatedNumbers, [
  // Every sum that fits both groups is tried on the third: none leads to another option.
  proof(middleNumber, (_, answer, { draft }) => {
    const [one = [], two = [], [a = 0, , b = 0] = []] = groups(draft.stem)
    const fits = (sum: Sum, [x = 0, middle, y = 0]: number[]) => Math.abs(sum(x, y) - (middle ?? 0)) < 1e-9
    return sums.some(sum => fits(sum, one) && fits(sum, two) && Math.abs(sum(a, b) - Number(answer)) < 1e-9)
  }),
  // The pairs lie on a straight line: the slope between any two is the same.
  proof(pairedNumbers, (_, answer, { draft }) => {
    const pairs = [...draft.stem.matchAll(/\((\d+) → (\d+|\[\?\])\)/g)].map(
      ([, x, y]) => [Number(x), y === '[?]' ? Number(answer) : Number(y)] as const,
    )
    const [[x = 0, y = 0] = [], ...others] = pairs
    const slopes = others.map(([u, v]) => (v - y) / (u - x))
    return pairs.length === 4 && slopes.every(slope => slope === slopes[0])
  }),
])
