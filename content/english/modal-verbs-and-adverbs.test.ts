import { proof, prove } from '../../test/content/proofs.ts'
import { chooseTheModal, findTheModal, modalVerbs, mostCertain } from './modal-verbs-and-adverbs.ts'

const modal = /^(?:can|could|may|might|must|shall|should|will|would)$/

/** The clue in each sentence, and the kind of verb it needs. */
const clues: readonly (readonly [RegExp, string])[] = [
  [/\brule\b|\blaw\b|no choice/, 'must'],
  [/\bable to crawl|\b(?:is|are|am) not able to\b(?! now)/, 'can'],
  [/not sure|knows for sure/, 'might'],
  [/advice/, 'should'],
  [/^If I/, 'would'],
  [/was young|was small/, 'could'],
]

prove(modalVerbs, [
  // Certain words count most, and each word of doubt counts against it.
  proof(
    mostCertain,
    (_, answer) => /certainly|definitely|surely/.test(answer) && !/might|may|could|perhaps/.test(answer),
  ),
  proof(findTheModal, (_, answer) => modal.test(answer)),
  proof(chooseTheModal, (_, answer, { draft }) => {
    const fitting = clues.filter(([clue]) => clue.test(draft.stem.split('\n')[0] ?? ''))
    return fitting.length === 1 && fitting[0]?.[1] === answer
  }),
])
