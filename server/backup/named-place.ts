import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { findInstallationTime, hasBegun, noteBegun } from './backup.store.ts'
import { Backups } from './backups.ts'
import { openPlace } from './open-place.ts'
import type { Place } from './place.ts'

const examples = 'a folder, or a bucket such as s3://our-backups/learn'

export function readPassphrase({ backups }: Config): string {
  if (backups.passphrase) return backups.passphrase
  throw new OperatorError(
    'Set LEARN_BACKUP_PASSPHRASE to at least 12 characters. It encrypts the backups. Keep a copy of it away from them, because without it nobody can open them.',
  )
}

/** The place that the arguments name, or that of the settings. */
export function findPlace(positionals: string[], { backups }: Config): Place {
  if (positionals.length > 1) throw new UsageError(`Name one place: ${examples}.`)
  const address = positionals[0] ?? backups.place
  if (address) return openPlace(address, backups.s3Access)
  throw new UsageError(`Name the place for backups (${examples}), or set LEARN_BACKUP_PLACE.`)
}

/**
 * Opens a place for backups of this database, and makes it if it is new. One that had backups and is empty is refused, unless
 * the operator wants to begin again there.
 */
export async function openToWrite(
  client: pg.Client,
  config: Config,
  place: Place,
  { isNew = false } = {},
): Promise<Backups> {
  const mayBegin = isNew || !(await hasBegun(client, place.address))
  const installation = await findInstallation(client)
  const backups = await Backups.openOrMake(place, readPassphrase(config), installation, mayBegin)
  await noteBegun(client, place.address)
  return backups
}

/** Opens the place that the server itself uses. */
export const openConfigured = (client: pg.Client, config: Config): Promise<Backups> =>
  openToWrite(client, config, findPlace([], config))

async function findInstallation(client: pg.Client): Promise<string> {
  return createHash('sha256')
    .update(await findInstallationTime(client))
    .digest('base64url')
}
