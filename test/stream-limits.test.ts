import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningServer } from '../server/start.ts'
import { World } from './support/world.ts'

const several = { processes: 2 }
const world = await World.create(several)
after(() => world.close())

interface Opened {
  readonly response: Response
  readonly leave: () => void
}

async function open({ url }: RunningServer, token: string, jobId: string): Promise<Opened> {
  const leaving = new AbortController()
  const response = await fetch(`${url}/v1/jobs/${jobId}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  })
  // The response is kept: without it, its stream ends with the next garbage collection.
  return { response, leave: () => leaving.abort() }
}

/** An organization with a job that never ends, and three people who may watch it. */
async function school() {
  const tenant = await world.tenant()
  const people = [await world.member(tenant), await world.member(tenant), await world.member(tenant)]
  const jobId = await world.job(tenant)
  const openMany = async (servers: readonly RunningServer[], count: number) =>
    await Promise.all(
      Array.from({ length: count }, (_, at) =>
        open(servers[at % servers.length] ?? world.server, people[at % people.length]?.token ?? '', jobId),
      ),
    )
  return { jobId, people, openMany }
}

const count = (opened: readonly Opened[], status: number) =>
  opened.filter(({ response }) => response.status === status).length

/** Opens another stream as soon as there is room. */
async function openOnceThereIsRoom(openOne: () => Promise<Opened>): Promise<Opened> {
  for (let waited = 0; ; waited += 50) {
    const opened = await openOne()
    if (opened.response.status === 200) return opened
    opened.leave()
    assert(waited < 30_000, 'room was never freed')
    await sleep(50)
  }
}

test('an organization has 40 event streams on two servers together, and a person 20', async () => {
  const other = await world.startAnotherServer(several)
  const servers = [world.server, other]
  const { jobId, people, openMany } = await school()
  const [first] = people
  const own = await Promise.all(
    Array.from({ length: 24 }, (_, at) => open(servers[at % 2] ?? other, first?.token ?? '', jobId)),
  )
  assert.deepEqual([count(own, 200), count(own, 429)], [20, 4])
  for (const { leave } of own) leave()
  const opened = [await openOnceThereIsRoom(async () => open(other, people[1]?.token ?? '', jobId))]
  while (count(opened, 200) < 40) opened.push(...(await openMany(servers, 40 - count(opened, 200))))
  const refused = await openMany(servers, 6)
  assert.equal(count(refused, 429), 6)
  opened.find(({ response }) => response.status === 200)?.leave()
  const last = await openOnceThereIsRoom(async () => (await openMany([other], 1))[0] ?? assert.fail())
  assert.equal(count(await openMany(servers, 2), 429), 2)
  for (const { leave } of [...opened, ...refused, last]) leave()
  await other.close()
})

test('a server that stops makes room for its clients on the others', async () => {
  const stopping = await world.startAnotherServer(several)
  const { openMany } = await school()
  const opened = await openMany([stopping], 40)
  assert.equal(count(opened, 200), 40)
  const closed = stopping.close()
  const next = await openOnceThereIsRoom(async () => (await openMany([world.server], 1))[0] ?? assert.fail())
  await closed
  const others = await openMany([world.server], 41)
  assert.deepEqual([count(others, 200), count(others, 429)], [39, 2])
  for (const { leave } of [...opened, ...others, next]) leave()
})

test('streams outlive the connection that counts them, and are counted again afterwards', async () => {
  const other = await world.startAnotherServer(several)
  const { openMany } = await school()
  const opened = await openMany([world.server], 30)
  assert.equal(count(opened, 200), 30)
  await world.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'learn locks' and datname = current_database()`,
  )
  await sleep(500) // Until the server notices.
  const again = await openMany([world.server], 2)
  assert.equal(count(again, 200), 2)
  const rest = await openMany([other], 12)
  assert.deepEqual([count(rest, 200), count(rest, 429)], [8, 4])
  for (const { response } of opened) assert.equal(response.bodyUsed, false)
  for (const { leave } of [...opened, ...again, ...rest]) leave()
  await other.close()
})
