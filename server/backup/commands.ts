import { createHash } from 'node:crypto'
import { link, readFile, rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { configuredObjects } from '../objects/configured.ts'
import { readKeys } from '../operator/keys.ts'
import { readSecretOf } from '../operator/secret.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { openDataDirectory } from '../storage/embedded/data-directory.ts'
import { syncFolder, writeDurably } from '../storage/embedded/durable-file.ts'
import { findCluster, startEmbedded } from '../storage/embedded/postgres.ts'
import { runAsOwner } from '../storage/owner.ts'
import { findInstallationTime } from './backup.store.ts'
import { alone, type BackedUp, backUp } from './backup.ts'
import { Backups, completeBackups, failedName } from './backups.ts'
import { copyBase } from './log/base.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { openPlace } from './open-place.ts'
import { type Progress, showProgress } from './progress.ts'
import { restore } from './restore.ts'
import { removeOldBackups } from './retention.ts'

const examples = 'a folder, or a bucket such as s3://our-backups/learn'

function readPassphrase({ backups }: Config): string {
  if (backups.passphrase) return backups.passphrase
  throw new OperatorError(
    'Set LEARN_BACKUP_PASSPHRASE to at least 12 characters. It encrypts the backups. Keep a copy of it away from them, because without it nobody can open them.',
  )
}

const secretFile = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'secret')

async function readSecret(config: Config): Promise<string> {
  const secret = await readSecretOf(config)
  if (secret) return secret
  throw new OperatorError(
    `Can't read ${secretFile(config)}. Run this as the user who runs the server, or set LEARN_SECRET to the value that it uses.`,
  )
}

function readAddress(positionals: string[], { backups }: Config): string {
  if (positionals.length > 1) throw new UsageError(`Name one place: ${examples}.`)
  const address = positionals[0] ?? backups.place
  if (address) return address
  throw new UsageError(`Name the place for backups (${examples}), or set LEARN_BACKUP_PLACE.`)
}

export function backupCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false } },
  })
  return async (client: pg.Client, config: Config): Promise<string> => {
    const address = readAddress(positionals, config)
    const place = openPlace(address, config.s3Access)
    const backups = await Backups.openOrMake(place, readPassphrase(config), await findInstallation(client))
    setPriority(10) // Requests come first.
    const onProgress = showProgress()
    const objects = configuredObjects(config)
    const secret = await readSecret(config)
    await readKeys(client, secret) // Refuses a secret that does not open this database.
    const isPlanned = address === config.backups.place
    const copyMore = async (backup: string) => {
      const data = await findCluster(config.dataDir)
      await copyBase(client, { data, backups, backup, onProgress })
    }
    const plan = {
      backups,
      objects,
      secret,
      onProgress,
      ...(isPlanned && config.backups.log && { copyMore }),
    }
    const { made, sentences } = await alone(client, async () => {
      const made = await backUp(client, plan)
      const sentences = [describe(made)]
      if (values.verify) sentences.push(await verifyMade(backups, made.name, onProgress))
      // The plan applies only to its own place: the operator looks after any other.
      const removed = isPlanned
        ? await removeOldBackups(backups, config.backups.plan.keepDays, new Date())
        : []
      if (removed.length > 0) sentences.push(`Removed old backups: ${removed.join(', ')}.`)
      return { made, sentences }
    })
    onProgress.end()
    const { missing } = made.manifest.files
    if (missing.length === 0) return sentences.join('\n')
    throw new OperatorError(
      `${sentences.join('\n')}\nThese files were already lost or damaged, so the backup does not have them:\n${missing.join('\n')}\nTo see what uses them: npm run admin -- verify-media`,
    )
  }
}

/** Opens the place that the server itself uses. */
export async function openConfigured(client: pg.Client, config: Config): Promise<Backups> {
  const place = openPlace(readAddress([], config), config.s3Access)
  return await Backups.openOrMake(place, readPassphrase(config), await findInstallation(client))
}

async function findInstallation(client: pg.Client): Promise<string> {
  return createHash('sha256')
    .update(await findInstallationTime(client))
    .digest('base64url')
}

function describe({ name, manifest, newFiles }: BackedUp): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { count } = manifest.files
  return `Backup ${name} is complete: ${rows.toLocaleString('en')} rows and ${count.toLocaleString('en')} files, ${newFiles.toLocaleString('en')} of them new.`
}

/** A backup that can't be restored does not count as one. */
async function verifyMade(backups: Backups, name: string, onProgress: Progress): Promise<string> {
  return await verify(backups, name, onProgress).catch(async error => {
    await backups.place.write(failedName(name), [Buffer.from('It could not be verified.\n')])
    throw error
  })
}

async function verify(backups: Backups, name: string, onProgress: Progress): Promise<string> {
  // Loaded only here: it loads all learning content.
  const { verifyBackup } = await import('./verify.ts')
  const { rows, files, ledgers, decisions } = await verifyBackup(backups, name, onProgress)
  const counted = [
    `${rows.toLocaleString('en')} rows`,
    `${files.toLocaleString('en')} files`,
    `the ledgers of ${ledgers.toLocaleString('en')} organizations`,
    `${decisions.toLocaleString('en')} repeated decisions`,
  ]
  return `Restored the backup next to the server and checked it: ${counted.join(', ')}. Everything is intact.`
}

export function listBackupsCommand(args: string[], config: Config): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const place = openPlace(readAddress(positionals, config), config.s3Access)
  return completeBackups(place).then(names =>
    names.length > 0 ? names.join('\n') : `${place.address} has no complete backup.`,
  )
}

