import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { circle, line, moved, type Point, picture, pointsOf, polygon, rectangle } from '../svg.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted, listed } from '../wording.ts'
import { cell } from './figure.ts'

/**
 * The sheet reaches from -2 to 2 in both directions. The part where x·right + y·down is less than `at` is folded over
 * the line.
 */
interface Fold {
  readonly right: number
  readonly down: number
  readonly at: number
  readonly said: string
}

const folds = {
  left: { right: 1, down: 0, at: 0, said: 'the left half over to the right' },
  rightward: { right: -1, down: 0, at: 0, said: 'the right half over to the left' },
  top: { right: 0, down: 1, at: 0, said: 'the top half down' },
  bottom: { right: 0, down: -1, at: 0, said: 'the bottom half up' },
  topLeft: {
    right: Math.SQRT1_2,
    down: Math.SQRT1_2,
    at: 0,
    said: 'the top left corner down to the bottom right corner',
  },
  topRight: {
    right: -Math.SQRT1_2,
    down: Math.SQRT1_2,
    at: 0,
    said: 'the top right corner down to the bottom left corner',
  },
} satisfies Record<string, Fold>

const before = ([x, y]: Point, { right, down, at }: Fold) => x * right + y * down - at

const mirrored = ([x, y]: Point, fold: Fold): Point => {
  const far = 2 * before([x, y], fold)
  return [Math.round((x - far * fold.right) * 100) / 100, Math.round((y - far * fold.down) * 100) / 100]
}

/** The part of the paper's outline behind the fold. */
function behind(outline: readonly Point[], fold: Fold): Point[] {
  return outline.flatMap((point, at): Point[] => {
    const next = outline[(at + 1) % outline.length] ?? point
    const [here, there] = [before(point, fold), before(next, fold)]
    const share = here / (here - there)
    const crossing: Point = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
    return [...(here >= -1e-9 ? [point] : []), ...(here * there < -1e-9 ? [crossing] : [])]
  })
}

const sheet: Point[] = [
  [-2, -2],
  [2, -2],
  [2, 2],
  [-2, 2],
]
const places: Point[] = [-1.5, -0.5, 0.5, 1.5].flatMap(y => [-1.5, -0.5, 0.5, 1.5].map((x): Point => [x, y]))

/** The positions of the holes after unfolding, fold by fold. */
function opened(holes: readonly Point[], done: readonly Fold[]): Point[] {
  const all = [...holes]
  for (const fold of done.toReversed()) all.push(...all.map(place => mirrored(place, fold)))
  return all
}

/** Positions on the folded paper away from the creases. */
const punchable = (done: readonly Fold[]) =>
  places.filter(place => done.every(fold => before(place, fold) > 0.2))

const unit = 16
const scaled = ([x, y]: Point): Point => [x * unit, y * unit]
const hole = (place: Point) => circle(scaled(place), 4.5, 'black', 1)

/** An arrow across the fold, in the middle of the folded part. */
function foldArrow(fold: Fold, outline: readonly Point[]): string {
  const middle = [0, 1].map(
    of => outline.reduce((sum, point) => sum + (point[of] ?? 0), 0) / outline.length,
  ) as [number, number]
  const off = before(middle, fold)
  const [x, y] = scaled([middle[0] - off * fold.right, middle[1] - off * fold.down])
  const at = (along: number, aside = 0): Point => [
    x + fold.right * along + fold.down * aside,
    y + fold.down * along - fold.right * aside,
  ]
  return `${line(at(-12), at(12), 2)}<polygon points="${pointsOf([at(20), at(12, 5), at(12, -5)])}" fill="#000" stroke="#000" stroke-width="1"/>`
}

/** One panel for each fold, with its line and an arrow, and a last one with the holes. */
function foldPicture(done: readonly Fold[], holes: readonly Point[]): Picture {
  const width = 78
  let outline = sheet
  const panels: string[] = []
  for (const fold of done) {
    const along: Point = [-fold.down * 2.3, fold.right * 2.3]
    const reach = Math.abs(fold.right) === 1 || Math.abs(fold.down) === 1 ? 1 : 1.3
    panels.push(
      polygon(outline.map(scaled), 'white') +
        line(
          scaled([along[0] * reach, along[1] * reach]),
          scaled([-along[0] * reach, -along[1] * reach]),
          1.5,
          true,
        ) +
        foldArrow(fold, outline),
    )
    outline = behind(outline, fold)
  }
  const ghost = `<rect x="-32" y="-32" width="64" height="64" fill="none" stroke="#999" stroke-width="1" stroke-dasharray="2 3"/>`
  panels.push(
    ghost +
      polygon(outline.map(scaled), 'grey') +
      holes.map(place => circle(scaled(place), 4.5, 'white', 1.5)).join(''),
  )
  const alt = `A square sheet. Fold ${listed(
    done.map(({ said }) => said),
    'then',
  )}. Then ${counted(holes.length, 'hole')} ${holes.length === 1 ? 'is' : 'are'} made: ${holes.map(placeText).join(', ')}, counted on the whole sheet.`
  return picture(
    panels.length * width + 2,
    width,
    alt,
    panels.map((panel, at) => moved(panel, width / 2 + 1 + at * width, width / 2)).join(''),
  )
}

