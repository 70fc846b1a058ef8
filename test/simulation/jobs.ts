import { cancel } from '../../server/jobs/jobs.store.ts'
import { extendReservation, postReservation, voidReservation } from '../../server/storage/credits.store.ts'
import { notCompared, organizationsLiteral, type Scope } from '../../server/storage/scope.ts'
import * as store from '../../server/work/job.store.ts'
import { Lost } from './actor.ts'
import { leaveEffect } from './effects.ts'
import type { Means, Work } from './part.ts'

export const reservationMilliseconds = 15 * 60 * 1000

type Outcome = 'succeeds' | 'fails' | 'is put back' | 'is forgotten'

const likely: Record<Outcome, number> = { succeeds: 6, fails: 1, 'is put back': 1, 'is forgotten': 1 }

/** One attempt at a job, with the transactions of server/work/runner.ts but without its timers. */
export function attempt(id: string, organizationId: string): Work {
  return async means => {
    const { run, db, now } = means
    const scope = scopeOf(run.principalId, organizationId)
    const job = await db.transaction(scope, tx => store.takeJob(tx, id, now()))
    if (!job) return
    for (let beats = run.random.whole(1, 3); beats > 0; beats--) {
      const alive = await beat(means, scope, job)
      if (alive === 'superseded') return
      if (alive === 'unpaid') return await fail(means, scope, job)
    }
    if (run.random.chance(0.2)) run.pass(run.random.whole(0, 1_200_000)) // Work without a heartbeat.
    const outcome = run.random.weighted(likely)
    if (outcome === 'fails') return await fail(means, scope, job)
    if (outcome === 'is put back') {
      await db.transaction(scope, tx => store.putBack(tx, job, now()))
      return
    }
    if (outcome === 'is forgotten') return
    const succeeded = await succeed(means, scope, job)
    if (succeeded === 'unpaid') await fail(means, scope, job)
  }
}

async function beat({ db, now }: Means, scope: Scope, job: store.TakenJob) {
  const moment = now()
  const until = new Date(moment.getTime() + reservationMilliseconds)
  return await db.transaction(scope, async tx => {
    if (!(await store.recordHeartbeat(tx, job, { progress: 0, message: null, now: moment })))
      return 'superseded'
    if (job.reservationId === null) return 'alive'
    return (await extendReservation(tx, job.reservationId, moment, until)) ? 'alive' : 'unpaid'
  })
}

class Unpaid extends Error {}

/** All reserved credits, some of them, or none. */
async function succeed({ run, db, now }: Means, scope: Scope, job: store.TakenJob) {
  const { id, organizationId, reservationId, reservedCredits } = job
  const credits = run.random.pick([reservedCredits, run.random.whole(0, reservedCredits), 0])
  try {
    await db.transaction(scope, async tx => {
      const moment = now()
      if (!(await store.lockJob(tx, job))) return
      await leaveEffect(tx, organizationId, id, credits)
      await store.succeed(tx, job, { result: null, credits, now: moment })
      if (reservationId === null) return
      const posted = await postReservation(tx, reservationId, credits, moment)
      if (posted?.status !== 'posted') throw new Unpaid()
    })
    return 'paid'
  } catch (error) {
    if (error instanceof Unpaid) return 'unpaid'
    if (error instanceof Lost) return 'unknown'
    throw error
  }
}

async function fail({ db, now }: Means, scope: Scope, job: store.TakenJob): Promise<void> {
  await db.transaction(scope, async tx => {
    const why = { kind: 'Conflict', message: 'It failed.', now: now() } as const
    const failed = await store.fail(tx, job, why)
    if (failed && job.reservationId !== null) await voidReservation(tx, job.reservationId, now())
  })
}

/** The owner canceled it. */
export function canceling(id: string, organizationId: string): Work {
  return async ({ run, db, now }) => {
    await db.transaction(scopeOf(run.principalId, organizationId), async tx => {
      const canceled = await cancel(tx, id, now())
      if (canceled?.reservationId) await voidReservation(tx, canceled.reservationId, now())
    })
  }
}

export const scopeOf = (principalId: string, organizationId: string): Scope => ({
  principalId,
  versions: notCompared,
  organizations: organizationsLiteral([organizationId]),
})
