import { momentOf, newestBackup } from '../../backup/backups.ts'
import { openPlace } from '../../backup/open-place.ts'
import type { Config } from '../../config.ts'
import { reasonOf } from '../../operator-error.ts'
import { attention, broken, type Finding, ok } from './finding.ts'

const part = 'backups'
const hour = 3_600_000

/** How old the newest backup is, in the place that the settings or the operator name. */
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
        'Set LEARN_BACKUP_PLACE and LEARN_BACKUP_PASSPHRASE. If you back up in another way, restore one to see that it works.',
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
        'Mount it, or name another place.',
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
  const words = `The newest backup is of ${newest.toISOString().slice(0, 16).replace('T', ' ')} UTC.`
  return hours <= everyHours * 1.5
    ? ok(part, words)
    : attention(
        part,
        'old-backup',
        words,
        'See in the log why the server makes none, or run npm run admin -- backup now.',
      )
}