const placeText = ([x, y]: Point) => `row ${y + 2.5} column ${x + 2.5}`

const sortedHoles = (holes: readonly Point[]) => [...holes].sort(([a, b], [c, d]) => b - d || a - c)

const textOf = (holes: readonly Point[]) =>
  `Holes in ${[1, 2, 3, 4]
    .flatMap(row => {
      const columns = sortedHoles(holes).flatMap(([x, y]) => (y + 2.5 === row ? [String(x + 2.5)] : []))
      return columns.length > 0 ? [`row ${row}: ${listed(columns)}`] : []
    })
    .join('; ')}`

const holesChoice = (all: readonly Point[]) => {
  const holes = [...new Map(all.map(place => [place.join(), place])).values()]
  const alt = textOf(holes)
  const body = moved(rectangle(-32, -32, 64, 64) + holes.map(hole).join(''), cell / 2, cell / 2)
  return {
    text: alt,
    value: `holes ${sortedHoles(holes).join(' ')}`,
    picture: picture(cell, cell, alt, body),
  }
}

const straight = [folds.left, folds.rightward, folds.top, folds.bottom]
const corners = [folds.topLeft, folds.topRight]

function drawFolds(random: Random, step: Step): Fold[] {
  const [across, along] = [random.pick(straight.slice(0, 2)), random.pick(straight.slice(2))]
  if (step === 5)
    return random.pick([
      [folds.topLeft, folds.topRight],
      [folds.topRight, folds.topLeft],
      [random.pick(corners)],
    ])
  return step < 3 ? [random.pick(straight)] : random.shuffle([across, along])
}

const wrong = (all: readonly Point[], misconception: string): WrongChoice => ({
  ...holesChoice(all),
  misconception,
})

/** A fold that was not made. */
const otherFold = (done: readonly Fold[]) => (done.some(({ right }) => right === 0) ? folds.left : folds.top)

/** Mistakes that mostly leave too few holes. */
function withFewHoles(done: readonly Fold[], holes: readonly Point[]): WrongChoice[] {
  const [first = folds.left] = done
  const [right, down] = first.right ? [-2 * Math.sign(first.right), 0] : [0, -2 * Math.sign(first.down)]
  const slid = holes
    .map(([x, y]): Point => [x + right, y + down])
    .filter(([x, y]) => Math.abs(x) < 2 && Math.abs(y) < 2)
  return [
    ...(done.length > 1
      ? [
          wrong(opened(holes, done.slice(1)), 'opened-only-one-fold'),
          wrong(opened(holes, done.slice(0, 1)), 'opened-only-one-fold'),
        ]
      : []),
    wrong([...holes, ...slid], 'slid-the-holes-over'),
    wrong(opened(holes, [otherFold(done)]), 'mirrored-in-the-wrong-line'),
    wrong(holes, 'forgot-to-open-the-paper'),
    wrong(opened(holes, done).slice(1), 'left-out-one-hole'),
  ]
}

/** Mistakes that leave the right number of holes, or too many. */
function withManyHoles(done: readonly Fold[], holes: readonly Point[], slip: number): WrongChoice[] {
  const right = opened(holes, done)
  const isFree = ([x, y]: Point) =>
    Math.max(Math.abs(x), Math.abs(y)) < 2 && !right.some(([u, v]) => u === x && v === y)
  const aside = ([x, y]: Point): Point => {
    const [inwards, across] = [-Math.sign(y), -Math.sign(x)]
    const near: Point[] = [
      [x, y + inwards],
      [x + across, y],
      [x, y - inwards],
      [x - across, y],
    ]
    return near.find(isFree) ?? [x, y]
  }
  const nudged = (which: number) =>
    right.map((place, at) => (at === which % right.length ? aside(place) : place))
  return [
    wrong(nudged(slip), 'put-one-hole-in-the-wrong-place'),
    wrong([...right, ...nudged(slip)], 'made-one-hole-too-many'),
    wrong(opened(holes, [...done, otherFold(done)]), 'opened-a-fold-that-was-not-there'),
    wrong(nudged(slip + 1), 'put-one-hole-in-the-wrong-place'),
  ]
}

