import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { moved, picture } from '../svg.ts'
import { type Choice, template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, counted, listed } from '../wording.ts'
import { optionSide } from './blocks.ts'
import {
  drawCut,
  drawFolded,
  drawFolds,
  type Fold,
  foldedSheet,
  foldPicture,
  holesIn,
  opened,
  panelOf,
  sayCorners,
  sayFolds,
  sheetPanel,
  wholeSheet,
  without,
} from './folded-sheet.ts'
import {
  drawTiles,
  extentOf,
  isSound,
  middleOf,
  movedTiles,
  partsOf,
  quarterTurned,
  settledTiles,
  sheetKey,
  type Tile,
  type Tiles,
  tilesIn,
} from './tiles.ts'

interface Plan {
  readonly folds: 1 | 2 | 3
  readonly cuts: number
  readonly isPractised: boolean
}

const plans: Record<Step, Plan> = {
  1: { folds: 1, cuts: 1, isPractised: false },
  2: { folds: 1, cuts: 2, isPractised: true },
  3: { folds: 2, cuts: 2, isPractised: false },
  4: { folds: 2, cuts: 2, isPractised: true },
  5: { folds: 3, cuts: 2, isPractised: true },
}

const joined = (cuts: readonly Tiles[]): Tiles => new Set(cuts.flatMap(cut => [...cut]))

interface CutPaper {
  readonly folds: readonly Fold[]
  readonly paper: Tiles
  readonly cuts: readonly Tiles[]
}

/** Whether they leave the folded paper in one part, and don't touch each other. */
function areApart(paper: Tiles, cuts: readonly Tiles[]): boolean {
  const all = joined(cuts)
  const apart =
    cuts.reduce((sum, cut) => sum + cut.size, 0) === all.size && partsOf(all).length === cuts.length
  return apart && isSound(without(paper, all))
}

/** Cuts that leave less than half of the folded paper, and sheets in several parts, are drawn again. */
function cutPaper(
  random: Random,
  { folds: count, cuts: wanted, isPractised }: Plan,
  insides = 0.15,
): CutPaper {
  for (;;) {
    const folds = drawFolds(random, count, isPractised)
    const paper = foldedSheet(folds)
    const cuts: Tiles[] = []
    for (let tries = 0; tries < 12 && cuts.length < wanted; tries++) {
      const more = [...cuts, drawCut(random, paper, random.chance(insides))]
      if (areApart(paper, more)) cuts.push(...more.slice(-1))
    }
    const made = { folds, paper, cuts }
    if (cuts.length === wanted && joined(cuts).size < paper.size / 2 && isSound(sheetAfter(made))) return made
  }
}

const sheetAfter = ({ folds, cuts }: Pick<CutPaper, 'folds' | 'cuts'>): Tiles =>
  without(wholeSheet, opened(joined(cuts), folds))

const sheetUnit = 11

/** Where the middles of the parts are that were cut out, from the left and from the top. */
function saySheet(sheet: Tiles): string {
  const parts = holesIn(sheet).map(({ part, isAtEdge }) => {
    const middles = [...part].map(middleOf)
    const [x, y] = [0, 1].map(of =>
      Math.round(middles.reduce((sum, middle) => sum + (middle[of as 0] ?? 0), 0) / middles.length + 4),
    )
    return `${isAtEdge ? 'gap' : 'hole'} at ${x} ${y}`
  })
  return parts.length > 8
    ? `${parts.length} holes and gaps: ${parts.slice(0, 8).join(', ')}`
    : parts.join(', ')
}

function sheetChoice(sheet: Tiles): Choice {
  const text = capital(saySheet(sheet))
  const half = optionSide / 2
  return {
    text,
    value: `sheet ${sheetKey(sheet)}`,
    picture: picture(
      optionSide,
      optionSide,
      `An open sheet. ${text}.`,
      moved(drawTiles(sheet, sheetUnit, 0, 0), half, half),
    ),
  }
}

interface Slip {
  readonly sheet: Tiles
  readonly misconception: string
}

/** A fold that was not made. */
const otherFold = (folds: readonly Fold[]): Fold =>
  folds[0]?.right === 0 || (folds[0]?.right ?? 0) * (folds[0]?.down ?? 0) !== 0
    ? { right: 1, down: 0, at: 0, said: '' }
    : { right: 0, down: 1, at: 0, said: '' }

