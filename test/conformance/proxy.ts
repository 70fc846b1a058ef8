import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** The product's counterpart of something that the conformance tool asks for under its own name. */
export interface StandIn {
  /** The name of a tool or prompt, or the URI of a resource. */
  readonly is: string
  readonly arguments?: (given: Fields) => Fields
  /** Somebody has seen the preview and agreed, which the product requires before it changes anything. */
  readonly confirmed?: true
  /** The name under which the tool expects the product's question to a person. */
  readonly asks?: string
  /** Names to replace in responses. */
  readonly inAnswers?: { readonly ours: string; readonly theirs: string }
}

type Fields = Readonly<Record<string, unknown>>

interface Message {
  readonly params: Fields & {
    readonly name?: string
    readonly uri?: string
    readonly arguments?: Fields
    readonly _meta?: Fields
  }
}

export interface Proxy {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Forwards the conformance tool's requests and adds what the tool can't know: a credential, the names used here, and
 * confirmations. Host and origin are forwarded unchanged.
 */
export async function startProxy(
  target: string,
  token: string,
  standIns: Readonly<Record<string, StandIn>>,
): Promise<Proxy> {
  const send = async ({ method = '' }: IncomingMessage, headers: IncomingHttpHeaders, body: string) => {
    const length = body && { 'content-length': Buffer.byteLength(body) }
    const onward = request(target, {
      method,
      headers: { ...headers, ...length, authorization: `Bearer ${token}` },
    })
    onward.end(body)
    const [answer] = await once(onward, 'response')
    return answer as IncomingMessage // The event always carries one.
  }
  const pass = async (incoming: IncomingMessage) => {
    const body = await text(incoming)
    const message = messageIn(body)
    const asked = message?.params.name ?? message?.params.uri ?? ''
    const standIn = standIns[asked]
    if (!message || !standIn) return { answer: await send(incoming, incoming.headers, body) }
    // If a header names something other than the body, that is on purpose, and it stays.
    const named = incoming.headers['mcp-name'] === asked && { 'mcp-name': standIn.is }
    const headers = { ...incoming.headers, ...named }
    const call = translate(message, standIn)
    if (standIn.confirmed) {
      const preview = await text(await send(incoming, headers, JSON.stringify(withoutQuestions(call))))
      const confirmationToken = /"confirmationToken":"([^"]+)"/.exec(preview)?.[1]
      Object.assign(call.params.arguments ?? {}, { confirmationToken })
    }
    return { answer: await send(incoming, headers, JSON.stringify(call)), renamed: standIn.inAnswers }
  }
  // On a busy machine the tool may notice too late that a connection was closed because it was idle.
  const proxy = createServer({ keepAliveTimeout: 600_000 }, async (incoming, outgoing) => {
    try {
      const { answer, renamed } = await pass(incoming)
      const { 'content-length': _, ...headers } = answer.headers // Renaming may change it.
      outgoing.writeHead(answer.statusCode ?? 500, headers)
      if (!renamed) return await pipeline(answer, outgoing)
      outgoing.end((await text(answer)).replaceAll(renamed.ours, renamed.theirs))
    } catch {
      outgoing.destroy() // Shows a waiting client that nothing more will come.
    }
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = proxy.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address?.port}/mcp`,
    stop: async () => {
      proxy.close()
      proxy.closeAllConnections()
      await once(proxy, 'close')
    },
  }
}

function messageIn(body: string): Message | undefined {
  try {
    const message = JSON.parse(body)
    return typeof message?.params === 'object' ? message : undefined
  } catch {
    return undefined
  }
}

function translate({ params, ...message }: Message, standIn: StandIn): Message {
  const { name: _, uri, arguments: given = {}, inputResponses, ...others } = params
  const named = uri === undefined ? { name: standIn.is } : { uri: standIn.is }
  return {
    ...message,
    params: {
      ...others,
      ...named,
      ...(uri === undefined && { arguments: { ...standIn.arguments?.(given) } }),
      ...(inputResponses !== undefined && { inputResponses: repliesTo(inputResponses, standIn.asks) }),
    },
  }
}

/** Turns what a person filled in into the answer to our question: whether they agree. Anything else stays as it is. */
function repliesTo(given: unknown, asks: string | undefined): unknown {
  if (typeof given !== 'object' || given === null) return given
  return Object.fromEntries(
    Object.entries(given).map(([name, reply]) => [
      name === asks ? 'confirm' : name,
      reply?.action === 'accept' ? { ...reply, content: { confirm: true } } : reply,
    ]),
  )
}

const capabilities = 'io.modelcontextprotocol/clientCapabilities'

/** The call of a client that can't ask a person and doesn't want progress. */
function withoutQuestions({ params, ...message }: Message): Message {
  const { progressToken: _, ...meta } = params._meta ?? {}
  return {
    ...message,
    params: { ...params, _meta: capabilities in meta ? { ...meta, [capabilities]: {} } : meta },
  }
}
