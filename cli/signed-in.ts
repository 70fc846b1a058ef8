import type { Caller } from '@learn/contract/identity'
import { Learn } from '@learn/sdk'
import type { Context } from './context.ts'
import { UsageError } from './failure.ts'
import { printable } from './printable.ts'
import { type ChosenProfile, changeProfiles } from './profiles.ts'
import { keepToken, readToken, type Token } from './tokens.ts'

/** Whose sign-in would be lost by another one under the same name, must be asked for another name. */
export function refuseToReplace({ name, url, signedInAt, storage }: ChosenProfile): void {
  if (storage && signedInAt !== url)
    throw new UsageError(
      `Profile ${name} is signed in at ${signedInAt}.`,
      `Give this sign-in a name of its own: learn login --url ${url} --profile NAME`,
    )
}

/** Keeps a token, makes its profile the current one, and tells whose it is. */
export async function keepSignIn(context: Context, profile: ChosenProfile, token: Token): Promise<Caller> {
  const { config, flags, warn } = context
  const { name, url } = profile
  const caller = await new Learn({ baseUrl: url, token: token.accessToken }).identity.getCaller()
  const before = await earlierToken(context, profile)
  const storage = await keepToken(config, name, token, warn)
  const [only, ...others] = caller.memberships
  const organizationId = flags.organization ?? (others.length === 0 ? only?.organizationId : undefined)
  const kept = { url, storage, caller: nameOf(caller), ...(organizationId && { organizationId }) }
  await changeProfiles(config, ({ profiles }) => ({ current: name, profiles: { ...profiles, [name]: kept } }))
  await endEarlier(context, profile, before)
  if (config.token) await warn('LEARN_TOKEN is set: as long as it is, it is used instead of this sign-in.')
  return caller
}

export const nameOf = ({ kind, email, principalId }: Caller): string =>
  printable(email ?? `${kind === 'key' ? 'API key' : kind} ${principalId}`)

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
  await revoke(await discover(url, flags.timeoutSeconds), before.refreshToken).catch(() => undefined)
}
