import { join } from 'node:path'
import { nearest } from '@learn/contract/nearest'
import type { Config } from '../config.ts'
import { LocalError, UsageError } from '../failure.ts'
import type { GlobalFlags } from '../flags/global-flags.ts'
import { withLock } from './lock.ts'
import { readJson, writePrivately } from './private-file.ts'

export const defaultUrl = 'http://127.0.0.1:4000'
export const usualName = 'default'

/** A server, and who is signed in there. */
export interface Profile {
  readonly url: string
  /** Where its token is kept, if somebody is signed in. */
  readonly storage?: 'keychain' | 'file'
  /** Whoever is signed in, in words. */
  readonly caller?: string
  /** The organization that is meant where a command names none. */
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
    throw new LocalError(`${path} is not a file of profiles.`, 'Delete it and sign in again: learn login')
  return found
}

function isProfiles(found: unknown): found is Profiles {
  const { current, profiles } = Object(found)
  const isProfile = (profile: unknown) => typeof Object(profile).url === 'string'
  return typeof current === 'string' && Object.values(Object(profiles)).every(isProfile)
}

/** Reads, changes and writes them, one process at a time. */
export const changeProfiles = (config: Config, change: (before: Profiles) => Profiles): Promise<void> =>
  withLock(profilesPath(config), async () =>
    writePrivately(profilesPath(config), change(await readProfiles(config))),
  )

/** A profile as a command uses it. */
export interface ChosenProfile extends Profile {
  readonly name: string
  /** The server that gave its token, which is sent to no other. */
  readonly signedInAt: string | undefined
}

/** The profile that flags and environment choose. A flag counts more than the environment, and that more than the file. */
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

/** The profile of a name that must be known. */
export function profileNamed({ profiles }: Profiles, name: string): Profile {
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  if (profile) return profile
  const meant = nearest(name, Object.keys(profiles))
  throw new UsageError(
    `There is no profile "${name}".`,
    meant ? `Did you mean ${meant}?` : 'See which there are: learn profiles list',
  )
}

/** Names are file names too. */
export function checkName(name: string): string {
  if (/^[a-z0-9][a-z0-9._-]{0,63}$/i.test(name)) return name
  throw new UsageError(`A profile’s name has letters, digits, dots and dashes, up to 64, not "${name}".`)
}

/** An origin, as addresses of servers are compared. */
export function checkUrl(given: string): string {
  const url = URL.parse?.(given) ?? (URL.canParse(given) ? new URL(given) : null)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new UsageError(`"${given}" is no address of a server. It looks like https://learn.example.org`)
  return url.origin
}

/** No token is sent for others to read on the way. */
export function refuseUnencrypted(url: string): void {
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:' || isLoopback(hostname)) return
  throw new UsageError(
    `${url} is not encrypted: whoever listens on the way could take your token.`,
    'Use https. Only a server on this machine may speak http.',
  )
}

const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)
