import type { Operation } from '@learn/contract/operation'
import type { Context } from '../context.ts'
import { operationsOf } from '../operation/command.ts'

const covered = '••••'

/** Names of headers and fields whose values are secret. Covering too much is fine. */
const secretName =
  /authorization|cookie|location|pin$|token|secret|password|key$|code$|seed|ur[il](_complete)?$/i
/** Keys and tokens of Learn, wherever they are. */
const secretValue = /learn_[a-z]+_[\w-]+/g
/** The paths without secrets. The address of a file, such as /files/…, is a secret itself. */
const knownPath = /^\/(v1|oauth|auth|device|\.well-known)(\/|$)/
/** The only fields of a form, as OAuth uses them, that are not secret. */
const publicFormFields = ['grant_type', 'client_id', 'scope']

const mostCharacters = 20_000

/** Sends a request and prints it with its response, without their secrets. */
export async function fetchAndPrint(
  context: Context,
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): Promise<Response> {
  const names = writeOnlyNames(await operationsOf(context))
  const { method, url, headers } = new Request(input, { ...init, body: null })
  await context.warn(lines('>', `${method} ${redactUrl(url)}`, headers))
  await context.warn(bodyLines('>', bodyOf(init?.body), names))
  const started = performance.now()
  const response = await fetch(input, init)
  const milliseconds = Math.round(performance.now() - started)
  await context.warn(lines('<', `${response.status} (${milliseconds} ms)`, response.headers))
  const isJson = response.headers.get('content-type')?.includes('json')
  await context.warn(bodyLines('<', isJson ? await response.clone().text() : undefined, names))
  return response
}

const lines = (mark: string, first: string, headers: Headers): string =>
  [first, ...[...headers].map(([name, value]) => `${name}: ${redactText(name, value)}`)]
    .map(line => `${mark} ${line}`)
    .join('\n')

/** Bytes and streams are not printed. */
function bodyOf(body: RequestInit['body']): string | undefined {
  if (typeof body === 'string') return body
  if (!(body instanceof URLSearchParams)) return undefined
  const fields = [...body].map(([name, value]) => [name, publicFormFields.includes(name) ? value : covered])
  return JSON.stringify(Object.fromEntries(fields))
}

function bodyLines(mark: string, text: string | undefined, names: ReadonlySet<string>): string {
  if (!text) return mark
  const shown = redactBody(text, names)
  const cut =
    shown.length > mostCharacters ? `${shown.slice(0, mostCharacters)}… (${shown.length} characters)` : shown
  return `${mark}\n${mark} ${cut}\n${mark}`
}

/** Text that is not JSON could hide a secret anywhere. */
function redactBody(text: string, names: ReadonlySet<string>): string {
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
      typeof value === 'string'
        ? names.has(name)
          ? covered
          : redactText(name, value)
        : secretObject(name, value),
    )
  } catch {
    return `${text.length} characters that are not JSON`
  }
}

/** Somebody may send a PIN as a number. The server refuses it, but it is still a secret. */
const secretObject = (name: string, value: unknown): unknown =>
  typeof value === 'number' && secretName.test(name) ? covered : value

function redactText(name: string, value: string): string {
  if (/ur[il]/i.test(name) || /^https?:\/\//.test(value)) return redactUrl(value)
  return secretName.test(name) ? covered : value.replaceAll(secretValue, covered)
}

/** The origin, and the path if it is known to hold no secret. A query may carry a signature, except at the API. */
function redactUrl(address: string): string {
  if (!URL.canParse(address)) return covered
  const { origin, pathname, search } = new URL(address)
  if (!knownPath.test(pathname)) return `${origin}/${covered}`
  return `${origin}${pathname}${pathname.startsWith('/v1/') ? search : search && `?${covered}`}`.replaceAll(
    secretValue,
    covered,
  )
}

/** The names of all fields that the contract declares as secret. */
function writeOnlyNames(operations: readonly Operation[]): ReadonlySet<string> {
  const names = new Set<string>()
  const collect = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return
    const { properties = {} } = schema as { properties?: Readonly<Record<string, { writeOnly?: boolean }>> }
    for (const [name, property] of Object.entries(properties)) if (property.writeOnly) names.add(name)
    for (const inner of Object.values(schema)) collect(inner)
  }
  for (const { body } of operations) collect(body)
  return names
}
