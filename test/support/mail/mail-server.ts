import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Received {
  readonly from: string
  readonly to: string[]
  readonly data: string
  readonly at: Date
}

/** A real mail server on loopback. It rejects as many emails as a test asks for. */
export async function startMailServer() {
  const received: Received[] = []
  const state = { turnAway: 0 }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true, // Loopback only.
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'learn' && password === 'p@ss' ? done(null, { user: 'learn' }) : done(new Error('no')),
    onData: async (stream, session, done) => {
      const chunks = await stream
        .setEncoding('utf8')
        .toArray()
        .catch(() => undefined)
      if (!chunks) return // The sender was gone before its end.
      const data = chunks.join('')
      if (state.turnAway-- > 0) return done(Object.assign(new Error('busy'), { responseCode: 451 }))
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        data,
        at: new Date(),
      })
      done()
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo // It listens on a port.
  return { received, state, port, close: () => new Promise<void>(resolve => server.close(resolve)) }
}
