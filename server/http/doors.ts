import type { FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import { type Fault, fault } from '../fault.ts'
import type { Audience } from '../identity/authenticate.ts'
import { kindOfSecret } from '../identity/secret.ts'
import { readCookie } from './pages/cookies.ts'

/** What a call is made with. */
export interface Credential {
  readonly authorization: string | undefined
  readonly audience: Audience
}

/**
 * A way into the API. All lead to the same operations, by the same path; they differ in what says who is calling. Each
 * looks at one kind of credential only.
 */
export interface Door {
  /** Comes before the path of an operation. */
  readonly prefix: '' | '/web' | '/web/child'
  /** Or why the request may not come in here. */
  readonly credentialOf: (app: Application, request: FastifyRequest) => Credential | Fault
}

export const programs: Door = {
  prefix: '',
  credentialOf: (_app, { headers }) => ({ authorization: headers.authorization, audience: 'api' }),
}

export const doors: readonly Door[] = [
  programs,
  { prefix: '/web', credentialOf: (app, request) => readPageCookie(app, request, 'session') },
  { prefix: '/web/child', credentialOf: (app, request) => readPageCookie(app, request, 'child') },
]

const cookies = {
  session: { kind: 'session', audience: 'web' },
  child: { kind: 'token', audience: 'api' },
} as const

function readPageCookie(
  app: Application,
  request: FastifyRequest,
  name: keyof typeof cookies,
): Credential | Fault {
  if (!isOwnPage(app, request))
    return fault(
      'Forbidden',
      `Only Learn’s own pages, opened at ${app.publicUrl}, can call this address. Programs call /v1 with a bearer token.`,
    )
  const { kind, audience } = cookies[name]
  const secret = readCookie(request.headers.cookie, app.publicUrl, name) ?? ''
  if (kindOfSecret(secret) !== kind) return fault('Unauthorized', 'You are signed out. Sign in again.')
  return { authorization: `Bearer ${secret}`, audience }
}

/**
 * Whether one of our pages sent this. Only scripts set the header `Learn-Web`, and a page of another site may not set
 * it, since we answer no preflight here. Browsers also say where a request comes from, except to reads over plain http.
 */
function isOwnPage({ publicUrl }: Application, { headers }: FastifyRequest): boolean {
  const { origin = publicUrl, 'sec-fetch-site': site = 'same-origin' } = headers
  return headers['learn-web'] === '1' && site === 'same-origin' && origin === publicUrl
}
