import { type AuthInfo, createMcpHandler } from '@modelcontextprotocol/server'
import { createServer, type McpOptions } from './server.ts'

/** What one request brings along; the rest is the same for all. */
export type RequestOptions = Omit<McpOptions, 'era'>

/** Answers requests of every revision, each for itself: nothing is kept between them. */
export interface HttpHandler {
  answer(request: Request, message: unknown, options: RequestOptions): Promise<Response>
}

/** Far more streams than agents that listen for changes, of which there are none. */
const mostStreams = 200

export function createHttpHandler(onError: (error: Error) => void): HttpHandler {
  const handler = createMcpHandler(({ era, authInfo }) => createServer({ ...optionsIn(authInfo), era }), {
    onerror: onError,
    maxSubscriptions: mostStreams,
  })
  return {
    answer: (request, message, options) =>
      handler.fetch(request, {
        // The one thing that is handed from a request to the server that is made for it.
        authInfo: { token: '', clientId: options.caller, scopes: [], extra: { options } },
        ...(message !== undefined && { parsedBody: message }),
      }),
  }
}

function optionsIn(authInfo: AuthInfo | undefined): RequestOptions {
  // Put there by `answer`, and by nobody else.
  const options = authInfo?.extra?.options as RequestOptions | undefined
  if (!options) throw new Error('a request came without its options')
  return options
}
