import { isId } from '@learn/contract/id'
import { nearest } from '@learn/contract/nearest'
import {
  changeProfiles,
  chooseProfile,
  readProfiles,
  requireProfile,
  usualName,
} from '../account/profiles.ts'
import type { Context } from '../context.ts'
import { exitCodes, UsageError } from '../failure.ts'
import { compileIfGiven, type Jq } from '../output/jq.ts'
import { printableFor } from '../terminal/printable.ts'
import type { CommandInput } from './command.ts'

type Verb = (context: Context, name: string, jq: Jq | undefined) => Promise<void>
const verbs: Record<string, Verb> = { list, use, remove }

export async function manageProfiles(
  context: Context,
  { words, flags: found }: CommandInput,
): Promise<number> {
  const [verb = 'list', name] = words
  const does = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!does) {
    const meant = nearest(verb, Object.keys(verbs))
    const next = meant ? `Did you mean learn profiles ${meant}?` : 'See learn profiles --help'
    throw new UsageError(`learn profiles takes list, use or remove, not "${verb}".`, next)
  }
  if (verb !== 'list' && name === undefined)
    throw new UsageError(
      `Name a profile: learn profiles ${verb} NAME`,
      'List your profiles: learn profiles list',
    )
  if (verb !== 'list' && found.has('--jq')) throw new UsageError('--jq only works with learn profiles list.')
  await does(context, name ?? '', await compileIfGiven(found.get('--jq')))
  return exitCodes.ok
}

async function list({ terminal, config, flags }: Context, _name: string, jq: Jq | undefined): Promise<void> {
  const { current, profiles } = await readProfiles(config)
  const all = Object.entries(profiles).map(([name, profile]) => ({
    name,
    current: name === current,
    ...profile,
  }))
  if (jq) return await terminal.write(printableFor(terminal, jq(all)))
  if (flags.json || !terminal.isTable) return await terminal.write(`${JSON.stringify(all, null, 2)}\n`)
  if (all.length === 0) return await terminal.write('There are no profiles yet. To create one: learn login\n')
  const width = Math.max(...all.map(({ name }) => name.length))
  for (const { name, current: isCurrent, url, caller, storage } of all) {
    const who = storage
      ? `${caller} (token in ${storage === 'file' ? 'a file' : 'the keychain'})`
      : 'not signed in'
    await terminal.write(`${isCurrent ? '*' : ' '} ${name.padEnd(width)}  ${url}  ${who}\n`)
  }
}

/** Makes a profile the current one. With --organization, also sets the organization that its commands use. */
async function use(context: Context, name: string): Promise<void> {
  const { terminal, config, flags, note } = context
  requireProfile(await readProfiles(config), name)
  const organizationId = flags.organization && (await organizationAt(context, name, flags.organization))
  await changeProfiles(config, before => {
    const profile = requireProfile(before, name)
    const changed = { ...profile, ...(organizationId && { organizationId }) }
    return { current: name, profiles: { ...before.profiles, [name]: changed } }
  })
  if (flags.json)
    await terminal.write(`${JSON.stringify({ current: name, ...(organizationId && { organizationId }) })}\n`)
  else
    await note(
      `Commands now use profile ${name}${organizationId ? ` and the organization ${flags.organization}` : ''}.`,
    )
}

/** The id of an organization, which is looked up at the profile's server unless it is an id already. */
async function organizationAt(context: Context, profile: string, given: string): Promise<string> {
  if (isId(given)) return given
  const { openSession } = await import('../account/session.ts')
  const { lookUp } = await import('../operation/look-up.ts')
  const session = await openSession({ ...context, flags: { ...context.flags, profile } })
  return await lookUp(session, 'organization', given)
}

async function remove(context: Context, name: string): Promise<void> {
  const { terminal, config, flags, note } = context
  requireProfile(await readProfiles(config), name)
  const profile = await chooseProfile({ profile: name, url: undefined }, config)
  if (profile.storage) {
    const { endSignIn } = await import('./logout.ts')
    const atServer = await endSignIn(context, profile)
    if (atServer === 'unknown')
      await context.warn(`Couldn’t reach ${profile.url}: the token works there until it expires.`)
  }
  await changeProfiles(config, ({ current, profiles: { [name]: _, ...profiles } }) => ({
    current: current === name ? usualName : current,
    profiles,
  }))
  if (flags.json) await terminal.write(`${JSON.stringify({ removed: name })}\n`)
  else await note(`Removed profile ${name}.`)
}
