import { once } from '../once.ts'
import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, picture, rectangle } from '../svg.ts'
import { type Choice, template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, listed } from '../wording.ts'
import {
  describePile,
  isPileClear,
  mirroredPile,
  type Pile,
  pileKey,
  pilePicture,
  randomPile,
  tallest,
  triedPile,
  turnedPile,
} from './block-piles.ts'
import { optionSide, range } from './blocks.ts'

type Side = 'front' | 'right' | 'back' | 'left'
type From = Side | 'above'

const said: Record<From, string> = {
  front: 'from the front',
  right: 'from the right',
  back: 'from the back',
  left: 'from the left',
  above: 'from above',
}

/** Rows of squares, from the top down; 1 is a square that is seen. */
type View = readonly (readonly number[])[]

const turnsTo: Record<Side, number> = { front: 0, right: 1, back: 2, left: 3 }

/** The pile turned so that this side is in front. */
const facing = (pile: Pile, side: Side): Pile =>
  range(turnsTo[side]).reduce(turned => turnedPile(turned), pile)

/** How high the cubes reach in each line that is looked along, from left to right. */
const heightsFrom = (pile: Pile, side: Side): number[] => {
  const turned = facing(pile, side)
  return range(turned[0]?.length ?? 0).map(x => Math.max(...turned.map(row => row[x] ?? 0)))
}

const viewOfHeights = (heights: readonly number[]): View => {
  const top = Math.max(...heights)
  return range(top).map(row => heights.map(height => (height >= top - row ? 1 : 0)))
}

const viewFrom = (pile: Pile, from: From): View =>
  from === 'above'
    ? pile.map(row => row.map(height => (height > 0 ? 1 : 0)))
    : viewOfHeights(heightsFrom(pile, from))

/** Without empty rows and columns at its edges. */
function trimmed(view: View): View {
  const rows = range(view.length).filter(y => view[y]?.includes(1))
  const columns = range(view[0]?.length ?? 0).filter(x => view.some(row => row[x] === 1))
  const [top = 0, left = 0] = [rows[0], columns[0]]
  return range((rows.at(-1) ?? 0) - top + 1).map(y =>
    range((columns.at(-1) ?? 0) - left + 1).map(x => view[y + top]?.[x + left] ?? 0),
  )
}

const viewKey = (view: View) =>
  trimmed(view)
    .map(row => row.join(''))
    .join('/')

const isSideView = (view: View) =>
  view.every((row, y) => row.every((one, x) => one === 0 || y === view.length - 1 || view[y + 1]?.[x] === 1))

/** `Heights from left to right: 2, 1, 3`, or the squares of each row. */
function sayView(view: View): string {
  const shown = trimmed(view)
  if (isSideView(shown)) {
    const heights = range(shown[0]?.length ?? 0).map(x => shown.filter(row => row[x] === 1).length)
    return `heights from left to right: ${heights.join(', ')}`
  }
  const rows = shown.map(
    (row, y) => `row ${y + 1}: ${row.flatMap((one, x) => (one ? [x + 1] : [])).join(' ')}`,
  )
  return `squares in ${rows.join(', ')}`
}

const drawView = (view: View, unit: number, left: number, top: number) =>
  trimmed(view)
    .flatMap((row, y) =>
      row.flatMap((one, x) =>
        one
          ? [rectangle(left + x * unit, top + y * unit, unit, unit, 'grey', 1.5).replace('#999', '#ddd')]
          : [],
      ),
    )
    .join('')

const sizeOfView = (view: View) => {
  const shown = trimmed(view)
  return { wide: shown[0]?.length ?? 0, high: shown.length }
}

function viewChoice(view: View): Choice {
  const unit = 20
  const { wide, high } = sizeOfView(view)
  const text = capital(sayView(view))
  return {
    text,
    value: `view ${viewKey(view)}`,
    picture: picture(
      optionSide,
      optionSide,
      text,
      drawView(view, unit, (optionSide - wide * unit) / 2, (optionSide - high * unit) / 2),
    ),
  }
}

