import { proof, prove } from '../../test/content/proofs.ts'
import { begins, keys } from './passages/key.ts'
import { findTheWord, meaningHere, vocabularyInContext } from './vocabulary-in-context.ts'

prove(vocabularyInContext, [
  // The key holds each word with the beginning of its meaning; the word is read from the stem.
  proof(meaningHere, ({ passage }, answer, { draft }) => {
    const word = /\*\*(.+?)\*\*/.exec(draft.stem)?.[1] ?? ''
    return begins(answer, keys[passage]?.meanings[word])
  }),
  // The other way round: the meaning is read from the stem, and the key knows which word has it.
  proof(findTheWord, ({ passage }, answer, { draft }) => {
    const meaning = /\*\*(.+?)\*\*/.exec(draft.stem)?.[1] ?? ''
    const found = Object.entries(keys[passage]?.meanings ?? {}).filter(([, start]) => begins(meaning, start))
    return found.length === 1 && found[0]?.[0] === answer && draft.stem.includes(answer)
  }),
])
