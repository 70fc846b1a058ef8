import { isId } from '@learn/contract/id'
import type { Caller } from '@learn/contract/identity'
import { Forbidden, Learn } from '@learn/sdk'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import { matchName } from '../flags/match-name.ts'
import { replaceControls } from '../terminal/printable.ts'
import { withLock } from './lock.ts'
import { type ChosenProfile, changeProfiles } from './profiles.ts'
import { keepToken, readToken, type Token, tokenPath } from './tokens.ts'

/** A sign-in at another server must not replace this profile's. */
export function refuseToReplace({ name, url, signedInAt, storage }: ChosenProfile): void {
  if (storage && signedInAt !== url)
    throw new UsageError(
      `Profile ${name} is signed in at ${signedInAt}.`,
      `Use another profile: learn login --url ${url} --profile NAME`,
    )
}

/** Stores a token, makes its profile the current one, and returns the caller if the token may see them. */
export async function keepSignIn(
  context: Context,
  profile: ChosenProfile,
  token: Token,
): Promise<Caller | undefined> {
  const { config, flags, warn } = context
  const { name, url } = profile
  const caller = await callerOf(context, url, token)
  const [only, ...others] = caller?.memberships ?? []
  const organizationId =
    organizationIn(caller, flags.organization) ?? (others.length === 0 ? only?.organizationId : undefined)
  const before = await readEarlierToken(context, profile)
  // A process that renews the earlier token right now must not overwrite the new one.
  const storage = await withLock(tokenPath(config, name), () => keepToken(context, name, token))
  const kept = { url, storage, caller: nameOf(caller), ...(organizationId && { organizationId }) }
  await changeProfiles(config, ({ profiles }) => ({ current: name, profiles: { ...profiles, [name]: kept } }))
  await endEarlier(context, profile, before)
  if (config.token)
    await warn('LEARN_TOKEN is set and will be used instead of this sign-in until you unset it.')
  return caller
}

/** The id of the organization that --organization names, which the caller must belong to. */
function organizationIn(caller: Caller | undefined, given: string | undefined): string | undefined {
  if (given === undefined || isId(given)) return given
  const candidates = caller?.memberships.map(({ organizationId, organizationName }) => ({
    id: organizationId,
    names: [organizationName],
  }))
  return matchName(given, 'organization', candidates ?? [])
}

/** The server must accept an API key. A token that OAuth has just issued is kept even if this request fails. */
async function callerOf({ fetch }: Context, url: string, token: Token): Promise<Caller | undefined> {
  const client = new Learn({ baseUrl: url, token: token.accessToken, fetch })
  return await client.caller.get().catch(error => {
    if (token.refreshToken || error instanceof Forbidden) return undefined
    throw error
  })
}

/** The caller's name for display. */
export function nameOf(caller: Caller | undefined): string {
  if (!caller) return 'an account that this token may not view'
  const { kind, email, principalId } = caller
  return replaceControls(email ?? `${kind === 'key' ? 'API key' : kind} ${principalId}`)
}

const readEarlierToken = ({ config }: Context, { name, storage }: ChosenProfile) =>
  storage && readToken(config, name, storage).catch(() => undefined)

/** Ends the replaced sign-in, which would stay valid at the server for a month. The new one is kept even if this fails. */
async function endEarlier(
  context: Context,
  { url }: ChosenProfile,
  before: Token | undefined,
): Promise<void> {
  if (!before?.refreshToken) return
  const { discover, revoke } = await import('./oauth.ts')
  const { refreshToken } = before
  await discover(url, context)
    .then(authority => revoke(authority, refreshToken))
    .catch(() => undefined)
}
