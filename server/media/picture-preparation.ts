import { createReadStream } from 'node:fs'
import { mediaTypes } from '@learn/contract/media/types'
import type { Logger } from 'pino'
import { uuidv7 } from '../ids.ts'
import { toNoRoom } from '../objects/full-disk.ts'
import type { StoredObjects } from '../objects/stored-objects.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { TimeExceeded } from '../pictures/process.ts'
import type { PictureFile } from '../pictures/request.ts'
import { Unreadable } from '../pictures/unreadable.ts'
import { NeedsLonger, type Preparation } from './processing.ts'
import { recordThumbnail } from './renditions.store.ts'

interface PreparationParts {
  readonly pictures: Pictures
  readonly objects: StoredObjects
  readonly log: Logger
  readonly now: () => Date
}

/** Prepares pictures: removes their metadata and makes thumbnails. */
export function picturePreparation({ pictures, objects, log, now }: PreparationParts): Preparation {
  const keep = async (
    organizationId: string,
    { path, bytes, sha256 }: PictureFile & { readonly path: string },
  ) => {
    await objects.putFrom({ organizationId, sha256 }, createReadStream(path), bytes, now())
    return { bytes, sha256 }
  }
  return {
    takes: mediaType => mediaTypes[mediaType] === 'image',
    prepare: async ({ id, organizationId, mediaType, personId, isSlow }, read, signal) => {
      const wanted = { type: mediaType, source: await read(), personId, isSlow, signal }
      const ready = pictures.makeReady(
        wanted,
        async ({ stripped, size, preview = null, thumbnails, undrawn }) => {
          if (undrawn) log.warn({ mediaItemId: id, err: undrawn }, 'could not make thumbnails of an image')
          const kept = await keep(organizationId, stripped)
          const small = []
          for (const { longest, width, height, ...file } of thumbnails)
            small.push({ longest, width, height, ...(await keep(organizationId, file)) })
          return {
            ...kept,
            width: size?.width ?? null,
            height: size?.height ?? null,
            preview,
            thumbnails: small,
          }
        },
      )
      return await ready.catch(error => {
        if (error instanceof Unreadable) return { refused: error.message }
        if (error instanceof TimeExceeded && !isSlow) throw new NeedsLonger(error.message)
        throw toNoRoom(error)
      })
    },
    record: async (db, item, thumbnails, at) => {
      for (const thumbnail of thumbnails) await recordThumbnail(db, uuidv7(at), item, thumbnail, at)
    },
  }
}