/** Half the sheet with what is cut out of it, pushed over to the other half. */
function slid(cut: Tiles, [first]: readonly Fold[]): Set<Tile> {
  const [right, down] = [-4 * (first?.right ?? 0), -4 * (first?.down ?? 0)]
  return new Set([...cut, ...movedTiles(cut, right, down)].filter(tile => wholeSheet.has(tile)))
}
/** A cut turned round its own middle, as far as it stays on the paper. */
function turnedInPlace(cut: Tiles, paper: Tiles): Set<Tile> {
  const [xs, ys] = [[...cut].map(tile => middleOf(tile)[0]), [...cut].map(tile => middleOf(tile)[1])]
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))]
  const half = settledTiles(quarterTurned(quarterTurned(cut)))
  return new Set([...movedTiles(half, left, top)].filter(tile => paper.has(tile)))
}

/** The paper's cuts turned over within the folded paper: what was at the fold is at the open edge. */
function turnedRound(cut: Tiles, paper: Tiles): Set<Tile> {
  const { wide, high } = extentOf(paper)
  const points = [...paper].map(middleOf)
  const [left, top] = [
    Math.floor(Math.min(...points.map(([x]) => x))),
    Math.floor(Math.min(...points.map(([, y]) => y))),
  ]
  const half = movedTiles(quarterTurned(quarterTurned(movedTiles(cut, -left, -top))), wide + left, high + top)
  return new Set([...half].filter(tile => paper.has(tile)))
}

function slipsOf(made: CutPaper): Slip[] {
  const { folds, paper, cuts } = made
  const all = joined(cuts)
  const slip = (gone: Tiles, misconception: string): Slip => ({
    sheet: without(wholeSheet, gone),
    misconception,
  })
  const with1 = (changed: Tiles, at: number) => joined(cuts.map((cut, of) => (of === at ? changed : cut)))
  const fewer =
    folds.length > 1
      ? [
          slip(opened(all, folds.slice(1)), 'opened-too-few-folds'),
          slip(opened(all, folds.slice(0, -1)), 'opened-too-few-folds'),
        ]
      : []
  const mirroredElsewhere =
    folds.length < 3 ? [slip(opened(all, [otherFold(folds)]), 'mirrored-in-the-wrong-line')] : []
  const slips = [
    slip(opened(turnedRound(all, paper), folds), 'mixed-up-the-fold-and-the-open-edges'),
    ...cuts.map((cut, at) => slip(opened(with1(turnedInPlace(cut, paper), at), folds), 'turned-a-cut-round')),
    slip(opened(all, [...folds, otherFold(folds)]), 'opened-a-fold-that-was-not-there'),
    ...fewer.slice(0, 1),
    slip(slid(opened(all, folds.slice(1)), folds), 'slid-the-cuts-over'),
    ...cuts.map((cut, at) =>
      slip(opened(with1(turnedRound(cut, paper), at), folds), 'mixed-up-the-fold-and-the-open-edges'),
    ),
    ...mirroredElsewhere,
    ...(cuts.length > 1 ? [slip(opened(cuts[0] ?? all, folds), 'left-out-a-cut')] : []),
    ...fewer.slice(1),
    slip(all, 'opened-too-few-folds'),
  ]
  const taken = new Set([sheetKey(sheetAfter(made))])
  return slips.filter(({ sheet }) => {
    const key = sheetKey(sheet)
    if (taken.has(key)) return false
    taken.add(key)
    return sheet.size < wholeSheet.size && isSound(sheet)
  })
}

const effort = ({ folds, cuts }: CutPaper) =>
  folds.length * 3 + cuts.length + folds.filter(({ right, down }) => right * down !== 0).length * 2

