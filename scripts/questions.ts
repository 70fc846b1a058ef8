import { createHash } from 'node:crypto'
import { contentVersion, makeQuestion, steps, topics, versionsOf } from '@learn/content'
import { tableText } from './table.ts'

const seedsEach = 10

/**
 * A hash of every lesson, and of sample questions from every version of a template. If a hash changes, that lesson or
 * template needs a new version: old records must still reproduce the question the child saw.
 */
export function questionsText(): string {
  const hash = (value: unknown) =>
    createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
  const rows = topics.flatMap(topic => [
    [topic.id, `lesson ${topic.lesson().version}`, hash(topic.lesson())],
    ...versionsOf(topic).map(({ id: templateId, version }) => {
      const made = steps.flatMap(step =>
        Array.from({ length: seedsEach }, (_, seed) => makeQuestion({ templateId, version, seed, step })),
      )
      return [templateId, `questions ${version}`, hash(made)]
    }),
  ])
  return tableText([['content', contentVersion, 'hash'], ...rows])
}
