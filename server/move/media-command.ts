import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { showProgress } from '../backup/progress.ts'
import type { Config } from '../config.ts'
import { movingStorages, serverStoring } from '../objects/configured.ts'
import { NoRoom, StorageUnavailable } from '../objects/objects.ts'
import { OperatorError, reasonOf, UsageError } from '../operator-error.ts'
import { countConnections, lockMove } from './media.store.ts'
import { deleteOld, type MediaMove, type MovedMedia, moveMedia, sizeOf } from './media.ts'

/** How long a signed URL of the bucket is valid. */
const urlMilliseconds = 5 * 60 * 1000

const places = { disk: 'on the disk', bucket: 'in the bucket' }

/** Moves files between the disk and the bucket, while servers run. */
export function moveMediaCommand(args: string[]) {
  const { values } = parseArgs({ args, options: { 'delete-old': { type: 'boolean', default: false } } })
  return async (client: pg.Client, config: Config) => {
    const { newFiles } = config
    const storages = movingStorages(config)
    if (!storages || !newFiles)
      throw new UsageError(
        'Set LEARN_S3_BUCKET, and set LEARN_NEW_FILES to where the files should go: bucket or disk. docs/operating/moving.md lists the steps in order.',
      )
    if (!(await lockMove(client)))
      throw new OperatorError('Another process is already moving the files. Wait until it has finished.')
    setPriority(10) // Requests come first.
    const onProgress = showProgress()
    const move = { ...storages, client, onProgress }
    const stale = newFiles === 'disk' ? 'bucket' : 'disk'
    const refuseOthers = () => refuseServers(client, stale, newFiles)
    try {
      await refuseOthers()
      const moved = await moveMedia(move)
      await refuseOthers()
      const isDone = moved.wrong.length === 0 && moved.arriving === 0
      const sentences = [describe(moved, newFiles)]
      if (values['delete-old']) {
        if (newFiles === 'disk' && config.s3?.presigned) await waitForDownloads(onProgress)
        sentences.push(await deleteAll(move, stale))
      }
      if (isDone) sentences.push(nextStep(newFiles, values['delete-old']))
      return { report: [...moved.wrong, ...sentences].join('\n'), failed: moved.wrong.length > 0 }
    } catch (error) {
      throw explain(error)
    } finally {
      onProgress.end()
    }
  }
}

/** A server that still writes to the old storage would add files after we have listed it. */
async function refuseServers(client: pg.Client, stale: keyof typeof places, wanted: string): Promise<void> {
  if ((await countConnections(client, serverStoring(stale))) === 0) return
  throw new OperatorError(
    `A server still stores new files ${places[stale]}. Restart all servers with LEARN_NEW_FILES=${wanted}, then run this again.`,
  )
}

/** Clients may still have URLs of the bucket, from before the servers were restarted with the disk. */
async function waitForDownloads(onProgress: (sentence: string) => void): Promise<void> {
  onProgress('Waiting 5 minutes, because clients may still be about to download from the bucket')
  await sleep(urlMilliseconds)
}

const counted = (count: number) => count.toLocaleString('en')

function describe(
  { copied, copiedBytes, present, expected, wrong, arriving }: MovedMedia,
  newFiles: keyof typeof places,
) {
  const sentences = [
    `Objects copied: ${counted(copied)} (${sizeOf(copiedBytes)}); already ${places[newFiles]}: ${counted(present)}.`,
    wrong.length > 0
      ? `Objects not copied: ${counted(wrong.length)}. Bring them back from the backups (npm run admin -- restore-files), or purge their files, and run this again.`
      : `All ${counted(expected)} objects that files use are ${places[newFiles]}.`,
  ]
  if (arriving > 0)
    sentences.push(
      `Uploads still in progress in the old storage: ${counted(arriving)}. Keep LEARN_NEW_FILES until they have ended, at most 24 hours after their last bytes, then run this again.`,
    )
  return sentences.join(' ')
}

async function deleteAll(move: MediaMove, stale: keyof typeof places): Promise<string> {
  const { deleted, kept } = await deleteOld(move)
  const rest =
    kept > 0 ? ` ${counted(kept)} stay there, because the new copy is not intact or no file uses them.` : ''
  return `Verified the new copies and deleted ${counted(deleted)} old ones ${places[stale]}.${rest}`
}

function nextStep(newFiles: keyof typeof places, areDeleted: boolean): string {
  const settings = newFiles === 'disk' ? 'LEARN_NEW_FILES and LEARN_S3_BUCKET' : 'LEARN_NEW_FILES'
  const deletion = areDeleted
    ? ''
    : ' The old copies are still there: npm run admin -- move-media --delete-old deletes them.'
  return `Servers can now be started without ${settings}.${deletion}`
}

function explain(error: unknown): unknown {
  if (error instanceof OperatorError) return error
  const again = 'Copied files stay; run this again to continue.'
  if (error instanceof NoRoom)
    return new OperatorError(`There is no room left: ${error.message}. Make room. ${again}`)
  if (error instanceof StorageUnavailable)
    return new OperatorError(
      `Can't reach the files: ${error.message}. Check the LEARN_S3_* settings, and that the key may list, read, write and delete. ${again}`,
    )
  return new OperatorError(`The move was interrupted: ${reasonOf(error)}. ${again}`)
}
