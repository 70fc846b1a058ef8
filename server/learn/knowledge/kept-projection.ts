import { emptyProjection, type Projection, unpack } from '@learn/learning/projection'
import { model } from './model.ts'

/** A projection as the database has it, and how many answers there are; null where there is none yet. */
export interface Kept {
  readonly attempts: number
  readonly projectionVersion: string | null
  readonly projectedAttempts: number | null
  readonly state: Buffer | null
}

/**
 * What is known of a child, as far as it can be read. It is stale where it lacks an answer, is damaged, or comes from
 * another model than this server's: the next answer makes it anew, and until then nothing is decided by it.
 */
export function keptProjection(kept: Kept): { projection: Projection; stale: boolean } {
  const { attempts, projectionVersion, projectedAttempts, state } = kept
  const read = state ? readable(state) : emptyProjection(model)
  const isWhole = (projectedAttempts ?? 0) === attempts
  const isOurs = projectionVersion === null || projectionVersion === model.version
  return { projection: read ?? emptyProjection(model), stale: !(read && isWhole && isOurs) }
}

function readable(state: Buffer): Projection | undefined {
  try {
    return unpack(state)
  } catch {
    return undefined
  }
}
