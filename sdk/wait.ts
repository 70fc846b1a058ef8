import type { Job } from '@learn/contract/jobs'
import type { ApiResponse } from './answer.ts'
import type { Connection } from './connection.ts'
import { LearnError, UnexpectedAnswer } from './errors.ts'
import { getJob, watchJob } from './operations.ts'
import type { RequestOptions } from './options.ts'
import { isPassing, pause } from './retry.ts'
import { watch } from './watch.ts'

const pollMilliseconds = 2_000

export interface WaitOptions extends RequestOptions {
  /** Called with the job at the start, whenever it changes, and at the end. */
  readonly onProgress?: (job: Job) => void
}

/** The job failed; see `job.error`. */
export class JobFailed extends LearnError {
  readonly _tag = 'JobFailed'
  readonly job: Job

  constructor(job: Job, requestId: string) {
    super(job.error?.message ?? 'The job failed.', requestId)
    this.job = job
  }
}

/** The job was canceled. */
export class JobCanceled extends LearnError {
  readonly _tag = 'JobCanceled'
  readonly job: Job

  constructor(job: Job, requestId: string) {
    super('The job was canceled. It had no effect, and nothing was charged.', requestId)
    this.job = job
  }
}

/** Waits until the job has succeeded. Throws `JobFailed` or `JobCanceled` otherwise. */
export async function waitForJob(
  connection: Connection,
  jobId: string,
  { onProgress, ...options }: WaitOptions = {},
): Promise<Job> {
  for await (const { data: job, requestId } of follow(connection, jobId, options)) {
    onProgress?.(job)
    if (job.status === 'succeeded') return job
    if (job.status === 'failed') throw new JobFailed(job, requestId)
    if (job.status === 'canceled') throw new JobCanceled(job, requestId)
  }
  throw new UnexpectedAnswer('The job ended with a status that this version of the SDK does not know.', 200)
}

/** Follows the job's stream, or polls if streams do not work, as behind some proxies. */
async function* follow(
  connection: Connection,
  jobId: string,
  options: RequestOptions,
): AsyncGenerator<ApiResponse<Job>, void> {
  try {
    return yield* watch<Job>(connection, watchJob, { jobId }, options)
  } catch (error) {
    const isStream = error instanceof LearnError && (isPassing(error, 0) || error instanceof UnexpectedAnswer)
    if (!isStream) throw error
  }
  for (let seen = ''; ; ) {
    const answer = await connection.call<Job>(getJob, { jobId }, options)
    const current = JSON.stringify(answer.data)
    if (current !== seen) yield answer
    if (answer.data.finishedAt !== null) return
    seen = current
    await pause(pollMilliseconds, options.signal, answer.requestId)
  }
}
