import { circles, lines, numbersIn, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { coinsOfTwoKinds } from './coins-of-two-kinds.ts'
import { digitCards } from './digit-cards.ts'
import { gridRoutes } from './grid-routes.ts'
import { listingAndCombinations } from './listing-and-combinations.ts'
import { waysToChoose } from './ways-to-choose.ts'

const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Every row of one thing from each list. */
function rowsOf(...counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (rows, count) => rows.flatMap(row => range(count).map(one => [...row, one])),
    [[]],
  )
}

const different = (row: readonly number[]) => new Set(row).size === row.length

/** All possibilities are made one by one, and those that are allowed are counted. */
const counted: readonly (readonly [RegExp, (...numbers: number[]) => number])[] = [
  [/packs (\d+) T-shirts and (\d+) pairs/, (a, b) => rowsOf(a, b).length],
  [/has (\d+) starters, (\d+) main courses and (\d+) puddings/, (a, b, c) => rowsOf(a, b, c).length],
  [
    /are (\d+) (?:people at a meeting|children in a chess|villages on|dots on)/,
    n => rowsOf(n, n).filter(([one = 0, other = 0]) => one < other).length,
  ],
  [
    /(?:are (\d+) teams\. .* twice|are (\d+) friends\. .* card|class of (\d+) pupils|line has (\d+) stations)/,
    (...found) => {
      const n = found.find(number => number > 0) ?? 0
      return rowsOf(n, n).filter(different).length
    },
  ],
  [
    /(?:competition with (\d+) children|team has (\d+) players|From (\d+) books|club has (\d+) children\.)/,
    (...found) => {
      const n = found.find(number => number > 0) ?? 0
      return rowsOf(n, n).filter(different).length
    },
  ],
  [
    /has (\d+) jumpers, (\d+) pairs of trousers and (\d+) hats/,
    (a, b, c) => rowsOf(a, b, c).filter(([jumper, , hat]) => !(jumper === 0 && hat === 0)).length,
  ],
  [
    /row of (\d+) chairs\. .* ends/,
    n =>
      rowsOf(...range(n).map(() => n)).filter(row => different(row) && (row[0] === 0 || row.at(-1) === 0))
        .length,
  ],
  [
    /team of 3 from (\d+) children/,
    n => rowsOf(n, n, n).filter(([a = 0, b = 0, c = 0]) => a < b && b < c).length,
  ],
  [
    /were (\d+) handshakes/,
    shakes => range(40).find(n => rowsOf(n, n).filter(([a = 0, b = 0]) => a < b).length === shakes) ?? 0,
  ],
  [
    /offers (\d+) soups, (\d+) main courses and (\d+) puddings/,
    (a, b, c) => rowsOf(a, b, c).filter(([, main, pudding]) => !(main === 0 && pudding === 0)).length,
  ],
  [
    /and (\d+) other children stand/,
    others =>
      rowsOf(...range(others + 2).map(() => others + 2)).filter(
        row => different(row) && Math.abs(row.indexOf(0) - row.indexOf(1)) === 1,
      ).length,
  ],
]

const known = new Map<string, number>()

function countedOut(stem: string): number {
  const fits = counted.flatMap(([pattern, count]) => {
    const found = pattern.exec(stem)
    if (!found) return []
    const key = found.join(' ').replace(/^.*?(?=\d)/, String(pattern))
    if (!known.has(key)) known.set(key, count(...found.slice(1).map(Number)))
    return [known.get(key) ?? Number.NaN]
  })
  return fits.length === 1 ? (fits[0] ?? Number.NaN) : Number.NaN
}

const lengths: Record<string, readonly [number, number]> = {
  two: [10, 99],
  three: [100, 999],
  four: [1000, 9999],
}

