import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { OperatorError } from '../operator-error.ts'
import { deriveSecrets, type Secrets } from '../secrets.ts'
import { readKeys } from './keys.ts'

/** The secrets of the running server, for emails that it will send. */
export async function readSecrets(client: pg.ClientBase, config: Config): Promise<Secrets> {
  const secret = await requireSecretOf(config)
  const { generations } = await readKeys(client, secret)
  return deriveSecrets(secret, () => new Date(), generations)
}

/** The secret that this terminal has, which a command can't do without. */
export async function requireSecretOf(config: Config): Promise<string> {
  const secret = await readSecretOf(config)
  if (secret !== undefined) return secret
  throw new OperatorError(
    `Can't read the secret in ${fileOf(config)}. Run this as the user who runs the server, or set LEARN_SECRET to the value that the server uses.`,
  )
}

/** Undefined if it is neither set nor in the data directory. */
export async function readSecretOf(config: Config): Promise<string | undefined> {
  return config.secret ?? ((await readFile(fileOf(config), 'utf8').catch(() => '')).trim() || undefined)
}

const fileOf = ({ dataDir }: Config) => join(dataDir, 'secret')
