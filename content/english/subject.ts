import type { Subject } from '../topic.ts'
import { antonyms } from './antonyms.ts'
import { homophones } from './homophones.ts'
import { idiomsAndSayings } from './idioms-and-sayings.ts'
import { plurals } from './plurals.ts'
import { prefixes } from './prefixes.ts'
import { shadesOfMeaning } from './shades-of-meaning.ts'
import { spellingMistakes } from './spelling-mistakes.ts'
import { suffixes } from './suffixes.ts'
import { synonyms } from './synonyms.ts'
import { trickySpellings } from './tricky-spellings.ts'
import { wordFamilies } from './word-families.ts'
import { wordMeanings } from './word-meanings.ts'

export const english: Subject = {
  id: 'english',
  name: 'English',
  subdomains: {
    vocabulary: 'Vocabulary',
    spelling: 'Spelling',
    grammar: 'Grammar',
    punctuation: 'Punctuation',
    comprehension: 'Comprehension',
  },
  topics: [
    wordMeanings,
    synonyms,
    antonyms,
    shadesOfMeaning,
    plurals,
    homophones,
    prefixes,
    suffixes,
    trickySpellings,
    spellingMistakes,
    wordFamilies,
    idiomsAndSayings,
  ],
}
