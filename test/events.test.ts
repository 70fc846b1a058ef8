import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '@learn/contract/jobs'
import { callTrial, createBook, trialTable, trialUnusual } from './support/trial.ts'
import { type Tenant, World } from './support/world.ts'

const world = await World.create({}, undefined, trialUnusual)
after(() => world.close())
await world.owner.query(trialTable)

interface Sent {
  readonly event: string
  readonly id: string | undefined
  readonly data: Job & { _tag?: string }
}

/** Opens a stream as soon as the caller's limit allows, and skips its first event. */
async function watchOnceThereIsRoom(token: string, jobId: string): Promise<AsyncGenerator<Sent>> {
  for (let waited = 0; ; waited += 50) {
    const stream = watch(token, jobId)
    const isOpen = await stream.next().then(
      () => true,
      error => {
        if (waited >= 30_000) throw error
        return false
      },
    )
    if (isOpen) return stream
    await sleep(50)
  }
}

/** The events of a stream as they arrive. */
async function* watch(token: string, jobId: string, url = world.server.url): AsyncGenerator<Sent> {
  const response = await fetch(`${url}/v1/jobs/${jobId}/events`, {
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = new Map(
        text
          .slice(0, end)
          .split('\n')
          .map(line => line.split(/: (.*)/s) as [string, string]),
      )
      text = text.slice(end + 2)
      const data = fields.get('data')
      if (data) yield { event: fields.get('event') ?? '', id: fields.get('id'), data: JSON.parse(data) }
    }
  }
}

async function begin(pages: number, pageMilliseconds: number): Promise<Tenant & { job: Job }> {
  const tenant = await world.tenant()
  await world.credits(tenant, 1_000)
  const input = { organizationId: tenant.organizationId, pages, pageMilliseconds }
  const { body } = await callTrial(world.server.url, createBook, tenant.key, input)
  return { ...tenant, job: body }
}

test('a stream shows a job’s progress and ends with the job', async () => {
  const { key, job } = await begin(12, 250)
  const events: Sent[] = []
  for await (const sent of watch(key, job.id)) events.push(sent)
  assert(events.length >= 3, `${events.length} events`)
  const progress = events.map(({ data }) => data.progress)
  assert.deepEqual(
    progress,
    [...progress].sort((a, b) => a - b),
  )
  assert.deepEqual(events.at(-1)?.event, 'succeeded')
  assert.equal(events.at(-1)?.data.progress, 1)
  assert.equal(events.at(-1)?.data.chargedCredits, 24)
  assert(events.some(({ data }) => /^Page \d+ of 12$/.test(data.message ?? '')))
  for (const { event, data, id } of events) {
    assert.equal(event, data.status)
    assert.equal(id, String(Date.parse(data.updatedAt)))
  }
})

test('watching a job that has ended gives one event', async () => {
  const { key, job } = await begin(1, 0)
  for await (const _ of watch(key, job.id));
  const events: string[] = []
  for await (const { event } of watch(key, job.id)) events.push(event)
  assert.deepEqual(events, ['succeeded'])
})

test('canceling ends the stream', async () => {
  const { key, job } = await begin(100, 100)
  const events: string[] = []
  for await (const { event } of watch(key, job.id)) {
    if (events.length === 0) await world.call('jobs.cancelJob', key, { jobId: job.id })
    events.push(event)
  }
  assert.equal(events.at(-1), 'canceled')
})

test('a watcher who loses access sees no further events', async () => {
  const { key, job, ...tenant } = await begin(100, 100)
  const watcher = await world.key({ ...tenant })
  const events: Sent[] = []
  for await (const sent of watch(watcher, job.id)) {
    if (events.length === 0) await world.revoke(watcher)
    events.push(sent)
  }
  assert.equal(events.at(-1)?.event, 'error')
  assert.equal(events.at(-1)?.data._tag, 'Unauthorized')
  await world.call('jobs.cancelJob', key, { jobId: job.id })
})

test('a caller can watch 20 streams at a time, and closing one makes room', async () => {
  const { key, job } = await begin(200, 100)
  const streams = Array.from({ length: 20 }, () => watch(key, job.id))
  for (const stream of streams) await stream.next()
  const { body, status } = await world.call('jobs.watchJob', key, { jobId: job.id })
  assert.equal(status, 429)
  assert.equal(body._tag, 'TooManyRequests')
  await streams[0]?.return(undefined)
  for (let tries = 0; tries < 100; tries++) {
    if ((await world.call('jobs.watchJob', key, { jobId: job.id })).status === 200) break
    assert(tries < 99, 'room was never freed')
    await sleep(50)
  }
  for (const stream of streams) await stream.return(undefined)
  await world.call('jobs.cancelJob', key, { jobId: job.id })
})

