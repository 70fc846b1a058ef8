import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Backups, momentOf } from '../../backup/backups.ts'
import { failedSince, newestBackup, newestVerified } from '../../backup/marks.ts'
import { openPlace } from '../../backup/open-place.ts'
import type { Place } from '../../backup/place.ts'
import type { Config } from '../../config.ts'
import { OperatorError, reasonOf } from '../../operator-error.ts'
import { archiveOf } from '../../storage/embedded/archive.ts'
import { findCluster } from '../../storage/embedded/postgres.ts'
import { attention, broken, type Finding, notSetHere, ok, useServersSettings } from './finding.ts'

const part = 'backups'
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Reports on the place given by the settings or the operator, and what is in it. */
export async function checkBackups(config: Config, named: string | undefined, now: Date): Promise<Finding[]> {
  const address = named ?? config.backups.place
  if (address === undefined)
    return [
      attention(
        part,
        'no-backups',
        notSetHere('LEARN_BACKUP_PLACE', 'it makes no backups.'),
        `${useServersSettings} If the server makes none, set LEARN_BACKUP_PLACE and LEARN_BACKUP_PASSPHRASE for it. If you back up in another way, restore such a backup to see that it works.`,
      ),
    ]
  try {
    return await checkPlace(config, openPlace(address, config.backups.s3Access), now)
  } catch (error) {
    return [
      broken(
        part,
        'no-place',
        `${address} can't be read: ${sentenceOf(error)}`,
        'Mount it, or choose another place.',
      ),
    ]
  }
}

export async function checkPlace(config: Config, place: Place, now: Date): Promise<Finding[]> {
  const newest = await newestBackup(place, now)
  const findings = [
    newest === undefined ? none(place.address) : judge(momentOf(newest), config.backups.plan.everyHours, now),
    await checkFailed(place, newest, now),
    newest && (await checkVerified(place, newest, now)),
    newest && (await checkPassphrase(config, place)),
    newest && (await checkWritable(place)),
    newest && (await checkRoom(place, newest)),
    await checkDisk(config, place),
    await checkLog(config, now),
  ]
  return findings.filter(finding => finding !== undefined && finding !== '')
}

const sentenceOf = (error: unknown) => `${reasonOf(error).replace(/\.$/, '')}.`

const none = (address: string) =>
  broken(
    part,
    'no-complete-backup',
    `${address} has no good backup.`,
    'If it is on a disk of its own, check that the disk is mounted. Run npm run admin -- backup, and read what it says.',
  )

const momentIn = (backup: string) => `${momentOf(backup).toISOString().slice(0, 16).replace('T', ' ')} UTC`

function judge(newest: Date, everyHours: number, now: Date): Finding {
  const hours = (now.getTime() - newest.getTime()) / hour
  const words = `The newest good backup was made on ${newest.toISOString().slice(0, 16).replace('T', ' ')} UTC.`
  return hours <= everyHours * 1.5
    ? ok(part, words)
    : attention(
        part,
        'old-backup',
        words,
        'Find out in the log why the server makes none, or run npm run admin -- backup now.',
      )
}

async function checkFailed(
  place: Place,
  newest: string | undefined,
  now: Date,
): Promise<Finding | undefined> {
  const failed = (await failedSince(place, newest, now)).at(-1)
  return failed === undefined
    ? undefined
    : attention(
        part,
        'failed-backup',
        `The backup of ${momentIn(failed)} could not be restored.`,
        `To see why, run npm run admin -- verify-backup --backup ${failed}.`,
      )
}

/** A good disk does not lose a backup within weeks, but nobody knows whether the disk is good. */
const longestUnverified = 35 * day

async function checkVerified(place: Place, newest: string, now: Date): Promise<Finding | undefined> {
  const verified = await newestVerified(place, now)
  const age = verified === undefined ? Number.POSITIVE_INFINITY : now.getTime() - momentOf(verified).getTime()
  if (age < longestUnverified) return undefined
  return attention(
    part,
    'unverified-backup',
    verified === undefined
      ? 'No backup has been verified.'
      : `The newest verified backup was made on ${momentIn(verified)}.`,
    `Run npm run admin -- verify-backup --backup ${newest}, or end LEARN_BACKUP_PLAN with ", verify".`,
  )
}

async function checkPassphrase(
  { backups: { passphrase } }: Config,
  place: Place,
): Promise<Finding | undefined> {
  if (passphrase === undefined) return undefined
  try {
    await Backups.open(place, passphrase)
    return undefined
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return broken(
      part,
      'not-opened',
      sentenceOf(error),
      'Set LEARN_BACKUP_PASSPHRASE to the passphrase that the backups were made with, or use a new, empty place.',
    )
  }
}

async function checkWritable(place: Place): Promise<Finding | undefined> {
  const name = `check-${randomUUID()}`
  try {
    await place.write(name, [Buffer.from('Learn checks its place for backups.\n')])
    await place.remove(name)
    return undefined
  } catch (error) {
    return broken(
      part,
      'not-writable',
      `Can't write and delete in ${place.address}: ${sentenceOf(error)}`,
      'Let the user who runs the server, or the access key of the bucket, write and delete there, and check that there is room.',
    )
  }
}

async function checkRoom(place: Place, newest: string): Promise<Finding | undefined> {
  const free = await place.freeBytes()
  if (free === undefined) return undefined
  let bytes = 0
  for await (const file of place.list(newest)) bytes += file.bytes
  if (free > 2 * bytes) return undefined
  const gigabytes = (count: number) => `${(count / 1e9).toFixed(1)} GB`
  return attention(
    part,
    'little-room',
    `${gigabytes(free)} are free in ${place.address}, and the newest backup takes ${gigabytes(bytes)}, besides its files.`,
    'Make room there, or keep fewer backups (LEARN_BACKUP_PLAN).',
  )
}

/** Undefined in a bucket, which is elsewhere. */
async function checkDisk({ dataDir }: Config, place: Place): Promise<Finding | undefined> {
  if (place.address.includes('://')) return undefined
  const [there, here] = await Promise.all(
    [place.address, dataDir].map(path => stat(path).catch(() => undefined)),
  )
  if (!there || there.dev !== here?.dev) return undefined
  return attention(
    part,
    'same-disk',
    `${place.address} is on the same disk as the data directory, so one broken disk would take both.`,
    'Keep the backups on another machine, or at least on another disk. If there is one, check that it is mounted.',
  )
}

const longestWaitMilliseconds = 5 * minute

async function checkLog({ backups, dataDir }: Config, now: Date): Promise<Finding | undefined> {
  if (!backups.log) return undefined
  const archive = archiveOf(await findCluster(dataDir))
  const parts = await readdir(archive).catch(() => [])
  const times = await Promise.all(
    parts.map(name =>
      stat(join(archive, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => now.getTime(), // It has been moved meanwhile.
      ),
    ),
  )
  const waited = now.getTime() - Math.min(...times)
  if (!(waited > longestWaitMilliseconds)) return undefined
  return broken(
    part,
    'log-waits',
    `${parts.length} parts of the database's log have not reached the place for backups; the oldest has waited for ${Math.round(waited / minute)} minutes.`,
    "Read the cause in the server's log. If the server is stopped, start it: it moves them then.",
  )
}
