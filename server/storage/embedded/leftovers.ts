import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isUsedElsewhere } from './lease.ts'
import { isPrivateFolder } from './places.ts'
import { removeDatabase } from './postgres.ts'

/** The name of a temporary database's folder has the id of its process. */
export const temporaryPrefix = `learn-temporary-${process.pid}-`

/**
 * Removes the temporary databases of processes that were killed; PostgreSQL goes on without them. Everybody can make
 * folders in a shared one, so only those count that belong to us and that nobody else can enter.
 */
export async function removeLeftovers(shared: string): Promise<void> {
  for (const name of await readdir(shared)) {
    const pid = Number(/^learn-temporary-([1-9]\d*)-\w{6}$/.exec(name)?.[1])
    const folder = join(shared, name)
    if (!pid || !(await isPrivateFolder(folder, process.getuid?.()))) continue
    if (!(await isUsed(folder, pid))) await removeDatabase(folder)
  }
}

/** A process id means nothing in another container. */
const isUsed = async (folder: string, pid: number) => (await isUsedElsewhere(folder)) ?? isAlive(pid)

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
