import type { Subject } from '../topic.ts'
import { activeAndPassive } from './active-and-passive.ts'
import { antonyms } from './antonyms.ts'
import { apostrophes } from './apostrophes.ts'
import { bracketsAndDashes } from './brackets-and-dashes.ts'
import { capitalLetters } from './capital-letters-and-sentences.ts'
import { clausesAndPhrases } from './clauses-and-phrases.ts'
import { cloze } from './cloze.ts'
import { clozePassages } from './cloze-passages.ts'
import { colonsAndSemicolons } from './colons-and-semicolons.ts'
import { commas } from './commas.ts'
import { conjunctions } from './conjunctions.ts'
import { factAndOpinion } from './fact-and-opinion.ts'
import { homophones } from './homophones.ts'
import { hyphensAndEllipsis } from './hyphens-and-ellipsis.ts'
import { idiomsAndSayings } from './idioms-and-sayings.ts'
import { inference } from './inference.ts'
import { modalVerbs } from './modal-verbs-and-adverbs.ts'
import { orderAndSummary } from './order-and-summary.ts'
import { plurals } from './plurals.ts'
import { prefixes } from './prefixes.ts'
import { pronouns } from './pronouns.ts'
import { punctuationLines } from './punctuation-lines.ts'
import { purposeAndStructure } from './purpose-and-structure.ts'
import { retrieval } from './retrieval.ts'
import { shadesOfMeaning } from './shades-of-meaning.ts'
import { speechMarks } from './speech-marks.ts'
import { spellingLines } from './spelling-lines.ts'
import { spellingMistakes } from './spelling-mistakes.ts'
import { subjectVerbAgreement } from './subject-verb-agreement.ts'
import { suffixes } from './suffixes.ts'
import { synonyms } from './synonyms.ts'
import { trickySpellings } from './tricky-spellings.ts'
import { verbTenses } from './verb-tenses.ts'
import { vocabularyInContext } from './vocabulary-in-context.ts'
import { wordClasses } from './word-classes.ts'
import { wordFamilies } from './word-families.ts'
import { wordMeanings } from './word-meanings.ts'
import { writersCraft } from './writers-craft.ts'

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
    spellingLines,
    wordFamilies,
    idiomsAndSayings,
    retrieval,
    inference,
    vocabularyInContext,
    writersCraft,
    purposeAndStructure,
    orderAndSummary,
    factAndOpinion,
    cloze,
    clozePassages,
    wordClasses,
    verbTenses,
    subjectVerbAgreement,
    pronouns,
    conjunctions,
    clausesAndPhrases,
    modalVerbs,
    activeAndPassive,
    capitalLetters,
    commas,
    bracketsAndDashes,
    apostrophes,
    speechMarks,
    colonsAndSemicolons,
    hyphensAndEllipsis,
    punctuationLines,
  ],
}
