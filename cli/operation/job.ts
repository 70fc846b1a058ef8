import { Job } from '@learn/contract/jobs'
import type { Operation } from '@learn/contract/operation'
import { JobCanceled, JobFailed } from '@learn/sdk'
import type { Session } from '../context.ts'
import { exitCodes } from '../failure.ts'
import { type Output, printAnswer } from '../output/print.ts'
import { createProgress } from '../output/progress-bar.ts'
import { readerWords, readResult, resultReaderOf } from './job-result.ts'

/** Whether the operation starts a job or watches one. */
export const followsJob = ({ response, status, transport }: Operation): boolean =>
  response === Job && (status === 202 || transport === 'events')

/** A job that failed or was canceled. Its tag is the kind of its error. */
class JobEnded extends Error {
  readonly _tag: string
  readonly next: string
  readonly details: object

  constructor({ id, status, error }: Job) {
    super(status === 'canceled' ? 'The job was canceled.' : `The job failed. ${error?.message ?? ''}`.trim())
    this._tag = error?.kind ?? 'JobCanceled'
    this.next = `See the job: learn jobs get ${id}`
    this.details = { jobId: id, status }
  }
}

/** Waits for a job to end and prints it, whether it succeeded or not. */
export async function printJob(output: Output, session: Session, jobId: string): Promise<number> {
  const job = await follow(output, session, jobId)
  if (job.status !== 'succeeded') {
    // A file is not saved for a job that failed.
    if (!output.context.terminal.isWhole) await printAnswer(output, job)
    throw new JobEnded(job)
  }
  const reader = await resultReaderOf(output.context, job)
  await printAnswer(
    output,
    output.resultFormat ? await readResult(session, job, reader, output.resultFormat) : job,
  )
  if (reader && !output.resultFormat) await output.context.note(readerWords(reader))
  return exitCodes.ok
}

async function follow({ context, resultFormat }: Output, { client }: Session, jobId: string): Promise<Job> {
  const progress = createProgress(context)
  const interrupt = () => {
    const saving = resultFormat ? ` --output report.${resultFormat}` : ''
    void context.terminal.writeError(
      `\nThe job is still running. To follow it again: learn jobs watch ${jobId}${saving}\n`,
    )
    process.exit(130)
  }
  process.once('SIGINT', interrupt)
  try {
    return await client.jobs.wait(jobId, { onProgress: job => void progress.show(job) })
  } catch (thrown) {
    if (thrown instanceof JobFailed || thrown instanceof JobCanceled) return thrown.job
    throw thrown
  } finally {
    process.off('SIGINT', interrupt)
    await progress.clear()
  }
}
