import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { exampleJob, type Job } from '@learn/contract/jobs'
import { startBalancer, withoutBalancer } from '../test/support/operating/balancer.ts'
import { temporaryDirectory } from '../test/support/processes.ts'
import { failure, json, type ScriptedAnswer, ScriptedServer } from '../test/support/scripted-server.ts'
import { callTrial, createBook, trialTable, trialUnusual } from '../test/support/trial.ts'
import { World } from '../test/support/world.ts'
import { type AttemptReport, JobCanceled, JobFailed, Learn } from './index.ts'

const world = await World.create({}, undefined, trialUnusual)
const scripted = await ScriptedServer.start()
after(async () => {
  scripted.close()
  await world.close()
})
await world.owner.query(trialTable)
const tenant = await world.tenant()
await world.credits(tenant, 10_000)
const { organizationId, key } = tenant
const client = new Learn({ baseUrl: world.server.url, token: key })

type Book = Omit<Parameters<typeof callTrial<typeof createBook>>[3], 'organizationId'>
async function begin(book: Book): Promise<Job> {
  const { body } = await callTrial(world.server.url, createBook, key, { organizationId, ...book })
  return body
}

test('a job is watched until it ends', async () => {
  const job = await begin({ pages: 20, pageMilliseconds: 100 })
  const states: Job[] = []
  for await (const state of client.jobs.watch({ jobId: job.id })) states.push(state)
  assert(states.length >= 2)
  assert.equal(states.at(-1)?.status, 'succeeded')
  assert.equal(states.at(-1)?.progress, 1)
})

test('awaiting a watched job returns its current state, and leaving the loop closes the stream', async () => {
  const job = await begin({ pages: 400, pageMilliseconds: 50 })
  // More than may be open at the same time.
  for (let count = 0; count < 25; count++) {
    const { data, requestId } = await client.jobs.watch({ jobId: job.id }).withResponse()
    assert.equal(data.id, job.id)
    assert.notEqual(requestId, '')
    for await (const state of client.jobs.watch({ jobId: job.id })) {
      assert.equal(state.id, job.id)
      break
    }
  }
  await client.jobs.cancel({ jobId: job.id })
})

test('waiting for a job reports its progress and returns its result', async () => {
  const job = await begin({ pages: 8, pageMilliseconds: 100 })
  const progress: number[] = []
  const done = await client.jobs.wait(job.id, { onProgress: ({ progress: now }) => progress.push(now) })
  assert.deepEqual(done.result, { id: (done.result as { id: string }).id, pages: 8 })
  assert.equal(progress.at(-1), 1)
  assert.deepEqual(
    progress,
    progress.toSorted((a, b) => a - b),
  )
})

test('a failed or canceled job throws an error with the job', async () => {
  const failing = await begin({ pages: 1, fails: 'declared' })
  await assert.rejects(client.jobs.wait(failing.id), (error: unknown) => {
    assert(error instanceof JobFailed)
    assert.equal(error.message, 'The pen is dry.')
    assert.equal(error.job.error?.kind, 'Conflict')
    assert(error.requestId)
    return true
  })
  const long = await begin({ pages: 400, pageMilliseconds: 50 })
  const onProgress = ({ status }: Job) => {
    if (status !== 'canceled') client.jobs.cancel({ jobId: long.id }).catch(() => undefined)
  }
  await assert.rejects(client.jobs.wait(long.id, { onProgress }), JobCanceled)
})

test('the signal ends the wait, and an unknown job fails immediately', async () => {
  const job = await begin({ pages: 400, pageMilliseconds: 50 })
  const controller = new AbortController()
  const waiting = client.jobs.wait(job.id, {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  })
  await assert.rejects(waiting, { _tag: 'Aborted' })
  await client.jobs.cancel({ jobId: job.id })
  await assert.rejects(client.jobs.wait(organizationId), { _tag: 'NotFound' })
  await assert.rejects(client.jobs.wait(''), { _tag: 'InvalidRequest' })
})

const running: Job = { ...exampleJob, status: 'running', finishedAt: null }
const succeeded: Job = { ...running, status: 'succeeded', progress: 1, finishedAt: running.createdAt }
const stale = new Learn({ baseUrl: scripted.url, token: old => (old ? 'new' : 'old') })

/** A stream that sends these events and is cut off. */
const stream =
  (...events: string[]): ScriptedAnswer =>
  response =>
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(events.join(''))
const event = (job: Job) => `: still here\n\nevent: ${job.status}\ndata: ${JSON.stringify(job)}\n\n`
const error = (_tag: string) =>
  `event: error\ndata: ${JSON.stringify({ _tag, message: 'This.', requestId: 'r' })}\n\n`

