import pg from 'pg'
import type { Logger } from 'pino'
import { deriveSecrets, replaceKeys, type Secrets } from '../secrets.ts'
import { runAsOwner } from '../storage/owner.ts'
import * as store from './keys.store.ts'
import { countSessions, type OpenedKeys, readKeys, useNewest } from './keys.ts'
import { inTransaction } from './operator.ts'

export interface RotationTimes {
  readonly everyMilliseconds: number
  /** How long servers with the old secret must have been gone. Longer than a lost connection takes to return. */
  readonly quietMilliseconds: number
}

const usualTimes: RotationTimes = { everyMilliseconds: 10_000, quietMilliseconds: 30_000 }

interface RotationOptions {
  readonly databaseUrl: string
  readonly secret: string
  /** The server's own secrets, which receive the new keys. */
  readonly secrets: Secrets
  readonly log: Logger
  readonly now: () => Date
  readonly times?: Partial<RotationTimes> | undefined
  /** Called as soon as only the new secret is needed. */
  readonly onRotated: () => Promise<void>
}

/**
 * Finishes a rotation in the background, on any number of servers: brings the new keys into use once no server has the
 * old secret, then removes the old secret's database users. Returns a function that stops this work.
 */
export function startRotation(options: RotationOptions): () => Promise<void> {
  const { databaseUrl, log } = options
  const times = { ...usualTimes, ...options.times }
  const step = rotationSteps(options, times)
  let running: Promise<void> | undefined
  const run = async () => {
    try {
      if (await runAsOwner(databaseUrl, 'learn rotation', step)) clearInterval(timer)
    } catch (error) {
      log.warn({ err: error }, 'could not continue the rotation of the secret; trying again in a moment')
    }
  }
  const tick = () => {
    running ??= run().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(tick, times.everyMilliseconds)
  timer.unref()
  tick()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Returns a function that takes the next step, which can be repeated, and returns whether the rotation is complete. */
function rotationSteps(
  { secret, secrets, log, now, onRotated }: RotationOptions,
  { quietMilliseconds }: RotationTimes,
) {
  let quietSince: number | undefined
  let isInUse = false
  const use = async ({ generations }: OpenedKeys) => {
    replaceKeys(secrets, deriveSecrets(secret, now, generations))
    await onRotated()
    isInUse = true
    log.info('every server has the new secret, and the new keys are in use')
  }
  return async (client: pg.ClientBase): Promise<boolean> => {
    if (!isInUse) {
      if ((await countSessions(client, secret)) > 0) quietSince = undefined
      else quietSince ??= performance.now()
      const isQuiet = quietSince !== undefined && performance.now() - quietSince >= quietMilliseconds
      const opened = await readKeys(client, secret)
      const isUsed = opened.generations.every(({ usedFrom }) => usedFrom)
      if (!isUsed && !(isQuiet && (await useNewest(client, secret, now())))) return false
      await use(isUsed ? opened : await readKeys(client, secret))
    }
    return await removeFormer(client, log)
  }
}

/** Removes the database users of old secrets. Returns whether this server has nothing left to do. */
async function removeFormer(client: pg.ClientBase, log: Logger): Promise<boolean> {
  let isDone = true
  for (const known of await store.findSecrets(client)) {
    if (!known.replacedAt) continue
    if (await store.areConnected(client, known.logins)) isDone = false
    else if (!(await tryRemove(client, known))) {
      const logins = known.logins.join(', ')
      log.warn(`Have an administrator of your PostgreSQL drop the old secret's roles: ${logins}.`)
      return true
    }
  }
  if (isDone)
    log.info(
      'the rotation of the secret is complete: the previous secret is no longer needed, and LEARN_SECRET_PREVIOUS can be removed',
    )
  return isDone
}

async function tryRemove(client: pg.ClientBase, known: store.KnownSecret): Promise<boolean> {
  try {
    await inTransaction(client, () => store.removeSecret(client, known))
    return true
  } catch (error) {
    const refused = ['42501', '2BP01'] // Not allowed, or somebody has granted them other privileges.
    if (error instanceof pg.DatabaseError && refused.includes(error.code ?? '')) return false
    throw error
  }
}
