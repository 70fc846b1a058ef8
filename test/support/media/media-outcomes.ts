import type { Contract, OperationId } from '@learn/contract'
import { randomId } from '../../../server/ids.ts'
import { type Outcome, oddKey } from '../learning/outcomes/outcome.ts'
import type { World } from '../world.ts'
import { addReadyPicture, newFile, newUpload } from './files.ts'

type MediaOperationId = Extract<OperationId, `media.${string}`>
type AddOperation = 'media.createMediaItem' | 'media.createMediaUpload'
type UploadOperation = `media.${'get' | 'append' | 'cancel'}MediaUpload`
type ChangeOperation = `media.${'update' | 'delete' | 'restore' | 'purge'}MediaItem`
type Place = 'library' | 'bin'

/** Like the table in outcomes.test.ts, for the media library. A missing error does not compile. */
export const mediaErrors = (
  world: World,
): { [Id in MediaOperationId]: Record<Contract[Id]['errors'][number], () => Outcome> } => ({
  ...uploadErrors(world),
  ...itemErrors(world),
  ...renditionErrors(world),
  'media.getMediaUsage': {
    NotFound: async () =>
      await world.call('media.getMediaUsage', (await world.tenant()).key, { organizationId: randomId() }),
  },
})

const uploadErrors = (world: World) => ({
  'media.createMediaUpload': addErrors(world, 'media.createMediaUpload'),
  'media.getMediaUpload': { NotFound: () => callOnMissing(world, 'media.getMediaUpload') },
  'media.appendMediaUpload': {
    BadRequest: () => callOnUpload(world, 'media.appendMediaUpload', oddKey),
    NotFound: () => callOnMissing(world, 'media.appendMediaUpload'),
    Conflict: () => callOnFile(world, 'media.appendMediaUpload'),
  },
  'media.cancelMediaUpload': {
    BadRequest: () => callOnUpload(world, 'media.cancelMediaUpload', oddKey),
    NotFound: () => callOnMissing(world, 'media.cancelMediaUpload'),
    Conflict: () => callOnFile(world, 'media.cancelMediaUpload'),
  },
})

const itemErrors = (world: World) => ({
  'media.listMediaItems': {
    BadRequest: async () =>
      await world.call('media.listMediaItems', (await world.tenant()).key, { sortBy: 'colour' }),
    NotFound: async () =>
      await world.call('media.listMediaItems', (await world.tenant()).key, {
        'filter[organizationId]': randomId(),
      }),
  },
  'media.createMediaItem': addErrors(world, 'media.createMediaItem'),
  'media.getMediaItem': { NotFound: () => callOnMissing(world, 'media.getMediaItem') },
  'media.updateMediaItem': changingErrors(world, 'media.updateMediaItem', 'bin'),
  'media.deleteMediaItem': changingErrors(world, 'media.deleteMediaItem', 'bin'),
  'media.restoreMediaItem': changingErrors(world, 'media.restoreMediaItem', 'library'),
  'media.purgeMediaItem': {
    BadRequest: () => callOnFile(world, 'media.purgeMediaItem', 'bin', oddKey),
    NotFound: () => callOnMissing(world, 'media.purgeMediaItem'),
    Conflict: async () => {
      const { key, file, mediaItemId } = await tenantWithFile(world)
      const { body: other } = await world.call('media.createMediaItem', key, file)
      const headers = { 'idempotency-key': 'one' }
      await world.call('media.purgeMediaItem', key, { mediaItemId }, { headers })
      return await world.call('media.purgeMediaItem', key, { mediaItemId: other.id }, { headers })
    },
  },
  'media.createMediaDownload': {
    NotFound: () => callOnMissing(world, 'media.createMediaDownload'),
    Conflict: () => callOnFile(world, 'media.createMediaDownload', 'bin'),
  },
  'media.listMediaItemUses': {
    BadRequest: async () => {
      const { key, mediaItemId } = await tenantWithFile(world)
      return await world.call('media.listMediaItemUses', key, { mediaItemId, sortBy: 'colour' })
    },
    Forbidden: async () => {
      const { mediaItemId, ...tenant } = await tenantWithFile(world)
      const key = await world.key(tenant, { scopes: ['media:read'] })
      return await world.call('media.listMediaItemUses', key, { mediaItemId })
    },
    NotFound: () => callOnMissing(world, 'media.listMediaItemUses'),
  },
})

