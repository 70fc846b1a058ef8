import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { circle, label, line, type Point, picture } from '../svg.ts'
import { template } from '../template.ts'
import { counted } from '../wording.ts'
import { leaning } from './leaning.ts'

/** A street between two crossings: to the right of a crossing, or up from it. */
interface Closed {
  readonly at: Point
  readonly way: 'right' | 'up'
}

interface Town {
  /** Streets across and up. */
  readonly wide: number
  readonly high: number
  readonly closed: readonly Closed[]
}

/** Drawn with the start on the right, or at the top. */
interface Turned {
  readonly isLeftwards: boolean
  readonly isDownwards: boolean
}

/** How many ways lead to each crossing, row by row from the bottom. */
export function waysIn({ wide, high, closed }: Town): number[][] {
  const isOpen = (x: number, y: number, way: Closed['way']) =>
    !closed.some(one => one.at[0] === x && one.at[1] === y && one.way === way)
  const rows: number[][] = []
  for (let y = 0; y <= high; y++) {
    const row: number[] = []
    for (let x = 0; x <= wide; x++) {
      const left = x > 0 && isOpen(x - 1, y, 'right') ? (row[x - 1] ?? 0) : 0
      const below = y > 0 && isOpen(x, y - 1, 'up') ? (rows[y - 1]?.[x] ?? 0) : 0
      row.push(x + y === 0 ? 1 : left + below)
    }
    rows.push(row)
  }
  return rows
}

const waysThrough = (town: Town) => waysIn(town)[town.high]?.[town.wide] ?? 0

/** Sizes of the map, how many streets are missing, and numbers of routes that such maps can have. */
interface Plan {
  readonly sizes: readonly (readonly [number, number])[]
  readonly closed: readonly [number, number]
  readonly ways: readonly number[]
}

const fromTo = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, at) => low + at)

const plans: Record<Step, Plan> = {
  1: {
    sizes: [
      [2, 1],
      [1, 2],
      [3, 1],
      [1, 3],
      [4, 1],
      [5, 1],
      [2, 2],
    ],
    closed: [0, 1],
    ways: fromTo(2, 6),
  },
  2: {
    sizes: [
      [2, 2],
      [3, 2],
      [2, 3],
      [4, 1],
      [5, 1],
      [6, 1],
    ],
    closed: [0, 2],
    ways: [3, 4, 5, 6, 7, 8, 10],
  },
  3: {
    sizes: [
      [3, 2],
      [2, 3],
      [3, 3],
      [4, 2],
    ],
    closed: [1, 3],
    ways: fromTo(4, 14),
  },
  4: {
    sizes: [
      [3, 3],
      [4, 2],
      [4, 3],
    ],
    closed: [2, 4],
    ways: fromTo(6, 23),
  },
  5: {
    sizes: [
      [4, 3],
      [3, 4],
      [4, 4],
    ],
    closed: [3, 6],
    ways: fromTo(10, 34),
  },
}

/** The number of ways is drawn first, so that each is equally likely. */
function drawTown(random: Random, step: Step): Town & Turned {
  return { ...drawStreets(random, step), isLeftwards: random.chance(0.5), isDownwards: random.chance(0.5) }
}

function drawStreets(random: Random, step: Step): Town {
  const { sizes, closed, ways } = plans[step]
  const wished = random.pick(ways)
  for (let tries = 0; tries < 4000; tries++) {
    const [wide, high] = random.pick(sizes)
    const inside = innerStreets(wide, high)
    const count = random.int(...closed)
    if (inside.length < count) continue
    const town = { wide, high, closed: random.sample(inside, count) }
    if (
      waysThrough(town) === wished &&
      waysIn(town)
        .flat()
        .every(ways => ways > 0)
    )
      return town
  }
  throw new Error(`There is no map with ${wished} ways`)
}

/** All streets that are not on the edge of the map. */
function innerStreets(wide: number, high: number): Closed[] {
  const streets: Closed[] = []
  for (let x = 0; x <= wide; x++)
    for (let y = 0; y <= high; y++) {
      if (x < wide && y > 0 && y < high) streets.push({ at: [x, y], way: 'right' })
      if (y < high && x > 0 && x < wide) streets.push({ at: [x, y], way: 'up' })
    }
  return streets
}

const waysOf = ({ isLeftwards, isDownwards }: Turned) =>
  [isLeftwards ? 'to the left' : 'to the right', isDownwards ? 'down' : 'up'] as const

const cornerOf = (isRight: boolean, isTop: boolean) =>
  `${isTop ? 'top' : 'bottom'} ${isRight ? 'right' : 'left'}`

