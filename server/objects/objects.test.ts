import assert from 'node:assert/strict'
import {
  access,
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { newFile, sha256Of } from '../../test/support/media/files.ts'
import { testObjects } from '../../test/support/media/object-rules.ts'
import { finish } from '../../test/support/processes.ts'
import { type Tenant, testSecret, World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'
import { disk } from './disk.ts'
import { WrongBytes } from './objects.ts'
import { StoredObjects } from './stored-objects.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'learn-objects-'))
const folder = join(dataDir, 'media')
const objects = disk(folder)
const world = await World.create({ dataDir })
after(async () => {
  await world.close()
  await rm(dataDir, { recursive: true })
})
const { payments } = world.server.app
const kept = new StoredObjects(payments, objects)
const hour = 60 * 60 * 1000
const later = () => new Date(Date.now() + hour + 1_000)

const keyOf = (organizationId: string, text: string) => ({ organizationId, sha256: sha256Of(text) })
const pathOf = (organizationId: string, text: string) =>
  join(folder, organizationId, sha256Of(text).slice(0, 2), sha256Of(text))
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function add({ organizationId, key }: Tenant, text: string) {
  const { status, body } = await world.call('media.createMediaItem', key, {
    organizationId,
    ...newFile('a.txt', text),
  })
  assert.equal(status, 201, body.message)
  return body.id
}

testObjects('on a disk', objects)

test('nobody else on the machine can read the files, and refused bytes are not on the disk', async () => {
  const organizationId = randomId()
  await objects.put(keyOf(organizationId, 'hello'), [Buffer.from('hello')], 5)
  assert.equal((await stat(pathOf(organizationId, 'hello'))).mode & 0o777, 0o600)
  assert.equal((await stat(join(folder, organizationId))).mode & 0o777, 0o700)
  await assert.rejects(objects.put(keyOf(organizationId, 'hallo'), [Buffer.from('hello')], 5), WrongBytes)
  assert.deepEqual(await readdir(join(folder, 'unfinished')), [])
})

test('bytes are flushed to disk before the call returns, and so is every folder that leads to them', async t => {
  const upload = { organizationId: randomId(), uploadId: randomId() }
  const { organizationId } = upload
  await objects.put(keyOf(randomId(), 'hello'), [Buffer.from('hello')], 5)
  const home = join(folder, organizationId)
  const staged = join(home, 'uploads', upload.uploadId)
  const inPlace = pathOf(organizationId, 'hello')
  const put = await flushes(t, inPlace, () =>
    objects.put(keyOf(organizationId, 'hello'), [Buffer.from('hello')], 5),
  )
  assert.deepEqual(put.get(await inode(inPlace)), { bytes: 5, isThere: false }, 'flushed, then moved')
  for (const path of [folder, home]) assert(put.has(await inode(path)))
  assert.equal(put.get(await inode(dirname(inPlace)))?.isThere, true, 'moved, then flushed')
  const piece = async function* () {
    yield Buffer.from('hal')
  }
  for (const offset of [0, 3]) {
    const appended = await flushes(t, staged, () => objects.append(upload, offset, piece()))
    assert.equal(appended.get(await inode(staged))?.bytes, offset + 3)
    if (offset === 0) assert.equal(appended.get(await inode(dirname(staged)))?.isThere, true)
  }
  const place = pathOf(organizationId, 'halhal')
  const finished = await flushes(t, place, () => objects.finish(upload, keyOf(organizationId, 'halhal'), 6))
  assert.equal(finished.get(await inode(dirname(place)))?.isThere, true)
})

const inode = async (path: string) => (await stat(path)).ino

/** What is flushed meanwhile, by inode: its size, and whether something existed at that path by then. */
async function flushes(t: TestContext, path: string, work: () => Promise<unknown>) {
  const handle = await open(dataDir)
  const files: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const found = new Map<number, { bytes: number; isThere: boolean }>()
  for (const name of ['sync', 'datasync'] as const) {
    const flush = files[name]
    t.mock.method(files, name, async function (this: FileHandle) {
      const about = await this.stat()
      found.set(about.ino, { bytes: about.isFile() ? about.size : 0, isThere: await exists(path) })
      await flush.call(this)
    })
  }
  await work().finally(() => t.mock.restoreAll())
  return found
}

test('two organizations with the same bytes store them twice, two files of one organization store them once', async () => {
  const [one, other] = [await world.tenant(), await world.tenant()]
  for (const tenant of [one, one, other]) await add(tenant, 'shared words')
  for (const { organizationId } of [one, other]) {
    assert.equal(await readFile(pathOf(organizationId, 'shared words'), 'utf8'), 'shared words')
    assert.equal((await Array.fromAsync(objects.list(organizationId))).length, 1)
  }
})

test('objects that no file refers to are removed after an hour, and nothing else ever is', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const [first, second] = [await add(tenant, 'twice'), await add(tenant, 'twice')]
  const binned = await add(tenant, 'in the bin')
  await kept.put(keyOf(organizationId, 'orphan'), Buffer.from('orphan'), new Date())
  await world.call('media.deleteMediaItem', key, { mediaItemId: binned })
  await world.call('media.purgeMediaItem', key, { mediaItemId: first })
  const checkExisting = async () =>
    await Promise.all(['twice', 'in the bin', 'orphan'].map(text => exists(pathOf(organizationId, text))))
  await kept.removeUnused(new Date(), 1_000)
  assert.deepEqual(await checkExisting(), [true, true, true])
  await kept.removeUnused(later(), 1_000)
  assert.deepEqual(await checkExisting(), [true, true, false])
  await world.call('media.purgeMediaItem', key, { mediaItemId: second })
  await kept.removeUnused(later(), 1_000)
  assert.deepEqual(await checkExisting(), [false, true, false])
})

test('an object that is wanted again is kept for another hour', async () => {
  const { organizationId } = await world.tenant()
  const key = keyOf(organizationId, 'again')
  await kept.put(key, Buffer.from('again'), new Date(Date.now() - 2 * hour))
  await kept.expect(key, 5, new Date())
  await kept.expect(key, 5, new Date(Date.now() - 2 * hour))
  await kept.removeUnused(new Date(), 100)
  assert(await exists(pathOf(organizationId, 'again')))
  await kept.removeUnused(later(), 100)
  assert.equal(await exists(pathOf(organizationId, 'again')), false)
})

test('adding the same bytes while they are being removed keeps them, a hundred times out of a hundred', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const grownOld = `update media_objects set wanted_at = now() - interval '2 hours' where organization_id = $1`
  for (let round = 0; round < 100; round++) {
    const text = `round ${round % 3}`
    await world.owner.query(grownOld, [organizationId])
    const [id] = await Promise.all([add(tenant, text), kept.removeUnused(new Date(), 1_000)])
    assert.equal(await readFile(pathOf(organizationId, text), 'utf8'), text)
    await world.call('media.purgeMediaItem', key, { mediaItemId: id })
  }
})