const wrongView = (view: View, misconception: string): WrongChoice => ({ ...viewChoice(view), misconception })

/** Every line from front to back and from left to right has a cube in it. */
const hasNoGap = (pile: Pile) =>
  pile.every(row => row.some(height => height > 0)) &&
  range(pile[0]?.length ?? 0).every(x => pile.some(row => (row[x] ?? 0) > 0))

interface Plan {
  readonly wide: number
  readonly deep: number
  readonly tall: number
  readonly empty: number
  readonly from: readonly From[]
}

const plans: Record<Step, Plan> = {
  1: { wide: 3, deep: 2, tall: 2, empty: 0.4, from: ['front', 'above'] },
  2: { wide: 3, deep: 3, tall: 3, empty: 0.5, from: ['front', 'right', 'above'] },
  3: { wide: 3, deep: 3, tall: 3, empty: 0.35, from: ['right', 'left', 'front'] },
  4: { wide: 4, deep: 3, tall: 3, empty: 0.4, from: ['left', 'back', 'right'] },
  5: { wide: 4, deep: 4, tall: 4, empty: 0.4, from: ['left', 'back', 'right'] },
}

/** A view of a pile that mostly nothing but this side gives. */
function drawPile(random: Random, plan: Plan, from: From): Pile {
  for (;;) {
    // Without a limit for each line that is looked along, most lines would be of full height.
    const limits = range(4).map(() => random.int(1, plan.tall))
    const most = (x: number, y: number) =>
      from === 'above' ? plan.tall : (limits[from === 'front' || from === 'back' ? x : y] ?? plan.tall)
    for (let tries = 0; tries < 40; tries++) {
      const pile = triedPile(random, { ...plan, most })
      if (pile && hasNoGap(pile) && isFit(random, pile, from)) return pile
    }
  }
}

function isFit(random: Random, pile: Pile, from: From): boolean {
  const view = viewKey(viewFrom(pile, from))
  const isOwn = (['front', 'right', 'back', 'left'] as const).every(
    side => side === from || viewKey(viewFrom(pile, side)) !== view,
  )
  // The same from the left as from the right, or a full rectangle: not often, but a child must not cross it out.
  return (isOwn || random.chance(0.5)) && (view.includes('0') || random.chance(0.3))
}

const opposite: Record<Side, Side> = { front: 'back', back: 'front', left: 'right', right: 'left' }

const rowNames: Record<number, readonly string[]> = {
  2: ['back', 'front'],
  3: ['back', 'middle', 'front'],
}
const placeNames: Record<number, readonly string[]> = {
  2: ['left', 'right'],
  3: ['left', 'middle', 'right'],
}

/** For a floor of at most three by three squares. */
function sayEmpty(pile: Pile): string {
  const empty = pile.flatMap((row, y) =>
    row.flatMap((height, x) =>
      height > 0 ? [] : [`the ${placeNames[row.length]?.[x]} one in the ${rowNames[pile.length]?.[y]} row`],
    ),
  )
  return empty.length === 0
    ? 'there is a stack on every square'
    : `there is a stack on every square but ${listed(empty)}`
}

/** What comes out when the heights are read from another side, from the wrong end, or from the nearest stacks alone. */
function slipsFromSide(pile: Pile, side: Side): WrongChoice[] {
  const heights = heightsFrom(pile, side)
  const turned = facing(pile, side)
  const nearest = range(heights.length).map(
    x =>
      turned
        .toReversed()
        .map(row => row[x] ?? 0)
        .find(height => height > 0) ?? 0,
  )
  const others = (['front', 'right', 'left', 'back'] as const).filter(
    other => other !== side && other !== opposite[side],
  )
  return [
    wrongView(viewOfHeights(heights.toReversed()), 'swapped-left-and-right'),
    wrongView(viewOfHeights(nearest), 'looked-only-at-the-nearest-stacks'),
    ...others.slice(0, 1).map(other => wrongView(viewFrom(pile, other), 'looked-from-another-side')),
    ...changedByOne(heights).map(made =>
      wrongView(viewOfHeights(made), 'made-one-stack-too-high-or-too-low'),
    ),
    ...others.slice(1).map(other => wrongView(viewFrom(pile, other), 'looked-from-another-side')),
  ]
}

