import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MediaRendition } from '@learn/contract/media/renditions'
import sharp from 'sharp'
import { hurry } from '../../test/faults/credits.ts'
import { FaultyServer } from '../../test/faults/servers.ts'
import { assertLedger } from '../../test/support/ledger.ts'
import { newFile, waitUntilReady } from '../../test/support/media/files.ts'
import { launch, stopAll, temporaryDirectory } from '../../test/support/processes.ts'
import { jobTimes, waitUntilEnded } from '../../test/support/trial.ts'
import { testSecret, World } from '../../test/support/world.ts'

// This server does no work, so that only the servers that are killed do.
const world = await World.create({}, undefined, { processingTimes: { pollMilliseconds: 2 ** 30 } })
await world.server.app.jobs.stop()
const data = await temporaryDirectory()
const env = { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret, LEARN_DATA_DIR: data.path }
const faulty = new FaultyServer(env, { jobTimes }, [])
after(async () => {
  await faulty.close()
  await stopAll()
  await world.close()
  await data.remove()
})

const large = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: 'red' } })
  .jpeg({ progressive: true })
  .toBuffer()
const tenant = await world.tenant()
const { organizationId, key } = tenant
const file = { organizationId, ...newFile('large.jpg', large, 'image/jpeg') }

let mediaItemId = ''

test('an image that was being opened when its server was killed is finished by the next one, once', async () => {
  const first = await launch(env)
  const { body } = await world.call('media.createMediaItem', key, file, { url: first.url })
  mediaItemId = body.id
  const countAttempts = async () => {
    const { rows } = await world.owner.query('select attempts from media_uploads where item_id = $1', [
      mediaItemId,
    ])
    return rows[0]?.attempts > 0
  }
  while (!(await countAttempts())) await sleep(5)
  await first.stop('SIGKILL')
  const second = await launch(env)
  const item = await waitUntilReady(world, key, mediaItemId)
  assert.deepEqual([item.status, item.width], ['ready', 4000])
  const { body: page } = await world.call('media.listMediaRenditions', key, { mediaItemId })
  assert.deepEqual(
    page.data.map(({ width }) => width),
    [256, 1024],
  )
  const { body: usage } = await world.call('media.getMediaUsage', key, { organizationId })
  assert.equal(usage.usedBytes, item.bytes)
  await second.stop('SIGTERM')
})

test('a rendition whose server was killed is made by the next one, and charged once', async () => {
  await world.owner.query(hurry)
  await world.credits(tenant, 3)
  const url = await faulty.ready()
  const asked = { mediaItemId, width: 3_000, format: 'webp' } as const
  const { body: job } = await world.call('media.createMediaRendition', key, asked, { url })
  const isRunning = async () =>
    (await world.call('jobs.getJob', key, { jobId: job.id })).body.status === 'running'
  while (!(await isRunning())) await sleep(5)
  await faulty.kill({ kills: 0, killsAtStart: 0, stalls: 0 })
  const done = await waitUntilEnded(world, key, job)
  assert.deepEqual([done.status, done.chargedCredits], ['succeeded', 1])
  assert(done.attempts > 1)
  const posts = (await assertLedger(world, tenant)).filter(({ kind }) => kind === 'post')
  assert.deepEqual(
    posts.map(({ credits }) => credits),
    [1],
  )
  const { body: page } = await world.call('media.listMediaRenditions', key, { mediaItemId })
  assert.deepEqual(page.data.at(-1), done.result as MediaRendition) // What the job committed.
})
