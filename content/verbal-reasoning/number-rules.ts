export interface Rule {
  readonly name: string
  readonly said: string
  /** How many operations it takes. */
  readonly load: number
  readonly apply: (a: number, b: number, c: number) => number
  /** How the sum is written. */
  readonly sum: (a: number, b: number, c: number) => string
}

/** How a middle number can be made from the two outer ones. */
export const rules: readonly Rule[] = [
  {
    name: 'add',
    said: 'Add the two outer numbers.',
    load: 1,
    apply: (a, b) => a + b,
    sum: (a, b) => `${a} + ${b}`,
  },
  {
    name: 'take',
    said: 'Take the last number from the first.',
    load: 1,
    apply: (a, b) => a - b,
    sum: (a, b) => `${a} − ${b}`,
  },
  {
    name: 'times',
    said: 'Multiply the two outer numbers.',
    load: 2,
    apply: (a, b) => a * b,
    sum: (a, b) => `${a} × ${b}`,
  },
  {
    name: 'share',
    said: 'Divide the first number by the last.',
    load: 2,
    apply: (a, b) => a / b,
    sum: (a, b) => `${a} ÷ ${b}`,
  },
  {
    name: 'add-more',
    said: 'Add the two outer numbers, then add the same number each time.',
    load: 3,
    apply: (a, b, c) => a + b + c,
    sum: (a, b, c) => `${a} + ${b} + ${c}`,
  },
  {
    name: 'double-sum',
    said: 'Add the two outer numbers, then double.',
    load: 3,
    apply: (a, b) => 2 * (a + b),
    sum: (a, b) => `(${a} + ${b}) × 2`,
  },
  {
    name: 'double-difference',
    said: 'Take the last number from the first, then double.',
    load: 3,
    apply: (a, b) => 2 * (a - b),
    sum: (a, b) => `(${a} − ${b}) × 2`,
  },
  {
    name: 'halfway',
    said: 'Add the two outer numbers, then halve: it is the number halfway between them.',
    load: 4,
    apply: (a, b) => (a + b) / 2,
    sum: (a, b) => `(${a} + ${b}) ÷ 2`,
  },
  {
    name: 'half-product',
    said: 'Multiply the two outer numbers, then halve.',
    load: 4,
    apply: (a, b) => (a * b) / 2,
    sum: (a, b) => `${a} × ${b} ÷ 2`,
  },
  {
    name: 'double-first',
    said: 'Double the first number, then add the last.',
    load: 4,
    apply: (a, b) => 2 * a + b,
    sum: (a, b) => `${a} × 2 + ${b}`,
  },
  {
    name: 'double-last',
    said: 'Double the last number, then add the first.',
    load: 4,
    apply: (a, b) => a + 2 * b,
    sum: (a, b) => `${b} × 2 + ${a}`,
  },
  {
    name: 'times-more',
    said: 'Multiply the two outer numbers, then add the same number each time.',
    load: 5,
    apply: (a, b, c) => a * b + c,
    sum: (a, b, c) => `${a} × ${b} + ${c}`,
  },
  {
    name: 'times-less',
    said: 'Multiply the two outer numbers, then take away the same number each time.',
    load: 5,
    apply: (a, b, c) => a * b - c,
    sum: (a, b, c) => `${a} × ${b} − ${c}`,
  },
  {
    name: 'times-and-first',
    said: 'Multiply the two outer numbers, then add the first.',
    load: 5,
    apply: (a, b) => a * b + a,
    sum: (a, b) => `${a} × ${b} + ${a}`,
  },
]
