import { proof, prove } from '../../test/content/proofs.ts'
import { findThePhrase, headNoun, nounPhrases, wholePhrase } from './noun-phrases.ts'

/** Small words that begin a phrase after a noun. */
const small = /^(?:with|in|from|on|under|near|by|at|beside|behind)$/
const verbs =
  /\b(?:waved|sang|ate|fell|dropped|knew|laughed|ran|slept|stole|chased|crossed|made|drank|followed|hid|disappeared|cost|belonged|started|came|gave|turned|was|is|saw|looking)\b/

prove(nounPhrases, [
  // Everything before the verb, and nothing else.
  proof(wholePhrase, (_, answer, { draft }) => {
    const sentence = /^\*(.+)\.\*/.exec(draft.stem)?.[1] ?? ''
    return sentence.slice(0, verbs.exec(sentence)?.index).trim().toLowerCase() === answer.toLowerCase()
  }),
  // The last word before the first small one.
  proof(headNoun, (_, answer, { draft }) => {
    const words = (/^\*(.+)\*/.exec(draft.stem)?.[1] ?? '').split(' ')
    return words[words.findIndex(word => small.test(word)) - 1] === answer
  }),
  proof(
    findThePhrase,
    (_, answer) => /^(?:the|that|our) /.test(answer) && !verbs.test(answer) && answer.split(' ').length > 2,
  ),
])
