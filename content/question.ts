/** The difficulty step, from 1 to 5. */
export const steps = [1, 2, 3, 4, 5] as const
export type Step = (typeof steps)[number]

export type Mode = 'options' | 'typed'

/** Black, white and grey, at most 320 wide. The alternative text describes the picture, but never gives away the answer. */
export interface Picture {
  readonly svg: string
  readonly alt: string
}

export interface Passage {
  readonly title: string
  readonly text: string
}

export const letters = ['A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof letters)[number]

export interface Option {
  readonly letter: Letter
  readonly text: string
  readonly picture?: Picture
  /** The mistake that leads to this option. The right option has none. */
  readonly misconception?: string
}

/**
 * How a typed answer is compared. `number` and `fraction` are compared by value; `lowest` requires lowest terms. A
 * `quantity` may use another unit of its kind, unless it is `fixed`.
 */
export type Expected =
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'fraction'; readonly value: string; readonly lowest: boolean }
  | { readonly kind: 'money'; readonly value: string }
  | { readonly kind: 'quantity'; readonly value: string; readonly unit: string; readonly fixed: boolean }
  | { readonly kind: 'time'; readonly value: string; readonly fixed: boolean }
  | { readonly kind: 'text'; readonly value: string; readonly also?: readonly string[] }
  | { readonly kind: 'letters'; readonly value: string }

/** What identifies a question for ever: the same four values give the same question. */
export interface QuestionReference {
  readonly templateId: string
  readonly version: number
  /** A whole number from 0 to 2³² − 1. */
  readonly seed: number
  readonly step: Step
}

interface Asked extends QuestionReference {
  readonly topicId: string
  /** Markdown. */
  readonly stem: string
  readonly passage?: Passage
  readonly picture?: Picture
  /** Markdown that walks through the solution. */
  readonly explanation: string
  /** On the ability scale, in logits: 0 is an average Year 5 question. */
  readonly difficulty: number
  /** The time that a child who knows the topic needs. */
  readonly seconds: number
}

export interface OptionsQuestion extends Asked {
  readonly mode: 'options'
  readonly options: readonly Option[]
  readonly answer: Letter
}

/** A predictable wrong answer, and the mistake behind it. */
export interface KnownMistake {
  readonly text: string
  readonly misconception: string
}

export interface TypedQuestion extends Asked {
  readonly mode: 'typed'
  readonly expected: Expected
  /** As a child would write it. */
  readonly answer: string
  readonly mistakes: readonly KnownMistake[]
}

export type Question = OptionsQuestion | TypedQuestion

/** The known mistakes that an answer to this question can show. */
export const mistakesIn = (
  question: Pick<OptionsQuestion, 'mode' | 'options'> | Pick<TypedQuestion, 'mode' | 'mistakes'>,
): string[] =>
  (question.mode === 'options' ? question.options : question.mistakes).flatMap(
    ({ misconception }) => misconception ?? [],
  )

/**
 * What a question asks: two with the same text are the same question to a child, whatever their other options. Where the
 * stem is always the same ("Which is the odd one out?"), the right answer tells them apart.
 */
export function essenceOf(question: Question): string {
  const { stem, passage, picture, answer } = question
  const right =
    question.mode === 'options' ? question.options.find(({ letter }) => letter === answer) : undefined
  const answered = right ? `${right.text} ${right.picture?.svg ?? ''}` : answer
  return `${passage?.title ?? ''} ${stem} ${picture?.svg ?? ''} ${answered}`
}

/** The version of the template that made a question. */
export const questionVersionId = ({
  templateId,
  version,
}: Pick<QuestionReference, 'templateId' | 'version'>) => `${templateId}@${version}`

export const questionId = ({ seed, step, ...template }: QuestionReference) =>
  `${questionVersionId(template)}:${step}:${seed}`

/** Parses a question id. Returns undefined if it is not one; doesn't check that the template exists. */
export function parseQuestionId(id: string): QuestionReference | undefined {
  const [, templateId, version, step, seed] =
    /^([a-z.-]{1,80})@([1-9]\d{0,3}):([1-5]):(0|[1-9]\d{0,9})$/.exec(id) ?? []
  if (!templateId || Number(seed) >= 2 ** 32) return undefined
  return { templateId, version: Number(version), step: Number(step) as Step, seed: Number(seed) }
}
