import { type Step, steps } from '@learn/content/question'
import type { Composed } from '@learn/content/template'

/** As many different right answers, or fewer, are a closed set, such as the word classes or the letters of a word. */
const mostClosed = 12

/** Twice the fair share of one in five options. */
const mostOfClosed = 0.4

/** A child who writes 1 or 1/2 everywhere is still wrong nine times in ten. */
const leastLimit = 0.1

/**
 * The steps at which a child could answer without reading the question: the commonest answer may have at most twice its
 * fair share. In a closed set the fair share is one in five, as there are five options, and so it is for an answer such
 * as “No mistake” that is always offered. Otherwise it is one in the number of different right answers, but an answer
 * that is right once in ten questions is always allowed.
 */
export function predictable(answers: Answers): string[] {
  return steps.flatMap(step => {
    const { right, offered } = answers[step]
    const seeds = [...right.values()].reduce((sum, count) => sum + count, 0)
    const [answer = '', most = 0] = [...right].sort(([, a], [, b]) => b - a)[0] ?? []
    const ofOffered = (mostOfClosed * (offered.get(answer) ?? 0)) / seeds
    const limit = right.size <= mostClosed ? mostOfClosed : Math.max(2 / right.size, leastLimit, ofOffered)
    // These are only some of all questions, so chance may add three standard errors.
    const luck = 3 * Math.sqrt((limit * (1 - limit)) / seeds)
    const percent = (share: number) => `${Math.round(100 * share)}%`
    return most / seeds > limit + luck
      ? [`step ${step}: ${answer.slice(0, 40)} in ${percent(most / seeds)}, at most ${percent(limit)}`]
      : []
  })
}

/** How often each answer is right at each step, and how often it is offered. */
export type Answers = Readonly<Record<Step, { right: Map<string, number>; offered: Map<string, number> }>>

export function noAnswers(): Answers {
  const none = () => ({ right: new Map<string, number>(), offered: new Map<string, number>() })
  return { 1: none(), 2: none(), 3: none(), 4: none(), 5: none() }
}

export function countAnswers({ right, offered }: Answers[Step], composed: Composed<unknown>): void {
  const count = (counts: Map<string, number>, answer: string) =>
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  const values = composed.mode === 'options' ? composed.values : []
  count(right, composed.mode === 'options' ? (values[composed.right] ?? '') : composed.answer)
  for (const value of values) count(offered, value)
}
