import { subjects, topics } from '@learn/content'
import { nearest } from '@learn/contract/nearest'
import type { Catalogue } from '@learn/learning/replay/catalogue'

/** The topics and subjects that policies are judged on. */
export const catalogue: Catalogue = {
  topicIds: topics.map(({ id }) => id),
  subjectIds: subjects.map(({ id }) => id),
  nearest,
}
