import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { createDatabase, createMigratedDatabase, type TestDatabase } from '../../test/support/database.ts'
import { eventually } from '../../test/support/money.ts'
import { temporaryDirectory } from '../../test/support/processes.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { deriveSecrets, sign } from '../secrets.ts'
import { type RunningServer, start } from '../start.ts'
import { loginNames, rolesScript } from '../storage/logins.ts'
import { migrate } from '../storage/migrate.ts'
import { type GivenSecrets, openKeys, readKeys, useNewest } from './keys.ts'
import { describeRotation } from './rotate-secret.ts'

const data = await temporaryDirectory()
const databases: TestDatabase[] = []
const secrets: string[] = []
const servers: RunningServer[] = []
after(async () => {
  for (const server of servers) await server.close()
  for (const database of databases) await database.drop()
  await asOwner(await createDatabase(), async client => {
    const logins = secrets.flatMap(secret => loginNames(deriveSecrets(secret).databaseLogin))
    for (const name of logins) await client.query(`drop role if exists ${name}`)
  })
  await data.remove()
})

/** Its database users belong to the whole PostgreSQL, with all its tests. */
function newSecret(): string {
  const secret = randomBytes(32).toString('base64url')
  secrets.push(secret)
  return secret
}

async function newDatabase(make = createMigratedDatabase): Promise<TestDatabase> {
  const database = await make()
  databases.push(database)
  return database
}

async function asOwner<T>({ url }: Pick<TestDatabase, 'url'>, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return await work(client).finally(() => client.end())
}

const now = () => new Date()

async function startWith(database: TestDatabase, { secret, previous }: GivenSecrets, log: string[] = []) {
  const server = await start({
    config: { ...readConfig({}), port: 0, dataDir: data.path },
    databaseUrl: database.url,
    secret,
    previousSecret: previous,
    rotationTimes: { everyMilliseconds: 50, quietMilliseconds: 100 },
    log: createLog('info', { write: line => log.push(line) }),
  })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= server.close()
    return closed
  }
  servers.push({ ...server, close })
  return { ...server, close }
}

async function tryStart(database: TestDatabase, given: GivenSecrets): Promise<void> {
  await (await startWith(database, given)).close()
}

const statusOf = (database: TestDatabase, secret: string) =>
  asOwner(database, client => describeRotation(client, secret))

const untilRotated = (database: TestDatabase, secret: string) =>
  eventually('the end of the rotation', async () =>
    /^No rotation is in progress/.test(await statusOf(database, secret)),
  )

/** Starts with both secrets, and waits until only the new one is needed. */
async function rotate(database: TestDatabase, previous: string, secret = newSecret()): Promise<string> {
  const server = await startWith(database, { secret, previous })
  await untilRotated(database, secret)
  await server.close()
  return secret
}

const generationsOf = async (database: TestDatabase) =>
  (await asOwner(database, client => client.query('select number from key_generations order by 1'))).rows.map(
    ({ number }) => number as number,
  )

const keyIn = ({ app }: RunningServer) => app.secrets.unsubscribe.current.export().toString('hex')
const derivedFrom = (secret: string) => deriveSecrets(secret).unsubscribe.current.export().toString('hex')

test('a new installation has keys that its secret alone does not yield', async () => {
  const [database, secret] = [await newDatabase(), newSecret()]
  const both = await Promise.all([startWith(database, { secret }), startWith(database, { secret })])
  assert.equal(keyIn(both[0]), keyIn(both[1]))
  assert.notEqual(keyIn(both[0]), derivedFrom(secret))
  for (const server of both) await server.close()
})

