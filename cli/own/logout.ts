import { withLock } from '../account/lock.ts'
import { type ChosenProfile, changeProfiles, chooseProfile } from '../account/profiles.ts'
import { forgetToken, readToken, type Storage, type Token, tokenPath } from '../account/tokens.ts'
import type { Context } from '../context.ts'
import { exitCodes, NotSignedIn } from '../failure.ts'

/** What happened to the sign-in at the server. */
type ServerOutcome = 'ended' | 'key stays valid' | 'unknown'

export async function logout(context: Context): Promise<number> {
  const { config, flags } = context
  const profile = await chooseProfile(
    { profile: flags.profile, url: undefined },
    { ...config, url: undefined },
  )
  if (!profile.storage)
    throw new NotSignedIn(
      `Profile ${profile.name} is not signed in.`,
      'List your profiles: learn profiles list',
    )
  const atServer = await endSignIn(context, profile)
  return await reportSignOut(context, profile, atServer)
}

/** Ends a profile's sign-in at the server and deletes it here, even if one of the two fails. */
export async function endSignIn(context: Context, profile: ChosenProfile): Promise<ServerOutcome> {
  const { config } = context
  const { name, url, storage = 'file' } = profile
  const token = await readToken(config, name, storage).catch(() => undefined)
  const atServer = token ? await revokeAtServer(context, url, token) : 'unknown'
  await forget(context, name, storage)
  return atServer
}

async function revokeAtServer({ flags, fetch }: Context, url: string, token: Token): Promise<ServerOutcome> {
  if (!token.refreshToken) return 'key stays valid'
  try {
    const { discover, revoke } = await import('../account/oauth.ts')
    const timeoutSeconds = flags.timeoutSeconds ?? 10
    await revoke(await discover(url, { flags: { timeoutSeconds }, fetch }), token.refreshToken)
    return 'ended'
  } catch {
    return 'unknown'
  }
}

async function forget({ config, warn }: Context, name: string, storage: Storage): Promise<void> {
  await withLock(tokenPath(config, name), () => forgetToken(config, name, storage)).catch(error =>
    warn(`Warning: ${error.message}. Delete the entry "learn" of your keychain yourself.`),
  )
  await changeProfiles(config, ({ current, profiles }) => {
    const { storage: _, caller: __, ...kept } = profiles[name] ?? { url: '' }
    return { current, profiles: { ...profiles, [name]: kept } }
  })
}

const keyIdIn = (caller = '') => /[\da-f-]{36}$/.exec(caller)?.[0] ?? '<key id>'

async function reportSignOut(
  context: Context,
  { name, url, caller }: ChosenProfile,
  atServer: ServerOutcome,
): Promise<number> {
  const { terminal, flags, note, warn } = context
  if (flags.json) {
    await terminal.write(`${JSON.stringify({ profile: name, url, forgotten: true, atServer })}\n`)
  } else if (atServer === 'ended')
    await note(
      `Signed out of ${url}, and deleted the token. API keys that you created with this sign-in no longer work.`,
    )
  else if (atServer === 'key stays valid')
    await note(
      `Deleted the API key from this machine. The key still works. To revoke it, sign in again and run: learn keys revoke ${keyIdIn(caller)}`,
    )
  else
    await warn(
      `Deleted the token from this machine, but couldn’t reach ${url}: the token works there until it expires.\nTo end it now, open ${url}/auth/account`,
    )
  return exitCodes.ok
}
