import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../bench/processes.ts'
import { makeApiKey } from '../server/identity/api-key.ts'
import { callOperation } from './support/client.ts'
import { createMigratedDatabase } from './support/database.ts'
import { newUpload, sha256Of } from './support/media/files.ts'
import { bytesAt, tus } from './support/media/tus.ts'
import { beginUpload } from './support/media/upload-file.ts'
import { makeNewerVersion } from './support/operating/newer-version.ts'
import { finish, launch, stopAll, temporaryDirectory } from './support/processes.ts'
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

const balancerConfig = (port: number, statistics: number, servers: readonly number[]) => `
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
frontend statistics
  bind 127.0.0.1:${statistics}
  stats enable
  stats uri /
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
  const sockets = new Set<unknown>()
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
          sockets.add(response.socket)
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
    connections: () => sockets.size,
    stop: async () => {
      stopped = true
      await Promise.all(loops)
      agent.destroy()
      return failures
    },
  }
}

/** Uploads a file in small pieces, each a request of its own, for as long as it takes. */
async function startUpload(port: number, key: string, organizationId: string) {
  const url = `http://127.0.0.1:${port}`
  const bytes = randomBytes(4_000_000).toString('base64')
  const content = Buffer.from(bytes)
  const id = await beginUpload({ url, key, organizationId }, newUpload('long.txt', content), 'upload')
  let [offset, isHurried] = [0, false]
  const pieces = (async () => {
    while (offset < content.length) {
      const piece = content.subarray(offset, offset + (isHurried ? 1_000_000 : 10_000))
      const { status, body } = await tus(
        {
          method: 'PATCH',
          url: `${url}/v1/media/uploads/${id}`,
          token: key,
          headers: bytesAt(offset, piece.length),
        },
        piece,
      )
      assert.equal(status, 204, `the piece at ${offset}: ${body}`)
      offset += piece.length
      if (!isHurried) await sleep(50)
    }
  })()
  pieces.catch(() => undefined) // It is awaited below.
  return {
    /** Sends the rest at once, and waits until the file is ready. Returns how much had been sent before. */
    finish: async () => {
      const before = offset
      isHurried = true
      await pieces
      for (;;) {
        const { body } = await callOperation(url, 'media.getMediaItem', key, { mediaItemId: id })
        assert.notEqual(body.status, 'failed', JSON.stringify(body))
        if (body.status === 'ready') return { before, sha256: body.sha256, wanted: sha256Of(content) }
        await sleep(50)
      }
    },
  }
}

const untilReady = async (url: string) => {
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await sleep(50)
}

/** Waits until the balancer sends requests to this many servers. */
async function untilBalanced(port: number, servers: number, balancer: ChildProcess) {
  const isUp = (line: string) => line.startsWith('servers,s') && line.split(',')[17] === 'UP'
  for (;;) {
    const text = await fetch(`http://127.0.0.1:${port}/;csv`)
      .then(answer => answer.text())
      .catch(() => '')
    if (text.split('\n').filter(isUp).length === servers) return
    assert.equal(balancer.exitCode, null, 'the balancer has ended')
    await sleep(50)
  }
}

test('an upgrade with a migration, behind a load balancer, loses no request and no upload', {
  skip,
}, async () => {
  const [database, folder, newer] = [
    await createMigratedDatabase(),
    await temporaryDirectory(),
    await makeNewerVersion(),
  ]
  const ports = [await freePort(), await freePort()]
  const [balancerPort, statisticsPort] = [await freePort(), await freePort()]
  const key = makeApiKey()
  const settings = {
    DATABASE_URL: database.url,
    LEARN_SECRET: testSecret,
    LEARN_DATA_DIR: folder.path,
    LEARN_BOOTSTRAP_API_KEY: key,
    LEARN_RATE_LIMIT: '0',
    LEARN_DRAIN_SECONDS: '3',
    LEARN_LOG_LEVEL: 'error',
  }
  const start = (port: number | undefined, project = '.') =>
    launch({ ...settings, PORT: String(port) }, project)
  const servers = [await start(ports[0]), await start(ports[1])]
  const config = join(folder.path, 'haproxy.cfg')
  await writeFile(config, balancerConfig(balancerPort, statisticsPort, ports))
  const balancer = spawn('haproxy', ['-db', '-f', config], { stdio: 'ignore' })
  const ended = once(balancer, 'exit')
  try {
    await untilBalanced(statisticsPort, 2, balancer)
    const { body } = await callOperation(servers[0]?.url ?? '', 'organizations.listOrganizations', key, {})
    const upload = await startUpload(balancerPort, key, body.data[0]?.id ?? '')
    const calls = startCalling(balancerPort, key)
    const migrated = await finish('server/admin.ts', settings, ['migrate'], newer.folder)
    assert.match(
      migrated.output,
      /Applied \d+_later\.sql, \d+_later\.sql\. Servers of this version can start/,
    )
    for (const [at, port] of ports.entries()) {
      const before = calls.answered()
      assert.equal(await servers[at]?.stop('SIGTERM'), 0)
      assert(calls.answered() > before, 'others are served meanwhile')
      servers[at] = await start(port, newer.folder)
      await untilReady(servers[at].url)
      await untilBalanced(statisticsPort, 2, balancer)
    }
    const uploaded = await upload.finish()
    const failures = await calls.stop()
    assert.deepEqual(
      [...new Set(failures)],
      [],
      `${failures.length} failed next to ${calls.answered()} requests`,
    )
    assert(calls.answered() > 100, `only ${calls.answered()} requests`)
    assert(calls.connections() < calls.answered() / 2, 'connections are kept alive')
    assert.equal(uploaded.sha256, uploaded.wanted)
    assert(uploaded.before > 100_000, 'pieces were sent during the upgrade')
  } finally {
    balancer.kill()
    await ended
    await stopAll()
    await database.drop()
    await folder.remove()
    await newer.remove()
  }
})
