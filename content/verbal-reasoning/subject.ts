import type { Subject } from '../topic.ts'
import { letterCodes } from './letter-codes.ts'

export const verbalReasoning: Subject = {
  id: 'verbal-reasoning',
  name: 'Verbal reasoning',
  subdomains: {
    words: 'Words and meanings',
    building: 'Building words',
    codes: 'Codes and letters',
    numbers: 'Numbers and sequences',
    logic: 'Logic',
  },
  topics: [letterCodes],
}
