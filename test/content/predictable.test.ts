import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Step, steps, subjects } from '@learn/content'
import { compose, type Template } from '@learn/content/template'

const seeds = 240

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
function predictable(template: Template): string[] {
  return steps.flatMap(step => {
    const { right, offered } = answersAt(template, step)
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

/** How often each answer is right at this step, and how often it is offered. */
function answersAt(template: Template, step: Step) {
  const right = new Map<string, number>()
  const offered = new Map<string, number>()
  const count = (counts: Map<string, number>, answer: string) =>
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  for (let seed = 0; seed < seeds; seed++) {
    const composed = compose(template, seed, step)
    const values = composed.mode === 'options' ? composed.values : []
    count(right, composed.mode === 'options' ? (values[composed.right] ?? '') : composed.answer)
    for (const value of values) count(offered, value)
  }
  return { right, offered }
}

for (const { id, topics } of subjects) {
  test(`${id}: no answer is predictable from the step`, () => {
    const found = topics
      .flatMap(topic => topic.templates)
      .flatMap(template => predictable(template).map(what => `${template.id}, ${what}`))
    assert.deepEqual(found, [])
  })
}
