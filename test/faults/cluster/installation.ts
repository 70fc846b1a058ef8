import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { bundle } from '../../../scripts/bundle.ts'
import { folderInMemory } from '../../../scripts/memory-folder.ts'
import { startMailServer } from '../../support/mail/mail-server.ts'
import { finish } from '../../support/processes.ts'
import { StripeSimulator } from '../../support/stripe-simulator.ts'
import { type TestOptions, testSecret } from '../../support/world.ts'
import { type Filled, inWorldOf } from '../platform/morning.ts'
import { settingsOf } from '../platform/settings.ts'
import { FaultyServer } from '../servers.ts'
import { Balancer } from './balancer.ts'
import { Cluster } from './cluster.ts'
import { Etcd } from './etcd.ts'
import { Node, superuser } from './node.ts'
import { type Place, placeIn } from './place.ts'
import { steadyPort } from './port.ts'
import { reference, variablesOf } from './reference.ts'

/** Room for the write-ahead log that a node keeps, which is up to two gigabytes. */
const diskBytes = 3 * 2 ** 30

const longestStart = 90_000

const unusual: TestOptions = {
  jobTimes: { beatMilliseconds: 250, superviseMilliseconds: 500, pollSeconds: 0.5 },
  sweepTimes: { everyMilliseconds: 500, silentMilliseconds: 5_000 },
}

/** For seeding. PostgreSQL has this function from version 18 on. */
const uuidv7 = `create function uuidv7() returns uuid language sql volatile as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
    substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid $$`

type Undo = () => unknown

/** The whole set-up of the reference files on this machine, with the people of a day. */
export async function install(say: (line: string) => void) {
  const folder = folderInMemory() ?? (await mkdtemp(join(tmpdir(), 'learn-cluster-')))
  const abandon = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', abandon)
  const undo: Undo[] = [abandon]
  const lines: string[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return { ...(await installIn(await placeIn(folder), lines, undo)), close }
  } catch (error) {
    say(`Logs: ${await keepLogs({ folder, lines })}`)
    say(String(error)) // Closing can fail too.
    await close()
    throw error
  }
}

/** Copies all logs, because the folder is removed. */
export async function keepLogs({
  folder,
  lines,
}: {
  folder: string
  lines: readonly string[]
}): Promise<string> {
  const to = await mkdtemp(join(tmpdir(), 'learn-cluster-logs-'))
  await writeFile(join(to, 'servers.log'), lines.join('\n'))
  for (const name of await readdir(folder))
    if (name.endsWith('.log')) await cp(join(folder, name), join(to, name))
  return to
}

export type Installation = Awaited<ReturnType<typeof install>>

async function installIn(place: Place, lines: string[], undo: Undo[]) {
  const { folder } = place
  const cluster = await startCluster(place, undo)
  const ports = [await steadyPort(), await steadyPort(), await steadyPort()]
  const balancer = await Balancer.start(place, { nodes: cluster.nodes, servers: ports })
  undo.push(() => balancer.stop())
  process.once('exit', balancer.abandon)
  const people = await fillDatabase(balancer, join(folder, 'filled'))
  const mail = await startMailServer()
  const stripe = await StripeSimulator.start()
  const dataDir = join(folder, 'files')
  const clockFile = join(folder, 'clock')
  await mkdir(dataDir)
  await writeFile(clockFile, '0')
  const env: Record<string, string> = {
    ...settingsOf({
      databaseUrl: people.databaseUrl,
      dataDir,
      mailPort: mail.port,
      paymentsPort: Number(new URL(stripe.url).port),
      stripe,
    }),
    LEARN_DRAIN_SECONDS: referenceSettings().LEARN_DRAIN_SECONDS ?? '',
    LEARN_TRUSTED_PROXIES: '127.0.0.1',
    LEARN_TRIAL_CLOCK: clockFile,
  }
  const program = await bundleServer(undo)
  const servers = ports.map(port => {
    const own: Record<string, string> = {
      ...env,
      PORT: String(port),
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    }
    return { env: own, server: new FaultyServer(own, unusual, lines, [program]) }
  })
  undo.push(
    () => stripe.stop(),
    () => mail.close(),
    () => Promise.all(servers.map(({ server }) => server.close())),
  )
  const late = sleep(longestStart, undefined, { ref: false }).then(() => {
    throw new Error(`the servers did not start: ${lines.slice(-20).join('\n')}`)
  })
  await Promise.race([Promise.all(servers.map(({ server }) => server.ready())), late])
  await balancer.untilUp('servers', servers.length)
  /** As the superuser, on whichever node is the primary. */
  const database = () => {
    const client = new pg.Client({
      connectionString: asSuperuser(people.databaseUrl),
      connectionTimeoutMillis: 10_000,
    })
    client.on('error', () => undefined) // A query that was cut off reports this itself.
    return client
  }
  const files = { dataDir, clockFile, folder }
  return { cluster, balancer, people, mail, stripe, servers, lines, database, ...files }
}

