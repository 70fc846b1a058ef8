import { eightOfTen, sigmoid } from './model.ts'
import { day } from './state.ts'

/** A strength in logits that is not known exactly. */
interface Belief {
  readonly mean: number
  readonly variance: number
}

interface TopicBelief extends Belief {
  /** The part of the mean that came with practice. It fades. */
  readonly learned: number
  /** The last answer, in milliseconds since 1970. */
  readonly at: number
  readonly answers: number
}

/**
 * What a student's answers say about a test, and how surely: what they bring to every question, to a subject, and to a
 * topic. Plain JSON. Mastery predicts the next answer in practice; practised topics say little about all the others,
 * so a test needs its own estimate (decision 70).
 */
export interface Outlook {
  readonly version: string
  readonly general: Belief
  readonly subjects: Readonly<Record<string, Belief>>
  readonly topics: Readonly<Record<string, TopicBelief>>
}

/** The assumptions behind an outlook. Strengths are in logits. */
export interface OutlookModel {
  readonly version: string
  readonly general: Belief
  readonly subject: Belief
  readonly topic: Belief
  /** What a right answer adds to its topic. */
  readonly gain: Belief
  /** What a wrong one adds, through its explanation. */
  readonly gainFromWrong: number
  /** Days without practice after which half of it is lost. */
  readonly halfLifeDays: number
  /** The chance of a wrong answer despite knowing. */
  readonly slip: number
  /** Variances that remain, however many answers there are. */
  readonly generalDoubt: number
  readonly subjectDoubt: number
  /** The parts of a strength are taken as independent, which they are not: deviations are larger by this factor. */
  readonly widening: number
}

/** Fitted to simulated pupils. `npm run bench -- forecast` checks it on other pupils, and can fit it again. */
export const outlookModel: OutlookModel = {
  version: 'outlook-1',
  general: { mean: -1.9, variance: 1.05 },
  subject: { mean: 0, variance: 0.18 },
  topic: { mean: 0, variance: 0.01 },
  gain: { mean: 0.65, variance: 0.455 },
  gainFromWrong: 0.075,
  halfLifeDays: 100,
  slip: 0.12,
  generalDoubt: 0.025,
  subjectDoubt: 0.115,
  widening: 1.21,
}

export const newOutlook = ({ version, general }: OutlookModel): Outlook => ({
  version,
  general,
  subjects: {},
  topics: {},
})

export interface OutlookAnswer {
  readonly topicId: string
  readonly subjectId: string
  readonly difficulty: number
  /** The chance of a right answer by guessing. */
  readonly guess: number
  readonly right: boolean
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The outlook after these answers, which come in their order. The given outlook is not changed. */
export function foldOutlook(
  model: OutlookModel,
  outlook: Outlook,
  answers: Iterable<OutlookAnswer>,
): Outlook {
  const { subject, gain, gainFromWrong } = model
  const subjects = { ...outlook.subjects }
  const topics = { ...outlook.topics }
  let whole = outlook.general
  for (const { topicId, subjectId, difficulty, guess, right, at } of answers) {
    const part = subjects[subjectId] ?? subject
    const known = fade(model, topics[topicId], at)
    const chance = chanceOf(whole.mean + part.mean + known.mean - difficulty, guess, model.slip)
    const { slope, value } = chance
    const surprise = right ? slope / value : -slope / (1 - value)
    const information = (slope * slope) / (value * (1 - value))
    const share = 1 / (1 + (whole.variance + part.variance + known.variance) * information)
    const learnFrom = ({ mean, variance }: Belief): Belief => ({
      mean: mean + variance * surprise * share,
      variance: variance - variance * variance * information * share,
    })
    whole = learnFrom(whole)
    subjects[subjectId] = learnFrom(part)
    const after = learnFrom(known)
    const more = right ? gain.mean : gainFromWrong
    topics[topicId] = {
      mean: after.mean + more,
      variance: after.variance + gain.variance,
      learned: known.learned + more,
      at: Math.max(at, known.at),
      answers: known.answers + 1,
    }
  }
  return { version: outlook.version, general: whole, subjects, topics }
}

/** The topic after time without practice: each half-life takes half of what practice had added. */
function fade(
  { topic, halfLifeDays }: OutlookModel,
  known: TopicBelief | undefined,
  now: number,
): TopicBelief {
  if (!known) return { ...topic, learned: 0, at: 0, answers: 0 }
  const lost = known.learned * (1 - 2 ** (-Math.max(0, now - known.at) / day / halfLifeDays))
  return { ...known, mean: known.mean - lost, learned: known.learned - lost }
}

/** The chance of a right answer with this many logits to spare, and how fast it grows with them. */
function chanceOf(logits: number, guess: number, slip: number): { value: number; slope: number } {
  const solves = sigmoid(logits)
  const range = 1 - guess - slip
  return { value: guess + range * solves, slope: range * solves * (1 - solves) }
}

/** A topic of a test. */
export interface TestTopic {
  readonly topicId: string
  readonly subjectId: string
  /** Of all questions of the test. The shares may add up to less than 1. */
  readonly share: number
  /** The questions that can come, each as likely as the others. */
  readonly questions: readonly { readonly difficulty: number; readonly guess: number }[]
}

/** A share of right answers, and the range in which it lies 8 times out of 10. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

export interface Forecast {
  /** Undefined if the test has no questions. */
  readonly overall: Estimate | undefined
  readonly subjects: ReadonlyMap<string, Estimate>
}

