import type { Job } from '@learn/contract/jobs'
import { type Charge, HeldNoMore } from '../path/charge.ts'
import type { Occasion } from '../path/record.ts'
import type { Queries } from '../storage/database.ts'
import { insertJob } from './job.store.ts'

/** The call that asks for a job, and the credits that it holds. */
export interface JobOccasion extends Occasion {
  readonly charge?: Charge | undefined
}

interface Wanted extends JobOccasion {
  readonly id: string
  readonly organizationId: string
  readonly data: object
}

/** Writes a job down where it is delivered with the commit, or not at all. */
export async function enqueueJob(db: Queries, { actor, charge, ...wanted }: Wanted): Promise<Job> {
  const { principalId, kind, userId } = actor
  const held = { reservationId: charge?.reservationId ?? null, reservedCredits: charge?.credits ?? 0 }
  const job = await insertJob(db, { ...wanted, ...held, principalId, kind, userId })
  if (!job) throw new HeldNoMore()
  return job
}
