import type { LearnQuestion } from '@learn/sdk'

export type AnswerForm = NonNullable<LearnQuestion['answerForm']>

export interface AnswerKey {
  /** What the key types. */
  readonly types: string
  readonly label: string
  /** How it is read out, if its label is a sign. */
  readonly words?: string
}

const point: AnswerKey = { types: '.', label: '.', words: 'point' }
const minus: AnswerKey = { types: '-', label: '−', words: 'minus' }

const signs: Readonly<Partial<Record<AnswerForm['kind'], readonly AnswerKey[]>>> = {
  number: [point, minus],
  fraction: [
    { types: '/', label: '/', words: 'over, the line of a fraction' },
    { types: ' ', label: 'space', words: 'space, after whole ones' },
  ],
  money: [point],
  quantity: [point],
  time: [{ types: ':', label: ':', words: 'between hours and minutes' }],
}

/** The keys of the pad for this kind of answer. Words are typed with the device's own keyboard. */
export function keysFor({ kind }: AnswerForm): readonly AnswerKey[] {
  const own = signs[kind]
  if (!own) return []
  const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map(digit => ({
    types: digit,
    label: digit,
  }))
  return [...digits, ...own]
}

/** What stands before and after the field, so that the child need not type it. */
export const marksOf = ({ kind, unit }: AnswerForm) => ({
  before: kind === 'money' ? '£' : '',
  after: unit ?? '',
})

/** The answer with the unit that stands beside the field, unless the child typed one. */
export function withUnit(answer: string, form: LearnQuestion['answerForm']): string {
  const text = answer.trim()
  if (!form || !/^-?[\d.,/ ]*\d$/.test(text)) return text
  if (form.kind === 'money') return `£${text}`
  return form.unit ? `${text} ${form.unit}` : text
}
