import type { ActionType, Candidate, CandidateScore, ReasonCode } from './record.ts'

/** What of a decision's record is told. There is no name in it, and none is needed. */
export interface Told {
  readonly actionType: ActionType
  readonly selectedCandidateId: string
  readonly propensity: number
  readonly reasonCodes: readonly ReasonCode[]
  readonly candidates: readonly Candidate[]
  readonly candidateScores: readonly CandidateScore[]
}

const because: Record<ReasonCode, string> = {
  due_review: 'it was known well before, has not been practised for a while, and is about to be forgotten',
  weak_subdomain: 'this part of the subject is behind the others',
  exam_priority: 'it makes up a large part of the exam',
  prerequisite: 'another topic builds on it',
  mixed_review_ready: 'enough topics are known to mix them',
  confidence_recovery: 'the last answers were wrong, and something that goes well helps now',
  fatigue_guardrail: 'it has been long or hard enough for now, and nobody learns when tired',
  blueprint_bucket: 'it has come up less often than it will in the exam',
  tutor_assigned: 'a tutor or a parent has set it',
  diagnostic: 'we want to find out what is known already',
  projection_fallback: 'the latest answers are still being counted, so the plan of the exam was followed',
  content_fallback: 'what would have come first is not available here',
  not_enough_evidence: 'there are too few answers yet to know how well it goes',
  excluded_by_constraint: 'this session leaves it out',
  ineligible_missing_content: 'there is nothing to show for it here',
  ineligible_wrong_answer_mode: 'its questions are answered in a way that this exam does not use',
}

const what: Record<ActionType, (name: string) => string> = {
  lesson: name => `a lesson on “${name}”`,
  'mini-test': name => `a mini-test on “${name}”`,
  test: name => `a test question on “${name}”`,
  practice: name => `practice of “${name}”`,
  break: () => 'a break',
}

/** A paragraph for a parent, from the record alone. */
export function explain({
  actionType,
  selectedCandidateId,
  propensity,
  reasonCodes,
  candidates,
  candidateScores,
}: Told): string {
  const label = candidates.find(({ candidateId }) => candidateId === selectedCandidateId)?.label ?? ''
  const chosen = what[actionType](label.slice(label.indexOf(': ') + 2))
  // What somebody has set needs no other reason: there was no weighing.
  const counted = reasonCodes.filter(
    code => code === 'tutor_assigned' || !reasonCodes.includes('tutor_assigned'),
  )
  const reasons = counted.map(code => because[code])
  const why = reasons.length > 0 ? `, because ${listed(reasons)}` : ': it promised the most'
  const sentences = [`Next came ${chosen}${why}.`]
  const others = candidateScores
    .filter(({ candidateId, propensity: share }) => candidateId !== selectedCandidateId && share > 0)
    .sort((a, b) => b.propensity - a.propensity)
  if (propensity === 1) sentences.push('A fixed rule decided this; chance had no part in it.')
  else {
    sentences.push(
      `There were ${others.length + 1} things to choose from, and this one had a chance of ${percent(propensity)}.`,
    )
    const second = candidates.find(({ candidateId }) => candidateId === others[0]?.candidateId)
    if (second)
      sentences.push(
        `The strongest other choice was “${second.label}”, with ${percent(others[0]?.propensity ?? 0)}.`,
      )
    if (propensity < 0.5 * (others[0]?.propensity ?? 0))
      sentences.push('Now and then something less likely is tried, to find out what helps.')
  }
  const impossible = candidates.filter(({ eligible }) => !eligible)
  if (impossible.length > 0) {
    const first = impossible[0]
    const reason = first?.reasonCodes.find(code => /^(excluded|ineligible)_/.test(code))
    if (first && reason) sentences.push(`“${first.label}” was not possible: ${because[reason]}.`)
  }
  return sentences.join(' ')
}

const percent = (share: number) => (share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`)

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}`
