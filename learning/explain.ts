import {
  type ActionType,
  actionTypes,
  type CandidateCode,
  type ReasonCode,
} from '@learn/contract/learn/words'
import type { Candidate, CandidateScore } from './record.ts'

/** The parts of a decision's record that an explanation uses. None of them names the child. */
export interface ExplainedDecision {
  readonly actionType: ActionType
  readonly selectedCandidateId: string
  readonly propensity: number
  readonly reasonCodes: readonly ReasonCode[]
  readonly candidates: readonly Candidate[]
  readonly candidateScores: readonly CandidateScore[]
  /** When the child last practised the topic, in milliseconds; null if never. */
  readonly lastPractisedAt: number | null
  readonly decidedAt: number
}

const day = 86_400_000

/** Whole days since the child last practised the topic; 0 if that is unknown. */
export const daysSincePractice = ({ lastPractisedAt, decidedAt }: ExplainedDecision): number =>
  lastPractisedAt === null ? 0 : Math.floor((decidedAt - lastPractisedAt) / day)

/** The question was chosen partly to see whether a known mistake is still made. */
export const isAboutMistake = ({ candidateScores, selectedCandidateId }: ExplainedDecision): boolean =>
  candidateScores
    .find(({ candidateId }) => candidateId === selectedCandidateId)
    ?.scoreBreakdown.some(({ component, value }) => component === 'misconception' && value > 0) ?? false

/** The question is about the text that the one before was about. */
export const isAboutSameText = ({ candidateScores, selectedCandidateId }: ExplainedDecision): boolean =>
  candidateScores
    .find(({ candidateId }) => candidateId === selectedCandidateId)
    ?.scoreBreakdown.some(({ component }) => component === 'reading') ?? false

/** A first session has ended because nothing more needs to be found out. */
export const isPlaced = ({ candidates }: ExplainedDecision): boolean =>
  candidates.some(({ reasonCodes }) => reasonCodes.includes('rule_subject_placed'))

/** `NAME` stands for the child. Every clause must be true of each decision that any version has made. */
const because: Record<CandidateCode, string> = {
  due_review: 'NAME knew it well but hasn’t practised it for a while and may be forgetting it',
  weak_subdomain: 'this part of the subject is weaker than the rest',
  exam_priority: 'it is a large part of the exam',
  prerequisite: 'other topics build on it',
  mixed_review_ready: 'NAME knows enough topics well to mix them',
  confidence_recovery: 'an easier question should help now',
  fatigue_guardrail: 'this session has been long or hard enough for now',
  blueprint_bucket: 'this session has the exam’s mix of topics',
  tutor_assigned: 'a tutor or parent set it',
  diagnostic: 'this session finds out where to start',
  projection_fallback: 'NAME’s latest results weren’t ready yet, so we followed the exam’s mix of topics',
  content_fallback: 'the step we would have chosen first isn’t available',
  not_enough_evidence: 'we don’t yet have enough answers on it to know how NAME is doing',
  excluded_by_constraint: 'it is excluded from this session',
  ineligible_missing_content: 'its material isn’t available',
  ineligible_wrong_answer_mode: 'its questions need a kind of answer that this exam doesn’t use',
  rule_topic_run: 'no more than four questions in a row are on one topic',
  rule_topic_share: 'no more than eight of twenty questions are on one topic',
  rule_subject_share: 'no more than fourteen of twenty questions are on one subject',
  rule_too_hard: 'it is too hard just now, and something easier should come first',
  rule_after_lesson: 'the first question after a lesson is always about that lesson',
  rule_lesson_spacing: 'there has been another lesson only a few steps ago',
  rule_lesson_this_week: 'NAME has already had that lesson in the last seven days',
  rule_subject_placed: 'we already know where to start in that subject',
}

const activity: Record<ActionType, (name: string) => string> = {
  lesson: name => `a lesson on “${name}”`,
  'mini-test': name => (name === 'mixed review' ? 'a mini-test of mixed topics' : `a mini-test on “${name}”`),
  test: name => `a test question on “${name}”`,
  practice: name => `practice on “${name}”`,
  break: () => 'a break',
}

/** These decide without a draw. */
const fixedRules: ReadonlySet<ReasonCode> = new Set(['fatigue_guardrail', 'tutor_assigned'])

/** A paragraph for a parent, written from the record. The caller gives the name, which the record never has. */
export const explain = (decision: ExplainedDecision, name: string): string =>
  paragraphFor(decision).replaceAll('NAME', () => name)

