import type { Config } from '../../config.ts'
import { OperatorError } from '../../operator-error.ts'
import { readSecretOf } from '../secret.ts'
import { checkBackups } from './backups.ts'
import { checkBucket } from './bucket.ts'
import { checkDatabase } from './database.ts'
import { checkDisk } from './disk.ts'
import { attention, broken, type Check, type Finding, ok, runCheck } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkPermissions } from './permissions.ts'
import { checkPublicAddress } from './public-address.ts'
import { checkScanner } from './scanner.ts'
import { checkStandbys } from './standbys.ts'

const mostMilliseconds = 8_000

export interface CheckOptions {
  /** The place of the backups, if the operator has given one. */
  readonly backups?: string | undefined
  readonly milliseconds?: number
  readonly now?: () => Date
}

/** Checks everything at the same time. It works without a running server, because that is when operators need it. */
export async function checkInstallation(
  readConfig: () => Config,
  { backups, milliseconds = mostMilliseconds, now = () => new Date() }: CheckOptions = {},
): Promise<Finding[]> {
  const config = readSettings(readConfig)
  if ('state' in config) return [config]
  const secret = await readSecretOf(config)
  const checks: Check[] = [
    { part: 'database', run: signal => checkDatabase(config, secret, now, signal) },
    { part: 'standbys', run: signal => checkStandbys(config, signal) },
    { part: 'permissions', run: () => checkPermissions(config) },
    { part: 'disk', run: () => checkDisk(config) },
    { part: 'mail', run: () => checkMail(config) },
    { part: 'files', run: () => checkBucket(config) },
    { part: 'scanner', run: () => checkScanner(config) },
    { part: 'public address', run: signal => checkPublicAddress(config, secret, signal) },
    { part: 'backups', run: () => checkBackups(config, backups, now()) },
  ]
  const found = await Promise.all(checks.map(check => runCheck(check, milliseconds)))
  const unknown = config.unknownSettings.map(({ found: words, advice }) =>
    attention('settings', 'unknown-setting', words, advice),
  )
  return [ok('settings', 'Every setting is valid.'), ...unknown, ...found.flat()]
}

function readSettings(readConfig: () => Config): Config | Finding {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    const advice =
      'Correct the setting; docs/operating/settings.md lists all of them. Nothing else was checked.'
    return broken('settings', 'invalid-setting', error.message, advice)
  }
}
