import { parseArgs } from 'node:util'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { configuredObjects } from '../objects/configured.ts'
import { NoRoom, type Objects } from '../objects/objects.ts'
import { pluralize } from '../operator/commands/arguments.ts'
import type { ExpectedObject } from '../operator/media.store.ts'
import { describeFault, type FileFault, readAll } from '../operator/media.ts'
import { allowRemovals, holdRemovals } from './backup.store.ts'
import type { Backups } from './backups.ts'
import { openNamed } from './commands.ts'
import { isReadable } from './damage.ts'
import { restoreFile } from './files.ts'
import { type Progress, showProgress } from './progress.ts'
import { noRoom } from './room.ts'

export function restoreFilesCommand(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  return async (client: pg.Client, config: Config): Promise<{ report: string; failed: boolean }> => {
    const backups = await openNamed(positionals, config)
    const onProgress = showProgress()
    await holdRemovals(client) // A file that is purged meanwhile must not come back.
    try {
      return await restoreFiles(client, { backups, objects: configuredObjects(config), onProgress })
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error
      throw await noRoom({ what: 'the files', folder: config.s3 ? undefined : config.dataDir }, error)
    } finally {
      onProgress.end()
      await allowRemovals(client)
    }
  }
}

interface Library {
  readonly backups: Backups
  readonly objects: Objects
  readonly onProgress: Progress
}

/** Brings back every missing or damaged file of the library that the backups have intact. */
export async function restoreFiles(
  client: pg.ClientBase,
  library: Library,
): Promise<{ report: string; failed: boolean }> {
  const lost: string[] = []
  let [read, restored] = [0, 0]
  for await (const { expected, fault } of readAll(client, library.objects)) {
    library.onProgress(`Files read: ${(++read).toLocaleString('en')}`)
    if (!fault) continue
    if (await bringBack(library, expected, fault)) restored++
    else lost.push(describeFault(expected, fault))
  }
  const done = `${pluralize(read, 'file')} read. ${restored.toLocaleString('en')} of them brought back from the backups.`
  if (lost.length === 0) return { report: done, failed: false }
  const report = `${lost.join('\n')}\n${done} The backups don't have ${pluralize(lost.length, 'file')} intact: look in other places with backups, or purge what uses them.`
  return { report, failed: true }
}

/** False if the backups don't have it intact. What is damaged is removed only once its replacement has been read. */
async function bringBack(
  { backups, objects }: Library,
  file: ExpectedObject,
  fault: FileFault,
): Promise<boolean> {
  if (fault === 'damaged') {
    if (!(await isReadable(backups, file))) return false
    await objects.remove(file)
  }
  return (await restoreFile({ backups, objects }, file)) === undefined
}
