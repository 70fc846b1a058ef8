import { randomBytes } from 'node:crypto'
import { link, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { refusal } from './data-directory.ts'
import { syncFolder, writeDurably } from './durable-file.ts'

/** Creates the secret once. A link fails if the file exists, so two simultaneous starts agree on one secret. */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
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
    throw refusal(dataDir, error instanceof Error ? error.message : String(error))
  }
  throw refusal(dataDir, 'its file "secret" is damaged. Restore it from a backup')
}

/** To get a new secret, the operator renames the file of the old one to this. */
const previousFile = (dataDir: string) => join(dataDir, 'secret-previous')

/** The previous secret, if the operator has renamed its file. */
export async function readPreviousSecret(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(previousFile(dataDir), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw refusal(dataDir, error instanceof Error ? error.message : String(error))
  }
}

export const removePreviousSecret = (dataDir: string): Promise<void> =>
  rm(previousFile(dataDir), { force: true })
