import type { Picture } from '../question.ts'
import { capital } from '../wording.ts'
import { board, type Figure, numbered, part } from './figure.ts'

export const rowStem =
  'The figures change by a rule. Which figure comes **next**, in place of the question mark?'

export const rowPicture = (figures: readonly Figure[], places = false): Picture =>
  board([[...figures, '?']], `A row of boxes. ${capital(numbered([...figures, '?'], places))}`)

/** Eight places around the box, clockwise from the top left. */
const ring = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const
/** From 0 to 7, also for places that are counted backwards or more than once round. */
export const within = (at: number) => ((at % 8) + 8) % 8
export const ringPlace = (at: number, far = 20) => {
  const [x = 0, y = 0] = ring[within(at)] ?? []
  return { x: x * far, y: y * far }
}
const ringNames = ['top left', 'top', 'top right', 'right', 'bottom right', 'bottom', 'bottom left', 'left']
export const ringName = (at: number) => ringNames[within(at)] ?? ''

/** A frame, so that positions are visible in an option too. */
export const frame = part('square', 'white', { size: 38 })
