import { pack, rebuild } from '@learn/learning/projection'
import type pg from 'pg'
import { findHistories, type History } from '../learn/knowledge/history.store.ts'
import { model } from '../learn/knowledge/model.ts'
import { type StoredState, wholeState } from '../learn/knowledge/stored-projection.ts'
import type { Queries } from '../storage/database.ts'
import { runPrepared } from '../storage/prepared-query.ts'
import * as store from './projections.store.ts'

/** How many students one statement looks up, and how many attempts one statement reads. */
const usualSizes = { students: 1_000, attempts: 20_000 }

export interface Rebuilding {
  readonly students: number
  readonly attempts: number
  /** How many projections changed. */
  readonly written: number
}

/**
 * Recomputes projections from the attempts alone: the outdated ones, all, or one child's. Safe to run while children
 * answer and while it also runs elsewhere.
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
    const listed: store.StudentToRebuild[] = await store.findToRebuild(db, which, last, sizes.students)
    last = listed.at(-1)?.studentId ?? null
    if (last === null) return done
    await rebuildListed(db, splitIntoBatches(listed, sizes.attempts), done)
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
    // Reads the next batch while this one is computed. An error surfaces when the batch is awaited.
    reading = next && findHistories(db, next)
    reading?.catch(() => undefined)
    const rebuilt = histories.map(rebuildStudent)
    done.students += rebuilt.length
    done.attempts += rebuilt.reduce((sum, { attempts }) => sum + attempts, 0)
    const stored = new Map((await store.findStored(db, batch)).map(one => [one.studentId, one]))
    const differing = rebuilt.filter(one => !isStored(one, stored.get(one.studentId)))
    done.written += await store.saveRebuilt(db, model.version, differing)
  }
}

function isStored(
  { attempts, asOf, state }: store.RebuiltProjection,
  stored: store.StoredProjection | undefined,
): boolean {
  return (
    stored?.modelVersion === model.version &&
    stored.attempts === attempts &&
    Date.parse(stored.asOf) === asOf.getTime() &&
    hasBytes(stored, state)
  )
}

function hasBytes(stored: StoredState, bytes: Uint8Array): boolean {
  try {
    return Buffer.compare(wholeState(stored), bytes) === 0
  } catch {
    return false // The changes are damaged.
  }
}

/** Never splits one child's attempts. */
function splitIntoBatches(listed: readonly store.StudentToRebuild[], most: number): string[][] {
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

function rebuildStudent({ studentId, keptAttempts, attempts }: History): store.RebuiltProjection {
  const projection = rebuild(model, attempts)
  const asOf = new Date(projection.asOf ?? Number.NaN)
  return { studentId, keptAttempts, attempts: projection.attempts, asOf, state: pack(projection) }
}
