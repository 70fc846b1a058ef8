import type { Subject } from '../topic.ts'
import { alphabetPositionsAndOrder } from './alphabet-positions-and-order.ts'
import { anagrams } from './anagrams.ts'
import { analogies } from './analogies.ts'
import { closestMeaning } from './closest-meaning.ts'
import { completeTheSum } from './complete-the-sum.ts'
import { compoundWords } from './compound-words.ts'
import { datesAndDirections } from './dates-and-directions.ts'
import { hiddenWords } from './hidden-words.ts'
import { letterCodes } from './letter-codes.ts'
import { letterMoves } from './letter-moves.ts'
import { letterSequences } from './letter-sequences.ts'
import { lettersForNumbers } from './letters-for-numbers.ts'
import { logic } from './logic.ts'
import { makeAWord } from './make-a-word.ts'
import { missingLetters } from './missing-letters.ts'
import { mustBeTrue } from './must-be-true.ts'
import { numberCodes } from './number-codes.ts'
import { numberSequences } from './number-sequences.ts'
import { oddTwoOut } from './odd-two-out.ts'
import { oppositeMeaning } from './opposite-meaning.ts'
import { relatedNumbers } from './related-numbers.ts'
import { sameMeaning } from './same-meaning.ts'
import { shuffledSentences } from './shuffled-sentences.ts'
import { threeLetterWordsInASentence } from './three-letter-words-in-a-sentence.ts'
import { wordBanks } from './word-banks.ts'

export const verbalReasoning: Subject = {
  id: 'verbal-reasoning',
  name: 'Verbal reasoning',
  subdomains: {
    words: 'Words and meanings',
    building: 'Building words',
    codes: 'Codes and letters',
    numbers: 'Numbers and sequences',
    logic: 'Logic',
  },
  topics: [
    alphabetPositionsAndOrder,
    letterCodes,
    numberCodes,
    letterSequences,
    numberSequences,
    lettersForNumbers,
    completeTheSum,
    relatedNumbers,
    compoundWords,
    missingLetters,
    threeLetterWordsInASentence,
    letterMoves,
    hiddenWords,
    makeAWord,
    anagrams,
    closestMeaning,
    oppositeMeaning,
    sameMeaning,
    oddTwoOut,
    analogies,
    shuffledSentences,
    wordBanks,
    logic,
    datesAndDirections,
    mustBeTrue,
  ],
}
