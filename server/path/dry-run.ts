import { canDryRun } from '@learn/contract/operation'
import type { Application } from '../application.ts'
import { fault } from '../fault.ts'
import type { Reach } from '../identity/reach.ts'
import { uuidv7 } from '../ids.ts'
import { readIdempotencyKey } from '../storage/idempotency.ts'
import { type BaseContext, type Call, inTransaction, type Result } from './call.ts'
import { reserveIn } from './charge.ts'
import { perform } from './perform.ts'

/**
 * Whether a request asks for a dry run (RFC 7240). Other preferences are ignored. A value, as in `dry-run=true`, makes no
 * difference: an unwanted change would be worse than a missing one.
 */
export const prefersDryRun = (prefer: string | string[] | undefined): boolean =>
  [prefer ?? []]
    .flat()
    .flatMap(line => line.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').split(','))
    .some(preference => /^\s*dry-run\s*([;=]|$)/i.test(preference))

/** Tells the caller that nothing was changed. */
export const preferenceApplied = ({ isDryRun }: Result): Record<string, string> =>
  isDryRun ? { 'Preference-Applied': 'dry-run' } : {}

/** Rolls the transaction back, and carries the answer out of it. */
class RolledBack extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('this was a dry run')
    this.answer = answer
  }
}

/**
 * Makes a change in a transaction that is rolled back, and returns the answer that the change would have given. The
 * idempotency key is not used up.
 */
export async function dryRun(
  app: Application,
  call: Call,
  reach: Reach,
  base: BaseContext,
  input: object,
): Promise<Result> {
  const { operation } = call
  const { now } = base
  if (!canDryRun(operation)) throw notTriedFault(operation.practises)
  readIdempotencyKey(call.idempotencyKey)
  const quoting = { ...base, db: app.database.scoped(reach.scope) }
  const price = operation.effect === 'paid' ? await app.parts.quote(operation, quoting, input) : undefined
  try {
    return await inTransaction(app, reach, base, async db => {
      const wanted = price && { credits: price.credits, request: null, now }
      const charge = wanted && (await reserveIn(db, app, operation, reach, wanted))
      const manner = { charge, requestName: () => uuidv7(now), isDryRun: true as const }
      throw new RolledBack((await perform(app, call, base, db, input, manner)).answer)
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
    return { body: error.answer, replayed: false, isDryRun: true }
  }
}

const notTriedFault = (practises: true | undefined) =>
  fault(
    'BadRequest',
    practises
      ? 'A step of practice can’t be a dry run, because that would reveal the question or its answer.'
      : 'Sending bytes can’t be a dry run. Try media.createMediaUpload instead: it checks everything that is known before the bytes arrive.',
  )
