import assert from 'node:assert/strict'
import { makeQuestion, parseQuestionId, type Question } from '@learn/content'
import type { Contract } from '@learn/contract'
import type { LearnAttempt } from '@learn/contract/learn/attempts'
import type { LearnNextStep } from '@learn/contract/learn/decisions'
import type { PolicyDecision } from '@learn/contract/learn/record'
import type { LearnSession } from '@learn/contract/learn/sessions'
import type { Input } from '@learn/contract/operation'
import type { Person, World } from '../world.ts'
import type { Child } from './family.ts'

/** The child who practises, with their own token or that of somebody who works with them. */
export type Practiser = Pick<Child, 'studentId' | 'token'>

type SessionOptions = Partial<Input<Contract['learn.createLearnSession']>>

export async function begin(
  world: World,
  { studentId, token }: Practiser,
  wishes: SessionOptions = {},
): Promise<LearnSession> {
  const input = { studentId, sessionType: 'practice', ...wishes } as const
  const { status, body } = await world.call('learn.createLearnSession', token, input)
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

export async function next(
  world: World,
  { token }: Pick<Practiser, 'token'>,
  sessionId: string,
): Promise<LearnNextStep> {
  const { status, body } = await world.call('learn.createLearnDecision', token, { sessionId })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

export async function answer(
  world: World,
  { token }: Pick<Practiser, 'token'>,
  decisionId: string,
  given: string | null,
): Promise<LearnAttempt> {
  const { status, body } = await world.call('learn.createLearnAttempt', token, { decisionId, answer: given })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

export function questionOf(questionId: string | null | undefined): Question {
  const reference = questionId ? parseQuestionId(questionId) : undefined
  const question = reference && makeQuestion(reference)
  assert(question, `question ${questionId} does not exist`)
  return question
}

export const rightAnswer = (questionId: string | null | undefined) => questionOf(questionId).answer

export function wrongAnswer(questionId: string | null | undefined): string {
  const question = questionOf(questionId)
  return question.mode === 'typed' ? 'quite wrong' : question.answer === 'A' ? 'B' : 'A'
}

/** The next question of a session. Lessons and breaks before it are skipped. */
export async function nextQuestion(
  world: World,
  practiser: Pick<Practiser, 'token'>,
  sessionId: string,
): Promise<LearnNextStep & { question: NonNullable<LearnNextStep['question']> }> {
  for (let steps = 0; steps < 20; steps++) {
    const step = await next(world, practiser, sessionId)
    if (step.question) return { ...step, question: step.question }
  }
  throw new Error('the session gave no question')
}

/** Answers the next questions of a session, each with the given result: right, wrong or not known. */
export async function practise(
  world: World,
  practiser: Pick<Practiser, 'token'>,
  sessionId: string,
  answers: readonly (boolean | null)[],
): Promise<LearnAttempt[]> {
  const given: LearnAttempt[] = []
  for (const isRight of answers) {
    const { decision } = await nextQuestion(world, practiser, sessionId)
    const text = isRight === null ? null : (isRight ? rightAnswer : wrongAnswer)(decision.questionId)
    given.push(await answer(world, practiser, decision.id, text))
  }
  return given
}

/** A tutor who works with this child and with no other child of the organization. */
export async function tutorOf(
  world: World,
  admin: string,
  { organizationId, teamId }: Pick<Child, 'organizationId' | 'teamId'>,
): Promise<Person & { memberId: string }> {
  const tutor = await world.member({ organizationId }, 'member', 'client')
  const { status } = await world.call('teams.addTeamMember', admin, { teamId, memberId: tutor.memberId })
  assert(status < 300, `${status}`)
  return tutor
}

export async function withdrawConsent(
  world: Pick<World, 'owner'>,
  { studentId }: Pick<Child, 'studentId'>,
): Promise<void> {
  await world.owner.query(
    'update consents set withdrawn_at = now(), withdrawn_by_user_id = given_by_user_id where student_id = $1',
    [studentId],
  )
}

/** Adds an assignment as the operation would. */
export async function assign(
  world: Pick<World, 'owner'>,
  { organizationId, studentId }: Pick<Child, 'organizationId' | 'studentId'>,
  wanted: { id: string; actionType: string; topicId: string; count: number },
): Promise<void> {
  await world.owner.query(
    `insert into assignments (id, organization_id, student_id, assigned_by_user_id, action_type, topic_id, wanted, created_at)
    values ($1, $2, $3, gen_random_uuid(), $4, $5, $6, now())`,
    [wanted.id, organizationId, studentId, wanted.actionType, wanted.topicId, wanted.count],
  )
}

export const choiceIn = ({ candidates, selectedCandidateId }: PolicyDecision) =>
  candidates.find(({ candidateId }) => candidateId === selectedCandidateId)

/** Checks that hold for every decision. */
export function assertSound(decision: PolicyDecision): void {
  const { candidates, candidateScores, selectedCandidateId, propensity } = decision
  const ids = candidates.map(({ candidateId }) => candidateId)
  assert(candidates.length >= 1 && candidates.length <= 17)
  assert.equal(new Set(ids).size, ids.length)
  assert.deepEqual(
    candidateScores.map(({ candidateId }) => candidateId),
    ids,
  )
  for (const { score, scoreBreakdown } of candidateScores)
    assert.equal(
      score,
      scoreBreakdown.reduce((sum, { value }) => sum + value, 0),
    )
  for (const { candidateId, targetId, label } of candidates) {
    assert(candidateId.length <= 128 && candidateId.endsWith(`:${targetId}`))
    assert.match(label, /^(Lesson|Practice|Test|Mini-test|Break): \S/)
  }
  const chosen = choiceIn(decision)
  assert(chosen?.eligible)
  assert.equal(selectedCandidateId, `${decision.actionType}:${chosen.targetId}`)
  assert.deepEqual(decision.reasonCodes, chosen.reasonCodes)
  assert(propensity > 0 && propensity <= 1)
  for (const id of [decision.id, decision.questionId, decision.attemptId, decision.questionVersionId])
    assert(id === null || (id.length >= 1 && id.length <= 128))
  assert.equal(decision.questionId === null, ['lesson', 'break'].includes(decision.actionType))
  if (decision.questionId !== null)
    assert.equal(decision.questionVersionId, decision.questionId.replace(/:.*/, ''))
  assert.match(decision.createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
}

export const reproduction = async (world: World, token: string, decisionId: string) =>
  (await world.call('learn.reproduceLearnDecision', token, { decisionId })).body

/** Every item of a list, in pages of three with the same total. */
export async function everyPage<Item>(
  ask: (query: Record<string, string>) => Promise<{
    status: number
    body: { data: Item[]; total: number; nextCursor: string | null }
  }>,
  filter: Record<string, string>,
  total: number,
): Promise<Item[]> {
  const seen: Item[] = []
  let cursor: string | null = null
  do {
    const { status, body } = await ask({ ...filter, limit: '3', ...(cursor && { cursor }) })
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.total, total, JSON.stringify(filter))
    seen.push(...body.data)
    cursor = body.nextCursor
  } while (cursor)
  return seen
}
