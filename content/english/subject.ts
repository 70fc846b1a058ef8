import type { Subject } from '../topic.ts'

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
  topics: [],
}