export const openedSheet = template({
  id: 'non-verbal-reasoning.fold-and-cut.opened-sheet',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 55,
  draw: (random, step) => {
    for (;;) {
      const made = cutPaper(random, plans[step])
      const slips = slipsOf(made)
      if (slips.length > 4) return { made, slips }
    }
  },
  measure: 'folds, slanting folds, and cuts',
  hardness: ({ made }) => effort(made),
  write: ({ made, slips }) => ({
    stem: 'A square sheet is folded as shown. Then the white parts are cut away from the grey paper, through all its layers. What does the sheet look like when it is **opened** again?',
    picture: foldPicture(made.folds, panelOf(made.paper, joined(made.cuts)), sayPaper(made)),
    right: sheetChoice(sheetAfter(made)),
    wrong: slips.map(({ sheet, misconception }): WrongChoice => ({ ...sheetChoice(sheet), misconception })),
    explanation: explainOpening(made),
  }),
})

const sayPaper = ({ folds, cuts }: CutPaper) =>
  `A square sheet. ${sayFolds(folds)} Then cut away ${counted(cuts.length, 'part')}, with corners at ${listed(cuts.map(sayCorners))}. The first number is the distance from the left of the whole sheet, the second from the top, in eighths.`

const placeIn = (cut: Tiles, paper: Tiles) => {
  const middleOfAll = (tiles: Tiles, of: 0 | 1) =>
    [...tiles].reduce((sum, tile) => sum + middleOf(tile)[of], 0) / tiles.size
  const off = (of: 0 | 1) => middleOfAll(cut, of) - middleOfAll(paper, of)
  const down = off(1) < -0.7 ? 'top' : off(1) > 0.7 ? 'bottom' : ''
  const across = off(0) < -0.7 ? 'left' : off(0) > 0.7 ? 'right' : ''
  return down || across ? `at the ${[down, across].filter(word => word).join(' ')}` : 'in the middle'
}

/** `the cut at the right`, or `another cut at the right` if one was named before. */
function sayCut(cuts: readonly Tiles[], at: number, paper: Tiles): string {
  const places = cuts.map(cut => placeIn(cut, paper))
  const own = places[at]
  const isAlone = places.filter(place => place === own).length === 1
  return `${isAlone ? 'the' : places.indexOf(own ?? '') === at ? 'one' : 'another'} cut ${own}`
}

/** What a cut becomes when the paper is opened. */
function becomes(cut: Tiles, folds: readonly Fold[]): string {
  const parts = holesIn(without(wholeSheet, opened(cut, folds)))
  const [gaps, holes] = [
    parts.filter(({ isAtEdge }) => isAtEdge).length,
    parts.filter(({ isAtEdge }) => !isAtEdge).length,
  ]
  return listed([
    ...(holes > 0 ? [counted(holes, 'hole')] : []),
    ...(gaps > 0 ? [`${counted(gaps, 'gap')} at the edge of the sheet`] : []),
  ])
}

const layers = (folds: readonly Fold[]) => 2 ** folds.length

function explainOpening({ folds, paper, cuts }: CutPaper): string {
  const said = cuts.map(
    (cut, at) => `${capital(sayCut(cuts, at, paper))} of the folded paper becomes ${becomes(cut, folds)}.`,
  )
  return `Open the folds one by one, the last one first. Each fold line is a mirror: every cut gets a partner on the other side, just as far from the line. A cut that touches the fold line joins up with its partner. ${counted(folds.length, 'fold')} ${folds.length === 1 ? 'makes' : 'make'} ${layers(folds)} layers. ${said.join(' ')}`
}

const paperUnit = 11

function paperChoice(paper: Tiles, cut: Tiles, cuts: readonly Tiles[]): Choice {
  const half = optionSide / 2
  const text = `Cut away: ${listed(cuts.map(one => `corners at ${sayCorners(one)}`))}`.slice(0, 158)
  return {
    text,
    value: `paper ${sheetKey(without(paper, cut))}`,
    picture: picture(optionSide, optionSide, text, moved(drawFolded(paper, cut, paperUnit), half, half)),
  }
}

interface OtherCuts {
  readonly cuts: readonly Tiles[]
  readonly misconception: string
}

