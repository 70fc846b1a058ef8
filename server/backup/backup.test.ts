import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { createDatabase } from '../../test/support/database.ts'
import { populate } from '../../test/support/populated-tenant.ts'
import { World } from '../../test/support/world.ts'
import { disk } from '../objects/disk.ts'
import type { Objects } from '../objects/objects.ts'
import { verifyMedia } from '../operator/media.ts'
import { backUp } from './backup.ts'
import { Backups } from './backups.ts'
import { readManifest } from './manifest.ts'
import { openPlace } from './place.ts'
import { restore } from './restore.ts'
import { listTables } from './tables.ts'

const passphrase = 'a passphrase for tests'
const noBucket = { endpoint: undefined, region: 'us-east-1', credentials: undefined, encryption: undefined }
const world = await World.create()
const scratch = await mkdtemp(join(tmpdir(), 'learn-backup-'))
after(async () => {
  await world.close()
  await rm(scratch, { recursive: true, force: true })
})

await populate(world)
const newFolder = (name: string) =>
  Backups.openOrMake(openPlace(join(scratch, name), noBucket), passphrase, 'ours')

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return await work(client).finally(() => client.end())
}

const take = (backups: Backups) =>
  connected(world.databaseUrl, client =>
    backUp(client, {
      backups,
      objects: disk(join(world.dataDir, 'media')),
      secret: 'the secret of the installation, which is long',
      onProgress: () => undefined,
    }),
  )

/** A hash of all rows of each table. */
async function digest(client: pg.Client): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as hash from "${name}" t`,
    )
    digests[name] = rows[0].hash
  }
  return digests
}

async function restored<T>(
  backups: Backups,
  backup: string,
  work: (client: pg.Client, objects: Objects) => Promise<T>,
): Promise<T> {
  const database = await createDatabase()
  const objects = disk(await mkdtemp(join(scratch, 'media-')))
  const manifest = await readManifest(backups, backup)
  try {
    return await connected(database.url, async client => {
      await restore(client, { backups, backup, manifest, objects, onProgress: () => undefined })
      return await work(client, objects)
    })
  } finally {
    await database.drop()
  }
}

test('a restored backup has every row and every file as they were', async () => {
  const folder = await newFolder('whole')
  const before = await connected(world.databaseUrl, digest)
  const { name, manifest } = await take(folder)
  assert.equal(manifest.secret, 'the secret of the installation, which is long')
  assert(manifest.files.count > 0)
  await restored(folder, name, async (client, objects) => {
    const found = await digest(client)
    for (const [table, hash] of Object.entries(before)) assert.equal(found[table], hash, table)
    assert.match(await verifyMedia(client, objects, undefined), /All are intact/)
  })
})
