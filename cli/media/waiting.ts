import { setTimeout as sleep } from 'node:timers/promises'
import type { MediaItem } from '@learn/contract/media/item'
import type { Session } from '../account/session.ts'
import type { Context } from '../context.ts'
import { counted } from '../output/size.ts'
import type { Report } from './report.ts'

const lookAgainMilliseconds = 500
/** Where nothing at all happens for so long, whoever runs the server has something to do about it. */
const patienceMilliseconds = 60_000

/** What was uploaded, by its id, and from where. */
export type Uploaded = ReadonlyMap<string, { readonly path: string; readonly item: MediaItem }>

/** Until all have been looked through. What comes out as none that can be had is said. However many they are, a list tells of them. */
export async function waitUntilReady(
  context: Context,
  session: Session,
  report: Report,
  uploaded: Uploaded,
): Promise<void> {
  const open = new Set([...uploaded].filter(([, { item }]) => item.state === 'scanning').map(([id]) => id))
  if (open.size === 0) return
  for (let until = Date.now() + patienceMilliseconds; ; ) {
    const before = open.size
    const still = new Set((await those(session, uploaded, 'scanning')).map(({ id }) => id))
    for (const id of open) if (!still.has(id)) open.delete(id)
    if (open.size === 0) break
    if (open.size < before) until = Date.now() + patienceMilliseconds
    if (Date.now() > until) {
      const see = 'learn media list-media-items --filter-state scanning'
      await context.warn(
        `${counted(open.size, 'file is', 'files are')} still being looked through. See how it stands: ${see}`,
      )
      break
    }
    await report.waiting(open.size)
    await sleep(lookAgainMilliseconds)
  }
  for (const state of ['failed', 'quarantined'] as const) {
    for (const { id, reason } of await those(session, uploaded, state)) {
      const path = uploaded.get(id)?.path ?? ''
      await report.add({ path, outcome: 'failed', mediaItemId: id, message: `It is ${state}: ${reason}` })
    }
  }
}

/** Those of the uploaded that are in a state now. A list begins with the newest: it ends where older ones come. */
async function those(
  { client }: Session,
  uploaded: Uploaded,
  state: MediaItem['state'],
): Promise<MediaItem[]> {
  const items = [...uploaded.values()].map(({ item }) => item)
  const organizationId = items[0]?.organizationId ?? ''
  const [oldest = ''] = items.map(({ createdAt }) => createdAt).sort()
  const asked = { 'filter[organizationId]': organizationId, 'filter[state]': state, limit: '100' }
  const found: MediaItem[] = []
  for await (const item of client.media.list(asked)) {
    if (item.createdAt < oldest) break
    if (uploaded.has(item.id)) found.push(item)
  }
  return found
}
