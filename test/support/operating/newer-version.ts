import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { newestOf, numbered } from '../../../server/storage/migrating/compatibility.ts'
import { readMigrations } from '../../../server/storage/migrating/migration-file.ts'

/** Changes that a later version of Learn might make, each as one more migration that is compatible with this version. */
const later: readonly string[] = [
  `-- What an organization writes about itself.
alter table organizations add column about text not null default '';
alter table audit_events add column reason text;
alter table organizations add constraint organizations_about_check check (char_length(about) <= 100) not valid;`,
  `-- Organizations are found by what they write about themselves.
-- outside a transaction
create index concurrently if not exists organizations_by_about on organizations (about);
alter table organizations validate constraint organizations_about_check;`,
]
export const laterMigrations = later.length

const migrations = 'server/storage/migrations'

/** A folder with this version's migrations and later ones. Unless they say otherwise, they are compatible with this version. */
export async function copyNewerMigrations(folder: string, texts: readonly string[] = later): Promise<void> {
  await cp(migrations, folder, { recursive: true })
  const newest = await newestMigration()
  const said = `\n-- compatible from ${numbered(newest)}\n`
  for (const [at, text] of texts.entries())
    await writeMigration(
      folder,
      newest + at + 1,
      text.includes('-- compatible from') ? text : text.replace('\n', said),
    )
}

/** The number of this version's newest migration. */
export const newestMigration = async (): Promise<number> => newestOf(await readMigrations(migrations))

export const writeMigration = (folder: string, version: number, text: string): Promise<void> =>
  writeFile(join(folder, `${numbered(version)}_later.sql`), text)

/** A project of the next version: this one with more migrations. Its servers run from the sources. */
export const makeNewerVersion = () => makeVersion(later)

export async function makeVersion(
  texts: readonly string[],
): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'learn-newer-'))
  for (const name of await readdir('.'))
    if (!['server', 'scripts', 'node_modules', '.git'].includes(name))
      await symlink(resolve(name), join(folder, name))
  await cp('server', join(folder, 'server'), { recursive: true })
  await mkdir(join(folder, 'scripts'))
  await writeFile(join(folder, 'scripts/use-bundle.ts'), '')
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await copyNewerMigrations(join(folder, migrations), texts)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
