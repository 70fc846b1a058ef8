import type pg from 'pg'
import { isLedgerIntact } from '../billing/ledger-check.ts'
import { type Objects, WrongBytes } from '../objects/objects.ts'
import { repeatDecision } from '../operator/decisions.ts'
import { expectedInPages } from '../operator/media.ts'
import { queriesOf } from '../operator/operator.ts'
import { withTemporaryDatabase } from '../storage/embedded/temporary.ts'
import { runAsOwner } from '../storage/owner.ts'
import { type Backups, objectName } from './backups.ts'
import { checked } from './copy-files.ts'
import { type ListedFile, type Manifest, readFileList, readManifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { restore } from './restore.ts'
import { Damaged } from './sealed.ts'
import { findDecisionSample, findOrganizationIds } from './verify.store.ts'

export interface Verified {
  readonly rows: number
  readonly files: number
  readonly ledgers: number
  readonly decisions: number
  /** Of these decisions, those that come out differently with today's content, as they may. */
  readonly changedByContent: number
}

const decisionSample = 200

/** The files that a backup does not have intact. */
export interface FilesWithFaults {
  /** Damaged or missing in the place. They may be copied again. */
  readonly damaged: readonly ListedFile[]
  /** The server had lost them before the backup was made, so the place never had them. */
  readonly lostBefore: readonly ListedFile[]
}

/**
 * Restores the backup into a database of its own, and checks everything there that can be checked. Rejects with `Damaged`, except
 * for files, which can be repaired: those are returned.
 */
export async function verifyBackup(
  backups: Backups,
  backup: string,
  onProgress: Progress,
): Promise<Verified & FilesWithFaults> {
  const manifest = await readManifest(backups, backup)
  return await withTemporaryDatabase(url =>
    runAsOwner(url, 'learn verify', async client => {
      const damaged: ListedFile[] = []
      const plan = { backups, backup, manifest, objects: onlyRead(damaged), onProgress }
      const lostBefore = (await restore(client, plan)).filter(
        ({ reason }) => reason === 'lost before the backup',
      )
      const verified = await verifyRestored(client, { backups, backup, manifest, onProgress })
      return { ...verified, damaged, lostBefore }
    }),
  )
}

/** Reads and hashes the files, and stores nothing. */
const onlyRead = (damaged: ListedFile[]): Pick<Objects, 'put'> => ({
  put: async (key, source, bytes) => {
    let length = 0
    try {
      for await (const chunk of checked(key, source as AsyncIterable<Uint8Array>)) length += chunk.length
    } catch (error) {
      if (!(error instanceof Damaged || error instanceof WrongBytes)) throw error
      length = -1
    }
    if (length !== bytes) damaged.push({ ...key, bytes })
  },
})

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
  let changedByContent = 0
  for (const [at, id] of decisions.entries()) {
    onProgress(`Repeating decision ${at + 1} of ${decisions.length}`)
    const { identical, isOfOtherContent, report } = await repeatDecision(client, id)
    if (isOfOtherContent) changedByContent++
    else if (!identical) throw new Damaged(report)
  }
  return {
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.count,
    ledgers: organizations.length,
    decisions: decisions.length,
    changedByContent,
  }
}

/** Every file that a row refers to must be in the backup. */
async function refuseUnlisted(client: pg.ClientBase, { backups, backup }: Restored): Promise<void> {
  const listed = new Set((await readFileList(backups, backup)).map(objectName))
  for await (const page of expectedInPages(client, undefined))
    for (const object of page)
      if (!listed.has(objectName(object)))
        throw new Damaged(`The backup lacks a file that the database refers to: ${objectName(object)}.`)
}
