import type { Mode } from './question.ts'
import type { Template } from './template.ts'

export const subjectIds = ['maths', 'english', 'verbal-reasoning', 'non-verbal-reasoning'] as const
export type SubjectId = (typeof subjectIds)[number]

export const examFamilyIds = ['gl', 'cem', 'iseb'] as const
export type ExamFamilyId = (typeof examFamilyIds)[number]

/** Markdown in plain English for a nine-year-old, with pictures as SVG. 150 to 600 words in total. */
export interface Lesson {
  readonly version: number
  /** What it is, and how to do it. */
  readonly idea: string
  /** One worked example. */
  readonly example: string
  /** A worked example as hard as steps 4 and 5. */
  readonly harder: string
  /** What often goes wrong, and how to spot it. */
  readonly mistake: string
  /** One thing to do now. */
  readonly tryThis: string
}

/** What to say about a mistake. Both are true of every question of the topic in which it occurs. */
export interface Misconception {
  /** To the child: what to do differently next time. */
  readonly child: string
  /** To a parent: what seems to happen, and how to help at home. */
  readonly parent: string
}

export interface Topic {
  /** The subject's id and a name: `maths.place-value`. It never changes. */
  readonly id: string
  readonly name: string
  /** One of the subject's subdomains. */
  readonly subdomain: string
  /** The school year in which it is taught. */
  readonly year: 4 | 5 | 6
  /** Ids of the topics to learn first. */
  readonly prerequisites: readonly string[]
  /** One line for a parent. */
  readonly about: string
  /** Its weight within the subject in each exam family, from 0 (not in the exam) to 5. */
  readonly weights: Readonly<Record<ExamFamilyId, number>>
  /** Long texts are made when they are first asked for, so that loading the content takes less time and memory. */
  readonly lesson: () => Lesson
  /** For each mistake that its templates can find, by name. */
  readonly misconceptions: () => Readonly<Record<string, Misconception>>
  readonly templates: readonly Template[]
  /** Replaced versions that were released: they make no new questions, but can still reproduce old ones. */
  readonly earlier?: readonly Template[]
}

export interface Subject {
  readonly id: SubjectId
  readonly name: string
  /** Name by id. */
  readonly subdomains: Readonly<Record<string, string>>
  /** In a possible teaching order. */
  readonly topics: readonly Topic[]
}

export const modesOf = ({ templates }: Topic): Mode[] =>
  [...new Set(templates.map(({ mode }) => mode))].sort()

export const lessonMarkdown = ({ idea, example, harder, mistake, tryThis }: Lesson) =>
  `${idea.trim()}

## An example

${example.trim()}

## A harder one

${harder.trim()}

## A common mistake

${mistake.trim()}

## Try this

${tryThis.trim()}
`

/** Every version of a topic's templates that was ever asked. */
export const versionsOf = ({ templates, earlier = [] }: Topic): readonly Template[] =>
  [...templates, ...earlier].flatMap(unbalanced)

/** The template, and the version before its options were balanced, if there was one. */
function unbalanced(template: Template): Template[] {
  const { balancedFrom = 1 } = template
  return balancedFrom === 1 ? [template] : [template, { ...template, version: balancedFrom - 1 }]
}
