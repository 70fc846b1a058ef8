import assert from 'node:assert/strict'
import { type Contract, contract, type OperationId, operations } from '@learn/contract'
import { check } from '@learn/contract/checks/check'
import {
  type ErrorBody,
  type ErrorKind,
  errorKinds,
  errorSchemas,
  pathErrorKinds,
} from '@learn/contract/errors'
import { type Input, inputFields, type Operation, type Output } from '@learn/contract/operation'

export interface Answer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** Calls an operation over HTTP and checks the response against the contract. */
export async function callOperation<Id extends OperationId>(
  url: string,
  id: Id,
  token: string | undefined,
  input: Input<Contract[Id]>,
  headers: Record<string, string> = {},
): Promise<Answer<Output<Contract[Id]> & Partial<ErrorBody>>> {
  const operation: Operation = contract[id]
  const { path, init } = requestOf(operation, token, input as object, headers)
  return await request(url, path, init, operation)
}

/** The HTTP request for an operation. */
export function requestOf(
  operation: Operation,
  token: string | undefined,
  input: object,
  headers: Record<string, string> = {},
): { path: string; init: RequestInit } {
  const fields = inputFields(operation)
  const part = (wanted: string) => Object.entries(input).filter(([name]) => fields.get(name) === wanted)
  const params = Object.fromEntries(part('params'))
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams(part('query') as [string, string][]).toString()
  const init: RequestInit = {
    method: operation.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(operation.body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(operation.body && { body: JSON.stringify(Object.fromEntries(part('body'))) }),
  }
  return { path: query ? `${path}?${query}` : path, init }
}

/** Sends any request. Responses of the API are checked against the contract here too. */
export async function request<Body>(
  url: string,
  path: string,
  init: RequestInit,
  operation: Operation | undefined = operationAt(path, init.method),
): Promise<Answer<Body>> {
  const response = await fetch(url + path, init)
  const streams = operation?.transport === 'events' && response.ok
  const body = streams ? await firstEvent(response) : await response.json()
  assertContract(operation, response.status, response.headers, body)
  return { status: response.status, headers: response.headers, body: body as Body }
}

/** The data of a stream's first event, without waiting for the rest. */
async function firstEvent(response: Response): Promise<unknown> {
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    const data = /^data: (.*)\n\n/m.exec(text)?.[1]
    if (data) return JSON.parse(data)
  }
  throw new Error('the stream ended without an event')
}

const operationAt = (path: string, method = 'GET') =>
  operations.find(known => pathPattern(known).test(path.split('?', 1)[0] ?? '') && known.method === method)

const pathPattern = ({ path }: Operation) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** Every response must be the operation's declared response or one of its declared errors, exactly. */
export function assertContract(
  operation: Operation | undefined,
  status: number,
  headers: Headers,
  body: unknown,
): void {
  const streams = operation?.transport === 'events' && status === operation.status
  assert.match(headers.get('content-type') ?? '', streams ? /^text\/event-stream/ : /^application\/json/)
  if (operation && status === operation.status) {
    assert.deepEqual(
      check(operation.response, body),
      [],
      `the response of ${operation.id} breaks the contract`,
    )
    return
  }
  const failure = body as ErrorBody
  const kind: ErrorKind = failure._tag
  assert(kind in errorSchemas, `unknown error kind ${kind}`)
  assert.deepEqual(check(errorSchemas[kind], failure), [], `the body of ${kind} breaks the contract`)
  assert.equal(status, errorKinds[kind].status)
  assert.equal(headers.get('x-request-id'), failure.requestId)
  if (status === 401) assert.match(headers.get('www-authenticate') ?? '', /^Bearer resource_metadata="http/)
  if (status === 429) assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/)
  if (!operation) return
  const declared: readonly ErrorKind[] = [...operation.errors, ...pathErrorKinds]
  assert(declared.includes(kind), `${operation.id} does not declare ${kind}`)
}
