import { randomUUID } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { codeOf } from '../error-code.ts'
import { explainRefusal, OperatorError } from '../operator-error.ts'
import { makeFolder, syncFolder, writeDurably } from '../storage/embedded/durable-file.ts'
import { configuredObjects } from './configured.ts'
import * as store from './shared-folder.store.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'newFiles'>

/** Enough for a database that was restored to an earlier time. */
const mostStarts = 1_000
const sampled = 20

/** Whether several servers may need the same files on disk. */
export const isShared = ({ databaseUrl, s3, newFiles }: Settings): boolean =>
  databaseUrl !== undefined && (!s3 || newFiles !== undefined)

/**
 * Proves that this server's folder is the one that the others use. Each start adds a line to a file there and records it
 * in the database: another folder, or an old copy, lacks the last line. The caller commits afterwards: if the process dies
 * first, the folder has an extra line, which does no harm.
 */
export async function enterSharedFolder(client: pg.ClientBase, config: Settings): Promise<void> {
  const trouble = await findTrouble(client, config)
  if (trouble) throw new OperatorError(`${trouble} ${advice}`)
  await addStart(client, config)
}

/** From now on, servers must use this folder. Returns how many of the newest files it has. */
export async function adoptFolder(client: pg.ClientBase, config: Settings) {
  const newest = await store.findNewestObjects(client, sampled)
  await addStart(client, config)
  return { files: newest.length, present: await countPresent(newest, config) }
}

async function addStart(client: pg.ClientBase, config: Settings) {
  const start = randomUUID()
  try {
    const starts = await readStarts(config)
    await makeFolder(folderOf(config))
    await writeDurably(`${fileOf(config)}.new`, [...starts.slice(1 - mostStarts), start, ''].join('\n'))
    await rename(`${fileOf(config)}.new`, fileOf(config))
    await syncFolder(folderOf(config))
  } catch (error) {
    throw new OperatorError(
      `Can't write to the folder for files, ${explainRefusal(error, folderOf(config))}.`,
    )
  }
  await store.saveLastStart(client, start)
}

const folderOf = ({ dataDir }: Settings) => join(dataDir, 'media')
const fileOf = (config: Settings) => join(folderOf(config), 'starts')

async function readStarts(config: Settings): Promise<string[]> {
  const text = await readFile(fileOf(config), 'utf8').catch(error => {
    if (codeOf(error) !== 'ENOENT') throw error
    return ''
  })
  return text.split('\n').filter(line => line !== '')
}

/** What is wrong with the folder. Changes nothing. */
export async function findTrouble(client: pg.ClientBase, config: Settings): Promise<string | undefined> {
  const last = await store.findLastStart(client)
  if (last) {
    if ((await readStarts(config)).includes(last)) return
    return `The folder ${folderOf(config)} is not the one that the other servers of this database use, or is an old copy of it: its file "starts" lacks the line of the last start.`
  }
  const newest = await store.findNewestObjects(client, sampled)
  if (newest.length === 0 || (await countPresent(newest, config)) > 0) return
  return `The database has files, but the folder ${folderOf(config)} has none of the newest ${newest.length}.`
}

async function countPresent(newest: readonly store.NewestObject[], config: Settings): Promise<number> {
  const objects = configuredObjects(config)
  const sizes = await Promise.all(newest.map(key => objects.size(key)))
  return sizes.filter((size, at) => size === newest[at]?.bytes).length
}

export const advice =
  'Every server must reach every file: mount one shared folder as LEARN_DATA_DIR/media on all servers, or keep the files in a bucket (LEARN_S3_BUCKET). If you replaced or restored the folder on purpose, stop all servers, and run on one of them: npm run admin -- adopt-folder'
