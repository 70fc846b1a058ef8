import { project } from '@learn/contract/checks/project'
import type { Application } from '../application.ts'
import { count } from '../monitoring/count.ts'
import { step } from '../monitoring/trace.ts'
import type { Queries, Transaction } from '../storage/database.ts'
import { handlerOf } from '../surface.ts'
import { writeAuditEvents } from './audit.ts'
import { type BaseContext, type Call, occasionOf } from './call.ts'
import { type Charge, chargeAll } from './charge.ts'
import { type Manner, mutationContext } from './mutation-context.ts'

interface PerformManner extends Manner {
  readonly charge?: Charge | undefined
  /** Sends the last statement. */
  readonly last?: Queries['query']
}

export interface Performed {
  readonly answer: unknown
  /** To be called after the commit. */
  readonly afterwards: readonly (() => void)[]
}

/** What every mutation does in its transaction: its effect, its charge and its audit events. */
export async function perform(
  app: Application,
  call: Call,
  base: BaseContext,
  db: Transaction,
  input: object,
  { last, ...manner }: PerformManner,
): Promise<Performed> {
  const { operation, trace } = call
  const occasion = occasionOf(call, base)
  const made = mutationContext(base, db, { ...occasion, ...manner })
  const { ctx, deeds, mails, jobs } = made
  const output = await step(trace, 'function', () => handlerOf(app.surface, operation)(ctx, input))
  // A job is charged when it is done. Credits are always locked before the audit log, to avoid deadlocks.
  const { charge } = manner
  const isCharged = charge && jobs.length === 0
  if (isCharged) await step(trace, 'charge', () => chargeAll(db, charge, base.now))
  const answer = project(operation.response, output)
  await step(trace, 'audit', () => writeAuditEvents(db, occasion, deeds, last))
  const afterwards = [
    ...made.afterwards,
    ...(isCharged ? [() => count('learn_credits_total', { step: 'charged' }, charge.credits)] : []),
    ...(mails.length > 0 ? [() => app.mail.kick()] : []),
    ...(jobs.length > 0 ? [() => app.jobs.kick()] : []),
  ]
  return { answer, afterwards }
}
