import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '@learn/contract/jobs'
import type { ServerContext } from '@modelcontextprotocol/server'
import type { Surroundings } from './calling.ts'
import type { Answer } from './invocation.ts'

const firstPause = 100
const longestPause = 2_000

/**
 * The job as it is when it has ended, or when that takes too long, with its progress told on the way to a client that
 * wants to hear of it. Who cancels the call stops listening; the job goes on.
 */
export async function followJob(
  { operations, invoke, waits, now, isOver }: Surroundings,
  answer: Answer,
  ctx: ServerContext,
): Promise<Answer> {
  const { signal, _meta, notify } = ctx.mcpReq
  const progressToken = _meta?.progressToken
  const getJob = operations.find(({ id }) => id === 'jobs.getJob')
  if ('failure' in answer || progressToken === undefined || !getJob) return answer
  const until = now() + waits.jobMilliseconds
  let latest = answer
  let told = -1
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    // An operation that answers 202 answers with a job.
    const { id, progress, message, finishedAt } = latest.body as Job
    if (progress > told) {
      told = progress
      const params = { progressToken, progress, total: 1, ...(message !== null && { message }) }
      await notify({ method: 'notifications/progress', params })
    }
    if (finishedAt !== null || signal.aborted || isOver() || now() + pause > until) return latest
    await sleep(pause, undefined, { signal }).catch(() => undefined)
    const read = await invoke(getJob, { jobId: id })
    if ('failure' in read) return latest
    latest = read
  }
}
