import type { ObjectKey, Objects } from '../objects/objects.ts'
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
    const { damaged, ...verified } = await verifyBackup(backups, backup, onProgress)
    if (damaged.length > 0) await noteDamage(backups, backup, damaged)
    const left = library ? await repair(backups, library, damaged) : damaged
    if (left.length > 0) {
      await unmarkFailed(backups.place, backup)
      throw new FilesLost(describeLeft(left, library !== undefined))
    }
    await forgetDamage(backups, backup)
    await markVerified(backups.place, backup)
    return describe(verified, damaged)
  } catch (error) {
    if (error instanceof Damaged) await markFailed(backups.place, backup)
    throw error
  }
}

const namesOf = (files: readonly ObjectKey[]) =>
  files.map(({ organizationId, sha256 }) => `${organizationId}/${sha256}`).join('\n')

const describeLeft = (files: readonly ListedFile[], isLost: boolean) =>
  isLost
    ? `These files of the backups are damaged, and the library has lost them too:\n${namesOf(files)}\nEverything else is intact and can be restored. To see what uses them: npm run admin -- verify-media`
    : `These files of the backups are damaged:\n${namesOf(files)}\nEverything else is intact and can be restored. The next backup copies them again, if the library has them.`

function describe(verified: Verified, repaired: readonly ListedFile[]): string {
  const { rows, files, ledgers, decisions, changedByContent } = verified
  const counted = [
    `${rows.toLocaleString('en')} rows`,
    `${files.toLocaleString('en')} files`,
    `the ledgers of ${ledgers.toLocaleString('en')} organizations`,
    `${decisions.toLocaleString('en')} repeated decisions`,
  ]
  const sentences = [
    `Restored the backup next to the server and checked it: ${counted.join(', ')}. Everything is intact.`,
  ]
  if (changedByContent > 0)
    sentences.push(
      `${changedByContent.toLocaleString('en')} of these decisions were made with other learning content and come out differently with today's, as they may.`,
    )
  if (repaired.length > 0)
    sentences.push(`These files were damaged in the place and have been copied again:\n${namesOf(repaired)}`)
  return sentences.join('\n')
}
