import { project } from '@learn/contract/checks/project'
import type { ErrorKind } from '@learn/contract/errors'
import type { Application } from '../application.ts'
import type { MutationContext, UploadContext } from '../context.ts'
import type { Caller } from '../identity/authenticate.ts'
import { authorize } from '../identity/authorize.ts'
import type { Reach } from '../identity/reach.ts'
import { uuidv7 } from '../ids.ts'
import { step } from '../monitoring/trace.ts'
import type { Transaction } from '../storage/database.ts'
import { answerOnce, findStoredAnswer, readIdempotencyKey, runOnce } from '../storage/idempotency.ts'
import { handlerOf } from '../surface.ts'
import { writeAuditEvents } from './audit.ts'
import {
  type BaseContext,
  baseContext,
  type Call,
  idempotentRequest,
  inTransaction,
  occasionOf,
  type Result,
  withFreshAccess,
} from './call.ts'
import { ConcurrencyLimit, transferLimits } from './concurrency-limit.ts'
import { mutationContext } from './mutation-context.ts'

/** Each upload keeps a socket, a file and a lock busy for as long as the sender takes. */
const sending = new ConcurrencyLimit(transferLimits)

/**
 * Receives an upload outside a transaction. The function commits the result if the caller still has access by then. A
 * repeated piece is recognized by its offset, and an idempotency key also replays its answer.
 */
export async function receive(
  app: Application,
  call: Call,
  reach: Reach,
  base: BaseContext,
  input: object,
  caller: Caller,
): Promise<Result> {
  const { operation } = call
  const db = app.database.scoped(reach.scope)
  const request = idempotentRequest(operation, base, readIdempotencyKey(call.idempotencyKey), input, base.now)
  const known = await findStoredAnswer(db, app.secrets, request)
  if (known) return known
  const commit: UploadContext<ErrorKind>['commit'] = work =>
    withFreshAccess(app, call, caller, async fresh => {
      const allowed = await authorize(app.database, operation, fresh, input)
      return await commitOwn(app, call, allowed, baseContext(app, call, fresh, allowed), work)
    })
  const ctx = { ...base, db, source: call.source, clock: app.now, commit }
  const leave = call.source && sending.enter(reach.scope.share ?? caller.share)
  // An upload's function takes its own context, which the union of all functions can't express.
  const own = ctx as unknown as MutationContext<ErrorKind>
  const receiving = step(call.trace, 'function', () => handlerOf(app.surface, operation)(own, input))
  const output = await receiving.finally(leave)
  const answer = project(operation.response, output)
  if (request.key === undefined) return { body: answer, replayed: false }
  return await answerOnce(db, app.secrets, request, () =>
    inTransaction(app, reach, base, stored => runOnce(stored, app.secrets, request, async () => answer)),
  )
}

/** Commits the result of an upload and its audit events in one transaction. */
async function commitOwn<T>(
  app: Application,
  call: Call,
  reach: Reach,
  base: BaseContext,
  work: (ctx: MutationContext<ErrorKind>) => Promise<T>,
): Promise<T> {
  const event = occasionOf(call, base)
  let afterwards: readonly (() => void)[] = []
  const transact = async (db: Transaction) => {
    const own = mutationContext(base, db, { ...event, requestName: () => uuidv7(base.now) })
    const output = await work(own.ctx)
    await writeAuditEvents(db, event, own.deeds, db.finish)
    afterwards = own.afterwards
    return output
  }
  const done = await step(call.trace, 'transaction', () => inTransaction(app, reach, base, transact))
  for (const next of afterwards) next()
  return done
}
