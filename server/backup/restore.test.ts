import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import type pg from 'pg'
import { createDatabase } from '../../test/support/database.ts'
import { newFile } from '../../test/support/media/files.ts'
import {
  connected,
  digest,
  makeScratch,
  passphrase,
  quiet,
  takeWithDigest,
} from '../../test/support/operating/backups.ts'
import { populate } from '../../test/support/populated-tenant.ts'
import { World } from '../../test/support/world.ts'
import { disk } from '../objects/disk.ts'
import type { ObjectKey } from '../objects/objects.ts'
import { migrate } from '../storage/migrate.ts'
import { Backups, objectName } from './backups.ts'
import { describeLost } from './files.ts'
import { filesName, readManifest } from './manifest.ts'
import { type RestorePlan, restore } from './restore.ts'

const world = await World.create()
const scratch = await makeScratch()
after(async () => {
  await world.close()
  await scratch.remove()
})
const tenant = await populate(world)
const backups = await scratch.open('backups')
const place = backups.place.address

async function addFile(name: string): Promise<ObjectKey> {
  const { organizationId, key } = tenant
  const file = newFile(name, `the words of ${name}`)
  const { status, body } = await world.call('media.createMediaItem', key, { organizationId, ...file })
  assert.equal(status, 201, body.message)
  return { organizationId, sha256: file.sha256 }
}
const kept = await addFile('kept.txt')
const rotten = await addFile('rotten.txt')
const gone = await addFile('gone.txt')
const unreadable = await addFile('unreadable.txt')
const { name: backup, digest: before } = await takeWithDigest(world, backups)
const manifest = await readManifest(backups, backup)
await writeFile(join(place, objectName(rotten)), 'rotten')
await rm(join(place, objectName(gone)))

/** A place on a disk that can't read one of its files any more. */
const failing = await Backups.open(
  {
    ...backups.place,
    read: async name =>
      name === objectName(unreadable)
        ? new Readable({ read: () => undefined }).destroy(
            Object.assign(new Error('i/o error'), { code: 'EIO' }),
          )
        : await backups.place.read(name),
  },
  passphrase,
)
const media = (name: string) => disk(join(scratch.path, name))
const planFor = (name: string, more: Partial<RestorePlan> = {}): RestorePlan => ({
  backups,
  backup,
  manifest,
  objects: media(name),
  onProgress: quiet,
  ...more,
})
const copiesNothing = { put: async () => assert.fail('a file was copied before everything was checked') }

async function onEmpty<T>(work: (client: pg.Client, url: string) => Promise<T>): Promise<T> {
  const database = await createDatabase()
  return await connected(database.url, client => work(client, database.url)).finally(() => database.drop())
}

async function expectWhole(client: pg.Client): Promise<void> {
  const found = await digest(client)
  for (const [table, hash] of Object.entries(before)) assert.equal(found[table], hash, table)
}

test('files that the backup does not have intact are named, and everything else is restored', async () => {
  await onEmpty(async client => {
    const lost = await restore(client, planFor('lost', { backups: failing }))
    await expectWhole(client)
    assert.equal(await media('lost').size(kept), 'the words of kept.txt'.length)
    for (const key of [rotten, gone, unreadable]) assert.equal(await media('lost').size(key), undefined)
    const { rows } = await client.query('select name from organizations where id = $1', [
      tenant.organizationId,
    ])
    const words = (await describeLost(client, lost)) ?? ''
    assert.match(words, /^3 files are lost, because the backup does not have them intact:\n/)
    for (const line of ['rotten.txt (damaged)', 'gone.txt (missing)', 'unreadable.txt (damaged)'])
      assert(words.includes(`\n${rows[0].name}: ${line}\n`), words)
    const many = Array.from({ length: 60 }, () => lost[0] ?? assert.fail())
    assert.match((await describeLost(client, many)) ?? '', /^60 files are lost.*\nand 10 more\n/s)
  })
})