test('when the first of 20 streams ends, there is room for one more, not for 20', async () => {
  const tenant = await world.tenant()
  const jobId = await world.job(tenant)
  const streams = Array.from({ length: 20 }, () => watch(tenant.key, jobId))
  for (const stream of streams) await stream.next()
  await streams.shift()?.return(undefined)
  const another = await watchOnceThereIsRoom(tenant.key, jobId)
  assert.equal((await world.call('jobs.watchJob', tenant.key, { jobId })).status, 429)
  for (const stream of [another, ...streams]) await stream.return(undefined)
})

test('a client that disconnects before the first event takes up no room', async () => {
  const tenant = await world.tenant()
  const jobId = await world.job(tenant)
  const { port, hostname } = new URL(world.server.url)
  const head = `GET /v1/jobs/${jobId}/events HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${tenant.key}\r\n\r\n`
  for (let count = 0; count < 60; count++) {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    await new Promise(resolve => socket.write(head, resolve))
    await sleep(count % 4)
    socket.resetAndDestroy()
  }
  const stream = await watchOnceThereIsRoom(tenant.key, jobId)
  await stream.return(undefined)
})

test('a stopping server ends its streams without waiting for their jobs', async () => {
  const other = await world.startAnotherServer({}, undefined, trialUnusual)
  const { key, job } = await begin(200, 100)
  const stream = watch(key, job.id, other.url)
  await stream.next()
  const before = Date.now()
  await other.close()
  assert(Date.now() - before < 15_000)
  for await (const _ of stream);
  await world.call('jobs.cancelJob', key, { jobId: job.id })
})

/** A stream's text up to its end. */
const textOf = async (response: Response) => await response.text()
const open = (token: string, jobId: string, headers: Record<string, string>, url = world.server.url) =>
  fetch(`${url}/v1/jobs/${jobId}/events`, { headers: { authorization: `Bearer ${token}`, ...headers } })

test('a stopping server ends its streams once the balancer has noticed, and says when to reconnect', async () => {
  const other = await world.startAnotherServer({ drainSeconds: 2 }, undefined, trialUnusual)
  const tenant = await world.tenant()
  const stream = await open(tenant.key, await world.job(tenant), {}, other.url)
  const reading = textOf(stream)
  const began = Date.now()
  const closing = other.close()
  assert.equal((await fetch(`${other.url}/readyz`)).status, 503)
  const text = await reading
  assert(Date.now() - began >= 2_000, 'it would come back to the same server')
  assert.match(text, /^retry: \d{3}\n\nid: \d+\nevent: queued\ndata: \{.*\}\n\n$/)
  await closing
})

test('a reconnecting client gets only changes, and always the final state', async () => {
  const { key, job } = await begin(8, 250)
  const first = await open(key, job.id, {})
  const text = await textOf(first)
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id = '']) => id)
  const again = await textOf(await open(key, job.id, { 'last-event-id': ids.at(-1) ?? '' }))
  assert.match(again, /event: succeeded/)
  const tenant = await world.tenant()
  const waiting = await world.job(tenant)
  const last = (await watch(tenant.key, waiting).next()).value as Sent
  const quiet = await open(tenant.key, waiting, { 'last-event-id': last.id ?? '' })
  const canceled = textOf(quiet)
  await sleep(1_000)
  await world.call('jobs.cancelJob', tenant.key, { jobId: waiting })
  assert.deepEqual(
    [...(await canceled).matchAll(/^event: (.*)$/gm)].map(([, event]) => event),
    ['canceled'],
  )
})

test('watching counts as one request', async () => {
  const limited = await World.create({ requestsPerMinute: 5 }, undefined, trialUnusual)
  try {
    const tenant = await limited.tenant()
    const jobId = await limited.job(tenant)
    const stream = watch(tenant.key, jobId, limited.server.url)
    await stream.next()
    await sleep(3_500)
    assert.equal((await limited.call('jobs.getJob', tenant.key, { jobId })).status, 200)
    await stream.return(undefined)
  } finally {
    await limited.close()
  }
})
