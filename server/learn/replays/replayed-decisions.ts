import type { PolicyCandidateScore, PolicyDecision } from '@learn/contract/learn/record'
import type { LearnReplayPolicy } from '@learn/contract/learn/replays/outcome'
import { isReasonCode, type ScoreComponent } from '@learn/contract/learn/words'
import { drawOf, indexDrawn } from '@learn/learning/choose'
import { replayVersion } from '@learn/learning/replay/outcome'
import type { SampledDecision } from '@learn/learning/replay/sample'
import { compact } from '../../storage/compact.ts'
import type { Queries } from '../../storage/database.ts'
import { findLogged, type LoggedDecision, type NewReplayed } from './replayed-decisions.store.ts'

/** How many to unpack and pack at a time: few enough that no request has to wait for it. */
const atOnce = 20

/** The sampled decisions as the policy would have made them. */
export async function findReplayedDecisions(
  db: Queries,
  policy: LearnReplayPolicy,
  sample: readonly SampledDecision[],
  studentIds: readonly string[],
): Promise<NewReplayed[]> {
  const replayed: NewReplayed[] = []
  for (let from = 0; from < sample.length; from += atOnce) {
    const some = sample.slice(from, from + atOnce)
    const wanted = some.map(({ child, at, seed }) => ({ studentId: studentIds[child] ?? '', at, seed }))
    for (const logged of await findLogged(db, wanted)) {
      const sampled = some[logged.place]
      if (sampled) replayed.push(toReplayedDecision(policy, sampled, logged))
    }
  }
  return replayed
}

function toReplayedDecision(
  policy: LearnReplayPolicy,
  { chances, weight, reward }: SampledDecision,
  { id: decisionId, studentId, createdAt, sessionId, sessionType, positionInSession, ...row }: LoggedDecision,
): NewReplayed {
  const { record: made } = row
  const weighed = made.candidates.filter(({ eligible }) => eligible)
  const place = indexDrawn(drawOf(made.seed), chances)
  const chosen = weighed[place]
  if (!chosen) throw new Error(`the candidates of decision ${decisionId} differ from those that were weighed`)
  const { studentState, constraints, projectionFreshness, candidates } = made
  const record: Omit<PolicyDecision, 'id'> = {
    studentId,
    learnerKey: studentState.learnerKey,
    questionId: null,
    questionVersionId: null,
    attemptId: null,
    selectedCandidateId: chosen.candidateId,
    actionType: actionOf(chosen),
    algorithmId: 'offline_replay',
    algorithmVersion: replayVersion,
    propensity: chances[place] ?? 0,
    candidates,
    studentState,
    constraints,
    reasonCodes: chosen.reasonCodes.filter(isReasonCode),
    candidateScores: made.candidateScores.map(score => rescore(score, policy)),
    projectionFreshness,
    sessionId,
    sessionType,
    positionInSession,
    createdAt,
  }
  const { selectedCandidateId: loggedCandidateId, propensity: loggedPropensity } = made
  const figures = { loggedCandidateId, loggedPropensity, weight, reward }
  return { studentId, decisionId, createdAt, ...figures, record: compact(record) }
}

/** A candidate id consists of the action and the target. */
const actionOf = ({ candidateId, targetId }: { candidateId: string; targetId: string }) =>
  candidateId.slice(0, -targetId.length - 1) as PolicyDecision['actionType']

/** The exact sum of the parts, each with the policy's weight. Policies of other kinds have no scores of their own. */
function rescore(
  { candidateId, reasonCodes, scoreBreakdown }: PolicyCandidateScore,
  { weights }: LearnReplayPolicy,
): PolicyCandidateScore {
  const parts = scoreBreakdown.map(({ component, value }) => {
    const weighted = value * (weights?.[component as ScoreComponent] ?? 1)
    return { component, value: weighted === 0 ? 0 : weighted }
  })
  return { candidateId, score: sum(parts), reasonCodes, scoreBreakdown: parts }
}

const sum = (parts: readonly { readonly value: number }[]) => parts.reduce((all, { value }) => all + value, 0)
