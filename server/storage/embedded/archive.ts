import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SystemUser } from '../../system-user.ts'

/** The folder, inside PostgreSQL's own, for finished parts of its log until we move them. */
const folder = 'learn-archive'

export const archiveOf = (data: string) => join(data, folder)

/** PostgreSQL may archive a part again after a crash, so an existing part is compared. */
const command = [
  `if test -f ${folder}/%f; then cmp -s %p ${folder}/%f;`,
  `else dd if=%p of=${folder}/%f.unfinished bs=1M conv=fsync 2>/dev/null &&`,
  `mv ${folder}/%f.unfinished ${folder}/%f; fi`,
].join(' ')

/** In quotes, because a shell starts PostgreSQL. */
export const archiveSettings = ['archive_mode=on', `archive_command='${command}'`]

export async function makeArchive(data: string, user: SystemUser | undefined): Promise<void> {
  await mkdir(archiveOf(data), { recursive: true, mode: 0o700 })
  if (user) await chown(archiveOf(data), user.uid, user.gid)
}
