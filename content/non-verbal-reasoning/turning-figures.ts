import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { choice, describe, type Figure, mirroredFigure, turnedFigure, wrongChoice } from './figure.ts'

interface Turn {
  readonly degrees: number
  readonly said: string
}

const turns: readonly (readonly Turn[])[] = [
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

export const text = (figure: Figure) => describe(figure, figure.length > 1)
export const right = (figure: Figure) => choice(figure, text(figure))
export const wrong = (figure: Figure, misconception: string) =>
  wrongChoice(figure, misconception, text(figure))

/** The rotation in eighths, plus one if it is anticlockwise and three if it is not a quarter turn. */
const effort = (degrees: number) =>
  (degrees > 180 ? (360 - degrees) / 45 + 1 : degrees / 45) + (degrees % 90 ? 3 : 0)

/** Draws a figure with so many marks, which differs from its own mirror image. */
type DrawFigure = (random: Random, marks: number) => Figure

/** What every version of the question has in common, except for the figures. */
export const turningBy = (drawFigure: DrawFigure) => ({
  id: 'non-verbal-reasoning.rotation.turn-by',
  mode: 'options' as const,
  seconds: 30,
  draw: (random: Random, step: Step) => {
    const figure = turnedFigure(drawFigure(random, [0, 1, 1, 2, 3][step - 1] ?? 0), random.int(0, 3) * 90)
    return { figure, ...random.pick(turns[step - 1] ?? []) }
  },
  measure: 'parts of the figure, how far it is turned, and whether to the eighth',
  hardness: ({ figure, degrees }: Turn & { readonly figure: Figure }) => figure.length + effort(degrees),
})

interface Turned {
  readonly figure: Figure
  readonly turn: number
  /** Angles for the wrong figures. */
  readonly others: readonly number[]
}

export const sameFigureTurned = (drawFigure: DrawFigure) => ({
  id: 'non-verbal-reasoning.rotation.same-figure-turned',
  mode: 'options' as const,
  seconds: 40,
  draw: (random: Random, step: Step): Turned => {
    const drawn = drawFigure(random, [0, 0, 1, 2, 3][step - 1] ?? 0)
    const figure = random.chance(0.5) ? mirroredFigure(drawn) : drawn
    const angles = [0, 1, 2, 3, 4, 5, 6, 7].map(at => at * 45).filter(angle => step > 1 || angle % 90 === 0)
    const [turn = 90, ...others] = random.shuffle(angles.filter(angle => angle > 0))
    return { figure, turn, others: [...others, 0] }
  },
  measure: 'parts of the figure, and eighths by which figures are turned',
  hardness: ({ figure, turn, others }: Turned) =>
    figure.length * 2 + [turn, ...others].filter(angle => angle % 90 !== 0).length,
})
