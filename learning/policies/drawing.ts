import { type ActionType, type AlgorithmId, isReasonCode, type ReasonCode } from '@learn/contract/learn/words'
import { type DrawSettings, drawOf, indexDrawn, propensities } from '../choose.ts'
import type { Candidate, CandidateScore } from '../record.ts'
import type { View } from '../view.ts'
import type { Option } from './drafts.ts'
import { breakOption, withoutProjection } from './guardrails.ts'

/** One version of the policy. A version that has decided anything never changes. */
export interface Policy {
  readonly version: string
  readonly choosing: DrawSettings
  /** All candidates for the next step, and the one that a fixed rule demands, if any. */
  prepare(view: View): { readonly options: readonly Option[]; readonly rule: Option | undefined }
}

/** The next step, with everything needed to judge and reproduce the choice. */
export interface Decision {
  readonly algorithmId: AlgorithmId
  readonly algorithmVersion: string
  readonly candidates: readonly Candidate[]
  readonly candidateScores: readonly CandidateScore[]
  readonly selectedCandidateId: string
  readonly targetId: string
  readonly actionType: ActionType
  /** The probability that the draw used for this candidate. */
  readonly propensity: number
  readonly reasonCodes: readonly ReasonCode[]
  /** A fixed rule decided, without a draw. A replay can't learn from such a decision. */
  readonly deterministic: boolean
  readonly seed: number
  readonly draw: number
  /** The step of difficulty of its question. Left out by versions and sessions that leave it to the question. */
  readonly step?: number
}

/** How many eligible candidates are weighed, and how many ineligible ones are recorded. */
const weighed = 10
const named = 6

const fallbackChoosing: DrawSettings = { temperature: 0.5, exploring: 0.2 }

/** Also returns how many candidates were eligible: a decision weighs and records only the best of them. */
export function decideWith(
  policy: Policy,
  view: View,
  seed: number,
): { decision: Decision; eligible: number } {
  const { options, rule } = policy.prepare(view)
  let eligible = 0
  for (const option of options) if (option.eligible) eligible++
  const { version } = policy
  if (rule) return { decision: decideByRule(version, rule, options, seed), eligible }
  const decision = view.stale
    ? decideByDraw(
        { version, choosing: fallbackChoosing },
        'projection_fallback_v0',
        options.map(option => withoutProjection(option, view)),
        seed,
      )
    : decideByDraw(policy, 'mastery_policy_v0', options, seed)
  return { decision, eligible }
}

function decideByRule(version: string, option: Option, options: readonly Option[], seed: number): Decision {
  const others = shortlist(options).filter(({ candidateId }) => candidateId !== option.candidateId)
  const listed = [option, ...others]
  const shares = [1, ...others.map(() => 0)]
  return toDecision(
    { version, algorithmId: 'mastery_policy_v0', deterministic: true },
    listed,
    shares,
    0,
    seed,
  )
}

function decideByDraw(
  { version, choosing }: Pick<Policy, 'version' | 'choosing'>,
  algorithmId: AlgorithmId,
  options: readonly Option[],
  seed: number,
): Decision {
  const listed = shortlist(options)
  const possible = listed.filter(({ eligible }) => eligible)
  if (possible.length === 0)
    return decideByRule(version, { ...breakOption, reasonCodes: ['content_fallback'] }, options, seed)
  const drawn = propensities(possible.map(scoreOf), choosing)
  const selected = indexDrawn(drawOf(seed), drawn)
  const shares = [...drawn, ...listed.slice(possible.length).map(() => 0)]
  return toDecision({ version, algorithmId, deterministic: false }, listed, shares, selected, seed)
}

/** The exact sum of its parts, in their order. */
function scoreOf({ parts }: Option): number {
  let sum = 0
  for (const { value } of parts) sum += value
  return sum
}

/** The best eligible options, then the best ineligible ones. Ties are ordered by id. */
function shortlist(options: readonly Option[]): Option[] {
  const possible: Ranked[] = []
  const impossible: Ranked[] = []
  for (const option of options) {
    if (option.eligible) enter(possible, option, weighed)
    else enter(impossible, option, named)
  }
  return [...possible, ...impossible].map(({ option }) => option)
}

interface Ranked {
  readonly option: Option
  readonly score: number
}

/** Inserts an option into a sorted list of the best so far, if it is good enough. */
function enter(best: Ranked[], option: Option, most: number): void {
  const score = scoreOf(option)
  const comesBefore = (other: Ranked | undefined) =>
    other === undefined ||
    score > other.score ||
    (score === other.score && option.candidateId < other.option.candidateId)
  if (best.length === most && !comesBefore(best[most - 1])) return
  if (best.length === most) best.pop()
  let place = best.length
  while (place > 0 && comesBefore(best[place - 1])) place--
  best.splice(place, 0, { option, score })
}

function toDecision(
  {
    version,
    algorithmId,
    deterministic,
  }: { version: string } & Pick<Decision, 'algorithmId' | 'deterministic'>,
  listed: readonly Option[],
  shares: readonly number[],
  selected: number,
  seed: number,
): Decision {
  const chosen = listed[selected] ?? breakOption
  return {
    algorithmId,
    algorithmVersion: version,
    candidates: listed.map(({ candidateId, targetId, label, eligible, reasonCodes }) => ({
      candidateId,
      targetId,
      label,
      eligible,
      reasonCodes,
    })),
    candidateScores: listed.map((option, at) => ({
      candidateId: option.candidateId,
      score: scoreOf(option),
      reasonCodes: option.reasonCodes,
      scoreBreakdown: option.parts,
      propensity: shares[at] ?? 0,
    })),
    selectedCandidateId: chosen.candidateId,
    targetId: chosen.targetId,
    actionType: chosen.actionType,
    propensity: shares[selected] ?? 1,
    reasonCodes: chosen.reasonCodes.filter(isReasonCode),
    deterministic,
    seed,
    draw: drawOf(seed),
    ...(chosen.step !== undefined && { step: chosen.step }),
  }
}
