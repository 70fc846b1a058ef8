import { execFile, execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Mounts a small disk at a folder. False if this process may not do that. */
export function mountDisk(folder: string, bytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'none', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export function unmountDisk(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
}

/** Fills a disk to the last byte, and returns a function that empties it again. */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const ballast = join(folder, 'ballast')
  // dd ends with an error when the disk is full, as it should.
  await promisify(execFile)('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).catch(() => undefined)
  return () => rm(ballast, { force: true })
}
