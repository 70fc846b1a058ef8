import { emptyProjection, type Projection, unpack } from '@learn/learning/projection'
import { model } from './model.ts'

/** A stored projection, if there is one yet, and the number of answers. */
export interface ProjectionRow {
  readonly attempts: number
  readonly projectionVersion: string | null
  readonly projectedAttempts: number | null
  readonly state: Buffer | null
}

/**
 * The stored projection, as far as it can be read. It is stale if it lacks an answer, is damaged or comes from another
 * model version. The next answer then rebuilds it, and until then no decision uses it.
 */
export function readStoredProjection(kept: ProjectionRow): { projection: Projection; stale: boolean } {
  const { attempts, projectionVersion, projectedAttempts, state } = kept
  const read = state ? tryUnpack(state) : emptyProjection(model)
  const isWhole = (projectedAttempts ?? 0) === attempts
  const isOurs = projectionVersion === null || projectionVersion === model.version
  return { projection: read ?? emptyProjection(model), stale: !(read && isWhole && isOurs) }
}

function tryUnpack(state: Buffer): Projection | undefined {
  try {
    return unpack(state)
  } catch {
    return undefined
  }
}
