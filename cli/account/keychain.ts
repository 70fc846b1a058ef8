import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const service = 'learn'

type Request =
  | { readonly action: 'read' | 'delete'; readonly account: string }
  | { readonly action: 'write'; readonly account: string; readonly secret: string }

/**
 * Runs in a process of its own: a keychain that waits for a window which nobody sees blocks the whole process that asks it,
 * and can only be ended with it. On Linux nothing but the Secret Service will do: the kernel's keys don't outlive a reboot.
 */
const asking = `
const { Entry } = require(process.argv[1])
const { action, service, account, secret } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
const entry = new Entry(service, account, { linux: { store: 'secret-service' } })
const done = { read: () => entry.getPassword(), write: () => entry.setPassword(secret), delete: () => entry.deletePassword() }
process.stdout.write(JSON.stringify({ secret: action === 'read' ? done.read() : void done[action]() }))
`

/** Asks the keychain of the operating system; rejects with the reason where it can't be used, or not within the time. */
export async function askKeychain(request: Request, seconds: number): Promise<string | undefined> {
  if (seconds === 0) throw new Error('LEARN_KEYCHAIN_TIMEOUT is 0')
  const child = spawn(process.execPath, ['-e', asking, library()], { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => undefined) // It may have ended before it was told: its own words say why.
  child.stdin.end(JSON.stringify({ service, ...request }))
  let said = ''
  let wrong = ''
  child.stdout.on('data', chunk => (said += chunk))
  child.stderr.on('data', chunk => (wrong += chunk))
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, seconds * 1_000)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => clearTimeout(timer))
  if (late) throw new Error(`it did not answer within ${seconds} s`)
  if (code !== 0) throw new Error(/Error: (.*)/.exec(wrong)?.[1] ?? 'it can’t be reached')
  // The lines above have written it.
  const { secret } = JSON.parse(said) as { secret?: string | null }
  return secret ?? undefined
}

/** It has parts for each system, and npm leaves out what it can't get. */
function library(): string {
  try {
    return createRequire(import.meta.url).resolve('@napi-rs/keyring')
  } catch (cause) {
    throw new Error('@napi-rs/keyring is not installed', { cause })
  }
}
