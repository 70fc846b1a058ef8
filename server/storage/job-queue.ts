import { createHash } from 'node:crypto'
import type pg from 'pg'
import pgBoss from 'pg-boss/package.json' with { type: 'json' }
import { inTransaction, oneAtATime } from './migrating/apply-migration.ts'
import { nobody, type Watcher } from './migrating/waits.ts'

/** The name of the pg-boss queue that delivers every job. */
export const queueName = 'jobs'

const settings = {
  retryLimit: 4,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 30,
  expireInSeconds: 24 * 60 * 60,
  deleteAfterSeconds: 60 * 60,
}

/** The least privileges that the worker needs. */
const grants = `
  revoke all on all functions in schema pgboss from public;
  grant usage on schema pgboss to learn_worker;
  grant select on pgboss.version, pgboss.queue to learn_worker;
  grant update (monitor_on, monitor_claim_on, maintain_on, deferred_count, queued_count, ready_count, active_count,
    failed_count, total_count, singletons_active, ready_history) on pgboss.queue to learn_worker;
  grant select, insert, update, delete on pgboss.job_common to learn_worker;
  grant insert on pgboss.job to learn_worker;
  grant select, delete on pgboss.job_dependency to learn_worker;`

/** Identifies the installed version. It is the schema's comment, so that later starts need not load pg-boss to check. */
const wanted = `pg-boss ${pgBoss.version}, ${createHash('sha256')
  .update(JSON.stringify(settings) + grants)
  .digest('hex')}`

/**
 * Installs or upgrades pg-boss's schema as the owner; the caller must hold the migration lock. Afterwards only the
 * worker's role may take, end and remove jobs there.
 */
export async function installJobQueue(client: pg.ClientBase, watcher: Watcher = nobody): Promise<void> {
  const installed = await findComment(client)
  if (installed === wanted) return
  const { PgBoss, getMigrationPlans } = await import('pg-boss')
  await upgrade(client, installed, getMigrationPlans, watcher)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    migrate: true,
    supervise: false,
    schedule: false,
  })
  let failure: unknown
  boss.on('error', error => {
    failure = error
  })
  await boss.start()
  await boss.createQueue(queueName)
  await boss.updateQueue(queueName, settings)
  await boss.stop({ graceful: false })
  if (failure) throw failure
  await client.query(`${grants}; comment on schema pgboss is '${wanted}'`)
}

async function findComment(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description(to_regnamespace('pgboss'), 'pg_namespace') as comment`,
  )
  return rows[0]?.comment ?? ''
}

/**
 * Applies pg-boss's own migrations like ours. It would wait 30 seconds for a lock, and leave its indexes to a process that
 * none of our servers runs.
 */
async function upgrade(
  client: pg.ClientBase,
  comment: string,
  plan: (schema: string, version: number) => string,
  watcher: Watcher,
) {
  const current = await findSchemaVersion(client)
  if (current === undefined) return
  const interrupted = /^upgraded from (\d+)$/.exec(comment)?.[1]
  if (current >= pgBoss.pgboss.schema && !interrupted) return
  const from = interrupted ? Number(interrupted) : current
  const name = `of pg-boss from ${from} to ${pgBoss.pgboss.schema}`
  watcher.say(`applying the migration ${name}`)
  const [within = '', after = ''] = plan('pgboss', from).split(/^\s*COMMIT;\s*$/m)
  const text = within.replace(/^\s*BEGIN;\s*$/m, '').replace(/^\s*SET LOCAL \w*timeout\b.*$/gm, '')
  if (!interrupted)
    await inTransaction(
      client,
      { name, text: `${text}; comment on schema pgboss is 'upgraded from ${from}'` },
      watcher,
    )
  await oneAtATime(client, { name, text: after }, watcher)
}

/** Undefined if pg-boss is not installed. */
async function findSchemaVersion(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ table: string | null }>(
    `select to_regclass('pgboss.version') as "table"`,
  )
  if (!rows[0]?.table) return
  const { rows: versions } = await client.query<{ version: number }>('select version from pgboss.version')
  return versions[0]?.version
}
