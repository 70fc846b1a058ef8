import {
  featuresBefore,
  type Model,
  type ModelDocument,
  newStudent,
  openModel,
  type Tracing,
  update,
} from '@learn/learning'
import { featureNames } from '@learn/learning/features'
import type { History } from './attempts.ts'
import { type Difficulties, difficultySettings, fitDifficulties, refineItems } from './difficulties.ts'
import { type Figures, figuresOf } from './figures.ts'
import { type Forgetting, fittedForgetting } from './forgetting.ts'
import { type RegressionSettings, regress, type Table } from './regression.ts'
import { fitTracing, tracingSettings } from './tracing.ts'

/** Fixed. Chosen by cross-validation on the training parts, never on a test part. */
export const settings = {
  folds: 5,
  penalty: 20,
  difficulties: difficultySettings,
  tracing: tracingSettings,
}

/** Whether the model predicts other students on the same topics, or topics outside the data set. */
export type Purpose = 'these topics' | 'any topics'

/**
 * Difficulties of topics outside the data set are logits by definition, so the weights of easiness are not fitted. The last
 * four, and refined items, suit one data set: fitted to assist2015, they predict assist2017 worse.
 */
const heldForAnyTopics: Partial<Record<(typeof featureNames)[number], number>> = {
  easiness: 1,
  easinessSquared: 0,
  abilityTimesEasiness: 0,
  tracedTimesEasiness: 0,
  lossesTimesAttempts: 0,
  newTopicTimesTopicsMet: 0,
  tracedTimesAnotherTopic: 0,
  surpriseTimesWins: 0,
}

const fixedWeightsFor = (purpose: Purpose) =>
  new Map(
    featureNames.flatMap((name, n) => {
      const weight = purpose === 'any topics' ? heldForAnyTopics[name] : undefined
      return weight === undefined ? [] : [[n, weight] as const]
    }),
  )

/** A model with the data it was fitted to, for cross-validation. */
export interface FittedModel {
  readonly model: Model
  readonly table: FoldedTable
  readonly regression: RegressionSettings
}

export interface FitOptions {
  readonly purpose?: Purpose
  readonly forgetting?: Forgetting
}

/** Fits a model. Each student's features come from constants fitted to other students. */
export function fit(
  histories: readonly History[],
  version: string,
  { purpose = 'these topics', forgetting = fittedForgetting }: FitOptions = {},
): FittedModel {
  const regression = { penalty: settings.penalty, held: fixedWeightsFor(purpose) }
  const isIn = (index: number, fold: number) => index % settings.folds === fold
  const others = Array.from({ length: settings.folds }, (_, fold) =>
    histories.filter((_, index) => !isIn(index, fold)),
  )
  const students = others.map((_, fold) => histories.filter((_, index) => isIn(index, fold)))
  const rough = others.map(part => constantsOf(part, purpose))
  const openEach = (constants: readonly Constants[]) =>
    constants.map(each => open(each, [], 'unweighted', forgetting))
  const draft = tabulate(students, openEach(rough))
  const all = constantsOf(histories, purpose)
  if (purpose === 'any topics') {
    const weights = regress(draft, () => true, regression)
    return { model: open(all, weights, version, forgetting), table: draft, regression }
  }
  const refine = (part: readonly History[], constants: Constants, isUsed: (row: number) => boolean) => {
    const weights = regress(draft, isUsed, regression)
    const openWith = (difficulties: Difficulties) =>
      open({ ...constants, difficulties }, weights, 'draft', forgetting)
    return { ...constants, difficulties: refineItems(part, constants.difficulties, openWith) }
  }
  const refined = rough.map((constants, fold) =>
    refine(others[fold] ?? [], constants, row => draft.folds[row] !== fold),
  )
  const table = tabulate(students, openEach(refined))
  const weights = regress(table, () => true, regression)
  const constants = refine(histories, all, () => true)
  return { model: open(constants, weights, version, forgetting), table, regression }
}

export interface FoldedTable extends Table {
  readonly folds: Uint8Array
}

/** Predicts each fold of students with weights fitted to the other folds. */
export function crossValidate({ table, regression }: FittedModel): Figures {
  const { width, features, outcomes, folds } = table
  const chances = new Float64Array(outcomes.length)
  for (let fold = 0; fold < settings.folds; fold++) {
    const weights = regress(table, row => folds[row] !== fold, regression)
    for (let row = 0; row < outcomes.length; row++) {
      if (folds[row] !== fold) continue
      let logits = 0
      for (let n = 0; n < width; n++) logits += (weights[n] ?? 0) * (features[row * width + n] ?? 0)
      chances[row] = 1 / (1 + Math.exp(-logits))
    }
  }
  return figuresOf(chances, outcomes)
}

/** The features of each attempt before it was made. Each fold of students has its own model. */
function tabulate(students: readonly (readonly History[])[], models: readonly Model[]): FoldedTable {
  const rows = students.flat().reduce((sum, history) => sum + history.length, 0)
  const width = featureNames.length
  const table = {
    width,
    features: new Float64Array(rows * width),
    outcomes: new Uint8Array(rows),
    folds: new Uint8Array(rows),
  }
  let row = 0
  for (const [fold, model] of models.entries()) {
    for (const history of students[fold] ?? []) {
      let state = newStudent()
      for (const attempt of history) {
        table.features.set(featuresBefore(model, state, attempt, attempt.at), row * width)
        table.outcomes[row] = attempt.right ? 1 : 0
        table.folds[row] = fold
        state = update(model, state, attempt)
        row++
      }
    }
  }
  return table
}

interface Constants {
  readonly difficulties: Difficulties
  readonly tracing: ReturnType<typeof fitTracing>
}

function constantsOf(histories: readonly History[], purpose: Purpose): Constants {
  const { pooled, topics } = fitTracing(histories)
  const own = purpose === 'these topics' ? topics : new Map<string, Tracing>()
  return { difficulties: fitDifficulties(histories), tracing: { pooled, topics: own } }
}

function open(
  { difficulties, tracing }: Constants,
  weights: readonly number[],
  version: string,
  forgetting: Forgetting,
): Model {
  const document: ModelDocument = {
    version,
    base: difficulties.base,
    ...forgetting,
    tracing: tracing.pooled,
    weights: Object.fromEntries(featureNames.map((name, n) => [name, weights[n] ?? 0])),
  }
  const topics = [...difficulties.topics].map(([topicId, difficulty]) => {
    const ofTopic = tracing.topics.get(topicId)
    return [topicId, { difficulty, ...(ofTopic && { tracing: ofTopic }) }] as const
  })
  return openModel(document, topics, difficulties.items)
}
