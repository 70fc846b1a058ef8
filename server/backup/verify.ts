import type pg from 'pg'
import { isLedgerIntact } from '../billing/ledger-check.ts'
import type { Objects } from '../objects/objects.ts'
import { reproduceDecision } from '../operator/decisions.ts'
import { expectedInPages } from '../operator/media.ts'
import { queriesOf } from '../operator/operator.ts'
import { OperatorError } from '../operator-error.ts'
import { withTemporaryDatabase } from '../storage/embedded/temporary.ts'
import { runAsOwner } from '../storage/owner.ts'
import { checked } from './backup.ts'
import { type Backups, objectName } from './backups.ts'
import { type Manifest, readFileList, readManifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { restore } from './restore.ts'
import { Damaged } from './sealed.ts'
import { findDecisionSample, findOrganizationIds } from './verify.store.ts'

export interface Verified {
  readonly rows: number
  readonly files: number
  readonly ledgers: number
  readonly decisions: number
}

const decisionSample = 200

/** Restores the backup into a temporary database, and checks everything there that can be checked. */
export async function verifyBackup(
  backups: Backups,
  backup: string,
  onProgress: Progress,
): Promise<Verified> {
  const manifest = await readManifest(backups, backup)
  return await withTemporaryDatabase(url =>
    runAsOwner(url, 'learn verify', async client => {
      await restore(client, { backups, backup, manifest, objects: onlyRead, onProgress })
      return await verifyRestored(client, { backups, backup, manifest, onProgress })
    }),
  )
}

/** Reads and hashes the files, and stores nothing. */
const onlyRead: Pick<Objects, 'put'> = {
  put: async ({ sha256 }, source, bytes) => {
    let length = 0
    for await (const chunk of checked({ sha256 }, source as AsyncIterable<Uint8Array>)) length += chunk.length
    if (length !== bytes) throw new Damaged(`The file ${sha256} has ${length} bytes instead of ${bytes}.`)
  },
}

interface Restored {
  readonly backups: Backups
  readonly backup: string
  readonly manifest: Manifest
  readonly onProgress: Progress
}

export async function verifyRestored(client: pg.ClientBase, restored: Restored): Promise<Verified> {
  const { manifest, onProgress } = restored
  await refuseUnlisted(client, restored)
  onProgress('Checking the ledgers')
  const organizations = await findOrganizationIds(client)
  for (const id of organizations)
    if (!(await isLedgerIntact(queriesOf(client), id)))
      throw new Damaged(`The ledger of the organization ${id} is broken.`)
  const decisions = await findDecisionSample(client, decisionSample)
  for (const [at, id] of decisions.entries()) {
    onProgress(`Repeating decision ${at + 1} of ${decisions.length}`)
    await reproduceDecision(client, id)
  }
  return {
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.count,
    ledgers: organizations.length,
    decisions: decisions.length,
  }
}

/** Every file that a row refers to must be in the backup. */
async function refuseUnlisted(client: pg.ClientBase, { backups, backup }: Restored): Promise<void> {
  const listed = new Set((await readFileList(backups, backup)).map(objectName))
  for await (const page of expectedInPages(client, undefined))
    for (const object of page)
      if (!listed.has(objectName(object)))
        throw new OperatorError(`The backup lacks a file that the database refers to: ${objectName(object)}.`)
}
