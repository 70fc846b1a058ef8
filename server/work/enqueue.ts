import type { Job } from '@learn/contract/jobs'
import type { Occasion } from '../path/audit.ts'
import { type Charge, ReservationEnded } from '../path/charge.ts'
import type { Queries } from '../storage/database.ts'
import { insertJob } from './job.store.ts'

/** The call that starts a job, and the credits reserved for it. */
export interface JobOccasion extends Occasion {
  readonly charge?: Charge | undefined
}

interface JobRequest extends JobOccasion {
  readonly id: string
  readonly organizationId: string
  readonly data: object
}

/** Queues a job in the current transaction, so that it runs only if that commits. */
export async function enqueueJob(db: Queries, { actor, charge, ...wanted }: JobRequest): Promise<Job> {
  const { principalId, kind, userId } = actor
  const held = { reservationId: charge?.reservationId ?? null, reservedCredits: charge?.credits ?? 0 }
  const job = await insertJob(db, { ...wanted, ...held, principalId, kind, userId })
  if (!job) throw new ReservationEnded()
  return job
}
