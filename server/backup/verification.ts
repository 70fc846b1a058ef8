import type { ObjectKey, Objects } from '../objects/objects.ts'
import { pluralize } from '../operator/commands/arguments.ts'
import { OperatorError } from '../operator-error.ts'
import type { Backups } from './backups.ts'
import { forgetDamage, noteDamage, repair } from './damage.ts'
import type { ListedFile } from './manifest.ts'
import { markFailed, markVerified, unmarkFailed } from './marks.ts'
import type { Progress } from './progress.ts'
import { Damaged } from './sealed.ts'
import type { Verified } from './verify.ts'

/** Nothing is wrong with the backup but that it lacks some files of the library. */
export class FilesLost extends OperatorError {}

/**
 * Verifies a backup and marks it. With the library, damaged files are copied again from there. If something else prevents it,
 * such as a lack of room for the temporary database, this says nothing about the backup, and it is not marked. Nor is one that
 * only lacks files: nobody who needs a restore wants an older database for the sake of a file.
 */
export async function verifyAndMark(
  backups: Backups,
  backup: string,
  onProgress: Progress,
  library?: Objects,
): Promise<string> {
  // Loaded only here: it loads all learning content.
  const { verifyBackup } = await import('./verify.ts')
  try {
    const { damaged, lostBefore, ...verified } = await verifyBackup(backups, backup, onProgress)
    const faulty = [...damaged, ...lostBefore]
    if (faulty.length > 0) await noteDamage(backups, backup, faulty)
    const left = library ? await repair(backups, library, faulty) : faulty
    if (left.length > 0) {
      await unmarkFailed(backups.place, backup)
      throw new FilesLost(describeLeft(left, lostBefore, library !== undefined))
    }
    await forgetDamage(backups, backup)
    await markVerified(backups.place, backup)
    return describe(verified, faulty)
  } catch (error) {
    if (error instanceof Damaged) await markFailed(backups.place, backup)
    throw error
  }
}

const namesOf = (files: readonly ObjectKey[]) =>
  files.map(({ organizationId, sha256 }) => `${organizationId}/${sha256}`).join('\n')

function describeLeft(
  left: readonly ListedFile[],
  lostBefore: readonly ListedFile[],
  hasLibrary: boolean,
): string {
  const before = left.filter(file => lostBefore.includes(file))
  const damaged = left.filter(file => !lostBefore.includes(file))
  const sentences: string[] = []
  if (damaged.length > 0)
    sentences.push(
      `These files of the backups are damaged${hasLibrary ? ', and the library has lost them too' : ''}:\n${namesOf(damaged)}`,
    )
  if (before.length > 0)
    sentences.push(
      `The server had lost these files before the backup was made, so the backup does not have them:\n${namesOf(before)}`,
    )
  const next =
    hasLibrary || damaged.length === 0
      ? 'To see what uses them: npm run admin -- verify-media'
      : 'The next backup copies damaged files again, if the library has them.'
  return [...sentences, `Everything else is intact and can be restored. ${next}`].join('\n')
}

function describe(verified: Verified, repaired: readonly ListedFile[]): string {
  const { rows, files, ledgers, decisions, changedByContent } = verified
  const counted = [
    pluralize(rows, 'row'),
    pluralize(files, 'file'),
    pluralize(ledgers, 'ledger'),
    pluralize(decisions, 'repeated decision'),
  ]
  const sentences = [
    `Restored the backup next to the server and checked it: ${counted.join(', ')}. Everything is intact.`,
  ]
  if (changedByContent > 0)
    sentences.push(
      `Made with other learning content and different with today's, as they may be: ${pluralize(changedByContent, 'decision')}.`,
    )
  if (repaired.length > 0)
    sentences.push(
      `These files were damaged or missing in the place and have been copied again:\n${namesOf(repaired)}`,
    )
  return sentences.join('\n')
}