/** The same heights with one of them one more or one less, and two neighbours swapped. */
function changedByOne(heights: readonly number[]): number[][] {
  const most = Math.max(...heights)
  const less = heights.findIndex(height => height > 1)
  const more = heights.findLastIndex(height => height < most)
  const changed = (at: number, by: number) => heights.map((height, of) => (of === at ? height + by : height))
  const swapped = heights.flatMap((height, at) => {
    const next = heights[at + 1]
    if (next === undefined || next === height) return []
    return [heights.map((own, of) => (of === at ? next : of === at + 1 ? height : own))]
  })
  return [...(more >= 0 ? [changed(more, 1)] : []), ...(less >= 0 ? [changed(less, -1)] : []), ...swapped]
}

/** What comes out when the squares on the floor are swapped, turned or miscounted. */
function slipsFromAbove(pile: Pile): WrongChoice[] {
  const view = viewFrom(pile, 'above')
  const low = pile.map(row => row.map(height => (height === tallest(pile) ? 1 : 0)))
  const moved = movedSquares(view)
  const [first, ...others] = moved.map(made => wrongView(made, 'misplaced-one-square'))
  return [
    wrongView(mirroredPile(view), 'swapped-left-and-right'),
    ...(first ? [first] : []),
    wrongView(turnedPile(turnedPile(view)), 'looked-from-another-side'),
    ...others.slice(0, 2),
    ...(low.some(row => row.includes(1)) ? [wrongView(low, 'saw-only-the-tallest-stacks')] : []),
    wrongView(turnedPile(view), 'looked-from-another-side'),
    ...others.slice(2, 4),
  ]
}

/** The view with one square moved to an empty place beside it. */
const movedSquares = (view: View): View[] =>
  view.flatMap((row, y) =>
    row.flatMap((one, x) =>
      one === 0
        ? []
        : [
            [1, 0],
            [0, 1],
            [-1, 0],
            [0, -1],
          ].flatMap(([right = 0, down = 0]) =>
            view[y + down]?.[x + right] === 0
              ? [
                  view.map((line, v) =>
                    line.map((square, u) =>
                      u === x && v === y ? 0 : u === x + right && v === y + down ? 1 : square,
                    ),
                  ),
                ]
              : [],
          ),
    ),
  )

const shownSides = (from: From): readonly Side[] =>
  from === 'above' || from === 'front' ? ['front'] : ['front', from]

function explainSide(pile: Pile, side: Side): string {
  const turned = facing(pile, side)
  const lines = range(turned[0]?.length ?? 0).map(x => {
    const stacks = turned.toReversed().map(row => row[x] ?? 0)
    return `${stacks.join(', ')}: you see ${Math.max(...stacks)}`
  })
  const hand: Record<Side, string> = {
    front: 'The left line stays on your left.',
    right: 'The front is now on your left.',
    left: 'The front is now on your right.',
    back: 'Left and right have changed places.',
  }
  return `Stand at the ${side} in your mind and bend down. ${hand[side]} Look along each line and find its tallest stack. From left to right, with the nearest stack first, the lines are ${lines.join('; ')}. So the heights are **${heightsFrom(pile, side).join(', ')}**.`
}

