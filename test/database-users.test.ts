import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readConfig } from '../server/config.ts'
import { createLog } from '../server/log.ts'
import { deriveSecrets } from '../server/secrets.ts'
import { start } from '../server/start.ts'
import { databaseRoles, loginAs } from '../server/storage/logins.ts'
import { CarelessPooler } from './support/careless-pooler.ts'
import { createMigratedDatabase } from './support/database.ts'
import { temporaryDirectory } from './support/processes.ts'
import { testSecret, World } from './support/world.ts'

const world = await World.create()
const data = await temporaryDirectory()
after(async () => {
  await world.close()
  await data.remove()
})
const { key, organizationId } = await world.tenant()
const { databaseLogin } = deriveSecrets(testSecret)
const logins = databaseRoles.map(role => loginAs(role, world.databaseUrl, databaseLogin))

async function connectAs<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return await work(client).finally(() => client.end())
}

/** Starts a server on this address and stops it again. */
async function tryStart(databaseUrl: string, secret = testSecret): Promise<void> {
  const config = { ...readConfig({}), port: 0, dataDir: data.path }
  const server = await start({ config, databaseUrl, secret, log: createLog('silent', { write: () => true }) })
  await server.close()
}

test('every connection that serves requests logs in as the user of its role, and none as the owner', async () => {
  await world.call('organizations.listOrganizations', key, {})
  const { rows } = await world.owner.query<{ user: string }>(
    `select distinct usename as user from pg_stat_activity
      where datname = current_database() and application_name ~ '^learn(,| locks$|$)'`,
  )
  const owner = new URL(world.databaseUrl).username
  assert(rows.length >= 3)
  assert(rows.every(({ user }) => user !== owner && logins.some(({ name }) => name === user)))
})

test('a database user gains nothing by leaving its role', async () => {
  for (const { role, url, name } of logins) {
    await connectAs(url, async client => {
      for (const text of ['set role none', 'reset role', 'set session authorization default', 'reset all']) {
        await client.query(text)
        const { rows } = await client.query(
          `select current_user::text as user, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as mighty
            from pg_roles where rolname = current_user`,
        )
        assert.deepEqual(rows, [{ user: name, mighty: false }], text)
      }
      const others = [...databaseRoles.filter(other => other !== role), new URL(world.databaseUrl).username]
      for (const other of others) {
        await assert.rejects(client.query(`set role ${other}`), /permission denied to set role/)
      }
      await assert.rejects(client.query(`copy (select 1) to program 'true'`), /permission denied/)
      await assert.rejects(
        client.query('alter table organizations disable row level security'),
        /must be owner/,
      )
    })
  }
  await connectAs(loginAs('learn_app', world.databaseUrl, databaseLogin).url, async client => {
    assert.equal((await client.query('select from organizations')).rowCount, 0, 'no scope, no rows')
    await assert.rejects(
      client.query(`select reserve_credits(gen_random_uuid(), $1, $1, 'x', null, 5, now(), now())`, [
        organizationId,
      ]),
      /out of scope/,
    )
  })
})

test('a server behind a pooler that drops its settings refuses to start, and says what to do', async () => {
  const pooler = await CarelessPooler.start(world.databaseUrl)
  after(() => pooler.close())
  await tryStart(pooler.url)
  pooler.mode = 'drops options'
  await assert.rejects(tryStart(pooler.url), {
    message:
      'Refused a connection to the database: its statement_timeout is 0, not 10s. If DATABASE_URL has "options", remove them. If a pooler such as PgBouncer changes this, set it up as docs/operating/poolers.md shows: pool_mode = session, no "options" in ignore_startup_parameters, and auth_query, so that every user logs in as itself. Or set DATABASE_URL to the address of PostgreSQL itself.',
  })
  pooler.mode = 'refuses options'
  await tryStart(pooler.url) // The server then makes its settings by statements.
  pooler.mode = 'logs in as the owner'
  await assert.rejects(tryStart(pooler.url), {
    message: /^Refused a connection to the database: its user is learn, not learn_\w+\. If DATABASE_URL has /,
  })
})

test('a running server refuses such connections too, and recovers when they are as expected again', async () => {
  const pooler = await CarelessPooler.start(world.databaseUrl)
  const lines: string[] = []
  const server = await start({
    config: { ...readConfig({}), port: 0, requestsPerMinute: 0, dataDir: data.path },
    databaseUrl: pooler.url,
    secret: testSecret,
    log: createLog('info', { write: line => lines.push(line) }),
  })
  const list = () => world.call('organizations.listOrganizations', key, {}, { url: server.url })
  const ready = async () => (await fetch(`${server.url}/readyz`)).status
  try {
    assert.equal((await list()).status, 200)
    for (const mode of ['drops options', 'logs in as the owner'] as const) {
      pooler.mode = mode
      pooler.endConnections()
      while ((await ready()) !== 503) await sleep(50)
      assert.equal((await list()).body._tag, 'InternalError')
      assert(lines.some(line => /Refused a connection to the database: its /.test(line)))
      pooler.mode = 'honest'
      while ((await ready()) !== 200) await sleep(50)
      assert.equal((await list()).status, 200)
      lines.length = 0
    }
  } finally {
    await server.close()
    pooler.close()
  }
})

test('options in DATABASE_URL that replace the server’s own are refused', async () => {
  const url = new URL(world.databaseUrl)
  url.searchParams.set('options', '-c statement_timeout=0')
  await assert.rejects(tryStart(url.href), /^Error: Refused a connection to the database: its /)
})

test('a database user with another privilege or password is refused by its name', async () => {
  const database = await createMigratedDatabase()
  const secret = `a secret for this test alone ${randomUUID()}` // Users belong to the whole PostgreSQL, with all its tests.
  const users = databaseRoles.map(
    role => loginAs(role, database.url, deriveSecrets(secret).databaseLogin).name,
  )
  const app = users[0] ?? ''
  try {
    await tryStart(database.url, secret)
    await world.owner.query(`grant pg_signal_backend to ${app}`)
    await assert.rejects(tryStart(database.url, secret), {
      message: new RegExp(
        `its user ${app} should be .* but it is a member of pg_signal_backend\\. Run "drop role`,
      ),
    })
    await world.owner.query(`revoke pg_signal_backend from ${app}; alter role ${app} bypassrls`)
    await assert.rejects(tryStart(database.url, secret), /but it bypasses row-level security/)
    await world.owner.query(`alter role ${app} nobypassrls password 'another'`)
    await assert.rejects(tryStart(database.url, secret), {
      message: new RegExp(
        `^Can't log in to the database as ${app}: password authentication failed .* run "drop role ${app}"`,
      ),
    })
    await world.owner.query(`drop role ${app}`)
    await tryStart(database.url, secret)
  } finally {
    await database.drop()
    for (const user of users) await world.owner.query(`drop role if exists ${user}`)
  }
})
