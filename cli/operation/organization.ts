import { chooseProfile } from '../account/profiles.ts'
import { usesTokenFromEnvironment } from '../account/session.ts'
import type { Context } from '../context.ts'
import { failureOf } from '../failure.ts'
import { lookUp } from './look-up.ts'

/** The id of the organization that --organization names. */
export async function readOrganizationFlag(context: Context): Promise<string | undefined> {
  const { organization } = context.flags
  return organization && (await lookUp(await context.session(), 'organization', organization))
}

/** The organization of LEARN_ORGANIZATION or of the profile, or the caller's only one. */
export async function findDefaultOrganization(context: Context): Promise<string | undefined> {
  const { flags, config } = context
  if (config.organization && !flags.profile)
    return await lookUp(await context.session(), 'organization', config.organization)
  const profile = await chooseProfile(flags, config)
  // Another server or another token has other organizations.
  const isOwn = profile.url === profile.signedInAt && !usesTokenFromEnvironment(profile, flags, config)
  return (isOwn ? profile.organizationId : undefined) ?? (await findOnlyOrganization(context))
}

/** An API key always has exactly one organization. */
async function findOnlyOrganization(context: Context): Promise<string | undefined> {
  try {
    const { client } = await context.session()
    const [only, ...others] = (await client.caller.get()).memberships
    return others.length === 0 ? only?.organizationId : undefined
  } catch (thrown) {
    // The caller can't be asked: the command says that the organization is missing.
    if (['NotSignedIn', 'Unauthorized', 'Forbidden'].includes(failureOf(thrown)._tag)) return undefined
    throw thrown
  }
}
