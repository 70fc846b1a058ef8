import type { TokenProvider } from '@learn/sdk/connection'
import type { Config } from '../config.ts'
import type { Outgoing } from '../context.ts'
import { NotSignedIn } from '../failure.ts'
import { withLock } from './lock.ts'
import { type ChosenProfile, changeProfiles } from './profiles.ts'
import { keepToken, readToken, type Storage, type Token, tokenPath } from './tokens.ts'

/** A token is renewed this long before it expires: requests take time, and clocks differ. */
const aheadMilliseconds = 60_000

type SignedIn = ChosenProfile & { readonly storage: Storage }

/** Provides a profile's token, and renews it when it expires or the server refuses it. */
export function storedToken(outgoing: Outgoing, profile: SignedIn): TokenProvider {
  const { config } = outgoing
  let known: Token | undefined
  return async refused => {
    known ??= await storedOf(config, profile)
    if (isGood(known, refused)) return known.accessToken
    known = await withLock(tokenPath(config, profile.name), async () => {
      const stored = await storedOf(config, profile)
      // Another process was faster. Using a refresh token twice would end the whole sign-in.
      if (isGood(stored, refused)) return stored
      return await renew(outgoing, profile, stored)
    })
    return known.accessToken
  }
}

async function storedOf(config: Config, profile: SignedIn): Promise<Token> {
  const token = await readToken(config, profile.name, profile.storage)
  if (token) return token
  throw new NotSignedIn(`There is no stored token for profile ${profile.name}.`, signInAgain(profile))
}

const isGood = ({ accessToken, expiresAt }: Token, refused: string | undefined) =>
  accessToken !== refused && (!expiresAt || Date.parse(expiresAt) - Date.now() > aheadMilliseconds)

async function renew(outgoing: Outgoing, profile: SignedIn, token: Token): Promise<Token> {
  const { config } = outgoing
  // An API key can't be renewed: let the server answer.
  if (!token.refreshToken) return token
  const { discover, refresh } = await import('./oauth.ts')
  const renewed = await refresh(await discover(profile.url, outgoing), token.refreshToken)
  if (!renewed)
    throw new NotSignedIn(
      `Your sign-in at ${profile.url} has ended. It was revoked or not used for a long time.`,
      signInAgain(profile),
    )
  // A server that does not rotate refresh tokens sends none.
  const whole = { ...token, ...renewed }
  const storage = await keepToken(outgoing, profile.name, whole, profile.storage)
  if (storage !== profile.storage) await changeStorage(config, profile.name, storage)
  return whole
}

const changeStorage = (config: Config, name: string, storage: Storage) =>
  changeProfiles(config, ({ current, profiles }) => {
    const profile = profiles[name]
    return { current, profiles: profile ? { ...profiles, [name]: { ...profile, storage } } : profiles }
  })

const signInAgain = ({ name }: ChosenProfile) => `Sign in again: learn login --profile ${name}`
