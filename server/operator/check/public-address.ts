import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { type Config, localUrl } from '../../config.ts'
import { codeOf } from '../../error-code.ts'
import { reasonOf } from '../../operator-error.ts'
import { deriveSecrets } from '../../secrets.ts'
import { answerChallenge } from '../challenge.ts'
import { attention, broken, type Finding, notSetHere, ok, useServersSettings } from './finding.ts'

const part = 'public address'

/** Checks that the address that people use leads to this installation, and uses https. */
export async function checkPublicAddress(
  { publicUrl, host, port }: Config,
  secret: string | undefined,
  signal: AbortSignal,
): Promise<Finding[]> {
  const url = publicUrl ?? localUrl(host, port)
  const reached = await reach(url, secret, signal)
  if (publicUrl) return [reached, ...insecure(publicUrl)]
  if (reached.state !== 'ok') return [guessed(reached)]
  return [
    attention(
      part,
      'no-public-address',
      notSetHere('LEARN_PUBLIC_URL', `links in emails lead to ${url}.`),
      `${useServersSettings} If the server has no public address, set it to the one that people use, such as https://learn.example.org.`,
    ),
  ]
}

/** The server may have another address, which only its own settings name. */
const guessed = (reached: Finding): Finding => ({
  ...reached,
  advice: `LEARN_PUBLIC_URL is not set here, so this address is a guess from HOST and PORT. ${useServersSettings} ${reached.advice ?? ''}`,
})

async function reach(url: string, secret: string | undefined, signal: AbortSignal): Promise<Finding> {
  const challenge = randomBytes(16).toString('hex')
  try {
    const response = await fetch(`${url}/healthz?challenge=${challenge}`, { signal, redirect: 'manual' })
    const body = (await response.json().catch(() => ({}))) as { alive?: boolean; proof?: string }
    if (response.status !== 200 || body.alive !== true) return notLearn(url, response.status)
    if (secret === undefined) return ok(part, `A Learn server answers at ${url}.`)
    if (body.proof !== answerChallenge(deriveSecrets(secret), challenge)) return another(url)
    const ready = await fetch(`${url}/readyz`, { signal })
    if (ready.status === 200) return ok(part, `This installation answers at ${url}.`)
    const { reason = 'unknown' } = (await ready.json().catch(() => ({}))) as { reason?: string }
    return broken(
      part,
      'not-ready',
      `The server at ${url} is not ready: ${reason}.`,
      'See its log. If it is migrating, wait. If it can’t reach the database, see the database check.',
    )
  } catch (error) {
    return unreachable(url, error)
  }
}

const notLearn = (url: string, status: number) =>
  broken(
    part,
    'not-learn',
    `Something other than Learn answers at ${url} (status ${status}).`,
    'Check LEARN_PUBLIC_URL, and where your proxy sends this address.',
  )

const another = (url: string) =>
  broken(
    part,
    'another-installation',
    `Another installation of Learn answers at ${url}, or one with another secret.`,
    'Check LEARN_PUBLIC_URL and LEARN_SECRET, and where your proxy sends this address.',
  )

function unreachable(url: string, error: unknown): Finding {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const code = String(codeOf(cause) ?? '')
  const found = `${url} can't be reached: ${reasonOf(cause)}.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return broken(part, 'no-such-host', found, 'Check LEARN_PUBLIC_URL, and the DNS entry of this name.')
  if (/CERT|SSL|TLS|SIGNED|ISSUER/i.test(code))
    return broken(part, 'bad-certificate', found, 'Renew your proxy’s certificate, for exactly this name.')
  return broken(
    part,
    'unreachable',
    found,
    'Start the server and your proxy. If both run, this machine may not be able to reach its own public address: try it from another one.',
  )
}

/** Browsers protect cookies and passkeys only with https, except on the machine itself. */
function insecure(publicUrl: string): Finding[] {
  const { protocol, hostname } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || /^(127\.|\[::1\])/.test(hostname)
  if (protocol === 'http:' && !isLocal)
    return [
      broken(
        part,
        'no-https',
        `${publicUrl} does not use https: anybody on the network can read sign-in codes and what children do.`,
        'Put a proxy with TLS in front (docs/operating/install.md), and set LEARN_PUBLIC_URL to the https address.',
      ),
    ]
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) === 0) return []
  return [
    attention(
      part,
      'address-is-a-number',
      `${publicUrl} has an IP address instead of a host name, so passkeys don't work.`,
      'Give the server a host name, and use it in LEARN_PUBLIC_URL.',
    ),
  ]
}
