import { drawOf, indexDrawn, propensities } from '@learn/learning/choose'
import { choosing, type Decision } from '@learn/learning/policy'
import type { LoggedChild } from '@learn/learning/replay/replay'
import { packWeighed } from '@learn/learning/replay/weighed'
import type { View } from '@learn/learning/view'

/** Topics that simulated children practise. */
export const simulatedCatalogue = {
  topicIds: ['maths.area', 'maths.money', 'maths.time', 'english.nouns', 'english.verbs', 'english.commas'],
  subjectIds: ['maths', 'english'],
}

const day = 86_400_000

/** A choice between topics to practise, with each one's probability of a right answer. */
export interface SimulatedDecision {
  readonly ids: readonly string[]
  readonly propensities: readonly number[]
  readonly masteries: readonly number[]
  /** The parts of each score. */
  readonly exam: readonly number[]
  readonly effort: readonly number[]
  readonly chancesOfRight: readonly number[]
}

export interface SimulatedChild extends LoggedChild {
  readonly decisions: readonly SimulatedDecision[]
}

/** A child who answers correctly more often the larger the `effort` part of a score is. `exam` is noise. */
export function simulateChild(
  seed: number,
  decisions: number,
  changes: Partial<LoggedChild> = {},
): SimulatedChild {
  let state = Math.imul(seed, 0x9e3779b1)
  const random = () => drawOf(state++)
  const ability = 0.2 * random() - 0.1
  const packed: Uint8Array[] = []
  const made: SimulatedDecision[] = []
  const attempts = {
    topicIds: [] as string[],
    right: [] as boolean[],
    at: [] as number[],
    after: [] as number[],
  }
  for (let position = 0; position < decisions; position++) {
    const at = 20_000 * day + 8 * position * day
    const { decision, view, simulated } = simulateDecision(
      random,
      ability,
      Math.imul(seed, 1_000_003) + position,
    )
    const chosen = simulated.ids.indexOf(decision.targetId)
    packed.push(packWeighed(decision, { view, eligible: simulated.ids.length + (position % 2), at }))
    made.push(simulated)
    attempts.topicIds.push(decision.targetId)
    attempts.at.push(at + day)
    attempts.right.push(random() < (simulated.chancesOfRight[chosen] ?? 0))
    attempts.after.push((simulated.masteries[chosen] ?? 0) + 0.1)
  }
  const left = { assigned: 1, rested: 2, withoutContent: 3, fallback: 4 }
  return { yearGroup: 'Year 5', weighed: Buffer.concat(packed), attempts, left, decisions: made, ...changes }
}

function simulateDecision(random: () => number, ability: number, seed: number) {
  const drafts = simulatedCatalogue.topicIds
    .filter(() => random() < 0.8)
    .map(id => ({ id, exam: 0.1 * random(), effort: 0.1 * random(), mastery: 0.9 * random() }))
  if (drafts.length === 0) drafts.push({ id: 'maths.area', exam: 0.1, effort: 0.1, mastery: 0.5 })
  drafts.sort((a, b) => b.exam + b.effort - (a.exam + a.effort))
  const scores = drafts.map(({ exam, effort }) => exam + effort)
  const shares = propensities(scores, choosing)
  const selected = indexDrawn(drawOf(seed >>> 0), shares)
  const candidates = drafts.map(({ id }) => ({
    candidateId: `practice:${id}`,
    targetId: id,
    label: id,
    eligible: true,
    reasonCodes: [],
  }))
  const decision: Decision = {
    algorithmId: 'mastery_policy_v0',
    algorithmVersion: '1',
    candidates,
    candidateScores: drafts.map(({ id, exam, effort }, place) => ({
      candidateId: `practice:${id}`,
      score: scores[place] ?? 0,
      reasonCodes: [],
      scoreBreakdown: [
        { component: 'exam', value: exam },
        { component: 'effort', value: effort },
      ],
      propensity: shares[place] ?? 0,
    })),
    selectedCandidateId: candidates[selected]?.candidateId ?? '',
    targetId: candidates[selected]?.targetId ?? '',
    actionType: 'practice',
    propensity: shares[selected] ?? 0,
    reasonCodes: [],
    deterministic: false,
    seed: seed >>> 0,
    draw: drawOf(seed >>> 0),
  }
  const simulated: SimulatedDecision = {
    ids: drafts.map(({ id }) => id),
    propensities: shares,
    masteries: drafts.map(({ mastery }) => mastery),
    exam: drafts.map(({ exam }) => exam),
    effort: drafts.map(({ effort }) => effort),
    chancesOfRight: drafts.map(({ effort, mastery }) => 0.35 + ability + 3 * effort + 0.1 * mastery),
  }
  return { decision, view: viewOf(drafts), simulated }
}

const viewOf = (drafts: readonly { readonly id: string; readonly mastery: number }[]): View => ({
  topics: drafts.map(({ id, mastery }) => ({
    topicId: id,
    name: id,
    subjectId: id.slice(0, id.indexOf('.')),
    subdomain: '',
    prerequisites: [],
    share: 0.1,
    modes: [],
    hidden: false,
    lessonExists: false,
    lessonPublished: false,
    lessonSeen: false,
    lessonThisWeek: false,
    mistaken: false,
    ease: [],
    score: mastery,
    best: mastery,
    attempts: 5,
  })),
  session: {
    type: 'practice',
    position: 0,
    minutes: 0,
    wrongInARow: 0,
    recentTopicIds: [],
    steps: {},
    latest: [],
  },
  constraints: {
    allowedActionTypes: ['practice'],
    excludedCandidateIds: [],
    contentAvailable: true,
    requirePublishedContent: false,
  },
  modes: [],
  assignment: null,
  stale: false,
  year: 5,
})