test('an installation from before there were rotations keeps its keys, and can be rotated with the same restart', async () => {
  for (const atOnce of [false, true]) {
    const [database, former] = [await newDatabase(createDatabase), newSecret()]
    await asOwner(database, async client => {
      await migrate(client, join(import.meta.dirname, '../storage/migrations'), 26)
      const fingerprint = sign(deriveSecrets(former).installation, 'fingerprint')
      await client.query('insert into installation (secret_fingerprint, created_at) values ($1, now())', [
        fingerprint,
      ])
    })
    if (!atOnce) {
      await assert.rejects(tryStart(database, { secret: newSecret() }), /different LEARN_SECRET/)
      const server = await startWith(database, { secret: former })
      assert.equal(keyIn(server), derivedFrom(former))
      await server.close()
    }
    const secret = await rotate(database, former)
    const server = await startWith(database, { secret })
    assert.notEqual(keyIn(server), derivedFrom(former))
    assert.equal(
      server.app.secrets.unsubscribe.of(1)?.export().toString('hex'),
      derivedFrom(former),
      'still accepted',
    )
    await server.close()
  }
})

test('a new secret without the one before, or with a wrong one, is refused and changes nothing', async () => {
  const [database, secret] = [await newDatabase(), newSecret()]
  await tryStart(database, { secret })
  const next = newSecret()
  await assert.rejects(tryStart(database, { secret: next }), (error: Error) => {
    assert.match(error.message, /To replace it, set LEARN_SECRET_PREVIOUS to the original one too\./)
    assert.match(error.message, /PINs, open invitations, queued emails .* are lost\. Accounts, passkeys/)
    return true
  })
  await assert.rejects(
    tryStart(database, { secret: next, previous: newSecret() }),
    /^Error: Neither LEARN_SECRET nor LEARN_SECRET_PREVIOUS is the secret of this database\./,
  )
  assert.deepEqual(await generationsOf(database), [1])
  await tryStart(database, { secret })
})

test('servers that begin a rotation together agree on its keys', async () => {
  const [database, former, secret] = [await newDatabase(), newSecret(), newSecret()]
  await tryStart(database, { secret: former })
  const given = { secret, previous: former }
  const started = await Promise.all([1, 2, 3].map(() => startWith(database, given)))
  await untilRotated(database, secret)
  await eventually('all of them', async () => new Set(started.map(keyIn)).size === 1)
  assert.equal(started[0]?.app.secrets.pin.generation, 2)
  assert.deepEqual(await generationsOf(database), [1, 2])
  for (const server of started) await server.close()
})

test('the former secret may be removed as soon as one server has started with both', async () => {
  const [database, former, secret] = [await newDatabase(), newSecret(), newSecret()]
  const old = await startWith(database, { secret: former })
  await tryStart(database, { secret, previous: former })
  const server = await startWith(database, { secret })
  assert.match(await statusOf(database, secret), /^1 of 3 steps are done/)
  await tryStart(database, { secret: former }) // An old server that restarts meanwhile.
  await assert.rejects(statusOf(database, former), {
    message:
      'This terminal has the old secret. Set LEARN_SECRET and LEARN_SECRET_PREVIOUS as the server has them.',
  })
  await assert.rejects(statusOf(database, newSecret()), /This terminal has another secret than the server\./)
  await old.close()
  await untilRotated(database, secret)
  await server.close()
})

test('a rotation can be taken back, before its end and after it', async () => {
  const [database, former, secret] = [await newDatabase(), newSecret(), newSecret()]
  const old = await startWith(database, { secret: former })
  await tryStart(database, { secret, previous: former })
  await tryStart(database, { secret: former, previous: secret })
  assert.match(await statusOf(database, former), /^No rotation is in progress/)
  await assert.rejects(statusOf(database, secret), /^Error: This terminal has the old secret\./)
  await old.close()
  await tryStart(database, { secret: former })
  await rotate(database, former, secret)
  await rotate(database, secret, former)
  await assert.rejects(tryStart(database, { secret }))
  await tryStart(database, { secret: former })
  assert.deepEqual(await generationsOf(database), [1, 2, 3])
})

