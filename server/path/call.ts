import type { Operation } from '@learn/contract/operation'
import type { Application } from '../application.ts'
import { fault } from '../fault.ts'
import type { Audience, Caller } from '../identity/authenticate.ts'
import { Denied } from '../identity/authorize.ts'
import { findNewAddress } from '../identity/moved.store.ts'
import { MovedAway } from '../identity/moved.ts'
import type { Reach } from '../identity/reach.ts'
import type { Trace } from '../monitoring/trace.ts'
import { notFoundMessage } from '../not-found.ts'
import type { ByteSource } from '../objects/incoming.ts'
import type { Transaction } from '../storage/database.ts'
import { keepOrganization } from '../storage/organization.store.ts'
import { isAboutClosedAccount, notCompared, StaleAccess } from '../storage/scope.ts'
import type { RawInput } from './validate.ts'

/** One call of an operation, over HTTP or within the process. */
export interface Call {
  readonly operation: Operation
  readonly requestId: string
  readonly authorization: string | undefined
  readonly audience: Audience
  readonly idempotencyKey: string | undefined
  /** Set if the caller only wants to know what would happen. */
  readonly isDryRun?: boolean
  readonly address: string
  /** Set for later reads of a call that stays open: it was counted against the rate limit when it began. */
  readonly isContinued?: true
  /** Parses the input on demand, so that a caller who may not call this costs no parsing. */
  readonly input: () => RawInput
  /** How large its body is. */
  readonly bytes?: number
  /** Bytes that come separately from the input, for operations that take them that way. */
  readonly source?: ByteSource
  /** Set if the steps of the call are measured. */
  readonly trace?: Trace | undefined
}

export interface Result {
  /** Not read-only, because of `takeBody`. */
  body: unknown
  /** Whether this is the stored answer to an earlier request. */
  readonly replayed: boolean
  /** Whether nothing was changed, because the caller only wanted to know what would happen. */
  readonly isDryRun?: true
}

/**
 * Takes the body out of a result. The promises of a call that has waited for its turn are in the old part of the memory, and
 * whatever they lead to stays there until the next full collection, long after it was sent.
 */
export function takeBody(result: Result): unknown {
  const { body } = result
  result.body = undefined
  return body
}

export type BaseContext = ReturnType<typeof baseContext>

export function baseContext(app: Application, call: Call, caller: Caller, reach: Reach) {
  return {
    operationId: call.operation.id,
    actor: caller.actor,
    scopes: caller.scopes,
    expiresAt: Number.isFinite(caller.expiresAt) ? new Date(caller.expiresAt) : null,
    clientOf: caller.clientOf,
    organizations: reach.organizations,
    reach: reach.parameter,
    now: app.now(),
    secrets: app.secrets,
    publicUrl: app.publicUrl,
    parts: app.parts,
    fault,
  }
}

/** How often a streamed answer may be restarted if the caller's access keeps changing. */
const mostReadings = 5

/**
 * Retries the call with freshly read access if the cached access was stale or insufficient. The retry skips the version
 * check, so that frequent changes can't starve a call. A streamed answer can take long, so its pieces are still checked.
 */
export async function withFreshAccess<T>(
  app: Application,
  call: Call,
  cached: Caller,
  work: (caller: Caller) => Promise<T>,
  reading = 1,
): Promise<T> {
  try {
    return await work(cached)
  } catch (error) {
    const isStale = error instanceof StaleAccess || isAboutClosedAccount(error)
    const isRefused = error instanceof Denied || error instanceof MovedAway
    if (!(isStale || (isRefused && reading === 1))) throw error
    app.credentials.forget(call.authorization, call.audience)
    const fresh = await app.credentials.authenticate(call.authorization, call.audience, app.now())
    if (call.operation.transport === 'pieces' && reading < mostReadings)
      return await withFreshAccess(app, call, fresh, work, reading + 1)
    return await work({ ...fresh, versions: notCompared, reaches: new Map() })
  }
}

/** Waits for the organization's or person's turn, then runs a transaction in which its organizations can't be deleted. */
export async function inTransaction<T>(
  app: Application,
  reach: Reach,
  { actor }: BaseContext,
  work: (db: Transaction) => Promise<T>,
): Promise<T> {
  const [at] = reach.organizations
  const transact = () =>
    app.database.transaction(
      reach.scope,
      async db => {
        for (const id of reach.organizations)
          if (id !== reach.scope.only && !(await keepOrganization(db, id))) throw noOrganization()
        return await work(db)
      },
      noOrganization,
    )
  try {
    return at === undefined
      ? await app.fairQueue.runOfPerson(actor.userId, transact)
      : await app.fairQueue.run(at, transact, actor.userId)
  } catch (error) {
    const address = error instanceof Gone && (await findNewAddress(app.database.system, reach.organizations))
    throw address ? new MovedAway(address) : error
  }
}

/** The organization was deleted or has moved since the caller was authorized. */
class Gone extends Denied {}

const noOrganization = () => new Gone('NotFound', notFoundMessage('organizationId'))

/** Who did it, with which operation, from where. */
export const occasionOf = ({ operation, requestId, address }: Call, { actor, now }: BaseContext) => ({
  actor,
  operation: operation.id,
  address,
  requestId,
  now,
})

/** An answer may contain a secret, so it is repeated only to a caller with the same scopes. */
export function idempotentRequest(
  { id: operation, answeredOnce }: Operation,
  { actor: { principalId }, scopes }: Pick<Caller, 'actor' | 'scopes'>,
  key: string | undefined,
  input: object,
  now: Date,
) {
  return { principalId, operation, key, input: { input, scopes: [...scopes].sort() }, now, answeredOnce }
}