/** Other ways to cut the same folded paper: a few that are likely, and more until there are enough. */
function otherCuts(random: Random, { paper, cuts }: CutPaper): OtherCuts[] {
  const with1 = (changed: Tiles, at: number) => cuts.map((cut, of) => (of === at ? changed : cut))
  const half = (tiles: Tiles) => turnedRound(tiles, paper)
  const likely = [
    { cuts: cuts.map(half), misconception: 'mixed-up-the-fold-and-the-open-edges' },
    ...cuts.map((cut, at) => ({
      cuts: with1(turnedInPlace(cut, paper), at),
      misconception: 'turned-a-cut-round',
    })),
    ...cuts.map((cut, at) => ({
      cuts: with1(half(cut), at),
      misconception: 'mixed-up-the-fold-and-the-open-edges',
    })),
    ...(cuts.length > 1 ? [{ cuts: cuts.slice(1), misconception: 'left-out-a-cut' }] : []),
  ]
  const found = new Map<string, OtherCuts>()
  const own = sheetKey(joined(cuts))
  const add = (other: OtherCuts) => {
    const key = sheetKey(joined(other.cuts))
    if (
      key !== own &&
      !found.has(key) &&
      other.cuts.every(cut => cut.size > 1) &&
      areApart(paper, other.cuts)
    )
      found.set(key, other)
  }
  likely.forEach(add)
  for (let tries = 0; tries < 20 && found.size < 7; tries++) {
    const made = with1(drawCut(random, paper), random.int(0, cuts.length - 1))
    add({ cuts: made, misconception: 'put-a-cut-in-the-wrong-place' })
  }
  return [...found.values()]
}

export const whichCuts = template({
  id: 'non-verbal-reasoning.fold-and-cut.which-cuts',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: (random, step) => {
    for (;;) {
      const made = cutPaper(random, plans[step])
      const others = otherCuts(random, made)
      if (others.length > 4) return { made, others }
    }
  },
  measure: 'folds, slanting folds, and cuts',
  hardness: ({ made }) => effort(made),
  write: ({ made, others }) => ({
    stem: 'A square sheet is folded as shown and cut through all its layers. Opened again, it looks like the **last** picture. Which picture shows the folded paper after the cuts?',
    picture: foldPicture(
      made.folds,
      sheetPanel(sheetAfter(made)),
      `A square sheet. ${sayFolds(made.folds)} It is cut and opened. It then has: ${saySheet(sheetAfter(made))}.`,
    ),
    right: paperChoice(made.paper, joined(made.cuts), made.cuts),
    wrong: others.map(
      ({ cuts, misconception }): WrongChoice => ({
        ...paperChoice(made.paper, joined(cuts), cuts),
        misconception,
      }),
    ),
    explanation: `Fold the opened sheet in your mind, one fold after the other. At the end only the part is left on which all layers lie. What is cut away there is what you need: ${listed(made.cuts.map((_, at) => `${sayCut(made.cuts, at, made.paper)} of the folded paper`))}. Check by opening it: ${listed(made.cuts.map((cut, at) => `${sayCut(made.cuts, at, made.paper)} becomes ${becomes(cut, made.folds)}`))}.`,
  }),
})

const holePlans: Record<Step, Plan> = {
  1: { folds: 1, cuts: 2, isPractised: false },
  2: { folds: 1, cuts: 3, isPractised: true },
  3: { folds: 2, cuts: 2, isPractised: false },
  4: { folds: 2, cuts: 3, isPractised: true },
  5: { folds: 3, cuts: 2, isPractised: true },
}

/** The share of the sheets with the commonest numbers of holes that are asked, so that no number is expected. */
const keptShare: Record<Step, Readonly<Record<number, number>>> = {
  1: { 2: 0.3, 3: 0.8, 4: 0.5 },
  2: { 2: 0.5, 3: 0.5, 4: 0.55 },
  3: { 2: 0.25, 4: 0.25 },
  4: { 1: 0.5, 2: 0.3, 4: 0.4 },
  5: { 1: 0.3, 2: 0.45, 4: 0.3 },
}

