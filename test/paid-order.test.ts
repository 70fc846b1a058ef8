import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { callTrial, createBook, createWord, trialTable, trialUnusual } from './support/trial.ts'
import { World } from './support/world.ts'

const world = await World.create({}, undefined, trialUnusual)
after(() => world.close())
await world.owner.query(trialTable)
// Connections usually count audit events in different rows. Here they all share one, so that they could block each other.
await world.owner.query(
  `do $$ begin execute replace(pg_get_functiondef('count_audit_events_added'::regproc), 'pg_backend_pid() % 16', '0'); end $$`,
)

const lockCount = 'select from audit_event_counts where organization_id = $1 for update'

test('a paid call and one that releases credits do not wait for each other', async () => {
  const { organizationId, key } = await world.tenant()
  await world.credits({ organizationId }, 100)
  const { url } = world.server
  const input = { organizationId, pages: 5, pageMilliseconds: 10_000 }
  const { body: job } = await callTrial(url, createBook, key, input)
  const [written, canceled] = await world.callInOrder(
    lockCount,
    organizationId,
    () => callTrial(url, createWord, key, { organizationId, word: 'yes' }),
    () => world.call('jobs.cancelJob', key, { jobId: job.id }),
  )
  assert.equal(written.status, 201)
  assert.equal(canceled.status, 200)
  await sleep(200) // PostgreSQL updates its statistics with a delay.
  const { rows } = await world.owner.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  assert.equal(rows[0]?.deadlocks, '0')
})
