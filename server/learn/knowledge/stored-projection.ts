import { emptyProjection, type Projection, pack, unpack } from '@learn/learning/projection'
import { applyChanges, changesBetween } from './byte-changes.ts'
import { model } from './model.ts'

/** A packed projection as it is stored: the state as it was a few answers ago, and what has changed in it since. */
export interface StoredState {
  readonly state: Buffer | null
  readonly changes: Buffer | null
}

/** A stored projection, if there is one yet, and the number of answers. */
export interface ProjectionRow extends StoredState {
  readonly attempts: number
  readonly projectionVersion: string | null
  readonly projectedAttempts: number | null
}

/**
 * The stored projection, as far as it can be read. It is stale if it lacks an answer, is damaged or comes from another
 * model version. The next answer then rebuilds it, and until then no decision uses it.
 */
export function readStoredProjection(kept: ProjectionRow): { projection: Projection; stale: boolean } {
  const { attempts, projectionVersion, projectedAttempts } = kept
  const read = kept.state ? tryRead(kept) : emptyProjection(model)
  const isWhole = (projectedAttempts ?? 0) === attempts
  const isOurs = projectionVersion === null || projectionVersion === model.version
  return { projection: read ?? emptyProjection(model), stale: !(read && isWhole && isOurs) }
}

function tryRead(stored: StoredState): Projection | undefined {
  try {
    return readState(stored)
  } catch {
    return undefined
  }
}

/** Throws if the state is damaged. */
export const readState = (stored: StoredState): Projection => unpack(wholeState(stored))

/** The state with its changes, whose checksum covers both. Throws if they don't fit together. */
export const wholeState = ({ state, changes }: StoredState): Uint8Array =>
  applyChanges(state ?? nothing, changes ?? nothing)

const nothing = Buffer.alloc(0)

/** A smaller state is written whole: PostgreSQL keeps it in the row. */
const smallState = 1_800
/** With so many bytes, PostgreSQL still keeps the changes in the row. */
const mostChanges = 1_600

/** What to store after an answer. An empty state leaves the stored one as it is. */
export function toStored(
  kept: StoredState,
  projection: Projection,
): { readonly state: Buffer; readonly changes: Buffer } {
  const state = Buffer.from(pack(projection))
  const whole = { state, changes: nothing }
  if (!kept.state || state.length <= smallState) return whole
  const changes = changesBetween(kept.state, state)
  return changes && changes.length <= mostChanges ? { state: nothing, changes } : whole
}
