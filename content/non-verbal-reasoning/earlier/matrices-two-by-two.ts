import type { Step } from '../../question.ts'
import type { Random } from '../../random.ts'
import { template } from '../../template.ts'
import { type Features, features, figureOf, roomyShapes } from '../features.ts'
import { choice, describe, type Figure, sizes, turnedFigure, wrongChoice } from '../figure.ts'
import { gridPicture, gridStem, type Kind, kindNames, valuesOf } from '../grids.ts'
import { handedFigure, inMirror, withMarkMoved } from '../scene.ts'

export type Changing = readonly [across: readonly Kind[], down: readonly Kind[]]

export const pairs: Record<Step, readonly Changing[]> = {
  1: [
    [['shape'], ['fill']],
    [['fill'], ['shape']],
  ],
  2: [
    [['line'], ['shape']],
    [['shape'], ['size']],
    [['size'], ['shape']],
  ],
  3: [
    [['shape'], ['inner']],
    [['inner'], ['shape']],
    [['inner'], ['line']],
  ],
  4: [
    [['shape'], ['inner', 'line']],
    [['inner', 'line'], ['shape']],
    [['shape', 'line'], ['inner']],
  ],
  5: [
    [
      ['shape', 'innerFill'],
      ['inner', 'line'],
    ],
    [
      ['inner', 'line'],
      ['shape', 'innerFill'],
    ],
  ],
}

export function drawFeatureTiles(random: Random, [across, down]: Changing, twoOf = valuesOf) {
  const all = [...across, ...down]
  const base = features({
    shape: random.pick(roomyShapes),
    fill:
      all.includes('line') || all.includes('inner')
        ? 'white'
        : random.pick(['white', 'grey', 'black'] as const),
    inner: all.includes('inner') ? 'star' : 'none',
    innerFill: random.pick(['black', 'grey'] as const),
  })
  const merged = (of: readonly Kind[]) => {
    const values = of.map(kind => twoOf(random, kind, 2))
    return [0, 1].map(at => Object.assign({}, ...values.map(pair => pair[at] ?? {})) as Partial<Features>)
  }
  return {
    base,
    across: merged(across),
    down: merged(down),
    named: { across, down },
    empty: [random.int(0, 1), random.int(0, 1)] as const,
  }
}

export const acrossAndDown = template({
  id: 'non-verbal-reasoning.matrices-two-by-two.across-and-down',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => drawFeatureTiles(random, random.pick(pairs[step])),
  measure: 'features that change across and down',
  hardness: ({ named }) =>
    named.across.length +
    named.down.length +
    (named.down.includes('inner') || named.across.includes('inner') ? 1 : 0),
  write: ({ base, across, down, named, empty: [row, column] }) => {
    const at = (y: number, x: number): Features => ({ ...base, ...across[x], ...down[y] })
    const right = at(row, column)
    const wrong = (shown: Features, misconception: string) => wrongChoice(figureOf(shown), misconception)
    const changing = [...named.across, ...named.down]
    const opposite = at(1 - row, 1 - column)
    return {
      stem: gridStem,
      picture: gridPicture(
        [0, 1].map(y => [0, 1].map(x => figureOf(at(y, x)))),
        [row, column],
      ),
      right: choice(figureOf(right)),
      wrong: [
        ...changing.map(kind => wrong({ ...right, [kind]: opposite[kind] }, 'forgot-one-of-the-changes')),
        wrong(opposite, 'copied-the-box-across-the-corner'),
        wrong({ ...right, fill: right.fill === 'grey' ? 'white' : 'grey' }, 'changed-the-wrong-thing'),
        wrong({ ...right, size: right.size === sizes.large ? 16 : sizes.large }, 'changed-the-wrong-thing'),
        wrong({ ...opposite, fill: right.fill === 'grey' ? 'white' : 'grey' }, 'changed-the-wrong-thing'),
      ],
      explanation:
        `Across, the ${named.across.map(kind => kindNames[kind]).join(' and the ')} changes. Down, the ${named.down.map(kind => kindNames[kind]).join(' and the ')} changes. Take each from its own row or column: ${describe(figureOf(right))}.`.replace(
          / and the ([a-z ]+) changes/g,
          ' and the $1 change',
        ),
    }
  },
})

type Rule = 'flips' | 'turns' | 'turns back'

export function tilesOf(figure: Figure, rule: Rule): Figure[][] {
  const quarter = rule === 'turns' ? 90 : -90
  return rule === 'flips'
    ? [
        [figure, inMirror(figure, 0)],
        [inMirror(figure, 90), turnedFigure(figure, 180)],
      ]
    : [
        [figure, turnedFigure(figure, quarter)],
        [turnedFigure(figure, 3 * quarter), turnedFigure(figure, 2 * quarter)],
      ]
}

interface Tiles {
  readonly figure: Figure
  readonly rule: Rule
  readonly empty: readonly [row: number, column: number]
}

/** With figures that have so many marks. */
export const drawTiles =
  (drawFigure: (random: Random, marks: number) => Figure) =>
  (random: Random, step: Step): Tiles => ({
    figure: turnedFigure(drawFigure(random, [0, 1, 1, 2, 3][step - 1] ?? 0), random.int(0, 3) * 90),
    // In easy grids, one direction is a flip and the other a half turn or no change; later both are flips or turns.
    rule: random.pick<Rule>(
      step < 3 ? ['flips'] : step === 3 ? ['flips', 'turns'] : ['turns', 'turns back', 'flips'],
    ),
    empty: [random.int(0, 1), random.int(0, 1)],
  })

export const mirroredTiles = template({
  id: 'non-verbal-reasoning.matrices-two-by-two.mirrored-tiles',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: drawTiles(handedFigure),
  measure: 'parts of each figure, more where the figures are turned around the grid',
  hardness: ({ figure, rule }) => figure.length + (rule === 'flips' ? 1 : 2),
  write: ({ figure, rule, empty: [row, column] }) => {
    const tiles = tilesOf(figure, rule)
    const right = tiles[row]?.[column] ?? figure
    const text = (shown: Figure) => describe(shown, shown.length > 1)
    const wrong = (shown: Figure, misconception: string) => wrongChoice(shown, misconception, text(shown))
    return {
      stem: gridStem,
      picture: gridPicture(tiles, [row, column], figure.length > 1),
      right: choice(right, text(right)),
      wrong: [
        ...(figure.length > 1 ? [wrong(withMarkMoved(right), 'moved-a-mark-to-another-corner')] : []),
        wrong(inMirror(right, 0), 'flipped-it-once-too-often'),
        wrong(inMirror(right, 90), 'flipped-it-once-too-often'),
        wrong(turnedFigure(right, 180), 'turned-it-too-far'),
        wrong(turnedFigure(right, 90), 'turned-it-too-far'),
        wrong(inMirror(right, 45), 'turned-instead-of-flipped'),
      ],
      explanation:
        rule === 'flips'
          ? `Think of a mirror between the columns and another one between the rows. Left and right are mirror images, and so are top and bottom. The empty box must be: ${text(right)}.`
          : `Go round the grid clockwise. From box to box the figure is turned 90° ${rule === 'turns' ? 'clockwise' : 'anticlockwise'}. The empty box must be: ${text(right)}.`,
    }
  },
})
