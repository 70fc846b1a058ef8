import { rmSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaItem } from '@learn/contract/media-item'
import type { Context } from '../context.ts'
import { exitCodes, LocalError, UsageError } from '../failure.ts'
import { lineOf } from '../output/text.ts'
import { parseOwn } from '../own-commands.ts'
import { printableJson } from '../printable.ts'
import { progressOn } from '../progress-bar.ts'
import type { Session } from '../session.ts'
import { sizeOf } from './report.ts'

/** Downloads files. One is there under its name when it is whole and has the hash that the library says. */
export async function download(context: Context, args: readonly string[]): Promise<number> {
  const { found, words } = parseOwn('media download', args, 'any')
  const [first, ...others] = words
  const to = found.get('--to')
  if (first === undefined)
    throw new UsageError(
      'learn media download needs the id of a file.',
      'See which there are: learn media list-media-items',
    )
  if (others.length > 0 && to !== undefined && !(await isFolder(to)))
    throw new UsageError(`--to ${to} is no folder, and these are several files.`)
  const session = await context.session()
  for (const mediaItemId of words) {
    const item = await session.client.media.getMediaItem({ mediaItemId })
    if (to === '-') await toOutput(context, session, item)
    else await toFile(context, session, item, await placeFor(item, to), found.has('--force'))
  }
  return exitCodes.ok
}

const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory() ?? false

const placeFor = async (item: MediaItem, to: string | undefined) =>
  to === undefined || (await isFolder(to)) ? join(to ?? '.', localName(item)) : to

/** A name from elsewhere must not lead to another folder, nor be one that some system takes for a device. */
export function localName({ id, name }: Pick<MediaItem, 'id' | 'name'>): string {
  const plain = name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+|[. ]+$/g, '')
  return plain && !/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain)
    ? plain
    : `${id}${plain && `-${plain}`}`
}

async function toOutput({ terminal }: Context, { client }: Session, { id: mediaItemId }: MediaItem) {
  for await (const bytes of client.media.download({ mediaItemId })) {
    if (!terminal.out.write(bytes)) await new Promise(resolve => terminal.out.once('drain', resolve))
  }
}

async function toFile(
  context: Context,
  session: Session,
  item: MediaItem,
  path: string,
  force: boolean,
): Promise<void> {
  if (!force && (await stat(path).catch(() => undefined)))
    throw new UsageError(`${path} is there already.`, 'Name another place with --to, or add --force.')
  const beside = `${path}.${process.pid}.part`
  const unwritable = (cause: Error) =>
    new LocalError(`${path} can’t be written: ${cause.message}`, undefined, cause)
  const file = await open(beside, 'wx').catch(cause => {
    throw unwritable(cause)
  })
  const leave = () => {
    rmSync(beside, { force: true })
    process.exit(130)
  }
  process.once('SIGINT', leave)
  try {
    await receive(context, session, item, bytes =>
      file.writeFile(bytes).catch(cause => {
        throw unwritable(cause)
      }),
    )
    await file.close()
    await rename(beside, path)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(beside, { force: true })
    throw error
  } finally {
    process.off('SIGINT', leave)
  }
  await told(context, item, path)
}

async function receive(
  context: Context,
  { client }: Session,
  { id: mediaItemId, name }: MediaItem,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const progress = progressOn(context)
  const onProgress = ({ bytes, total }: { bytes: number; total: number }) =>
    void progress.show({ state: 'downloading', progress: bytes / Math.max(1, total), message: name })
  try {
    for await (const bytes of client.media.download({ mediaItemId }, { onProgress })) await write(bytes)
  } finally {
    await progress.clear()
  }
}

async function told({ terminal, flags }: Context, { id, bytes, sha256 }: MediaItem, path: string) {
  const asJson = flags.json || !terminal.isTable
  await terminal.write(
    asJson
      ? `${printableJson({ mediaItemId: id, path, bytes, sha256 })}\n`
      : `${lineOf(path)}  ${sizeOf(bytes)}\n`,
  )
}
