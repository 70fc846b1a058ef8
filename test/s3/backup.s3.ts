import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Backups, completeBackups } from '../../server/backup/backups.ts'
import { openPlace } from '../../server/backup/open-place.ts'
import { removeOldBackups } from '../../server/backup/retention.ts'
import { verifyBackup } from '../../server/backup/verify.ts'
import { verifyMedia } from '../../server/operator/media.ts'
import { connected, digest, passphrase, quiet, restored, take } from '../support/operating/backups.ts'
import { populate } from '../support/populated-tenant.ts'
import { World } from '../support/world.ts'
import { makeBucket } from './bucket.ts'

const world = await World.create()
after(() => world.close())
await populate(world)
const { config, name: bucket } = await makeBucket()
const open = (folder: string, access = config) =>
  Backups.openOrMake(openPlace(`s3://${bucket}/${folder}`, access), passphrase, 'ours')

test('a backup in a bucket is verified, restored and removed like one in a folder', async () => {
  const backups = await open('a/school')
  const before = await connected(world.databaseUrl, digest)
  const first = await take(world, backups)
  const found = await verifyBackup(backups, first.name, quiet)
  assert.equal(found.files, first.manifest.files.count)
  await restored(backups, first.name, async (client, objects) => {
    const after = await digest(client)
    for (const [table, hash] of Object.entries(before)) assert.equal(after[table], hash, table)
    assert.match(await verifyMedia(client, objects, undefined), /All are intact/)
  })
  const second = await take(world, backups)
  assert.equal(second.newFiles, 0)
  const in40Days = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)
  assert.deepEqual(await removeOldBackups(backups, 30, in40Days), [first.name])
  assert.deepEqual(await completeBackups(backups.place), [second.name])
})

test('a file of many parts arrives whole', async () => {
  const backups = await open('large')
  const chunk = Buffer.alloc(1024 * 1024, 'x')
  await backups.write(
    'files/large',
    Array.from({ length: 20 }, () => chunk),
  )
  let bytes = 0
  for await (const piece of backups.read('files/large')) bytes += piece.length
  assert.equal(bytes, 20 * chunk.length)
})

test('the operator hears what to check if a bucket does not exist, refuses us or is full', async () => {
  const { accessKeyId = '' } = config.credentials ?? {}
  const strange = { ...config, credentials: { accessKeyId, secretAccessKey: 'another secret' } }
  await assert.rejects(open('b', strange), /Can't use s3:\/\/\S+: .*\(403\)\. Check that the bucket exists/)
  const nowhere = openPlace('s3://no-such-bucket/learn', config)
  await assert.rejects(
    Backups.openOrMake(nowhere, passphrase, 'ours'),
    /Can't use s3:\/\/no-such-bucket\/learn: .*Check that the bucket exists/,
  )
  const full = await makeBucket('full')
  const place = openPlace(`s3://${full.name}`, full.config)
  const small = await Backups.openOrMake(place, passphrase, 'ours')
  await assert.rejects(take(world, small), /There is no room left in s3:\/\//)
})
