import { isReadersChoice } from '../../test/content/printed-passages.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { begins, keys } from './passages/key.ts'
import { findTheWord, meaningHere, meaningInALongText, vocabularyInContext } from './vocabulary-in-context.ts'

prove(vocabularyInContext, [
  // The key has each word with the start of its meaning. The word is read from the stem.
  proof(meaningHere, ({ passage }, answer, { draft }) => {
    const word = /\*\*(.+?)\*\*/.exec(draft.stem)?.[1] ?? ''
    return begins(answer, keys[passage]?.meanings[word])
  }),
  // In reverse: the meaning is read from the stem, and the key has its word.
  proof(findTheWord, ({ passage }, answer, { draft }) => {
    const meaning = /\*\*(.+?)\*\*/.exec(draft.stem)?.[1] ?? ''
    const found = Object.entries(keys[passage]?.meanings ?? {}).filter(([, start]) => begins(meaning, start))
    return found.length === 1 && found[0]?.[0] === answer && draft.stem.includes(answer)
  }),
  proof(meaningInALongText, isReadersChoice),
])
