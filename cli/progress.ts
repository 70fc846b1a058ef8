import { Job } from '@learn/contract/jobs'
import type { Operation } from '@learn/contract/operation'
import { JobCancelled, JobFailed } from '@learn/sdk'
import type { Context } from './context.ts'
import { exitCodes } from './failure.ts'
import { type Output, printAnswer } from './output/print.ts'
import { cut, lineOf } from './output/text.ts'
import type { Session } from './session.ts'

/** Whether it answers at once with a job that is worked off afterwards, or is asked to watch one. */
export const followsJob = ({ response, status, transport }: Operation): boolean =>
  response === Job && (status === 202 || transport === 'events')

/** A job that came to nothing, by the kind of its error. */
class JobEnded extends Error {
  readonly _tag: string
  readonly next: string
  readonly details: object

  constructor({ id, state, error }: Job) {
    super(state === 'cancelled' ? 'The job was cancelled.' : `The job failed. ${error?.message ?? ''}`.trim())
    this._tag = error?.kind ?? 'JobCancelled'
    this.next = `See all that is known of it: learn jobs get-job ${id}`
    this.details = { jobId: id, state }
  }
}

/** Follows a job to its end and writes it then, whatever came of it. */
export async function printJob(output: Output, session: Session, jobId: string): Promise<number> {
  const job = await follow(output.context, session, jobId)
  await printAnswer(output, job)
  if (job.state !== 'succeeded') throw new JobEnded(job)
  return exitCodes.ok
}

async function follow(context: Context, { client }: Session, jobId: string): Promise<Job> {
  const progress = progressOn(context)
  const left = () => {
    void context.terminal.writeError(`\nThe job goes on. Follow it again: learn jobs watch-job ${jobId}\n`)
    process.exit(130)
  }
  process.once('SIGINT', left)
  try {
    return await client.jobs.wait(jobId, { onProgress: job => void progress.show(job) })
  } catch (thrown) {
    if (thrown instanceof JobFailed || thrown instanceof JobCancelled) return thrown.job
    throw thrown
  } finally {
    process.off('SIGINT', left)
    await progress.clear()
  }
}

interface Progress {
  show(job: Job): Promise<void>
  clear(): Promise<void>
}

/** A bar for somebody who looks on, lines for a log; nothing with --quiet, nor for a program that reads JSON there. */
function progressOn({ terminal, flags }: Context): Progress {
  const nothing = async () => undefined
  if (flags.quiet || (flags.json && !terminal.isInteractive)) return { show: nothing, clear: nothing }
  return terminal.isInteractive ? barOn(terminal) : linesOn(terminal)
}

const barWidth = 24

const barOn = ({ columns, writeError }: Context['terminal']): Progress => ({
  async show(job) {
    const full = Math.round(job.progress * barWidth)
    const bar = '█'.repeat(full) + '░'.repeat(barWidth - full)
    await writeError(`\r\u001B[K${cut(`${bar} ${wordsOf(job)}`, columns - 1)}`)
  },
  clear: () => writeError('\r\u001B[K'),
})

const step = 0.1

/** A line at each change of state, and at each tenth. */
function linesOn({ writeError }: Context['terminal']): Progress {
  let last: Pick<Job, 'state' | 'progress'> | undefined
  return {
    async show(job) {
      if (last?.state === job.state && job.progress < last.progress + step) return
      last = job
      await writeError(`${wordsOf(job)}\n`)
    },
    clear: async () => undefined,
  }
}

const wordsOf = ({ state, progress, message }: Job) =>
  `${String(Math.floor(progress * 100)).padStart(3)} % ${state}${message ? `: ${lineOf(message)}` : ''}`
