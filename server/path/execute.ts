import { project } from '@learn/contract/checks/project'
import type { ErrorKind } from '@learn/contract/errors'
import { Deleted } from '@learn/contract/values'
import type { Application } from '../application.ts'
import type { MutationContext } from '../context.ts'
import { Fault } from '../fault.ts'
import type { Caller } from '../identity/authenticate.ts'
import { admit, authorize, Denied } from '../identity/authorize.ts'
import { MovedAway } from '../identity/moved.ts'
import type { RateLimitHeaders } from '../identity/rate-limit.ts'
import type { Reach } from '../identity/reach.ts'
import { uuidv7 } from '../ids.ts'
import { step } from '../monitoring/trace.ts'
import { busyFault } from '../storage/busy.ts'
import type { Transaction } from '../storage/database.ts'
import {
  answerOnce,
  findStoredAnswer,
  keyName,
  requestName as nameOf,
  readIdempotencyKey,
  runOnce,
  StillRunning,
} from '../storage/idempotency.ts'
import { DatabaseAway, OutcomeUnknown } from '../storage/reaching/away.ts'
import { notCompared, organizationsLiteral } from '../storage/scope.ts'
import { handlerOf } from '../surface.ts'
import type { Share } from '../turns.ts'
import { noteCall } from '../watchdog.ts'
import {
  type BaseContext,
  baseContext,
  type Call,
  idempotentRequest,
  inTransaction,
  type Result,
  withFreshAccess,
} from './call.ts'
import { type Charge, ReservationEnded, release, reserve } from './charge.ts'
import { dryRun } from './dry-run.ts'
import { type Performed, perform } from './perform.ts'
import { Pieces } from './pieces.ts'
import { receive } from './receive.ts'
import { validate } from './validate.ts'

export interface Outcome {
  readonly result: Result | Fault
  readonly rateLimit: RateLimitHeaders
  readonly principalId: string | undefined
  /** Whose share of the server the call uses. */
  readonly share: Share
}

/**
 * A large body leaves a large string behind, and collecting those stops the thread for 10 to 50 ms now and then, after the
 * turn. Somebody who sends many gets 10 MB a second while others are present.
 */
const bytesPerMillisecond = 10_000

/** The path that every operation takes. The caller has already assigned the request id. */
export async function execute(app: Application, call: Call): Promise<Outcome> {
  let caller: Caller | undefined
  let rateLimit: RateLimitHeaders = {}
  const now = app.now()
  const { trace } = call
  noteCall(call.operation.id)
  try {
    caller = await step(trace, 'authenticate', () =>
      app.credentials.authenticate(call.authorization, call.audience, now),
    )
    const current = caller
    if (!call.isContinued) {
      const limit = await step(trace, 'rate limit', () => app.rateLimits.countCaller(current, now))
      rateLimit = limit.headers
      if (limit.refusal) throw limit.refusal
    }
    let input: object | undefined
    const result = await withFreshAccess(app, call, caller, async fresh => {
      const endWait = trace?.begin('turn')
      const begun = await app.calls.run(
        fresh.share,
        async () => {
          endWait?.()
          admit(call.operation, fresh)
          const given = input ?? step(trace, 'validate', () => validate(call.operation, call.input()))
          input = given
          const reach = await step(trace, 'authorize', () =>
            authorize(app.database, call.operation, fresh, given),
          )
          const base = baseContext(app, call, fresh, reach)
          if (call.operation.effect === 'read')
            return await step(trace, 'function', () => read(app, call, reach, base, given))
          return { reach, base, input: given }
        },
        (call.bytes ?? 0) / bytesPerMillisecond,
      )
      // Changes and uploads have limits of their own. While they wait, they must not keep reads from being answered.
      return 'body' in begun ? begun : await change(app, call, fresh, begun)
    }).catch(error => findRepeatedDeletion(app, call, current, input, error))
    app.lastUses.note(current.actor.credentialId, now)
    return { result, rateLimit, principalId: current.actor.principalId, share: current.share }
  } catch (error) {
    const failure = toFault(app, call, error)
    if (failure.kind !== 'Unauthorized') {
      if (caller) app.lastUses.note(caller.actor.credentialId, now)
      return {
        result: failure,
        rateLimit,
        principalId: caller?.actor.principalId,
        share: caller?.share ?? {},
      }
    }
    // Only failed authentication counts against the address, so a valid credential never suffers for its neighbours.
    const { headers, refusal } = await app.rateLimits.countAddress(call.address, now)
    return { result: refusal ?? failure, rateLimit: headers, principalId: undefined, share: {} }
  }
}

