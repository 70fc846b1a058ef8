import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newFile } from '../../test/files.ts'
import { finish, launch, stopAll, temporaryDirectory } from '../../test/processes.ts'
import { testSecret, World } from '../../test/world.ts'

const world = await World.create()
const data = await temporaryDirectory()
after(async () => {
  await stopAll()
  await world.close()
  await data.remove()
})
const env = { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret, LEARN_DATA_DIR: data.path }

test('where the disk takes no more, that is said, nothing of the file is left, and everything else goes on', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  // No file can grow beyond 64 KiB: what a full disk says, too, is said in the middle of a write.
  const limited = ['sh', '-c', `trap '' XFSZ; ulimit -f 128; exec "$@"`, 'sh']
  const { url } = await launch(env, '.', limited)
  const add = (text: string) =>
    world.call('media.createMediaItem', key, { organizationId, ...newFile('a.txt', text) }, { url })
  const { status, body } = await add('x'.repeat(100_000))
  assert.deepEqual([status, body._tag], [500, 'InternalError'])
  assert.match(body.message ?? '', /^The server has no room left for files\. Nothing was kept/)
  assert.deepEqual(await readdir(join(data.path, 'media', 'unfinished')), [])
  assert.equal((await add('short')).status, 201)
  const { body: usage } = await world.call('media.getMediaUsage', key, { organizationId }, { url })
  assert.equal(usage.usedBytes, 5)
})

test('a server that is killed while files are added leaves none without its bytes, and takes no room for what is not there', async () => {
  const { organizationId, key } = await world.tenant()
  for (let round = 0; round < 2; round++) {
    const server = await launch(env)
    const answers = Array.from({ length: 30 }, (_, index) => {
      const file = newFile('a.txt', `${round} ${index} `.repeat(20_000))
      return world.call('media.createMediaItem', key, { organizationId, ...file }, { url: server.url })
    })
    await Promise.race(answers)
    await server.stop('SIGKILL')
    await Promise.allSettled(answers)
  }
  const { code, output } = await finish('server/admin.ts', env, [
    'verify-media',
    '--organization',
    organizationId,
  ])
  assert.deepEqual([code, /^Objects read: \d+\. All are whole\.\n$/.test(output)], [0, true], output)
  const { rows } = await world.owner.query(
    `select count(*)::int as items, sum(bytes)::int as bytes,
      (select used::int from media_usage where organization_id = $1) as used
    from media_items where organization_id = $1`,
    [organizationId],
  )
  assert(rows[0].items >= 2)
  assert.equal(rows[0].used, rows[0].bytes)
})
