type Sum = (a: number, b: number) => number

const operations: readonly Sum[] = [(x, y) => x + y, (x, y) => x - y, (x, y) => x * y, (x, y) => x / y]
const constants = Array.from({ length: 60 }, (_, at) => at + 1)

/** Sums of the outer numbers with one operation, or with two and a number that is the same each time. */
const sums: readonly Sum[] = operations.flatMap((first): Sum[] => [
  first,
  (a, b) => first(b, a),
  ...operations.flatMap((second): Sum[] => [
    (a, b) => second(first(a, b), a),
    (a, b) => second(first(a, b), b),
    ...constants.flatMap((c): Sum[] => [
      a => first(a, c),
      (_, b) => first(b, c),
      (a, b) => second(first(a, b), c),
      (a, b) => second(first(b, a), c),
      (a, b) => second(first(a, c), b),
      (a, b) => second(first(b, c), a),
      (a, b) => second(b, first(a, c)),
      (a, b) => second(a, first(b, c)),
    ]),
  ]),
])

const same = (a: number, b: number) => Math.abs(a - b) < 1e-9

/** The middle numbers that some sum gives which also gives both printed ones. */
export function numberReadings(stem: string): number[] {
  const numbers = [...stem.matchAll(/\d+|\?(?=\])/g)].map(([text]) => Number(text))
  const [a = 0, m = 0, b = 0, c = 0, n = 0, d = 0, e = 0, , f = 0] = numbers
  return sums
    .filter(sum => same(sum(a, b), m) && same(sum(c, d), n))
    .map(sum => Math.round(sum(e, f) * 1000) / 1000)
}

/** Multiply, then add; or a square. */
export function pairReadings(stem: string): number[] {
  const pairs = [...stem.matchAll(/\((\d+) → (\d+|\[\?\])\)/g)].map(([, x, y]) => [Number(x), Number(y)])
  const [asked = 0] = pairs.at(-1) ?? []
  const known = pairs.slice(0, -1)
  const rules = constants
    .slice(0, 20)
    .flatMap(factor =>
      Array.from({ length: 81 }, (_, at) => at - 40).flatMap((more): ((x: number) => number)[] => [
        x => x * factor + more,
        x => x * x + more,
        x => x / factor + more,
      ]),
    )
  return rules.filter(rule => known.every(([x = 0, y = 0]) => same(rule(x), y))).map(rule => rule(asked))
}

const differences = (values: readonly number[]) =>
  values.slice(1).map((value, at) => value - (values[at] ?? 0))
const areSame = (values: readonly number[]) => values.every(value => same(value, values[0] ?? 0))
const isRatio = (value: number) => value > 0 && (same(value % 1, 0) || same((1 / value) % 1, 0))
const isGeometric = (values: readonly number[]) => {
  const ratios = values.slice(1).map((value, at) => value / (values[at] ?? 1))
  return areSame(ratios) && ratios.every(isRatio)
}
const everyOther = (values: readonly number[], from: number) => values.filter((_, at) => at % 2 === from)

/** Rules that a child might find, with the fewest numbers that show them. */
const rules: readonly (readonly [least: number, fits: (values: readonly number[]) => boolean])[] = [
  [4, values => areSame(differences(values))],
  [4, isGeometric],
  [5, values => areSame(differences(differences(values)))],
  [5, values => isGeometric(differences(values))],
  [6, values => [0, 1].every(from => areSame(everyOther(differences(values), from)))],
  [7, values => [0, 1].every(from => areSame(differences(everyOther(values, from))))],
  [
    5,
    values =>
      [2, 3, 4, 5].some(factor =>
        areSame(values.slice(1).map((value, at) => value - factor * (values[at] ?? 0))),
      ),
  ],
  [
    5,
    values => areSame(values.slice(2).map((value, at) => value - (values[at] ?? 0) - (values[at + 1] ?? 0))),
  ],
]

/** The numbers with which the whole sequence follows a simple rule. */
export function nextNumbers(line: string): string[] {
  const shown = line.split(' · ').map(text => (text === '(?)' ? undefined : Number(text.replaceAll(',', ''))))
  const most = 3 * Math.max(...shown.map(value => value ?? 0)) + 20
  const found: string[] = []
  for (let value = 0; value <= most; value++) {
    const values = shown.map(known => known ?? value)
    if (rules.some(([least, fits]) => values.length >= least && fits(values))) found.push(String(value))
  }
  return found
}