async function change(
  app: Application,
  call: Call,
  caller: Caller,
  { reach, base, input }: { reach: Reach; base: BaseContext; input: object },
): Promise<Result> {
  const { effect, transport } = call.operation
  if (call.isDryRun) return await step(call.trace, 'transaction', () => dryRun(app, call, reach, base, input))
  if (transport === 'upload') return await receive(app, call, reach, base, input, caller)
  return await (effect === 'paid' ? pay : mutate)(app, call, reach, base, input)
}

async function read(
  app: Application,
  call: Call,
  reach: Reach,
  base: BaseContext,
  input: object,
): Promise<Result> {
  const { transport, formats, fromStandby } = call.operation
  // Exports and documents may take longer than what a page shows.
  const pace = transport === 'pieces' || formats ? 'long' : 'brief'
  const ctx = { ...base, db: (fromStandby ? app.standbys : app.database).scoped(reach.scope, pace) }
  // A read's function takes the plain context, which the union of all functions can't express.
  const output = await handlerOf(app.surface, call.operation)(
    ctx as unknown as MutationContext<ErrorKind>,
    input,
  )
  const { response } = call.operation
  if (transport === 'pieces') {
    const pieces = new Pieces(response, output as object)
    await pieces.begin()
    return { body: pieces, replayed: false }
  }
  return { body: project(response, output), replayed: false }
}

/** How often a paid call restarts if another call for the same request released its credits. */
const mostBeginnings = 3

/**
 * Reserves the credits before the work and charges them in the same transaction as its effect. A failure releases them;
 * if the server crashes, the reservation expires. A request that was already answered is not charged again.
 */
async function pay(
  app: Application,
  call: Call,
  reach: Reach,
  base: BaseContext,
  input: object,
  beginning = 1,
): Promise<Result> {
  const { operation, trace } = call
  const { now } = base
  const db = app.database.scoped(reach.scope)
  const request = idempotentRequest(operation, base, readIdempotencyKey(call.idempotencyKey), input, now)
  const known = await findStoredAnswer(db, app.secrets, request)
  if (known) return known
  const { credits } = await step(trace, 'quote', () => app.parts.quote(operation, { ...base, db }, input))
  const wanted = { credits, request: keyName(app.secrets, request), now }
  const reserving = step(trace, 'reserve', () => reserve(app, operation, reach, wanted))
  const charge = await reserving.catch(async error => {
    // A concurrent call for the same request may have spent the last credits and answered by now.
    const answered = await findStoredAnswer(db, app.secrets, request)
    if (answered) return answered
    throw error
  })
  if ('body' in charge) return charge
  try {
    const result = await mutate(app, call, reach, base, input, charge)
    if (result.replayed) await release(app, reach, charge)
    return result
  } catch (error) {
    // The other call for this request is using these credits, whichever of the two reserved them.
    if (!(error instanceof StillRunning)) await release(app, reach, charge)
    if (!(error instanceof ReservationEnded) || beginning === mostBeginnings) throw error
    return await pay(app, call, reach, base, input, beginning + 1)
  }
}

