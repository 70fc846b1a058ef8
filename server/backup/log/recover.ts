import { appendFile, chown, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { runConcurrently } from '../../objects/s3-parts.ts'
import { readKeys } from '../../operator/keys.ts'
import { expectedInPages } from '../../operator/media.ts'
import { OperatorError } from '../../operator-error.ts'
import { type EmbeddedPostgres, placeForCluster } from '../../storage/embedded/postgres.ts'
import { majorVersion } from '../../storage/embedded/version.ts'
import { runAsOwner } from '../../storage/owner.ts'
import type { SystemUser } from '../../system-user.ts'
import { findLastChange } from '../backup.store.ts'
import type { Backups } from '../backups.ts'
import { expanded } from '../compress.ts'
import { describeLost, type Library, type LostFile, Remaining, restoreFile } from '../files.ts'
import { readManifest } from '../manifest.ts'
import { inNewCluster, onEmbedded, refuseDatabase } from '../new-cluster.ts'
import type { Progress } from '../progress.ts'
import { Damaged, undefinedIfDamaged } from '../sealed.ts'
import { baseName, majorVersionOf } from './base.ts'
import { type Base, chooseBase, type Goal, tellBranch } from './choose-base.ts'
import { findGap, type Gap, type KeptPart } from './gap.ts'
import { isHistory, isLog, logOf, partName, partOf, positionOf } from './parts.ts'
import { knownSecrets } from './secrets.ts'
import { unpackBase } from './unpack.ts'

export interface Recovery extends Library {
  readonly goal: Goal
  readonly dataDir: string
  /** The folder that files are restored to, if they are in one. */
  readonly folder: string | undefined
  /** Stores the installation's secret, or refuses to continue. */
  readonly putSecret: (secret: string) => Promise<void>
  readonly onProgress: Progress
}

export interface Recovered {
  /** Names the files that are lost. */
  readonly lost: string | undefined
  /** Says which branch of the log was followed, if there was a choice. */
  readonly branch: string | undefined
  /** Says that nothing had changed for a while, if the log has no change after the moment. */
  readonly quiet: string | undefined
}

/** The folder for the parts of the log during a recovery, inside PostgreSQL's own. */
const partsFolder = 'learn-recovery'
const longestSeconds = 24 * 60 * 60

/** Recovers the embedded database as it was at a moment, into an empty data directory. */
export async function recover(recovery: Recovery): Promise<Recovered> {
  const { backups, dataDir, onProgress } = recovery
  await refuseDatabase(dataDir)
  const base = await chooseBase(backups, recovery.goal)
  await refuseOtherVersion(base.majorVersion)
  const databaseBytes = await findDatabaseBytes(backups, base.backup)
  return await inNewCluster(dataDir, databaseBytes, async beside => {
    const { data, user } = await placeForCluster(beside)
    await mkdir(data, { recursive: true, mode: 0o700 })
    onProgress('Copying the database')
    await unpackBase(expanded(backups.read(baseName(base.backup))), data, user)
    await refuseOtherVersion(await majorVersionOf(data))
    const gap = await bringParts(recovery, base, data, user)
    if (gap && !(gap.intactUntil && recovery.goal.moment)) refuseGap(gap)
    await prepare(data, base, recovery.goal.moment, user)
    onProgress('Replaying the log')
    const { secret, ...recovered } = await replay(recovery, base, { beside, data, gap })
    await recovery.putSecret(secret)
    return { ...recovered, branch: tellBranch(base) }
  })
}

/** Only says how much room is needed. The log does not need the rest of the backup. */
const findDatabaseBytes = (backups: Backups, backup: string) =>
  readManifest(backups, backup).then(({ databaseBytes }) => databaseBytes, undefinedIfDamaged)

/** The embedded PostgreSQL can only read the files of its own major version. */
async function refuseOtherVersion(theirs: number): Promise<void> {
  const ours = await majorVersion()
  if (theirs !== ours)
    throw new OperatorError(
      `The log is from PostgreSQL ${theirs}, and this version of Learn has PostgreSQL ${ours}. Restore with a version of Learn that has PostgreSQL ${theirs}, or restore a whole backup (without --to).`,
    )
}

/** Returns the first gap in the log of the chosen branch. */
async function bringParts(
  { backups, onProgress }: Recovery,
  base: Base,
  data: string,
  user: SystemUser | undefined,
): Promise<Gap | undefined> {
  const { firstPart, system } = base
  const folder = join(data, partsFolder)
  await mkdir(folder, { mode: 0o700 })
  const kept: KeptPart[] = []
  for await (const { name, changedAt } of backups.place.list(logOf(system))) {
    const part = partOf(name)
    const isNeeded = part && (isHistory(part) || positionOf(part) >= positionOf(firstPart))
    if (!isNeeded) continue
    onProgress(`Log: ${part}`)
    const isWhole = await bringPart(backups, partName(system, part), join(folder, part))
    if (isLog(part)) kept.push({ part, keptAt: changedAt, isDamaged: !isWhole })
    if (user && isWhole) await chown(join(folder, part), user.uid, user.gid)
  }
  if (user) await chown(folder, user.uid, user.gid)
  const any = kept.find(({ isDamaged }) => !isDamaged)
  return findGap(kept, base, any ? (await stat(join(folder, any.part))).size : 0)
}

/** False if the part is damaged, so that the log can still be replayed up to it. */
async function bringPart(backups: Backups, name: string, path: string): Promise<boolean> {
  try {
    await writeFile(path, expanded(backups.read(name)), { mode: 0o600 })
    return true
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    await rm(path, { force: true })
    return false
  }
}

/** PostgreSQL takes any failure for the end of the log, such as that of a full disk, unless the number is above 125. */
const bringCommand = `test -f ${partsFolder}/%f || exit 1; cp ${partsFolder}/%f %p || exit 255`

const recoverySettings = [
  'restore_command',
  'recovery_target_time',
  'recovery_target_timeline',
  'recovery_target_action',
  'hot_standby',
]

const settingsIn = (data: string) => join(data, 'postgresql.auto.conf')

async function prepare(
  data: string,
  { label, branch }: Base,
  moment: Date | undefined,
  user: SystemUser | undefined,
): Promise<void> {
  const settings = [
    `restore_command = '${bringCommand}'`,
    ...(moment ? [`recovery_target_time = '${moment.toISOString().replace('Z', '+00')}'`] : []),
    `recovery_target_timeline = '${branch}'`,
    `recovery_target_action = 'promote'`,
    `hot_standby = off`, // Otherwise PostgreSQL would answer before it has recovered.
  ]
  await appendFile(settingsIn(data), `${settings.join('\n')}\n`)
  for (const [name, text] of [
    ['backup_label', label],
    ['recovery.signal', ''],
  ] as const) {
    await writeFile(join(data, name), text, { mode: 0o600 })
    if (user) await chown(join(data, name), user.uid, user.gid)
  }
}

interface Replayed extends Pick<Recovered, 'lost' | 'quiet'> {
  readonly secret: string
}

/** PostgreSQL replays the log while it starts. Afterwards its settings contain nothing of the recovery. */
async function replay(
  recovery: Recovery,
  base: Base,
  { beside, data, gap }: { beside: string; data: string; gap: Gap | undefined },
): Promise<Replayed> {
  const replayTo = (isEnd: boolean) =>
    onEmbedded(beside, { archive: true, startSeconds: longestSeconds }, embedded =>
      finishReplay(recovery, base, { embedded, isEnd }),
    )
  try {
    return await replayTo(false)
  } catch (error) {
    if (!/recovery ended before configured recovery target was reached/.test(String(error))) throw error
    if (gap) refuseGap(gap)
    refuseBeyond(recovery.goal.moment, base)
    await appendFile(settingsIn(data), `recovery_target_time = ''\n`)
    return await replayTo(true)
  }
}

async function finishReplay(
  recovery: Recovery,
  { keptUntil }: Base,
  { embedded, isEnd }: { embedded: EmbeddedPostgres; isEnd: boolean },
): Promise<Replayed> {
  return await runAsOwner(embedded.url, 'learn restore', async client => {
    const lastChange = isEnd ? await findLastChange(client) : undefined
    for (const setting of recoverySettings) await client.query(`alter system reset ${setting}`)
    const secret = await findSecret(client, recovery.backups)
    const lost = await describeLost(client, await bringFiles(client, recovery))
    await rm(join(embedded.data, partsFolder), { recursive: true })
    const since = lastChange ? ` after ${lastChange.toISOString()}` : ' then'
    const quiet = `Nothing changed${since}: the log was kept until ${keptUntil.toISOString()} and has no later change.`
    return { secret, lost, quiet: isEnd ? quiet : undefined }
  })
}

/** PostgreSQL would take the first missing part for the end of the log. */
function refuseGap({ missing, intactUntil }: Gap): never {
  const so = intactUntil
    ? `you can restore no later than about ${intactUntil.toISOString()}`
    : 'the backup before it can’t be used'
  throw new OperatorError(
    `The log has a gap: part ${missing} is missing or damaged, so ${so}. If you have a copy of that part, put it back. Otherwise choose an earlier moment with --to, or restore a whole backup (without --to).`,
  )
}

/** PostgreSQL reaches a moment only with a later change. If the log was kept for longer, there was none. */
function refuseBeyond(moment: Date | undefined, { keptUntil }: Base): void {
  if (moment && moment > keptUntil)
    throw new OperatorError(
      `The log ends before that moment: it was kept until ${keptUntil.toISOString()}. Choose an earlier moment, or use --to latest to restore everything in the log.`,
    )
}

/** Finds the secret that opens this database, as it was at that moment. */
async function findSecret(client: pg.Client, backups: Backups): Promise<string> {
  for (const secret of await knownSecrets(backups)) {
    const opens = await readKeys(client, secret).then(
      () => true,
      () => false,
    )
    if (opens) return secret
  }
  throw new OperatorError(
    'None of the secrets in the backups opens the database as it was at that moment. Choose another moment.',
  )
}

async function bringFiles(client: pg.Client, recovery: Recovery): Promise<LostFile[]> {
  const lost: LostFile[] = []
  const remaining = new Remaining(undefined, recovery.folder)
  let done = 0
  for await (const page of expectedInPages(client, undefined))
    await runConcurrently(4, page, async file => {
      recovery.onProgress(`Files: ${++done}`)
      const found = await remaining.after(file.bytes, restoreFile(recovery, file))
      if (found) lost.push(found)
    })
  return lost
}
