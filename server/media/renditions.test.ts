import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { createMediaRendition, MediaRendition } from '@learn/contract/media/renditions'
import type { Input } from '@learn/contract/operation'
import sharp from 'sharp'
import { assertLedger } from '../../test/support/ledger.ts'
import { addReadyPicture, newFile, sha256Of, waitUntilReady } from '../../test/support/media/files.ts'
import * as samples from '../../test/support/media/pictures.ts'
import { jobTimes, waitUntilEnded } from '../../test/support/trial.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import { notCompared, organizationsLiteral } from '../storage/scope.ts'
import type { WorkContext } from '../surface.ts'
import { makeRendition } from './rendition-work.ts'

const world = await World.create({}, undefined, { jobTimes })
after(() => world.close())

async function withPicture(credits: number) {
  const tenant = await world.tenant()
  if (credits > 0) await world.credits(tenant, credits)
  const file = newFile('lesson.jpg', await samples.jpegWithNotes(), 'image/jpeg')
  const { organizationId, key } = tenant
  const { body } = await world.call('media.createMediaItem', key, { organizationId, ...file })
  return { ...tenant, mediaItemId: (await waitUntilReady(world, key, body.id)).id }
}

type Asked = Omit<Input<typeof createMediaRendition>, 'mediaItemId'>

const ask = async ({ key, mediaItemId }: Tenant & { mediaItemId: string }, asked: Asked, headers = {}) =>
  await world.call('media.createMediaRendition', key, { mediaItemId, ...asked }, { headers })

async function make(tenant: Tenant & { mediaItemId: string }, asked: Asked) {
  const { status, body } = await ask(tenant, asked)
  assert.equal(status, 202, body.message)
  const job = await waitUntilEnded(world, tenant.key, body)
  return { job, rendition: job.result as MediaRendition } // What the job committed.
}

const spentBy = async (tenant: Tenant) =>
  (await assertLedger(world, tenant))
    .filter(({ kind }) => kind === 'post')
    .reduce((sum, { credits }) => sum + credits, 0)

test('a rendition costs a credit, and the same one again is free', async () => {
  const tenant = await withPicture(5)
  const { key, mediaItemId } = tenant
  const { job, rendition } = await make(tenant, { width: 30, height: 30, fit: 'cover', format: 'png' })
  assert.deepEqual([job.status, job.reservedCredits, job.chargedCredits], ['succeeded', 1, 1])
  assert.deepEqual([rendition.width, rendition.height, rendition.quality], [30, 30, null])
  const again = await make(tenant, { width: 30, height: 30, fit: 'cover', format: 'png' })
  assert.deepEqual([again.job.reservedCredits, again.job.chargedCredits], [0, 0])
  assert.deepEqual(again.rendition, rendition)
  const thumbnail = await make(tenant, { width: 256, height: 256, quality: 80 })
  assert.deepEqual([thumbnail.rendition.purpose, thumbnail.job.chargedCredits], ['thumbnail', 0])
  assert.equal(await spentBy(tenant), 1)
  const { body: page } = await world.call('media.listMediaRenditions', key, { mediaItemId })
  assert.deepEqual(
    page.data.map(({ purpose, width }) => [purpose, width]),
    [
      ['thumbnail', 60],
      ['thumbnail', 60],
      ['rendition', 30],
    ],
  )
  const { body: usage } = await world.call('media.getMediaUsage', key, {
    organizationId: tenant.organizationId,
  })
  const { body: item } = await world.call('media.getMediaItem', key, { mediaItemId })
  assert.equal(usage.usedBytes, item.bytes)
})

