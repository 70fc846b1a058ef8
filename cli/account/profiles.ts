import { join } from 'node:path'
import { nearest } from '@learn/contract/nearest'
import type { Config } from '../config.ts'
import { LocalError, UsageError } from '../failure.ts'
import type { GlobalFlags } from '../flags/global-flags.ts'
import { withLock } from './lock.ts'
import { readJson, writePrivately } from './private-file.ts'

export const defaultUrl = 'http://127.0.0.1:4000'
export const usualName = 'default'

/** A server, and the sign-in there. */
export interface Profile {
  readonly url: string
  /** Where the token is kept. Absent if nobody is signed in. */
  readonly storage?: 'keychain' | 'file'
  /** The name of the signed-in user or key, for display. */
  readonly caller?: string
  /** The organization that commands use unless another is named. */
  readonly organizationId?: string
}

export interface Profiles {
  readonly current: string
  readonly profiles: Readonly<Record<string, Profile>>
}

export const profilesPath = ({ directory }: Config) => join(directory, 'profiles.json')

export async function readProfiles(config: Config): Promise<Profiles> {
  const path = profilesPath(config)
  const found = await readJson(path)
  if (found === undefined) return { current: usualName, profiles: {} }
  if (!isProfiles(found))
    throw new LocalError(`${path} is not a profiles file.`, 'Delete it and sign in again: learn login')
  return found
}

function isProfiles(found: unknown): found is Profiles {
  const { current, profiles } = Object(found)
  const isProfile = (profile: unknown) => typeof Object(profile).url === 'string'
  return typeof current === 'string' && Object.values(Object(profiles)).every(isProfile)
}

/** Reads, changes and writes the profiles, one process at a time. */
export const changeProfiles = (config: Config, change: (before: Profiles) => Profiles): Promise<void> =>
  withLock(profilesPath(config), async () =>
    writePrivately(profilesPath(config), change(await readProfiles(config))),
  )

/** A profile as a command uses it. */
export interface ChosenProfile extends Profile {
  readonly name: string
  /** The server that issued the token. The token is sent nowhere else. */
  readonly signedInAt: string | undefined
}

/** The profile chosen by flags, environment and file, in this order. */
export async function chooseProfile(
  flags: Pick<GlobalFlags, 'profile' | 'url'>,
  config: Config,
): Promise<ChosenProfile> {
  const { current, profiles } = await readProfiles(config)
  const name = checkName(flags.profile ?? config.profile ?? current)
  const known = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  const named = flags.url ?? (flags.profile && known ? undefined : config.url)
  const url = checkUrl(named ?? known?.url ?? defaultUrl)
  return { ...known, name, url, signedInAt: known?.url }
}

/** The profile with a name, which must exist. */
export function requireProfile({ profiles }: Profiles, name: string): Profile {
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  if (profile) return profile
  const meant = nearest(name, Object.keys(profiles))
  throw new UsageError(
    `There is no profile "${name}".`,
    meant ? `Did you mean ${meant}?` : 'List your profiles: learn profiles list',
  )
}

/** Profile names are also file names. */
export function checkName(name: string): string {
  if (/^[a-z0-9][a-z0-9._-]{0,63}$/i.test(name)) return name
  throw new UsageError(
    `"${name}" is not a valid profile name. Use up to 64 letters, digits, dots and dashes.`,
  )
}

/** The origin of a server's URL, so that two of them can be compared. */
export function checkUrl(given: string): string {
  const url = URL.parse?.(given) ?? (URL.canParse(given) ? new URL(given) : null)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new UsageError(`"${given}" is not a valid server URL. Example: https://learn.example.org`)
  return url.origin
}

/** Tokens are only sent over encrypted connections. */
export function refuseUnencrypted(url: string): void {
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:' || isLoopback(hostname)) return
  throw new UsageError(
    `${url} is not encrypted: others on the network could read your token.`,
    'Use https. Plain http is only allowed for a server on this machine.',
  )
}

const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)