export const whichView = template({
  id: 'non-verbal-reasoning.views-of-solids.which-view',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const plan = plans[step]
    const from = random.pick(plan.from)
    return { pile: drawPile(random, plan, from), from }
  },
  measure: 'squares of the floor, the tallest stack, and how far you must walk round it',
  hardness: ({ pile, from }) =>
    pile.flat().length / 3 + tallest(pile) + { front: 0, above: 0, right: 2, left: 3, back: 4 }[from],
  write: ({ pile, from }) => ({
    stem:
      from === 'above'
        ? 'Look at these cubes **from straight above**, with the front at the bottom. Which picture shows what you see?'
        : `Look at these cubes **${said[from]}**. Which picture shows what you see?`,
    picture: pilePicture(pile, { unit: pile.length > 3 ? 27 : 31, sides: shownSides(from) }),
    right: viewChoice(viewFrom(pile, from)),
    wrong: from === 'above' ? slipsFromAbove(pile) : slipsFromSide(pile, from),
    explanation:
      from === 'above'
        ? `From above you can’t tell how high a stack is. You see one square for each stack, however low it is. Go row by row from the back to the front: ${sayEmpty(pile)}.`
        : explainSide(pile, from),
  }),
})

/** The three views of a question, side by side, each above its name. */
function threeViews(pile: Pile): Picture {
  const views = (['above', 'front', 'right'] as const).map(from => ({ from, view: viewFrom(pile, from) }))
  const unit = 24
  const column = 104
  const high = Math.max(...views.map(({ view }) => sizeOfView(view).high))
  const body = views.map(({ from, view }, at) => {
    const { wide, high: own } = sizeOfView(view)
    const middle = at * column + column / 2
    return `<g>${drawView(view, unit, middle - (wide * unit) / 2, 4 + (high - own) * unit)}</g>${label([middle, high * unit + 24], said[from], { size: 13 })}`
  })
  const alt = views.map(({ from, view }) => `${capital(said[from])}: ${sayView(view)}.`).join(' ')
  return picture(column * 3, high * unit + 32, alt, body.join(''))
}

const solidPlans: Record<Step, { wide: number; deep: number; tall: number; empty: number }> = {
  1: { wide: 3, deep: 2, tall: 2, empty: 0.5 },
  2: { wide: 3, deep: 2, tall: 3, empty: 0.5 },
  3: { wide: 3, deep: 2, tall: 3, empty: 0.2 },
  4: { wide: 3, deep: 3, tall: 3, empty: 0.5 },
  5: { wide: 3, deep: 3, tall: 3, empty: 0.25 },
}

/** Piles with one stack changed, or one cube moved to another stack. */
function nearPiles(pile: Pile, tall: number): Pile[] {
  const places = pile.flatMap((row, y) => row.map((_, x) => [x, y] as const))
  const changed = (changes: readonly (readonly [x: number, y: number, by: number])[]) =>
    pile.map((row, y) =>
      row.map(
        (height, x) => height + changes.reduce((sum, [u, v, by]) => (u === x && v === y ? sum + by : sum), 0),
      ),
    )
  const single = places.flatMap(([x, y]) => [changed([[x, y, 1]]), changed([[x, y, -1]])])
  const moves = places.flatMap(([x, y]) =>
    places.flatMap(([u, v]) =>
      u === x && v === y
        ? []
        : [
            changed([
              [x, y, -1],
              [u, v, 1],
            ]),
          ],
    ),
  )
  return [...single, ...moves].filter(made => made.flat().every(height => height >= 0 && height <= tall))
}

const shownViews = ['above', 'front', 'right'] as const

const keysOfViews = (pile: Pile) => shownViews.map(from => viewKey(viewFrom(pile, from)))

