import { subjects, topics } from '@learn/content'
import { nearest } from '@learn/contract/nearest'
import type { Catalogue } from '@learn/learning/replay/catalogue'

/** What is taught, as far as policies are judged by it. */
export const catalogue: Catalogue = {
  topicIds: topics.map(({ id }) => id),
  subjectIds: subjects.map(({ id }) => id),
  nearest,
}
