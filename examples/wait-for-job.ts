import { JobCanceled, JobFailed } from '@learn/sdk'
import { client } from './client.ts'

/** Waits for a job, the newest or the given one, and shows its progress. Ctrl-C ends the wait, not the job. */
const jobId = process.argv[2] ?? (await client.jobs.list({ limit: 1 })).data[0]?.id
if (!jobId) throw new Error('There are no jobs.')

const interrupted = new AbortController()
process.once('SIGINT', () => interrupted.abort())

try {
  const job = await client.jobs.wait(jobId, {
    signal: interrupted.signal,
    onProgress: ({ progress, message }) => console.log(`${Math.round(progress * 100)}% ${message ?? ''}`),
  })
  console.log(`Done for ${job.chargedCredits} credits:`, job.result)
} catch (error) {
  if (!(error instanceof JobFailed || error instanceof JobCanceled)) throw error
  console.log(`${error._tag}: ${error.message}`)
  process.exitCode = 1
}
