import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { enlarged } from '../svg.ts'
import { type Template, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { clearer, redrafted } from './clearer.ts'
import {
  acrossAndDown as acrossAndDownBefore,
  type Changing,
  drawFeatureTiles,
  drawTiles,
  mirroredTiles as mirroredTilesBefore,
  pairs,
  tilesOf,
} from './earlier/matrices-two-by-two.ts'
import { type Features, figureOf } from './features.ts'
import {
  board,
  choice,
  describe,
  type Figure,
  part,
  turnedFigure,
  withLargeOptions,
  wrongChoice,
} from './figure.ts'
import { gridInText, gridPicture, gridStem, type Kind, kindNames, valuesOf } from './grids.ts'
import { rivals } from './rivals.ts'
import { drawHanded, inMirror, withMarksMisplaced } from './scene.ts'

/** How the picture of a question is enlarged. */
const times = 1.3

/** Several things change each way at steps 4 and 5. */
const hardPairs: Readonly<Record<4 | 5, readonly Changing[]>> = {
  4: [
    [
      ['shape', 'innerFill'],
      ['inner', 'line'],
    ],
    [
      ['shape', 'line'],
      ['inner', 'innerFill'],
    ],
    [
      ['shape', 'inner'],
      ['line', 'innerFill'],
    ],
  ],
  5: [
    [
      ['shape', 'fill', 'innerFill'],
      ['inner', 'line'],
    ],
    [
      ['line', 'innerFill', 'shape'],
      ['fill', 'inner'],
    ],
    [
      ['inner', 'line', 'fill'],
      ['innerFill', 'shape'],
    ],
  ],
}

/** An inner shape remains visible in its outer one. */
const visibleTwo: typeof valuesOf = (random, kind, count) => {
  if (kind === 'fill') return random.shuffle(['white', 'grey'] as const).map(fill => ({ fill }))
  if (kind === 'innerFill')
    return random.shuffle(['white', 'black'] as const).map(innerFill => ({ innerFill }))
  return valuesOf(random, kind, count)
}

type Tiles = ReturnType<typeof drawFeatureTiles>

const tileAt = ({ base, across, down }: Tiles, y: number, x: number): Features => ({
  ...base,
  ...across[x],
  ...down[y],
})

const changesOf = ({ named }: Tiles) => [...named.across, ...named.down]

/** Mixtures of the boxes, none of which is in the grid. */
function mixtures(tiles: Tiles, random: Random): Features[] {
  const [row, column] = tiles.empty
  const [right, opposite] = [tileAt(tiles, row, column), tileAt(tiles, 1 - row, 1 - column)]
  const kinds = changesOf(tiles)
  const isAcross = kinds.map((_, at) => at < tiles.named.across.length)
  const inGrid = new Set([isAcross, isAcross.map(one => !one), kinds.map(() => true)].map(one => one.join()))
  for (;;) {
    const found = rivals(random, kinds.length)
    if (found.some(one => inGrid.has(one.join()))) continue
    return found.map(isOther =>
      Object.assign(
        { ...right },
        ...kinds.map((kind, at) => (isOther[at] ? { [kind]: opposite[kind] } : {})),
      ),
    )
  }
}

const acrossAndDownClearer = clearer(
  acrossAndDownBefore,
  tiles => {
    const { named } = tiles
    const changes = (kinds: readonly Kind[]) =>
      `the ${listed(kinds.map(kind => kindNames[kind]))} ${kinds.length > 1 ? 'change' : 'changes'}`
    return `Across, ${changes(named.across)}. Down, ${changes(named.down)}. Take each from its own row or column. Here is the full grid:${gridInText([0, 1].map(y => [0, 1].map(x => figureOf(tileAt(tiles, y, x)))))}`
  },
  times,
)

export const acrossAndDown: Template<Tiles> = {
  ...redrafted(acrossAndDownClearer, (draft, tiles, random) =>
    changesOf(tiles).length < 4
      ? draft
      : withLargeOptions({
          ...draft,
          right: choice(figureOf(tileAt(tiles, ...tiles.empty))),
          wrong: mixtures(tiles, random).map(mixture =>
            wrongChoice(figureOf(mixture), 'forgot-one-of-the-changes'),
          ),
        }),
  ),
  undoubled: true,
  draw: (random, step) => {
    if (step < 4) return drawFeatureTiles(random, random.pick(pairs[step]))
    const [one, other] = random.shuffle(random.pick(hardPairs[step === 4 ? 4 : 5]))
    return drawFeatureTiles(random, [one ?? [], other ?? []], visibleTwo)
  },
}

export const mirroredTiles = template({
  id: 'non-verbal-reasoning.matrices-two-by-two.mirrored-tiles',
  version: 3,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: drawTiles(drawHanded),
  measure: mirroredTilesBefore.measure,
  hardness: mirroredTilesBefore.hardness,
  write: ({ figure, rule, empty: [row, column] }, random) => {
    const tiles = tilesOf(figure, rule)
    const right = tiles[row]?.[column] ?? figure
    const hasMarks = figure.length > 1
    const text = (shown: Figure) => describe(shown, hasMarks)
    const wrong = (shown: Figure, misconception: string) => wrongChoice(shown, misconception, text(shown))
    const slips = (shown: Figure, misconception: string) =>
      withMarksMisplaced(random, shown).map(slip => wrong(slip, misconception))
    const misplaced = slips(right, 'moved-a-mark-to-another-corner')
    const [half, flipped] = [turnedFigure(right, 180), inMirror(right, 0)]
    return withLargeOptions({
      stem: gridStem,
      picture: enlarged(gridPicture(tiles, [row, column], hasMarks), times),
      right: choice(right, text(right)),
      wrong: [
        wrong(flipped, 'flipped-it-once-too-often'),
        ...misplaced.slice(0, 1),
        wrong(half, 'turned-it-too-far'),
        wrong(inMirror(right, 90), 'flipped-it-once-too-often'),
        ...slips(half, 'turned-it-too-far').slice(0, 1),
        ...misplaced.slice(1, 2),
        wrong(turnedFigure(right, 90), 'turned-it-too-far'),
        ...slips(flipped, 'flipped-it-once-too-often').slice(0, 2),
        wrong(inMirror(right, 45), 'turned-instead-of-flipped'),
        ...misplaced.slice(2, 3),
      ],
      explanation: `${
        rule === 'flips'
          ? 'Think of a mirror between the columns and another one between the rows. Left and right are mirror images, and so are top and bottom.'
          : `Go round the grid clockwise. From box to box the figure is turned 90° ${rule === 'turns' ? 'clockwise' : 'anticlockwise'}.`
      } Here is the full grid:${gridInText(tiles, hasMarks)}`,
    })
  },
})

const marked: Figure = [
  part('eff', 'grey', { size: 13 }),
  part('circle', 'black', { size: 6.5, x: 19, y: -19 }),
  part('cross', 'white', { size: 6.5, x: -19, y: 19 }),
]

const thinAndThick = once(() =>
  gridPicture(
    (['square', 'circle'] as const).map(shape =>
      (['plain', 'thick'] as const).map(line => [part(shape, 'white', { line })]),
    ),
    [1, 1],
  ),
)

export const matricesTwoByTwo: Topic = {
  id: 'non-verbal-reasoning.matrices-two-by-two',
  name: 'Grids of four',
  subdomain: 'series',
  year: 4,
  prerequisites: ['non-verbal-reasoning.analogies'],
  about: 'Filling the empty box of a grid with two rows and two columns.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 3,
    idea: `
A grid of four has two rows and two columns. One box is empty. Each row tells you one thing. Each column tells you one more.

${
  gridPicture(
    [
      [[part('star', 'white')], [part('star', 'black')]],
      [[part('hexagon', 'white')], [part('hexagon', 'black')]],
    ],
    [1, 1],
  ).svg
}

Look **across** the full row. What changes from left to right? Here white becomes black.

Look **down** the full column. What changes from top to bottom? Here a star becomes a hexagon.

The empty box must obey both. It must be a hexagon, and it must be black.

Some grids work like a mirror. The right side is the image of the left side. Some go round like a wheel, with a quarter turn from box to box.`,
    example: `
The top row has a thin square and a thick square. Under the thin square there is a thin circle. What is missing?

${thinAndThick().svg}

1. Across: thin becomes thick.
2. Down: the square becomes a circle.
3. So the empty box has **a thick circle**.
4. Check it: the bottom row is now thin and thick, like the top row.`,
    harder: `
${
  gridPicture(
    [
      [marked, inMirror(marked, 0)],
      [inMirror(marked, 90), marked],
    ],
    [1, 1],
    true,
  ).svg
}

Is this grid a **wheel** or a **mirror**? Test it.

1. Look at the top row. The F on the left has its arms on the right. The F on the right has its arms on the left. Both tops point up. A turn cannot do that, so it is a flip. The grid is a mirror.
2. The circle shows it as well. It moves from top right to top left.
3. Look down the left column. The F is upside down, but its arms still point right. So top and bottom swap.
4. The empty box must do both. Start with the box above it: top up, arms left, circle at the top left. Swap top and bottom: the top points down, the arms point left, the circle is at the bottom left. The cross moves from bottom right to **top right**.
5. Check with the box to its left. Swap left and right there. You get the same. Good!

${board([[turnedFigure(marked, 180)]], 'The answer: the F upside down with its arms to the left, the circle at the bottom left and the cross at the top right').svg}

In a wheel the figure would turn by a quarter from box to box, as you go round. Then the arms would point right, down, left and up.

Now you try: an arrow points up, then right, then down as you go round clockwise. What is in the last box? (An arrow that points left.)`,
    mistake: `
Many children use just the row and forget the column. They find a thick square and stop. When you have an answer, test it twice. Does it go with its **row**? Does it go with its **column**? If one of the two says no, look again.`,
    tryThis: `
Fold a sheet of paper in four. Draw a cat in one box. Draw it with a hat in the box on the right, and with a long tail in the box below. What must go in the last box?`,
  })),
  misconceptions: once(() => ({
    'turned-instead-of-flipped': {
      child: 'That one is turned, not flipped. Think of a mirror between the boxes.',
      parent: 'Turns the figure where it is mirrored. Hold a small mirror between the two boxes.',
    },
    'forgot-one-of-the-changes': {
      child: 'More than one thing changes. Look across, then look down.',
      parent: 'Makes one change and misses another. Say what changes across and what changes down.',
    },
    'changed-the-wrong-thing': {
      child: 'You changed something that stays the same. Check fill and size in the other boxes.',
      parent: 'Changes something that stays the same in the grid. Ask what never changes.',
    },
    'copied-the-box-across-the-corner': {
      child: 'That box is in the grid already. Find what is new across and down.',
      parent: 'Copies the box at the other corner. Cover it and work from the two boxes beside the gap.',
    },
    'turned-it-too-far': {
      child: 'It is turned by the wrong amount. Follow one corner round the grid.',
      parent: 'Turns the tile by the wrong amount. Follow one corner from box to box.',
    },
    'flipped-it-once-too-often': {
      child: 'It is flipped the wrong way. Compare it with the box beside it and the box above or below.',
      parent: 'Flips the tile in the wrong direction. Place a small mirror between the boxes and look.',
    },
    'moved-a-mark-to-another-corner': {
      child: 'The big shape is right, but a small mark is in the wrong corner.',
      parent: 'Loses track of a small mark. Check each mark against the neighbouring boxes.',
    },
  })),
  templates: [acrossAndDown, mirroredTiles],
  earlier: [acrossAndDownBefore, mirroredTilesBefore],
}
