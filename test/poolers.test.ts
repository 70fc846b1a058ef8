import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readConfig } from '../server/config.ts'
import { makeApiKey } from '../server/identity/api-key.ts'
import { createLog } from '../server/log.ts'
import { deriveSecrets } from '../server/secrets.ts'
import { start } from '../server/start.ts'
import { AdvisoryLocks } from '../server/storage/advisory-locks.ts'
import { databaseRoles, loginAs } from '../server/storage/logins.ts'
import { settingsFor } from '../server/storage/reaching/session-settings.ts'
import { callOperation } from './support/client.ts'
import { Bouncer, skipBouncer } from './support/clusters/bouncer.ts'
import { Cluster } from './support/clusters/cluster.ts'
import { temporaryDirectory } from './support/processes.ts'
import { testSecret } from './support/world.ts'

const key = makeApiKey()
const folder = await temporaryDirectory()
const cluster = await Cluster.create()
before(() => cluster.start())
after(async () => {
  await cluster.remove()
  await folder.remove()
})

const startOn = (databaseUrl: string) =>
  start({
    config: {
      ...readConfig({}),
      port: 0,
      requestsPerMinute: 0,
      dataDir: folder.path,
      bootstrapApiKey: key,
    },
    databaseUrl,
    secret: testSecret,
    log: createLog('silent', { write: () => undefined }),
  })

async function refusalOf(changed: Record<string, string>): Promise<string> {
  const bouncer = await Bouncer.start(cluster, changed)
  try {
    const server = await startOn(bouncer.url)
    await server.close()
    return 'it starts'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await bouncer.stop()
  }
}

test('a server works through PgBouncer in session mode, with its own users, settings and locks', {
  skip: skipBouncer,
}, async () => {
  const bouncer = await Bouncer.start(cluster)
  const server = await startOn(bouncer.url)
  try {
    const { body } = await callOperation(server.url, 'organizations.listOrganizations', key, {})
    const organizationId = body.data[0]?.id ?? assert.fail()
    for (const name of ['Owls', 'Larks', 'Kites']) {
      const created = await callOperation(server.url, 'teams.createTeam', key, { organizationId, name })
      assert.equal(created.status, 201)
    }
    const { pool } = server.app.database
    const { rows } = await pool.query(
      `select current_user as name, current_setting('statement_timeout') as limit, current_setting('row_security') as policies,
        (select count(*)::integer from organizations) as seen`,
    )
    const { name } = server.app.database.login
    assert.deepEqual(rows, [{ name, limit: '10s', policies: 'on', seen: 0 }])
    assert.equal((await fetch(`${server.url}/readyz`)).status, 200)
  } finally {
    await server.close()
    await bouncer.stop()
  }
})

test('locks are taken over through PgBouncer, and a holder ignores its own server’s notifications', {
  skip: skipBouncer,
}, async () => {
  const server = await startOn(cluster.url) // It creates the users.
  await server.close()
  const bouncer = await Bouncer.start(cluster)
  const login = loginAs('learn_worker', bouncer.url, deriveSecrets(testSecret).databaseLogin)
  const [here, elsewhere] = [new AdvisoryLocks(login), new AdvisoryLocks(login)]
  try {
    const heard: (string | undefined)[] = []
    elsewhere.listen(name => heard.push(name))
    await elsewhere.runIfFree('connected', async () => undefined)
    await here.takeOver('book', async signal => {
      await here.notifyOthers('book')
      while (!heard.includes('book')) await new Promise(resolve => setTimeout(resolve, 10))
      assert.equal(signal.aborted, false)
      assert.equal(await elsewhere.runIfFree('book', async () => undefined), false)
    })
    const aborted = Promise.withResolvers<void>()
    let taking: Promise<string> | undefined
    await here.takeOver('book', async signal => {
      signal.addEventListener('abort', () => aborted.resolve())
      taking = elsewhere.takeOver('book', async () => 'taken over')
      await aborted.promise
    })
    assert.equal(await taking, 'taken over')
  } finally {
    await Promise.all([here.close(), elsewhere.close()])
    await bouncer.stop()
  }
})

test('PgBouncer in transaction mode is refused, whatever it does with start-up options', {
  skip: skipBouncer,
}, async () => {
  const expected =
    /^The pooler in DATABASE_URL gives each transaction another session, .* Set pool_mode = session in pgbouncer\.ini/
  assert.match(await refusalOf({ pool_mode: 'transaction' }), expected)
  // If the right settings are defaults of the users, only the sessions reveal the pooler.
  for (const role of databaseRoles) {
    const { name } = loginAs(role, cluster.url, deriveSecrets(testSecret).databaseLogin)
    for (const setting of settingsFor(1)) {
      const [parameter, value = ''] = setting.split('=')
      await cluster.ask(`alter role ${name} set ${parameter} = ${value.includes(',') ? value : `'${value}'`}`)
    }
  }
  const silent = { pool_mode: 'transaction', ignore_startup_parameters: 'options' }
  assert.match(await refusalOf(silent), expected)
  for (const role of databaseRoles) {
    const { name } = loginAs(role, cluster.url, deriveSecrets(testSecret).databaseLogin)
    await cluster.ask(`alter role ${name} reset all`)
  }
  assert.match(await refusalOf({ pool_mode: 'statement' }), expected)
})

test('PgBouncer that drops start-up options is refused', { skip: skipBouncer }, async () => {
  assert.match(
    await refusalOf({ ignore_startup_parameters: 'options' }),
    /^Refused a connection to the database: its \w+ is .* pool_mode = session, no "options" in ignore_startup_parameters/,
  )
})
