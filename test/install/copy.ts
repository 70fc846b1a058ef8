import { execFileSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies the project as a fresh clone has it, with changes that are not committed yet. */
export async function copyProject(to: string): Promise<void> {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files) await cp(file, join(to, file))
}
