import { meaningSentences } from './meaning-sentences.ts'
export const moreMeaningSentences = meaningSentences
