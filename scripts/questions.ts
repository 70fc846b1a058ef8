import { createHash } from 'node:crypto'
import { contentVersion, makeQuestion, steps, topics } from '@learn/content'
import { tableText } from './table.ts'

const seedsEach = 10

/**
 * What lessons and templates give today. A released line whose hash changes needs another version: a question is made
 * again, years later, from a record that names it.
 */
export function questionsText(): string {
  const hash = (value: unknown) =>
    createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
  const rows = topics.flatMap(({ id, lesson, templates }) => [
    [id, `lesson ${lesson.version}`, hash(lesson)],
    ...templates.map(({ id: templateId, version }) => {
      const made = steps.flatMap(step =>
        Array.from({ length: seedsEach }, (_, seed) => makeQuestion({ templateId, version, seed, step })),
      )
      return [templateId, `questions ${version}`, hash(made)]
    }),
  ])
  return tableText([['content', contentVersion, 'hash'], ...rows])
}
