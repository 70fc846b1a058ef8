import type pg from 'pg'
import type { Pools } from './assembly.ts'
import { readClock } from './monitoring/self-check.store.ts'
import { refuseWrongClock } from './monitoring/self-check.ts'
import { refuseMoved } from './move/moved.ts'
import { forgetFolder, lockFolder } from './objects/shared-folder.store.ts'
import { enterSharedFolder, isShared } from './objects/shared-folder.ts'
import { lockStart } from './operator/keys.store.ts'
import { openKeys } from './operator/keys.ts'
import { bootstrap, type FirstRun, inTransaction } from './operator/operator.ts'
import { OperatorError } from './operator-error.ts'
import { deriveSecrets, replaceKeys, type Secrets } from './secrets.ts'
import type { StartOptions } from './start-options.ts'
import { createLogins } from './storage/logins.ts'
import { migrate } from './storage/migrate.ts'
import { runAsOwner } from './storage/owner.ts'
import { addPartitionsAtStart } from './storage/partitions/partitions.store.ts'
import { NotWritable } from './storage/reaching/away.ts'
import { connectTo, refuseReadOnly, refuseStandby } from './storage/reaching/connecting.ts'
import { refuseSharedSession } from './storage/reaching/pooler.ts'
import type { Presence } from './storage/reaching/presence.ts'
import { loginRefusal, onlyReads } from './storage/session.ts'
import { admitStandbys } from './storage/standbys/admit.ts'

/**
 * Refuses a database, a secret, a folder or a clock that would not fit the other servers, applies migrations and logs in.
 * The first start also creates the first organization and its key, which is shown once.
 */
export async function prepareDatabase(
  options: StartOptions,
  pools: Pools,
  secrets: Secrets,
  presence: Presence,
): Promise<{ firstRun: FirstRun | undefined; isRotating: boolean }> {
  const { config, databaseUrl, secret, previousSecret: previous, log, now = () => new Date() } = options
  await options.databaseStarted
  return await runAsOwner(databaseUrl, 'learn start', async client => {
    await refuseUnfit(client, databaseUrl)
    await refuseWrongClock(() => readClock(client), log)
    const applied = await migrate(client, undefined, undefined, {
      say: text => log.info(text),
      url: databaseUrl,
    })
    if (applied.length > 0) log.info({ applied }, 'applied migrations')
    if (config.databaseReplicaUrl) await admitStandbys(client, config.databaseReplicaUrl, log)
    await lockStart(client)
    await refuseMoved(client) // A move closes the database while nobody holds this lock.
    const { generations, isRotating } = await openKeys(client, { secret, previous }, now())
    replaceKeys(secrets, deriveSecrets(secret, now, generations))
    if (isShared(config))
      await inTransaction(client, async () => {
        await lockFolder(client)
        await enterSharedFolder(client, config)
      })
    // The database is in the same folder, and may be moved out of it again.
    else if (config.databaseUrl === undefined) await forgetFolder(client)
    await addPartitionsAtStart(client)
    await createLogins(client, secrets.databaseLogin)
    await logIn(pools, presence)
    const firstRun = await bootstrap(client, {
      email: config.bootstrapEmail,
      apiKey: config.bootstrapApiKey,
      signupCredits: config.signupCredits,
      mediaQuota: config.mediaQuota,
      now: now(),
    })
    if (!isRotating && previous) await endRotation(options)
    return { firstRun, isRotating }
  })
}

async function endRotation({ log, onRotated }: StartOptions): Promise<void> {
  log.info('LEARN_SECRET_PREVIOUS is not needed: LEARN_SECRET alone opens everything')
  await onRotated?.()
}

/**
 * Refuses a read-only database, and a pooler that shares sessions, before anything relies on them. A database that was
 * moved is also read-only, but records its new address. The record of an interrupted move is removed first.
 */
async function refuseUnfit(client: pg.Client, url: string): Promise<void> {
  await refuseStandby(client).catch(explain)
  await refuseMoved(client)
  await refuseReadOnly(client).catch(explain)
  await refuseSharedSession(client, () => connectTo(url, { application_name: 'learn start' }))
}

function explain(error: unknown): never {
  throw error instanceof NotWritable ? new OperatorError(onlyReads, { cause: error }) : error
}

/** Connects once as each database user, so that a connection we refuse stops the start instead of failing a later request. */
async function logIn({ database, identity, worker }: Pools, presence: Presence): Promise<void> {
  await presence.start().catch(error => Promise.reject(loginRefusal(worker.login, error)))
  await Promise.all(
    [database, identity, worker].map(({ pool, login }) =>
      pool.connect().then(
        client => client.release(),
        error => Promise.reject(loginRefusal(login, error)),
      ),
    ),
  )
}
