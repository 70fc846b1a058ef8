import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refusal } from './data-directory.ts'

/** Creates the secret once. A link fails if the file exists, so two simultaneous starts agree on one secret. */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const mine = `${file}.${process.pid}`
  try {
    await writeFile(mine, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
    await link(mine, file).catch(error => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(mine)
    const secret = (await readFile(file, 'utf8')).trim()
    if (secret.length >= 32) return secret
  } catch (error) {
    throw refusal(dataDir, error instanceof Error ? error.message : String(error))
  }
  throw refusal(dataDir, 'its file "secret" is damaged. Restore it from a backup')
}