/** Clear piles that break one view each, in turn, then those that break more. */
function wrongPiles(random: Random, pile: Pile, tall: number): { pile: Pile; misconception: string }[] {
  const keys = keysOfViews(pile)
  const failingViews = (made: Pile) => {
    const own = keysOfViews(made)
    return shownViews.filter((_, at) => own[at] !== keys[at])
  }
  const found: Record<string, { pile: Pile; misconception: string }[]> = {}
  for (const made of random.shuffle(nearPiles(pile, tall))) {
    const failing = hasNoGap(made) ? failingViews(made) : []
    const [first] = failing
    const key = failing.length === 1 ? String(first) : 'more'
    const group = found[key] ?? []
    found[key] = group
    if (first && group.length < 3 && isPileClear(made))
      group.push({ pile: made, misconception: missed[first] })
  }
  const inTurn = range(3).flatMap(at => shownViews.flatMap(from => found[from]?.slice(at, at + 1) ?? []))
  const mirrored = mirroredPile(pile)
  return [
    ...inTurn.slice(0, 3),
    ...(failingViews(mirrored).length > 0 && isPileClear(mirrored)
      ? [{ pile: mirrored, misconception: 'swapped-left-and-right' }]
      : []),
    ...inTurn.slice(3),
    ...(found['more'] ?? []),
  ].slice(0, 9)
}

const missed: Record<From, string> = {
  above: 'missed-the-view-from-above',
  front: 'missed-the-view-from-the-front',
  right: 'missed-the-view-from-the-right',
  left: 'looked-from-another-side',
  back: 'looked-from-another-side',
}

function solidChoice(pile: Pile): Choice {
  const text = `Cubes on each square, from the back: ${describePile(pile)}`
  return {
    text,
    value: `pile ${pileKey(pile)}`,
    picture: pilePicture(pile, { unit: 19, alt: text, frame: [optionSide, optionSide] }),
  }
}

export const whichSolid = template({
  id: 'non-verbal-reasoning.views-of-solids.which-solid',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 70,
  draw: (random, step) => {
    const plan = solidPlans[step]
    for (;;) {
      const pile = randomPile(random, plan)
      if (!hasNoGap(pile) || tallest(pile) < plan.tall) continue
      const wrong = wrongPiles(random, pile, plan.tall)
      if (wrong.length > 4) return { pile, wrong }
    }
  },
  measure: 'stacks, and the tallest one',
  hardness: ({ pile }) => pile.flat().filter(height => height > 0).length + tallest(pile) * 2,
  write: ({ pile, wrong }) => ({
    stem: 'These are three views of the **same** pile of cubes. In the view from above, the front is at the bottom. Which pile is it? In each picture the front is at the lower left and the right side at the lower right.',
    picture: threeViews(pile),
    right: solidChoice(pile),
    wrong: wrong.map(
      ({ pile: made, misconception }): WrongChoice => ({ ...solidChoice(made), misconception }),
    ),
    explanation: explainSolid(pile),
  }),
})

function explainSolid(pile: Pile): string {
  const [front, right] = [heightsFrom(pile, 'front'), heightsFrom(pile, 'right')]
  return `Take one view at a time and cross out each pile that does not fit. From above, ${sayEmpty(pile)}. From the front, the tallest stacks are ${front.join(', ')} high, from left to right. From the right, with the front on your left, they are ${right.join(', ')} high. Only one pile fits all three: on its squares there are, row by row from the back, ${listed(
    pile.map(row => row.join(' ')),
    'and',
  )} cubes.`
}

/** A floor with a number in each square, and the name of one side. */
function planPicture(pile: Pile): Picture {
  const unit = 34
  const [wide, deep] = [pile[0]?.length ?? 0, pile.length]
  const left = 40
  const squares = pile.flatMap((row, y) =>
    row.map(
      (height, x) =>
        rectangle(left + x * unit, 4 + y * unit, unit, unit, 'white', 1.5) +
        label([left + (x + 0.5) * unit, 4 + (y + 0.5) * unit + 6], String(height), { size: 17 }),
    ),
  )
  const alt = `A plan of ${deep} rows of ${wide} squares with the number of cubes on each. From the back to the front, ${describePile(pile)}.`
  return picture(
    wide * unit + 2 * left,
    deep * unit + 28,
    alt,
    squares.join('') + label([left + (wide * unit) / 2, deep * unit + 22], 'front', { size: 14 }),
  )
}

