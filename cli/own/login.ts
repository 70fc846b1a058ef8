import { setTimeout as sleep } from 'node:timers/promises'
import { NetworkError, TimeoutError } from '@learn/sdk'
import { openBrowser } from '../account/browser.ts'
import {
  type Authority,
  type DeviceRequest,
  discover,
  type Polled,
  pollDevice,
  startDevice,
} from '../account/oauth.ts'
import { type ChosenProfile, chooseProfile, refuseUnencrypted } from '../account/profiles.ts'
import { keepSignIn, nameOf, refuseToReplace } from '../account/signed-in.ts'
import type { Token } from '../account/tokens.ts'
import type { Context } from '../context.ts'
import { exitCodes, NotConfirmed, NotSignedIn, UsageError } from '../failure.ts'
import { printable, printableJson } from '../terminal/printable.ts'
import { ask } from '../terminal/prompt.ts'
import { readStandardInput } from '../terminal/standard-input.ts'
import type { Given } from './command.ts'

const ways = ['--start', '--poll', '--with-token']

export async function login(context: Context, { flags: found, words }: Given): Promise<number> {
  const [way, other] = ways.filter(flag => found.has(flag))
  if (other) throw new UsageError(`${way} and ${other} are two ways to sign in: give one of them.`)
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
  if (flags.json) await terminal.write(`${printableJson(caller ?? null, 2)}\n`)
  else
    await context.note(
      `You are signed in at ${profile.url} as ${nameOf(caller)}, in profile ${profile.name}.`,
    )
  return exitCodes.ok
}

/** Lets a person approve in a browser, and waits for it. */
async function approve(
  context: Context,
  found: ReadonlyMap<string, string>,
  profile: ChosenProfile,
): Promise<Token> {
  const authority = await discover(profile.url, context.flags.timeoutSeconds)
  const device = await startDevice(authority, found.get('--scope'))
  const address = printable(device.verificationUriComplete)
  // Without these nobody can sign in, so that --quiet is not meant.
  await context.warn(`Open ${address}\nand allow it if it shows the code ${printable(device.userCode)}`)
  if (context.terminal.isInteractive && !found.has('--no-browser'))
    openBrowser(device.verificationUriComplete)
  const { state, token } = await waitForApproval(authority, device)
  if (token) return token
  if (state === 'denied')
    throw new NotConfirmed('The sign-in was denied in the browser.', 'To try again: learn login')
  throw new NotSignedIn('Nobody allowed the sign-in in time.', 'To try again: learn login')
}

async function waitForApproval(authority: Authority, device: DeviceRequest): Promise<Polled> {
  let seconds = device.intervalSeconds
  while (Date.now() < Date.parse(device.expiresAt)) {
    await sleep(seconds * 1_000)
    const polled = await pollDevice(authority, device.deviceCode).catch(unlessAway)
    if (polled.state === 'slow_down') seconds += 5
    else if (polled.state !== 'pending') return polled
  }
  return { state: 'expired' }
}

/** A server that is away for a moment is asked again: the person may have the page open already. */
function unlessAway(error: unknown): Polled {
  if (error instanceof NetworkError || error instanceof TimeoutError) return { state: 'slow_down' }
  throw error
}

/** An API key from standard input, so that it comes into no history and no list of processes, nor on the screen. */
async function readKey({ terminal }: Context): Promise<string> {
  const text = terminal.isInteractive
    ? await ask(terminal, 'API key (it is not shown): ', { hidden: true })
    : await readStandardInput(terminal.in, true)
  if (text === undefined) throw new NotConfirmed('No API key was given. Nothing was sent.')
  const key = text.trim()
  if (/^[\x21-\x7e]+$/.test(key)) return key
  throw new UsageError('Standard input has no API key.', 'Like this: learn login --with-token < key.txt')
}
