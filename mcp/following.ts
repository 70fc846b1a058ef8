import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '@learn/contract/jobs'
import type { ServerContext } from '@modelcontextprotocol/server'
import type { Answer } from './invocation.ts'
import type { CallSurroundings } from './surroundings.ts'

const firstPause = 100
const longestPause = 2_000

/**
 * Waits for the job to end, for a limited time, and reports its progress if the client asked for that. Canceling the
 * call only ends the wait: the job continues.
 */
export async function followJob(
  { operations, invoke, waits, now, isOver }: CallSurroundings,
  answer: Answer,
  ctx: ServerContext,
): Promise<Answer> {
  const { signal, _meta, notify } = ctx.mcpReq
  const progressToken = _meta?.progressToken
  const getJob = operations.find(({ id }) => id === 'jobs.getJob')
  if ('failure' in answer || progressToken === undefined || !getJob) return answer
  const until = now() + waits.jobMilliseconds
  let latest = answer
  let reported = -1
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    // Operations with status 202 answer with a job.
    const { id, progress, message, finishedAt } = latest.body as Job
    if (progress > reported) {
      reported = progress
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
