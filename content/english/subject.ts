import type { Subject } from '../topic.ts'
import { cloze } from './cloze.ts'
import { inference } from './inference.ts'
import { retrieval } from './retrieval.ts'
import { subjectVerbAgreement } from './subject-verb-agreement.ts'
import { verbTenses } from './verb-tenses.ts'
import { vocabularyInContext } from './vocabulary-in-context.ts'
import { wordClasses } from './word-classes.ts'
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
    retrieval,
    inference,
    vocabularyInContext,
    writersCraft,
    cloze,
    wordClasses,
    verbTenses,
    subjectVerbAgreement,
  ],
}
