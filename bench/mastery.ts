import { parseArgs } from 'node:util'
import { type Model, newStudent, openModel, predict, type StudentState, update } from '@learn/learning'
import { featureNames } from '@learn/learning/features'
import { currentVersion } from '@learn/learning/versions'
import { type History, readHistories } from '../scripts/mastery/attempts.ts'
import { bins, type Figures, figuresOf } from '../scripts/mastery/figures.ts'
import { fit } from '../scripts/mastery/fit.ts'
import { bar, median } from './bars.ts'

const directory = '../shared/data/mastery'
const sets: { name: string; least: number }[] = [
  { name: 'statics', least: 0.829 },
  { name: 'assist2015', least: 0.722 },
]
const mostApart = 0.011
const mostWeights = 64
const mostMicroseconds = 10
const sliced = 250

/**
 * How well the next answer is foretold. Everything is fitted on the train part; each attempt of a test student, whom no
 * fit has seen, is predicted before its outcome is told.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { train: { type: 'string' }, test: { type: 'string' } },
  })
  const { train, test } = values
  if ((train === undefined) !== (test === undefined)) throw new Error('--train and --test go together')
  if (train !== undefined && test !== undefined) {
    await measure('the given files', train, test)
  } else {
    for (const { name, least } of sets) {
      const file = (part: string) => `${directory}/${name}.${part}.csv.gz`
      await measure(name, file('train'), file('test'), least)
    }
  }
  bar('global weights', featureNames.length, { most: mostWeights })
}

async function measure(name: string, trainFile: string, testFile: string, least?: number): Promise<void> {
  const started = performance.now()
  const { histories: train } = await readHistories(trainFile)
  const { model } = fit(train, name)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const { histories: test } = await readHistories(testFile)
  const { chances, outcomes, microseconds } = foretell(model, test)
  const figures = figuresOf(chances, outcomes)
  console.log(`
${name}: fitted in ${seconds} s on ${train.length} students, ${outcomes.length} attempts of ${test.length} others foretold
  ${inWords(figures)}
  predict and update ${microseconds.toFixed(2)} µs, ${featureNames.length} global weights
  by the shipped weights: ${inWords(figuresOf(foretell(shipped(model), test).chances, outcomes))}`)
  if (least !== undefined) {
    bar(`${name} AUC`, figures.auc, { least })
    bar(`${name} ECE`, figures.ece, { most: mostApart })
  }
  bar(`${name} predict and update`, microseconds, { most: mostMicroseconds }, ' µs')
}

const inWords = ({ auc, rmse, logLoss, ece }: Figures) =>
  `AUC ${auc.toFixed(4)}, RMSE ${rmse.toFixed(4)}, log loss ${logLoss.toFixed(4)}, ECE ${ece.toFixed(4)} (${bins} bins of equal width)`

/** The version that is shipped, as we use it: nothing is known of a topic but how hard its questions are. */
function shipped({ base, topics, items }: Model): Model {
  const shift = currentVersion.base - base
  const difficulties = [...topics].map(
    ([topicId, { difficulty }]) => [topicId, { difficulty: difficulty + shift }] as const,
  )
  return openModel(currentVersion, difficulties, items)
}

/** The time is the median over slices of attempts, and has the making of the new state in it. */
function foretell(model: Model, histories: readonly History[]) {
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
