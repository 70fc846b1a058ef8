import { template } from '../../template.ts'
import { choice, type Figure, turnedFigure, wrongChoice } from '../figure.ts'
import { keeps, mirrorAt, mirroring, mirrorPicture, stem, text } from '../mirrors.ts'
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

export const mirrorFigure = template({
  ...mirroring(handedFigure),
  version: 1,
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
