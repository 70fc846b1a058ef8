import { Random } from '@learn/content/random'
import { decide, policyVersion } from '@learn/learning/policy'
import type { TopicView } from '@learn/learning/view'
import type { CoursePolicy, Past } from './course.ts'
import { tutor } from './tutor.ts'

/** Every other policy is compared with the first version, with its own choice of questions. */
export const firstVersion: CoursePolicy = {
  name: 'version 1',
  decide: (view, seed) => decide(view, seed, '1'),
}

const currentVersion: CoursePolicy = {
  name: `version ${policyVersion}`,
  decide: (view, seed) => decide(view, seed),
}

/** Practice on the chosen topic, after its lesson if `lessonFirst` and the pupil has not read it yet. */
const practising = (
  name: string,
  lessonFirst: boolean,
  choose: (topics: readonly TopicView[], seed: number, past: Past) => TopicView | undefined,
): CoursePolicy => ({
  name: lessonFirst ? `${name}, lessons first` : name,
  decide: ({ topics }, seed, past) => {
    const targetId = choose(topics, seed, past)?.topicId ?? ''
    return { actionType: lessonFirst && !past.lessons.has(targetId) ? 'lesson' : 'practice', targetId, seed }
  },
})

/** Topics in teaching order, with the same number of questions each, then again from the start. */
const fixed = (questions: number, lessonFirst: boolean) =>
  practising(
    `fixed curriculum, ${questions} per topic`,
    lessonFirst,
    (topics, _, { answers }) => topics[Math.floor(answers.length / questions) % topics.length],
  )

const lowestFirst = (lessonFirst: boolean) =>
  practising('lowest mastery first', lessonFirst, topics =>
    topics.reduce((lowest, topic) => (topic.score < lowest.score ? topic : lowest)),
  )

const anyTopic = (lessonFirst: boolean) =>
  practising('random', lessonFirst, (topics, seed) => new Random(`${seed}`).pick(topics))

/** Only the best of these is compared. */
export const curricula: readonly CoursePolicy[] = [2, 3, 5, 8, 10, 15, 20].flatMap(questions => [
  fixed(questions, false),
  fixed(questions, true),
])

export interface Rival {
  readonly policy: CoursePolicy
  /** What it must reach, in multiples of the first version. */
  readonly least?: number
}

/** A new policy is added here. */
export const rivals: readonly Rival[] = [
  { policy: currentVersion, least: 1.25 },
  { policy: lowestFirst(false) },
  { policy: lowestFirst(true) },
  { policy: anyTopic(false) },
  { policy: anyTopic(true) },
  { policy: tutor },
]
