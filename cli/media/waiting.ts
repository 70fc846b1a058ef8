import { setTimeout as sleep } from 'node:timers/promises'
import type { MediaItem } from '@learn/contract/media/item'
import type { Context, Session } from '../context.ts'
import { pluralize } from '../output/size.ts'
import type { Report } from './report.ts'

const lookAgainMilliseconds = 500
/** If nothing happens for this long, the operator has to look at the server. */
const patienceMilliseconds = 60_000

/** The uploaded files by id, with their paths. */
export type Uploaded = ReadonlyMap<string, { readonly path: string; readonly item: MediaItem }>

/** Waits until all files have been scanned, and reports those that failed. One list request covers them all. */
export async function waitUntilReady(
  context: Context,
  session: Session,
  report: Report,
  uploaded: Uploaded,
): Promise<void> {
  const open = new Set([...uploaded].filter(([, { item }]) => item.status === 'scanning').map(([id]) => id))
  if (open.size === 0) return
  for (let until = Date.now() + patienceMilliseconds; ; ) {
    const before = open.size
    const still = new Set((await itemsIn(session, uploaded, 'scanning')).map(({ id }) => id))
    for (const id of open) if (!still.has(id)) open.delete(id)
    if (open.size === 0) break
    if (open.size < before) until = Date.now() + patienceMilliseconds
    if (Date.now() > until) {
      const see = 'learn media list --filter-status scanning'
      await context.warn(
        `${pluralize(open.size, 'file is', 'files are')} still being scanned. Check again: ${see}`,
      )
      break
    }
    await report.showWaiting(open.size)
    await sleep(lookAgainMilliseconds)
  }
  for (const status of ['failed', 'quarantined'] as const) {
    for (const { id, reason } of await itemsIn(session, uploaded, status)) {
      const path = uploaded.get(id)?.path ?? ''
      await report.add({ path, outcome: 'failed', mediaItemId: id, message: `${status}: ${reason}` })
    }
  }
}

/** The uploaded files with this status. The list is newest first, so it ends at the first older item. */
async function itemsIn(
  { client }: Session,
  uploaded: Uploaded,
  status: MediaItem['status'],
): Promise<MediaItem[]> {
  const items = [...uploaded.values()].map(({ item }) => item)
  const organizationId = items[0]?.organizationId ?? ''
  const [oldest = ''] = items.map(({ createdAt }) => createdAt).sort()
  const asked = { 'filter[organizationId]': organizationId, 'filter[status]': status, limit: 100 }
  const found: MediaItem[] = []
  for await (const item of client.media.list(asked)) {
    if (item.createdAt < oldest) break
    if (uploaded.has(item.id)) found.push(item)
  }
  return found
}
