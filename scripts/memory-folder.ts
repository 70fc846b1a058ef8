import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const leastRoom = 8 * 2 ** 30

/**
 * A folder for what a run of the tests makes and throws away: in memory where there is plenty, as on most Linux, for to
 * make and drop a database of some hundred files takes ten times as long on a disk. Undefined where there is none.
 */
export function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < leastRoom) return undefined
    removeLeft()
    const folder = join(memory, `learn-test-${process.pid}`)
    mkdirSync(folder)
    chmodSync(folder, 0o711) // PostgreSQL's own user passes through, where root runs this.
    return folder
  } catch {
    return undefined
  }
}

/** What a run that was killed has left. */
function removeLeft(): void {
  for (const name of readdirSync(memory)) {
    const pid = /^learn-test-(\d+)$/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(memory, name), { recursive: true, force: true })
  }
}
