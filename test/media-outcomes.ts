import type { Contract, OperationId } from '@learn/contract'
import { randomId } from '../server/ids.ts'
import { newFile } from './files.ts'
import { type Outcome, oddKey } from './learn-outcomes/outcome.ts'
import type { World } from './world.ts'

type MediaOperationId = Extract<OperationId, `media.${string}`>
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
  const ofNone = async (id: MediaOperationId): Outcome =>
    await world.call(id, (await world.tenant()).key, { mediaItemId: randomId() } as never)
  const asIt = async (id: MediaOperationId, place?: 'library' | 'bin', headers = {}): Outcome => {
    const { key, mediaItemId } = await withFile(place)
    return await world.call(id, key, { mediaItemId } as never, { headers })
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
    'media.createMediaItem': {
      BadRequest: async () => {
        const { organizationId, key } = await world.tenant()
        return await world.call('media.createMediaItem', key, { organizationId, ...newFile('..') })
      },
      NotFound: async () => {
        const { organizationId, key } = await world.tenant()
        const file = { organizationId, teamId: randomId(), ...newFile() }
        return await world.call('media.createMediaItem', key, file)
      },
      Conflict: async () => {
        const { organizationId, key } = await world.tenant()
        await world.owner.query('insert into media_usage (organization_id, quota) values ($1, 3)', [
          organizationId,
        ])
        return await world.call('media.createMediaItem', key, { organizationId, ...newFile() })
      },
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
    'media.getMediaUsage': {
      NotFound: async () =>
        await world.call('media.getMediaUsage', (await world.tenant()).key, { organizationId: randomId() }),
    },
  }
}
