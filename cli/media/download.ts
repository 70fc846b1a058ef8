import { rmSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { check } from '@learn/contract/checks/check'
import type { MediaItem } from '@learn/contract/media/item'
import { getMediaItem } from '@learn/contract/media/items'
import type { Context, Session } from '../context.ts'
import { exitCodes, UsageError } from '../failure.ts'
import { createProgress } from '../output/progress-bar.ts'
import { sizeOf } from '../output/size.ts'
import { lineOf } from '../output/text.ts'
import type { CommandInput } from '../own/command.ts'
import { escapeControls } from '../terminal/printable.ts'
import { unwritableError } from '../terminal/unwritable.ts'

/** A file to download, and its target. */
interface FileToDownload {
  readonly item: MediaItem
  readonly rendition: { readonly rendition?: string }
  readonly path: string
}

/** Downloads files. A file gets its name only when it is complete and its checksum is right. */
export async function download(context: Context, { flags: found, words }: CommandInput): Promise<number> {
  const to = found.get('--to')
  await refuseUnfit(words, to)
  const session = await context.session()
  const rendition = found.get('--rendition')
  const wanted: FileToDownload[] = []
  for (const mediaItemId of words) {
    const item = await findItem(session, mediaItemId, rendition)
    const path = to === '-' ? to : await placeFor(item, to)
    wanted.push({ item, rendition: rendition === undefined ? {} : { rendition }, path })
  }
  if (to !== '-') await refuseTaken(wanted, found.has('--force'))
  for (const one of wanted)
    await (to === '-' ? toOutput(context, session, one) : toFile(context, session, one))
  return exitCodes.ok
}

const seeWhich = 'List your files: learn media list'

async function refuseUnfit(words: readonly string[], to: string | undefined): Promise<void> {
  if (words.length === 0) throw new UsageError('learn media download needs the ID of a file.', seeWhich)
  const wrong = words.find(mediaItemId => check(getMediaItem.params, { mediaItemId }).length > 0)
  if (wrong !== undefined) throw new UsageError(`"${lineOf(wrong)}" is not a file ID.`, seeWhich)
  if (words.length > 1 && to !== undefined && to !== '-' && !(await isFolder(to)))
    throw new UsageError(`--to ${to} is not a folder. Several files need a folder.`)
}

/** Checked before anything is written, so that either all files are downloaded or none. */
async function refuseTaken(wanted: readonly FileToDownload[], force: boolean): Promise<void> {
  const paths = new Set<string>()
  for (const { path } of wanted) {
    if (paths.has(path))
      throw new UsageError(`Two files would be saved as ${path}.`, 'Download them one by one with --to.')
    paths.add(path)
    if (!force && (await stat(path).catch(() => undefined)))
      throw new UsageError(
        `${path} already exists.`,
        'Choose another path with --to, or overwrite it with --force.',
      )
  }
}

/** The file, or one of its renditions, which has its own name, size and checksum. */
async function findItem({ client }: Session, mediaItemId: string, which: string | undefined) {
  const item = await client.media.get({ mediaItemId })
  if (which === undefined) return item
  for await (const made of client.renditions.list({ mediaItemId })) {
    if (made.id !== which && `${made.purpose}-${made.requestedWidth}` !== which) continue
    const { width, height, format, bytes, sha256 } = made
    const name = `${item.name.replace(/\.[^.]*$/, '')}-${width}x${height}.${format}`
    return { ...item, name, bytes, sha256 }
  }
  throw new UsageError(
    `${lineOf(item.name)} has no rendition "${lineOf(which)}".`,
    `List its renditions: learn renditions list ${mediaItemId}`,
  )
}

const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory() ?? false

const placeFor = async (item: MediaItem, to: string | undefined) =>
  to === undefined || (await isFolder(to)) ? join(to ?? '.', localName(item)) : to

/** A file name from the server must not lead to another folder or name a Windows device. */
export function localName({ id, name }: Pick<MediaItem, 'id' | 'name'>): string {
  const plain = name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+|[. ]+$/g, '')
  return plain && !/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain)
    ? plain
    : `${id}${plain && `-${plain}`}`
}

async function toOutput({ terminal }: Context, { client }: Session, { item, rendition }: FileToDownload) {
  for await (const bytes of client.media.download({ mediaItemId: item.id, ...rendition })) {
    if (!terminal.out.write(bytes)) await new Promise(resolve => terminal.out.once('drain', resolve))
  }
}

async function toFile(context: Context, session: Session, wanted: FileToDownload): Promise<void> {
  const { item, path } = wanted
  const partial = `${path}.${process.pid}.part`
  const file = await open(partial, 'wx').catch(cause => {
    throw unwritableError(path, cause)
  })
  const interrupt = () => {
    rmSync(partial, { force: true })
    process.exit(130)
  }
  process.once('SIGINT', interrupt)
  try {
    await receive(context, session, wanted, bytes =>
      file.writeFile(bytes).catch(cause => {
        throw unwritableError(path, cause)
      }),
    )
    await file.close()
    await rename(partial, path)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(partial, { force: true })
    throw error
  } finally {
    process.off('SIGINT', interrupt)
  }
  await printSaved(context, item, path)
}

async function receive(
  context: Context,
  { client }: Session,
  { item, rendition }: FileToDownload,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const progress = createProgress(context)
  const onProgress = ({ bytes, total }: { bytes: number; total: number }) =>
    void progress.show({ status: 'downloading', progress: bytes / Math.max(1, total), message: item.name })
  try {
    const input = { mediaItemId: item.id, ...rendition }
    for await (const bytes of client.media.download(input, { onProgress })) await write(bytes)
  } finally {
    await progress.clear()
  }
}

async function printSaved({ terminal, flags }: Context, { id, bytes, sha256 }: MediaItem, path: string) {
  const asJson = flags.json || !terminal.isTable
  await terminal.write(
    asJson
      ? `${escapeControls({ mediaItemId: id, path, bytes, sha256 })}\n`
      : `${lineOf(path)}  ${sizeOf(bytes)}\n`,
  )
}
