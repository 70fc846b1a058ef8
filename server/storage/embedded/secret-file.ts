import { randomBytes } from 'node:crypto'
import { link, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import { refusal, unusable } from './data-directory.ts'
import { syncFolder, writeDurably } from './durable-file.ts'
import { exists } from './places.ts'
import { hasDatabase } from './unfinished.ts'

/**
 * Creates the secret once. A link fails if the file exists, so two simultaneous starts agree on one secret. An existing
 * database gets a new secret only if the one before was given or is lost.
 */
export async function readOrCreateSecret(dataDir: string, isReplaced = false): Promise<string> {
  const file = join(dataDir, 'secret')
  if (!isReplaced && (await hasDatabase(dataDir)) && !(await exists(file))) throw missingError(file)
  const mine = `${file}.${process.pid}`
  try {
    await writeDurably(mine, `${randomBytes(32).toString('base64url')}\n`)
    await link(mine, file).catch(error => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(mine)
    await syncFolder(dataDir)
    const secret = (await readFile(file, 'utf8')).trim()
    if (secret.length >= 32) return secret
  } catch (error) {
    throw unusable(dataDir, error)
  }
  throw refusal(dataDir, 'its file "secret" is damaged. Restore it from a backup')
}

const missingError = (file: string) =>
  new OperatorError(
    `The secret of this database is missing: ${file}. Put the file back, or set LEARN_SECRET if it was set before; npm run admin -- restore <place> --show-secret prints the secret in a backup. If nobody has it, docs/operating/rotating-the-secret.md explains how to continue with LEARN_SECRET_PREVIOUS=lost.`,
  )

/** To get a new secret, the operator renames the file of the old one to this. */
const previousFile = (dataDir: string) => join(dataDir, 'secret-previous')

/** The previous secret, if the operator has renamed its file. */
export async function readPreviousSecret(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(previousFile(dataDir), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw unusable(dataDir, error)
  }
}

export const removePreviousSecret = (dataDir: string): Promise<void> =>
  rm(previousFile(dataDir), { force: true })
