import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { configuredObjects } from '../objects/configured.ts'
import { NoRoom } from '../objects/objects.ts'
import { pluralize } from '../operator/commands/arguments.ts'
import { readKeys } from '../operator/keys.ts'
import { requireSecretOf } from '../operator/secret.ts'
import { OperatorError } from '../operator-error.ts'
import { findCluster } from '../storage/embedded/postgres.ts'
import { isStillMine } from './backup.store.ts'
import { alone, type BackedUp, type BackupPlan, backUp } from './backup.ts'
import type { Backups } from './backups.ts'
import { copyBase } from './log/base.ts'
import { findPlace, openToWrite } from './named-place.ts'
import type { Place } from './place.ts'
import { showProgress } from './progress.ts'
import { removeFailed, removeOldBackups } from './retention.ts'
import { FilesLost, verifyAndMark } from './verification.ts'

export function backupCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      verify: { type: 'boolean', default: false },
      'new-place': { type: 'boolean', default: false },
    },
  })
  return async (client: pg.Client, config: Config): Promise<string> => {
    const place = findPlace(positionals, config)
    const backups = await openToWrite(client, config, place, { isNew: values['new-place'] })
    setPriority(10) // Requests come first.
    const plan = await planOf(client, config, backups)
    const make = () => makeAndVerify(client, plan, values.verify)
    // A folder that is named by hand is for the operator to look after.
    const sentences = await alone(client, () =>
      isPlanned(config, place) ? makeAndTidy(client, make, backups, config.backups.plan.keepDays) : make(),
    ).finally(() => plan.onProgress.end())
    return sentences.join('\n')
  }
}

const isPlanned = (config: Config, place: Place) =>
  config.backups.place !== undefined && place.address === findPlace([], config).address

type Plan = BackupPlan & { readonly onProgress: ReturnType<typeof showProgress> }

async function planOf(client: pg.Client, config: Config, backups: Backups): Promise<Plan> {
  const onProgress = showProgress()
  const secret = await requireSecretOf(config)
  await readKeys(client, secret) // Refuses a secret that does not open this database.
  const copyMore = async (backup: string) => {
    const data = await findCluster(config.dataDir)
    await copyBase(client, { data, backups, backup, onProgress })
  }
  const objects = configuredObjects(config)
  const hasLog = config.backups.log && isPlanned(config, backups.place)
  return { backups, objects, secret, onProgress, ...(hasLog && { copyMore }) }
}

async function makeAndVerify(client: pg.Client, plan: Plan, verify: boolean): Promise<string[]> {
  const { backups, objects, onProgress } = plan
  const made = await backUp(client, plan)
  const sentences = [describe(made)]
  if (verify)
    sentences.push(
      await verifyAndMark(backups, made.name, onProgress, objects).catch(error => {
        if (!(error instanceof OperatorError)) throw error
        const found = error instanceof FilesLost ? '' : 'It could not be verified: '
        throw new OperatorError(`${describe(made)}\n${found}${error.message}`)
      }),
    )
  const { missing } = made.manifest.files
  if (missing.length === 0) return sentences
  throw new OperatorError(
    `${sentences.join('\n')}\nThese files were already lost or damaged, so the backup does not have them:\n${missing.join('\n')}\nTo see what uses them: npm run admin -- verify-media`,
  )
}

/**
 * Whether the backup is made, fails or can't be verified: nothing is kept for longer than planned, and the place does not fill up.
 */
async function makeAndTidy(
  client: pg.Client,
  make: () => Promise<string[]>,
  backups: Backups,
  keepDays: number,
): Promise<string[]> {
  const { place } = backups
  const now = () => new Date()
  await removeFailed(place, now())
  try {
    const sentences = await make().catch(async error => {
      const isFull = error instanceof OperatorError && error.cause instanceof NoRoom
      // The last failed one is only kept if there is room.
      if (!isFull || (await removeFailed(place, now(), 0)).length === 0) throw error
      return await make()
    })
    const removed = await removeOldBackups(backups, keepDays, now())
    return removed.length > 0 ? [...sentences, `Removed old backups: ${removed.join(', ')}.`] : sentences
  } catch (error) {
    // Without a connection, another process may be making a backup by now. The first error is the one to tell.
    if (await isStillMine(client).catch(() => false)) {
      await removeFailed(place, now()).catch(() => undefined)
      await removeOldBackups(backups, keepDays, now()).catch(() => undefined)
    }
    throw error
  }
}

function describe({ name, manifest, newFiles }: BackedUp): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { count } = manifest.files
  return `Backup ${name} is complete: ${pluralize(rows, 'row')} and ${pluralize(count, 'file')}, ${newFiles.toLocaleString('en')} of them new.`
}
