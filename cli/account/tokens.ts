import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Outgoing } from '../context.ts'
import { LocalError } from '../failure.ts'
import { askKeychain } from './keychain.ts'
import { readJson, writePrivately } from './private-file.ts'
import type { Profile } from './profiles.ts'

/** An OAuth token, or an API key, which has only an access token. */
export interface Token {
  readonly accessToken: string
  readonly refreshToken?: string
  readonly expiresAt?: string
}

export type Storage = NonNullable<Profile['storage']>

export const tokenPath = ({ directory }: Config, profile: string) =>
  join(directory, 'tokens', `${profile}.json`)

/** Two configuration folders may have profiles with the same name. */
const account = (config: Config, profile: string) => `${profile} of ${config.directory}`

export async function readToken(
  config: Config,
  profile: string,
  storage: Storage,
): Promise<Token | undefined> {
  if (storage === 'file')
    return checkToken(await readJson(tokenPath(config, profile)), tokenPath(config, profile))
  const request = { action: 'read', account: account(config, profile) } as const
  const text = await askKeychain(request, config.keychainSeconds).catch(cause => {
    throw new LocalError(
      `Can’t read the token of profile ${profile}. ${cause.message}.`,
      'Unlock the keychain, or sign in again: learn login',
      cause,
    )
  })
  return text === undefined ? undefined : checkToken(JSON.parse(text), 'the keychain')
}

function checkToken(found: unknown, place: string): Token | undefined {
  if (found === undefined) return undefined
  if (typeof Object(found).accessToken !== 'string')
    throw new LocalError(`There is no valid token in ${place}.`, 'Sign in again: learn login')
  // Only keepToken writes there.
  return found as Token
}

/** Stores a token in the keychain. If that fails, warns and stores it in a file from then on. */
export async function keepToken(
  { config, flags, warn }: Pick<Outgoing, 'config' | 'flags' | 'warn'>,
  profile: string,
  token: Token,
  wanted: Storage = 'keychain',
): Promise<Storage> {
  const path = tokenPath(config, profile)
  if (wanted === 'keychain' && config.keychainSeconds > 0) {
    const request = {
      action: 'write',
      account: account(config, profile),
      secret: JSON.stringify(token),
    } as const
    const failed = await askKeychain(request, config.keychainSeconds).then(
      () => undefined,
      (error: Error) => error,
    )
    if (!failed) {
      await rm(path, { force: true })
      return 'keychain'
    }
    await warn(
      `${failed.message}, so the token is kept in a file: ${path}\nOnly you can read the file, but it is not encrypted.`,
    )
    if (flags.debug && failed.cause instanceof Error) await warn(failed.cause.message)
  }
  await writePrivately(path, token)
  return 'file'
}

export async function forgetToken(config: Config, profile: string, storage: Storage): Promise<void> {
  await rm(tokenPath(config, profile), { force: true })
  if (storage === 'keychain')
    await askKeychain({ action: 'delete', account: account(config, profile) }, config.keychainSeconds)
}
