import { proof, prove } from '../../test/content/proofs.ts'
import { cloze, missingLetters, missingWord } from './cloze.ts'
import { passages } from './passages/passages.ts'

const textOf = (title = '') => passages.find(passage => passage.title === title)?.text

const lexicon = new Set(passages.flatMap(({ text }) => text.toLowerCase().match(/[a-z]+/g) ?? []))

prove(cloze, [
  // Put into the gap, the word completes the passage.
  proof(
    missingWord,
    (_, answer, { draft }) => draft.passage?.text.replace('______', answer) === textOf(draft.passage?.title),
  ),
  // The letters do too, and no other word in any passage has these letters in these places.
  proof(missingLetters, (_, answer, { draft }) => {
    const shown = /[a-z_]*_[a-z_]*/.exec(draft.passage?.text ?? '')?.[0] ?? ''
    const pattern = new RegExp(`^${shown.replaceAll('_', '[a-z]')}$`)
    const others = [...lexicon].filter(word => word !== answer && pattern.test(word))
    return (
      pattern.test(answer) &&
      others.length === 0 &&
      draft.passage?.text.replace(shown, answer) === textOf(draft.passage?.title)
    )
  }),
])
