import { difficultyOf, type ExamFamilyId, examShare, subjects, type Topic } from '@learn/content'
import type { TestTopic } from '@learn/learning/outlook'
import { guessIn } from '../knowledge/model.ts'
import { familyOf, stepsFor, templatesIn, topicsOf } from './choose.ts'

export interface BlueprintWish {
  readonly examFamilyId: ExamFamilyId
  /** The child's school year: 4, 5 or 6. */
  readonly year: number
  readonly subjectIds: readonly string[]
  /** Ids of topics that the organization hides. */
  readonly hidden: ReadonlySet<string>
}

/** The test that a paper is a sample of: which questions come, and how often. */
export function blueprintOf(wish: BlueprintWish): readonly TestTopic[] {
  const family = familyOf(wish.examFamilyId)
  const parts = subjects
    .filter(({ id }) => wish.subjectIds.includes(id))
    .map(subject => ({ subject, topics: topicsOf(subject, family, wish) }))
    .filter(({ topics }) => topics.length > 0)
  const whole = sumOf(parts, ({ subject }) => family.mix[subject.id])
  return parts.flatMap(({ subject, topics }) => {
    const all = sumOf(topics, ({ id }) => examShare(family.id, id))
    return topics.map(topic => ({
      topicId: topic.id,
      subjectId: subject.id,
      share: (family.mix[subject.id] / whole) * (examShare(family.id, topic.id) / all),
      questions: questionsOn(topic, wish),
    }))
  })
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0)

const kept = new Map<string, TestTopic['questions']>()

function questionsOn(topic: Topic, { examFamilyId, year }: BlueprintWish) {
  const name = `${examFamilyId} ${year} ${topic.id}`
  const known = kept.get(name)
  if (known) return known
  const made = templatesIn(topic, familyOf(examFamilyId)).flatMap(template =>
    stepsFor(year).map(step => ({
      difficulty: difficultyOf(topic, template, step),
      guess: guessIn(template.mode),
    })),
  )
  kept.set(name, made)
  return made
}
