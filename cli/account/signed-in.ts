import type { Caller } from '@learn/contract/identity'
import { Forbidden, Learn } from '@learn/sdk'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import { printable } from '../terminal/printable.ts'
import { withLock } from './lock.ts'
import { type ChosenProfile, changeProfiles } from './profiles.ts'
import { keepToken, readToken, type Token, tokenPath } from './tokens.ts'

/** Whose sign-in would be lost by another one under the same name, must be asked for another name. */
export function refuseToReplace({ name, url, signedInAt, storage }: ChosenProfile): void {
  if (storage && signedInAt !== url)
    throw new UsageError(
      `Profile ${name} is signed in at ${signedInAt}.`,
      `Give this sign-in a name of its own: learn login --url ${url} --profile NAME`,
    )
}

/** Keeps a token, makes its profile the current one, and tells whose it is, where it may see that. */
export async function keepSignIn(
  context: Context,
  profile: ChosenProfile,
  token: Token,
): Promise<Caller | undefined> {
  const { config, flags, warn } = context
  const { name, url } = profile
  const caller = await callerOf(url, token)
  const before = await earlierToken(context, profile)
  // Whoever renews the earlier one at this moment must not put it in the new one's place.
  const storage = await withLock(tokenPath(config, name), () => keepToken(config, name, token, warn))
  const [only, ...others] = caller?.memberships ?? []
  const organizationId = flags.organization ?? (others.length === 0 ? only?.organizationId : undefined)
  const kept = { url, storage, caller: nameOf(caller), ...(organizationId && { organizationId }) }
  await changeProfiles(config, ({ profiles }) => ({ current: name, profiles: { ...profiles, [name]: kept } }))
  await endEarlier(context, profile, before)
  if (config.token) await warn('LEARN_TOKEN is set: as long as it is, it is used instead of this sign-in.')
  return caller
}

/** An API key must be taken by the server. What OAuth gave just now is good, and not lost if this question is. */
async function callerOf(url: string, token: Token): Promise<Caller | undefined> {
  const client = new Learn({ baseUrl: url, token: token.accessToken })
  return await client.caller.get().catch(error => {
    if (token.refreshToken || error instanceof Forbidden) return undefined
    throw error
  })
}

/** Whose a token is, in words. */
export function nameOf(caller: Caller | undefined): string {
  if (!caller) return 'somebody whom it may not name'
  const { kind, email, principalId } = caller
  return printable(email ?? `${kind === 'key' ? 'API key' : kind} ${principalId}`)
}

const earlierToken = ({ config }: Context, { name, storage }: ChosenProfile) =>
  storage && readToken(config, name, storage).catch(() => undefined)

/** The sign-in that was replaced would stay open at the server for a month. That it ends is no condition of the new one. */
async function endEarlier(
  { flags }: Context,
  { url }: ChosenProfile,
  before: Token | undefined,
): Promise<void> {
  if (!before?.refreshToken) return
  const { discover, revoke } = await import('./oauth.ts')
  const { refreshToken } = before
  await discover(url, flags.timeoutSeconds)
    .then(authority => revoke(authority, refreshToken))
    .catch(() => undefined)
}
