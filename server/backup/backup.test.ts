import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newFile } from '../../test/support/media/files.ts'
import {
  connected,
  digest,
  makeScratch,
  passphrase,
  quiet,
  restored,
  take,
} from '../../test/support/operating/backups.ts'
import { populate } from '../../test/support/populated-tenant.ts'
import { testSecret, World } from '../../test/support/world.ts'
import { disk } from '../objects/disk.ts'
import { removalLock } from '../objects/objects.store.ts'
import type { Objects } from '../objects/objects.ts'
import { StoredObjects } from '../objects/stored-objects.ts'
import { verifyMedia } from '../operator/media.ts'
import { oneAtATime } from './backup.store.ts'
import { alone, backUp } from './backup.ts'
import { Backups, completeBackups, momentOf, objectName } from './backups.ts'
import { keepSecret, knownSecrets } from './log/secrets.ts'
import { readFileList, readManifest } from './manifest.ts'
import { restoreFiles } from './restore-files.ts'
import { removeOldBackups } from './retention.ts'

const world = await World.create()
const scratch = await makeScratch()
after(async () => {
  await world.close()
  await scratch.remove()
})
const tenant = await populate(world)

async function addFile(text: string): Promise<string> {
  const { organizationId, key } = tenant
  const input = { organizationId, ...newFile('a.txt', text) }
  const { status, body } = await world.call('media.createMediaItem', key, input)
  assert.equal(status, 201, body.message)
  return body.id
}

test('a restored backup has every row and every file as they were', async () => {
  const backups = await scratch.open('whole')
  const before = await connected(world.databaseUrl, digest)
  const { name, manifest } = await take(world, backups)
  assert(manifest.files.count > 0)
  await restored(backups, name, async (client, objects) => {
    const found = await digest(client)
    for (const [table, hash] of Object.entries(before)) assert.equal(found[table], hash, table)
    assert.match(await verifyMedia(client, objects, undefined), /All are intact/)
  })
})

