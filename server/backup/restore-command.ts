import { link, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { configuredObjects, storageForNew } from '../objects/configured.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { openDataDirectory } from '../storage/embedded/data-directory.ts'
import { syncFolder, writeDurably } from '../storage/embedded/durable-file.ts'
import { noticePlace } from '../storage/embedded/places.ts'
import { runAsOwner } from '../storage/owner.ts'
import { type Chosen, chooseBackup, openNamed, suggestOthers } from './commands.ts'
import { describeLost } from './files.ts'
import { passedOver } from './marks.ts'
import { inNewCluster, onEmbedded, refuseDatabase } from './new-cluster.ts'
import { showProgress } from './progress.ts'
import { AlmostRestored, restore } from './restore.ts'
import { explainDatabase } from './room.ts'
import { Damaged } from './sealed.ts'

/** A report of a restore; with lost files, one of something that is wrong. */
interface Outcome {
  readonly report: string
  readonly failed: boolean
}

/** Works without a running server, because there is no database yet to run one on. */
export async function restoreCommand(args: string[], config: Config): Promise<string | Outcome> {
  const parsed = readArgs(args)
  const { positionals, values } = parsed
  if (values.to !== undefined) return await recoverCommand(parsed, config, values.to)
  if (values.branch !== undefined) throw new UsageError('--branch needs --to.')
  const chosen = await chooseBackup(positionals, values.backup, config)
  if (values['show-secret']) return chosen.manifest.secret
  const { databaseUrl } = config
  const restoring =
    databaseUrl === undefined ? restoreEmbedded(config, chosen) : restoreOwn(config, databaseUrl, chosen)
  const lost = await restoring.catch(async error => {
    throw error instanceof Damaged ? await explainDamage(error, chosen) : error
  })
  const passed = values.backup === undefined ? await tellPassedOver(chosen) : undefined
  const notice = databaseUrl === undefined ? await noticePlace(config.dataDir) : undefined
  return outcomeOf([`Backup ${chosen.backup} is restored. Start the server.`, notice, passed], lost)
}

/** Otherwise nobody would notice that an older database has come back. */
async function tellPassedOver({ backups, backup }: Chosen): Promise<string | undefined> {
  const passed = await passedOver(backups.place, backup, new Date())
  if (passed.length === 0) return undefined
  const names = passed.map(({ name, reason }) => `${name} (${reason})`).join(', ')
  return `It is not the newest: ${names}. To use a newer complete one all the same, restore it with --backup <name> into an empty target.`
}

function outcomeOf(sentences: readonly (string | undefined)[], lost: string | undefined): Outcome {
  const report = [...sentences, lost].filter(line => line !== undefined).join('\n')
  return { report, failed: lost !== undefined }
}

const readArgs = (args: string[]) =>
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

/** A table can't be left out, because rows of others refer to it. Another backup may have it intact. */
async function explainDamage(error: Damaged, { backups, backup }: Chosen): Promise<OperatorError> {
  const advice = await suggestOthers(backups.place, backup)
  return new OperatorError(
    `${error.message} Without it the database is not whole, so nothing was restored. ${advice}`,
  )
}

/** Restores the database as it was at a moment, from its files and its log. */
async function recoverCommand(
  { positionals, values }: ReturnType<typeof readArgs>,
  config: Config,
  to: string,
): Promise<Outcome> {
  if (values.backup !== undefined)
    throw new UsageError(
      '--backup and --to exclude each other: --to begins with the newest backup from which it can reach the moment.',
    )
  if (values['show-secret'])
    throw new UsageError('--show-secret only prints the secret. Leave out --to; --backup chooses a backup.')
  const goal = readGoal(to, values.branch, config)
  const backups = await openNamed(positionals, config)
  const dataDir = await openDataDirectory(config.dataDir)
  const onProgress = showProgress()
  const { recover } = await import('./log/recover.ts')
  const { moment } = goal
  const { branch, quiet, lost } = await recover({
    backups,
    goal,
    dataDir,
    objects: configuredObjects({ ...config, dataDir }),
    folder: folderOf(config, dataDir),
    putSecret: secret => putSecret(dataDir, config.secret, secret),
    onProgress,
  }).finally(() => onProgress.end())
  const when = moment ? `at ${moment.toISOString()}` : 'at the end of its log'
  const notice = await noticePlace(dataDir)
  return outcomeOf(
    [`The database is restored as it was ${when}. Start the server.`, notice, quiet, branch],
    lost,
  )
}

function readGoal(to: string, branchText: string | undefined, config: Config) {
  const moment = to === 'latest' ? undefined : new Date(to)
  if (moment && !(/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d\d:\d\d)$/.test(to) && moment.getTime() <= Date.now()))
    throw new UsageError(
      '--to must be a moment in the past with its time zone, such as 2026-11-18T14:40:00Z, or latest.',
    )
  if (config.databaseUrl)
    throw new UsageError(
      '--to works only for the embedded database. For your own PostgreSQL, see docs/operating/backup.md.',
    )
  const branch = branchText === undefined ? undefined : Number(branchText)
  if (branch !== undefined && !(Number.isInteger(branch) && branch > 0))
    throw new UsageError('--branch must be the number of a branch of the log, such as 2.')
  return { moment, branch }
}