const renditionErrors = (world: World) => ({
  'media.createMediaRendition': {
    BadRequest: () => callOnFile(world, 'media.createMediaRendition'),
    NotFound: async () => {
      const input = { mediaItemId: randomId(), width: 10 }
      return await world.call('media.createMediaRendition', (await world.tenant()).key, input)
    },
    Conflict: async () => {
      const { key, organizationId, mediaItemId } = await tenantWithFile(world)
      await world.credits({ organizationId }, 1)
      return await world.call('media.createMediaRendition', key, { mediaItemId, width: 10 })
    },
    PaymentRequired: async () => {
      const tenant = await world.tenant()
      const mediaItemId = await addReadyPicture(world, tenant)
      return await world.call('media.createMediaRendition', tenant.key, { mediaItemId, width: 1 })
    },
  },
  'media.listMediaRenditions': { NotFound: () => callOnMissing(world, 'media.listMediaRenditions') },
})

/** An invalid name, an unknown team, and a file larger than the quota. */
function addErrors(world: World, id: AddOperation) {
  const file = id === 'media.createMediaItem' ? newFile : newUpload
  const add = async (more: object, name?: string, quota?: number): Outcome => {
    const { organizationId, key } = await world.tenant()
    const limit = 'insert into media_usage (organization_id, quota) values ($1, $2)'
    if (quota) await world.owner.query(limit, [organizationId, quota])
    return await world.call(id, key, { organizationId, ...file(name), ...more } as never)
  }
  return {
    BadRequest: () => add({}, '..'),
    NotFound: () => add({ teamId: randomId() }),
    Conflict: () => add({}, undefined, 3),
  }
}

/** Changing a file is a conflict while it is in the wrong place. */
const changingErrors = (world: World, id: ChangeOperation, wrongPlace: Place) => ({
  BadRequest: () => callOnFile(world, id, wrongPlace === 'bin' ? 'library' : 'bin', oddKey),
  NotFound: () => callOnMissing(world, id),
  Conflict: () => callOnFile(world, id, wrongPlace),
})

async function tenantWithFile(world: World, place: Place = 'library') {
  const tenant = await world.tenant()
  const file = { organizationId: tenant.organizationId, ...newFile() }
  const { body } = await world.call('media.createMediaItem', tenant.key, file)
  if (place === 'bin') await world.call('media.deleteMediaItem', tenant.key, { mediaItemId: body.id })
  return { ...tenant, file, mediaItemId: body.id }
}

async function callOnFile(world: World, id: MediaOperationId, place?: Place, headers = {}): Outcome {
  const { key, mediaItemId } = await tenantWithFile(world, place)
  return await world.call(id, key, inputOf(id, mediaItemId), { headers })
}

async function callOnUpload(world: World, id: UploadOperation, headers = {}): Outcome {
  const { organizationId, key } = await world.tenant()
  const { body } = await world.call('media.createMediaUpload', key, { organizationId, ...newUpload() })
  return await world.call(id, key, inputOf(id, body.mediaItemId), { headers })
}

async function callOnMissing(world: World, id: MediaOperationId): Outcome {
  return await world.call(id, (await world.tenant()).key, inputOf(id, randomId()))
}

/** The cast is safe: if an operation needs more fields, the server answers with the BadRequest under test. */
const inputOf = (id: MediaOperationId, mediaItemId: string) =>
  (id === 'media.appendMediaUpload'
    ? { mediaItemId, offset: 0, data: newFile().data }
    : { mediaItemId }) as never
