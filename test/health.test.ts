import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readConfig } from '../server/config.ts'
import { createLog } from '../server/log.ts'
import { start } from '../server/start.ts'
import { callOperation } from './support/client.ts'
import { createDatabase } from './support/database.ts'
import { testSecret, World } from './support/world.ts'

const world = await World.create()
after(() => world.close())

test('metrics report requests by operation and status, latencies, the pool and the event loop', async () => {
  const server = await world.startAnotherServer({ metricsPort: 0 })
  const { key } = await world.tenant()
  const list = (input: object) => callOperation(server.url, 'organizations.listOrganizations', key, input)
  await list({})
  await list({ limit: '0' })
  await fetch(`${server.url}/v1/nothing-here`)
  const { metricsUrl = '' } = server
  await sleep(100) // A response may arrive before its request is counted.
  const response = await fetch(metricsUrl)
  const text = await response.text()
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain/)
  const count = (operation: string, status: number) =>
    new RegExp(
      `learn_request_duration_seconds_count\\{operation="${operation}",status="${status}"\\} (\\d+)`,
    ).exec(text)?.[1]
  assert.equal(count('organizations.listOrganizations', 200), '1')
  assert.equal(count('organizations.listOrganizations', 400), '1')
  assert.equal(count('none', 404), '1')
  assert.match(
    text,
    /learn_request_duration_seconds_bucket\{le="0\.01",operation="organizations\.listOrganizations",status="200"\}/,
  )
  assert.match(text, /learn_database_connections\{pool="requests",state="open"\} [1-9]/)
  assert.match(text, /nodejs_eventloop_lag_p99_seconds/)
  assert.doesNotMatch(text, /learn_sk_/)
  await list({})
  assert.equal(await (await fetch(metricsUrl)).text(), text, 'scraping again at once costs nothing')
  assert.equal((await fetch(new URL('/v1/organizations', metricsUrl))).status, 404, 'it serves nothing else')
  assert.equal((await fetch(`${server.url}/metrics`)).status, 404, 'the public address serves no metrics')
  await server.close()
})

test('while another server migrates, this one is live but not ready, and tells programs and people to wait', async t => {
  const database = await createDatabase()
  const blocker = new pg.Client({ connectionString: database.url })
  await blocker.connect()
  t.after(() => blocker.end()) // If the test fails early, an open connection would keep the process alive.
  await blocker.query(`select pg_advisory_lock(hashtextextended('learn migrations', 0))`)
  const port = await freePort()
  const starting = start({
    config: { ...readConfig({}), port },
    databaseUrl: database.url,
    secret: testSecret,
    log: createLog('silent', { write: () => undefined }),
  })
  const url = `http://127.0.0.1:${port}`
  const ask = async (path: string) => {
    for (let tries = 0; ; tries++) {
      try {
        return await fetch(url + path)
      } catch (error) {
        if (tries > 100) throw error
        await sleep(20)
      }
    }
  }
  assert.equal((await ask('/healthz')).status, 200)
  const notReady = await ask('/readyz')
  assert.equal(notReady.status, 503)
  assert.deepEqual(await notReady.json(), { ready: false, reason: 'migrating' })
  const early = await callOperation(url, 'organizations.listOrganizations', undefined, {})
  assert.equal(early.body._tag, 'InternalError')
  assert.match(early.body.message ?? '', /starting/)
  const accept = 'text/html,application/xhtml+xml'
  for (const path of ['/auth/sign-in', '/oauth/authorize']) {
    const page = await fetch(url + path, { headers: { accept } })
    assert.equal(page.status, 503, path)
    assert.match(await page.text(), /<h1>Starting<\/h1>/, path)
  }
  const script = await fetch(`${url}/auth/passkey-sign-in/options`, { method: 'POST' })
  assert.match(await script.text(), /"_tag":"InternalError"/, 'a script gets no page')
  await blocker.query(`select pg_advisory_unlock(hashtextextended('learn migrations', 0))`)
  const server = await starting
  assert.equal((await ask('/readyz')).status, 200)
  await server.close()
  await blocker.end()
  await database.drop()
})

/** A port that nobody listens on. The system doesn't hand out the same port again for a while. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