test('a rendition is downloaded like its image, by anyone who sees the image, and is deleted with it', async () => {
  const tenant = await withPicture(1)
  const { key, mediaItemId } = tenant
  const { rendition } = await make(tenant, { width: 20, format: 'jpeg' })
  const input = { mediaItemId, rendition: rendition.id, disposition: 'inline' } as const
  const { body: address } = await world.call('media.createMediaDownload', key, input)
  const response = await fetch(address.url)
  const bytes = Buffer.from(await response.arrayBuffer())
  assert.deepEqual([bytes.length, sha256Of(bytes)], [rendition.bytes, rendition.sha256])
  const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
  assert.deepEqual([format, width, height, exif, orientation], ['jpeg', 20, 13, undefined, undefined])
  assert.deepEqual(
    ['content-type', 'content-disposition', 'etag'].map(name => response.headers.get(name)),
    [
      'image/jpeg',
      `inline; filename="lesson-20x13.jpeg"; filename*=UTF-8''lesson-20x13.jpeg`,
      `"${rendition.sha256}"`,
    ],
  )
  const other = await withPicture(0)
  const foreign = { mediaItemId: other.mediaItemId, rendition: rendition.id }
  assert.equal((await world.call('media.createMediaDownload', other.key, foreign)).status, 404)
  const wrong = { mediaItemId, rendition: 'thumbnail-512' }
  assert.equal((await world.call('media.createMediaDownload', key, wrong)).status, 400)
  await world.call('media.purgeMediaItem', key, { mediaItemId })
  assert.equal((await fetch(address.url)).status, 404)
})

test('of two jobs at the same time, one is kept and charged, and both have the rendition', async () => {
  const tenant = await withPicture(2)
  const asked = { width: 40, format: 'webp' } as const
  const jobs = await Promise.all([ask(tenant, asked), ask(tenant, asked)])
  const done = await Promise.all(jobs.map(({ body }) => waitUntilEnded(world, tenant.key, body)))
  const [first, second] = done.map(({ result }) => result as MediaRendition)
  assert.deepEqual(first, second)
  assert.deepEqual(done.map(({ chargedCredits }) => chargedCredits).sort(), [0, 1])
  assert.equal(await spentBy(tenant), 1)
})

test('a rendition that another job made first is found, and not charged', async () => {
  const tenant = await withPicture(1)
  const { mediaItemId, organizationId, key } = tenant
  const asked = { width: 40, height: null, fit: 'inside', format: 'webp', quality: 80 } as const
  await make(tenant, { width: 40 })
  const scope = { principalId: await world.keyId(key), versions: notCompared }
  const db = world.server.app.database.scoped({
    ...scope,
    organizations: organizationsLiteral([organizationId]),
  })
  // If the rendition is found, nothing else in the context is used.
  const found = await makeRendition({ db } as WorkContext, { mediaItemId, rendition: asked })
  assert.equal(found.units, 0)
})

test('an image has at most a hundred renditions, and existing ones can still be requested', async () => {
  const tenant = await withPicture(2)
  const { mediaItemId } = tenant
  await make(tenant, { width: 40 })
  await world.owner.query(
    `insert into media_renditions (id, organization_id, item_id, purpose, spec, fit, format, width, height, bytes, sha256, created_at)
      select gen_random_uuid(), organization_id, item_id, 'rendition', n::text, fit, format, width, height, bytes, sha256, created_at
      from media_renditions, generate_series(1, 97) n where item_id = $1 and purpose = 'rendition'`,
    [mediaItemId],
  )
  const { body } = await ask(tenant, { width: 41 })
  assert.deepEqual(
    [body._tag, /^This image already has 100 renditions/.test(body.message ?? '')],
    ['Conflict', true],
  )
  assert.equal((await make(tenant, { width: 40 })).job.chargedCredits, 0)
  assert.equal(await spentBy(tenant), 1)
})

test('without credits no job is started, unless the rendition exists', async () => {
  const tenant = await world.tenant()
  const picture = { ...tenant, mediaItemId: await addReadyPicture(world, tenant) }
  const { status, body } = await ask(picture, { width: 1 })
  assert.deepEqual([status, body._tag], [402, 'PaymentRequired'])
  const { body: jobs } = await world.call('jobs.listJobs', tenant.key, {})
  assert.equal(jobs.total, 0)
  const { job } = await make(picture, { width: 256, height: 256 })
  assert.deepEqual([job.status, job.chargedCredits], ['succeeded', 0])
  const input = {
    organizationId: tenant.organizationId,
    operation: 'media.createMediaRendition',
    input: { mediaItemId: picture.mediaItemId, width: 1 },
  }
  const { body: estimate } = await world.call('billing.createEstimate', tenant.key, input)
  assert.equal(estimate.credits, 1)
})