test('without its list of files, a backup is restored with the files that its rows name', async () => {
  const bytes = await Array.fromAsync(await backups.place.read(filesName(backup)))
  await writeFile(join(place, filesName(backup)), 'rotten')
  await onEmpty(async client => {
    const lost = await restore(client, planFor('unlisted'))
    await expectWhole(client)
    assert.deepEqual(
      new Set(lost.map(({ sha256, reason }) => `${sha256} ${reason}`)),
      new Set([`${rotten.sha256} damaged`, `${gone.sha256} missing`]),
    )
    assert.equal(await media('unlisted').size(kept), 'the words of kept.txt'.length)
  })
  await writeFile(join(place, filesName(backup)), Buffer.concat(bytes))
})

test('whatever can be refused is refused before anything is copied', async () => {
  const [first] = manifest.migrations
  assert(first)
  const newer = [...manifest.migrations, { ...first, version: 9999, name: '9999_of_the_future.sql' }]
  const plan = planFor('refused', { objects: copiesNothing })
  await onEmpty(async (client, url) => {
    const role = `learn_restorer_${process.pid}`
    await client.query(`create role ${role} login password 'x'; grant create on schema public to ${role}`)
    const theirs = Object.assign(new URL(url), { username: role, password: 'x' }).href
    await connected(theirs, async other => {
      await assert.rejects(
        restore(other, plan),
        /is not allowed to disable triggers while rows are loaded\. Have a superuser run/,
      )
    })
    await client.query(`drop owned by ${role}; drop role ${role}`)
    await assert.rejects(
      restore(client, { ...plan, manifest: { ...manifest, migrations: newer } }),
      /migration 9999_of_the_future.sql, which this version of Learn does not have/,
    )
    assert.deepEqual((await client.query(`select from pg_tables where schemaname = 'public'`)).rows, [])
  })
  await onEmpty(async client => {
    await migrate(client)
    const older = { ...manifest, migrations: manifest.migrations.slice(0, -1) }
    await assert.rejects(
      restore(client, { ...plan, manifest: older }),
      /has the migration \S+, which is newer than the backup.*Use an empty database/,
    )
    await client.query('create table recipes (name text)')
    await assert.rejects(restore(client, plan), /has tables of another program \(recipes\)/)
  })
})

test('a database with tables of another program is refused, and they stay as they are', async () => {
  await onEmpty(async client => {
    // Ruby on Rails has a table of this name too.
    await client.query(`create table schema_migrations (version text); create schema shop;
      create table shop.orders (id int); insert into shop.orders values (1); create table principals (id int)`)
    await assert.rejects(
      restore(client, planFor('foreign', { objects: copiesNothing })),
      /has tables of another program \(principals, schema_migrations, shop\.orders\).*Use an empty database/,
    )
    assert.equal((await client.query('select from shop.orders')).rows.length, 1)
  })
})

test('no server starts on a database whose restore was interrupted, until it is complete', async () => {
  await onEmpty(async (client, url) => {
    const interrupted = { put: async () => Promise.reject(new Error('interrupted')) }
    await assert.rejects(restore(client, planFor('half', { objects: interrupted })), /interrupted/)
    await assert.rejects(migrate(client), /A restore into this database was interrupted/)
    await connected(url, async other => {
      await assert.rejects(
        restore(other, planFor('half')),
        /Another restore into this database is running\. Wait until it ends/,
      )
    })
    await restore(client, planFor('half'))
    await expectWhole(client)
    assert.deepEqual(await migrate(client), [])
  })
})

test('after all rows are there, a step that fails says that only the server has to be started', async () => {
  await onEmpty(async client => {
    const { query } = client
    const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
    Object.assign(client, {
      query: (...args: unknown[]) =>
        args[0] === 'analyze' ? Promise.reject(full) : Reflect.apply(query, client, args),
    })
    await assert.rejects(
      restore(client, planFor('almost')),
      /^Error: All rows and files are restored, but the last step failed: could not extend file.*start the server/,
    )
    await expectWhole(client)
    assert.deepEqual(await migrate(client), [])
  })
})
