import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import type { Application } from '../../server/application.ts'
import { day } from './calendar.ts'
import { type Caller, call } from './calls.ts'
import type { DemoClock } from './clock.ts'
import { makeFiles, sha256Of } from './files.ts'
import type { Learner } from './practice.ts'

const pollMilliseconds = 50
const longestWaitMilliseconds = 60_000

export interface Library {
  readonly worksheet: string
  /** Of which smaller versions can be made. */
  readonly pictures: readonly string[]
}

/** Adds the files, and waits until they have been checked. */
export async function addFiles(app: Application, admin: Caller, organizationId: string): Promise<Library> {
  const files = await makeFiles()
  const added: string[] = []
  for (const { bytes, tags, ...file } of files) {
    const item = await call(app, admin, 'media.createMediaItem', {
      organizationId,
      ...file,
      tags: [...tags],
      sha256: sha256Of(bytes),
      data: bytes.toString('base64'),
    })
    added.push(item.id)
  }
  for (const mediaItemId of added)
    await waitFor('a file', async () => {
      const { status } = await call(app, admin, 'media.getMediaItem', { mediaItemId })
      if (status === 'failed' || status === 'quarantined')
        throw new Error(`the file ${mediaItemId} ${status}`)
      return status === 'ready'
    })
  const [worksheet = '', ...rest] = added
  return { worksheet, pictures: rest.slice(0, 3) }
}

/** Makes a smaller version of a picture, for one credit. */
export async function resizePicture(
  app: Application,
  admin: Caller,
  mediaItemId = '',
  width: number,
): Promise<void> {
  const job = await call(app, admin, 'media.createMediaRendition', { mediaItemId, width })
  await waitForJob(app, admin, job.id)
}

interface Teaching {
  readonly app: Application
  readonly admin: Caller
  readonly clock: DemoClock
  readonly organizationId: string
  readonly learners: readonly Learner[]
}

const rounds = {
  first: { topicId: 'maths.fractions-of-amounts', count: 5, every: 2, note: 'Five questions before Friday.' },
  second: { topicId: 'english.homophones', count: 4, every: 3, note: 'Say each sentence aloud first.' },
  last: { topicId: 'maths.percentages', count: 6, every: 4, note: 'Try the worksheet first.' },
} as const

/** Sets work for some of the children. Earlier rounds get done in the sessions that follow; the last stays open. */
export async function setWork(
  { app, admin, clock, learners }: Teaching,
  { worksheet }: Library,
  round: keyof typeof rounds,
): Promise<void> {
  const { topicId, count, every, note } = rounds[round]
  const dueAt = new Date(clock.now().getTime() + 7 * day).toISOString()
  for (const [place, { studentId }] of learners.entries()) {
    if (place % every > 0) continue
    const mediaItemIds = round === 'second' ? [] : [worksheet]
    const work = { studentId, actionType: 'practice', topicId, count, note, dueAt, mediaItemIds } as const
    await call(app, admin, 'learn.createLearnAssignment', work)
  }
}

/** Runs a replay of all decisions so far, and waits for its outcome. */
export async function replayPolicy(
  { app, admin, organizationId }: Teaching,
  policy: Input<Contract['learn.createLearnPolicyReplay']>['policy'],
): Promise<void> {
  const job = await call(app, admin, 'learn.createLearnPolicyReplay', { organizationId, policy })
  await waitForJob(app, admin, job.id)
}

async function waitForJob(app: Application, admin: Caller, jobId: string): Promise<void> {
  await waitFor('a job', async () => {
    const { status, operation } = await call(app, admin, 'jobs.getJob', { jobId })
    if (status === 'failed' || status === 'canceled') throw new Error(`the job of ${operation} ${status}`)
    return status === 'succeeded'
  })
}

async function waitFor(what: string, isDone: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + longestWaitMilliseconds; Date.now() < end; await sleep(pollMilliseconds))
    if (await isDone()) return
  throw new Error(`${what} took longer than ${longestWaitMilliseconds / 1000} s`)
}