const folderOf = (config: Config, dataDir: string) => (storageForNew(config) === 'disk' ? dataDir : undefined)

async function restoreEmbedded(config: Config, chosen: Chosen): Promise<string | undefined> {
  const dataDir = await openDataDirectory(config.dataDir)
  await refuseDatabase(dataDir)
  const { secret, databaseBytes } = chosen.manifest
  await refuseOtherSecret(dataDir, config.secret, secret)
  return await inNewCluster(dataDir, databaseBytes, async beside => {
    await putSecret(dataDir, config.secret, secret)
    return await onEmbedded(beside, {}, ({ url }) => restoreInto(url, { ...config, dataDir }, chosen)).catch(
      error => {
        throw error instanceof AlmostRestored ? error.cause : error // It is removed, and made again the next time.
      },
    )
  })
}

async function restoreOwn(config: Config, databaseUrl: string, chosen: Chosen): Promise<string | undefined> {
  refuseOther(config.secret ?? '', chosen.manifest.secret)
  return await restoreInto(databaseUrl, config, chosen).catch(async error => {
    throw error instanceof AlmostRestored
      ? error
      : await explainDatabase(error, chosen.manifest.databaseBytes)
  })
}

async function restoreInto(url: string, config: Config, chosen: Chosen): Promise<string | undefined> {
  const objects = configuredObjects(config)
  const folder = folderOf(config, config.dataDir)
  const onProgress = showProgress()
  return await runAsOwner(url, 'learn restore', async client =>
    describeLost(client, await restore(client, { ...chosen, objects, folder, onProgress })),
  ).finally(() => onProgress.end())
}

const secretFile = (dataDir: string) => join(dataDir, 'secret')

/** An earlier attempt may have put it there already. */
async function putSecret(dataDir: string, given: string | undefined, secret: string): Promise<void> {
  if (given === undefined) {
    const mine = `${secretFile(dataDir)}.${process.pid}`
    try {
      await writeDurably(mine, `${secret}\n`)
      await link(mine, secretFile(dataDir)).catch(error => {
        if (error.code !== 'EEXIST') throw error
      })
    } finally {
      await rm(mine, { force: true })
    }
    await syncFolder(dataDir)
  }
  await refuseOtherSecret(dataDir, given, secret)
}

async function refuseOtherSecret(dataDir: string, given: string | undefined, secret: string): Promise<void> {
  if (given !== undefined) return refuseOther(given, secret)
  const kept = await readFile(secretFile(dataDir), 'utf8').catch(error => {
    if (error.code !== 'ENOENT') throw error
  })
  if (kept !== undefined && kept.trim() !== secret)
    throw new OperatorError(
      `${dataDir} belongs to another installation: it has another secret. Restore into an empty data directory (LEARN_DATA_DIR).`,
    )
}

function refuseOther(given: string, secret: string): void {
  if (given !== secret)
    throw new OperatorError(
      'LEARN_SECRET is not the secret of this backup, so no server could start with it. Set it to the secret that the installation had: npm run admin -- restore --show-secret prints it.',
    )
}