function drawMap({ wide, high, closed, isLeftwards, isDownwards }: Town & Turned) {
  const cell = Math.min(54, 240 / wide, 190 / high)
  const left = 160 - (wide * cell) / 2
  const bottom = 24 + high * cell
  const place = (x: number, y: number): Point => [
    left + (isLeftwards ? wide - x : x) * cell,
    bottom - (isDownwards ? high - y : y) * cell,
  ]
  const streets: string[] = []
  for (let x = 0; x <= wide; x++)
    for (let y = 0; y <= high; y++)
      for (const way of ['right', 'up'] as const) {
        const to: Point = way === 'right' ? [x + 1, y] : [x, y + 1]
        const isClosed = closed.some(one => one.at[0] === x && one.at[1] === y && one.way === way)
        if (to[0] <= wide && to[1] <= high && !isClosed) streets.push(line(place(x, y), place(...to), 2.4))
      }
  const dots = [place(0, 0), place(wide, high)].map(point => circle(point, 5, 'black'))
  const [ax, ay] = place(0, 0)
  const [bx, by] = place(wide, high)
  const [across, along] = waysOf({ isLeftwards, isDownwards })
  const missing = closed.map(
    ({ at: [x, y], way }) => `from crossing ${x + 1} of row ${y + 1} ${way === 'up' ? along : across}`,
  )
  const said =
    missing.length === 0
      ? 'All the streets are there.'
      : `Crossings and rows are counted from P. These streets are missing: ${missing.join('; ')}.`
  return picture(
    320,
    bottom + 28,
    `Streets like squared paper, ${counted(wide, 'square')} wide and ${high} high. P is the crossing at the ${cornerOf(isLeftwards, isDownwards)} and Q the one at the ${cornerOf(!isLeftwards, !isDownwards)}. ${said}`,
    [
      ...streets,
      ...dots,
      label([ax + (isLeftwards ? 14 : -14), ay + (isDownwards ? -8 : 16)], 'P', { size: 16, bold: true }),
      label([bx + (isLeftwards ? -14 : 14), by + (isDownwards ? 16 : -8)], 'Q', { size: 16, bold: true }),
    ].join(''),
  )
}

export const gridRoutes = template({
  id: 'maths.listing-and-combinations.grid-routes',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 75,
  draw: drawTown,
  measure: 'crossings of the map, streets that are missing, and routes',
  hardness: town => (town.wide + 1) * (town.high + 1) + town.closed.length + waysThrough(town) / 4,
  write: (town, random) => {
    const right = waysThrough(town)
    const { wide, high, closed } = town
    const full = waysThrough({ ...town, closed: [] })
    const known: (readonly [number, string])[] = [
      ...(closed.length > 0
        ? [
            [full, 'overlooked-a-missing-street'] as const,
            ...closed.map(
              one =>
                [
                  waysThrough({ ...town, closed: closed.filter(other => other !== one) }),
                  'overlooked-a-missing-street',
                ] as const,
            ),
            [full - closed.length, 'took-off-one-for-each-missing-street'] as const,
          ]
        : []),
      [wide * high, 'counted-squares-or-crossings'],
      [wide + high, 'counted-the-streets-of-one-route'],
      [(wide + 1) * (high + 1), 'counted-squares-or-crossings'],
      ...[1, 2].map(by => [right - by, 'missed-a-route'] as const),
      ...[1, 2].map(by => [right + by, 'counted-a-route-twice'] as const),
      ...[3, 4, 5].flatMap(by => [
        [right - by, 'missed-a-route'] as const,
        [right + by, 'counted-a-route-twice'] as const,
      ]),
    ]
    return {
      stem: `The lines are streets. You walk from P to Q and may only go **${waysOf(town).join(' or ')}**. How many different routes are there?`,
      picture: drawMap(town),
      right: { text: String(right) },
      wrong: leaning(
        random,
        String(right),
        known
          .filter(([value]) => value > 0 && value !== right && value <= 80)
          .map(([value, misconception]) => ({ text: String(value), misconception })),
      ),
      explanation: explained(town, right),
    }
  },
})

function explained(town: Town & Turned, right: number): string {
  const rows = waysIn(town).map((row, at) => `${at === 0 ? 'first row' : `row ${at + 1}`}: ${row.join(', ')}`)
  return `Write at each crossing how many ways lead to it. At P write 1. At every other crossing, add the numbers at the two crossings just before it, but only where a street leads from there. From P, row by row, that gives ${rows.join('; ')}. At Q the number is **${right}**.`
}
