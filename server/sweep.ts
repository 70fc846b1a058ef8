import type { Logger } from 'pino'
import { expireInvitations } from './invitations/invitations.store.ts'
import type { Database, Queries } from './storage/database.ts'
import { forgetAnswers } from './storage/idempotency.store.ts'

const everyMilliseconds = 30_000
const batch = 1_000

/** What time has already decided and somebody must write down. Each takes a batch and says how many it did. */
const sweeps: readonly ((db: Queries, now: Date, atMost: number) => Promise<number>)[] = [
  expireInvitations,
  forgetAnswers,
]

/** Sweeps now and then, on any number of processes. Nothing depends on when: reads don't wait for it. */
export function startSweeping(database: Database, log: Logger): () => Promise<void> {
  let stopped = false
  const sweepAll = async () => {
    for (const sweep of sweeps) {
      while (!stopped && (await sweep(database.system, new Date(), batch)) === batch);
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
