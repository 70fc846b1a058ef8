import { isDeepStrictEqual } from 'node:util'
import type { Queries } from '../../storage/database.ts'
import * as store from './archive.store.ts'
import { decisionsInABlock, findInBlock, packBlock } from './archived-decisions.ts'
import { unpackStoredView } from './packed-decision.ts'

/** The other sweeps wait for no longer than this. The next run continues. */
const longestMilliseconds = 2_000

/** Moves the records of decisions that are older into the archive, in small transactions. Answers never wait for it. */
export async function archiveOldDecisions(
  db: Queries,
  now: Date,
  days: number,
  milliseconds = longestMilliseconds,
): Promise<number> {
  const before = new Date(now.getTime() - days * 86_400_000)
  const end = performance.now() + milliseconds
  let archived = 0
  do {
    const found = await store.findToArchive(db, before)
    if (!found) break
    for (let at = 0; at < found.length; at += decisionsInABlock) {
      const decisions = found.slice(at, at + decisionsInABlock)
      const block = packBlock(decisions)
      verify(block, decisions)
      await store.archiveBlock(
        db,
        decisions[0]?.studentId ?? '',
        decisions.map(({ id }) => id),
        block,
      )
      archived += decisions.length
    }
  } while (performance.now() < end)
  return archived
}

/** What was moved can't be made again, so it is read back first. */
function verify(block: Buffer, decisions: readonly store.ToArchive[]): void {
  for (const decision of decisions)
    if (!isDeepStrictEqual(unpackStoredView(findInBlock(block, decision.id)), unpackStoredView(decision)))
      throw new Error(`the decision ${decision.id} can't be archived`)
}
