import { appendFile, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import type { Objects } from '../../objects/objects.ts'
import { runConcurrently } from '../../objects/s3-parts.ts'
import { readKeys } from '../../operator/keys.ts'
import { expectedInPages } from '../../operator/media.ts'
import { OperatorError } from '../../operator-error.ts'
import { exists } from '../../storage/embedded/places.ts'
import { findCluster, placeForCluster, startEmbedded, stopAtOnce } from '../../storage/embedded/postgres.ts'
import { majorVersion } from '../../storage/embedded/version.ts'
import { runAsOwner } from '../../storage/owner.ts'
import type { SystemUser } from '../../system-user.ts'
import { type Backups, objectName } from '../backups.ts'
import { expanded } from '../compress.ts'
import type { Progress } from '../progress.ts'
import { baseName, majorVersionOf } from './base.ts'
import { type Base, chooseBase, type Goal, tellBranch } from './choose-base.ts'
import { isHistory, logOf, partName, partOf, positionOf } from './parts.ts'
import { knownSecrets } from './secrets.ts'
import { unpackBase } from './unpack.ts'

export interface Recovery {
  readonly backups: Backups
  readonly goal: Goal
  readonly dataDir: string
  readonly objects: Objects
  /** Stores the installation's secret, or refuses to continue. */
  readonly putSecret: (secret: string) => Promise<void>
  readonly onProgress: Progress
}

export interface Recovered {
  /** The names of lost files. */
  readonly missing: readonly string[]
  /** Says which branch of the log was followed, if there was a choice. */
  readonly branch: string | undefined
}

/** The folder for the parts of the log during a recovery, inside PostgreSQL's own. */
const partsFolder = 'learn-recovery'
const longestSeconds = 24 * 60 * 60

/**
 * Recovers the embedded database as it was at a moment, into an empty data directory. Until it is complete, the database is
 * in a separate folder, so that an interrupted recovery can be run again.
 */
export async function recover(recovery: Recovery): Promise<Recovered> {
  const { backups, dataDir, onProgress } = recovery
  if ((await exists(join(dataDir, 'postgres'))) || (await exists(join(dataDir, 'postgres-is-in'))))
    throw new OperatorError(
      `${dataDir} already has a database, and a restore never overwrites one. Restore into an empty data directory (LEARN_DATA_DIR).`,
    )
  const base = await chooseBase(backups, recovery.goal)
  const beside = join(dataDir, 'recovering')
  await removeCluster(beside)
  await mkdir(beside, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const { data, user } = await placeForCluster(beside)
  await mkdir(data, { recursive: true, mode: 0o700 })
  onProgress('Copying the database')
  await unpackBase(expanded(backups.read(baseName(base.backup))), data, user)
  await refuseOtherVersion(data)
  await bringParts(recovery, base, data, user)
  await prepare(data, base, recovery.goal.moment, user)
  onProgress('Replaying the log')
  const { missing, secret } = await replay(recovery, beside)
  await recovery.putSecret(secret)
  await moveInto(dataDir, beside)
  return { missing, branch: tellBranch(base) }
}

/** The embedded PostgreSQL can only read the files of its own major version. */
async function refuseOtherVersion(data: string): Promise<void> {
  const [theirs, ours] = [await majorVersionOf(data), await majorVersion()]
  if (theirs !== ours)
    throw new OperatorError(
      `The log is from PostgreSQL ${theirs}, and this version of Learn has PostgreSQL ${ours}. Restore with a version of Learn that has PostgreSQL ${theirs}, or restore a whole backup (without --to).`,
    )
}

async function bringParts(
  { backups, onProgress }: Recovery,
  { firstPart, system }: Base,
  data: string,
  user: SystemUser | undefined,
): Promise<void> {
  const folder = join(data, partsFolder)
  await mkdir(folder, { mode: 0o700 })
  for await (const { name } of backups.place.list(logOf(system))) {
    const part = partOf(name)
    const isNeeded = part && (isHistory(part) || positionOf(part) >= positionOf(firstPart))
    if (!isNeeded) continue
    onProgress(`Log: ${part}`)
    await writeFile(join(folder, part), expanded(backups.read(partName(system, part))), { mode: 0o600 })
    if (user) await chown(join(folder, part), user.uid, user.gid)
  }
  if (user) await chown(folder, user.uid, user.gid)
}

const recoverySettings = [
  'restore_command',
  'recovery_target_time',
  'recovery_target_timeline',
  'recovery_target_action',
  'hot_standby',
]

async function prepare(
  data: string,
  { label, branch }: Base,
  moment: Date | undefined,
  user: SystemUser | undefined,
): Promise<void> {
  const settings = [
    `restore_command = 'cp ${partsFolder}/%f %p'`,
    ...(moment ? [`recovery_target_time = '${moment.toISOString().replace('Z', '+00')}'`] : []),
    `recovery_target_timeline = '${branch}'`,
    `recovery_target_action = 'promote'`,
    `hot_standby = off`, // Otherwise PostgreSQL would answer before it has recovered.
  ]
  await appendFile(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
  for (const [name, text] of [
    ['backup_label', label],
    ['recovery.signal', ''],
  ] as const) {
    await writeFile(join(data, name), text, { mode: 0o600 })
    if (user) await chown(join(data, name), user.uid, user.gid)
  }
}

/** PostgreSQL replays the log while it starts. Afterwards its settings contain nothing of the recovery. */
async function replay(recovery: Recovery, beside: string): Promise<{ missing: string[]; secret: string }> {
  const embedded = await startEmbedded(beside, { archive: true, startSeconds: longestSeconds }).catch(
    error => {
      throw explain(error)
    },
  )
  try {
    return await runAsOwner(embedded.url, 'learn restore', async client => {
      for (const setting of recoverySettings) await client.query(`alter system reset ${setting}`)
      const secret = await findSecret(client, recovery.backups)
      const missing = await bringFiles(client, recovery)
      await rm(join(embedded.data, partsFolder), { recursive: true })
      return { missing, secret }
    })
  } finally {
    await embedded.stop()
  }
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

function explain(error: unknown): unknown {
  const text = String(error)
  if (/recovery ended before configured recovery target was reached/.test(text))
    return new OperatorError(
      'The log ends before that moment. Choose an earlier moment, or use --to latest to restore everything in the log.',
    )
  return error
}

/** Copies the library's files. Returns the names of those that the place does not have. */
async function bringFiles(client: pg.Client, { backups, objects, onProgress }: Recovery): Promise<string[]> {
  const missing: string[] = []
  let done = 0
  for await (const page of expectedInPages(client, undefined))
    await runConcurrently(4, page, async ({ organizationId, sha256, bytes }) => {
      const key = { organizationId, sha256 }
      onProgress(`Files: ${++done}`)
      if (await backups.has(objectName(key))) await objects.put(key, backups.read(objectName(key)), bytes)
      else if ((await objects.size(key)) === undefined) missing.push(`${organizationId}/${sha256}`)
    })
  return missing
}

/** The last step, and the only visible one: renames the folder. */
async function moveInto(dataDir: string, beside: string): Promise<void> {
  const name = (await exists(join(beside, 'postgres-is-in'))) ? 'postgres-is-in' : 'postgres'
  await rename(join(beside, name), join(dataDir, name))
  await rm(beside, { recursive: true, force: true })
}

async function removeCluster(beside: string): Promise<void> {
  if (!(await exists(beside))) return
  await stopAtOnce(beside)
  const data = await findCluster(beside)
  await rm(data.startsWith(beside) ? data : dirname(data), { recursive: true, force: true })
  await rm(beside, { recursive: true, force: true })
}
