import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { callOperation } from './support/client.ts'
import { parseMetrics } from './support/monitoring/scrape.ts'
import { finish, type LaunchedServer, launch, stopAll, temporaryDirectory } from './support/processes.ts'

after(stopAll)
const data = await temporaryDirectory()
after(() => data.remove())
const token = 'a token for the metrics of this test'.replaceAll(' ', '-')
const env = {
  LEARN_DATA_DIR: data.path,
  LEARN_PROCESSES: '2',
  LEARN_RATE_LIMIT: '0',
  LEARN_METRICS_TOKEN: token,
}
let key = ''

/** The processes of a server: two fronts and the background process. */
const childrenOf = (server: LaunchedServer): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map(Number)
/** The process of this name; none while it is being replaced. */
const childNamed = (server: LaunchedServer, name: string): number | undefined =>
  childrenOf(server).find(pid => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(`learn ${name}`))
const isAlive = (pid: number) => existsSync(`/proc/${pid}`)

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 90_000; waited += 50) {
    if (await isSo()) return
    await sleep(50)
  }
  assert.fail(`${what} did not happen`)
}

interface LogLine {
  readonly msg: string
  readonly process?: string
  readonly operation?: string
  readonly began?: string
  readonly ended?: string
}

const logOf = (server: LaunchedServer): LogLine[] =>
  server
    .output()
    .split('\n')
    .filter(line => line.startsWith('{') && line.endsWith('}'))
    .map(line => JSON.parse(line))

const list = (server: LaunchedServer) => callOperation(server.url, 'organizations.listOrganizations', key, {})

