/** How hard a question is made, from 1 to 5. */
export const steps = [1, 2, 3, 4, 5] as const
export type Step = (typeof steps)[number]

export type Mode = 'options' | 'typed'

/** Black, white and grey, at most 320 wide. The alternative says what is to be seen, and never which answer is right. */
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
  /** The mistake that leads here. The right option has none. */
  readonly misconception?: string
}

/**
 * What counts as right where the answer is typed. `number` and `fraction` are compared in value; `lowest` asks for the
 * lowest terms. A `quantity` may come in another unit of its kind, unless the question asks for this one: `fixed`.
 */
export type Expected =
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'fraction'; readonly value: string; readonly lowest: boolean }
  | { readonly kind: 'money'; readonly value: string }
  | { readonly kind: 'quantity'; readonly value: string; readonly unit: string; readonly fixed: boolean }
  | { readonly kind: 'time'; readonly value: string; readonly fixed: boolean }
  | { readonly kind: 'text'; readonly value: string; readonly also?: readonly string[] }
  | { readonly kind: 'letters'; readonly value: string }

/** What names a question for ever: the same four give the same question. */
export interface QuestionReference {
  readonly templateId: string
  readonly version: number
  /** A whole number from 0 up to 2³², which it never is. */
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
  /** On the scale of ability, in logits: 0 is an average question of Year 5. */
  readonly difficulty: number
  /** What a child who can do it needs. */
  readonly seconds: number
}

export interface OptionsQuestion extends Asked {
  readonly mode: 'options'
  readonly options: readonly Option[]
  readonly answer: Letter
}

/** An answer that can be foreseen, and the mistake behind it. */
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

/** A template as it was when it made a question. */
export const questionVersionId = ({
  templateId,
  version,
}: Pick<QuestionReference, 'templateId' | 'version'>) => `${templateId}@${version}`

export const questionId = ({ seed, step, ...template }: QuestionReference) =>
  `${questionVersionId(template)}:${step}:${seed}`

/** Undefined where the text is no question's id; whether there is such a template is not asked here. */
export function parseQuestionId(id: string): QuestionReference | undefined {
  const [, templateId, version, step, seed] =
    /^([a-z.-]{1,80})@([1-9]\d{0,3}):([1-5]):(0|[1-9]\d{0,9})$/.exec(id) ?? []
  if (!templateId || Number(seed) >= 2 ** 32) return undefined
  return { templateId, version: Number(version), step: Number(step) as Step, seed: Number(seed) }
}
