import { createReadStream } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { NoSuchObject, type Objects } from '../../objects/objects.ts'
import { OperatorError } from '../../operator-error.ts'
import { archiveOf } from '../../storage/embedded/archive.ts'
import { runAsOwner } from '../../storage/owner.ts'
import { findRecentObjects } from '../backup.store.ts'
import { checked } from '../backup.ts'
import { type Backups, objectName } from '../backups.ts'
import { compressed, expanded } from '../compress.ts'

const everyMilliseconds = 5_000
export const logFolder = 'log'
export const partName = (part: string) => `${logFolder}/${part}`

/** Parts of the log, notes about copies of the files, and the history of restores. */
export const partNames = /^([0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/

interface ShipOptions {
  /** The folder of the embedded database. */
  readonly data: string
  readonly databaseUrl: string
  readonly objects: Objects
  /** Opens the place for backups. */
  readonly open: (client: pg.Client) => Promise<Backups>
  readonly log: Logger
}

/** Moves finished parts of the database's log to the place for backups, with the files that were added meanwhile. */
export function startShipping(options: ShipOptions): () => Promise<void> {
  const { data, databaseUrl, log } = options
  let backups: Backups | undefined
  let hasFailed = false
  const shipAll = async (withFiles: boolean) => {
    if (withFiles)
      await runAsOwner(databaseUrl, 'learn log', async client => {
        backups ??= await options.open(client)
        await shipFiles(client, backups, options.objects)
      })
    if (backups) await shipParts(data, backups)
    if (hasFailed) log.info('the log is being kept again')
    hasFailed = false
  }
  let shipping: Promise<void> | undefined
  const tick = (withFiles = true) => {
    shipping ??= shipAll(withFiles)
      .catch(error => {
        if (!hasFailed) log.error({ err: error }, 'the log could not be moved to the place for backups')
        hasFailed = true
      })
      .finally(() => {
        shipping = undefined
      })
    return shipping
  }
  const timer = setInterval(tick, everyMilliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await shipping
    await tick(false) // What PostgreSQL left when it stopped.
  }
}

export async function shipParts(data: string, backups: Backups): Promise<number> {
  const folder = archiveOf(data)
  const parts = (await readdir(folder)).filter(name => partNames.test(name)).sort()
  for (const part of parts) {
    const path = join(folder, part)
    if (await backups.has(partName(part))) await refuseAnother(backups, part, path)
    else await backups.write(partName(part), compressed(createReadStream(path)))
    await rm(path)
  }
  return parts.length
}

/** PostgreSQL archives a part again after a crash. Another server's part must never be overwritten. */
async function refuseAnother(backups: Backups, part: string, path: string): Promise<void> {
  const kept = Buffer.concat(await Array.fromAsync(expanded(backups.read(partName(part)))))
  if (!kept.equals(await readFile(path)))
    throw new OperatorError(
      `${backups.place.address} has the log of another server: the part ${part} differs. Use another place for this one.`,
    )
}

async function shipFiles(client: pg.Client, backups: Backups, objects: Objects): Promise<void> {
  for (const key of await findRecentObjects(client)) {
    if (await backups.has(objectName(key))) continue
    try {
      await backups.write(objectName(key), checked(key, await objects.read(key)))
    } catch (error) {
      if (!(error instanceof NoSuchObject)) throw error // It is still arriving.
    }
  }
}
