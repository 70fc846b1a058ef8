import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { alone, backUp } from '../../../server/backup/backup.ts'
import { Backups } from '../../../server/backup/backups.ts'
import { readManifest } from '../../../server/backup/manifest.ts'
import { openPlace } from '../../../server/backup/open-place.ts'
import { restore } from '../../../server/backup/restore.ts'
import { listTables } from '../../../server/backup/tables.store.ts'
import { disk } from '../../../server/objects/disk.ts'
import type { Objects } from '../../../server/objects/objects.ts'
import { createDatabase } from '../database.ts'
import { testSecret, type World } from '../world.ts'

export const passphrase = 'a passphrase for tests'
export const quiet = () => undefined
export const noBucket = {
  endpoint: undefined,
  region: 'us-east-1',
  credentials: undefined,
  encryption: undefined,
}

/** A folder for backups and restored data. `remove` deletes it. */
export async function makeScratch() {
  const path = await mkdtemp(join(tmpdir(), 'learn-backups-'))
  return {
    path,
    remove: () => rm(path, { recursive: true, force: true }),
    open: (name: string) =>
      Backups.openOrMake(openPlace(join(path, name), noBucket), passphrase, 'our installation'),
  }
}

export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return await work(client).finally(() => client.end())
}

/** Backs up the world as it is now. */
export const take = (world: World, backups: Backups) =>
  connected(world.databaseUrl, client =>
    alone(client, () =>
      backUp(client, {
        backups,
        objects: disk(join(world.dataDir, 'media')),
        secret: testSecret,
        onProgress: quiet,
      }),
    ),
  )

/** The same, with a digest of the database as the backup saw it, made by another connection. */
export const takeWithDigest = (world: World, backups: Backups) =>
  connected(world.databaseUrl, observer =>
    connected(world.databaseUrl, client =>
      alone(client, async () => {
        let seen: Promise<Record<string, string>> | undefined
        const made = await backUp(client, {
          backups,
          objects: disk(join(world.dataDir, 'media')),
          secret: testSecret,
          // The first table is about to be copied, so the snapshot lasts for as long as this needs to join it.
          onProgress: () => {
            seen ??= digestAt(observer, client.query('select pg_export_snapshot() as id'))
          },
        })
        return { ...made, digest: (await seen) ?? {} }
      }),
    ),
  )

async function digestAt(
  observer: pg.Client,
  exported: Promise<pg.QueryResult<{ id: string }>>,
): Promise<Record<string, string>> {
  const { rows } = await exported
  await observer.query('begin isolation level repeatable read read only')
  await observer.query(`set transaction snapshot '${rows[0]?.id}'`)
  return await digest(observer)
}

/** Works on a restored backup, which is removed afterwards. */
export async function restored<T>(
  backups: Backups,
  backup: string,
  work: (client: pg.Client, objects: Objects) => Promise<T>,
): Promise<T> {
  const database = await createDatabase()
  const media = await mkdtemp(join(tmpdir(), 'learn-restored-'))
  const objects = disk(media)
  try {
    const manifest = await readManifest(backups, backup)
    return await connected(database.url, async client => {
      await restore(client, { backups, backup, manifest, objects, onProgress: quiet })
      return await work(client, objects)
    })
  } finally {
    await database.drop()
    await rm(media, { recursive: true, force: true })
  }
}

/** The number of rows of each table, with a hash of them all. */
export async function digest(client: pg.Client): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as hash from "${name}" t`,
    )
    digests[name] = rows[0].hash
  }
  return digests
}