export async function verifyBackupCommand(args: string[], config: Config): Promise<string> {
  const { backups, backup } = await choose(args, config)
  const onProgress = showProgress()
  return await verify(backups, backup, onProgress).finally(() => onProgress.end())
}

/** Works without a running server, because there is no database yet to run one on. */
export async function restoreCommand(args: string[], config: Config): Promise<string> {
  const { values } = readRestoreArgs(args)
  if (values.to !== undefined) return await recoverCommand(args, config, values.to)
  if (values.branch !== undefined) throw new UsageError('--branch needs --to.')
  const chosen = await choose(args, config)
  if (values['show-secret']) return chosen.manifest.secret
  const { databaseUrl } = config
  if (databaseUrl === undefined) await restoreEmbedded(config, chosen)
  else await restoreOwn(config, databaseUrl, chosen)
  return `Backup ${chosen.backup} is restored. Start the server.`
}

const readRestoreArgs = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      backup: { type: 'string' },
      to: { type: 'string' },
      branch: { type: 'string' },
      'show-secret': { type: 'boolean', default: false },
    },
  })

/** Restores the database as it was at a moment, from its files and its log. */
async function recoverCommand(args: string[], config: Config, to: string): Promise<string> {
  const moment = to === 'latest' ? undefined : new Date(to)
  if (moment && !(/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d\d:\d\d)$/.test(to) && moment.getTime() <= Date.now()))
    throw new UsageError(
      '--to must be a moment in the past with its time zone, such as 2026-11-18T14:40:00Z, or latest.',
    )
  if (config.databaseUrl)
    throw new UsageError(
      '--to works only for the embedded database. For your own PostgreSQL, see docs/operating/backup.md.',
    )
  const { positionals, values } = readRestoreArgs(args)
  const branch = values.branch === undefined ? undefined : Number(values.branch)
  if (branch !== undefined && !(Number.isInteger(branch) && branch > 0))
    throw new UsageError('--branch must be the number of a branch of the log, such as 2.')
  const place = openPlace(readAddress(positionals, config), config.s3Access)
  const backups = await Backups.open(place, readPassphrase(config))
  const dataDir = await openDataDirectory(config.dataDir)
  const onProgress = showProgress()
  const objects = configuredObjects({ ...config, dataDir })
  const { recover } = await import('./log/recover.ts')
  const keepSecret = (secret: string) => putSecret(dataDir, config.secret, secret)
  const recovery = {
    backups,
    goal: { moment, branch },
    dataDir,
    objects,
    putSecret: keepSecret,
    onProgress,
  }
  const done = await recover(recovery).finally(() => onProgress.end())
  const { missing } = done
  const when = moment ? `at ${moment.toISOString()}` : 'at the end of its log'
  const said = [`The database is restored as it was ${when}. Start the server.`, done.branch]
    .filter(line => line !== undefined)
    .join('\n')
  if (missing.length === 0) return said
  throw new OperatorError(
    `${said}\nThese files are neither in the backups nor in ${dataDir}:\n${missing.join('\n')}`,
  )
}

interface Chosen {
  readonly backups: Backups
  readonly backup: string
  readonly manifest: Manifest
}

async function choose(args: string[], config: Config): Promise<Chosen> {
  const { values, positionals } = readRestoreArgs(args)
  const place = openPlace(readAddress(positionals, config), config.s3Access)
  const backups = await Backups.open(place, readPassphrase(config))
  const names = await completeBackups(place)
  const backup = values.backup === undefined ? names.at(-1) : names.find(name => name === values.backup)
  if (backup) return { backups, backup, manifest: await readManifest(backups, backup) }
  throw new OperatorError(
    names.length === 0
      ? `${place.address} has no complete backup.`
      : `There is no backup ${values.backup}. The backups are:\n${names.join('\n')}`,
  )
}

async function restoreEmbedded(config: Config, chosen: Chosen): Promise<void> {
  const dataDir = await openDataDirectory(config.dataDir)
  await putSecret(dataDir, config.secret, chosen.manifest.secret)
  const embedded = await startEmbedded(dataDir)
  await restoreInto(embedded.url, { ...config, dataDir }, chosen).finally(() => embedded.stop())
}

async function restoreInto(url: string, config: Config, chosen: Chosen): Promise<void> {
  const objects = configuredObjects(config)
  const onProgress = showProgress()
  await runAsOwner(url, 'learn restore', client =>
    restore(client, { ...chosen, objects, onProgress }),
  ).finally(() => onProgress.end())
}

/** Stores the secret, unless an interrupted restore has already done so. */
async function putSecret(dataDir: string, given: string | undefined, secret: string): Promise<void> {
  if (given !== undefined) return refuseOtherSecret(given, secret)
  const place = secretFile({ dataDir })
  const mine = `${place}.${process.pid}`
  await writeDurably(mine, `${secret}\n`)
  await link(mine, place).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(mine)
  await syncFolder(dataDir)
  if ((await readFile(place, 'utf8')).trim() !== secret)
    throw new OperatorError(
      `${dataDir} belongs to another installation: it has another secret. Restore into an empty data directory (LEARN_DATA_DIR).`,
    )
}

async function restoreOwn(config: Config, databaseUrl: string, chosen: Chosen): Promise<void> {
  refuseOtherSecret(config.secret ?? '', chosen.manifest.secret)
  await restoreInto(databaseUrl, config, chosen)
}

function refuseOtherSecret(given: string, secret: string): void {
  if (given !== secret)
    throw new OperatorError(
      'LEARN_SECRET is not the secret of this backup, so no server could start with it. Set it to the secret that the installation had: npm run admin -- restore --show-secret prints it.',
    )
}