/** PostgreSQL with Patroni and etcd, as in the reference files. */
async function startCluster(place: Place, undo: Undo[]): Promise<Cluster> {
  const etcd = await Etcd.start(place)
  const nodes: Node[] = []
  const cluster = new Cluster(nodes, etcd)
  undo.push(() => cluster.stop())
  process.once('exit', cluster.abandon)
  for (const number of [1, 2, 3]) nodes.push(await Node.make(place, number, etcd.places, diskBytes))
  for (const node of nodes) node.start()
  await cluster.whole()
  return cluster
}

const referenceSettings = () =>
  variablesOf(
    reference('learn.env', {
      'HOST=10.0.0.21': 'HOST=127.0.0.1',
      '10.0.0.21,10.0.0.22,10.0.0.23': '127.0.0.1',
    }),
  )

/** The owner's address of a database, as in the reference settings. */
function ownerUrl({ databasePort }: Balancer, database: string): string {
  const url = new URL(referenceSettings().DATABASE_URL ?? '')
  url.port = String(databasePort)
  url.pathname = `/${database}`
  return url.href
}

/**
 * Creates the database as the guide says, migrates it, and puts the people of a day into a copy. Only meanwhile is Learn's user
 * a superuser, so that it owns everything in it.
 */
async function fillDatabase(balancer: Balancer, dataDir: string): Promise<Filled> {
  const url = ownerUrl(balancer, 'learn')
  const { username, password } = new URL(url)
  const administrator = new pg.Client({ connectionString: asSuperuser(url, '/postgres') })
  administrator.on('error', () => undefined)
  await administrator.connect()
  await administrator.query(`create role ${username} login createrole password '${password}'`)
  await administrator.query(`create database learn owner ${username}`)
  const settings = { DATABASE_URL: url, LEARN_SECRET: testSecret }
  const migrated = await finish('server/admin.ts', settings, ['migrate'])
  if (migrated.code !== 0) throw new Error(`the database could not be migrated: ${migrated.output}`)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(uuidv7).finally(() => owner.end())
  await administrator.query(`alter role ${username} superuser`)
  const people = await inWorldOf(url, dataDir, 'learn')
  await administrator.query(`alter role ${username} nosuperuser`)
  await administrator.end()
  return people
}

function asSuperuser(address: string, pathname?: string): string {
  const url = new URL(address)
  Object.assign(url, {
    username: superuser.user,
    password: superuser.password,
    ...(pathname && { pathname }),
  })
  return url.href
}

async function bundleServer(undo: Undo[]): Promise<string> {
  await mkdir('node_modules/.cache', { recursive: true })
  const programs = await mkdtemp('node_modules/.cache/learn-cluster-') // From here it finds its packages.
  undo.push(() => rm(programs, { recursive: true, force: true }))
  await bundle({ server: 'test/support/trial-server.ts' }, programs)
  return join(programs, 'server.mjs')
}