const numberPlans: Record<Step, { wide: number; deep: number; tall: number; from: readonly Side[] }> = {
  1: { wide: 3, deep: 2, tall: 3, from: ['front'] },
  2: { wide: 3, deep: 3, tall: 3, from: ['front', 'right'] },
  3: { wide: 3, deep: 3, tall: 4, from: ['right', 'left'] },
  4: { wide: 4, deep: 3, tall: 4, from: ['left', 'back', 'right'] },
  5: { wide: 4, deep: 4, tall: 4, from: ['left', 'back', 'right'] },
}

export const numberPlan = template({
  id: 'non-verbal-reasoning.views-of-solids.number-plan',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const { wide, deep, tall, from } = numberPlans[step]
    const side = random.pick(from)
    const least = step < 3 ? 1 : 0
    for (;;) {
      const pile = planFor(random, { wide, deep, tall, least }, side)
      const heights = heightsFrom(pile, side)
      const isUneven = heights.join() !== heights.toReversed().join()
      if (hasNoGap(pile) && (isUneven || random.chance(0.5)) && differing(pile, side) > 4)
        return { pile, side }
    }
  },
  measure: 'squares of the plan, the tallest stack, and how far you must walk round it',
  hardness: ({ pile, side }) =>
    pile.flat().length / 3 + tallest(pile) + { front: 0, right: 2, left: 3, back: 4 }[side],
  write: ({ pile, side }) => ({
    stem: `The number in each square says how many cubes are piled on it. What do you see if you look **${said[side]}**?`,
    picture: planPicture(pile),
    right: viewChoice(viewFrom(pile, side)),
    wrong: slipsFromPlan(pile, side),
    explanation: explainSide(pile, side),
  }),
})

interface NumberPlan {
  readonly wide: number
  readonly deep: number
  readonly tall: number
  readonly least: number
}

/** Numbers for each square, so that from this side every height is equally likely in each line. */
function planFor(random: Random, { wide, deep, tall, least }: NumberPlan, side: Side): Pile {
  const isAlongRows = side === 'left' || side === 'right'
  const [lines, length] = isAlongRows ? [deep, wide] : [wide, deep]
  const stacks = range(lines).map(() => {
    const highest = random.int(1, tall)
    return random.shuffle([highest, ...range(length - 1).map(() => random.int(least, highest))])
  })
  return range(deep).map(y => range(wide).map(x => (isAlongRows ? stacks[y]?.[x] : stacks[x]?.[y]) ?? 0))
}

function slipsFromPlan(pile: Pile, side: Side): WrongChoice[] {
  const turned = facing(pile, side)
  const counted = range(turned[0]?.length ?? 0).map(x => turned.filter(row => (row[x] ?? 0) > 0).length)
  const [first, second, ...others] = slipsFromSide(pile, side)
  return [
    ...[first, second].flatMap(one => one ?? []),
    wrongView(viewOfHeights(counted), 'counted-the-stacks-in-each-line'),
    ...others,
  ]
}

/** The number of different wrong views. */
const differing = (pile: Pile, side: Side) =>
  new Set(
    slipsFromPlan(pile, side)
      .map(({ value }) => value)
      .filter(value => value !== `view ${viewKey(viewFrom(pile, side))}`),
  ).size

const lessonPile: Pile = [
  [1, 2, 1],
  [3, 0, 1],
  [1, 0, 2],
]

const harderPlan: Pile = [
  [2, 0, 1, 3],
  [1, 4, 0, 1],
  [0, 1, 2, 1],
]

