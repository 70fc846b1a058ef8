import { type AuthInfo, createMcpHandler } from '@modelcontextprotocol/server'
import { createServer, type McpOptions } from './server.ts'

/** The options of one request. */
export type RequestOptions = Omit<McpOptions, 'era'>

/** Answers requests of every protocol version. It keeps no state between them. */
export interface HttpHandler {
  answer(request: Request, message: unknown, options: RequestOptions): Promise<Response>
}

/** Plenty: no agent has a reason to listen, because nothing here ever changes. */
const mostStreams = 200

export function createHttpHandler(onError: (error: Error) => void): HttpHandler {
  const handler = createMcpHandler(({ era, authInfo }) => createServer({ ...optionsIn(authInfo), era }), {
    onerror: onError,
    maxSubscriptions: mostStreams,
  })
  return {
    answer: (request, message, options) =>
      handler.fetch(request, {
        // The library passes nothing but this from a request to the server that is made for it.
        authInfo: { token: '', clientId: options.caller, scopes: [], extra: { options } },
        ...(message !== undefined && { parsedBody: message }),
      }),
  }
}

function optionsIn(authInfo: AuthInfo | undefined): RequestOptions {
  // Only `answer` sets it.
  const options = authInfo?.extra?.options as RequestOptions | undefined
  if (!options) throw new Error('a request came without its options')
  return options
}
