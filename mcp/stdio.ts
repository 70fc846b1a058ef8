import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { createServer, type McpOptions } from './server.ts'

export interface Streams {
  readonly in: Readable
  readonly out: Writable
  readonly onError: (error: Error) => void
}

/** Serves one client over two streams until its input ends. */
export async function serveStreams(streams: Streams, options: Omit<McpOptions, 'era'>): Promise<void> {
  const ended = Promise.race([once(streams.in, 'end'), once(streams.in, 'close')])
  const served = serveStdio(({ era }) => createServer({ ...options, era }), {
    transport: new StdioServerTransport(streams.in, streams.out),
    onerror: streams.onError,
  })
  await ended
  await served.close()
}
