import { setTimeout as sleep } from 'node:timers/promises'
import type { MediaItem } from '@learn/contract/media-item'
import type { Context } from '../context.ts'
import type { Session } from '../session.ts'
import type { Report } from './report.ts'

const lookAgainMilliseconds = 250
/** Where nothing at all happens for so long, whoever runs the server has something to do about it. */
const patienceMilliseconds = 60_000

/** Until each has been looked through. What comes out as none that can be had is said. */
export async function waitUntilReady(
  context: Context,
  { client }: Session,
  report: Report,
  items: readonly MediaItem[],
): Promise<void> {
  const open = items.filter(({ state }) => state === 'scanning')
  let until = Date.now() + patienceMilliseconds
  for (const [index, { id: mediaItemId, name }] of open.entries()) {
    for (;;) {
      const { state, reason } = await client.media.getMediaItem({ mediaItemId })
      if (state === 'failed' || state === 'quarantined')
        await report.add({ path: name, outcome: 'failed', mediaItemId, message: `It is ${state}: ${reason}` })
      if (state !== 'scanning') break
      if (Date.now() > until)
        return await context.warn(
          `${open.length - index} of them are still being looked through. See how they stand: learn media list-media-items --filter-state scanning`,
        )
      await report.waiting(open.length - index)
      await sleep(lookAgainMilliseconds)
    }
    until = Date.now() + patienceMilliseconds
  }
}
