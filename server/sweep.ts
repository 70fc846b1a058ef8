import type { Logger } from 'pino'
import { forgetEndedSecrets } from './identity/credential.store.ts'
import { forgetExpired } from './identity/expiry.store.ts'
import { expireInvitations } from './invitations/invitations.store.ts'
import { forgetEvents } from './payments/payments.store.ts'
import { settleDueCredits } from './storage/credits.store.ts'
import type { Database, Queries } from './storage/database.ts'
import { forgetAnswers } from './storage/idempotency.store.ts'
import { failLostJobs } from './work/job.store.ts'

const everyMilliseconds = 30_000
const batch = 1_000

type Sweep = (db: Queries, now: Date, atMost: number) => Promise<number>

/** What time has already decided and somebody must write down. Each takes a batch and says how many it did. */
const sweeps: Record<'database' | 'identity' | 'payments', readonly Sweep[]> = {
  database: [expireInvitations, forgetAnswers, forgetEndedSecrets, failLostJobs, settleDueCredits],
  identity: forgetExpired,
  payments: [forgetEvents],
}

interface SweepOptions {
  readonly database: Database
  readonly identity: Database
  readonly payments: Database
  readonly log: Logger
  readonly now: () => Date
}

/** Sweeps now and then, on any number of processes. Nothing depends on when: reads don't wait for it. */
export function startSweeping({ log, now, ...databases }: SweepOptions): () => Promise<void> {
  let stopped = false
  const sweepAll = async () => {
    for (const name of ['database', 'identity', 'payments'] as const) {
      for (const sweep of sweeps[name]) {
        while (!stopped && (await sweep(databases[name].system, now(), batch)) === batch);
      }
    }
  }
  let running: Promise<void> | undefined
  const tick = () => {
    running ??= sweepAll()
      .catch(error => log.warn({ err: error }, 'a sweep failed; the next one goes on'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(tick, everyMilliseconds)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
