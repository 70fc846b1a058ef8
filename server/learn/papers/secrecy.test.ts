import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type OperationId, operations } from '@learn/contract'
import { callersOf, type Operation } from '@learn/contract/operation'
import { getPaper, saveAnswer, submitPaper } from '../../../test/support/learning/papers.ts'
import { rightAnswer, wrongAnswer } from '../../../test/support/learning/practising.ts'
import { inputs } from '../../../test/support/operation-inputs.ts'
import { type PopulatedTenant, populate } from '../../../test/support/populated-tenant.ts'
import { World } from '../../../test/support/world.ts'

// The clock stands still, so that two answers differ only in what was changed between them.
const now = new Date()
const world = await World.create({}, () => now)
after(() => world.close())

/** With a paper of five questions, three of them answered. */
async function startAnswered() {
  const tenant = await populate(world)
  const { paperId, student } = tenant
  const { questions } = await getPaper(world, student, paperId)
  const ids = questions.map(({ question }) => question.questionId)
  for (const [at, answerTo] of [rightAnswer, wrongAnswer, wrongAnswer].entries())
    await saveAnswer(world, student, { paperId, position: at + 1, answer: answerTo(ids[at]) })
  return { tenant, ids }
}

/** What gives away whether an answer is right. */
const revealing = ['correct', 'misconception', 'slip', 'explanation', 'rightAnswer', 'marked']

/** Fails if anything about these questions gives away the answer. */
function assertSecret(value: unknown, ids: readonly string[], where: string): void {
  if (Array.isArray(value)) for (const item of value) assertSecret(item, ids, where)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return
  const fields: Record<string, unknown> = { ...value }
  const asked = fields.question ?? fields
  const isAsked =
    typeof asked === 'object' &&
    asked !== null &&
    'questionId' in asked &&
    ids.includes(String(asked.questionId))
  if (isAsked) {
    for (const name of revealing) assert.equal(fields[name] ?? null, null, `${where} shows ${name}`)
    if ('stem' in fields) assert.equal(fields.answer, null, `${where} shows the right answer`)
  }
  for (const item of Object.values(fields)) assertSecret(item, ids, where)
}

const ask = async ({ id }: Operation, token: string, tenant: PopulatedTenant): Promise<object> => {
  const operationId = id as OperationId // The list of operations loses the type of their ids.
  return (await world.call(operationId, token, inputs[operationId](tenant) as never)).body
}

const ofChildren = operations.filter(operation => callersOf(operation).includes('student'))

test('no operation shows anybody an answer of an open paper, before or after other calls', async () => {
  const { tenant, ids } = await startAnswered()
  const others = ofChildren.filter(({ id }) => id !== 'learn.submitLearnPaper')
  assert(others.length > 25)
  for (const operation of [...others, ...others]) {
    const body = await ask(operation, tenant.student.token, tenant)
    assertSecret(body, ids, operation.id)
  }
  for (const token of [tenant.parent.token, tenant.admin.token, tenant.key])
    for (const operation of operations.filter(({ id }) => /^learn\.(get|list)LearnPapers?$/.test(id)))
      assertSecret(await ask(operation, token, tenant), ids, operation.id)
  const exported = await world.call('learn.exportLearnStudent', tenant.parent.token, {
    studentId: tenant.student.studentId,
  })
  assert.equal(exported.body.papers[0]?.questions.length, ids.length)
  assertSecret(exported.body.papers, ids, 'learn.exportLearnStudent')
})

test('a dry run of handing in shows no results and leaves the paper open', async () => {
  const { tenant, ids } = await startAnswered()
  const { paperId, student } = tenant
  const headers = { prefer: 'dry-run' }
  const { status, body } = await world.call('learn.submitLearnPaper', student.token, { paperId }, { headers })
  assert.deepEqual([status, body.submittedAt, body.result], [200, null, null])
  assertSecret(body, ids, 'a dry run')
  assert.equal((await getPaper(world, student, paperId)).submittedAt, null)
})

test('while a paper is open, its grades change nothing in any answer', async () => {
  const { tenant } = await startAnswered()
  const { paperId, student, parent } = tenant
  const reads = ofChildren.filter(({ id, effect }) => effect === 'read' && !/Download$/.test(id))
  const everything = async () => {
    const said: Record<string, string> = {}
    for (const operation of reads)
      said[operation.id] = JSON.stringify(await ask(operation, student.token, tenant))
    const { body } = await world.call('learn.exportLearnStudent', parent.token, {
      studentId: student.studentId,
    })
    said['learn.exportLearnStudent'] = JSON.stringify(body.papers)
    return said
  }
  const before = await everything()
  await world.owner.query(
    `update learn_paper_questions set is_right = not is_right, misconception = 'one-place-too-far-right'
      where paper_id = $1 and answer is not null`,
    [paperId],
  )
  assert.deepEqual(await everything(), before)
})

test('a child who answered the same question in practice sees its answer only after the paper', async () => {
  const { tenant, ids } = await startAnswered()
  const { student, attemptId, paperId, sister } = tenant
  const [questionId = ''] = ids
  await world.owner.query('update learn_attempts set question_id = $2 where id = $1', [attemptId, questionId])
  const seen = async (token: string, id = questionId) => {
    const { body } = await world.call('learn.getLearnQuestion', token, { questionId: id })
    return [body.answer, body.explanation].every(said => said !== null)
  }
  assert.equal(await seen(student.token), false)
  await submitPaper(world, student, paperId)
  for (const id of ids) {
    assert.equal(await seen(student.token, id), true)
    assert.equal(await seen(sister.token, id), false)
  }
})
