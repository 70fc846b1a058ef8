import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DeviceRequest, discover, type PollResult, pollDevice, startDevice } from '../account/oauth.ts'
import { readJson, writePrivately } from '../account/private-file.ts'
import type { ChosenProfile } from '../account/profiles.ts'
import { keepSignIn, refuseToReplace } from '../account/signed-in.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { exitCodes, LocalError, UsageError } from '../failure.ts'
import { secondsOf } from '../flags/global-flags.ts'
import { escapeControls } from '../terminal/printable.ts'

/** A sign-in that one process starts and another finishes. */
interface Pending {
  readonly profile: ChosenProfile
  readonly device: DeviceRequest
  /** The earliest time for the next poll. */
  readonly pollAt: number
}

type HandlesFound = ReadonlyMap<string, string>

/** Exit codes mean the same as in every command: pending is not signed in, denied is not confirmed. */
const codeOf = {
  approved: exitCodes.ok,
  pending: exitCodes.notSignedIn,
  slow_down: exitCodes.notSignedIn,
  denied: exitCodes.notConfirmed,
  expired: exitCodes.error,
} as const satisfies Record<PollResult['state'], number>

/** Starts a sign-in, prints in JSON how to continue, and does not wait. */
export async function startLogin(
  context: Context,
  found: HandlesFound,
  profile: ChosenProfile,
): Promise<number> {
  const { config } = context
  const device = await startDevice(await discover(profile.url, context), found.get('--scope'))
  const handle = randomBytes(6).toString('hex')
  await writePrivately(pathOf(config, handle), { profile, device, pollAt: Date.now() } satisfies Pending)
  return await answer(context, exitCodes.ok, {
    state: 'pending',
    verification_uri_complete: device.verificationUriComplete,
    verification_uri: device.verificationUri,
    user_code: device.userCode,
    expires_at: device.expiresAt,
    interval: device.intervalSeconds,
    handle,
    poll: `learn login --poll ${handle} --wait 60`,
  })
}

/** Asks once, or until --wait is over, whether a person has approved the sign-in. */
export async function pollLogin(
  context: Context,
  found: HandlesFound,
  named: string | undefined,
): Promise<number> {
  const { config } = context
  const handle = named ?? (await findOnlyHandle(config))
  const path = pathOf(config, handle)
  const pending = await readPending(path)
  refuseToReplace(pending.profile)
  const until = Date.now() + (secondsOf('--wait', found.get('--wait')) ?? 0) * 1_000
  const polled = await pollUntil(context, pending, path, until)
  const { state } = polled
  if (state === 'pending' || state === 'slow_down')
    return await answer(context, codeOf[state], {
      state: 'pending',
      poll: `learn login --poll ${handle} --wait 60`,
    })
  const caller = polled.token && (await keepSignIn(context, pending.profile, polled.token))
  await rm(path, { force: true })
  const { name, url } = pending.profile
  return await answer(
    context,
    codeOf[state],
    polled.token ? { state, profile: name, url, caller: caller ?? null } : { state },
  )
}

async function pollUntil(
  context: Context,
  { profile, device, pollAt }: Pending,
  path: string,
  until: number,
): Promise<PollResult> {
  const authority = await discover(profile.url, context)
  let wait = pollAt - Date.now()
  let seconds = device.intervalSeconds
  for (;;) {
    if (wait > 0) await sleep(wait)
    const polled = await pollDevice(authority, device.deviceCode)
    if (polled.state === 'slow_down') seconds += 5
    else if (polled.state !== 'pending') return polled
    wait = seconds * 1_000
    if (Date.now() + wait > until) {
      const next = { profile, device: { ...device, intervalSeconds: seconds }, pollAt: Date.now() + wait }
      await writePrivately(path, next satisfies Pending)
      return polled
    }
  }
}

async function answer({ terminal }: Context, code: number, body: object): Promise<number> {
  await terminal.write(`${escapeControls(body, 2)}\n`)
  return code
}

const folderOf = ({ directory }: Config) => join(directory, 'pending')

function pathOf(config: Config, handle: string): string {
  if (/^[0-9a-f]{12}$/.test(handle)) return join(folderOf(config), `${handle}.json`)
  throw new UsageError(`"${handle}" is not a sign-in handle.`, 'learn login --start prints one.')
}

async function findOnlyHandle(config: Config): Promise<string> {
  const [only, ...others] = await openHandles(config)
  if (only === undefined)
    throw new UsageError('No sign-in has been started.', 'Start one: learn login --start')
  if (others.length === 0) return only
  throw new UsageError('Several sign-ins have been started.', 'Name one: learn login --poll HANDLE')
}

/** The sign-ins that can still be finished. Expired ones are deleted. */
async function openHandles(config: Config): Promise<string[]> {
  const names = (await readdir(folderOf(config)).catch(() => [])).filter(name => name.endsWith('.json'))
  const handles: string[] = []
  for (const name of names) {
    const path = join(folderOf(config), name)
    const { device } = await readPending(path)
    if (Date.parse(device.expiresAt) > Date.now()) handles.push(name.slice(0, -'.json'.length))
    else await rm(path, { force: true })
  }
  return handles
}

async function readPending(path: string): Promise<Pending> {
  const found = await readJson(path)
  if (found === undefined)
    throw new UsageError('That sign-in does not exist or has ended.', 'Start another: learn login --start')
  if (typeof Object(Object(found).device).deviceCode !== 'string')
    throw new LocalError(`${path} is not a sign-in.`, 'Delete it and start another: learn login --start')
  // Only startLogin and pollUntil write there.
  return found as Pending
}
