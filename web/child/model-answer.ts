import type { LearnWritingTask } from '@learn/sdk'

const raised = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

/** The model answer, with the number of each note behind the words that it is about. */
export const withNumbers = ({ text, notes }: LearnWritingTask['modelAnswer']): string =>
  notes.reduce((marked, { quote }, at) => marked.replace(quote, () => quote + (raised[at] ?? '')), text)
