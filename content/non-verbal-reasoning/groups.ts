import type { Picture } from '../question.ts'
import { board, type Figure, numbered } from './figure.ts'

export const groupStem =
  'The three figures at the top belong together. Which of the others belongs **with them**?'

export const groupPicture = (group: readonly Figure[], places = false): Picture =>
  board([group], `Three figures that belong together. ${numbered(group, places)}`)
