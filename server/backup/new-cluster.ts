import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import { commandOf } from '../storage/embedded/cluster-lock.ts'
import { makeFolder, syncFolder } from '../storage/embedded/durable-file.ts'
import { exists } from '../storage/embedded/places.ts'
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  findCluster,
  startEmbedded,
  stopAtOnce,
} from '../storage/embedded/postgres.ts'
import { hasDatabase, unfinishedIn } from '../storage/embedded/unfinished.ts'
import { isLostConnection, isNoRoom, NoRoomLeft, noRoom, wasFull } from './room.ts'

export async function refuseDatabase(dataDir: string): Promise<void> {
  if (await hasDatabase(dataDir))
    throw new OperatorError(
      `${dataDir} already has a database, and a restore never overwrites one. Restore into an empty data directory (LEARN_DATA_DIR).`,
    )
  await refuseForeign(dataDir)
  const pid = Number(await readFile(pidFile(unfinishedIn(dataDir)), 'utf8').catch(() => ''))
  if (pid && pid !== process.pid && (await commandOf(pid)).includes('restore'))
    throw new OperatorError(
      `Another restore into ${dataDir} is running (process ${pid}). Wait until it ends.`,
    )
}

/** What an interrupted restore leaves, a folder for files that is on a disk of its own, and what a new disk has. */
const expected = /^(restoring|secret(\.\d+)?|media|lost\+found)$/
const mostNames = 5

/** Otherwise files of another program, or of another installation, would be mixed with those of the backup. */
async function refuseForeign(dataDir: string): Promise<void> {
  const foreign = (await readdir(dataDir).catch(() => [])).filter(name => !expected.test(name)).sort()
  if (foreign.length === 0) return
  const rest = foreign.length > mostNames ? ` and ${foreign.length - mostNames} more` : ''
  throw new OperatorError(
    `${dataDir} is not empty: it has ${foreign.slice(0, mostNames).join(', ')}${rest}. Restore into an empty data directory (LEARN_DATA_DIR), so that nothing is mixed with the files of the backup.`,
  )
}

const pidFile = (beside: string) => join(beside, 'restored-by')

/**
 * Makes the embedded database in a folder of its own, which moves to its place when the work is done. If that fails or is
 * interrupted, no server starts there, and the next restore begins again.
 */
export async function inNewCluster<T>(
  dataDir: string,
  databaseBytes: number | undefined,
  work: (beside: string) => Promise<T>,
): Promise<T> {
  await refuseDatabase(dataDir)
  const beside = unfinishedIn(dataDir)
  try {
    await removeCluster(beside)
    await makeFolder(beside, process.getuid?.() === 0 ? 0o711 : 0o700) // PostgreSQL's user must be able to enter.
    await writeFile(pidFile(beside), `${process.pid}`)
    const done = await work(beside)
    await moveInto(dataDir, beside)
    return done
  } catch (error) {
    const isFull = isNoRoom(error) || (couldBeFull(error) && (await wasFull(await findCluster(beside))))
    await removeCluster(beside).catch(() => undefined) // The folder stays. This makes room for what is missing.
    if (!isFull || error instanceof NoRoomLeft) throw error
    throw await noRoom({ what: 'the database', folder: dataDir, bytes: roomFor(databaseBytes) }, error)
  }
}

const emptyCluster = 48 * 1024 * 1024
/** PostgreSQL lets its log grow to this size before it begins to use its files again: initdb chooses 64 of them. */
const longestLog = 64 * 1024 * 1024

/** The rows are in the files and in the log. */
const roomFor = (databaseBytes: number | undefined) =>
  databaseBytes && emptyCluster + databaseBytes + Math.min(databaseBytes, longestLog)

const couldBeFull = (error: unknown) => isLostConnection(error) || /did not start/.test(String(error))

/** Works on the database there, and stops it afterwards, at once if it is of no more use. */
export async function onEmbedded<T>(
  beside: string,
  options: EmbeddedOptions,
  work: (embedded: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  const embedded = await startEmbedded(beside, options)
  try {
    return await work(embedded)
  } catch (error) {
    await stopAtOnce(beside).catch(() => undefined)
    throw error
  } finally {
    await embedded.stop()
  }
}

/** The last step, and the only visible one: renames the folder. */
async function moveInto(dataDir: string, beside: string): Promise<void> {
  const name = (await exists(join(beside, 'postgres-is-in'))) ? 'postgres-is-in' : 'postgres'
  await syncFolder(beside)
  await rename(join(beside, name), join(dataDir, name))
  await syncFolder(dataDir)
  await rm(beside, { recursive: true, force: true })
}

/** A killed restore may have left initdb running for a moment, which still makes files there. */
const forSure = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const

/** Removes all but the folder itself. */
async function removeCluster(beside: string): Promise<void> {
  if (!(await exists(beside))) return
  if (await hasDatabase(beside)) {
    await stopAtOnce(beside)
    const data = await findCluster(beside)
    await rm(data.startsWith(beside) ? data : dirname(data), forSure)
  }
  for (const name of await readdir(beside)) await rm(join(beside, name), forSure)
}
