import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { OperatorError } from '../operator-error.ts'
import { deriveSecrets, type Secrets } from '../secrets.ts'
import { checkSecret } from './operator.ts'

/** The secrets of the running server, for emails that it is to send. */
export async function readSecrets(client: pg.ClientBase, config: Config): Promise<Secrets> {
  const { secret = await readSecretFile(config) } = config
  const secrets = deriveSecrets(secret)
  await checkSecret(client, secrets)
  return secrets
}

async function readSecretFile({ dataDir }: Config): Promise<string> {
  const file = join(dataDir, 'secret')
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text.trim()) return text.trim()
  throw new OperatorError(
    `Can't read the secret in ${file}. Run this as the user who runs the server, or set LEARN_SECRET to the value that the server uses.`,
  )
}