test('a stream that is cut off is reopened, and no state is repeated', async () => {
  scripted.script(
    stream(event(running).slice(0, -20)),
    stream(event(running)),
    stream(event(running), error('InternalError')),
    stream(error('Unauthorized')),
    failure('Unauthorized', 401),
    stream(event(running), event(succeeded)),
  )
  const statuses: string[] = []
  for await (const { status } of stale.jobs.watch({ jobId: running.id })) statuses.push(status)
  assert.deepEqual(statuses, ['running', 'succeeded'])
  assert.equal(scripted.asked.length, 6)
  assert.equal(scripted.asked.at(-1)?.headers.authorization, 'Bearer new')
})

test('a silent stream is reopened', async () => {
  const silent: ScriptedAnswer = response =>
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(event(running))
  scripted.script(silent, stream(event(succeeded)))
  const statuses: string[] = []
  for await (const { status } of stale.jobs.watch({ jobId: running.id }, { timeoutMilliseconds: 100 }))
    statuses.push(status)
  assert.deepEqual(statuses, ['running', 'succeeded'])
})

test('a stream that is kept alive may last longer than the timeout', async () => {
  scripted.script(async response => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(event(running))
    for (let beats = 0; beats < 8; beats++) {
      await sleep(100)
      response.write(': still here\n\n')
    }
    response.end(event(succeeded))
  })
  const statuses: string[] = []
  for await (const { status } of stale.jobs.watch({ jobId: running.id }, { timeoutMilliseconds: 700 }))
    statuses.push(status)
  assert.deepEqual([statuses, scripted.asked.length], [['running', 'succeeded'], 1])
})

test('a permanent error ends the stream', async () => {
  scripted.script(stream(event(running), error('NotFound')))
  const statuses: string[] = []
  await assert.rejects(
    async () => {
      for await (const { status } of stale.jobs.watch({ jobId: running.id })) statuses.push(status)
    },
    { _tag: 'NotFound', requestId: 'r' },
  )
  assert.deepEqual(statuses, ['running'])
})

test('an endless event does not fill the memory', async () => {
  scripted.script(stream(event(running), 'data: ', 'x'.repeat(5_000_000)))
  const watchAll = async () => {
    for await (const _ of stale.jobs.watch({ jobId: running.id }));
  }
  await assert.rejects(watchAll, { _tag: 'UnexpectedAnswer', message: /more than 4 MiB/ })
  assert.equal(scripted.asked.length, 1)
})

test('streams continue on another server when theirs restarts, and nobody notices', {
  skip: withoutBalancer,
}, async () => {
  const folder = await temporaryDirectory()
  const settings = { drainSeconds: 1 }
  const servers = [
    await world.startAnotherServer(settings, undefined, trialUnusual),
    await world.startAnotherServer(settings, undefined, trialUnusual),
  ]
  const ports = servers.map(({ url }) => Number(new URL(url).port))
  const balancer = await startBalancer(folder.path, ports)
  try {
    await balancer.untilServing(2)
    const failed: string[] = []
    const onAttempt = ({ error }: AttemptReport) => error && failed.push(error)
    const behind = new Learn({ baseUrl: balancer.url, token: key, retries: 0, onAttempt })
    const job = await begin({ pages: 60, pageMilliseconds: 100 })
    const watchers = Array.from({ length: 6 }, () => behind.jobs.watch({ jobId: job.id }))
    const seen = watchers.map(async states => {
      const statuses: string[] = []
      for await (const state of states) statuses.push(JSON.stringify(state))
      return statuses
    })
    const waiting = behind.jobs.wait(job.id)
    await sleep(1_000)
    await servers[0]?.close()
    for (const statuses of await Promise.all(seen)) {
      assert.equal(JSON.parse(statuses.at(-1) ?? '{}').status, 'succeeded')
      assert.equal(new Set(statuses).size, statuses.length, 'no state is repeated')
    }
    assert.equal((await waiting).status, 'succeeded')
    assert.deepEqual(failed, [])
  } finally {
    await balancer.stop()
    await folder.remove()
  }
})

test('without a stream, a job is polled', async () => {
  const isStream = (url: string) => url.endsWith('/events')
  scripted.script((response, asked) => {
    const polled = scripted.asked.filter(({ url }) => !isStream(url)).length
    const answer = isStream(asked.url) ? json({ what: 'events?' }) : json(polled < 2 ? running : succeeded)
    answer(response, asked)
  })
  const statuses: string[] = []
  await stale.jobs.wait(running.id, { onProgress: ({ status }) => statuses.push(status) })
  assert.deepEqual(statuses, ['running', 'succeeded'])
})