test('nothing in a backup can be read without the passphrase', async () => {
  const backups = await scratch.open('sealed')
  await take(world, backups)
  for (const entry of await readdir(backups.place.address, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const text = await readFile(join(entry.parentPath, entry.name), 'latin1')
    for (const known of [tenant.marker, tenant.key, 'organizations'])
      assert(!text.includes(known), entry.name)
  }
  await assert.rejects(Backups.open(backups.place, 'another passphrase'), /does not open these backups/)
  await assert.rejects(
    Backups.openOrMake(backups.place, passphrase, 'another installation'),
    /has the backups of another installation/,
  )
})

test('a file is copied once, whichever backups have it', async () => {
  const backups = await scratch.open('incremental')
  const first = await take(world, backups)
  assert.equal(first.newFiles, first.manifest.files.count)
  await addFile('a third file')
  const second = await take(world, backups)
  assert.equal(second.newFiles, 1)
  assert.equal(second.manifest.files.count, first.manifest.files.count + 1)
  assert.deepEqual(await completeBackups(backups.place), [first.name, second.name])
})

test('an interrupted backup is none, and the next one removes what is left of it', async () => {
  const backups = await scratch.open('interrupted')
  const { name } = await take(world, backups)
  const half = name.replace(/^\d{4}/, '2020')
  await mkdir(join(backups.place.address, half, 'tables'), { recursive: true })
  await writeFile(join(backups.place.address, half, 'tables', 'users'), 'half')
  assert.deepEqual(await completeBackups(backups.place), [name])
  const next = await take(world, backups)
  assert.deepEqual((await backups.place.folders()).sort(), [name, next.name, 'files'])
})

test('a lost file is reported, and everything else is saved', async () => {
  const backups = await scratch.open('lost')
  const id = await addFile('a file that is lost')
  const { rows } = await world.owner.query('select organization_id, sha256 from media_items where id = $1', [
    id,
  ])
  const [{ organization_id: organizationId, sha256 }] = rows
  const place = join(world.dataDir, 'media', organizationId, sha256.slice(0, 2), sha256)
  const bytes = await readFile(place)
  await writeFile(place, 'damaged')
  const { name, manifest } = await take(world, backups)
  assert.deepEqual(manifest.files.missing, [`${organizationId}/${sha256}`])
  await writeFile(place, bytes)
  await restored(backups, name, async (client, objects) => {
    await assert.rejects(
      verifyMedia(client, objects, organizationId),
      new RegExp(`missing: ${organizationId}/${sha256}`),
    )
  })
})

/** A new file in the library, and where its bytes are. */
async function storeFile(text: string) {
  const { rows } = await world.owner.query('select organization_id, sha256 from media_items where id = $1', [
    await addFile(text),
  ])
  const [{ organization_id: organizationId, sha256 }] = rows
  const path = join(world.dataDir, 'media', organizationId, sha256.slice(0, 2), sha256)
  return { organizationId, sha256, path }
}

test('missing and damaged files of a running server are brought back from the backups', async () => {
  const backups = await scratch.open('bring back')
  const [damaged, missing] = [await storeFile('a file to damage'), await storeFile('a file to lose')]
  await take(world, backups)
  const later = await storeFile('a file that is newer than the backup')
  await writeFile(damaged.path, 'damaged')
  await rm(missing.path)
  await rm(later.path)
  const library = { backups, objects: disk(join(world.dataDir, 'media')), onProgress: () => undefined }
  await connected(world.databaseUrl, async client => {
    const { report, failed } = await restoreFiles(client, library)
    assert(failed)
    assert.match(report, /\. 2 of them brought back from the backups\. The backups don't have 1 file intact/)
    const name = `${later.organizationId}/${later.sha256}`
    assert.match(report, new RegExp(`^missing: ${name}, used by a\\.txt \\(`, 'm'))
    assert.equal(await readFile(damaged.path, 'utf8'), 'a file to damage')
    assert.equal(await readFile(missing.path, 'utf8'), 'a file to lose')
    await writeFile(later.path, 'a file that is newer than the backup')
    const again = await restoreFiles(client, library)
    assert(!again.failed)
    assert.match(again.report, /\. 0 of them brought back/)
  })
})

test('a damaged file stays as it is if the backups do not have it intact', async () => {
  const backups = await scratch.open('bring back nothing')
  const file = await storeFile('a file that is damaged everywhere')
  await take(world, backups)
  await writeFile(join(backups.place.address, objectName(file)), 'damaged there too')
  await writeFile(file.path, 'damaged')
  const library = { backups, objects: disk(join(world.dataDir, 'media')), onProgress: () => undefined }
  await connected(world.databaseUrl, async client => {
    const { report, failed } = await restoreFiles(client, library)
    assert(failed)
    assert.match(report, new RegExp(`^damaged: ${file.organizationId}/${file.sha256}`, 'm'))
  })
  assert.equal(await readFile(file.path, 'utf8'), 'damaged')
  await writeFile(file.path, 'a file that is damaged everywhere')
})

test('only one backup is made at a time, and no file is removed meanwhile', async () => {
  const backups = await scratch.open('busy')
  const kept = new StoredObjects(world.server.app.payments, disk(join(world.dataDir, 'media')))
  const inTwoHours = new Date(Date.now() + 2 * 60 * 60 * 1000)
  await world.call('media.purgeMediaItem', tenant.key, {
    mediaItemId: await addFile('a file that is purged'),
  })
  await connected(world.databaseUrl, async client => {
    await client.query(`select pg_advisory_lock(${oneAtATime})`)
    await assert.rejects(take(world, backups), /Another backup of this installation is in progress/)
    await client.query(`select pg_advisory_lock_shared(${removalLock})`)
    assert.equal(await kept.removeUnused(inTwoHours, 100), 0)
  })
  assert((await kept.removeUnused(inTwoHours, 100)) > 0)
})

test('while files are copied, no transaction is open and no file is removed', async () => {
  const backups = await scratch.open('long')
  const kept = disk(join(world.dataDir, 'media'))
  const seen: string[] = []
  await connected(world.databaseUrl, async client => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const objects: Objects = {
      ...kept,
      read: async (...asked) => {
        const state = await world.owner.query(
          `select state || ', ' || (select count(*) from pg_locks where pid = a.pid and locktype = 'advisory') || ' locks' as of
            from pg_stat_activity a where pid = $1`,
          [rows[0].pid],
        )
        seen.push(state.rows[0].of)
        return await kept.read(...asked)
      },
    }
    const plan = { backups, objects, secret: testSecret, onProgress: quiet }
    await alone(client, () => backUp(client, plan))
  })
  assert(seen.length > 0)
  assert.deepEqual([...new Set(seen)], ['idle, 2 locks'])
})

test('parts of the log that no backup needs are kept as long as backups, and no longer', async () => {
  const backups = await scratch.open('log')
  const { address } = backups.place
  const { name } = await take(world, backups)
  const part = (number: number) => `00000001${number.toString(16).toUpperCase().padStart(16, '0')}`
  const base = { format: 1, system: '1', firstPart: part(3) }
  await backups.write(`${name}/base-manifest`, [Buffer.from(JSON.stringify(base))])
  const ages: [string, number][] = [
    [`log/1/${part(2)}`, 0],
    [`log/1/${part(3)}`, 50],
    ['log/1/00000002.history', 50],
    [`log/2/${part(1)}`, 50],
    ['log/2/00000002.history', 50],
    [`log/2/${part(9)}`, 20],
  ]
  for (const [path, days] of ages) {
    await backups.write(path, [Buffer.from('x')])
    const changed = Date.now() / 1000 - days * 24 * 60 * 60
    await utimes(join(address, path), changed, changed)
  }
  await removeOldBackups(backups, 30, new Date())
  const left = (await Array.fromAsync(backups.place.list('log'))).map(file => file.name)
  assert.deepEqual(left.sort(), ['log/1/00000002.history', `log/1/${part(3)}`, `log/2/${part(9)}`].sort())
})

test('a secret that was replaced before the oldest backup is removed', async () => {
  const backups = await scratch.open('secrets')
  const { name } = await take(world, backups)
  const taken = momentOf(name).getTime()
  for (const [hours, secret] of [
    [-3, 'first'],
    [-2, 'second'],
    [1, 'third'],
  ] as const)
    await keepSecret(backups, secret, new Date(taken + hours * 60 * 60 * 1000))
  await removeOldBackups(backups, 30, new Date())
  assert.deepEqual(await knownSecrets(backups), ['third', 'second', testSecret])
})

test('old backups are removed with the files that only they have, but never the newest', async () => {
  const backups = await scratch.open('old')
  const { address } = backups.place
  const { name, manifest } = await take(world, backups)
  const unused = objectName({ organizationId: tenant.organizationId, sha256: '0'.repeat(64) })
  await backups.write(unused, [Buffer.from('of a file that was purged')])
  await utimes(join(address, unused), 0, 0)
  const in40Days = new Date(Date.parse(manifest.takenAt) + 40 * 24 * 60 * 60 * 1000)
  assert.deepEqual(await removeOldBackups(backups, 30, in40Days), [], 'the newest stays')
  const { name: second } = await take(world, backups)
  assert.deepEqual(await removeOldBackups(backups, 30, in40Days), [name])
  assert.deepEqual(await completeBackups(backups.place), [second])
  assert.equal(await backups.has(unused), false)
  for (const file of await readFileList(backups, second)) assert(await backups.has(objectName(file)))
})

test('a backup is never restored over something, nor by a version that does not know its tables', async () => {
  const backups = await scratch.open('refused')
  const { name } = await take(world, backups)
  await restored(backups, name, async client => {
    const manifest = await readManifest(backups, name)
    const { restore } = await import('./restore.ts')
    const plan = { backups, backup: name, manifest, objects: disk(scratch.path), onProgress: () => undefined }
    await assert.rejects(restore(client, plan), /already has data, and a restore never overwrites any/)
    await client.query('truncate principals cascade')
    const [first] = manifest.migrations
    assert(first)
    const newer = [...manifest.migrations, { ...first, version: 9999, name: '9999_of_the_future.sql' }]
    await assert.rejects(
      restore(client, { ...plan, manifest: { ...manifest, migrations: newer } }),
      /migration 9999_of_the_future.sql, which this version of Learn does not have/,
    )
  })
})

test('a damaged or missing part stops the restore and leaves the database empty', async () => {
  const backups = await scratch.open('damaged')
  const { name } = await take(world, backups)
  const table = join(backups.place.address, name, 'tables', 'users')
  const bytes = await readFile(table)
  const damaged = Buffer.from(bytes)
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1
  await writeFile(table, damaged)
  await assert.rejects(
    restored(backups, name, async () => assert.fail('it was restored')),
    /tables\/users is damaged/,
  )
  await rm(table)
  await assert.rejects(
    restored(backups, name, async () => assert.fail('it was restored')),
    /tables\/users is missing/,
  )
})