/** Calls again and again on kept-alive connections, and counts answers and failures. */
function startCalling(server: LaunchedServer, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const failures: string[] = []
  let [answered, stopped] = [0, false]
  const call = () =>
    new Promise<string>(resolve => {
      const { port } = new URL(server.url)
      const headers = { authorization: `Bearer ${key}` }
      const sent = request(
        { port, host: '127.0.0.1', agent, path: '/v1/organizations', headers },
        response => {
          response.resume()
          response.on('end', () => resolve(String(response.statusCode)))
          response.on('error', error => resolve(error.message))
        },
      )
      sent.on('error', error => resolve(error.message))
      sent.end()
    })
  const loops = Array.from({ length: connections }, async () => {
    while (!stopped) {
      const outcome = await call()
      if (outcome === '200') answered++
      else failures.push(outcome)
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

async function metricsOf(server: LaunchedServer): Promise<Map<string, number>> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  assert.equal(answer.status, 200)
  return parseMetrics(await answer.text())
}

const listed =
  'learn_request_duration_seconds_count{operation="organizations.listOrganizations",status="200"}'

test('two processes answer on one port, and a third does the background work', async t => {
  const server = await launch(env)
  key = /learn_sk_\S{51}/.exec(server.output())?.[0] ?? assert.fail(server.output())
  assert.equal(childrenOf(server).length, 3)

  await t.test('each answers its share, and the metrics of all are added up', async () => {
    const before = (await metricsOf(server)).get(listed) ?? 0
    for (let number = 0; number < 20; number++) {
      const { status } = await fetch(`${server.url}/v1/organizations`, {
        headers: { authorization: `Bearer ${key}`, connection: 'close' },
      })
      assert.equal(status, 200)
    }
    const lines = () =>
      logOf(server).filter(({ operation }) => operation === 'organizations.listOrganizations')
    await until('20 lines in the log', () => lines().length >= 20)
    const shares = Map.groupBy(lines(), line => line.process)
    assert.deepEqual([...shares.keys()].toSorted(), ['front 1', 'front 2'])
    for (const [name, share] of shares) assert(share.length >= 8, `${name} answered ${share.length}`)
    await until('a sum of 20', async () => ((await metricsOf(server)).get(listed) ?? 0) === before + 20)
    const metrics = await metricsOf(server)
    assert.equal(metrics.get('learn_database_connections{pool="requests",state="most"}'), 30)
    assert.equal(metrics.get('learn_database_up'), 1)
    assert((metrics.get('process_resident_memory_bytes') ?? 0) > 200e6, 'the memory of all')
  })

  await t.test('the background process sends each email once', async () => {
    const { body } = await list(server)
    const organizationId = body.data[0]?.id ?? ''
    for (let number = 0; number < 20; number++) {
      const invitation = { organizationId, email: `guest-${number}@example.org`, role: 'member' as const }
      const { status } = await callOperation(server.url, 'organizations.createInvitation', key, invitation)
      assert.equal(status, 201)
    }
    const outbox = join(data.path, 'outbox')
    await until('20 emails', async () => (await readdir(outbox).catch(() => [])).length >= 20)
    const sent = 'learn_mails_total{outcome="sent"}'
    await until('20 counted', async () => ((await metricsOf(server)).get(sent) ?? 0) >= 20)
    assert.equal((await metricsOf(server)).get(sent), 20)
    assert.equal((await readdir(outbox)).length, 20)
  })

  await t.test('a killed process is replaced, and only its own requests fail', async () => {
    const connections = 8
    const calls = startCalling(server, connections)
    await until('some load', () => calls.answered() > 50)
    const before = (await metricsOf(server)).get(listed) ?? 0
    for (const name of ['front 1', 'front 2', 'background']) {
      const began = () => logOf(server).filter(line => line.began === name).length
      const [seen, answered] = [began(), calls.answered()]
      process.kill(childNamed(server, name) ?? assert.fail(`no ${name}`), 'SIGKILL')
      await until(`another ${name}`, () => began() > seen)
      assert(calls.answered() > answered, 'the others answer meanwhile')
      assert.equal(childrenOf(server).length, 3)
    }
    const failures = await calls.stop()
    assert(
      failures.every(failure => /ECONNRESET|socket hang up/.test(failure)),
      failures.join(', '),
    )
    assert(failures.length <= 2 * connections, `${failures.length} failed of ${calls.answered()}`)
    const lost = async (part: string) =>
      (await metricsOf(server)).get(`learn_processes_lost_total{part="${part}"}`)
    await until('two lost fronts', async () => (await lost('front')) === 2)
    assert.equal(await lost('background'), 1)
    const after = (await metricsOf(server)).get(listed) ?? 0
    assert(after >= before, 'the counts of ended processes are kept')
  })

  await t.test('a connection that is handed to a process just as it is killed is closed', async () => {
    const stuck = childNamed(server, 'front 2') ?? assert.fail('no front 2')
    process.kill(stuck, 'SIGSTOP')
    const outcomes: string[] = []
    for (let number = 0; number < 6; number++) {
      const { port } = new URL(server.url)
      const socket = connect(Number(port), '127.0.0.1')
      socket.once('data', () => outcomes.push('answered'))
      socket.on('error', () => undefined)
      socket.once('close', () => outcomes.push('closed'))
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    }
    const count = (outcome: string) => outcomes.filter(one => one === outcome).length
    await until('five answers', () => count('answered') === 5 && count('closed') === 5)
    process.kill(stuck, 'SIGKILL')
    await until('the end of the last one', () => count('closed') === 6)
    assert.equal(count('answered'), 5, 'it was on its way to the one that did not move')
  })

  await t.test('SIGTERM ends all of them, and the database last', async () => {
    await until('three processes', () => childrenOf(server).length === 3)
    const all = childrenOf(server)
    assert.equal(await server.stop('SIGTERM'), 0)
    assert.deepEqual(all.filter(isAlive), [])
    assert(!existsSync(join(data.path, 'postgres', 'postmaster.pid')))
    const sentences = logOf(server).map(({ msg }) => msg)
    assert.equal(sentences.filter(msg => msg.includes('connection was lost')).length, 0)
  })
})

test('a rate limit holds for both processes together', async () => {
  const server = await launch({ ...env, LEARN_RATE_LIMIT: '300' })
  let answered = 0
  for (let round = 0; round < 20; round++) {
    const statuses = Array.from({ length: 20 }, async () => {
      const headers = { authorization: `Bearer ${key}`, connection: 'close' }
      return (await fetch(`${server.url}/v1/organizations`, { headers })).status
    })
    for (const status of await Promise.all(statuses)) if (status === 200) answered++
  }
  assert(answered >= 285 && answered <= 315, `${answered} answered`)
  assert.equal(await server.stop('SIGTERM'), 0)
})

test('if the supervisor is killed, its processes end too, and the next start takes over the database', async () => {
  const server = await launch(env)
  const all = childrenOf(server)
  assert.equal(all.length, 3)
  await server.stop('SIGKILL')
  await until('their end', () => !all.some(isAlive))
  assert(existsSync(join(data.path, 'postgres', 'postmaster.pid')), 'the database outlives them')
  const next = await launch(env)
  assert.equal((await list(next)).status, 200)
  assert.equal(await next.stop('SIGINT'), 0)
  assert(!existsSync(join(data.path, 'postgres', 'postmaster.pid')))
})

test('a process that is too busy to answer is ended by its own watchdog, and replaced', async () => {
  // Below the ports that the system gives to others.
  const server = await launch({ ...env, NODE_OPTIONS: `--inspect-port=${20_000 + (process.pid % 10_000)}` })
  const busy = childNamed(server, 'front 1') ?? assert.fail('no front 1')
  process.kill(busy, 'SIGUSR1')
  const address = () => /Debugger listening on (ws:\S+)/.exec(server.output())?.[1]
  await until('a debugger', () => address() !== undefined)
  const socket = new WebSocket(address() ?? '')
  await once(socket, 'open')
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'for (;;);' } }))
  await until('its end', () => !isAlive(busy))
  assert.match(server.output(), /busy for 20 seconds and answers nobody, so it ends itself/)
  assert.equal((await list(server)).status, 200)
  await until('another', () => logOf(server).some(({ began }) => began === 'front 1'))
  assert.equal(await server.stop('SIGTERM'), 0)
})

test('a port in use is named, and nothing keeps running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const refused = await finish('server/main.ts', { ...env, PORT: String(port) })
  other.close()
  assert.equal(refused.code, 1)
  assert.match(
    refused.output,
    new RegExp(`^Can't listen on HOST .*, PORT ${port}: address already in use`, 'm'),
  )
  assert.doesNotMatch(refused.output, /at \S+ \(/)
  assert(!existsSync(join(data.path, 'postgres', 'postmaster.pid')))
})

test('a start with an invalid number of processes is refused with the reason', async () => {
  for (const wrong of ['0', 'all', '1.5']) {
    const { code, output } = await finish('server/main.ts', { ...env, LEARN_PROCESSES: wrong })
    assert.equal(code, 1)
    assert.equal(output, `LEARN_PROCESSES must be auto, or a whole number from 1 to 128, not "${wrong}".\n`)
  }
})

test('the secret can also be replaced with several processes', async () => {
  await rename(join(data.path, 'secret'), join(data.path, 'secret-previous'))
  const server = await launch(env)
  await until('the rotation', () => !existsSync(join(data.path, 'secret-previous')))
  assert.equal((await list(server)).status, 200)
  const began = () => logOf(server).filter(line => line.began === 'front 1').length
  process.kill(childNamed(server, 'front 1') ?? assert.fail('no front 1'), 'SIGKILL')
  await until('another front', () => began() === 1)
  for (let time = 0; time < 4; time++) assert.equal((await list(server)).status, 200)
  assert.equal(await server.stop('SIGTERM'), 0)
})
