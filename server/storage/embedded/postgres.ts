import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { OperatorError, reasonOf } from '../../operator-error.ts'
import type { SystemUser } from '../../system-user.ts'
import { chooseAddress, ownAddress, removeSocketFolder, settingsOf, urlOf } from './address.ts'
import { archiveSettings, makeArchive } from './archive.ts'
import { findRunning, removeStaleLock, waitUntilEnded } from './cluster-lock.ts'
import { InUseError, refuseOtherMachines, takeLease } from './lease.ts'
import { chooseBinaries, choosePlaces, exists, findPlaces, type Places, readNote } from './places.ts'
import { chooseUser, takeData } from './postgres-user.ts'
import { refuseUnfinishedRestore } from './unfinished.ts'
import { refuseOtherMajor } from './version.ts'

const run = promisify(execFile)

export interface EmbeddedPostgres {
  /** Connects as the owner of the database. */
  readonly url: string
  /** The folder of its data. */
  readonly data: string
  /** For the operator, about where the data is and who could read it. */
  readonly notices: readonly string[]
  stop(): Promise<void>
}

/** The address of a database that is running, or will be in a moment. */
export type Launched = Pick<EmbeddedPostgres, 'url' | 'data'>

export interface EmbeddedOptions {
  /** Called as soon as PostgreSQL's processes run and its address is certain. It accepts no connections yet. */
  readonly onLaunch?: (launched: Launched) => void
  /** Called if the database stops unexpectedly. */
  readonly onLost?: () => void
  /** Whether finished parts of its log are archived. */
  readonly archive?: boolean
  /** How long it may take to start: a recovery can take a long time. */
  readonly startSeconds?: number
}

const owner = 'learn'
const embeddedConnections = 200
const stopSeconds = 60

/**
 * Starts the PostgreSQL of a data directory, or takes over one that a crashed server left running. It is not a child of
 * this process, so neither Ctrl-C nor a crash here interrupts it.
 */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  await refuseUnfinishedRestore(dataDir)
  const [{ user, notice, places, isNew }] = await Promise.all([
    findParts(dataDir),
    refuseOtherMachines(dataDir),
  ])
  if (isNew) await initialize(places, user, options)
  else if (user && !(await findRunning(places.data))) await takeData(places.home, user)
  const stop = async () => {
    const running = await findRunning(places.data)
    if (!running) return
    // pg_ctl would wait for the next server's PostgreSQL too, if that starts at once.
    await control(places, user, ['stop', '-m', 'fast', '-W'])
    await waitUntilEnded(running.pid, stopSeconds)
    await removeSocketFolder(running)
  }
  const { url, lease } = await takeOver(places, user, dataDir, options, stop)
  const end = async () => {
    lease.release()
    // The lease lasts until the database is down, so that nobody takes over one that is stopping.
    await stop().finally(() => lease.end())
  }
  const notices = [places.notice, notice].filter(text => text !== undefined)
  return { url, data: places.data, notices, stop: end }
}

async function findParts(dataDir: string) {
  const chosen = await chooseUser()
  const places = await choosePlaces(dataDir, chosen.user)
  const isNew = !(await exists(join(places.data, 'PG_VERSION')))
  if (!isNew) await refuseOtherMajor(places.data)
  return { ...chosen, places, isNew }
}

/** Retries until the database is running and leased to us. It may just be stopping or recovering. */
async function takeOver(
  places: Places,
  user: SystemUser | undefined,
  dataDir: string,
  options: EmbeddedOptions,
  stop: () => Promise<void>,
) {
  const { onLost = () => undefined } = options
  const deadline = Date.now() + 30_000
  let startedHere = false
  for (;;) {
    try {
      if (!(await findRunning(places.data))) startedHere = await start(places, user, options)
      const url = await ownerUrl(places.data)
      return { url, lease: await takeLease(url, dataDir, onLost) }
    } catch (error) {
      if (isPassing(error) && Date.now() < deadline) {
        await sleep(100)
        continue
      }
      // If another server has the lease, that server must stop the database.
      if (startedHere && !(error instanceof InUseError)) await stop()
      throw error
    }
  }
}

/** Waiting does not help with errors that the operator must fix, or with a rejected password. */
const isPassing = (error: unknown) =>
  !(error instanceof OperatorError) && !(error instanceof pg.DatabaseError && error.code?.startsWith('28'))

/** The owner's URL of a running database, for the admin tool. */
export async function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  const data = await findCluster(dataDir)
  return (await findRunning(data)) && (await ownerUrl(data))
}

/** The folder of a data directory's PostgreSQL, whether or not it runs. */
export async function findCluster(dataDir: string): Promise<string> {
  return (await readNote(dataDir)) ?? join(dataDir, 'postgres')
}

/** Ends a PostgreSQL whose data nobody needs any more. */
export async function stopAtOnce(dataDir: string): Promise<void> {
  const { user } = await chooseUser()
  const places = await findPlaces(dataDir, user)
  if (!places || !(await findRunning(places.data))) return
  const binaries = await chooseBinaries(user)
  await control({ ...places, binaries }, user, ['stop', '-m', 'immediate', '-w', '-t', '60'])
}

