import type { Random } from '../../random.ts'
import { template } from '../../template.ts'
import { choice, describe, type Figure, turnedFigure, wrongChoice } from '../figure.ts'
import { mirrorPicture } from '../mirrors.ts'
import {
  describeGrid,
  gridFigure,
  gridInMirror,
  handedFigure,
  inMirror,
  isUneven,
  randomGrid,
  turnedGrid,
  withMarkMoved,
  withSquareMoved,
} from '../scene.ts'

const leans = [[0], [0, 90], [90, 0], [90, 45], [45, 135]] as const

const mirrorAt = (random: Random, step: number) => random.pick(leans[step - 1] ?? leans[0])

const stem = 'The dashed line is a mirror. Which picture is the **mirror image** of the figure?'

const text = (figure: Figure) => describe(figure, figure.length > 1)

const keeps: Record<number, string> = {
  0: 'Left and right change places. Top and bottom stay.',
  90: 'Top and bottom change places. Left and right stay.',
  45: 'The mirror slants, so what points up points right in the image, and what points left points down.',
  135: 'The mirror slants, so what points up points left in the image, and what points right points down.',
}

export const mirrorFigure = template({
  id: 'non-verbal-reasoning.reflection.mirror-figure',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => ({
    figure: turnedFigure(handedFigure(random, [0, 1, 2, 2, 3][step - 1] ?? 0), random.int(0, 3) * 90),
    lean: mirrorAt(random, step),
  }),
  measure: 'parts of the figure, and how the mirror stands',
  hardness: ({ figure, lean }) => figure.length + (lean === 0 ? 1 : lean === 90 ? 2 : 4),
  write: ({ figure, lean }) => {
    const image = inMirror(figure, lean)
    const wrong = (shown: Figure, misconception: string) => wrongChoice(shown, misconception, text(shown))
    return {
      stem,
      picture: mirrorPicture(figure, lean, text(figure)),
      right: choice(image, text(image)),
      wrong: [
        wrong(inMirror(figure, lean + 90), 'used-the-other-mirror'),
        ...(figure.length > 1 ? [wrong(withMarkMoved(image), 'moved-a-mark-to-another-corner')] : []),
        wrong(turnedFigure(figure, 180), 'turned-instead-of-mirrored'),
        wrong(inMirror(figure, lean + 45), 'held-the-mirror-askew'),
        wrong(figure, 'copied-without-mirror'),
        wrong(turnedFigure(figure, 90), 'turned-instead-of-mirrored'),
      ],
      explanation: `Each point of the image is as far behind the mirror as the figure is in front of it. ${keeps[lean]} So the image is: ${text(image)}.`,
    }
  },
})

export const mirrorGrid = template({
  id: 'non-verbal-reasoning.reflection.mirror-grid',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const side = step < 3 ? 3 : 4
    let grid = randomGrid(random, side, side + 1)
    while (!isUneven(grid)) grid = randomGrid(random, side, side + 1)
    return { grid, lean: mirrorAt(random, step), moved: withSquareMoved(random, grid) }
  },
  measure: 'squares on a side, and how the mirror stands',
  hardness: ({ grid, lean }) => grid.length + (lean === 0 ? 1 : lean === 90 ? 2 : 4),
  write: ({ grid, lean, moved }) => {
    const image = gridInMirror(grid, lean)
    const wrong = (shown: readonly (readonly number[])[], misconception: string) =>
      wrongChoice(gridFigure(shown), misconception, describeGrid(shown))
    return {
      stem,
      picture: mirrorPicture(gridFigure(grid), lean, describeGrid(grid)),
      right: choice(gridFigure(image), describeGrid(image)),
      wrong: [
        wrong(gridInMirror(grid, (lean + 90) % 180), 'used-the-other-mirror'),
        wrong(gridInMirror(moved, lean), 'moved-one-square'),
        wrong(turnedGrid(grid, 2), 'turned-instead-of-mirrored'),
        wrong(grid, 'copied-without-mirror'),
        wrong(turnedGrid(grid, 1), 'turned-instead-of-mirrored'),
      ],
      explanation: `Take the squares one by one: the nearest to the mirror stay the nearest. ${keeps[lean]} The image has: ${describeGrid(image).toLowerCase()}.`,
    }
  },
})
