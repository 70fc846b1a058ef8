import type { Operation } from '@learn/contract/operation'
import type { Application } from './application.ts'
import { fault } from './fault.ts'
import type { Audience, Caller } from './identity/authenticate.ts'
import { Denied, type Reach } from './identity/authorize.ts'
import type { ByteSource } from './objects/incoming.ts'
import type { Transaction } from './storage/database.ts'
import { holdOrganization } from './storage/organization.store.ts'
import { notCompared, StaleAccess } from './storage/scope.ts'
import type { RawInput } from './validate.ts'

/** One call of one operation, from HTTP or from within the process. */
export interface Call {
  readonly operation: Operation
  readonly requestId: string
  readonly authorization: string | undefined
  readonly audience: Audience
  readonly idempotencyKey: string | undefined
  readonly address: string
  /** The next read of a call that goes on: it was counted when it began. */
  readonly goesOn?: true
  /** Gives the input once it is wanted: a caller who is not let in costs no parsing. */
  readonly input: () => RawInput
  /** Bytes that come beside the input, for an operation that takes them so. */
  readonly source?: ByteSource
}

export interface Result {
  readonly body: unknown
  /** Whether it is the stored answer to an earlier request. */
  readonly replayed: boolean
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
    desk: app.desk,
    objects: app.objects,
    incoming: app.incoming,
    processing: app.processing,
    pictures: app.pictures,
    surface: app.surface,
    guesses: app.rateLimits,
    trialDays: app.trialDays,
    fault,
  }
}

/** How often a call whose answer takes long begins anew, where what the caller may do changes again and again. */
const mostReadings = 5

/**
 * Runs the call again where what was cached of the caller is not, or may not be, true any more: the database says
 * that it has changed, or it was not enough. What is then read is read for this call and needs no comparison, so
 * that under many changes at once no call is starved. An answer in pieces is read for as long as somebody takes it, so
 * each piece is compared all the same.
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
    if (!(error instanceof StaleAccess || (error instanceof Denied && reading === 1))) throw error
    app.credentials.forget(call.authorization, call.audience)
    const fresh = await app.credentials.authenticate(call.authorization, call.audience, app.now())
    if (call.operation.transport === 'pieces' && reading < mostReadings)
      return await withFreshAccess(app, call, fresh, work, reading + 1)
    return await work({ ...fresh, versions: notCompared, reaches: new Map() })
  }
}

/** A transaction that holds its organizations to the end, when it is its turn. */
export async function inTransaction<T>(
  app: Application,
  reach: Reach,
  { actor }: BaseContext,
  work: (db: Transaction) => Promise<T>,
): Promise<T> {
  const at = reach.organizations[0] ?? actor.principalId
  return await app.turns.take(at, () =>
    app.database.transaction(reach.scope, async db => {
      for (const id of reach.organizations) {
        if (id !== db.holds && !(await holdOrganization(db, id)))
          throw new Denied('NotFound', 'Organization not found.')
      }
      return await work(db)
    }),
  )
}

/** Who did it, by which operation, from where. */
export const occasion = ({ operation, requestId, address }: Call, { actor, now }: BaseContext) => ({
  actor,
  operation: operation.id,
  address,
  requestId,
  now,
})

/** An answer may hold a secret: it is repeated only to who may do as much as who got it first. */
export function idempotentRequest(
  { id: operation }: Operation,
  { actor: { principalId }, scopes }: Pick<Caller, 'actor' | 'scopes'>,
  key: string | undefined,
  input: object,
  now: Date,
) {
  return { principalId, operation, key, input: { input, scopes: [...scopes].sort() }, now }
}
