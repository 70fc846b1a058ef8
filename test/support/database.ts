import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { NetConnectOpts } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A new, empty database in the test run's PostgreSQL. */
export const createDatabase = (): Promise<TestDatabase> => copyDatabase('template1')

/** A migrated database, if the test run has one to copy. Otherwise an empty one, which a server migrates. */
export const createMigratedDatabase = (): Promise<TestDatabase> =>
  copyDatabase(process.env.LEARN_TEST_TEMPLATE ?? 'template1')

async function copyDatabase(template: string): Promise<TestDatabase> {
  const cluster = process.env.LEARN_TEST_DATABASE_URL
  assert(cluster, 'run the tests with npm test, which starts a PostgreSQL for them')
  const name = `test_${randomBytes(8).toString('hex')}`
  const asOwner = async (text: string) => {
    const client = new pg.Client({ connectionString: cluster })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  await asOwner(`create database ${name} template ${template}`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asOwner(`drop database ${name} with (force)`) }
}

/** Where a client finds the database of a URL. */
export function addressOf(url: URL): NetConnectOpts {
  const folder = url.searchParams.get('host')
  return folder ? { path: `${folder}/.s.PGSQL.${url.port}` } : { port: Number(url.port), host: url.hostname }
}

/** The same database, through a proxy. */
export function through(url: URL, port: number): URL {
  const proxied = new URL(url)
  proxied.searchParams.delete('host')
  proxied.host = `127.0.0.1:${port}`
  return proxied
}

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
