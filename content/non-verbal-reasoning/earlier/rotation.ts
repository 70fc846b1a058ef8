import { template } from '../../template.ts'
import { board, mirroredFigure, turnedFigure } from '../figure.ts'
import { handedFigure, withMarkMoved } from '../scene.ts'
import { right, sameFigureTurned, text, turningBy, wrong } from '../turning-figures.ts'

export const turnBy = template({
  ...turningBy(handedFigure),
  version: 1,
  write: ({ figure, degrees, said }) => ({
    stem: `This figure is turned **${said}**. Which picture shows it then?`,
    picture: board([[figure]], `The figure: ${text(figure)}.`, 110),
    right: right(turnedFigure(figure, degrees)),
    wrong: [
      wrong(turnedFigure(figure, degrees === 180 ? 90 : -degrees), 'turned-the-wrong-way'),
      ...(figure.length > 1
        ? [wrong(withMarkMoved(turnedFigure(figure, degrees)), 'moved-a-mark-to-another-corner')]
        : []),
      wrong(mirroredFigure(figure), 'flipped-instead-of-turned'),
      wrong(turnedFigure(mirroredFigure(figure), degrees), 'flipped-and-turned'),
      wrong(turnedFigure(figure, degrees + 90), 'turned-too-far'),
      wrong(figure, 'left-it-as-it-was'),
    ],
    explanation: `Imagine a pin in the middle and turn everything around it by ${said}. Nothing is flipped, so each part keeps its neighbours. It ends as: ${text(turnedFigure(figure, degrees))}.`,
  }),
})

export const sameTurned = template({
  ...sameFigureTurned(handedFigure),
  version: 1,
  write: ({ figure, turn, others }) => ({
    stem: 'Which picture shows the same figure, only turned? It must not be flipped over.',
    picture: board([[figure]], `The figure: ${text(figure)}.`, 110),
    right: right(turnedFigure(figure, turn)),
    wrong: [
      ...(figure.length > 1
        ? [wrong(turnedFigure(withMarkMoved(figure), others[0] ?? 0), 'moved-a-mark-to-another-corner')]
        : []),
      ...others.map(angle => wrong(turnedFigure(mirroredFigure(figure), angle), 'took-the-flipped-figure')),
      wrong(turnedFigure(mirroredFigure(figure), turn), 'took-the-flipped-figure'),
    ],
    explanation: `Turn the paper in your mind until the big shape stands as it does in the question. Only one picture then matches. It is the figure turned ${turn}° clockwise. The others are flipped over${figure.length > 1 ? ' or have a mark in the wrong corner' : ''}.`,
  }),
})
