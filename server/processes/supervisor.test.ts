import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundle } from '../../scripts/bundle.ts'
import { parseMetrics } from '../../test/support/monitoring/scrape.ts'
import { callTrial, createBook, createWord, trialTable, waitUntilEnded } from '../../test/support/trial.ts'
import { testSecret, World } from '../../test/support/world.ts'

/** This server only prepares the database and creates tenants. It never finds jobs of other servers. */
const world = await World.create({}, undefined, { jobTimes: { pollSeconds: 3_600 } })
after(() => world.close())
await world.owner.query(trialTable)

/** All processes load this bundle, which loads faster than the sources. It lies where it finds its packages. */
await mkdir('node_modules/.cache', { recursive: true })
const folder = await mkdtemp('node_modules/.cache/learn-processes-')
after(() => rm(folder, { recursive: true, force: true }))
await bundle({ server: 'test/support/operating/trial-processes.ts' }, folder)

interface Several {
  readonly child: ChildProcess
  readonly url: string
  readonly metricsUrl: string
  readonly log: string[]
}

async function startSeveral(environment: NodeJS.ProcessEnv = {}): Promise<Several> {
  const child = spawn(process.execPath, [join(folder, 'server.mjs')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
      PORT: '0',
      LEARN_METRICS_PORT: '0',
      LEARN_PROCESSES: '2',
      LEARN_DATA_DIR: world.dataDir,
      DATABASE_URL: world.databaseUrl,
      LEARN_SECRET: testSecret,
      LEARN_LOG_FORMAT: 'json',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.prependOnceListener('exit', () => child.kill('SIGKILL'))
  const log: string[] = []
  child.stderr.on('data', chunk => log.push(String(chunk)))
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  const [, url = '', metricsUrl = ''] =
    /listening on (\S+), metrics at (\S+)/.exec(String(said)) ?? assert.fail(`${said} ${log.join('')}`)
  return { child, url, metricsUrl, log }
}

test('a job started by a front begins at once, and the background process runs it once', async () => {
  const server = await startSeveral()
  const tenant = await world.tenant()
  await world.credits(tenant, 100)
  const { key, organizationId } = tenant
  // The background process looks for jobs once an hour, unless it is woken.
  for (let number = 0; number < 4; number++) {
    const input = { organizationId, pages: 1 }
    const { body, status } = await callTrial(server.url, createBook, key, input)
    assert.equal(status, 202)
    assert.equal((await waitUntilEnded(world, key, body)).status, 'succeeded')
  }
  const metrics = parseMetrics(await (await fetch(server.metricsUrl)).text())
  const [outcome, status] = ['operation="trial.createBook",outcome="succeeded"', 'status="202"']
  assert.equal(metrics.get(`learn_jobs_ended_total{${outcome}}`), 4, 'from the background')
  const asked = `learn_request_duration_seconds_count{operation="trial.createBook",${status}}`
  assert.equal(metrics.get(asked), 4, 'from the fronts')
  server.child.kill('SIGTERM')
  await once(server.child, 'close')
  assert.deepEqual(
    processesOf(server, ({ msg }) => msg === 'job done'),
    Array(4).fill('background'),
  )
})

test('SIGTERM lets every process finish its requests', async () => {
  const server = await startSeveral()
  const tenant = await world.tenant()
  await world.credits(tenant, 100)
  const { key, organizationId } = tenant
  const isWaiting = `select from pg_locks where not granted and relation = 'trial_words'::regclass`
  const locking = await world.owner.connect()
  await locking.query('begin; lock table trial_words in exclusive mode')
  const words: ReturnType<typeof write>[] = []
  const write = (word: string) =>
    callTrial(server.url, createWord, key, { organizationId, word }, { connection: 'close' })
  // One after another, so that the fronts take turns.
  while (words.length < 4) {
    words.push(write(`word ${words.length}`))
    while ((await world.owner.query(isWaiting)).rows.length < words.length) await sleep(20)
  }
  server.child.kill('SIGTERM')
  while (await answers(server)) await sleep(20)
  await locking.query('commit')
  locking.release()
  for (const { status } of await Promise.all(words)) assert.equal(status, 201)
  assert.deepEqual(await once(server.child, 'close'), [0, null])
  const names = processesOf(server, ({ operation }) => operation === createWord.id)
  assert.deepEqual([...new Set(names)].toSorted(), ['front 1', 'front 2'])
})

test('if the system refuses to start a process, it is asked again, but not at once', async () => {
  const refusing = `import cluster from 'node:cluster'
    const { fork } = cluster
    let forks = 0
    cluster.fork = () => {
      forks += 1
      if (forks > 3 && forks < 6) throw new Error('spawn ENOMEM')
      return fork()
    }`
  const server = await startSeveral({
    NODE_OPTIONS: `--import=data:text/javascript;base64,${Buffer.from(refusing).toString('base64')}`,
  })
  const [front = assert.fail()] = await childrenOf(server.child.pid)
  process.kill(front, 'SIGKILL')
  while (!server.log.join('').includes('another process has taken the place')) await sleep(20)
  const lines = server.log
    .join('')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Line)
  assert.equal(lines.filter(({ msg }) => msg.startsWith('a process of the server ended')).length, 3)
  assert.equal(lines.filter(({ msg }) => msg === 'the system refused to start another process').length, 2)
  server.child.kill('SIGTERM')
  assert.deepEqual(await once(server.child, 'close'), [0, null])
})

const childrenOf = async (parent: number | undefined): Promise<number[]> =>
  (await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')).split(' ').filter(Boolean).map(Number)

const answers = ({ url }: Several) =>
  fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  )

interface Line {
  readonly msg: string
  readonly process: string
  readonly operation?: string
}

/** The processes that have written such lines. */
const processesOf = ({ log }: Several, isMeant: (line: Line) => boolean): string[] =>
  log
    .join('')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Line)
    .filter(isMeant)
    .map(line => line.process)
