import type { ErrorKind } from '@learn/contract/errors'
import type { Operation } from '@learn/contract/operation'
import { project } from '@learn/contract/project'
import { Deleted } from '@learn/contract/values'
import type { Application } from './application.ts'
import { type Charge, HeldNoMore, hold, postAll, release } from './charge.ts'
import { type MutationContext, mutationContext } from './context.ts'
import { Fault, fault } from './fault.ts'
import type { Audience, Caller } from './identity/authenticate.ts'
import { authorize, Denied, type Reach } from './identity/authorize.ts'
import type { RateLimitHeaders } from './identity/rate-limit.ts'
import { uuidv7 } from './ids.ts'
import { Pieces } from './pieces.ts'
import { quote } from './quote.ts'
import { record } from './record.ts'
import {
  keyName,
  once,
  readIdempotencyKey,
  requestName,
  StillUnderWay,
  storedAnswer,
} from './storage/idempotency.ts'
import { holdOrganization } from './storage/organization.store.ts'
import { notCompared, organizationsLiteral, StaleAccess } from './storage/scope.ts'
import { handlerOf } from './surface.ts'
import { type RawInput, validate } from './validate.ts'

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
}

export interface Result {
  readonly body: unknown
  /** Whether it is the stored answer to an earlier request. */
  readonly replayed: boolean
}

export interface Outcome {
  readonly result: Result | Fault
  readonly rateLimit: RateLimitHeaders
  readonly principalId: string | undefined
}

/** The one path of every operation. The caller of this function has given the request its id. */
export async function execute(app: Application, call: Call): Promise<Outcome> {
  let caller: Caller | undefined
  let rateLimit: RateLimitHeaders = {}
  const now = app.now()
  try {
    caller = await app.credentials.authenticate(call.authorization, call.audience, now)
    const current = caller
    const { credentialId } = current.actor
    if (!call.goesOn) {
      const limit = app.rateLimits.countCredential(credentialId, now)
      rateLimit = limit.headers
      if (limit.refusal) throw limit.refusal
    }
    const input = validate(call.operation, call.input())
    const result = await withFreshAccess(app, call, caller, async fresh => {
      const reach = await authorize(app.database, call.operation, fresh, input)
      const base = baseContext(app, call, fresh, reach)
      return await effects[call.operation.effect](app, call, reach, base, input)
    }).catch(error => repeatedDeletion(app, call, current, input, error))
    app.lastUses.note(credentialId, now)
    return { result, rateLimit, principalId: caller.actor.principalId }
  } catch (error) {
    const failure = toFault(app, call, error)
    if (failure.kind !== 'Unauthorized') {
      if (caller) app.lastUses.note(caller.actor.credentialId, now)
      return { result: failure, rateLimit, principalId: caller?.actor.principalId }
    }
    // Whoever has no good credential is counted by address; a good one is never refused for its neighbours' guesses.
    const { headers, refusal } = app.rateLimits.countAddress(call.address, now)
    return { result: refusal ?? failure, rateLimit: headers, principalId: undefined }
  }
}

type BaseContext = ReturnType<typeof baseContext>
type Effect = (
  app: Application,
  call: Call,
  reach: Reach,
  base: BaseContext,
  input: object,
) => Promise<Result>

const effects: Record<Operation['effect'], Effect> = {
  read,
  mutate,
  paid: pay,
}

/** How often a call whose answer takes long begins anew, where what the caller may do changes again and again. */
const mostReadings = 5

/**
 * Runs the call again where what was cached of the caller is not, or may not be, true any more: the database says
 * that it has changed, or it was not enough. What is then read is read for this call and needs no comparison, so
 * that under many changes at once no call is starved. An answer in pieces is read for as long as somebody takes it, so
 * each piece is compared all the same.
 */
