import { examShare, modesOf, type Step, subjects, type Topic, topics } from '@learn/content'
import { Random } from '@learn/content/random'
import { newStudent, openModel, score, update } from '@learn/learning'
import { decide } from '@learn/learning/policy'
import { currentVersion } from '@learn/learning/versions'
import type { TopicView } from '@learn/learning/view'
import { bar } from './bars.ts'
import { luck, Pupil } from './pupils/pupil.ts'

const seeds = 30
const stepsInSession = 20
const most = 12_000
/** Of the exam, by the topics' shares. */
const goal = 0.9

/** What a policy may know: estimates and counts, never the truth. */
interface Known {
  readonly topics: readonly Topic[]
  readonly views: () => TopicView[]
  readonly random: Random
  readonly attempts: number
  readonly position: number
  readonly recent: readonly string[]
  readonly wrongInARow: number
}

type Policy = (known: Known) => string

const policies: Record<string, Policy> = {
  'our policy': ({ views, random, position, recent, wrongInARow }) =>
    decide(
      {
        topics: views(),
        session: {
          type: 'practice',
          position,
          minutes: position,
          wrongInARow: Math.min(wrongInARow, 5),
          recentTopicIds: recent.slice(0, 5),
          steps: {},
        },
        constraints: {
          allowedActionTypes: ['practice'],
          excludedCandidateIds: [],
          contentAvailable: true,
          requirePublishedContent: true,
        },
        modes: ['options', 'typed'],
        assignment: null,
        stale: false,
      },
      random.int(0, 2 ** 32 - 1),
    ).targetId,
  'fixed curriculum': ({ topics, attempts }) => topics[Math.floor(attempts / 10) % topics.length]?.id ?? '',
  random: ({ topics, random }) => random.pick(topics).id,
  'lowest mastery first': ({ views }) =>
    views().reduce((lowest, view) => (view.score < lowest.score ? view : lowest)).topicId,
}

/** Attempts until the exam is mastered, in truth. */
function attemptsToMastery(policy: Policy, seed: number): number {
  const pupil = new Pupil(topics, seed)
  const tracker = new Tracker()
  const random = new Random(`policy ${seed}`)
  const recent: string[] = []
  let wrongInARow = 0
  for (let attempts = 0; attempts < most; attempts++) {
    const position = attempts % stepsInSession
    const day = Math.floor(attempts / stepsInSession)
    if (position === 0 && mastery(pupil, day) >= goal) return attempts
    if (position === 0) wrongInARow = 0
    const known = { topics, views: () => tracker.views(day), random, attempts, position, recent, wrongInARow }
    const topicId = policy(known)
    const difficulty = difficultyFor(tracker.score(topicId, day))
    const right = pupil.answer(topicId, difficulty, day)
    tracker.observe(topicId, difficulty, right, day)
    wrongInARow = right ? 0 : wrongInARow + 1
    recent.unshift(topicId)
    recent.length = Math.min(recent.length, 8)
  }
  return most
}

function mastery(pupil: Pupil, day: number): number {
  return topics.reduce((sum, { id }) => sum + (pupil.masters(id, day) ? examShare('gl', id) : 0), 0)
}

/** The same for every policy: the step at which about three of four answers should be right. */
function difficultyFor(chance: number): number {
  const ahead = Math.log(chance / (1 - chance)) - 1
  const step = Math.max(1, Math.min(5, Math.round(3 + ahead / 0.55))) as Step
  return (step - 3) * 0.55
}

/** What the shipped model believes of a pupil. */
class Tracker {
  #state = newStudent()
  readonly #best = new Map<string, number>()

  score(topicId: string, day: number): number {
    return score(model, this.#state, topicId, timeOf(day), luck).score
  }

  observe(topicId: string, difficulty: number, right: boolean, day: number): void {
    this.#state = update(model, this.#state, { topicId, difficulty, right, at: timeOf(day) })
    this.#best.set(topicId, Math.max(this.#best.get(topicId) ?? 0, this.score(topicId, day)))
  }

  views(day: number): TopicView[] {
    return described.map(view => {
      const { score: now, evidence } = score(model, this.#state, view.topicId, timeOf(day), luck)
      return { ...view, score: now, best: this.#best.get(view.topicId) ?? 0, attempts: evidence.attempts }
    })
  }
}

const timeOf = (day: number) => (20_000 + day) * 86_400_000

const model = openModel(currentVersion)

const described = subjects.flatMap(subject =>
  subject.topics.map(topic => ({
    topicId: topic.id,
    name: topic.name,
    subjectId: subject.id,
    subdomain: topic.subdomain,
    prerequisites: topic.prerequisites,
    share: examShare('gl', topic.id),
    modes: modesOf(topic),
    hidden: false,
    lessonExists: true,
    lessonPublished: true,
    lessonSeen: true,
  })),
)

export async function run(): Promise<void> {
  const results = new Map<string, number[]>()
  for (const [name, policy] of Object.entries(policies)) {
    const counts = Array.from({ length: seeds }, (_, seed) => attemptsToMastery(policy, seed))
    results.set(name, counts)
    console.log(
      `  ${name.padEnd(24)} ${mean(counts).toFixed(0)} attempts, from ${Math.min(...counts)} to ${Math.max(...counts)}`,
    )
  }
  const ours = results.get('our policy') ?? []
  for (const name of ['fixed curriculum', 'lowest mastery first', 'random']) {
    const theirs = results.get(name) ?? []
    const saved = 1 - mean(ours) / mean(theirs)
    const [low, high] = interval(ours, theirs)
    console.log(
      `  against ${name}: ${(100 * saved).toFixed(1)} % fewer, 95 % interval ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`,
    )
    if (name !== 'random') bar(`fewer attempts than ${name}, lower end of the interval`, low, { least: 0.15 })
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Of the saving, by drawing the pupils anew a thousand times. */
function interval(ours: readonly number[], theirs: readonly number[]): [number, number] {
  const random = new Random('interval')
  const savings = Array.from({ length: 1_000 }, () => {
    const drawn = ours.map(() => random.int(0, ours.length - 1))
    return 1 - mean(drawn.map(at => ours[at] ?? 0)) / mean(drawn.map(at => theirs[at] ?? 0))
  }).sort((a, b) => a - b)
  return [savings[24] ?? 0, savings[974] ?? 0]
}