function paragraphFor(decision: ExplainedDecision): string {
  const { candidates, selectedCandidateId, reasonCodes } = decision
  const chosen = candidates.find(({ candidateId }) => candidateId === selectedCandidateId)
  if (decision.actionType === 'break' && reasonCodes.includes('content_fallback'))
    return isPlaced(decision)
      ? 'We chose a break because this first session has done its work: we know where to start.'
      : [
          'We chose a break because there is nothing more to do in this session.',
          ...explainUnavailable(candidates),
        ].join(' ')
  const reads = isAboutSameText(decision)
  const clauses = reads ? [sameText] : decisiveCodes(reasonCodes).map(code => clauseFor(code, decision))
  if (isAboutMistake(decision)) clauses.unshift(retried)
  const why = clauses.length > 0 ? ` because ${joinClauses(clauses)}` : ' as a useful next step'
  const what = chosen ? describe(chosen) : activity[decision.actionType]('')
  const chose = `We chose ${what}${why}.`
  if (reads || reasonCodes.some(code => fixedRules.has(code)))
    return `${chose} A fixed rule decided this; nothing was left to chance.`
  return [chose, ...likelihood(decision), ...explainUnavailable(candidates)].join(' ')
}

const sameText = 'it asks about the text that NAME has just read'
const retried = 'NAME made a mistake on it that we want to look at again'

function clauseFor(code: ReasonCode, decision: ExplainedDecision): string {
  if (code === 'confidence_recovery' && decision.actionType === 'lesson')
    return 'a lesson should make its questions easier'
  if (code === 'fatigue_guardrail' && isRestFromTopic(decision))
    return 'a short rest comes before more questions on the same topic'
  if (code !== 'due_review') return because[code]
  const days = daysSincePractice(decision)
  if (days < 2) return 'some practice should bring back what NAME knew'
  return days < 7
    ? 'NAME knew it well but hasn’t practised it for a few days and may be forgetting it'
    : because[code]
}

/** Only a topic that has just had four questions is left. */
const isRestFromTopic = ({ candidates, selectedCandidateId }: ExplainedDecision) =>
  candidates.some(({ reasonCodes }) => reasonCodes.includes('rule_topic_run')) &&
  candidates.every(({ candidateId, eligible }) => !eligible || candidateId === selectedCandidateId)

/**
 * Set work is not weighed against anything. Without results, the exam's mix of topics is one reason, not two. If the
 * child knew a topic well, there were enough answers.
 */
function decisiveCodes(codes: readonly ReasonCode[]): readonly ReasonCode[] {
  if (codes.includes('tutor_assigned')) return ['tutor_assigned']
  if (codes.includes('due_review')) return codes.filter(code => code !== 'not_enough_evidence')
  return codes.includes('projection_fallback') ? codes.filter(code => code !== 'blueprint_bucket') : codes
}

/** How likely the choice was, without figures: a parent should not have to read probabilities. */
function likelihood({
  selectedCandidateId,
  propensity,
  candidates,
  candidateScores,
}: ExplainedDecision): string[] {
  const others = candidateScores
    .filter(score => score.candidateId !== selectedCandidateId && score.propensity > 0)
    .sort((a, b) => b.propensity - a.propensity)
  const [top] = others
  const topCandidate = candidates.find(({ candidateId }) => candidateId === top?.candidateId)
  if (!top || !topCandidate) return ['It was the only choice.']
  const count = others.length + 1
  const other = describe(topCandidate)
  const [most, next, first] =
    count === 2 ? ['more likely', 'other', 'other'] : ['most likely', 'next', 'most likely']
  if (propensity >= 3 * top.propensity)
    return [`It was by far the ${most} of ${count} choices; the ${next} was ${other}.`]
  if (propensity >= top.propensity)
    return [`It was the ${most} of ${count} choices; the ${next} was ${other}.`]
  if (propensity >= 0.5 * top.propensity)
    return [`It was one of ${count} choices; the ${first} was ${other}.`]
  return [
    `It was one of ${count} choices, and not a likely one; the ${first} was ${other}.`,
    'Now and then we try a less likely choice, to find out what helps.',
  ]
}

function explainUnavailable(candidates: readonly Candidate[]): string[] {
  const first = candidates.find(({ eligible }) => !eligible)
  const reason = first?.reasonCodes.find(code => /^(excluded|ineligible|rule)_/.test(code))
  return first && reason ? [`We couldn’t choose ${describe(first)} because ${because[reason]}.`] : []
}

/** A candidate's label, such as "Lesson: Time", as part of a sentence. */
function describe({ label }: Candidate): string {
  const end = label.indexOf(': ')
  const type = actionTypes.find(known => known === label.slice(0, end).toLowerCase())
  return type ? activity[type](label.slice(end + 2)) : `“${label}”`
}

const joinClauses = (clauses: readonly string[]) =>
  clauses.length < 3
    ? clauses.join(', and ')
    : `${clauses.slice(0, -1).join('; ')}; and ${clauses[clauses.length - 1]}`
