import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { World } from '../../test/world.ts'

const world = await World.create()
after(() => world.close())

test('a key lists its own organization, whole', async () => {
  const { key, organizationId } = await world.tenant('Ashgrove Tutors')
  const { status, body } = await world.call('organizations.listOrganizations', key, {})
  assert.equal(status, 200)
  assert.equal(body.total, 1)
  assert.equal(body.data[0]?.id, organizationId)
  assert.equal(body.data[0]?.name, 'Ashgrove Tutors')
  assert.match(body.data[0]?.createdAt ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})
