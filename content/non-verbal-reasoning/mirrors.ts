import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, line, moved, type Point, picture } from '../svg.ts'
import { cell, describe, drawing, type Figure, turnedFigure } from './figure.ts'

/** By the mirror's angle from the vertical, clockwise: the positions of the figure, its image and the mirror's ends. */
const mirrors: Record<number, { from: Point; to: Point; ends: [Point, Point]; said: string }> = {
  0: {
    from: [46, 46],
    to: [150, 46],
    ends: [
      [98, 2],
      [98, 90],
    ],
    said: 'upright',
  },
  90: {
    from: [46, 46],
    to: [46, 150],
    ends: [
      [2, 98],
      [90, 98],
    ],
    said: 'level',
  },
  45: {
    from: [46, 46],
    to: [150, 150],
    ends: [
      [42, 154],
      [154, 42],
    ],
    said: 'slanting, from bottom left to top right',
  },
  135: {
    from: [150, 46],
    to: [46, 150],
    ends: [
      [42, 42],
      [154, 154],
    ],
    said: 'slanting, from top left to bottom right',
  },
}

/** A figure, a mirror beside it, and its image or a question mark. */
export function mirrorPicture(figure: Figure, lean: number, described: string, image?: Figure): Picture {
  const { from, to, ends, said } = mirrors[lean] ??
    mirrors[0] ?? {
      from: [0, 0],
      to: [0, 0],
      ends: [
        [0, 0],
        [0, 0],
      ],
      said: '',
    }
  const frame = `<rect x="-36" y="-36" width="${cell}" height="${cell}" fill="none" stroke="#000" stroke-width="1"/>`
  const boxes =
    moved(frame + drawing(figure), ...from) +
    moved(frame + (image ? drawing(image) : label([0, 9], '?', { size: 26, bold: true })), ...to)
  return picture(
    lean === 90 ? 92 : 196,
    lean === 0 ? 92 : 196,
    `The mirror is ${said}. The figure beside it: ${described}.`,
    boxes + line(ends[0], ends[1], 3, true),
  )
}

const leans = [[0], [0, 90], [90, 0], [90, 45], [45, 135]] as const

export const mirrorAt = (random: Random, step: number) => random.pick(leans[step - 1] ?? leans[0])

export const stem = 'The dashed line is a mirror. Which picture is the **mirror image** of the figure?'

export const text = (figure: Figure) => describe(figure, figure.length > 1)

/** By the mirror's angle: what the image keeps and what changes. */
export const keeps: Record<number, string> = {
  0: 'Left and right change places. Top and bottom stay.',
  90: 'Top and bottom change places. Left and right stay.',
  45: 'The mirror slants, so what points up points right in the image, and what points left points down.',
  135: 'The mirror slants, so what points up points left in the image, and what points right points down.',
}

interface Mirrored {
  readonly figure: Figure
  readonly lean: number
}

/** What every version of the question has in common, with figures that have so many marks. */
export const mirroring = (drawFigure: (random: Random, marks: number) => Figure) => ({
  id: 'non-verbal-reasoning.reflection.mirror-figure',
  mode: 'options' as const,
  seconds: 30,
  draw: (random: Random, step: Step): Mirrored => ({
    figure: turnedFigure(drawFigure(random, [0, 1, 2, 2, 3][step - 1] ?? 0), random.int(0, 3) * 90),
    lean: mirrorAt(random, step),
  }),
  measure: 'parts of the figure, and how the mirror stands',
  hardness: ({ figure, lean }: Mirrored) => figure.length + (lean === 0 ? 1 : lean === 90 ? 2 : 4),
})
