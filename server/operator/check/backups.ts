import { readdir } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import { day } from '../../times.ts'
import { attention, broken, type Finding, ok } from './finding.ts'

const part = 'backups'

/** How old the newest backup is, if the operator has named the folder. */
export async function checkBackups(
  { backupPassphrase }: Config,
  folder: string | undefined,
  now: Date,
): Promise<Finding[]> {
  if (!backupPassphrase)
    return [
      attention(
        part,
        'no-backups',
        'No backups are configured.',
        'Set LEARN_BACKUP_PASSPHRASE, and run npm run admin -- backup <folder> every night. If you back up in another way, restore one to see that it works.',
      ),
    ]
  if (folder === undefined)
    return [
      attention(
        part,
        'unknown-folder',
        'A passphrase is set, but this check does not know where your backups are.',
        'Run npm run admin -- check --backups <folder>.',
      ),
    ]
  const names = await readdir(folder).catch(() => undefined)
  if (!names)
    return [broken(part, 'no-folder', `${folder} can't be read.`, 'Mount it, or name another folder.')]
  const newest = names
    .filter(name => timeOf(name) !== undefined)
    .sort()
    .at(-1)
  if (newest === undefined)
    return [
      broken(
        part,
        'no-complete-backup',
        `${folder} has no complete backup.`,
        'Run npm run admin -- backup <folder>, and read what it says.',
      ),
    ]
  const age = (now.getTime() - (timeOf(newest) ?? 0)) / day
  const words = `The newest backup is of ${newest.slice(0, 10)}.`
  return [
    age <= 2
      ? ok(part, words)
      : attention(part, 'old-backup', words, 'See why the nightly backup does not run, and run it now.'),
  ]
}

/** A complete backup is named after the moment that it shows: 2026-01-31T02-00-00-000Z. */
function timeOf(name: string): number | undefined {
  const [, date, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-\d{3}Z$/.exec(name) ?? []
  return date === undefined ? undefined : Date.parse(`${date}T${hour}:${minute}:${second}Z`)
}
