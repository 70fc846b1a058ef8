import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { configuredObjects } from '../objects/configured.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { openDataDirectory } from '../storage/embedded/data-directory.ts'
import { startEmbedded } from '../storage/embedded/postgres.ts'
import { runAsOwner } from '../storage/owner.ts'
import { backUp } from './backup.ts'
import { BackupFolder } from './folder.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { restore } from './restore.ts'

const onProgress = (sentence: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${sentence.padEnd(70)}`)
}

function readPassphrase({ backupPassphrase }: Config): string {
  if (backupPassphrase) return backupPassphrase
  throw new OperatorError(
    'Set LEARN_BACKUP_PASSPHRASE to at least 12 characters. Backups are sealed with it: keep it somewhere else than the backups, because without it nobody can open them.',
  )
}

const secretFile = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'secret')

async function readSecret(config: Config): Promise<string> {
  return config.secret ?? (await readFile(secretFile(config), 'utf8')).trim()
}

export function backupCommand(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [path] = positionals
  if (!path || positionals.length > 1) throw new UsageError('Name the folder for the backups.')
  return async (client: pg.Client, config: Config): Promise<string> => {
    const folder = await BackupFolder.open(path, readPassphrase(config), true)
    const objects = configuredObjects(config)
    const secret = await readSecret(config)
    const { name, manifest, newFiles } = await backUp(client, { folder, objects, secret, onProgress })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const { count, missing } = manifest.files
    const said = `Backup ${name} is complete: ${rows.toLocaleString('en')} rows and ${count.toLocaleString('en')} files, ${newFiles.toLocaleString('en')} of them new.`
    if (missing.length === 0) return said
    throw new OperatorError(
      `${said}\nThese files were lost or damaged before, so the backup does not have them:\n${missing.join('\n')}\nnpm run admin -- verify-media says who uses them.`,
    )
  }
}

/** Works without a running server, because there is nothing yet that one could run on. */
export async function restoreCommand(args: string[], config: Config): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { backup: { type: 'string' } },
  })
  const [path] = positionals
  if (!path || positionals.length > 1) throw new UsageError('Name the folder with the backups.')
  const folder = await BackupFolder.open(path, readPassphrase(config))
  const backup = await chooseBackup(folder, values.backup)
  const manifest = await readManifest(folder, backup)
  const { databaseUrl } = config
  if (databaseUrl === undefined) await restoreEmbedded(config, { folder, backup, manifest })
  else await restoreOwn(config, databaseUrl, { folder, backup, manifest })
  return `Backup ${backup} is restored. Start the server.`
}

interface Chosen {
  readonly folder: BackupFolder
  readonly backup: string
  readonly manifest: Manifest
}

async function chooseBackup(folder: BackupFolder, wanted: string | undefined): Promise<string> {
  const names = await folder.list()
  const chosen = wanted === undefined ? names.at(-1) : names.find(name => name === wanted)
  if (chosen) return chosen
  throw new OperatorError(
    names.length === 0
      ? `${folder.path} has no complete backup.`
      : `There is no backup ${wanted}. The backups are:\n${names.join('\n')}`,
  )
}

async function restoreEmbedded(config: Config, chosen: Chosen): Promise<void> {
  const dataDir = await openDataDirectory(config.dataDir)
  await putSecret(dataDir, config.secret, chosen.manifest.secret)
  const embedded = await startEmbedded(dataDir)
  try {
    const objects = configuredObjects({ ...config, dataDir })
    await runAsOwner(embedded.url, 'learn restore', client =>
      restore(client, { ...chosen, objects, onProgress }),
    )
  } finally {
    await embedded.stop()
  }
}

/** A restore that was interrupted has put it there already. */
async function putSecret(dataDir: string, given: string | undefined, secret: string): Promise<void> {
  if (given !== undefined) return refuseOtherSecret(given, secret)
  const place = secretFile({ dataDir })
  const mine = `${place}.${process.pid}`
  await writeFile(mine, `${secret}\n`, { mode: 0o600 })
  await link(mine, place).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(mine)
  if ((await readFile(place, 'utf8')).trim() !== secret)
    throw new OperatorError(
      `${dataDir} belongs to another installation: it has another secret. Restore into an empty data directory (LEARN_DATA_DIR).`,
    )
}

async function restoreOwn(config: Config, databaseUrl: string, chosen: Chosen): Promise<void> {
  refuseOtherSecret(config.secret ?? '', chosen.manifest.secret)
  const objects = configuredObjects(config)
  await runAsOwner(databaseUrl, 'learn restore', client =>
    restore(client, { ...chosen, objects, onProgress }),
  )
}

function refuseOtherSecret(given: string, secret: string): void {
  if (given !== secret)
    throw new OperatorError(
      'LEARN_SECRET is not the secret of this backup. With another one, PINs, passkeys and stored answers would be lost. Set it to the value that the installation had.',
    )
}
