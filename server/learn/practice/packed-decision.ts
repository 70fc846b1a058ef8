import type { ActionType, AlgorithmId, CandidateCode, ReasonCode } from '@learn/contract/learn/words'
import { scoreComponents } from '@learn/contract/learn/words'
import { drawOf } from '@learn/learning/choose'
import type { Candidate, CandidateScore, ScorePart } from '@learn/learning/record'
import { WeighedReader } from '@learn/learning/replay/weighed'
import { compactWith, dictionaryNumber, expand, expandWith } from '../../storage/compact.ts'
import type { StoredView } from '../knowledge/view.ts'
import type { DecisionRecord } from './decision-record.ts'
import { currentDictionary, dictionaryWith } from './dictionaries.ts'
import { type PackedView, packView, unpackView } from './packed-view.ts'

/** The columns of a stored decision that its record is read from. */
export interface PackedRecord {
  readonly record: Buffer
  readonly weighed: Buffer | null
  readonly studentId: string
  readonly questionId: string | null
}

/**
 * The contents of a record and its view, without repetition. The numbers of the weighed candidates are in `weighed`, the
 * scores of topics in the view, and the student and the question have columns of their own.
 */
interface Facts extends PackedView {
  readonly algorithm: AlgorithmId
  readonly version: string
  readonly seed: number
  readonly difficulty?: number
  /** For each candidate: target, name, action, reasons, and the place of its components. */
  readonly candidates: readonly string[]
  readonly components: readonly string[]
  /** The numbers of the candidates that are not in `weighed`. */
  readonly parts: readonly number[]
  readonly selected: number
  readonly reasons: string
  /** Set only if a rule decided. */
  readonly shares?: readonly number[]
  readonly learner: readonly [learnerKey: string, consecutiveCorrect: number, activeAssignmentId: string]
  /** The time up to which answers count, and how long before it each topic was last practised; null for never. */
  readonly asOf: number
  readonly before: readonly (number | null)[]
}

export function packDecision(record: DecisionRecord, view: StoredView): Buffer {
  const { studentState, projectionFreshness, candidates, candidateScores } = record
  const asOf = Date.parse(projectionFreshness.asOf)
  const components: string[] = []
  const parts: number[] = []
  const lines = candidates.map((candidate, at) => {
    const { scoreBreakdown = [] } = candidateScores[at] ?? {}
    const names = scoreBreakdown.map(({ component }) => component).join(' ')
    if (!components.includes(names)) components.push(names)
    if (record.deterministic || !candidate.eligible) for (const { value } of scoreBreakdown) parts.push(value)
    return lineOf(candidate, components.indexOf(names))
  })
  const facts: Facts = {
    ...packView(view),
    algorithm: record.algorithmId,
    version: record.algorithmVersion,
    seed: record.seed,
    ...(record.step !== undefined && { difficulty: record.step }),
    candidates: lines,
    components,
    parts,
    selected: candidates.findIndex(({ candidateId }) => candidateId === record.selectedCandidateId),
    reasons: record.reasonCodes.join(' '),
    ...(record.deterministic && { shares: candidateScores.map(({ propensity }) => propensity) }),
    learner: [studentState.learnerKey, studentState.consecutiveCorrect, studentState.activeAssignmentId],
    asOf,
    before: studentState.masteryByTopic.map(({ lastPractisedAt }) =>
      lastPractisedAt === '' ? null : asOf - Date.parse(lastPractisedAt),
    ),
  }
  return compactWith(currentDictionary, facts)
}

/** Labels begin with the action, which is not stored again. */
function lineOf(
  { candidateId, targetId, label, eligible, reasonCodes }: Candidate,
  components: number,
): string {
  const action = candidateId.slice(0, -targetId.length - 1)
  const name = label.startsWith(startOf(action)) ? label.slice(startOf(action).length) : `!${label}`
  return [targetId, name, action, `${eligible ? '' : '!'}${reasonCodes.join(' ')}`, components].join('|')
}

const startOf = (action: string) => `${action.charAt(0).toUpperCase()}${action.slice(1)}: `

export function unpackRecord(packed: PackedRecord): DecisionRecord {
  const number = dictionaryNumber(packed.record)
  if (number === undefined) return expand(packed.record)
  return recordFrom(expandWith(dictionaryWith(number), packed.record), packed)
}

