import { link, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { configuredObjects } from '../objects/configured.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { openDataDirectory } from '../storage/embedded/data-directory.ts'
import { syncFolder, writeDurably } from '../storage/embedded/durable-file.ts'
import { startEmbedded } from '../storage/embedded/postgres.ts'
import { runAsOwner } from '../storage/owner.ts'
import { Backups, completeBackups } from './backups.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { isFromFuture, newestBackup, stateOf } from './marks.ts'
import { findPlace, readPassphrase } from './named-place.ts'
import type { Place } from './place.ts'
import { showProgress } from './progress.ts'
import { restore } from './restore.ts'
import { verifyAndMark } from './verification.ts'

const secretFile = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'secret')

export async function listBackupsCommand(args: string[], config: Config): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const place = findPlace(positionals, config)
  const lines: string[] = []
  for (const name of await completeBackups(place)) lines.push(`${name}  ${await wordsOf(place, name)}`)
  return lines.length > 0 ? lines.join('\n') : `${place.address} has no complete backup.`
}

async function wordsOf(place: Place, backup: string): Promise<string> {
  const state = await stateOf(place, backup)
  const words = {
    failed: 'failed: it could not be restored',
    verified: 'verified',
    unverified: 'not verified',
  }
  return isFromFuture(backup, new Date()) ? `${words[state]}; from the future` : words[state]
}

/** By default the newest, also if it failed: this says why. */
export async function verifyBackupCommand(args: string[], config: Config): Promise<string> {
  const { backups, backup } = await choose(args, config, async place =>
    (await completeBackups(place)).findLast(name => !isFromFuture(name, new Date())),
  )
  const onProgress = showProgress()
  return await verifyAndMark(backups, backup, onProgress).finally(() => onProgress.end())
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
  const place = findPlace(positionals, config)
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

async function choose(
  args: string[],
  config: Config,
  chooseNewest = (place: Place) => newestBackup(place, new Date()),
): Promise<Chosen> {
  const { values, positionals } = readRestoreArgs(args)
  const place = findPlace(positionals, config)
  const backups = await Backups.open(place, readPassphrase(config))
  const names = await completeBackups(place)
  const backup =
    values.backup === undefined ? await chooseNewest(place) : names.find(name => name === values.backup)
  if (backup) return { backups, backup, manifest: await readManifest(backups, backup) }
  if (names.length === 0) throw new OperatorError(`${place.address} has no complete backup.`)
  throw new OperatorError(
    values.backup === undefined
      ? `${place.address} has no good backup: each has failed a verification, or is from the future. To use one of them all the same, name it with --backup:\n${names.join('\n')}`
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