/** Stops the PostgreSQL of a data directory of our own, and deletes both. */
export async function removeDatabase(dataDir: string): Promise<void> {
  await stopAtOnce(dataDir)
  const { user } = await chooseUser()
  const places = await findPlaces(dataDir, user)
  if (places) await rm(places.home, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}

/** Where a new cluster of this data directory must be, and the user that it must belong to. */
export async function placeForCluster(
  dataDir: string,
): Promise<{ data: string; binaries: string; user: SystemUser | undefined }> {
  const { user } = await chooseUser()
  const { data, binaries } = await choosePlaces(dataDir, user)
  return { data, binaries, user }
}

/** Creates the cluster under a temporary name and renames it, so that an interrupted start leaves nothing half done. */
async function initialize(
  { binaries, data }: Places,
  user: SystemUser | undefined,
  options: EmbeddedOptions,
) {
  const temporary = `${data}.${process.pid}`
  const password = randomBytes(24).toString('base64url')
  await removeInterrupted(data)
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  const passwordFile = `${temporary}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await Promise.all([temporary, passwordFile].map(path => chown(path, user.uid, user.gid)))
  try {
    const running = run(
      join(binaries, 'bin', 'initdb'),
      [
        '-D',
        temporary,
        '-U',
        owner,
        '-A',
        'scram-sha-256',
        '--pwfile',
        passwordFile,
        '-E',
        'UTF8',
        '--locale=C',
        '--wal-segsize=1', // A part is archived every half minute, often half empty, so parts should be small.
        '--no-instructions',
      ],
      { ...user, cwd: '/', env: environment },
    )
    announce(data, password, options)
    await running
    await rename(passwordFile, join(temporary, 'learn.password'))
    await rename(temporary, data)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
    // If it exists, another server was faster.
    if (!(await exists(join(data, 'PG_VERSION')))) throw notCreated(data, error)
  }
}

/** The program's own words are the last line that it wrote; Node's contain the whole command. */
function notCreated(data: string, error: unknown): OperatorError {
  const lines = /\binitdb: error: .+/.exec(String(error))?.[0] ?? reasonOf(error)
  return new OperatorError(`The database could not be created in ${data}. ${lines}`, { cause: error })
}

/** False if another server was faster; taking the lease decides between the two. */
async function start(places: Places, user: SystemUser | undefined, given: EmbeddedOptions): Promise<boolean> {
  const { archive = false, startSeconds = 60 } = given
  await removeStaleLock(places.data)
  const address = await chooseAddress(places.data, user)
  const settings = [
    ...settingsOf(address, places.data),
    `max_connections=${embeddedConnections}`,
    'shared_buffers=128MB',
    'logging_collector=off',
    ...(archive ? archiveSettings : []),
  ]
  if (archive) await makeArchive(places.data, user)
  const options = settings.map(setting => `-c ${setting}`).join(' ')
  const log = join(places.data, 'server.log')
  const password = await readPassword(places.data)
  try {
    const starting = control(places, user, ['start', '-w', '-t', `${startSeconds}`, '-l', log, '-o', options])
    announce(places.data, password, given)
    await starting
    return true
  } catch (error) {
    await removeSocketFolder(address)
    if (await findRunning(places.data)) return false
    const tail = await readFile(log, 'utf8').then(
      text => `The last lines of ${log}:\n${text.trim().split('\n').slice(-5).join('\n')}`,
      () => String(error),
    )
    throw new OperatorError(`PostgreSQL did not start. ${tail}`, { cause: error })
  }
}

/** Only the address in the data directory's own folder is certain in advance. If another server is faster, this one gets no lease. */
function announce(data: string, password: string, { onLaunch }: EmbeddedOptions): void {
  const address = ownAddress(data)
  if (address) onLaunch?.({ url: urlOf(address, owner, password), data })
}

/** Removes what interrupted starts left behind, if their process no longer exists. */
async function removeInterrupted(data: string) {
  for (const name of await readdir(dirname(data))) {
    const pid = Number(/^\.(\d+)(\.password)?$/.exec(name.slice(basename(data).length))?.[1])
    if (name.startsWith(basename(data)) && pid && !isAlive(pid)) {
      await rm(join(dirname(data), name), { recursive: true, force: true })
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function ownerUrl(data: string): Promise<string> {
  const address = await findRunning(data)
  if (address === undefined) throw new Error('the database is not running')
  return urlOf(address, owner, await readPassword(data))
}

const readPassword = async (data: string) => (await readFile(join(data, 'learn.password'), 'utf8')).trim()

/** Keeps the programs' messages in English, because they are shown to the operator. */
const environment = { LC_ALL: 'C', TZ: 'UTC' }

async function control(
  { binaries, data }: Pick<Places, 'binaries' | 'data'>,
  user: SystemUser | undefined,
  args: string[],
) {
  await run(join(binaries, 'bin', 'pg_ctl'), ['-D', data, ...args], { ...user, cwd: '/', env: environment })
}