test('a rendition larger than its image is refused before it costs anything, unless it exists or the image is an SVG', async () => {
  const tenant = await withPicture(5)
  const { organizationId, key, mediaItemId } = tenant
  const larger: Asked[] = [
    { width: 61 },
    { height: 41 },
    { width: 61, height: 41 },
    { width: 60, height: 41, fit: 'cover' },
    { width: 61, height: 41, fit: 'contain' },
  ]
  for (const asked of larger) {
    const operation = 'media.createMediaRendition'
    const estimate = { organizationId, operation, input: { mediaItemId, ...asked } }
    for (const { status, body } of [
      await ask(tenant, asked),
      await world.call('billing.createEstimate', key, estimate),
    ])
      assert.deepEqual(
        [status, body._tag, body.message],
        [
          400,
          'BadRequest',
          'This image is 60 × 40 pixels, and a rendition can’t be larger. Ask for at most 60 × 40.',
        ],
      )
  }
  assert.equal((await world.call('jobs.listJobs', key, {})).body.total, 0)
  assert.deepEqual(
    (await assertLedger(world, tenant)).map(({ kind }) => kind),
    ['grant'],
  )
  assert.equal((await make(tenant, { width: 1_024, height: 1_024 })).rendition.purpose, 'thumbnail')
  const fitting: Asked[] = [
    { width: 60 },
    { width: 61, height: 40 },
    { width: 60, height: 60, fit: 'contain' },
  ]
  for (const asked of fitting) assert.equal((await make(tenant, asked)).job.chargedCredits, 1)
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="9" height="9"/></svg>'
  const file = { organizationId, ...newFile('a.svg', drawing, 'image/svg+xml') }
  const { id } = await waitUntilReady(
    world,
    key,
    (await world.call('media.createMediaItem', key, file)).body.id,
  )
  assert.equal((await make({ ...tenant, mediaItemId: id }, { width: 120 })).rendition.width, 120)
})

test('an impossible request is refused with a reason, and costs nothing', async () => {
  const tenant = await withPicture(9)
  const refusals: [Asked, number, RegExp][] = [
    [{}, 400, /^Give the maximum size as width, height or both/],
    [{ width: 10, fit: 'cover' }, 400, /needs both width and height/],
    [{ width: 10, format: 'png', quality: 3 }, 400, /quality does not apply to png/],
    [{ width: 0 }, 400, /width/],
    [{ width: 5_000 }, 400, /width/],
    [{ width: 10, quality: 101 }, 400, /quality/],
  ]
  for (const [asked, status, message] of refusals) {
    const answer = await ask(tenant, asked)
    assert.equal(answer.status, status)
    assert.match(`${answer.body.message} ${JSON.stringify(answer.body)}`, message)
  }
  const { organizationId, key } = tenant
  const text = (await world.call('media.createMediaItem', key, { organizationId, ...newFile() })).body
  assert.match(
    (await ask({ ...tenant, mediaItemId: text.id }, { width: 1 })).body.message ?? '',
    /Renditions can only be made from images/,
  )
  const heic = newFile('a.heic', samples.notedHeic, 'image/heic')
  const { id } = (await world.call('media.createMediaItem', key, { organizationId, ...heic })).body
  await waitUntilReady(world, key, id)
  assert.match(
    (await ask({ ...tenant, mediaItemId: id }, { width: 1 })).body.message ?? '',
    /^Renditions can’t be made from HEIC images/,
  )
  await world.call('media.deleteMediaItem', key, { mediaItemId: tenant.mediaItemId })
  assert.match((await ask(tenant, { width: 1 })).body.message ?? '', /this one is in the bin/)
  assert.equal(await spentBy(tenant), 0)
})

test('a rendition of a file that is purged first fails, and its credit is released', async () => {
  const tenant = await withPicture(1)
  const { body } = await ask(tenant, { width: 10 })
  await world.call('media.purgeMediaItem', tenant.key, { mediaItemId: tenant.mediaItemId })
  const job = await waitUntilEnded(world, tenant.key, body)
  const kinds = (await assertLedger(world, tenant)).map(({ kind }) => kind)
  assert.deepEqual([job.status, job.error?.kind, kinds.at(-1)], ['failed', 'NotFound', 'void'])
})
