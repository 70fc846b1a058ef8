import type { Route } from '@learn/contract/documents/route'
import { InvalidRequest } from './errors.ts'
import type { RequestOptions } from './options.ts'

/** Splits the flat input of an operation into path, query and body. Undefined fields are left out. */
export function requestOf(route: Route, input: object): { path: string; body?: string } {
  const fields = input as Readonly<Record<string, unknown>> // Any object can be read by field name.
  const used: string[] = []
  let path = route.path.includes('{') ? fillPath(route, fields, used) : route.path
  let separator = '?'
  for (const name of route.body ? (route.query ?? []) : Object.keys(fields)) {
    const value = fields[name]
    if (value === undefined || used.includes(name)) continue
    path += `${separator}${encodeURIComponent(name)}=${encodeField(route, name, value)}`
    separator = '&'
  }
  return route.body ? { path, body: jsonOf(route, fields, used) } : { path }
}

/** The path with its parameters filled in. Their names are added to `used`. */
const fillPath = (route: Route, fields: Readonly<Record<string, unknown>>, used: string[]) =>
  route.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    used.push(name)
    const text = fields[name] === undefined ? '' : encodeField(route, name, fields[name])
    if (text === '') throw new InvalidRequest(`${route.id} needs a non-empty ${name}.`)
    // As path segments these would lead to a different path.
    if (text === '.' || text === '..')
      throw new InvalidRequest(`"${text}" is not a valid ${name} for ${route.id}.`)
    return text
  })

function encodeField(route: Route, name: string, value: unknown): string {
  if (typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol')
    throw new InvalidRequest(`${name} of ${route.id} must be a string, number or boolean.`)
  try {
    return encodeURIComponent(String(value))
  } catch (cause) {
    throw new InvalidRequest(`${name} of ${route.id} is not well-formed Unicode.`, undefined, cause)
  }
}

/** The fields that are neither in the path nor in the query. */
function jsonOf(route: Route, fields: Readonly<Record<string, unknown>>, used: readonly string[]): string {
  const { query = [] } = route
  const isElsewhere = (name: string) => used.includes(name) || query.includes(name)
  try {
    return JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => !isElsewhere(name))))
  } catch (cause) {
    throw new InvalidRequest(`The input of ${route.id} can't be written as JSON.`, undefined, cause)
  }
}

/** The server's address without a trailing slash. The API is never below a path. */
export function baseOf(baseUrl: string): string {
  // The error of `new URL` would quote the address, which may contain a password.
  if (!URL.canParse(baseUrl))
    throw new InvalidRequest('baseUrl isn’t a valid URL. Example: https://learn.example.org')
  const url = new URL(baseUrl)
  if (!/^https?:$/.test(url.protocol)) throw new InvalidRequest('baseUrl must start with https:// or http://')
  if (url.username || url.password || url.search || url.hash)
    throw new InvalidRequest('baseUrl must not contain a username, password, query or fragment.')
  if (url.pathname !== '/')
    throw new InvalidRequest(
      `baseUrl must not have a path. Use ${url.origin}: the paths of operations, such as /v1/organizations, are added.`,
    )
  return url.origin
}

/** The headers of a call, made once, so that all its attempts have the same request id and idempotency key. */
export function headersOf(
  route: Route,
  request: Pick<RequestOptions, 'idempotencyKey' | 'dryRun' | 'headers'>,
): { requestId: string; headers: Record<string, string> } {
  const headers: Record<string, string> = { 'x-request-id': newId() }
  if (route.body) headers['content-type'] = 'application/json'
  if (route.effect !== 'read') headers['idempotency-key'] = request.idempotencyKey ?? newId()
  if (request.dryRun && route.effect !== 'read') headers.prefer = 'dry-run'
  if (request.headers)
    for (const [name, value] of Object.entries(request.headers)) headers[name.toLowerCase()] = value
  if (request.idempotencyKey !== undefined || request.headers)
    for (const [name, value] of Object.entries(headers)) assertSendable(`The header ${name}`, name + value)
  return { requestId: headers['x-request-id'] ?? '', headers }
}

/** Browsers have `randomUUID` only on pages served over https. */
const newId = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Checked here, because `fetch` quotes a header that it refuses, and it may be a secret. */
export function assertSendable(what: string, value: string): void {
  if (!/^[\x20-\x7e]*$/.test(value))
    throw new InvalidRequest(`${what} contains characters that can't be sent, such as a line break.`)
}
