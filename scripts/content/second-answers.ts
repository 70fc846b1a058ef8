import { britishWords } from '../../test/content/dictionary.ts'
import { searchSecondAnswers } from '../../test/content/second-answers.ts'

/** What the solver found in this many verbal questions. */
export function secondAnswersText(wanted: number): { text: string; count: number } {
  const isWord = britishWords()
  if (!isWord) return { text: 'The list of words is missing. Install it: apt-get install wbritish', count: 1 }
  const { templates, checked, found } = searchSecondAnswers(wanted, isWord)
  const rows = found.map(
    ({ id, stem, answer, others }) =>
      `${id}\n  ${stem.replaceAll('\n', ' ')}\n  key: ${answer}; also: ${others.join(', ')}`,
  )
  return {
    text: [
      ...rows,
      `${checked} questions from ${templates} templates: ${found.length} with a second answer.`,
    ].join('\n'),
    count: found.length,
  }
}
