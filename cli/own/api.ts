import type { Route } from '@learn/contract/documents/route'
import type { Operation } from '@learn/contract/operation'
import { chooseProfile } from '../account/profiles.ts'
import type { Context } from '../context.ts'
import { exitCodes, UsageError } from '../failure.ts'
import { readDocument } from '../operation/document.ts'
import { compileIfGiven, type Jq } from '../output/jq.ts'
import { escapeControls, printableFor, replaceControls } from '../terminal/printable.ts'
import type { CommandInput } from './command.ts'

const methods: readonly string[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] satisfies Operation['method'][]
const isMethod = (text: string): text is Operation['method'] => methods.includes(text)
const next = 'Example: learn api /v1/teams'

/** Makes one request, as it was typed, and prints the answer. */
export async function callApi(context: Context, { flags, words }: CommandInput): Promise<number> {
  const route = routeIn(words)
  const jq = await compileIfGiven(flags.get('--jq'))
  const source = flags.get('--input')
  const body = source === undefined ? undefined : await readDocument(context.terminal, source)
  const request: Route = { ...route, ...(body && { body: true }) }
  if (context.flags.showRequest) return await printRequest(context, request, body?.fields)
  const { dryRun } = context.flags
  if (dryRun && route.effect === 'read')
    throw new UsageError('--dry-run only works with requests that change something.')
  const idempotencyKey = flags.get('--idempotency-key')
  const options = { ...(idempotencyKey !== undefined && { idempotencyKey }), dryRun }
  const { connection } = await context.session()
  const opened = await connection.open(request, body?.fields ?? {}, options)
  try {
    await printResponse(context, opened.response, jq)
  } finally {
    opened.line.close()
  }
  return exitCodes.ok
}

function routeIn([first, second]: readonly string[]): Route {
  if (first === undefined) throw new UsageError('Give a path, such as: learn api /v1/teams')
  const [method, path] =
    second === undefined && first.startsWith('/') ? ['GET', first] : [first.toUpperCase(), second]
  if (!isMethod(method)) throw new UsageError(`"${first}" is not a method. Use ${methods.join(', ')}.`, next)
  if (!path?.startsWith('/')) throw new UsageError(`The path must start with /, not "${path ?? ''}".`, next)
  // Braces would stand for fields.
  const plain = path.replaceAll('{', '%7B').replaceAll('}', '%7D')
  return { id: `${method} ${path}`, method, path: plain, effect: method === 'GET' ? 'read' : 'mutate' }
}

async function printRequest(
  { terminal, flags, config }: Context,
  { method, path }: Route,
  body: object | undefined,
): Promise<number> {
  const { url } = await chooseProfile(flags, config)
  await terminal.write(
    `${escapeControls({ request: { method, url: `${url}${path}`, ...(body && { body }) } }, 2)}\n`,
  )
  return exitCodes.ok
}

/** JSON is printed as a whole; other text, such as CSV or events, as it arrives. */
async function printResponse({ terminal }: Context, response: Response, jq: Jq | undefined): Promise<void> {
  if (response.headers.get('content-type')?.includes('json')) {
    const answer: unknown = JSON.parse(await response.text())
    return await terminal.write(jq ? printableFor(terminal, jq(answer)) : `${escapeControls(answer, 2)}\n`)
  }
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    const text = decoder.decode(chunk, { stream: true })
    await terminal.write(terminal.isTable ? replaceControls(text) : text)
  }
}
