import type { Mode } from './question.ts'
import type { Template } from './template.ts'

export const subjectIds = ['maths', 'english', 'verbal-reasoning', 'non-verbal-reasoning'] as const
export type SubjectId = (typeof subjectIds)[number]

export const examFamilyIds = ['gl', 'cem', 'iseb'] as const
export type ExamFamilyId = (typeof examFamilyIds)[number]

/** Markdown in plain English for a child of nine; pictures stand in it as SVG. 150 to 400 words in all. */
export interface Lesson {
  readonly version: number
  /** What it is, and how it is done. */
  readonly idea: string
  /** One example, worked through. */
  readonly example: string
  /** What often goes wrong, and how to see it. */
  readonly mistake: string
  /** One thing to do now. */
  readonly tryThis: string
}

export interface Topic {
  /** The subject's id and a name: `maths.place-value`. It never changes. */
  readonly id: string
  readonly name: string
  /** The subject's sub-domain, one of those that the subject names. */
  readonly subdomain: string
  /** The school year in which it is met. */
  readonly year: 4 | 5 | 6
  /** Ids of the topics to know before. */
  readonly prerequisites: readonly string[]
  /** One line for a parent. */
  readonly about: string
  /** How much of its subject it makes up in each exam family, from 0 (not asked) to 5. */
  readonly weights: Readonly<Record<ExamFamilyId, number>>
  readonly lesson: Lesson
  readonly templates: readonly Template[]
  /** Released versions that were replaced: no new question comes from them, and old ones can be made again. */
  readonly earlier?: readonly Template[]
}

export interface Subject {
  readonly id: SubjectId
  readonly name: string
  /** Name by id. */
  readonly subdomains: Readonly<Record<string, string>>
  /** In the order in which they could be taught. */
  readonly topics: readonly Topic[]
}

export const modesOf = ({ templates }: Topic): Mode[] =>
  [...new Set(templates.map(({ mode }) => mode))].sort()

export const lessonMarkdown = ({ idea, example, mistake, tryThis }: Lesson) =>
  `${idea.trim()}

## An example

${example.trim()}

## A common mistake

${mistake.trim()}

## Try this

${tryThis.trim()}
`