/** How a test would go now. */
export function forecast(
  model: OutlookModel,
  outlook: Outlook,
  test: readonly TestTopic[],
  now: number,
): Forecast {
  const sums = new Map<string, Sum>()
  for (const { topicId, subjectId, share, questions } of test) {
    const part = outlook.subjects[subjectId] ?? model.subject
    const known = fade(model, outlook.topics[topicId], now)
    const variance = outlook.general.variance + part.variance + known.variance
    // The expected chance over a normal strength, to a good approximation.
    const scale = Math.sqrt(1 + (Math.PI * variance) / 8)
    const logits = outlook.general.mean + part.mean + known.mean
    const sum = sums.get(subjectId) ?? { share: 0, value: 0, slope: 0, variance: 0 }
    const each = share / questions.length
    let slope = 0
    for (const { difficulty, guess } of questions) {
      const chance = chanceOf((logits - difficulty) / scale, guess, model.slip)
      sum.value += each * chance.value
      slope += (each * chance.slope) / scale
    }
    sum.share += share
    sum.slope += slope
    sum.variance += slope * slope * known.variance
    sums.set(subjectId, sum)
  }
  return combine(model, outlook, sums)
}

/** Of the topics of a subject: their share, the expected right answers, how they grow with strength, and their variance. */
interface Sum {
  share: number
  value: number
  slope: number
  variance: number
}

function combine(model: OutlookModel, outlook: Outlook, sums: ReadonlyMap<string, Sum>): Forecast {
  const subjects = new Map<string, Estimate>()
  const all: Sum = { share: 0, value: 0, slope: 0, variance: 0 }
  const doubt = outlook.general.variance + model.generalDoubt
  for (const [subjectId, sum] of sums) {
    const own = (outlook.subjects[subjectId] ?? model.subject).variance + model.subjectDoubt
    const variance = sum.variance + sum.slope ** 2 * own
    subjects.set(subjectId, estimateOf(model, { ...sum, variance: variance + sum.slope ** 2 * doubt }))
    all.share += sum.share
    all.value += sum.value
    all.slope += sum.slope
    all.variance += variance
  }
  const overall =
    all.share > 0 ? estimateOf(model, { ...all, variance: all.variance + all.slope ** 2 * doubt }) : undefined
  return { overall, subjects }
}

function estimateOf({ widening }: OutlookModel, { share, value, variance }: Sum): Estimate {
  const middle = value / share
  const reach = (eightOfTen * widening * Math.sqrt(variance)) / share
  return { value: middle, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}
