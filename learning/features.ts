import { difficultyOf, logit, type Model, type QuestionFacts, tracingOf } from './model.ts'
import { day, type OverallState, type TopicState } from './state.ts'

/** The model's inputs, in the order of `featuresOf`. Each has one global weight. mastery-1 lacks the last four. */
export const featureNames = [
  'always',
  'easiness',
  'easinessSquared',
  'ability',
  'topicAbilityShort',
  'topicAbilityLong',
  'surpriseShort',
  'surpriseLong',
  'topicSurpriseShort',
  'topicSurpriseLong',
  'winsShort',
  'winsLong',
  'lossesShort',
  'lossesLong',
  'topicWinsShort',
  'topicWinsLong',
  'topicLossesShort',
  'topicLossesLong',
  'rightStreak',
  'wrongStreak',
  'topicRightStreak',
  'topicWrongStreak',
  'topicLast',
  'topicFaultless',
  'traced',
  'tracedSquared',
  'newTopic',
  'attemptsBetween',
  'anotherTopicBefore',
  'visit',
  'topicsMet',
  'daysSinceTopic',
  'daysSinceAny',
  'abilityTimesEasiness',
  'abilityTimesEvidence',
  'topicAbilityTimesEvidence',
  'tracedTimesEasiness',
  'tracedTimesAttemptsBetween',
  'streakTimesAttemptsBetween',
  'streakTimesAnotherTopic',
  'lossesTimesAttempts',
  'newTopicTimesTopicsMet',
  'tracedTimesAnotherTopic',
  'surpriseTimesWins',
] as const

export const featuresOfVersion1 = 40

const winStreak = (streak: number) => Math.log1p(Math.max(0, streak))
const lossStreak = (streak: number) => Math.log1p(Math.max(0, -streak))
const days = (last: number | null, now: number | null) =>
  last === null || now === null ? 0 : Math.log1p(Math.max(0, now - last) / day)

/** The model's inputs before an attempt. Both states must be faded to now already. */
export function featuresOf(
  model: Model,
  overall: OverallState,
  topic: TopicState,
  asked: QuestionFacts,
  now: number | null,
): number[] {
  const easiness = model.base - difficultyOf(model, asked)
  const { guess, slip } = tracingOf(model, asked.topicId)
  const traced = logit(topic.belief * (1 - slip) + (1 - topic.belief) * guess)
  const evidence = Math.log1p(topic.wins.long + topic.losses.long)
  const between = topic.presence * Math.log1p(Math.max(0, overall.attempts - topic.lastAttempt))
  const another = topic.attempts > 0 && overall.lastTopicId === asked.topicId ? 0 : 1
  const streak = winStreak(topic.streak)
  return [
    1,
    easiness,
    easiness * easiness,
    overall.ability,
    topic.ability.short,
    topic.ability.long,
    overall.surprise.short,
    overall.surprise.long,
    topic.surprise.short,
    topic.surprise.long,
    Math.log1p(overall.wins.short),
    Math.log1p(overall.wins.long),
    Math.log1p(overall.losses.short),
    Math.log1p(overall.losses.long),
    Math.log1p(topic.wins.short),
    Math.log1p(topic.wins.long),
    Math.log1p(topic.losses.short),
    Math.log1p(topic.losses.long),
    winStreak(overall.streak),
    lossStreak(overall.streak),
    streak,
    lossStreak(topic.streak),
    Math.max(-1, Math.min(1, topic.streak)),
    topic.right === topic.attempts ? topic.presence : 0,
    traced,
    traced * traced,
    1 - topic.presence,
    between,
    another,
    another === 1 ? 0 : Math.log1p(overall.visit),
    Math.log1p(overall.topicsMet),
    topic.presence * days(topic.lastPractisedAt, now),
    days(overall.lastPractisedAt, now),
    overall.ability * easiness,
    overall.ability * evidence,
    topic.ability.short * evidence,
    traced * easiness,
    traced * between,
    streak * between,
    another * streak,
    Math.log1p(overall.losses.short) * Math.log1p(overall.attempts),
    (1 - topic.presence) * Math.log1p(overall.topicsMet),
    traced * another,
    overall.surprise.long * Math.log1p(overall.wins.short),
  ]
}
