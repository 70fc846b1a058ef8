import { proof, prove } from '../../test/content/proofs.ts'
import { isSynonym, meansNearly } from '../../test/content/word-rows.ts'
import { closest, closestPair, missingLetters, synonyms } from './synonyms.ts'

const classes = ['noun', 'verb', 'adjective', 'adverb']

prove(synonyms, [
  // The list links the two words, in any row. No other option is linked, even in two steps.
  proof(
    closest,
    (facts, answer, { draft }) =>
      draft.stem.includes(`**${facts.word}**`) && meansNearly(facts.class, facts.word, answer),
  ),
  // Any word class counts, to catch pairs that share a meaning in another class.
  proof(closestPair, (_, answer) => {
    const [a = '', b = ''] = answer.split(' and ')
    return classes.some(wordClass => meansNearly(wordClass, a, b))
  }),
  // The letters shown are in their places, and the list links the words.
  proof(missingLetters, (facts, answer, { draft }) => {
    const letters = /`([a-z_ ]+)`/.exec(draft.stem)?.[1]?.split(' ') ?? []
    return (
      letters.length === answer.length &&
      letters.every((letter, at) => letter === '_' || letter === answer[at]) &&
      isSynonym(facts.class, facts.word, answer)
    )
  }),
])
