import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { untilItWaitsAt } from '../database.ts'
import type { LaunchedServer } from '../processes.ts'

/**
 * Kills a server as it begins to write to a table. Returns once the database has finished everything that the server had
 * sent. Readers of the table are not blocked.
 */
export async function killWhereItWrites(
  owner: pg.Pool,
  table: string,
  server: LaunchedServer,
  ask: () => Promise<unknown>,
): Promise<void> {
  const holding = await owner.connect()
  await holding.query('begin')
  await holding.query(`lock table ${table} in share row exclusive mode`)
  const asked = ask().catch(() => undefined)
  await untilItWaitsAt(owner, table)
  await server.stop('SIGKILL')
  await asked
  await holding.query('rollback')
  holding.release()
  await untilDisconnected(owner)
}

async function untilDisconnected(owner: pg.Pool): Promise<void> {
  const text = `select from pg_stat_activity where datname = current_database() and usename ~ '^learn_(app|identity|worker)_'`
  for (let waited = 0; waited < 60_000; waited += 20) {
    if ((await owner.query(text)).rows.length === 0) return
    await sleep(20)
  }
  assert.fail('a connection of the killed server is still open')
}