test('LEARN_SECRET_PREVIOUS that is left set does no harm, and the log says so', async () => {
  const [database, former] = [await newDatabase(), newSecret()]
  await tryStart(database, { secret: former })
  const secret = await rotate(database, former)
  const log: string[] = []
  const server = await startWith(database, { secret, previous: former }, log)
  assert(log.some(line => line.includes('LEARN_SECRET_PREVIOUS is not needed')))
  await server.close()
  assert.deepEqual(await generationsOf(database), [1, 2])
})

/** Loses its connection instead of sending this statement, and none after it. */
function dyingAt(client: pg.Client, statement: number): { client: pg.Client; count: () => number } {
  let count = 0
  const query = async (...args: unknown[]) => {
    if (++count >= statement) {
      await client.end()
      throw new Error('the process was killed')
    }
    return await (client.query as (...args: unknown[]) => unknown).apply(client, args)
  }
  return { client: { query } as unknown as pg.Client, count: () => count }
}

/** Does the work again and again, each time killed at a later statement, until it gets through. */
async function killEverywhere(database: TestDatabase, work: (client: pg.Client) => Promise<unknown>) {
  for (let statement = 1; ; statement++) {
    const isThrough = await asOwner(database, async client => {
      const dying = dyingAt(client, statement)
      await work(dying.client).catch(() => undefined)
      return dying.count() < statement
    })
    if (isThrough) return statement
  }
}

test('a process that is killed anywhere in a rotation leaves nothing half done, and the next one finishes it', async () => {
  const [database, former, secret] = [await newDatabase(), newSecret(), newSecret()]
  await killEverywhere(database, client => openKeys(client, { secret: former }, now()))
  const first = await asOwner(database, client => readKeys(client, former))
  assert.deepEqual(await generationsOf(database), [1])
  const tried = await killEverywhere(database, client =>
    openKeys(client, { secret, previous: former }, now()),
  )
  assert(tried > 8)
  assert.deepEqual(await generationsOf(database), [1, 2])
  assert((await killEverywhere(database, client => useNewest(client, secret, now()))) > 8)
  const { generations } = await asOwner(database, client => readKeys(client, secret))
  assert.equal(generations[0]?.root, first.generations[0]?.root)
  assert(generations.every(({ usedFrom }) => usedFrom))
  await assert.rejects(asOwner(database, client => readKeys(client, former)))
  const server = await startWith(database, { secret })
  await untilRotated(database, secret)
  await server.close()
})

test('an owner who may not create or drop users is shown what an administrator must run', async () => {
  const [database, former, secret] = [await newDatabase(createDatabase), newSecret(), newSecret()]
  const asAdministrator = (text: string) => asOwner(database, client => client.query(text))
  const createUsers = async (of: string) => {
    for (const text of rolesScript(deriveSecrets(of).databaseLogin).trim().split('\n'))
      await asAdministrator(text).catch(error => assert.match(error.message, /already exists/))
  }
  const url = new URL(database.url)
  const name = `owner_of_${url.pathname.slice(1)}`
  await asAdministrator(`create role ${name} login password 'x'; alter database ${url.pathname.slice(1)} owner to ${name};
    alter schema public owner to ${name}`)
  url.username = name
  url.password = 'x'
  const owned = { ...database, url: url.href }
  await createUsers(former)
  const old = await startWith(owned, { secret: former })
  await assert.rejects(tryStart(owned, { secret, previous: former }), /database-roles" prints/)
  await createUsers(secret)
  const log: string[] = []
  const server = await startWith(owned, { secret, previous: former }, log)
  assert.match(await statusOf(owned, secret), /: \d+ connections? from servers with the old secret/)
  await old.close()
  const advice = async () => log.some(line => line.includes("drop the old secret's roles: learn_app_"))
  await eventually('the advice', advice)
  assert.equal(server.app.secrets.pin.generation, 2)
  assert.match(
    await statusOf(owned, secret),
    /waiting {2}The old database users are removed: drop the roles learn_/,
  )
  for (const user of loginNames(deriveSecrets(former).databaseLogin))
    await asAdministrator(`drop role ${user}`)
  await server.close()
  const later = await startWith(owned, { secret })
  await untilRotated(owned, secret)
  await later.close()
})
