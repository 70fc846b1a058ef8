import { createHash } from 'node:crypto'
import type pg from 'pg'
import pgBoss from 'pg-boss/package.json' with { type: 'json' }

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
export async function installJobQueue(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ installed: string | null }>(
    `select obj_description(to_regnamespace('pgboss'), 'pg_namespace') as installed`,
  )
  if (rows[0]?.installed === wanted) return
  const { PgBoss } = await import('pg-boss')
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