export const howManyHoles = template({
  id: 'non-verbal-reasoning.fold-and-cut.how-many-holes',
  version: 1,
  mode: 'typed',
  seconds: 55,
  draw: (random, step) => {
    for (;;) {
      const made = cutPaper(random, holePlans[step], 0.35)
      const holes = countHoles(made)
      if (holes > 0 && random.chance(keptShare[step][holes] ?? 1)) return { made }
    }
  },
  measure: 'folds, slanting folds, and cuts',
  hardness: ({ made }) => effort(made),
  write: ({ made }) => {
    const { folds, cuts } = made
    const holes = countHoles(made)
    const parts = holesIn(sheetAfter(made)).length
    const wrong = (count: number, misconception: string) =>
      count > 0 && count !== holes ? [{ text: String(count), misconception }] : []
    const own = holesIn(without(wholeSheet, joined(cuts))).filter(({ isAtEdge }) => !isAtEdge).length
    return {
      stem: 'A square sheet is folded as shown. Then the white parts are cut away from the grey paper, through all its layers. How many **holes** does the opened sheet have? A gap at the edge of the sheet is not a hole.',
      picture: foldPicture(folds, panelOf(made.paper, joined(cuts)), sayPaper(made)),
      expected: { kind: 'number', value: String(holes) },
      mistakes: [
        ...wrong(cuts.length * layers(folds), 'counted-every-cut-in-every-layer'),
        ...wrong(parts, 'counted-gaps-as-holes'),
        ...wrong(own, 'forgot-to-open-the-paper'),
        ...wrong(holes * 2, 'opened-one-fold-too-many'),
        ...wrong(holes % 2 === 0 ? holes / 2 : 0, 'opened-one-fold-too-few'),
        ...wrong(holes + 1, 'miscounted-the-holes'),
        ...wrong(holes - 1, 'miscounted-the-holes'),
      ],
      explanation: `${explainOpening(made)} A gap at the edge does not count. So there ${holes === 1 ? 'is' : 'are'} **${counted(holes, 'hole')}**.`,
    }
  },
})

const countHoles = (made: CutPaper) => holesIn(sheetAfter(made)).filter(({ isAtEdge }) => !isAtEdge).length

const leftOver: Fold = { right: 1, down: 0, at: 0, said: 'the left half over to the right' }
const topDown: Fold = { right: 0, down: 1, at: 0, said: 'the top half down' }
const cornerOver: Fold = { right: -1, down: -1, at: -4, said: 'the small square from corner to corner' }

function lessonPicture(folds: readonly Fold[], cut: Tiles, isOpen: boolean): string {
  const paper = foldedSheet(folds)
  const made = { folds, paper, cuts: [cut] }
  if (!isOpen) return foldPicture(folds, panelOf(paper, cut), `${sayFolds(folds)} A part is cut away.`).svg
  const sheet = without(wholeSheet, opened(joined(made.cuts), folds))
  return sheetChoice(sheet).picture?.svg ?? ''
}

const triangleAtFold: Tiles = tilesIn([
  [0, -1],
  [2, 1],
  [0, 3],
])

const cornerCut: Tiles = tilesIn([
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
])