export const viewsOfSolids: Topic = {
  id: 'non-verbal-reasoning.views-of-solids',
  name: 'Views from all sides',
  subdomain: 'space',
  year: 5,
  prerequisites: ['non-verbal-reasoning.stacked-cubes'],
  about: 'Seeing a pile of cubes from above and from each side, and finding the pile from its views.',
  weights: { gl: 4, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
Walk round a pile of bricks and bend down at each side. From each side it looks flat, like a row of towers on paper. You see just the **tallest stack** in each line.

${pilePicture(lessonPile, { unit: 30, sides: ['front', 'right'] }).svg}

These are three views of this pile.

${threeViews(lessonPile).svg}

- **From above**, you see one square for each stack. It does not matter how high the stack is.
- **From the front**, look along each line from front to back. The tallest stack in the line counts.
- **From the right**, walk round to the right side. Now the front is on your **left hand**.
- **From the left**, the front is on your right hand. **From the back**, left and right change places.`,
    example: `
How does the pile above look from the right?

1. Go to the right side. The front is on your left.
2. The line at the front has stacks of 2 and 1. The tallest is 2.
3. The middle line has stacks of 1 and 3. The tallest is 3.
4. The line at the back has 1, 2 and 1. The tallest is 2.
5. From left to right you see **2, 3 and 2**.`,
    harder: `
The numbers say how many cubes are on each square. What do you see **from the left**?

${planPicture(harderPlan).svg}

1. Go to the left side. The back is on your left hand, and the front is on your right.
2. The line at the back is 2, 0, 1, 3. The tallest is 3, though it is far away.
3. The middle line is 1, 4, 0, 1. The tallest is 4.
4. The line at the front is 0, 1, 2, 1. The tallest is 2.
5. From left to right you see **3, 4 and 2**.`,
    mistake: `
When you walk round to another side, left and right change. Many children get the heights right but write them the wrong way round. Ask each time: "On which hand is the front now?" From the right it is on your left hand. From the left it is on your right hand.`,
    tryThis: `
Build a pile from toy bricks or dice. Draw it from the front, from the right and from above. Can someone at home build it from your three drawings?`,
  })),
  misconceptions: once(() => ({
    'swapped-left-and-right': {
      child: 'Left and right are swapped. Ask on which hand the front is now.',
      parent:
        'Gets the heights right but swaps left and right. Build the pile, walk round it and ask on which hand the front is.',
    },
    'looked-only-at-the-nearest-stacks': {
      child: 'A tall stack further away can be seen too. Look along the whole line.',
      parent:
        'Sees only the nearest stacks. In each line, look for the tallest stack, even if it is far away.',
    },
    'looked-from-another-side': {
      child: 'That is what you see from another side. Read the question and go to the right side.',
      parent:
        'Gives the view from another side. Build the pile and sit down at the side that the question names.',
    },
    'made-one-stack-too-high-or-too-low': {
      child: 'One tower has the wrong height. Check each line again, one by one.',
      parent: 'Gets one tower wrong. Write the tallest number for each line before looking at the options.',
    },
    'misplaced-one-square': {
      child: 'One square is in the wrong place. Go row by row from the back.',
      parent:
        'Gets the view from above right except for one square. Go along each row of the floor with a finger.',
    },
    'saw-only-the-tallest-stacks': {
      child: 'You left out the low stacks. From above you see each stack.',
      parent: 'Sees only tall stacks from above. Hold a hand flat above the pile: every stack has a top.',
    },
    'counted-the-stacks-in-each-line': {
      child: 'You counted the stacks in each line. Look for the tallest number.',
      parent: 'Counts the stacks in a line and not the cubes of the tallest. Ask which one hides the others.',
    },
    'missed-the-view-from-above': {
      child: 'That pile does not fit the view from above. Check which squares are empty.',
      parent: 'Takes a pile that breaks the view from above. Tick each square of that view in the picture.',
    },
    'missed-the-view-from-the-front': {
      child: 'That pile does not fit the view from the front. Check how high each line is.',
      parent:
        'Takes a pile that breaks the view from the front. Say the heights from left to right for each picture.',
    },
    'missed-the-view-from-the-right': {
      child: 'That pile does not fit the view from the right. The front is on your left hand.',
      parent:
        'Takes a pile that breaks the view from the right. Turn the picture in the mind until the right side is in front.',
    },
  })),
  templates: [whichView, whichSolid, numberPlan],
}