export const punchedHoles = template({
  id: 'non-verbal-reasoning.paper-folding.where-are-the-holes',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const done = drawFolds(random, step)
    const count = [1, 2, 1, 2, 2][step - 1] ?? 1
    const room = punchable(done)
    return { done, holes: random.sample(room, Math.min(count, room.length - 1)), slip: random.int(0, 3) }
  },
  measure: 'folds, holes when opened, and whether folds go from corner to corner',
  hardness: ({ done, holes }) =>
    done.length * 2 + holes.length + (done.some(({ right, down }) => right * down !== 0) ? 4 : 0),
  write: ({ done, holes, slip }, random) => {
    const right = opened(holes, done)
    const few = withFewHoles(done, holes)
    const many = withManyHoles(done, holes, slip)
    return {
      stem: 'A square sheet is folded as shown, and holes are punched through all layers. What does it look like when it is **opened** again?',
      picture: foldPicture(done, holes),
      right: holesChoice(right),
      // Some options have fewer holes and some as many or more, so that counting is not enough.
      wrong: [...few.slice(0, 2), ...random.shuffle(many).slice(0, 2), ...few.slice(2), ...many],
      explanation: `Open the folds one by one, the last one first. Each fold line is a mirror: every hole gets a partner just as far on the other side. ${counted(holes.length, 'hole')} and ${counted(done.length, 'fold')} make ${counted(right.length, 'hole')}. ${textOf(right)}.`,
    }
  },
})

const sheetNames = [
  'A square sheet',
  'A square napkin',
  'A square of thin card',
  'A square of tissue paper',
  'A square paper mat',
]

export const howManyHoles = template({
  id: 'non-verbal-reasoning.paper-folding.how-many-holes',
  version: 1,
  mode: 'typed',
  seconds: 35,
  draw: (random, step) => {
    const done =
      step === 5
        ? random.pick([
            [folds.topLeft, folds.topRight],
            [folds.topRight, folds.topLeft],
          ])
        : drawFolds(random, step)
    const room = punchable(done)
    const [least, most] = (
      [
        [1, 3],
        [3, 5],
        [1, 3],
        [3, 4],
        [1, 2],
      ] as const
    )[step - 1] ?? [1, 3]
    return {
      done,
      holes: random.sample(room, random.int(least, Math.min(most, room.length))),
      sheetName: random.pick(sheetNames),
    }
  },
  measure: 'folds, holes, and whether folds go from corner to corner',
  hardness: ({ done, holes }) =>
    done.length * 2 + holes.length + (done.some(({ right, down }) => right * down !== 0) ? 2 : 0),
  write: ({ done, holes, sheetName }) => {
    const layers = 2 ** done.length
    return {
      stem: `${sheetName} is folded as shown. Then ${counted(holes.length, 'hole')} ${holes.length === 1 ? 'is' : 'are'} punched through all its layers. How many holes are there when it is **opened** again? Write a number.`,
      picture: foldPicture(done, holes),
      expected: { kind: 'number', value: String(holes.length * layers) },
      mistakes: [
        { text: String(holes.length), misconception: 'forgot-to-open-the-paper' },
        ...(done.length > 1
          ? [{ text: String(holes.length * 2), misconception: 'opened-only-one-fold' }]
          : []),
        { text: String(holes.length + done.length), misconception: 'added-one-for-each-fold' },
        { text: String(holes.length * (layers + 1)), misconception: 'counted-the-layers-wrong' },
      ],
      explanation: `Each fold doubles the layers: ${counted(done.length, 'fold')} ${done.length === 1 ? 'makes' : 'make'} ${layers} layers. Each punch goes through all of them. So ${holes.length} × ${layers} = **${holes.length * layers}**.`,
    }
  },
})

const holesPicture = holesChoice(opened([[-0.5, 1.5]], [folds.topLeft, folds.topRight])).picture

