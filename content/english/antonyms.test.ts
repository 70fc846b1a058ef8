import { proof, prove } from '../../test/content/proofs.ts'
import { isAntonym, meansOpposite } from '../../test/content/word-rows.ts'
import { antonyms, missingLetters, opposite, oppositePair } from './antonyms.ts'

const classes = ['noun', 'verb', 'adjective', 'adverb']

prove(antonyms, [
  // The list has the two words as opposites. No other option is an opposite, even in two steps.
  proof(
    opposite,
    (facts, answer, { draft }) =>
      draft.stem.includes(`**${facts.word}**`) && meansOpposite(facts.class, facts.word, answer),
  ),
  proof(oppositePair, (_, answer) => {
    const [a = '', b = ''] = answer.split(' and ')
    return classes.some(wordClass => meansOpposite(wordClass, a, b))
  }),
  // The letters shown are in their places, and the list has the words as opposites.
  proof(missingLetters, (facts, answer, { draft }) => {
    const letters = /`([a-z_ ]+)`/.exec(draft.stem)?.[1]?.split(' ') ?? []
    return (
      letters.length === answer.length &&
      letters.every((letter, at) => letter === '_' || letter === answer[at]) &&
      isAntonym(facts.class, facts.word, answer)
    )
  }),
])
