import { proof, prove } from '../../test/content/proofs.ts'
import { isSynonym, meansNearly } from '../../test/content/word-rows.ts'
import { closest, closestPair, missingLetters, synonyms } from './synonyms.ts'

const classes = ['noun', 'verb', 'adjective', 'adverb']

prove(synonyms, [
  // The rows of the list link the two words, in whichever row they stand; no other option is linked in two steps.
  proof(
    closest,
    (facts, answer, { draft }) =>
      draft.stem.includes(`**${facts.word}**`) && meansNearly(facts.class, facts.word, answer),
  ),
  // Any class will do, so a pair that happens to share a meaning as another kind of word is found too.
  proof(closestPair, (_, answer) => {
    const [a = '', b = ''] = answer.split(' and ')
    return classes.some(wordClass => meansNearly(wordClass, a, b))
  }),
  // The letters that are shown stand in their places, and the list links the words.
  proof(missingLetters, (facts, answer, { draft }) => {
    const letters = /`([a-z_ ]+)`/.exec(draft.stem)?.[1]?.split(' ') ?? []
    return (
      letters.length === answer.length &&
      letters.every((letter, at) => letter === '_' || letter === answer[at]) &&
      isSynonym(facts.class, facts.word, answer)
    )
  }),
])
