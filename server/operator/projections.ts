import { pack, rebuild } from '@learn/learning/projection'
import type pg from 'pg'
import { findHistories, type History } from '../learn/knowledge/history.store.ts'
import { model } from '../learn/knowledge/model.ts'
import type { Queries } from '../storage/database.ts'
import { runPrepared } from '../storage/prepared-query.ts'
import * as store from './projections.store.ts'

/** How many students are looked up, and how many of their attempts are read, by one statement. */
const usualSizes = { students: 1_000, attempts: 20_000 }

export interface Rebuilding {
  readonly students: number
  readonly attempts: number
  /** How many of the projections were not kept so already. */
  readonly written: number
}

/**
 * Makes projections anew from the attempts alone: those that are stale, or all, or one child's. Answers may come in, and
 * others may do the same, at the same time.
 */
export async function rebuildProjections(
  client: pg.ClientBase,
  { studentId, all }: { studentId: string | null; all: boolean },
  sizes = usualSizes,
): Promise<Rebuilding> {
  const db: Queries = { query: (statement, values) => runPrepared(client, statement, values) }
  const which = { studentId, staleFor: all || studentId !== null ? null : model.version }
  const done = { students: 0, attempts: 0, written: 0 }
  let last: string | null = null
  for (;;) {
    const listed: store.ToRebuild[] = await store.findToRebuild(db, which, last, sizes.students)
    last = listed.at(-1)?.studentId ?? null
    if (last === null) return done
    await rebuildListed(db, inBatches(listed, sizes.attempts), done)
  }
}

async function rebuildListed(
  db: Queries,
  batches: readonly (readonly string[])[],
  done: { -readonly [Name in keyof Rebuilding]: number },
): Promise<void> {
  let reading: Promise<History[]> | undefined
  for (const [at, batch] of batches.entries()) {
    const histories = await (reading ?? findHistories(db, batch))
    const next = batches[at + 1]
    // The database reads these while the last are folded. Should it fail, whoever waits for it is told.
    reading = next && findHistories(db, next)
    reading?.catch(() => undefined)
    const rebuilt = histories.map(rebuiltFrom)
    done.students += rebuilt.length
    done.attempts += rebuilt.reduce((sum, { attempts }) => sum + attempts, 0)
    done.written += await store.saveRebuilt(db, model.version, rebuilt)
  }
}

/** One child is never divided. */
function inBatches(listed: readonly store.ToRebuild[], most: number): string[][] {
  const batches: string[][] = []
  let room = 0
  for (const { studentId, attempts } of listed) {
    if (batches.length === 0 || room < attempts) {
      batches.push([])
      room = most
    }
    batches.at(-1)?.push(studentId)
    room -= attempts
  }
  return batches
}

function rebuiltFrom({ studentId, keptAttempts, attempts }: History): store.Rebuilt {
  const projection = rebuild(model, attempts)
  const asOf = new Date(projection.asOf ?? Number.NaN)
  return { studentId, keptAttempts, attempts: projection.attempts, asOf, state: pack(projection) }
}