export const paperFolding: Topic = {
  id: 'non-verbal-reasoning.paper-folding',
  name: 'Folding and punching paper',
  subdomain: 'space',
  year: 5,
  prerequisites: ['non-verbal-reasoning.reflection'],
  about: 'Seeing where holes are when a folded and punched sheet is opened again.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: {
    version: 2,
    idea: `
Fold a sheet of paper and punch a hole in it. Open it again. There are two holes! The punch went through two layers.

The **fold line is a mirror**. Each hole has a partner on the other side of the fold, and both are just as far from it.

${foldPicture([folds.left], [[1.5, -0.5]]).svg}

The first picture shows the fold. The dashed line is where the paper bends, and the arrow shows which way it goes. The next picture shows the folded paper in grey with its hole.

If there are two folds, open **the last fold first**. Draw the partners. Then open the first fold, and draw partners for all the holes you have by now. One hole makes two, and two make four.`,
    example: `
The left half is folded over to the right. There is one hole near the right edge, close to the top. Where are the holes when you open it?

${foldPicture([folds.left], [[1.5, -1.5]]).svg}

1. The hole stays where it is: near the right edge, close to the top.
2. The fold line is upright, in the middle.
3. The hole is far from the fold. So its partner is far from the fold as well, near the **left** edge.
4. It has the same height: close to the top.`,
    harder: `
${foldPicture([folds.topLeft, folds.topRight], [[-0.5, 1.5]]).svg}

The sheet is folded twice, from corner to corner. Then one hole is punched. Where are the holes when you open it?

1. Think of the sheet as 4 rows of 4 squares. The hole is in row 4, column 2.
2. Open the **last** fold first. Its line runs from top left to bottom right. In this mirror, row and column swap. So row 4, column 2 gets a partner in row 2, column 4.
3. Now open the first fold. Its line runs from bottom left to top right. Each of the two holes gets a partner.
4. In this mirror, what is near the bottom goes near the left, and what is near the left goes near the bottom. Row 4 is right at the bottom, so the partner is right at the left: column 1. Column 2 is second from the left, so the partner is second from the bottom: row 3. It is in row 3, column 1.
5. In the same way, the hole in row 2, column 4 gets a partner in row 1, column 3.
6. Two folds and one hole make **four holes**. Here they are:

${holesPicture.svg}

The slip to watch for is using an upright mirror. Lay a pencil on the fold line. Each pair of holes must lie straight across the pencil.

Now you try: a sheet is folded three times, and 2 holes are punched through all layers. How many holes are there? (There are 16.)`,
    mistake: `
Some children slide the hole over and do not mirror it. If a hole is close to the fold, its partner must be close to the fold too. If your two holes are not as far from the fold as each other, you slid the hole. Try again with the mirror.`,
    tryThis: `
Fold a paper napkin twice. Ask before you use scissors, then snip a small bit out of one edge. Guess how many gaps you will see, and where. Open it and look.`,
  },
  misconceptions: {
    'put-one-hole-in-the-wrong-place': {
      child: 'One hole is in the wrong place. Each hole and its partner are equally far from the fold.',
      parent: 'Places one hole wrongly. Fold and punch a real sheet and compare.',
    },
    'mirrored-in-the-wrong-line': {
      child: 'You used the wrong fold line. Open the fold that was made.',
      parent: 'Opens the paper along the wrong line. Draw the fold line on the sheet before opening it.',
    },
    'slid-the-holes-over': {
      child: 'Holes do not slide across. They flip over the fold, like in a mirror.',
      parent:
        'Slides the holes over instead of mirroring them. Put wet paint on half a sheet, fold it and look.',
    },
    'made-one-hole-too-many': {
      child: 'There is one hole too many. Double the holes for each fold.',
      parent: 'Adds a hole too many. Count: the number of holes doubles with each fold.',
    },
    'opened-a-fold-that-was-not-there': {
      child: 'You opened one fold too many. Count the folds in the pictures.',
      parent: 'Opens a fold that was not made. Count the folds first and open just those.',
    },
    'forgot-to-open-the-paper': {
      child: 'Those are the holes in the folded sheet. Open it: each one gets a partner.',
      parent: 'Forgets to open the paper. Fold and punch a real sheet and open it step by step.',
    },
    'left-out-one-hole': {
      child: 'One hole is missing. Each hole needs a partner across the fold.',
      parent: 'Leaves out one hole. Tick each hole and its partner.',
    },
    'opened-only-one-fold': {
      child: 'Two folds were made. Open both, the last one first.',
      parent: 'Opens only one of two folds. Fold a real sheet twice and open it one fold at a time.',
    },
    'counted-the-layers-wrong': {
      child: 'Each fold doubles the layers: two, then four.',
      parent: 'Miscounts the layers. Fold a sheet and count the layers at the edge.',
    },
    'added-one-for-each-fold': {
      child: 'A fold does not add one hole. It doubles them.',
      parent: 'Adds one for each fold instead of doubling. Fold, punch and open a real sheet to see it.',
    },
  },
  templates: [punchedHoles, howManyHoles],
}
