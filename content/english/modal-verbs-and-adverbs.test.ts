import assert from 'node:assert/strict'
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

/** How likely a sentence makes it, in percent. */
function percentOf(text: string): number {
  if (/or (?:may|might) not/.test(text)) return 50
  const no = /\bnot\b|unlikely/.test(text)
  const sure = /almost certainly|very (?:un)?likely/.test(text)
    ? 90
    : /certain|definitely|bound/.test(text)
      ? 100
      : /probably|likely/.test(text)
        ? 75
        : Number.NaN
  return no ? 100 - sure : sure
}

prove(modalVerbs, [
  // Certain words count most, and each word of doubt counts against it.
  proof(mostCertain, (_, answer, composed) => {
    const place = ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(
      /comes \*\*(\w+)\*\*/.exec(composed.draft.stem)?.[1] ?? '',
    )
    if (place < 0)
      return /certainly|definitely|surely/.test(answer) && !/might|may|could|perhaps/.test(answer)
    assert(composed.mode === 'options')
    const all = composed.options.map(({ text }) => percentOf(text))
    assert.equal(new Set(all).size, 5, 'two are equally certain')
    return all.sort((one, other) => other - one)[place] === percentOf(answer)
  }),
  proof(findTheModal, (_, answer) => modal.test(answer)),
  proof(chooseTheModal, (_, answer, { draft }) => {
    const fitting = clues.filter(([clue]) => clue.test(draft.stem.split('\n')[0] ?? ''))
    return fitting.length === 1 && fitting[0]?.[1] === answer
  }),
])
