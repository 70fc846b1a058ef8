import { difficultyOf, examFamilyIds, type Step, subjectIds, topics } from '@learn/content'
import { Random } from '@learn/content/random'
import { actionTypes, sessionTypes } from '@learn/contract/learn/words'
import type { Attempt } from '@learn/learning'
import { rebuild } from '@learn/learning/projection'
import type { PastStep } from '@learn/learning/view'
import { model } from '../../../server/learn/knowledge/model.ts'
import type { ViewSource } from '../../../server/learn/knowledge/view.ts'

const started = Date.UTC(2026, 0, 5, 9)
const hour = 3_600_000

/** An arbitrary student at an arbitrary point of a session. The same number gives the same student. */
export function anyLearner(seed: number): ViewSource {
  const random = new Random(`learner ${seed}`)
  const learned = subjectIds.filter(() => random.chance(0.7))
  const attempts = attemptsOf(random, random.pick([0, 3, 40, 400]))
  const ids = topics.map(({ id }) => id)
  return {
    examFamilyId: random.pick(examFamilyIds),
    subjectIds: learned.length > 0 ? random.shuffle(learned) : ['maths'],
    projection: rebuild(model, attempts),
    now: (attempts.at(-1)?.at ?? started) + random.int(0, 2_000) * hour,
    settings: new Map(
      ids
        .filter(() => random.chance(0.1))
        .map(id => [id, { hidden: random.chance(0.5), lessonPublished: random.chance(0.5) }]),
    ),
    lessonsSeen: new Set(ids.filter(() => random.chance(0.3))),
    lessonsThisWeek: new Set(ids.filter(() => random.chance(0.1))),
    mistakenTopics: new Set(ids.filter(() => random.chance(0.1))),
    session: {
      type: random.pick(sessionTypes),
      position: random.int(0, 62),
      minutes: random.int(0, 42),
      wrongInARow: random.chance(0.8) ? random.int(0, 2) : random.int(3, 6),
      recentTopicIds: Array.from({ length: random.int(0, 5) }, () => random.pick(ids)),
      steps: Object.fromEntries(ids.filter(() => random.chance(0.1)).map(id => [id, random.int(1, 4)])),
      latest: Array.from({ length: random.int(0, 24) }, () => anyStep(random, ids)),
    },
    constraints: {
      allowedActionTypes: actionTypes.filter(() => random.chance(0.9)),
      excludedCandidateIds: ids.filter(() => random.chance(0.05)).map(id => `practice:${id}`),
      contentAvailable: random.chance(0.98),
      requirePublishedContent: random.chance(0.5),
    },
    assignment: random.chance(0.1)
      ? { assignmentId: 'a', actionType: random.pick(actionTypes), targetId: random.pick(ids) }
      : null,
    stale: random.chance(0.1),
    year: random.int(4, 6),
  }
}

export function anyStep(random: Random, topicIds: readonly string[]): PastStep {
  const topicId = random.pick(topicIds)
  if (random.chance(0.1)) return { topicId, actionType: 'lesson', step: 0, right: null }
  return { topicId, actionType: 'practice', step: random.int(1, 5), right: random.chance(0.7) }
}

function attemptsOf(random: Random, count: number): (Attempt & { at: number })[] {
  const met = random.sample(topics, random.int(1, topics.length))
  const able = random.next()
  let at = started
  return Array.from({ length: count }, () => {
    const topic = random.pick(met)
    at += random.int(0, 12) * hour
    const difficulty = difficultyOf(topic, random.pick(topic.templates), random.int(1, 5) as Step)
    return { topicId: topic.id, difficulty, right: random.chance(able), at }
  })
}
