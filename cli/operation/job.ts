import { Job } from '@learn/contract/jobs'
import type { Operation } from '@learn/contract/operation'
import { JobCanceled, JobFailed } from '@learn/sdk'
import type { Session } from '../account/session.ts'
import { exitCodes } from '../failure.ts'
import { type Output, printAnswer } from '../output/print.ts'
import { progressOn } from '../output/progress-bar.ts'
import { tellerOf, tellerWords, told } from './job-result.ts'

/** Whether it answers at once with a job that is worked off afterwards, or is asked to watch one. */
export const followsJob = ({ response, status, transport }: Operation): boolean =>
  response === Job && (status === 202 || transport === 'events')

/** A job that came to nothing, by the kind of its error. */
class JobEnded extends Error {
  readonly _tag: string
  readonly next: string
  readonly details: object

  constructor({ id, state, error }: Job) {
    super(state === 'canceled' ? 'The job was canceled.' : `The job failed. ${error?.message ?? ''}`.trim())
    this._tag = error?.kind ?? 'JobCanceled'
    this.next = `See all that is known of it: learn jobs get-job ${id}`
    this.details = { jobId: id, state }
  }
}

/** Follows a job to its end and writes it then, whatever came of it. */
export async function printJob(output: Output, session: Session, jobId: string): Promise<number> {
  const job = await follow(output, session, jobId)
  if (job.state !== 'succeeded') {
    // What is kept only as a whole is not kept of what came to nothing.
    if (!output.context.terminal.isWhole) await printAnswer(output, job)
    throw new JobEnded(job)
  }
  const teller = await tellerOf(output.context, job)
  await printAnswer(output, output.resultFormat ? await told(session, job, teller, output.resultFormat) : job)
  if (teller && !output.resultFormat) await output.context.note(tellerWords(teller))
  return exitCodes.ok
}

async function follow({ context, resultFormat }: Output, { client }: Session, jobId: string): Promise<Job> {
  const progress = progressOn(context)
  const left = () => {
    const saving = resultFormat ? ` --output report.${resultFormat}` : ''
    void context.terminal.writeError(
      `\nThe job goes on. Follow it again: learn jobs watch-job ${jobId}${saving}\n`,
    )
    process.exit(130)
  }
  process.once('SIGINT', left)
  try {
    return await client.jobs.wait(jobId, { onProgress: job => void progress.show(job) })
  } catch (thrown) {
    if (thrown instanceof JobFailed || thrown instanceof JobCanceled) return thrown.job
    throw thrown
  } finally {
    process.off('SIGINT', left)
    await progress.clear()
  }
}
