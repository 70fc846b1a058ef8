import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, family } from '../../../test/support/learning/family.ts'
import { begin, practise } from '../../../test/support/learning/practising.ts'
import { type Person, testSecret, World } from '../../../test/support/world.ts'
import { deriveSecrets } from '../../secrets.ts'
import { Database } from '../../storage/database.ts'
import { loginAs } from '../../storage/logins.ts'
import { archiveOldDecisions } from './archive.ts'

const world = await World.create()
const worker = new Database({
  login: loginAs('learn_worker', world.databaseUrl, deriveSecrets(testSecret).databaseLogin),
  connections: 3,
})
after(async () => {
  await worker.close()
  await world.close()
})

let child: Child & { parent: Person }
let other: Child & { parent: Person }
let earlier: unknown[]

/** Moves what a child has done two months back, as if they had practised then. */
async function ago(studentId: string) {
  await world.owner.query(
    `update learn_decisions set created_at = created_at - interval '62 days' where student_id = $1`,
    [studentId],
  )
}

async function decisionIds(studentId: string): Promise<string[]> {
  const { rows } = await world.owner.query<{ id: string }>(
    'select id from learn_decisions where student_id = $1 order by id',
    [studentId],
  )
  return rows.map(({ id }) => id)
}

/** What callers can see of a child's decisions. */
async function readAll({ studentId, parent }: typeof child): Promise<unknown[]> {
  const read: unknown[] = []
  for (const decisionId of await decisionIds(studentId))
    for (const operation of [
      'learn.getLearnDecision',
      'learn.explainLearnDecision',
      'learn.reproduceLearnDecision',
    ] as const) {
      const { status, body } = await world.call(operation, parent.token, { decisionId })
      assert.equal(status, 200, operation)
      read.push(body)
    }
  const list = await world.call('learn.listLearnDecisions', parent.token, {
    'filter[studentId]': studentId,
  } as never)
  const exported = await world.call('learn.exportLearnStudent', parent.token, { studentId })
  return [...read, list.body, exported.body.decisions]
}

/** Children who came later may have earlier ids. */
const visitAllAgain = () =>
  world.owner.query(
    `update archive_progress set month = null, reached = '00000000-0000-0000-0000-000000000000'`,
  )

const counts = async (studentId: string) =>
  (
    await world.owner.query(
      `select (select count(*)::int from learn_decisions where student_id = $1 and record = '') as archived,
        (select count(*)::int from learn_decisions where student_id = $1) as decisions,
        (select count(*)::int from archived_decisions where student_id = $1) as blocks,
        (select coalesce(sum(length(block)), 0)::int from archived_decisions where student_id = $1) as bytes,
        (select sum(length(record))::int from learn_decisions where student_id = $1) as hot`,
      [studentId],
    )
  ).rows[0]

const archive = (days = 31) => archiveOldDecisions(worker.system, new Date(), days, 60_000)

before(async () => {
  ;[child, other] = [await family(world), await family(world)]
  for (const each of [child, other]) {
    for (let sessions = each === child ? 9 : 1; sessions > 0; sessions--) {
      const { id } = await begin(world, each)
      await practise(world, each, id, Array(8).fill(true))
    }
    await ago(each.studentId)
  }
  earlier = await readAll(child)
})

test('archived decisions are read, explained, reproduced, listed and exported as before', async t => {
  const { hot } = await counts(child.studentId)
  assert((await archive()) >= 72)
  const { archived, decisions, blocks, bytes } = await counts(child.studentId)
  assert.equal(archived, decisions)
  assert(blocks >= 2)
  t.diagnostic(
    `a record: ${Math.round(hot / decisions)} bytes in its row, ${Math.round(bytes / decisions)} in the archive`,
  )
  assert(bytes < hot * 0.6)
  assert.deepEqual(await readAll(child), earlier)
  assert.equal(await archive(), 0, 'everything old is archived')
})

test('newer decisions stay in their rows', async () => {
  const late = await family(world)
  const { id } = await begin(world, late)
  await practise(world, late, id, [true, false])
  await archive()
  assert.equal((await counts(late.studentId)).archived, 0)
})

test('servers that archive at the same time archive everything once', async () => {
  await visitAllAgain()
  const busy = await family(world)
  const { id } = await begin(world, busy)
  await practise(world, busy, id, Array(8).fill(true))
  await ago(busy.studentId)
  await Promise.all([archive(), archive(), archive()])
  const { archived, decisions, blocks } = await counts(busy.studentId)
  assert.deepEqual([archived, blocks], [decisions, 1])
})

test('a server that dies while it archives leaves every record either in its row or in the archive', async () => {
  const fresh = await family(world)
  const { id } = await begin(world, fresh)
  await practise(world, fresh, id, Array(8).fill(true))
  await ago(fresh.studentId)
  await visitAllAgain()
  const holding = await world.owner.connect()
  try {
    // The block is written, and the last of the records can't be moved yet.
    await holding.query('begin')
    await holding.query(
      'select from learn_decisions where student_id = $1 order by id desc limit 1 for update',
      [fresh.studentId],
    )
    const archiving = archive().catch((error: Error) => error)
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await world.owner.query(waiting)).rowCount === 0) await sleep(10)
    await world.owner.query(`select pg_terminate_backend(pid) from (${waiting}) waiting`)
    assert((await archiving) instanceof Error)
  } finally {
    await holding.query('rollback')
    holding.release()
  }
  const { archived, blocks } = await counts(fresh.studentId)
  assert.deepEqual([archived, blocks], [0, 0])
  await archive()
  const { archived: moved, decisions } = await counts(fresh.studentId)
  assert.equal(moved, decisions)
})

test('nobody reads another tenant’s archive, and an erased child’s is gone', async () => {
  const { rows } = await world.owner.query(
    `select has_table_privilege('learn_app', 'archived_decisions', 'insert, update, delete') as writes,
      has_any_column_privilege('learn_worker', 'archived_decisions', 'select') as worker`,
  )
  assert.deepEqual(rows, [{ writes: false, worker: false }])
  assert.notEqual((await counts(child.studentId)).blocks, 0)
  const erased = await world.call('learn.eraseLearnStudent', child.parent.token, {
    studentId: child.studentId,
  })
  assert.equal(erased.status, 200)
  assert.equal((await counts(child.studentId)).blocks, 0)
})
