import { once } from 'node:events'
import { createServer } from 'node:net'

const given = new Set<number>()

/**
 * A port that stays free while its program is down: it is outside the range that the system uses for outgoing connections.
 */
export async function steadyPort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 20_000)
    if (given.has(port)) continue
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    probe.close()
    if (!isFree) continue
    given.add(port)
    return port
  }
}
