import { Learn } from '@learn/sdk'
import type { Config } from '../config.ts'
import type { Outgoing, Session } from '../context.ts'
import { NotSignedIn } from '../failure.ts'
import type { GlobalFlags } from '../flags/global-flags.ts'
import {
  type ChosenProfile,
  chooseProfile,
  readProfiles,
  refuseUnencrypted,
  requireProfile,
} from './profiles.ts'

/**
 * Fewer than in the SDK: a person would rather learn soon that the server is down, and can try again. If the server sends
 * Retry-After, there are more.
 */
const retries = 2

/** --timeout limits all attempts together. */
const limits = ({ timeoutSeconds }: GlobalFlags) =>
  timeoutSeconds && { timeoutMilliseconds: timeoutSeconds * 1_000, totalMilliseconds: timeoutSeconds * 1_000 }

export async function openSession(context: Outgoing): Promise<Session> {
  const { flags, config, fetch } = context
  const profile = await chooseProfile(flags, config)
  const token = await tokenFor(profile, context)
  refuseUnencrypted(profile.url)
  const client = new Learn({
    baseUrl: profile.url,
    token,
    retries,
    fetch,
    ...limits(flags),
  })
  return { client, connection: client.connection, profile, baseUrl: profile.url }
}

/** LEARN_TOKEN replaces the sign-in of the profile, unless --profile names one that is signed in. */
export const usesTokenFromEnvironment = (
  { storage }: ChosenProfile,
  { profile }: GlobalFlags,
  { token }: Config,
): boolean => token !== undefined && !(profile && storage)

async function tokenFor(profile: ChosenProfile, context: Outgoing) {
  const { flags, config } = context
  if (usesTokenFromEnvironment(profile, flags, config)) return config.token
  if (flags.profile) requireProfile(await readProfiles(config), flags.profile)
  const { storage, url, signedInAt } = profile
  if (!storage) throw new NotSignedIn(`You are not signed in at ${url}.`, signInAt(profile))
  if (signedInAt !== url)
    throw new NotSignedIn(
      `Profile ${profile.name} is signed in at ${signedInAt}. Its token is not sent to ${url}.`,
      `Sign in there with another profile: learn login --url ${url} --profile NAME`,
    )
  const { storedToken } = await import('./stored-token.ts')
  return storedToken(context, { ...profile, storage })
}

const signInAt = ({ name, url }: ChosenProfile) =>
  `Sign in with learn login --url ${url} --profile ${name}, or set LEARN_TOKEN to an API key.`