/** `view` is empty if the record contains the view. */
export function unpackStoredView({ record, view }: { record: Buffer; view: Buffer }): StoredView {
  const number = dictionaryNumber(record)
  return number === undefined ? expand(view) : viewFrom(expandWith(dictionaryWith(number), record))
}

function viewFrom(facts: Facts): StoredView {
  const { algorithm, version, seed, difficulty, candidates, components, parts, ...rest } = facts
  const { selected, reasons, shares, learner, asOf, before, ...view } = rest
  return unpackView(view)
}

function recordFrom(facts: Facts, { weighed, studentId, questionId }: PackedRecord): DecisionRecord {
  const candidates = facts.candidates.map(candidateFrom)
  const candidateScores = scoresFrom(facts, candidates, weighed)
  const view = viewFrom(facts)
  const chosen = candidates[facts.selected]
  const [learnerKey, consecutiveCorrect, activeAssignmentId] = facts.learner
  const practised = view.topics.filter(([, , , attempts]) => attempts > 0)
  if (!chosen) throw new Error('a stored decision lacks the candidate that it chose')
  return {
    algorithmId: facts.algorithm,
    algorithmVersion: facts.version,
    candidates: candidates.map(({ action, components, ...candidate }) => candidate),
    candidateScores,
    selectedCandidateId: chosen.candidateId,
    targetId: chosen.targetId,
    actionType: chosen.action,
    propensity: candidateScores[facts.selected]?.propensity ?? 1,
    reasonCodes: codesIn<ReasonCode>(facts.reasons),
    deterministic: weighed === null,
    seed: facts.seed,
    draw: drawOf(facts.seed),
    ...(facts.difficulty !== undefined && { step: facts.difficulty }),
    // A question's id is its version's id, its step and its seed.
    questionVersionId: questionId?.split(':')[0] ?? null,
    studentState: {
      studentId,
      learnerKey,
      consecutiveCorrect,
      activeAssignmentId,
      masteryByTopic: practised.map(([topicId, score], at) => {
        const before = facts.before[at] ?? null
        const lastPractisedAt = before === null ? '' : new Date(facts.asOf - before).toISOString()
        return { topicId, score, lastPractisedAt }
      }),
    },
    constraints: view.constraints,
    projectionFreshness: { asOf: new Date(facts.asOf).toISOString(), stale: view.stale },
  }
}

interface ReadCandidate extends Candidate {
  readonly action: ActionType
  readonly components: number
}

function candidateFrom(line: string): ReadCandidate {
  const [targetId = '', name = '', action = '', reasons = '', components] = line.split('|')
  const eligible = !reasons.startsWith('!')
  return {
    candidateId: `${action}:${targetId}`,
    targetId,
    label: name.startsWith('!') ? name.slice(1) : startOf(action) + name,
    eligible,
    reasonCodes: codesIn<CandidateCode>(eligible ? reasons : reasons.slice(1)),
    action: action as ActionType, // Safe: it was written from an action.
    components: Number(components),
  }
}

/** Safe: the text was written from such codes. */
const codesIn = <Code extends string>(text: string) => (text === '' ? [] : text.split(' ')) as Code[]

const reader = new WeighedReader()

/** The numbers of eligible candidates are in `weighed`, if the choice was random. It leaves out the parts that are 0. */
function scoresFrom(
  { components, parts, shares }: Facts,
  candidates: readonly ReadCandidate[],
  weighed: Buffer | null,
): CandidateScore[] {
  if (weighed) {
    reader.open(weighed)
    reader.next()
  }
  let place = 0
  let nextWeighed = 0
  let next = 0
  return candidates.map(({ candidateId, eligible, reasonCodes, components: at }, number) => {
    const names = components[at] === '' ? [] : (components[at]?.split(' ') ?? [])
    const isWeighed = weighed !== null && eligible
    const mask = isWeighed ? (reader.masks[place] ?? 0) : 0
    const propensity = isWeighed ? (reader.propensities[place++] ?? 0) : (shares?.[number] ?? 0)
    let score = 0
    const scoreBreakdown = names.map((component): ScorePart => {
      const isThere = ((mask >> (placeOf.get(component) ?? 31)) & 1) === 1
      const value = isWeighed ? (isThere ? (reader.parts[nextWeighed++] ?? 0) : 0) : (parts[next++] ?? 0)
      score += value
      return { component, value }
    })
    return { candidateId, score, reasonCodes, scoreBreakdown, propensity }
  })
}

const placeOf: ReadonlyMap<string, number> = new Map(scoreComponents.map((name, place) => [name, place]))
