import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Waits until a server is waiting for a lock on this table. */
export async function untilItWaitsAt(owner: pg.Pool, table: string): Promise<void> {
  const text = `select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and not granted and relation = $1::regclass`
  for (let waited = 0; waited < 60_000; waited += 20) {
    if ((await owner.query(text, [table])).rows.length > 0) return
    await sleep(20)
  }
  assert.fail(`nobody is waiting for a lock on ${table}`)
}
