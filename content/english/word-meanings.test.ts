import { proof, prove } from '../../test/content/proofs.ts'
import { meansNearly, wordsMeaning } from '../../test/content/word-rows.ts'
import { meaningSentences } from './meaning-sentences.ts'
import { meaningOfWord, wordForMeaning, wordInSentence, wordMeanings } from './word-meanings.ts'

const plain = (wordClass: string, meaning: string) =>
  wordClass === 'verb' ? meaning.replace(/^to /, '') : meaning

prove(wordMeanings, [
  // The meaning is read from the stem and looked up in reverse. A word with nearly the same meaning also counts.
  proof(wordForMeaning, (facts, answer, { draft }) =>
    wordsMeaning(facts.class, plain(facts.class, /“(.*)”/.exec(draft.stem)?.[1] ?? '')).some(
      word => word === answer || meansNearly(facts.class, word, answer),
    ),
  ),
  proof(meaningOfWord, (facts, answer, { draft }) => {
    const asked = /\*\*(.*)\*\*/.exec(draft.stem)?.[1] ?? ''
    return wordsMeaning(facts.class, plain(facts.class, answer)).some(
      word => word === asked || meansNearly(facts.class, asked, word),
    )
  }),
  // The row with this sentence starts with the answer, and no row has an option as both right and wrong.
  proof(wordInSentence, (facts, answer, { draft }) => {
    const rows = meaningSentences.split('\n').map(row => row.split('|'))
    const sentence = draft.stem.split('\n\n')[1] ?? ''
    return rows.some(
      ([, word = '', text = '', wrong = '']) =>
        text.replaceAll('{name}', facts.name) === sentence &&
        word === answer &&
        !wrong.split(', ').includes(answer),
    )
  }),
])