async function withFreshAccess<T>(
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

async function read(
  app: Application,
  call: Call,
  reach: Reach,
  base: BaseContext,
  input: object,
): Promise<Result> {
  const ctx = { ...base, db: app.database.scoped(reach.scope) }
  // A read's function is typed to the plain context; the union of all functions can't say so.
  const output = await handlerOf(app.surface, call.operation)(
    ctx as unknown as MutationContext<ErrorKind>,
    input,
  )
  const { response, transport } = call.operation
  if (transport === 'pieces') return { body: new Pieces(response, output as object), replayed: false }
  return { body: project(response, output), replayed: false }
}

/** How often a paid call begins anew, where what it held was given back by another for the same request. */
const mostBeginnings = 3

/**
 * The credits are held before the work, and charged in the transaction of its effect. What fails gives them back; where
 * the server is lost in between, their reservation expires. A request that was answered before is not charged again.
 */
async function pay(
  app: Application,
  call: Call,
  reach: Reach,
  base: BaseContext,
  input: object,
  beginning = 1,
): Promise<Result> {
  const { operation } = call
  const { now } = base
  const db = app.database.scoped(reach.scope)
  const request = idempotentRequest(operation, base, readIdempotencyKey(call.idempotencyKey), input, now)
  const known = await storedAnswer(db, app.secrets, request)
  if (known) return known
  const { credits } = await quote(app.surface, operation, { ...base, db }, input)
  const wanted = { credits, request: keyName(app.secrets, request), now }
  const charge = await hold(app, operation, reach, wanted).catch(async error => {
    // The first of two may have spent the last credits on this very request, and answered it by now.
    const answered = await storedAnswer(db, app.secrets, request)
    if (answered) return answered
    throw error
  })
  if ('body' in charge) return charge
  try {
    const result = await mutate(app, call, reach, base, input, charge)
    if (result.replayed) await release(app, reach, charge)
    return result
  } catch (error) {
    // Whoever is at work on the same request does it on these credits, whichever of the two has reserved them.
    if (!(error instanceof StillUnderWay)) await release(app, reach, charge)
    if (!(error instanceof HeldNoMore) || beginning === mostBeginnings) throw error
    return await pay(app, call, reach, base, input, beginning + 1)
  }
}

/** The effect, its audit events, its stored answer and its charge are one transaction: all of it, or none. */
async function mutate(
  app: Application,
  call: Call,
  reach: Reach,
  base: BaseContext,
  input: object,
  charge?: Charge,
): Promise<Result> {
  const { operation, requestId, address } = call
  const { now, actor } = base
  const key = readIdempotencyKey(call.idempotencyKey)
  const request = idempotentRequest(operation, base, key, input, now)
  const name = () => requestName(app.secrets, request)?.toString('hex') ?? uuidv7(now)
  let mailed = false
  let started = false
  const at = reach.organizations[0] ?? actor.principalId
  const result = await app.turns.take(at, () =>
    app.database.transaction(reach.scope, async db => {
      for (const id of reach.organizations) {
        if (id !== db.holds && !(await holdOrganization(db, id)))
          throw new Denied('NotFound', 'There is no such organization.')
      }
      const event = { actor, operation: operation.id, address, requestId, now }
      return await once(db, app.secrets, request, async () => {
        const { ctx, deeds, mails, jobs } = mutationContext(base, db, {
          ...event,
          charge,
          requestName: name,
        })
        const output = await handlerOf(app.surface, operation)(ctx, input)
        mailed = mails.length > 0
        started = jobs.length > 0
        // What a job holds is charged when that is done. Credits come before the audit log, here and everywhere: both are
        // held to the end, and in two orders two calls would wait for each other.
        if (charge && !started) await postAll(db, charge, now)
        const answer = project(operation.response, output)
        // Where no answer is stored after it, the last line of the audit log takes the commit along.
        await record(db, event, deeds, key === undefined ? db.finish : db.query)
        return answer
      })
    }),
  )
  if (mailed) app.mail.kick()
  if (started) app.jobs.kick()
  return result
}

/** What was deleted is not found any more. Who asks for it again with the same idempotency key gets the first answer all the same. */
async function repeatedDeletion(
  app: Application,
  { operation, idempotencyKey }: Call,
  caller: Caller,
  input: object,
  refusal: unknown,
): Promise<Result> {
  const isGone = refusal instanceof Denied && refusal.kind === 'NotFound'
  if (!isGone || operation.response !== Deleted || idempotencyKey === undefined) throw refusal
  const key = readIdempotencyKey(idempotencyKey)
  const request = idempotentRequest(operation, caller, key, input, app.now())
  const { principalId } = caller.actor
  const ownAnswers = { principalId, versions: notCompared, organizations: organizationsLiteral([]) }
  return await app.database.transaction(ownAnswers, db =>
    once(db, app.secrets, request, async () => {
      throw refusal
    }),
  )
}

/** An answer may hold a secret: it is repeated only to who may do as much as who got it first. */
function idempotentRequest(
  { id: operation }: Operation,
  { actor: { principalId }, scopes }: Pick<Caller, 'actor' | 'scopes'>,
  key: string | undefined,
  input: object,
  now: Date,
) {
  return { principalId, operation, key, input: { input, scopes: [...scopes].sort() }, now }
}

function baseContext(app: Application, call: Call, caller: Caller, reach: Reach) {
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
    surface: app.surface,
    guesses: app.rateLimits,
    trialDays: app.trialDays,
    fault,
  }
}

/** What is not a declared failure is one of ours: its cause goes to the log, never to the caller. */
function toFault(app: Application, { operation, requestId }: Call, error: unknown): Fault {
  if (error instanceof Fault) return error
  app.log.error({ requestId, operation: operation.id, err: error }, 'operation failed')
  return new Fault(
    'InternalError',
    'The server failed to answer. The request id finds the cause in its log.',
    {},
    error,
  )
}
