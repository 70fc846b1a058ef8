import type { ActionType, AlgorithmId, ReasonCode } from '@learn/contract/learn/words'
import { type Option, optionsFor } from './candidates.ts'
import { type DrawSettings, drawOf, indexDrawn, propensities } from './choose.ts'
import type { Candidate, CandidateScore, ScorePart } from './record.ts'
import type { View } from './view.ts'

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
}

export const policyVersion = '1'

/** How many eligible candidates are weighed, and how many ineligible ones are recorded. */
const weighed = 10
const named = 6

/** How this version draws. */
export const choosing: DrawSettings = { temperature: 0.08, exploring: 0.05 }
const fallbackChoosing: DrawSettings = { temperature: 0.5, exploring: 0.2 }

/** Limits of a session for a ten-year-old. */
export const longestMinutes = 40
export const longestSession = 60
const givingUp = 6

/** Chooses the next step. It uses no clock and no randomness: the caller draws the seed and stores it. */
export const decide = (view: View, seed: number): Decision => decideAmong(view, seed).decision

/** Also returns how many candidates were eligible: a decision weighs and records only the best of them. */
export function decideAmong(view: View, seed: number): { decision: Decision; eligible: number } {
  const options = optionsFor(view)
  let eligible = 0
  for (const option of options) if (option.eligible) eligible++
  return { decision: decideOn(view, options, seed), eligible }
}

function decideOn(view: View, options: readonly Option[], seed: number): Decision {
  const rule = breakIfTired(view) ?? assignedOption(view, options)
  if (rule) return decideByRule(rule, options, seed)
  return view.stale
    ? decideByDraw(
        'projection_fallback_v0',
        options.map(option => withoutProjection(option, view)),
        fallbackChoosing,
        seed,
      )
    : decideByDraw('mastery_policy_v0', options, choosing, seed)
}

/** Set work comes first if it is available. Only a break comes before it. */
function assignedOption({ assignment }: View, options: readonly Option[]): Option | undefined {
  if (!assignment) return undefined
  const id = `${assignment.actionType}:${assignment.targetId}`
  const option = options.find(({ candidateId, eligible }) => candidateId === id && eligible)
  return option && { ...option, reasonCodes: ['tutor_assigned', ...option.reasonCodes] }
}

/** A tired child needs a break. Tests are never interrupted. */
function breakIfTired({ session, constraints }: View): Option | undefined {
  const { type, minutes, position, wrongInARow } = session
  if (type === 'test' || type === 'mini-test' || !constraints.allowedActionTypes.includes('break'))
    return undefined
  if (minutes < longestMinutes && position < longestSession && wrongInARow < givingUp) return undefined
  return breakOption
}

const breakOption: Option = {
  candidateId: 'break:rest',
  targetId: 'rest',
  label: 'Break: a rest',
  eligible: true,
  reasonCodes: ['fatigue_guardrail'],
  actionType: 'break',
  parts: [{ component: 'guardrail', value: 1 }],
}

function decideByRule(option: Option, options: readonly Option[], seed: number): Decision {
  const others = shortlist(options).filter(({ candidateId }) => candidateId !== option.candidateId)
  return toDecision('mastery_policy_v0', [option, ...others], [1, ...others.map(() => 0)], 0, seed, true)
}

function decideByDraw(
  algorithmId: AlgorithmId,
  options: readonly Option[],
  how: DrawSettings,
  seed: number,
): Decision {
  const listed = shortlist(options)
  const possible = listed.filter(({ eligible }) => eligible)
  if (possible.length === 0)
    return decideByRule({ ...breakOption, reasonCodes: ['content_fallback'] }, options, seed)
  const shares = propensities(possible.map(scoreOf), how)
  const selected = indexDrawn(drawOf(seed), shares)
  const zeros = listed.slice(possible.length).map(() => 0)
  return toDecision(algorithmId, listed, [...shares, ...zeros], selected, seed, false)
}

/** Without scores to trust, follows the exam's blueprint and avoids topics that were just practised. */
function withoutProjection(option: Option, { topics, session }: View): Option {
  const topic = topics.find(({ topicId }) => topicId === option.targetId)
  const recent = session.recentTopicIds.filter(id => id === option.targetId).length
  const parts: ScorePart[] = [
    { component: 'blueprint', value: topic ? Math.min(3, topic.share * topics.length) : 0 },
    { component: 'variety', value: -0.5 * recent },
  ]
  const against = option.reasonCodes.filter(code => /^(excluded|ineligible)_/.test(code))
  return { ...option, parts, reasonCodes: ['projection_fallback', 'blueprint_bucket', ...against] }
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
  algorithmId: AlgorithmId,
  listed: readonly Option[],
  shares: readonly number[],
  selected: number,
  seed: number,
  deterministic: boolean,
): Decision {
  const chosen = listed[selected] ?? breakOption
  return {
    algorithmId,
    algorithmVersion: policyVersion,
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
    reasonCodes: chosen.reasonCodes,
    deterministic,
    seed,
    draw: drawOf(seed),
  }
}
