import type { Step } from '../../question.ts'
import type { Wrong } from '../passages/passage.ts'

export const textKinds = [
  'fiction',
  'classic',
  'information',
  'persuasion',
  'biography',
  'letter',
  'poem',
  'playscript',
] as const
export type TextKind = (typeof textKinds)[number]

/** A question with one right answer and four wrong ones. `proof` is an exact quotation from the passage. */
export interface Chosen {
  readonly kind:
    | 'retrieval'
    | 'inference'
    | 'meaning'
    | 'purpose'
    | 'structure'
    | 'figure'
    | 'summary'
    | 'opinion'
  readonly step: Step
  readonly question: string
  readonly right: string
  readonly wrong: Wrong
  readonly proof: string
  readonly why: string
}

export const wordClasses = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'preposition',
  'conjunction',
  'determiner',
] as const
export type WordClass = (typeof wordClasses)[number]

/** The class of a word where it stands in the passage. */
export interface ClassInContext {
  readonly kind: 'class'
  readonly step: Step
  readonly word: string
  /** An exact quotation from the passage with the word in it once. */
  readonly proof: string
  readonly right: WordClass
  /** The classes that a child could take it for, most likely first. */
  readonly tempting: readonly WordClass[]
  readonly why: string
}

/** Four events, in the order in which they happened. */
export interface Order {
  readonly kind: 'order'
  readonly step: Step
  readonly events: readonly [string, string, string, string]
  readonly why: string
}

export const verdicts = ['true', 'false', 'cannot tell'] as const
export type Verdict = (typeof verdicts)[number]

export interface Statement {
  readonly text: string
  readonly verdict: Verdict
  readonly why: string
}

/** Three statements about the passage, in the order of the text. */
export interface Judged {
  readonly kind: 'judged'
  readonly step: Step
  readonly statements: readonly [Statement, Statement, Statement]
}

export type Item = Chosen | ClassInContext | Order | Judged
export type ItemKind = Item['kind']

/** A text of exam length, with the questions asked about it in their order. */
export interface LongPassage {
  readonly id: string
  readonly year: 4 | 5 | 6
  readonly kind: TextKind
  readonly title: string
  readonly text: string
  readonly items: readonly Item[]
}

const chosen =
  (kind: Chosen['kind']) =>
  (step: Step, question: string, right: string, wrong: Wrong, proof: string, why: string): Chosen => ({
    kind,
    step,
    question,
    right,
    wrong,
    proof,
    why,
  })

export const find = chosen('retrieval')
export const infer = chosen('inference')
export const means = chosen('meaning')
export const purpose = chosen('purpose')
export const structure = chosen('structure')
export const figure = chosen('figure')
export const sumUp = chosen('summary')

/** Which of five quotations states an opinion; `fact`: which states a fact. */
const tellApart =
  (sought: 'opinion' | 'fact') =>
  (step: Step, right: string, others: readonly string[], why: string): Chosen => ({
    kind: 'opinion',
    step,
    question: `Which of these quotations from the passage states ${sought === 'fact' ? 'a fact' : 'an opinion'}?`,
    right,
    wrong: sought === 'fact' ? { opinion: others } : { fact: others },
    proof: right,
    why,
  })

export const findOpinion = tellApart('opinion')
export const findFact = tellApart('fact')

export const classOf = (
  step: Step,
  word: string,
  proof: string,
  right: WordClass,
  tempting: readonly WordClass[],
  why: string,
): ClassInContext => ({ kind: 'class', step, word, proof, right, tempting, why })

export const order = (step: Step, events: Order['events'], why: string): Order => ({
  kind: 'order',
  step,
  events,
  why,
})

export const judge = (step: Step, ...statements: Judged['statements']): Judged => ({
  kind: 'judged',
  step,
  statements,
})

const statement =
  (verdict: Verdict) =>
  (text: string, why: string): Statement => ({ text, verdict, why })

export const isTrue = statement('true')
export const isFalse = statement('false')
export const untold = statement('cannot tell')
