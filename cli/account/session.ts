import { type Connection, Learn } from '@learn/sdk'
import type { Config } from '../config.ts'
import { NotSignedIn } from '../failure.ts'
import type { GlobalFlags } from '../flags/global-flags.ts'
import {
  type ChosenProfile,
  chooseProfile,
  profileNamed,
  readProfiles,
  refuseUnencrypted,
} from './profiles.ts'

/** A server, and the right to ask it. */
export interface Session {
  readonly client: Learn
  readonly connection: Connection
  readonly profile: ChosenProfile
  readonly baseUrl: string
  /** The organization that is meant where a command names none. */
  readonly organizationId: string | undefined
}

/** Whoever waits can ask again by themselves: they rather hear soon that the server is away. */
const retries = 2

/** What --timeout allows is for all attempts together. */
const limits = ({ timeoutSeconds }: GlobalFlags) =>
  timeoutSeconds && { timeoutMilliseconds: timeoutSeconds * 1_000, totalMilliseconds: timeoutSeconds * 1_000 }

type Warn = (text: string) => Promise<void>

export async function openSession(flags: GlobalFlags, config: Config, warn: Warn): Promise<Session> {
  const profile = await chooseProfile(flags, config)
  const token = await tokenFor(profile, flags, config, warn)
  refuseUnencrypted(profile.url)
  const client = new Learn({
    baseUrl: profile.url,
    token,
    retries,
    ...limits(flags),
  })
  const organizationId = flags.organization ?? profile.organizationId
  return { client, connection: client.connection, profile, baseUrl: profile.url, organizationId }
}

/** A profile that is named by a flag is meant, whatever the environment says; else LEARN_TOKEN counts. */
async function tokenFor(profile: ChosenProfile, flags: GlobalFlags, config: Config, warn: Warn) {
  if (config.token && !(flags.profile && profile.storage)) return config.token
  if (flags.profile) profileNamed(await readProfiles(config), flags.profile)
  const { storage, url, signedInAt } = profile
  if (!storage) throw new NotSignedIn(`You are not signed in at ${url}.`, signInAt(profile))
  if (signedInAt !== url)
    throw new NotSignedIn(
      `Profile ${profile.name} is signed in at ${signedInAt}; its token is not sent to ${url}.`,
      `Sign in there, under another name: learn login --url ${url} --profile NAME`,
    )
  const { storedToken } = await import('./stored-token.ts')
  return storedToken(config, { ...profile, storage }, flags.timeoutSeconds, warn)
}

const signInAt = ({ name, url }: ChosenProfile) =>
  `Sign in: learn login --url ${url} --profile ${name}, or give an API key in LEARN_TOKEN.`
