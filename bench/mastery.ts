import { parseArgs } from 'node:util'
import { type Model, newStudent, openModel, predict, type StudentState, update } from '@learn/learning'
import { featureNames } from '@learn/learning/features'
import { currentVersion } from '@learn/learning/versions'
import { type History, readHistories } from '../scripts/mastery/attempts.ts'
import { bins, type Figures, figuresOf } from '../scripts/mastery/figures.ts'
import { fit } from '../scripts/mastery/fit.ts'
import { fixedForgetting } from '../scripts/mastery/forgetting.ts'
import { compareAfterGaps } from '../scripts/mastery/gaps.ts'
import { bar, median } from './bars.ts'

const directory = '../shared/data/mastery'
const sets: { name: string; least: number; hasTimes?: boolean }[] = [
  { name: 'statics', least: 0.829 },
  { name: 'assist2015', least: 0.722 },
  { name: 'assist2017', least: 0.776, hasTimes: true },
]
const maxEce = 0.011
const mostWeights = 64
const mostMicroseconds = 10
const sliced = 250

/**
 * How well the model predicts the next answer. It is fitted on the training part. Each attempt of a test student, who is
 * not in the training part, is predicted before the model sees its outcome.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { train: { type: 'string' }, test: { type: 'string' } },
  })
  const { train, test } = values
  if ((train === undefined) !== (test === undefined))
    throw new Error('Give both --train and --test, or neither')
  if (train !== undefined && test !== undefined) {
    await measure('your files', train, test)
  } else {
    for (const { name, least, hasTimes } of sets) {
      const file = (part: string) => `${directory}/${name}.${part}.csv.gz`
      const measured = await measure(name, file('train'), file('test'), least)
      if (hasTimes) compareForgetting(name, measured)
    }
  }
  bar('global weights', featureNames.length, { most: mostWeights })
}

interface Measured {
  readonly train: readonly History[]
  readonly test: readonly History[]
  readonly chances: Float64Array
}

async function measure(name: string, trainFile: string, testFile: string, least?: number): Promise<Measured> {
  const started = performance.now()
  const { histories: train } = await readHistories(trainFile)
  const { model } = fit(train, name)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const { histories: test } = await readHistories(testFile)
  const { chances, outcomes, microseconds } = predictAll(model, test)
  const figures = figuresOf(chances, outcomes)
  console.log(`
${name}: fitted to ${train.length} students in ${seconds} s, then predicted ${outcomes.length} attempts of ${test.length} other students
  ${figuresText(figures)}
  ${microseconds.toFixed(2)} µs to predict and update, ${featureNames.length} global weights
  with the shipped weights: ${figuresText(figuresOf(predictAll(shippedModel(model), test).chances, outcomes))}`)
  if (least !== undefined) {
    bar(`AUC, ${name}`, figures.auc, { least })
    bar(`calibration error (ECE), ${name}`, figures.ece, { most: maxEce })
  }
  bar(`time to predict and update, ${name}`, microseconds, { most: mostMicroseconds }, ' µs')
  return { train, test, chances }
}

/** The fitted forgetting must predict better after a gap than the half-life of mastery-1, with everything else fitted alike. */
function compareForgetting(name: string, { train, test, chances }: Measured): void {
  const { model } = fit(train, name, { forgetting: fixedForgetting })
  const fixed = predictAll(model, test)
  const { attempts, first, second, difference, interval } = compareAfterGaps(test, chances, fixed.chances)
  const [low, high] = interval.map(limit => limit.toFixed(4))
  console.log(`  fixed half-life: ${figuresText(figuresOf(fixed.chances, fixed.outcomes))}
  ${attempts} attempts after more than a day without the topic: log loss ${first.toFixed(4)}, ${second.toFixed(4)} with the fixed half-life
  difference ${difference.toFixed(4)}, 95% interval ${low} to ${high}`)
  bar(`log loss × 1,000 after a day, fitted minus fixed, ${name}`, difference * 1000, { most: -0.001 })
}

const figuresText = ({ auc, rmse, logLoss, ece }: Figures) =>
  `AUC ${auc.toFixed(4)}, RMSE ${rmse.toFixed(4)}, log loss ${logLoss.toFixed(4)}, ECE ${ece.toFixed(4)} (${bins} bins of equal width)`

/** The shipped model as the product uses it, which knows only the difficulty of each topic. */
function shippedModel({ base, topics, items }: Model): Model {
  const shift = currentVersion.base - base
  const difficulties = [...topics].map(
    ([topicId, { difficulty }]) => [topicId, { difficulty: difficulty + shift }] as const,
  )
  return openModel(currentVersion, difficulties, items)
}

/** The time is the median over slices of attempts, and includes creating the new state. */
function predictAll(model: Model, histories: readonly History[]) {
  const attempts = histories.flatMap(history =>
    history.map((attempt, index) => {
      const { topicId, itemId } = attempt
      return { attempt, asked: { topicId, itemId }, isFirst: index === 0 }
    }),
  )
  const chances = new Float64Array(attempts.length)
  const outcomes = Uint8Array.from(attempts, ({ attempt }) => (attempt.right ? 1 : 0))
  const times: number[] = []
  let state: StudentState = newStudent()
  for (let first = 0; first < attempts.length; first += sliced) {
    const slice = attempts.slice(first, first + sliced)
    const started = performance.now()
    for (const [at, { attempt, asked, isFirst }] of slice.entries()) {
      if (isFirst) state = newStudent()
      chances[first + at] = predict(model, state, asked, attempt.at)
      state = update(model, state, attempt)
    }
    times.push(((performance.now() - started) * 1000) / slice.length)
  }
  return { chances, outcomes, microseconds: median(times) }
}
