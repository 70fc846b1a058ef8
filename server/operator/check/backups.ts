import { momentOf } from '../../backup/backups.ts'
import { newestBackup } from '../../backup/marks.ts'
import { openPlace } from '../../backup/open-place.ts'
import type { Config } from '../../config.ts'
import { reasonOf } from '../../operator-error.ts'
import { attention, broken, type Finding, ok } from './finding.ts'

const part = 'backups'
const hour = 3_600_000

/** Reports the age of the newest backup in the place given by the settings or the operator. */
export async function checkBackups(
  { backups, s3Access }: Config,
  named: string | undefined,
  now: Date,
): Promise<Finding[]> {
  const address = named ?? backups.place
  if (address === undefined)
    return [
      attention(
        part,
        'no-backups',
        'The server makes no backups.',
        'Set LEARN_BACKUP_PLACE and LEARN_BACKUP_PASSPHRASE. If you back up in another way, restore such a backup to see that it works.',
      ),
    ]
  try {
    const newest = await newestBackup(openPlace(address, s3Access), now)
    return [newest === undefined ? none(address) : judge(momentOf(newest), backups.plan.everyHours, now)]
  } catch (error) {
    return [
      broken(
        part,
        'no-place',
        `${address} can't be read: ${reasonOf(error).replace(/\.$/, '')}.`,
        'Mount it, or choose another place.',
      ),
    ]
  }
}

const none = (address: string) =>
  broken(
    part,
    'no-complete-backup',
    `${address} has no complete backup.`,
    'Run npm run admin -- backup, and read what it says.',
  )

function judge(newest: Date, everyHours: number, now: Date): Finding {
  const hours = (now.getTime() - newest.getTime()) / hour
  const words = `The newest backup was made on ${newest.toISOString().slice(0, 16).replace('T', ' ')} UTC.`
  return hours <= everyHours * 1.5
    ? ok(part, words)
    : attention(
        part,
        'old-backup',
        words,
        'Find out in the log why the server makes none, or run npm run admin -- backup now.',
      )
}
