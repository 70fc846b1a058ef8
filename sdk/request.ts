import type { Route } from '@learn/contract/documents/route'
import { InvalidRequest } from './errors.ts'
import type { RequestOptions } from './options.ts'

/** The flat input of an operation as path, query and body. What is undefined is left out. */
export function requestOf(route: Route, input: object): { path: string; body?: string } {
  const fields = input as Readonly<Record<string, unknown>> // Whatever an object has, by name.
  const used: string[] = []
  let path = route.path.includes('{') ? filledPath(route, fields, used) : route.path
  let separator = '?'
  for (const name of route.body ? (route.query ?? []) : Object.keys(fields)) {
    const value = fields[name]
    if (value === undefined || used.includes(name)) continue
    path += `${separator}${encodeURIComponent(name)}=${encoded(route, name, value)}`
    separator = '&'
  }
  return route.body ? { path, body: jsonOf(route, fields, used) } : { path }
}

/** The path with what it names, which is noted as used. */
const filledPath = (route: Route, fields: Readonly<Record<string, unknown>>, used: string[]) =>
  route.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    used.push(name)
    const text = fields[name] === undefined ? '' : encoded(route, name, fields[name])
    if (text === '') throw new InvalidRequest(`${route.id} needs ${name}, and it must not be empty.`)
    // As parts of a path these mean another one.
    if (text === '.' || text === '..')
      throw new InvalidRequest(`${route.id} can't take "${text}" as ${name}. Give it an id.`)
    return text
  })

function encoded(route: Route, name: string, value: unknown): string {
  if (typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol')
    throw new InvalidRequest(`${route.id} takes text, a number or true and false as ${name}.`)
  try {
    return encodeURIComponent(String(value))
  } catch (cause) {
    throw new InvalidRequest(`${route.id} can't send ${name}: it is no well-formed text.`, undefined, cause)
  }
}

/** The fields that travel neither in the path nor in the query. */
function jsonOf(route: Route, fields: Readonly<Record<string, unknown>>, used: readonly string[]): string {
  const { query = [] } = route
  const isElsewhere = (name: string) => used.includes(name) || query.includes(name)
  try {
    return JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => !isElsewhere(name))))
  } catch (cause) {
    throw new InvalidRequest(`${route.id} can't send this: it can't be written as JSON.`, undefined, cause)
  }
}

/** The address before every path, without a slash at its end. */
export function baseOf(baseUrl: string): string {
  // What `new URL` throws would quote it, with a password that may be in it.
  if (!URL.canParse(baseUrl))
    throw new InvalidRequest('baseUrl is no address. It looks like https://learn.example.org')
  const url = new URL(baseUrl)
  if (!/^https?:$/.test(url.protocol)) throw new InvalidRequest('baseUrl must begin with https:// or http://')
  if (url.username || url.password || url.search || url.hash)
    throw new InvalidRequest('baseUrl is an address alone: no name, no password, no ? and no #.')
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

/** What every attempt of a call carries, made once: so its request id and its idempotency key are the same in all of them. */
export function headersOf(
  route: Route,
  request: Pick<RequestOptions, 'idempotencyKey' | 'headers'>,
): { requestId: string; headers: Record<string, string> } {
  const headers: Record<string, string> = { 'x-request-id': newId() }
  if (route.body) headers['content-type'] = 'application/json'
  if (route.effect !== 'read') headers['idempotency-key'] = request.idempotencyKey ?? newId()
  if (request.headers)
    for (const [name, value] of Object.entries(request.headers)) headers[name.toLowerCase()] = value
  if (request.idempotencyKey !== undefined || request.headers)
    for (const [name, value] of Object.entries(headers)) assertSendable(`The header ${name}`, name + value)
  return { requestId: headers['x-request-id'] ?? '', headers }
}

/** A browser has `randomUUID` only where the page came by https. */
const newId = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** `fetch` quotes a header that it refuses, and it may be a secret: so it is looked at before. */
export function assertSendable(what: string, value: string): void {
  if (!/^[\x20-\x7e]*$/.test(value))
    throw new InvalidRequest(`${what} has characters that can't be sent, such as a line break.`)
}
