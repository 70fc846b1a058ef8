import type { Job } from '@learn/contract/jobs'
import type { Queries } from '../storage/database.ts'
import { organizationList } from '../storage/list.ts'
import { statement } from '../storage/statement.ts'
import { jobColumns } from '../work/job.store.ts'

export const findJobs = organizationList<Job>({
  entity: 'jobs',
  table: 'jobs',
  columns: jobColumns,
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
  filters: ['($2::text is null or status = $2)', '($3::text is null or operation = $3)'],
})

const jobFind = statement<Job>('job_find', `select ${jobColumns} from jobs where id = $1`)

export async function findJob(db: Queries, id: string): Promise<Job | undefined> {
  const [found] = await db.query(jobFind, [id])
  return found
}

const jobCancel = statement<Job>(
  'job_cancel',
  `update jobs set status = 'canceled', finished_at = $2, updated_at = $2
    where id = $1 and status in ('queued', 'running') returning ${jobColumns}`,
)

/** Returns undefined if the job has already ended. */
export async function cancel(db: Queries, id: string, now: Date): Promise<Job | undefined> {
  const [canceled] = await db.query(jobCancel, [id, now])
  return canceled
}
