import { nearest } from '@learn/contract/nearest'
import { changeProfiles, chooseProfile, profileNamed, readProfiles, usualName } from '../account/profiles.ts'
import type { Context } from '../context.ts'
import { exitCodes, UsageError } from '../failure.ts'
import type { Given } from './command.ts'

const verbs: Record<string, (context: Context, name: string) => Promise<void>> = { list, use, remove }

export async function manageProfiles(context: Context, { words }: Given): Promise<number> {
  const [verb = 'list', name] = words
  const does = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!does) {
    const meant = nearest(verb, Object.keys(verbs))
    const next = meant ? `Did you mean learn profiles ${meant}?` : 'See learn profiles --help'
    throw new UsageError(`learn profiles knows list, use and remove, not "${verb}".`, next)
  }
  if (verb !== 'list' && name === undefined)
    throw new UsageError(`Which one? learn profiles ${verb} NAME`, 'See which there are: learn profiles list')
  await does(context, name ?? '')
  return exitCodes.ok
}

async function list({ terminal, config, flags }: Context): Promise<void> {
  const { current, profiles } = await readProfiles(config)
  const all = Object.entries(profiles).map(([name, profile]) => ({
    name,
    current: name === current,
    ...profile,
  }))
  if (flags.json || !terminal.isTable) return await terminal.write(`${JSON.stringify(all, null, 2)}\n`)
  if (all.length === 0) return await terminal.write('There is no profile yet: learn login makes one.\n')
  const width = Math.max(...all.map(({ name }) => name.length))
  for (const { name, current: isCurrent, url, caller, storage } of all) {
    const who = storage ? `${caller} (token in ${storage === 'file' ? 'a file' : 'the keychain'})` : 'nobody'
    await terminal.write(`${isCurrent ? '*' : ' '} ${name.padEnd(width)}  ${url}  ${who}\n`)
  }
}

/** Makes a profile the current one; with --organization, says which one is meant where a command names none. */
async function use({ terminal, config, flags, note }: Context, name: string): Promise<void> {
  await changeProfiles(config, before => {
    const profile = profileNamed(before, name)
    const organization = flags.organization && { organizationId: flags.organization }
    return { current: name, profiles: { ...before.profiles, [name]: { ...profile, ...organization } } }
  })
  if (flags.json) await terminal.write(`${JSON.stringify({ current: name })}\n`)
  else await note(`Commands now use profile ${name}.`)
}

async function remove(context: Context, name: string): Promise<void> {
  const { terminal, config, flags, note } = context
  profileNamed(await readProfiles(config), name)
  const profile = await chooseProfile({ profile: name, url: undefined }, config)
  if (profile.storage) {
    const { endSignIn } = await import('./logout.ts')
    const atServer = await endSignIn(context, profile)
    if (atServer === 'unknown')
      await context.warn(`${profile.url} was not told: there the token stays valid.`)
  }
  await changeProfiles(config, ({ current, profiles: { [name]: _, ...profiles } }) => ({
    current: current === name ? usualName : current,
    profiles,
  }))
  if (flags.json) await terminal.write(`${JSON.stringify({ removed: name })}\n`)
  else await note(`Profile ${name} is gone.`)
}
