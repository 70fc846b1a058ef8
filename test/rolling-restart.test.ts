import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../bench/processes.ts'
import { makeApiKey } from '../server/identity/api-key.ts'
import { createMigratedDatabase } from './support/database.ts'
import { type LaunchedServer, launch, stopAll, temporaryDirectory } from './support/processes.ts'
import { testSecret } from './support/world.ts'

const hasBalancer = (() => {
  try {
    return Boolean(execFileSync('haproxy', ['-v']))
  } catch {
    return false
  }
})()
const skip = hasBalancer ? false : 'haproxy is not installed (Debian: apt-get install haproxy)'

after(stopAll)

const balancerConfig = (port: number, servers: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 10s
  retries 0
frontend learn
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  option httpchk GET /readyz
  http-reuse always
  default-server check inter 200ms fall 1 rise 1
${servers.map(server => `  server s${server} 127.0.0.1:${server}`).join('\n')}
`

/** Calls again and again on connections that are kept alive. */
function startCalling(port: number, key: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const failures: string[] = []
  let [answered, stopped] = [0, false]
  const call = (writes: boolean, name: string) =>
    new Promise<string>(resolve => {
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': name,
      }
      const path = '/v1/organizations'
      const sent = request(
        { port, host: '127.0.0.1', agent, path, method: writes ? 'POST' : 'GET', headers },
        response => {
          let body = ''
          response.on('data', chunk => (body += chunk))
          response.on('end', () =>
            resolve(
              response.statusCode === (writes ? 201 : 200) ? 'answered' : `${response.statusCode} ${body}`,
            ),
          )
          response.on('error', error => resolve(error.message))
        },
      )
      sent.on('error', error => resolve(error.message))
      sent.end(writes ? JSON.stringify({ name }) : undefined)
    })
  const loops = Array.from({ length: 8 }, async (_, caller) => {
    for (let number = 0; !stopped; number++) {
      const writes = number % 10 === 0
      const outcome = await call(writes, `Rolling ${caller} ${number}`)
      if (outcome === 'answered') answered++
      else failures.push(`${writes ? 'POST' : 'GET'}: ${outcome}`)
      await sleep(5)
    }
  })
  return {
    answered: () => answered,
    stop: async () => {
      stopped = true
      await Promise.all(loops)
      agent.destroy()
      return failures
    },
  }
}

const untilReady = async (url: string) => {
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await sleep(50)
}

test('servers that are restarted one after another behind a load balancer lose no request', {
  skip,
}, async () => {
  const [database, folder] = [await createMigratedDatabase(), await temporaryDirectory()]
  const ports = [await freePort(), await freePort()]
  const key = makeApiKey()
  const start = (port: number): Promise<LaunchedServer> =>
    launch({
      DATABASE_URL: database.url,
      LEARN_SECRET: testSecret,
      LEARN_DATA_DIR: folder.path,
      LEARN_BOOTSTRAP_API_KEY: key,
      LEARN_RATE_LIMIT: '0',
      LEARN_DRAIN_SECONDS: '3',
      LEARN_LOG_LEVEL: 'error',
      PORT: String(port),
    })
  const servers = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)]
  const balancerPort = await freePort()
  const config = join(folder.path, 'haproxy.cfg')
  await writeFile(config, balancerConfig(balancerPort, ports))
  const balancer = spawn('haproxy', ['-db', '-f', config], { stdio: 'ignore' })
  try {
    await untilReady(`http://127.0.0.1:${balancerPort}`)
    await sleep(1_000) // Both servers have been checked.
    const calls = startCalling(balancerPort, key)
    for (const [at, port] of ports.entries()) {
      await sleep(500)
      const before = calls.answered()
      assert.equal(await servers[at]?.stop('SIGTERM'), 0)
      assert(calls.answered() > before, 'others are served meanwhile')
      servers[at] = await start(port)
      await untilReady(servers[at].url)
      await sleep(1_000) // The balancer notices that it is back.
    }
    const failures = await calls.stop()
    assert.deepEqual(
      [...new Set(failures)],
      [],
      `${failures.length} failed next to ${calls.answered()} requests`,
    )
    assert(calls.answered() > 100, `only ${calls.answered()} requests`)
  } finally {
    balancer.kill()
    await once(balancer, 'exit')
    await stopAll()
    await database.drop()
    await folder.remove()
  }
})
