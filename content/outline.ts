import { easeOf } from './difficulty.ts'
import { type ExamFamily, examFamilies } from './exams.ts'
import edition20261 from './outlines/2026.1.json' with { type: 'json' }
import type { Mode } from './question.ts'
import { modesOf, type Subject, type SubjectId, type Topic } from './topic.ts'

/** What decisions depend on in one version of the content. */
export interface ContentOutline {
  readonly version: string
  readonly families: readonly OutlinedFamily[]
  readonly subjects: readonly OutlinedSubject[]
}

export type OutlinedFamily = Pick<ExamFamily, 'id' | 'modes' | 'mix'>

export interface OutlinedSubject {
  readonly id: SubjectId
  readonly topics: readonly OutlinedTopic[]
}

export interface OutlinedTopic
  extends Pick<Topic, 'id' | 'name' | 'subdomain' | 'prerequisites' | 'weights'> {
  readonly modes: readonly Mode[]
  /** How many logits easier than its average question those of each step are. */
  readonly ease: readonly number[]
}

/**
 * The outlines of versions that this one replaced. Decisions name the version that they were made with, so these never
 * change.
 */
export const earlierOutlines = [edition20261] as readonly unknown[] as readonly ContentOutline[]

export const outlineOf = (version: string, subjects: readonly Subject[]): ContentOutline => ({
  version,
  families: examFamilies.map(({ id, modes, mix }) => ({ id, modes, mix })),
  subjects: subjects.map(({ id, topics }) => ({ id, topics: topics.map(outlinedTopic) })),
})

function outlinedTopic(topic: Topic): OutlinedTopic {
  const { id, name, subdomain, prerequisites, weights } = topic
  return { id, name, subdomain, prerequisites, weights, modes: modesOf(topic), ease: easeOf(topic) }
}
