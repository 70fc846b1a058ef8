import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../bench/processes.ts'
import { makeApiKey } from '../../../server/identity/api-key.ts'
import { type Balancer, startBalancer } from '../../support/operating/balancer.ts'
import { startCalling } from '../../support/operating/callers.ts'
import type { Version } from '../../support/operating/last-release.ts'
import { type LaunchedServer, launch, stopAll, temporaryDirectory } from '../../support/processes.ts'
import { testSecret } from '../../support/world.ts'
import { learningViolations } from '../learning.ts'
import { startPractice } from './practice.ts'
import { makeLater, thisVersion } from './versions.ts'

export interface UpgradeOptions {
  /** Of an empty database. */
  readonly databaseUrl: string
  /** How often to restart servers, and how often to change their version. */
  readonly times: number
  readonly say: (line: string) => void
}

/** How long both versions serve side by side. */
const togetherMilliseconds = 3_000
/** How long a server still answers after it was asked to stop: longer than haproxy needs to notice on a busy machine. */
const drainSeconds = '10'

/**
 * Runs two servers behind haproxy on one database, under load, restarts them one after another, and keeps replacing them with two
 * of another version: of later ones, and once of the version before. Nobody retries a request, so each failed request is a
 * violation.
 */
export async function upgradeFaults({ databaseUrl, times, say }: UpgradeOptions) {
  const folder = await temporaryDirectory()
  const key = makeApiKey()
  const env = {
    DATABASE_URL: databaseUrl,
    LEARN_SECRET: testSecret,
    LEARN_DATA_DIR: folder.path,
    LEARN_BOOTSTRAP_API_KEY: key,
    LEARN_RATE_LIMIT: '0',
    LEARN_DRAIN_SECONDS: drainSeconds,
    LEARN_LOG_LEVEL: 'error',
  }
  const plan = await planOf(times)
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()]
  const balancer = await startBalancer(folder.path, ports)
  const servers = new Servers(env, ports, balancer, say)
  try {
    await servers.change(thisVersion)
    const loads = [
      startCalling(balancer.port, key),
      startCalling(balancer.port, key, { keepAlive: false, callers: 4 }),
    ]
    const practice = await startPractice(balancer.url, key, 4)
    await servers.restart(times)
    for (const [at, version] of plan.changes.entries()) {
      await servers.change(version)
      say(`change ${at + 1}: ${version.name}`)
    }
    const failures = (await Promise.all([...loads, practice].map(load => load.stop()))).flat()
    const created = loads.flatMap(load => load.created)
    const [kept, single] = loads.map(load => load.answered())
    const figures = {
      restarts: times,
      'changes of version': plan.changes.length,
      'requests answered on kept connections': kept,
      'requests answered on new connections': single,
      'steps of practice answered': practice.answered(),
      'acknowledged organizations': created.length,
      'requests that failed': failures.length,
    }
    return { violations: [...failures, ...(await findLosses(databaseUrl, created))], figures }
  } finally {
    await stopAll()
    await balancer.stop()
    await Promise.all(plan.versions.map(version => version.remove()))
    await folder.remove()
  }
}

/** Two servers at a time, four while one version replaces another. */
class Servers {
  readonly #env: Record<string, string>
  readonly #ports: readonly number[]
  readonly #balancer: Balancer
  readonly #say: (line: string) => void
  /** The first of the two ports in use. */
  #base = 2
  #version = thisVersion
  #running: LaunchedServer[] = []

  constructor(
    env: Record<string, string>,
    ports: readonly number[],
    balancer: Balancer,
    say: (line: string) => void,
  ) {
    this.#env = env
    this.#ports = ports
    this.#balancer = balancer
    this.#say = say
  }

  async change(version: Version): Promise<void> {
    const former = this.#running
    this.#base = 2 - this.#base
    this.#version = version
    const next = [await this.#start(0), await this.#start(1)]
    await this.#balancer.untilServing(former.length + 2)
    await sleep(togetherMilliseconds)
    this.#running = next
    for (const server of former) await this.#stop(server)
    await this.#balancer.untilServing(2)
  }

  /** Restarts the two, one after the other. */
  async restart(times: number): Promise<void> {
    for (let restart = 0; restart < times; restart++) {
      const at = restart % 2
      await this.#stop(this.#running[at])
      this.#running[at] = await this.#start(at)
      await this.#balancer.untilServing(2)
      this.#say(`restart ${restart + 1} of ${this.#version.name}`)
    }
  }

  #start(at: number): Promise<LaunchedServer> {
    return launch({ ...this.#env, PORT: String(this.#ports[this.#base + at]) }, this.#version.folder)
  }

  /** Reports it if the balancer does not notice in time: then the machine was too slow, and requests are lost. */
  async #stop(server: LaunchedServer | undefined): Promise<void> {
    if (!server) return
    const port = Number(new URL(server.url).port)
    const stopped = server.stop('SIGTERM')
    await Promise.race([stopped, sleep((Number(drainSeconds) - 1) * 1_000, undefined, { ref: false })])
    const state = (await this.#balancer.states()).get(port) ?? ''
    if (/^UP /.test(state))
      this.#say(`the balancer did not notice in time that ${port} was stopping: ${state}`)
    const code = await stopped
    // A process that can't write its last log lines within a second, on a busy machine, ends without a code.
    if (code !== 0) this.#say(`a server ended with ${code}`)
  }
}

async function findLosses(databaseUrl: string, created: readonly string[]): Promise<string[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    return [...(await lost(owner, created)), ...(await learningViolations(owner, []))]
  } finally {
    await owner.end()
  }
}

/** Each later version has one migration more. The fourth change goes back to the version before. */
async function planOf(times: number) {
  const changes: Version[] = []
  const versions = [thisVersion]
  for (let level = 0; changes.length < times; ) {
    level += changes.length === 3 ? -1 : 1
    versions[level] ??= await makeLater(level)
    changes.push(versions[level] ?? thisVersion)
  }
  return { changes, versions }
}

/** The organizations whose creation was acknowledged, but that are missing. */
async function lost(owner: pg.Client, names: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    'select name from unnest($1::text[]) name where not exists (select from organizations o where o.name = name.name)',
    [names],
  )
  return rows.map(({ name }) => `the acknowledged organization "${name}" is lost`)
}
