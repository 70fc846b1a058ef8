import type { Contract, OperationId } from '@learn/contract'
import { randomId } from '../../../server/ids.ts'
import { type Outcome, oddKey } from '../learning/outcomes/outcome.ts'
import type { World } from '../world.ts'
import { newFile, newUpload, readyPicture } from './files.ts'

type MediaOperationId = Extract<OperationId, `media.${string}`>
type Uploading = `media.${'get' | 'append' | 'cancel'}MediaUpload`
type Changing = `media.${'update' | 'delete' | 'restore' | 'purge'}MediaItem`

/** The same as in outcomes.test.ts, for the media library. A missing one does not compile. */
export const mediaErrors = (
  world: World,
): { [Id in MediaOperationId]: Record<Contract[Id]['errors'][number], () => Outcome> } => {
  const withFile = async (place: 'library' | 'bin' = 'library') => {
    const tenant = await world.tenant()
    const file = { organizationId: tenant.organizationId, ...newFile() }
    const { body } = await world.call('media.createMediaItem', tenant.key, file)
    if (place === 'bin') await world.call('media.deleteMediaItem', tenant.key, { mediaItemId: body.id })
    return { ...tenant, file, mediaItemId: body.id }
  }
  /** A field that only some take is left out for the others. */
  const inputOf = (id: MediaOperationId, mediaItemId: string) =>
    (id === 'media.appendMediaUpload'
      ? { mediaItemId, offset: 0, data: newFile().data }
      : { mediaItemId }) as never
  const ofNone = async (id: MediaOperationId): Outcome =>
    await world.call(id, (await world.tenant()).key, inputOf(id, randomId()))
  const ofUpload = async (id: Uploading, headers = {}): Outcome => {
    const { organizationId, key } = await world.tenant()
    const { body } = await world.call('media.createMediaUpload', key, { organizationId, ...newUpload() })
    return await world.call(id, key, inputOf(id, body.mediaItemId), { headers })
  }
  const asIt = async (id: MediaOperationId, place?: 'library' | 'bin', headers = {}): Outcome => {
    const { key, mediaItemId } = await withFile(place)
    return await world.call(id, key, inputOf(id, mediaItemId), { headers })
  }
  /** What adds a file, refused for its name, its team, and its size. */
  const adding = (id: 'media.createMediaItem' | 'media.createMediaUpload') => {
    const file = id === 'media.createMediaItem' ? newFile : newUpload
    const ask = async (more: object, name?: string, quota?: number): Outcome => {
      const { organizationId, key } = await world.tenant()
      const limit = 'insert into media_usage (organization_id, quota) values ($1, $2)'
      if (quota) await world.owner.query(limit, [organizationId, quota])
      return await world.call(id, key, { organizationId, ...file(name), ...more } as never)
    }
    return {
      BadRequest: () => ask({}, '..'),
      NotFound: () => ask({ teamId: randomId() }),
      Conflict: () => ask({}, undefined, 3),
    }
  }
  /** What changes one file, asked for where it is in the wrong place for that. */
  const changing = (id: Changing, wrongPlace: 'library' | 'bin') => ({
    BadRequest: () => asIt(id, wrongPlace === 'bin' ? 'library' : 'bin', oddKey),
    NotFound: () => ofNone(id),
    Conflict: () => asIt(id, wrongPlace),
  })
  return {
    'media.listMediaItems': {
      BadRequest: async () =>
        await world.call('media.listMediaItems', (await world.tenant()).key, { sortBy: 'colour' }),
      NotFound: async () =>
        await world.call('media.listMediaItems', (await world.tenant()).key, {
          'filter[organizationId]': randomId(),
        }),
    },
    'media.createMediaItem': adding('media.createMediaItem'),
    'media.createMediaUpload': adding('media.createMediaUpload'),
    'media.getMediaUpload': { NotFound: () => ofNone('media.getMediaUpload') },
    'media.appendMediaUpload': {
      BadRequest: () => ofUpload('media.appendMediaUpload', oddKey),
      NotFound: () => ofNone('media.appendMediaUpload'),
      Conflict: () => asIt('media.appendMediaUpload'),
    },
    'media.cancelMediaUpload': {
      BadRequest: () => ofUpload('media.cancelMediaUpload', oddKey),
      NotFound: () => ofNone('media.cancelMediaUpload'),
      Conflict: () => asIt('media.cancelMediaUpload'),
    },
    'media.getMediaItem': { NotFound: () => ofNone('media.getMediaItem') },
    'media.updateMediaItem': changing('media.updateMediaItem', 'bin'),
    'media.deleteMediaItem': changing('media.deleteMediaItem', 'bin'),
    'media.restoreMediaItem': changing('media.restoreMediaItem', 'library'),
    'media.purgeMediaItem': {
      BadRequest: () => asIt('media.purgeMediaItem', 'bin', oddKey),
      NotFound: () => ofNone('media.purgeMediaItem'),
      Conflict: async () => {
        const { key, file, mediaItemId } = await withFile()
        const { body: other } = await world.call('media.createMediaItem', key, file)
        const headers = { 'idempotency-key': 'one' }
        await world.call('media.purgeMediaItem', key, { mediaItemId }, { headers })
        return await world.call('media.purgeMediaItem', key, { mediaItemId: other.id }, { headers })
      },
    },
    'media.createMediaDownload': {
      NotFound: () => ofNone('media.createMediaDownload'),
      Conflict: () => asIt('media.createMediaDownload', 'bin'),
    },
    'media.createMediaRendition': {
      BadRequest: () => asIt('media.createMediaRendition'),
      NotFound: async () => {
        const input = { mediaItemId: randomId(), width: 10 }
        return await world.call('media.createMediaRendition', (await world.tenant()).key, input)
      },
      Conflict: async () => {
        const { key, organizationId, mediaItemId } = await withFile()
        await world.credits({ organizationId }, 1)
        return await world.call('media.createMediaRendition', key, { mediaItemId, width: 10 })
      },
      PaymentRequired: async () => {
        const tenant = await world.tenant()
        const mediaItemId = await readyPicture(world, tenant)
        return await world.call('media.createMediaRendition', tenant.key, { mediaItemId, width: 10 })
      },
    },
    'media.listMediaRenditions': { NotFound: () => ofNone('media.listMediaRenditions') },
    'media.listMediaItemUses': {
      BadRequest: async () => {
        const { key, mediaItemId } = await withFile()
        return await world.call('media.listMediaItemUses', key, { mediaItemId, sortBy: 'colour' })
      },
      Forbidden: async () => {
        const { mediaItemId, ...tenant } = await withFile()
        const key = await world.key(tenant, { scopes: ['media:read'] })
        return await world.call('media.listMediaItemUses', key, { mediaItemId })
      },
      NotFound: () => ofNone('media.listMediaItemUses'),
    },
    'media.getMediaUsage': {
      NotFound: async () =>
        await world.call('media.getMediaUsage', (await world.tenant()).key, { organizationId: randomId() }),
    },
  }
}
