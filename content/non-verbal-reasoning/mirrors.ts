import type { Picture } from '../question.ts'
import { label, line, moved, type Point, picture } from '../svg.ts'
import { cell, drawing, type Figure } from './figure.ts'

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
