import { type Connection, Learn } from '@learn/sdk'
import type { Config } from './config.ts'
import { NotSignedIn } from './failure.ts'
import type { GlobalFlags } from './global-flags.ts'
import { type ChosenProfile, chooseProfile } from './profiles.ts'

/** A server, and the right to ask it. */
export interface Session {
  readonly client: Learn
  readonly connection: Connection
  readonly profile: ChosenProfile
  readonly baseUrl: string
  /** The organization that is meant where a command names none. */
  readonly organizationId: string | undefined
}

export async function openSession(flags: GlobalFlags, config: Config): Promise<Session> {
  const profile = await chooseProfile(flags, config)
  const token = config.token
  if (!token) throw new NotSignedIn(`You are not signed in at ${profile.url}.`, 'Sign in: learn login')
  const client = new Learn({
    baseUrl: profile.url,
    token,
    ...(flags.timeoutSeconds && { timeoutMilliseconds: flags.timeoutSeconds * 1_000 }),
  })
  const organizationId = flags.organization ?? profile.organizationId
  return { client, connection: client.connection, profile, baseUrl: profile.url, organizationId }
}
