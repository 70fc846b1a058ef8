import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LocalError } from '../failure.ts'

/** Nothing done under a lock takes this long, so an older lock belongs to a process that is gone. */
const staleMilliseconds = 90_000
const lookAgainMilliseconds = 25

/** Runs `work` while no other process on this machine works under the same path. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = `${path}.lock`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const patience = Date.now() + 2 * staleMilliseconds
  while (!(await take(lock))) {
    if (Date.now() > patience)
      throw new LocalError(
        `${lock} is still locked.`,
        'If no other learn command is running, delete that file.',
      )
    if (!(await breakStale(lock))) await sleep(lookAgainMilliseconds)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** Creates the lock file, unless it exists. */
async function take(lock: string): Promise<boolean> {
  const file = await open(lock, 'wx', 0o600).catch(cause => {
    if (cause.code === 'EEXIST') return undefined
    throw new LocalError(`Can’t write ${lock}: ${cause.message}`, undefined, cause)
  })
  await file?.writeFile(`${process.pid} ${hostname()}`).finally(() => file.close())
  return file !== undefined
}

/**
 * Removes a lock whose process is gone. This needs a second lock and another look under it: otherwise the slower of two
 * processes would remove the lock that the faster one has just taken.
 */
async function breakStale(lock: string): Promise<boolean> {
  if (!(await isStale(lock))) return false
  const breaking = `${lock}.break`
  if (!(await take(breaking))) {
    if (await isOld(breaking)) await rm(breaking, { force: true })
    return false
  }
  try {
    if (await isStale(lock)) await rm(lock, { force: true })
    return true
  } finally {
    await rm(breaking, { force: true })
  }
}

async function isStale(lock: string): Promise<boolean> {
  const [pid = '', host] = (await readFile(lock, 'utf8').catch(() => '')).split(' ')
  return (host === hostname() && !isAlive(Number(pid))) || (await isOld(lock))
}

const isOld = async (path: string) => {
  const since = await stat(path).catch(() => undefined)
  return since !== undefined && Date.now() - since.mtimeMs > staleMilliseconds
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process runs, but belongs to another user. Only system errors are thrown here.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
