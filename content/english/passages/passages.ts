import { diariesAndLetters } from './diaries-and-letters.ts'
import { fiction } from './fiction.ts'
import { information } from './information.ts'
import { instructions } from './instructions.ts'
import type { PassageData } from './passage.ts'
import { poems } from './poems.ts'
import { reportsAndPersuasion } from './reports-and-persuasion.ts'

export const passages: readonly PassageData[] = [
  ...fiction,
  ...information,
  ...poems,
  ...diariesAndLetters,
  ...reportsAndPersuasion,
  ...instructions,
]
