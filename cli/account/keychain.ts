import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const service = 'learn'

type Request =
  | { readonly action: 'read' | 'delete'; readonly account: string }
  | { readonly action: 'write'; readonly account: string; readonly secret: string }

/**
 * Runs in its own process: a keychain that waits for a window nobody sees blocks the calling process, which can then only
 * be killed. On Linux only the Secret Service will do: keys in the kernel don't survive a reboot. The library stops
 * waiting for a reply after two seconds, so it asks again until the caller's own limit ends the process.
 */
const asking = `
const { Entry } = require(process.argv[1])
const { action, service, account, secret } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
const ask = entry => ({ read: () => entry.getPassword(), write: () => entry.setPassword(secret), delete: () => entry.deletePassword() })
for (;;) {
  try {
    const found = ask(new Entry(service, account, { linux: { store: 'secret-service' } }))[action]()
    process.stdout.write(JSON.stringify({ secret: action === 'read' ? found : undefined }))
    break
  } catch (error) {
    if (!error.message.includes('Did not receive a reply')) throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  }
}
`

/** Asks the operating system's keychain. Rejects with a clause that says why if it can't be used or takes too long. */
export async function askKeychain(request: Request, seconds: number): Promise<string | undefined> {
  if (seconds === 0) throw new Error('LEARN_KEYCHAIN_TIMEOUT is 0, which disables the keychain')
  const child = spawn(process.execPath, ['-e', asking, library()], { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => undefined) // The process may have ended already; its own error says why.
  child.stdin.end(JSON.stringify({ service, ...request }))
  let output = ''
  let wrong = ''
  child.stdout.on('data', chunk => (output += chunk))
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
  if (late) throw new Error(`The keychain did not answer within ${seconds} s`)
  if (code !== 0) throw keychainError(/Error: (.*)/.exec(wrong)?.[1] ?? wrong)
  // Written by `asking` above.
  const { secret } = JSON.parse(output) as { secret?: string | null }
  return secret ?? undefined
}

/** Without a session bus, or without a keychain on it, there is none. Any other error comes from the keychain. */
function keychainError(details: string): Error {
  const isMissing = /DBUS_SESSION_BUS_ADDRESS|Failed to connect|was not provided by any/.test(details)
  return new Error(isMissing ? 'There is no keychain on this machine' : 'The keychain can’t be used', {
    cause: new Error(details),
  })
}

/** An optional native package: npm skips it where there is no build for the system. */
function library(): string {
  try {
    return createRequire(import.meta.url).resolve('@napi-rs/keyring')
  } catch (cause) {
    throw new Error('The package @napi-rs/keyring, which asks the keychain, is not installed', { cause })
  }
}
