import { statfs } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import { attention, broken, type Finding, ok } from './finding.ts'

const part = 'disk'
const gigabyte = 1_000_000_000

export async function checkDisk({ dataDir }: Config): Promise<Finding[]> {
  const found = await statfs(dataDir).catch(() => undefined)
  if (!found) return [] // The permissions check says what is wrong with the folder.
  return [judgeRoom(found.bavail * found.bsize, found.blocks * found.bsize, found.files && found.ffree)]
}

/** `freeFiles` is 0 if the file system has no such limit. */
export function judgeRoom(free: number, total: number, freeFiles = 0): Finding {
  const words = `${(free / gigabyte).toFixed(1)} GB of ${(total / gigabyte).toFixed(1)} GB are free in the data directory.`
  const advice =
    'Free some space, or stop the server and move LEARN_DATA_DIR to a larger disk. PostgreSQL stops when the disk is full.'
  if (free < gigabyte / 2) return broken(part, 'disk-full', words, advice)
  if (freeFiles > 0 && freeFiles < 10_000)
    return attention(part, 'few-inodes', `Only ${freeFiles} more files fit on the disk.`, advice)
  return free < 5 * gigabyte || free < total / 20
    ? attention(part, 'little-room', words, advice)
    : ok(part, words)
}
