import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newUpload } from '../../test/support/media/files.ts'
import { type Tenant, World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const text = 'one half and one quarter\n'.repeat(4_000)
const data = Buffer.from(text).toString('base64')

const ends = {
  'media.cancelMediaUpload': (tenant: Tenant, mediaItemId: string) =>
    world.call('media.cancelMediaUpload', tenant.key, { mediaItemId }),
  'media.purgeMediaItem': (tenant: Tenant, mediaItemId: string) =>
    world.call('media.purgeMediaItem', tenant.key, { mediaItemId }),
  'organizations.deleteOrganization': async ({ organizationId, userId }: Tenant) =>
    world.call('organizations.deleteOrganization', await world.token(userId), {
      organizationId,
      confirmName: 'Tenant',
    }),
}

for (const [name, end] of Object.entries(ends)) {
  test(`${name} can come at any moment while the last bytes of an upload arrive`, async () => {
    let tenant = await world.tenant()
    for (let round = 0; round < 30; round++) {
      const { organizationId, key } = tenant
      const file = { organizationId, ...newUpload('a.txt', text) }
      const { mediaItemId } = (await world.call('media.createMediaUpload', key, file)).body
      const sending = world.call('media.appendMediaUpload', key, { mediaItemId, offset: 0, data })
      await sleep(round)
      const [sent, ended] = await Promise.all([sending, end(tenant, mediaItemId)])
      assert(
        sent.status < 500 && ended.status < 500,
        world.log.findLast(line => line.includes('"err"')),
      )
      if (name.startsWith('organizations.')) tenant = await world.tenant()
    }
  })
}
