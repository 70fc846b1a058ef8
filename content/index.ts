import { difficultyOf } from './difficulty.ts'
import { english } from './english/subject.ts'
import { blueprint, examFamilies } from './exams.ts'
import { maths } from './maths/subject.ts'
import { nonVerbalReasoning } from './non-verbal-reasoning/subject.ts'
import { once } from './once.ts'
import { type ContentOutline, earlierOutlines, outlineOf } from './outline.ts'
import type { Question, QuestionReference } from './question.ts'
import { compose, type Template } from './template.ts'
import { type ExamFamilyId, type Misconception, type Subject, type Topic, versionsOf } from './topic.ts'
import { verbalReasoning } from './verbal-reasoning/subject.ts'

export { averageDifficulty, difficultyOf } from './difficulty.ts'
export { blueprint, type ExamFamily, examFamilies } from './exams.ts'
export { type Grade, grade, isAnswer, longestAnswer } from './grade.ts'
export type { ContentOutline, OutlinedFamily, OutlinedTopic } from './outline.ts'
export * from './question.ts'
export { Random } from './random.ts'
export * from './topic.ts'

/** The version of all content. Changes with any topic, lesson, weight or template. */
export const contentVersion = '2026.2'

export const subjects: readonly Subject[] = [maths, english, verbalReasoning, nonVerbalReasoning]

export const topics: readonly Topic[] = subjects.flatMap(subject => subject.topics)

/** What this version and every earlier one tell decisions about the topics, by version. */
export const outlines = once(
  (): ReadonlyMap<string, ContentOutline> =>
    new Map(
      [...earlierOutlines, outlineOf(contentVersion, subjects)].map(outline => [outline.version, outline]),
    ),
)

const topicsById = new Map(topics.map(topic => [topic.id, topic]))

export const topicById = (id: string) => topicsById.get(id)

/** What to say about a mistake in this topic. Undefined if the topic or the mistake does not exist. */
export function misconceptionOf(topicId: string, name: string): Misconception | undefined {
  const known = topicById(topicId)?.misconceptions()
  return known && Object.hasOwn(known, name) ? known[name] : undefined
}

const templatesById = new Map(
  topics.flatMap(topic => topic.templates.map(template => [template.id, { topic, template }] as const)),
)

/** The current version of a template, and its topic. */
export const templateById = (id: string) => templatesById.get(id)

const everReleased = new Map(
  topics.flatMap(topic =>
    versionsOf(topic).map(template => [`${template.id}@${template.version}`, { topic, template }] as const),
  ),
)

const blueprints = new Map(examFamilies.map(family => [family.id, blueprint(family, subjects)]))

/** A topic's share of this family's exam, from 0 to 1. */
export const examShare = (family: ExamFamilyId, topicId: string) => blueprints.get(family)?.get(topicId) ?? 0

/**
 * The question with this template, version, seed and step, the same every time. Undefined if the template or version
 * does not exist.
 */
export function makeQuestion(reference: QuestionReference): Question | undefined {
  const found = everReleased.get(`${reference.templateId}@${reference.version}`)
  return found && write(found.topic, found.template, reference)
}

function write(topic: Topic, template: Template, { seed, step }: QuestionReference): Question {
  const { draft, ...made } = compose(template, seed, step)
  const asked = {
    templateId: template.id,
    version: template.version,
    seed,
    step,
    topicId: topic.id,
    ...draft,
    difficulty: difficultyOf(topic, template, step),
    seconds: Math.round(template.seconds * (0.55 + 0.15 * step)),
  }
  if (made.mode === 'typed') {
    const { mode, expected, answer, mistakes } = made
    return { ...asked, mode, expected, answer, mistakes }
  }
  const { mode, options, right } = made
  return { ...asked, mode, options, answer: options[right]?.letter ?? 'A' }
}
