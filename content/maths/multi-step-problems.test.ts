import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { dataJudges } from '../../test/content/stories/data-and-averages.ts'
import { fractionJudges } from '../../test/content/stories/fractions-and-ratio.ts'
import { type Judge, printedIn, sizeOf } from '../../test/content/stories/judge.ts'
import { measureJudges } from '../../test/content/stories/measures-and-shapes.ts'
import { moneyJudges } from '../../test/content/stories/money-and-percent.ts'
import { timeJudges } from '../../test/content/stories/time-and-rates.ts'
import { steps } from '../question.ts'
import { compose } from '../template.ts'
import { dataFrames } from './frames/data-and-averages.ts'
import { fractionFrames } from './frames/fractions-and-ratio.ts'
import { measureFrames } from './frames/measures-and-shapes.ts'
import { moneyFrames } from './frames/money-and-percent.ts'
import { timeFrames } from './frames/time-and-rates.ts'
import {
  dataProblems,
  fractionProblems,
  measureProblems,
  moneyProblems,
  multiStepProblems,
  timeProblems,
} from './multi-step-problems.ts'

const kinds = [
  { template: moneyProblems, frames: moneyFrames, judges: moneyJudges },
  { template: measureProblems, frames: measureFrames, judges: measureJudges },
  { template: fractionProblems, frames: fractionFrames, judges: fractionJudges },
  { template: timeProblems, frames: timeFrames, judges: timeJudges },
  { template: dataProblems, frames: dataFrames, judges: dataJudges },
]

const judged = (judge: Judge | undefined, stem: string, answer: string) =>
  judge?.(sizeOf(answer), printedIn(stem), stem) ?? false

prove(
  multiStepProblems,
  // Each story is told again in equations, or tried out with every number that might be meant.
  kinds.map(({ template, judges }) =>
    proof(template, ({ frame }, answer, { draft }) => judged(judges[frame], draft.stem, answer)),
  ),
)

test('every kind has at least a dozen stories, five of them or more at each step, and each has its own judge', () => {
  for (const { frames, judges } of kinds) {
    assert(frames.length >= 12)
    assert.deepEqual(frames.map(({ name }) => name).sort(), Object.keys(judges).sort())
    for (const step of steps)
      assert(frames.filter(({ steps: [from, to] }) => step >= from && step <= to).length >= 5, `step ${step}`)
  }
  assert.equal(new Set(kinds.flatMap(({ frames }) => frames.map(({ name }) => name))).size >= 60, true)
})

test('a story comes with many different numbers, and no answer is usual', () => {
  for (const { template } of kinds)
    for (const step of steps) {
      const stems = new Set<string>()
      const answers = new Map<string, number>()
      const count = 400
      for (let seed = 0; seed < count; seed++) {
        const composed = compose(template, seed, step)
        assert(composed.mode === 'options')
        stems.add(composed.draft.stem)
        const answer = composed.values[composed.right] ?? ''
        answers.set(answer, (answers.get(answer) ?? 0) + 1)
      }
      assert(stems.size > count * 0.75, `${template.id}, step ${step}: ${stems.size}`)
      assert(Math.max(...answers.values()) < count * 0.05, `${template.id}, step ${step}`)
    }
})
