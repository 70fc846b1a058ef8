import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { MediaItem } from '@learn/contract/media/item'
import { uuidv7 } from '../../../server/ids.ts'
import type { Tenant, World } from '../world.ts'

/** A small file as the input of `media.createMediaItem`, with the right type and hash. */
export function newFile(
  name = 'notes.txt',
  bytes: string | Buffer = 'one half and one quarter\n',
  mediaType = 'text/plain',
) {
  const content = Buffer.from(bytes)
  return { name, mediaType, sha256: sha256Of(content), data: content.toString('base64') }
}

/** The same file as the input of `media.createMediaUpload`. */
export function newUpload(...file: Parameters<typeof newFile>) {
  const { data, ...declared } = newFile(...file)
  return { ...declared, bytes: Buffer.from(data, 'base64').length }
}

export const sha256Of = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Adds a picture that is ready, with a thumbnail, without processing it. */
export async function addReadyPicture(
  world: World,
  { organizationId }: Pick<Tenant, 'organizationId'>,
  { teamId = null as string | null, name = 'dot.png' } = {},
): Promise<string> {
  const [now, id, sha256] = [new Date(), uuidv7(new Date()), sha256Of(png)]
  await world.server.app.parts.objects.put({ organizationId, sha256 }, png, now)
  await world.owner.query(
    `insert into media_items (id, organization_id, team_id, name, alt_text, tags, folder, searched, kind, media_type, bytes,
      sha256, uploaded_bytes, uploaded_sha256, status, width, height, created_by, created_at, updated_at)
    values ($1, $2, $3, $4, '', '{}', '', $4, 'image', 'image/png', $5, $6, $5, $6, 'ready', 1, 1, $7, $8, $8)`,
    [id, organizationId, teamId, name, png.length, sha256, uuidv7(now), now],
  )
  await world.owner.query(
    `select record_media_thumbnail($1, $2, $3, 'inside 256x256 webp 80', 256, 'webp', 80, 1, 1, $4, $5, $6)`,
    [uuidv7(now), organizationId, id, png.length, sha256, now],
  )
  return id
}

/** Waits until the file has been scanned. */
export async function waitUntilReady(world: World, key: string, mediaItemId: string): Promise<MediaItem> {
  for (let [waited, pause] = [0, 20]; waited < 30_000; waited += pause, pause = Math.min(200, pause * 1.2)) {
    const { status, body } = await world.call('media.getMediaItem', key, { mediaItemId })
    assert.equal(status, 200)
    if (body.status !== 'scanning') return body
    await sleep(pause)
  }
  throw new Error('the file is still being scanned')
}

/** A zip archive of one uncompressed text: the smallest possible office document. */
export function zip(name: string, text: string): Buffer {
  const [label, data] = [Buffer.from(name), Buffer.from(text)]
  const sizes = [crc32(data), data.length, data.length]
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  for (const [index, size] of sizes.entries()) local.writeUInt32LE(size, 14 + index * 4)
  local.writeUInt16LE(label.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 6)
  for (const [index, size] of sizes.entries()) entry.writeUInt32LE(size, 16 + index * 4)
  entry.writeUInt16LE(label.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + label.length, 12)
  end.writeUInt32LE(local.length + label.length + data.length, 16)
  return Buffer.concat([local, label, data, entry, label, end])
}
