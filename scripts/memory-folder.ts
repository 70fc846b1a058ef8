import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const minimumBytes = 8 * 2 ** 30

/**
 * Makes a temporary folder in memory for a test run, because creating and dropping a database takes ten times as long on
 * disk. Returns undefined if there isn't enough memory, or no /dev/shm.
 */
export function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < minimumBytes) return undefined
    removeLeftovers()
    const folder = join(memory, `learn-test-${process.pid}`)
    mkdirSync(folder)
    chmodSync(folder, 0o711) // As root, PostgreSQL runs as another user, who must be able to enter.
    return folder
  } catch {
    return undefined
  }
}

/** Removes the folders of test runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(memory)) {
    const pid = /^learn-test-(\d+)$/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(memory, name), { recursive: true, force: true })
  }
}