prove(listingAndCombinations, [
  proof(waysToChoose, (_, answer, { draft }) => countedOut(draft.stem) === numbersIn(answer)[0]),
  // Tries every number with so many digits.
  proof(digitCards, (_, answer, { draft: { stem, picture } }) => {
    const cards = texts(picture?.svg ?? '').map(({ text }) => text)
    const [low, high] = lengths[/(\w+)-digit/.exec(stem)?.[1] ?? ''] ?? [0, 0]
    const [more = -1, less = 1e9] = [/greater than ([\d,]+)/, /less than ([\d,]+)/].map(pattern =>
      pattern.test(stem) ? numbersIn(pattern.exec(stem)?.[1] ?? '')[0] : undefined,
    )
    const of = Number(/multiples? of (\d)/.exec(stem)?.[1] ?? 1)
    const kept = range(high + 1).filter(value => {
      const digits = [...String(value)]
      return (
        value >= low &&
        digits.every(digit => cards.includes(digit)) &&
        new Set(digits).size === digits.length &&
        value > more &&
        value < less &&
        value % of === 0 &&
        !(stem.includes('even') && value % 2 > 0) &&
        !(stem.includes('odd') && value % 2 === 0)
      )
    })
    if (stem.includes('How many')) return kept.length === Number(answer)
    const place = Number(/(\d+)(?:st|nd|rd|th) (?:largest|smallest)/.exec(stem)?.[1])
    const list = stem.includes('largest') ? kept.toReversed() : kept
    return list[place - 1] === Number(answer.replace(',', ''))
  }),
  // Walks along the lines of the picture, from one dot to the other.
  proof(gridRoutes, (_, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const key = ([x, y]: readonly [number, number]) => `${Math.round(x)} ${Math.round(y)}`
    const label = (name: string) => texts(svg).find(({ text }) => text === name) ?? { x: 0, y: 0 }
    const dot = (name: string) => {
      const near = circles(svg).sort(
        (a, b) =>
          Math.hypot(a.x - label(name).x, a.y - label(name).y) -
          Math.hypot(b.x - label(name).x, b.y - label(name).y),
      )
      return key([near[0]?.x ?? 0, near[0]?.y ?? 0])
    }
    const [right, up] = [draft.stem.includes('to the right') ? 1 : -1, draft.stem.includes('or up') ? 1 : -1]
    const ends = lines(svg).flatMap(({ from, to }) => [
      { from, to },
      { from: to, to: from },
    ])
    const routes = (at: string): number =>
      at === dot('Q')
        ? 1
        : ends
            .filter(({ from }) => key(from) === at)
            .filter(({ from, to }) => (to[0] - from[0]) * right > 1 || (from[1] - to[1]) * up > 1)
            .reduce((sum, { to }) => sum + routes(key(to)), 0)
    const memory = `${draft.stem} ${svg}`
    if (!known.has(memory)) known.set(memory, routes(dot('P')))
    return known.get(memory) === Number(answer)
  }),
  // Tries how many there may be of both kinds.
  proof(coinsOfTwoKinds, (_, answer, { draft: { stem } }) => {
    const pence = (text = '') =>
      text.startsWith('£')
        ? Math.round(Number(text.slice(1).replace(',', '')) * 100)
        : Number.parseInt(text, 10)
    const total = pence(/\*\*(£[\d.,]+\d|\d+p)\*\*/.exec(stem)?.[1])
    const values = stem.startsWith('Tickets')
      ? [/£(\d+) for children/, /£(\d+) for adults/].map(pattern => Number(pattern.exec(stem)?.[1]) * 100)
      : [...new Set(stem.match(/(?:£\d+|\d+p)(?= (?:coins|or|and|coin))/g) ?? [])]
          .map(pence)
          .sort((a, b) => a - b)
    const [small = 0, large = 0] = values
    const count = Number(/(?:has (\d+) coins|(\d+) tickets)/.exec(stem)?.slice(1).find(Boolean))
    const more = Number(/and (\d+) more/.exec(stem)?.[1])
    const times = stem.includes('twice') ? 2 : Number(/(\d) times as many/.exec(stem)?.[1])
    const found = rowsOf(80, 80).filter(
      ([few = 0, many = 0]) =>
        few * small + many * large === total &&
        (Number.isNaN(count) || few + many === count) &&
        (Number.isNaN(more) || few === many + more) &&
        (Number.isNaN(times) || few === many * times),
    )
    const asksSmall = new RegExp(`How many \\*\\*${small}p\\*\\*`).test(stem)
    return values.length === 2 && found.length === 1 && found[0]?.[asksSmall ? 0 : 1] === Number(answer)
  }),
])
