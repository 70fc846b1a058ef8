import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { numbered } from '../../../server/storage/migrating/compatibility.ts'
import { makeVersion, newestMigration } from '../../support/operating/newer-version.ts'

/** A folder with a version of the project, whose servers run from the sources. */
export interface Version {
  readonly name: string
  readonly folder: string
  remove(): Promise<void>
}

/** The last commit whose servers do not know which newer databases they can live with. */
const lastRelease = 'ed646967'

/** Undefined if this checkout does not have the commit, as after a shallow clone. */
export async function checkOutLastRelease(): Promise<Version | undefined> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    git('cat-file', '-e', `${lastRelease}^{commit}`)
  } catch {
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'learn-release-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', lastRelease) })
  await linkPackages(folder)
  await writeFile(join(folder, 'scripts/use-bundle.ts'), '')
  return { name: lastRelease, folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Packages from outside are this checkout's; the project's own are those of the release. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules')
  await mkdir(join(packages, '@learn'), { recursive: true })
  for (const name of await readdir('node_modules'))
    if (name !== '@learn' && !name.startsWith('.'))
      await symlink(resolve('node_modules', name), join(packages, name))
  const { workspaces } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  for (const name of workspaces) await symlink(join(folder, name), join(packages, '@learn', name))
}

export const thisVersion: Version = { name: 'this version', folder: '.', remove: async () => undefined }

/** Tables that a child's practice and an administrator's work use. */
const tables = [
  'organizations',
  'learn_decisions',
  'learn_attempts',
  'audit_events',
  'learn_sessions',
  'teams',
]

/** This version, with so many migrations more. Servers of the version before can live with each. */
export async function makeLater(count: number): Promise<Version> {
  const newest = await newestMigration()
  const migrations = Array.from({ length: count }, (_, at) => {
    const [table, column] = [tables[at % tables.length], `later_${at + 1}`]
    const said = `-- compatible from ${numbered(newest + at)}`
    return at % 3 === 2
      ? `-- Finds teams in a later way.\n${said}\n-- outside a transaction\ncreate index concurrently if not exists teams_by_${column} on teams (name, id);`
      : `-- A later version's column.\n${said}\nalter table ${table} add column ${column} text not null default 'later';`
  })
  const { folder, remove } = await makeVersion(migrations)
  return { name: `with migration ${newest + count}`, folder, remove }
}