test('a file that a lost server was writing is removed once it has not changed for an hour', async () => {
  const [old, young] = ['old', 'young'].map(name => join(folder, 'unfinished', name)) as [string, string]
  await mkdir(join(folder, 'unfinished'), { recursive: true })
  for (const path of [old, young]) await writeFile(path, 'half')
  await utimes(old, new Date(Date.now() - 2 * hour), new Date(Date.now() - 2 * hour))
  await kept.removeUnused(new Date(), 1_000)
  assert.deepEqual([await exists(old), await exists(young)], [false, true])
  await rm(young)
})

test('the bytes of a deleted organization are removed', async () => {
  const [gone, stays] = [await world.tenant('Gone'), await world.tenant()]
  for (const tenant of [gone, stays]) await add(tenant, 'words')
  const { organizationId } = gone
  await world.call('organizations.deleteOrganization', gone.key, { organizationId, confirmName: 'Gone' })
  assert.equal(await kept.removeDeleted(new Date(), 1_000), 0, 'it can still be restored')
  await world.owner.query(`select forget_deleted_organizations(now() + interval '31 days', 1000)`)
  assert.equal(await kept.removeDeleted(new Date(), 1_000), 1)
  assert.deepEqual(
    [await exists(join(folder, organizationId)), await exists(join(folder, stays.organizationId))],
    [false, true],
  )
  assert.equal(await kept.removeDeleted(new Date(), 1_000), 0)
})

test('verify-media names missing and damaged objects, and the files that need them', async () => {
  const tenant = await world.tenant()
  const { organizationId } = tenant
  const verify = (more: Record<string, string> = {}) =>
    finish(
      'server/admin.ts',
      { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret, LEARN_DATA_DIR: dataDir, ...more },
      ['verify-media', '--organization', organizationId],
    )
  const [lost, spoilt] = [await add(tenant, 'lost'), await add(tenant, 'spoilt')]
  await add(tenant, 'whole')
  assert.deepEqual(await verify(), { code: 0, output: 'Objects read: 3. All are intact.\n' })
  await rm(pathOf(organizationId, 'lost'))
  await writeFile(pathOf(organizationId, 'spoilt'), 'spoilT')
  await objects.put(keyOf(organizationId, 'stray'), [Buffer.from('stray')], 5)
  const { code, output } = await verify()
  assert.equal(code, 1)
  assert.match(
    output,
    new RegExp(`^missing: ${organizationId}/${sha256Of('lost')}, used by a.txt \\(${lost}\\)$`, 'm'),
  )
  assert.match(
    output,
    new RegExp(`^damaged: ${organizationId}/${sha256Of('spoilt')}, used by a.txt \\(${spoilt}\\)$`, 'm'),
  )
  assert.match(
    output,
    /^2 of 3 objects are missing or damaged\. To bring them back .*: npm run admin -- restore-files\./m,
  )
  assert.match(output, new RegExp(`^belongs to no file: ${organizationId}/${sha256Of('stray')}$`, 'm'))
  const away = { LEARN_S3_BUCKET: 'files', LEARN_S3_ENDPOINT: 'http://127.0.0.1:1' }
  const keys = { LEARN_S3_ACCESS_KEY_ID: 'id', LEARN_S3_SECRET_ACCESS_KEY: 'secret' }
  assert.deepEqual(await verify({ ...away, ...keys }), {
    code: 1,
    output:
      "Can't read the files: a request to the bucket files failed: ECONNREFUSED. Check that the LEARN_S3_* settings are the same as the server's.\n",
  })
})
