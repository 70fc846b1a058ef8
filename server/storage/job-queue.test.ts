import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { getRollbackPlans } from 'pg-boss'
import pgBoss from 'pg-boss/package.json' with { type: 'json' }
import { createMigratedDatabase } from '../../test/support/database.ts'
import { installJobQueue } from './job-queue.ts'

const database = await createMigratedDatabase()
const clients: pg.Client[] = []
const connect = async (name = 'learn') => {
  const client = new pg.Client({ connectionString: database.url, application_name: name })
  client.on('error', () => undefined) // Some are terminated.
  await client.connect()
  clients.push(client)
  return client
}
const owner = await connect('learn start')
after(async () => {
  await Promise.all(clients.map(client => client.end().catch(() => undefined)))
  await database.drop()
})

const older = 30
const jobs = 20_000

/** Everything that pg-boss has made, without the numbers of its migrations. */
const findSchema = async () => {
  const { rows } = await owner.query<{ found: string }>(
    `select indexdef as found from pg_indexes where schemaname = 'pgboss'
      union all select format('%s.%s %s', table_name, column_name, data_type) from information_schema.columns where table_schema = 'pgboss'
      union all select 'invalid' from pg_index where not indisvalid order by 1`,
  )
  return rows.map(({ found }) => found)
}

async function goBack() {
  for (let version = pgBoss.pgboss.schema; version > older; version--)
    await owner.query(getRollbackPlans('pgboss', version))
  await owner.query(`comment on schema pgboss is 'older'`)
}

const enqueueText = `insert into pgboss.job (name, data) select 'jobs', '{}' from generate_series(1, $1::int)`

/** The longest that somebody waits who adds a job, in milliseconds. */
async function startWaiting() {
  const client = await connect()
  let [longest, isOver] = [0, false]
  const loop = (async () => {
    while (!isOver) {
      const began = performance.now()
      await client.query(enqueueText, [1])
      longest = Math.max(longest, performance.now() - began)
      await sleep(5)
    }
  })()
  return async () => {
    isOver = true
    await loop
    return longest
  }
}

test('an older job queue is upgraded while jobs are added, and gives way to those who read it for long', async () => {
  const wanted = await findSchema()
  await goBack()
  await owner.query(enqueueText, [jobs])
  assert.notDeepEqual(await findSchema(), wanted)
  const reader = await connect('report')
  await reader.query('begin; select from pgboss.job limit 1')
  const stopWaiting = await startWaiting()
  const said: string[] = []
  const upgrading = installJobQueue(await connect(), { say: text => said.push(text), url: database.url })
  await sleep(2_500)
  await reader.query('commit')
  await upgrading
  const longest = await stopWaiting()
  assert.deepEqual(await findSchema(), wanted)
  assert(longest < 1_500, `somebody waited for ${longest} ms`)
  assert.match(said.join('\n'), /applying the migration of pg-boss from 30 to \d+\n[\s\S]*waits for "report"/)
  said.length = 0
  await installJobQueue(owner, { say: text => said.push(text) })
  assert.deepEqual(said, [], 'the second time, there is nothing to do')
})

test('an upgrade of the job queue that is killed while it makes an index is finished by the next start', async () => {
  const wanted = await findSchema()
  await goBack()
  const [client, blocker] = [await connect(), await connect()]
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  client.query = (async (text: string, values?: unknown[]) => {
    if (!/^create index concurrently/im.test(text)) return await query(text, values)
    // The index can't be finished while this transaction is open.
    await blocker.query('begin; update pgboss.job set priority = 1')
    const running = query(text, values)
    running.catch(() => undefined) // It is awaited below.
    await sleep(100)
    await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    return await running.finally(() => blocker.query('rollback'))
  }) as typeof client.query
  await assert.rejects(installJobQueue(client))
  assert((await findSchema()).includes('invalid'))
  await installJobQueue(owner)
  assert.deepEqual(await findSchema(), wanted)
})
