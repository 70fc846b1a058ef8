import { examShare, topics } from '@learn/content'
import { Random } from '@learn/content/random'
import type { ExamFamilyId } from '@learn/content/topic'
import type { PastStep, TopicView } from '@learn/learning/view'
import { type Nature, Pupil, usual } from './pupil.ts'
import { Tracker } from './tracker.ts'

/** A day's work for a ten-year-old: twenty questions in about twenty minutes. */
const stepsInSession = 20
/** Two years of daily work, more than anyone does. */
const maxAttempts = 15_000
/** The share of the exam to master. Not all of it, so that one last topic can't decide the result. */
const goal = 0.9

/** What a policy can see: estimates and counts, never the pupil's true ability. */
export interface PolicyInput {
  readonly views: () => TopicView[]
  readonly random: Random
  readonly attempts: number
  readonly position: number
  readonly recent: readonly string[]
  /** The steps of this session, newest first. */
  readonly latest: readonly PastStep[]
  readonly wrongInARow: number
}

/** Chooses the next topic. */
export type Policy = (known: PolicyInput) => string

export interface World {
  readonly family: ExamFamilyId
  readonly nature: Nature
}

export const usualWorld: World = { family: 'gl', nature: usual }

/** Attempts until the pupil's true ability masters the exam. */
export function attemptsToMastery(policy: Policy, seed: number, { family, nature }: World): number {
  const pupil = new Pupil(topics, seed, nature)
  const tracker = new Tracker(family, nature.luck)
  const random = new Random(`policy ${seed}`)
  const recent: string[] = []
  let latest: PastStep[] = []
  let wrongInARow = 0
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    const position = attempts % stepsInSession
    const day = Math.floor(attempts / stepsInSession)
    if (position === 0 && mastery(pupil, family, day) >= goal) return attempts
    if (position === 0) {
      wrongInARow = 0
      latest = []
    }
    const views = () => tracker.views(day)
    const topicId = policy({ views, random, attempts, position, recent, latest, wrongInARow })
    const step = stepFor(tracker.score(topicId, day))
    const difficulty = (step - 3) * 0.55
    const right = pupil.answer(topicId, difficulty, day)
    tracker.observe(topicId, difficulty, right, day)
    wrongInARow = right ? 0 : wrongInARow + 1
    latest.unshift({ topicId, actionType: 'practice', step, right })
    recent.unshift(topicId)
    recent.length = Math.min(recent.length, 8)
  }
  return maxAttempts
}

function mastery(pupil: Pupil, family: ExamFamilyId, day: number): number {
  return topics.reduce((sum, { id }) => sum + (pupil.hasMastered(id, day) ? examShare(family, id) : 0), 0)
}

/** The step at which about three in four answers should be right. The same for every policy. */
function stepFor(chance: number): number {
  const ahead = Math.log(chance / (1 - chance)) - 1
  return Math.max(1, Math.min(5, Math.round(3 + ahead / 0.55)))
}
