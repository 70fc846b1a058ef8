import { setTimeout as sleep } from 'node:timers/promises'
import { NetworkError, TimeoutError } from '@learn/sdk'
import { openBrowser } from '../account/browser.ts'
import {
  type Authority,
  type DeviceRequest,
  discover,
  type PollResult,
  pollDevice,
  startDevice,
} from '../account/oauth.ts'
import { type ChosenProfile, chooseProfile, refuseUnencrypted } from '../account/profiles.ts'
import { keepSignIn, nameOf, refuseToReplace } from '../account/signed-in.ts'
import type { Token } from '../account/tokens.ts'
import type { Context } from '../context.ts'
import { exitCodes, NotConfirmed, NotSignedIn, UsageError } from '../failure.ts'
import { escapeControls, replaceControls } from '../terminal/printable.ts'
import { ask } from '../terminal/prompt.ts'
import { readStandardInput } from '../terminal/standard-input.ts'
import type { CommandInput } from './command.ts'

const ways = ['--start', '--poll', '--with-token']

export async function login(context: Context, { flags: found, words }: CommandInput): Promise<number> {
  const [way, other] = ways.filter(flag => found.has(flag))
  if (other) throw new UsageError(`Use either ${way} or ${other}, not both.`)
  if (way !== '--poll' && words[0] !== undefined)
    throw new UsageError(`learn login does not take "${words[0]}".`, 'See learn login --help')
  if (way === '--poll') return await (await import('./pending-login.ts')).pollLogin(context, found, words[0])
  const profile = await chooseProfile(context.flags, context.config)
  refuseToReplace(profile)
  refuseUnencrypted(profile.url)
  if (way === '--start') return await (await import('./pending-login.ts')).startLogin(context, found, profile)
  if (way === '--with-token') return await finish(context, profile, { accessToken: await readKey(context) })
  return await finish(context, profile, await approve(context, found, profile))
}

async function finish(context: Context, profile: ChosenProfile, token: Token): Promise<number> {
  const { terminal, flags } = context
  const caller = await keepSignIn(context, profile, token)
  if (flags.json) await terminal.write(`${escapeControls(caller ?? null, 2)}\n`)
  else await context.note(`Signed in at ${profile.url} as ${nameOf(caller)} (profile ${profile.name}).`)
  return exitCodes.ok
}

/** Waits until a person approves the sign-in in a browser. */
async function approve(
  context: Context,
  found: ReadonlyMap<string, string>,
  profile: ChosenProfile,
): Promise<Token> {
  const authority = await discover(profile.url, context)
  const device = await startDevice(authority, found.get('--scope'))
  const address = replaceControls(device.verificationUriComplete)
  // Shown even with --quiet: nobody could sign in without it.
  await context.warn(
    `Open ${address}\nand choose Allow if the page shows the code ${replaceControls(device.userCode)}`,
  )
  if (context.terminal.isInteractive && !found.has('--no-browser'))
    openBrowser(device.verificationUriComplete)
  const { state, token } = await waitForApproval(authority, device)
  if (token) return token
  if (state === 'denied')
    throw new NotConfirmed('The sign-in was denied in the browser.', 'Try again: learn login')
  throw new NotSignedIn('The sign-in was not approved in time.', 'Try again: learn login')
}

async function waitForApproval(authority: Authority, device: DeviceRequest): Promise<PollResult> {
  let seconds = device.intervalSeconds
  while (Date.now() < Date.parse(device.expiresAt)) {
    await sleep(seconds * 1_000)
    const polled = await pollDevice(authority, device.deviceCode).catch(retryIfUnreachable)
    if (polled.state === 'slow_down') seconds += 5
    else if (polled.state !== 'pending') return polled
  }
  return { state: 'expired' }
}

/** A server that is briefly unreachable is asked again: the person may already have the page open. */
function retryIfUnreachable(error: unknown): PollResult {
  if (error instanceof NetworkError || error instanceof TimeoutError) return { state: 'slow_down' }
  throw error
}

/** An API key from standard input, which keeps it out of the shell's history, the process list and the screen. */
async function readKey({ terminal }: Context): Promise<string> {
  const text = terminal.isInteractive
    ? await ask(terminal, 'API key (hidden): ', { hidden: true })
    : await readStandardInput(terminal.in, true)
  if (text === undefined) throw new NotConfirmed('No API key was entered. Nothing was sent.')
  const key = text.trim()
  if (/^[\x21-\x7e]+$/.test(key)) return key
  throw new UsageError(
    'Standard input does not contain an API key.',
    'Example: learn login --with-token < key.txt',
  )
}