export const foldAndCut: Topic = {
  id: 'non-verbal-reasoning.fold-and-cut',
  name: 'Folding and cutting paper',
  subdomain: 'space',
  year: 5,
  prerequisites: ['non-verbal-reasoning.paper-folding'],
  about: 'Seeing what a sheet looks like that was folded up to three times, cut and opened again.',
  weights: { gl: 4, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
Do you make paper snowflakes? You fold a sheet, cut bits out, and open it. One snip becomes two, or four, or eight.

The **fold line is a mirror**. So each cut gets a partner on the other side, just as far from the line.

${lessonPicture([leftOver], triangleAtFold, false)}

Here the left half is folded over to the right. Then a triangle is cut out **at the fold**. Its partner is on the other side of the line, and both touch. So they join up and make one large shape.

${lessonPicture([leftOver], triangleAtFold, true)}

- A cut **at a fold** joins its partner. It becomes one hole.
- A cut **inside** the paper becomes two holes with a space between.
- A cut **at an open edge** stays at the edge of the sheet. It is a gap, not a hole.

With two or three folds, open **the last fold first**. Draw the partners. Then open the next one.`,
    example: `
The top half of a sheet is folded down. A small square is cut out of the bottom edge, near the right. What do you see when it is open?

1. The fold line goes across the middle.
2. The cut is far from the fold, at the open edge.
3. So its partner is far from the fold as well: at the **top edge**, near the right.
4. You see two gaps: one at the bottom edge and one at the top edge. Both are near the right.`,
    harder: `
This sheet is folded three times. A small square is cut off at one corner. How many holes are there?

${lessonPicture([leftOver, topDown, cornerOver], cornerCut, false)}

1. The last fold went across the small square. The corner that was cut is the middle of the sheet, where the first two folds meet. Below it lies the corner of the sheet itself.
2. Open the last fold: the cut gets a partner at the **outer corner**.
3. Open the second fold and the first: at the middle, four small squares join up and make **one hole**.
4. Each of the four outer corners has a gap. These are not holes.
5. So there is **1 hole**, and there are 4 gaps.`,
    mistake: `
The trap is to mix up the fold and the open edge. A cut at the fold ends up **inside** the sheet. A cut at the open edge ends up **at the edge** of the sheet. Before you look at the options, put your finger on each side of the folded paper and say "fold" or "open".`,
    tryThis: `
Fold a square of scrap paper twice. Draw a small triangle at one fold and a small square at an open edge. Guess what you will get. Then cut, open the paper and look.`,
  })),
  misconceptions: once(() => ({
    'mixed-up-the-fold-and-the-open-edges': {
      child: 'A cut at the fold comes to the inside. A cut at the open edge stays at the edge.',
      parent:
        'Mixes up the fold and the open edges. Mark the folds of a real sheet with a pen before cutting and opening it.',
    },
    'turned-a-cut-round': {
      child: 'One cut points the wrong way. In a mirror, the side near the fold stays near the fold.',
      parent:
        'Turns a cut round when opening the paper. Cut one triangle at a fold and see which way its two halves point.',
    },
    'opened-too-few-folds': {
      child: 'Open all the folds, one at a time. Each one doubles the cuts.',
      parent: 'Stops before all folds are open. Count the folds and open a real sheet one fold at a time.',
    },
    'slid-the-cuts-over': {
      child: 'Cuts do not slide across. They flip over the fold, like in a mirror.',
      parent:
        'Slides the cuts to the other half without mirroring them. Try it with a folded sheet and wet paint.',
    },
    'mirrored-in-the-wrong-line': {
      child: 'You used a line that was not folded. Look where the dashed line is.',
      parent: 'Mirrors the cuts in the wrong line. Draw the fold line on a sheet before opening it.',
    },
    'left-out-a-cut': {
      child: 'One cut is missing. Open each cut, one at a time.',
      parent: 'Forgets one of the cuts. Tick off each cut once its partners are drawn.',
    },
    'opened-a-fold-that-was-not-there': {
      child: 'You opened one fold too many. Count the folds in the pictures.',
      parent: 'Opens a fold that was never made. Count the folds first and open just those.',
    },
    'put-a-cut-in-the-wrong-place': {
      child: 'One cut is in the wrong place. Open it in your mind and compare.',
      parent: 'Places a cut wrongly. Fold a copy of the opened sheet again and look where the holes meet.',
    },
    'counted-every-cut-in-every-layer': {
      child: 'A cut at a fold joins up with its partner. That makes one hole, not two.',
      parent:
        'Multiplies all cuts by the layers. Cut at the fold of a real sheet: the two halves become one hole.',
    },
    'counted-gaps-as-holes': {
      child: 'A gap at the edge of the sheet is not a hole. Count the holes inside.',
      parent: 'Counts gaps at the edge as holes. Ask whether there is paper all the way round it.',
    },
    'forgot-to-open-the-paper': {
      child: 'Those are the holes in the folded paper. Open it: each one gets partners.',
      parent: 'Counts the holes of the folded paper. Fold and cut a real sheet and open it step by step.',
    },
    'opened-one-fold-too-many': {
      child: 'You doubled once too often. Count the folds, and see which cuts join up.',
      parent: 'Doubles the holes once too often. Open a real sheet fold by fold and count each time.',
    },
    'opened-one-fold-too-few': {
      child: 'You need to double once more. Count the folds again.',
      parent: 'Leaves one fold closed when counting. Count the folds and double once for each.',
    },
    'miscounted-the-holes': {
      child: 'You are close. Draw the opened sheet and count the holes.',
      parent: 'Is one or two holes out. Sketch the opened sheet, cut by cut, and count at the end.',
    },
  })),
  templates: [openedSheet, whichCuts, howManyHoles],
}