/** The effect, its audit events, its stored answer and its charge are one transaction. */
async function mutate(
  app: Application,
  call: Call,
  reach: Reach,
  base: BaseContext,
  input: object,
  charge?: Charge,
): Promise<Result> {
  const { now } = base
  const { trace } = call
  const key = readIdempotencyKey(call.idempotencyKey)
  const request = idempotentRequest(call.operation, base, key, input, now)
  let name: string | undefined // Also the same if the transaction is made again.
  const requestName = () => {
    name ??= nameOf(app.secrets, request)?.toString('hex') ?? uuidv7(now)
    return name
  }
  let done: Performed | undefined
  let attempts = 0
  const stored = app.database.scoped(reach.scope)
  const work = async (db: Transaction) => {
    const isRetried = ++attempts > 1
    // The last audit event commits, unless an answer is stored afterwards.
    const last = key === undefined ? db.finish : db.soon.query
    done = await perform(app, call, base, db, input, { charge, requestName, last, isRetried })
    return done.answer
  }
  const once = (db: Transaction) => runOnce(db, app.secrets, request, () => work(db))
  const transact = () => answerOnce(stored, app.secrets, request, () => inTransaction(app, reach, base, once))
  const result = await step(trace, 'transaction', () => settle(transact, key)).catch(error => {
    // The other change may be this call's first attempt, on a lost connection that PostgreSQL has not noticed yet.
    throw error instanceof StillRunning && attempts > 1 ? new DatabaseAway(error) : error
  })
  for (const work of done?.afterwards ?? []) work()
  return result
}

/** With a key, a change whose outcome is unknown is repeated: this makes the change, or finds its stored answer. */
async function settle(transact: () => Promise<Result>, key: string | undefined): Promise<Result> {
  return await transact().catch(async error => {
    if (!(error instanceof OutcomeUnknown) || key === undefined) throw error
    return await transact().catch(again => {
      throw saysNothing(again) ? error : again
    })
  })
}

/** Whether a failure leaves open what became of the attempt before. */
const saysNothing = (error: unknown) =>
  (error instanceof Fault && error.kind === 'TooManyRequests' && !(error instanceof MovedAway)) ||
  busyFault(error) !== undefined

/** A repeated deletion with the same idempotency key gets the first answer, although the subject no longer exists. */
async function findRepeatedDeletion(
  app: Application,
  { operation, idempotencyKey, isDryRun }: Call,
  caller: Caller,
  input: object | undefined,
  refusal: unknown,
): Promise<Result> {
  const isGone = input && refusal instanceof Denied && refusal.kind === 'NotFound'
  if (!isGone || operation.response !== Deleted || idempotencyKey === undefined || isDryRun) throw refusal
  const key = readIdempotencyKey(idempotencyKey)
  const request = idempotentRequest(operation, caller, key, input, app.now())
  const { principalId } = caller.actor
  const ownAnswers = {
    principalId,
    versions: notCompared,
    organizations: organizationsLiteral([]),
    share: caller.share,
  }
  return await answerOnce(app.database.scoped(ownAnswers), app.secrets, request, () =>
    app.database.transaction(ownAnswers, db =>
      runOnce(db, app.secrets, request, async () => {
        throw refusal
      }),
    ),
  )
}

/** An undeclared failure is a bug: its cause goes to the log, never to the caller. */
function toFault(app: Application, { operation, requestId }: Call, error: unknown): Fault {
  if (error instanceof Fault) return error
  const busy = busyFault(error)
  if (busy) {
    const isKnown = error instanceof DatabaseAway // An outage is logged once, not for each call.
    app.log[isKnown ? 'debug' : 'warn'](
      { requestId, operation: operation.id, err: error },
      'the database was too busy or unavailable',
    )
    return busy
  }
  app.log.error({ requestId, operation: operation.id, err: error }, 'operation failed')
  return new Fault(
    'InternalError',
    'Something went wrong on the server. Give the operator this request id; the log has the cause.',
    {},
    error,
  )
}
