import type { Scope } from '../storage/scope.ts'

/** The organizations that a call may touch, the same as a SQL parameter, and the matching database scope. */
export interface Reach {
  readonly organizations: readonly string[]
  readonly parameter: Buffer
  readonly scope: Scope
}
