import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type OperationId, operations } from '@learn/contract'
import { canDryRun } from '@learn/contract/operation'
import { request, requestOf } from '../../test/support/client.ts'
import { clientFamily } from '../../test/support/learning/family.ts'
import { begin, rightAnswer } from '../../test/support/learning/practising.ts'
import { inputs } from '../../test/support/operation-inputs.ts'
import { personFor, populate } from '../../test/support/populated-tenant.ts'
import { World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const needPayments = /^billing\.create/

/** How often each table was read from end to end. `installation` has one row, and the job queue's own tables have a few. */
async function countScans(): Promise<Map<string, number>> {
  const { rows } = await world.owner.query<{ name: string; scans: number }>(
    `select relname as name, seq_scan::integer as scans from pg_stat_user_tables
      where schemaname = 'public' and relname <> 'installation'`,
  )
  return new Map(rows.map(({ name, scans }) => [name, scans]))
}

// A connection keeps its plans for hours. In a new installation it makes them while the tables are almost empty.
test('no operation reads a table from end to end, not even one with a few rows', async () => {
  const tenant = await populate(world)
  const calls = await Promise.all(
    operations
      .filter(operation => operation.effect === 'read' || canDryRun(operation))
      .filter(({ id }) => !needPayments.test(id))
      .map(async operation => {
        const person = personFor(operation, tenant)
        return { operation, token: person ? await world.token(person.userId) : tenant.key }
      }),
  )
  const child = await clientFamily(world, tenant)
  const { id: sessionId } = await begin(world, child)
  const second = await world.startAnotherServer()
  const before = await countScans()
  const { url } = second
  for (const { operation, token } of calls) {
    const input = inputs[operation.id as OperationId](tenant)
    const { path, init } = requestOf(operation, token, input, { prefer: 'dry-run' })
    const { status } = await request(url, path, init, operation)
    assert.ok(status < 400, `${operation.id}: ${status}`)
  }
  for (let answered = 0, step = 0; answered < 3; step++) {
    assert.ok(step < 20, 'the session asked fewer than three questions')
    const { body } = await world.call('learn.createLearnDecision', child.token, { sessionId }, { url })
    if (!body.question) continue
    const answer = rightAnswer(body.question.questionId)
    const given = { decisionId: body.decision.id, answer }
    assert.equal((await world.call('learn.createLearnAttempt', child.token, given, { url })).status, 201)
    answered++
  }
  await second.close() // A connection reports what it read when it ends, if not before.
  const scanned = [...(await countScans())].filter(([name, scans]) => scans > (before.get(name) ?? 0))
  assert.deepEqual(scanned, [])
})
