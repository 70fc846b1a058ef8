import { template } from '../../template.ts'
import { board, choice, describe, type Figure, mirroredFigure, turnedFigure, wrongChoice } from '../figure.ts'
import { handedFigure, withMarkMoved } from '../scene.ts'

const turns: { degrees: number; said: string }[][] = [
  [{ degrees: 90, said: '90° clockwise' }],
  [
    { degrees: 90, said: '90° clockwise' },
    { degrees: 180, said: '180°' },
  ],
  [
    { degrees: 180, said: '180°' },
    { degrees: 270, said: '90° anticlockwise' },
  ],
  [
    { degrees: 270, said: '90° anticlockwise' },
    { degrees: 45, said: '45° clockwise' },
  ],
  [
    { degrees: 315, said: '45° anticlockwise' },
    { degrees: 135, said: '135° clockwise' },
  ],
]

const text = (figure: Figure) => describe(figure, figure.length > 1)
const right = (figure: Figure) => choice(figure, text(figure))
const wrong = (figure: Figure, misconception: string) => wrongChoice(figure, misconception, text(figure))

/** The rotation in eighths, plus one if it is anticlockwise and three if it is not a quarter turn. */
const effort = (degrees: number) =>
  (degrees > 180 ? (360 - degrees) / 45 + 1 : degrees / 45) + (degrees % 90 ? 3 : 0)

export const turnBy = template({
  id: 'non-verbal-reasoning.rotation.turn-by',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const figure = turnedFigure(handedFigure(random, [0, 1, 1, 2, 3][step - 1] ?? 0), random.int(0, 3) * 90)
    return { figure, ...random.pick(turns[step - 1] ?? []) }
  },
  measure: 'parts of the figure, how far it is turned, and whether to the eighth',
  hardness: ({ figure, degrees }) => figure.length + effort(degrees),
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
  id: 'non-verbal-reasoning.rotation.same-figure-turned',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const drawn = handedFigure(random, [0, 0, 1, 2, 3][step - 1] ?? 0)
    const figure = random.chance(0.5) ? mirroredFigure(drawn) : drawn
    const angles = [0, 1, 2, 3, 4, 5, 6, 7].map(at => at * 45).filter(angle => step > 1 || angle % 90 === 0)
    const [turn = 90, ...others] = random.shuffle(angles.filter(angle => angle > 0))
    return { figure, turn, others: [...others, 0] }
  },
  measure: 'parts of the figure, and eighths by which figures are turned',
  hardness: ({ figure, turn, others }) =>
    figure.length * 2 + [turn, ...others].filter(angle => angle % 90 !== 0).length,
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
