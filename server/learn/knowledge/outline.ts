import {
  type ExamFamilyId,
  examFamilies,
  examShare,
  type Mode,
  modesOf,
  type SubjectId,
  subjects,
} from '@learn/content'
import type { TopicView } from '@learn/learning/view'
import { easeOf, guessOf } from './model.ts'

/** What all students of these subjects for this exam have in common. */
export interface Outline {
  readonly subjectIds: readonly SubjectId[]
  readonly modes: readonly Mode[]
  readonly topics: readonly OutlineTopic[]
  readonly byId: ReadonlyMap<string, OutlineTopic>
}

export interface OutlineTopic
  extends Pick<
    TopicView,
    | 'topicId'
    | 'name'
    | 'subjectId'
    | 'subdomain'
    | 'prerequisites'
    | 'share'
    | 'modes'
    | 'lessonExists'
    | 'ease'
  > {
  /** The chance of a right answer by guessing. */
  readonly guess: number
}

const outlines = new Map<string, Outline>()

/** Topics are in teaching order, whatever the order of the subject ids. */
export function outlineOf(examFamilyId: ExamFamilyId, subjectIds: readonly string[]): Outline {
  const learned = subjects.filter(({ id }) => subjectIds.includes(id))
  const name = `${examFamilyId} ${learned.map(({ id }) => id).join(' ')}`
  const kept = outlines.get(name)
  if (kept) return kept
  const made = makeOutline(examFamilyId, learned)
  outlines.set(name, made)
  return made
}

function makeOutline(examFamilyId: ExamFamilyId, learned: typeof subjects): Outline {
  const ids = new Set(learned.flatMap(({ topics }) => topics.map(({ id }) => id)))
  const sum = [...ids].reduce((all, id) => all + examShare(examFamilyId, id), 0)
  const topics = learned.flatMap(subject =>
    subject.topics.map((topic): OutlineTopic => {
      return {
        topicId: topic.id,
        name: topic.name,
        subjectId: subject.id,
        subdomain: topic.subdomain,
        prerequisites: topic.prerequisites.filter(id => ids.has(id)),
        share: examShare(examFamilyId, topic.id) / sum,
        modes: modesOf(topic),
        // Every topic has a lesson.
        lessonExists: true,
        guess: guessOf(topic.id),
        ease: easeOf(topic),
      }
    }),
  )
  return {
    subjectIds: learned.map(({ id }) => id),
    modes: examFamilies.find(({ id }) => id === examFamilyId)?.modes ?? [],
    topics,
    byId: new Map(topics.map(topic => [topic.topicId, topic])),
  }
}
