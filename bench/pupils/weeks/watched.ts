import { type Question, subjectIds } from '@learn/content'
import {
  foldOutlook,
  forecast,
  newOutlook,
  type OutlookAnswer,
  type OutlookModel,
  type TestTopic,
} from '@learn/learning/outlook'
import { decide } from '@learn/learning/policy'
import { guessIn } from '../../../server/learn/knowledge/model.ts'
import { blueprintOf } from '../../../server/learn/papers/blueprint.ts'
import { Studies, sessionTimes } from './course.ts'

const day = 86_400_000

/** As in `practiceSource`. */
const test = blueprintOf({ examFamilyId: 'gl', year: 5, subjectIds, hidden: new Set() })

/** The sessions after which forecasts are compared with the truth, and the days until then. */
const checkedSessions = new Set([1, 2, 3, 4, 6, 8, 12, 16, 24, 32])
const daysLater = [0.75, 10]

interface Check {
  readonly sessions: number
  readonly now: number
  /** How many answers there were. */
  readonly answers: number
  /** The true shares of right answers: of the whole test, and by subject. */
  readonly overall: number
  readonly subjects: ReadonlyMap<string, number>
}

/** A pupil's course, with what they would have reached in a test on the way. */
export interface WatchedPupil {
  readonly answers: readonly OutlookAnswer[]
  readonly checks: readonly Check[]
}

export function watchPupil(seed: number): WatchedPupil {
  const studies = new Studies({ name: 'current', decide: (view, at) => decide(view, at) }, seed)
  const checks: Check[] = []
  for (const [place, start] of sessionTimes().entries()) {
    studies.runSession(start)
    if (!checkedSessions.has(place + 1)) continue
    for (const days of daysLater) {
      const now = studies.now + days * day
      const truth = (topics: readonly TestTopic[]) => trueShare(studies, topics, now)
      checks.push({
        sessions: place + 1,
        now,
        answers: studies.answers.length,
        overall: truth(test),
        subjects: new Map(
          subjectIds.map(id => [id, truth(test.filter(({ subjectId }) => subjectId === id))]),
        ),
      })
    }
  }
  return { answers: studies.answers.map(toAnswer), checks }
}

/** All questions of this exam have options. */
const mode: Question['mode'] = 'options'

const toAnswer = ({ topicId, difficulty, right, at }: Studies['answers'][number]): OutlookAnswer => ({
  topicId,
  subjectId: topicId.split('.')[0] ?? '',
  difficulty,
  guess: guessIn(mode),
  right,
  at,
})

function trueShare({ pupil }: Studies, topics: readonly TestTopic[], now: number): number {
  let [share, sum] = [0, 0]
  for (const topic of topics) {
    share += topic.share
    for (const { difficulty } of topic.questions)
      sum +=
        (topic.share / topic.questions.length) *
        pupil.testChance({ topicId: topic.topicId, difficulty, mode }, now)
  }
  return sum / share
}

/** One forecast beside the truth. */
export interface Guess {
  readonly sessions: number
  readonly error: number
  /** Half of the interval. */
  readonly reach: number
  readonly isOverall: boolean
}

/** What the model would have forecast for a pupil. */
export function guessesFor(model: OutlookModel, { answers, checks }: WatchedPupil): Guess[] {
  let outlook = newOutlook(model)
  let folded = 0
  return checks.flatMap(({ sessions, now, answers: count, ...truth }) => {
    outlook = foldOutlook(model, outlook, answers.slice(folded, count))
    folded = count
    const { overall, subjects } = forecast(model, outlook, test, now)
    const compare = (isOverall: boolean, real: number, told: typeof overall): Guess[] =>
      told ? [{ sessions, isOverall, error: told.value - real, reach: (told.high - told.low) / 2 }] : []
    return [
      ...compare(true, truth.overall, overall),
      ...[...truth.subjects].flatMap(([id, real]) => compare(false, real, subjects.get(id))),
    ]
  })
}
