import {
  blueprint,
  type ContentOutline,
  contentVersion,
  type ExamFamilyId,
  type Mode,
  type OutlinedFamily,
  outlines,
  type SubjectId,
} from '@learn/content'
import type { TopicView } from '@learn/learning/view'
import { guessOf } from './model.ts'

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

const kept = new Map<string, Outline>()

/**
 * As it was in this version of the content, or as it is now if this server does not know the version. Topics are in
 * teaching order, whatever the order of the subject ids.
 */
export function outlineOf(
  examFamilyId: ExamFamilyId,
  subjectIds: readonly string[],
  version = contentVersion,
): Outline {
  const content = outlines().get(version) ?? outlines().get(contentVersion)
  const family = content?.families.find(({ id }) => id === examFamilyId)
  if (!content || !family) throw new Error(`content ${version} has no exam family ${examFamilyId}`)
  const learned = content.subjects.filter(({ id }) => subjectIds.includes(id))
  const name = `${content.version} ${examFamilyId} ${learned.map(({ id }) => id).join(' ')}`
  const known = kept.get(name)
  if (known) return known
  const made = makeOutline(content, family, learned)
  kept.set(name, made)
  return made
}

function makeOutline(
  content: ContentOutline,
  family: OutlinedFamily,
  learned: ContentOutline['subjects'],
): Outline {
  const shares = blueprint(family, content.subjects)
  const shareOf = (topicId: string) => shares.get(topicId) ?? 0
  const ids = new Set(learned.flatMap(({ topics }) => topics.map(({ id }) => id)))
  const sum = [...ids].reduce((all, id) => all + shareOf(id), 0)
  const topics = learned.flatMap(subject =>
    subject.topics.map((topic): OutlineTopic => {
      return {
        topicId: topic.id,
        name: topic.name,
        subjectId: subject.id,
        subdomain: topic.subdomain,
        prerequisites: topic.prerequisites.filter(id => ids.has(id)),
        share: shareOf(topic.id) / sum,
        modes: topic.modes,
        // Every topic has a lesson.
        lessonExists: true,
        guess: guessOf(topic.id),
        ease: topic.ease,
      }
    }),
  )
  return {
    subjectIds: learned.map(({ id }) => id),
    modes: family.modes,
    topics,
    byId: new Map(topics.map(topic => [topic.topicId, topic])),
  }
}
