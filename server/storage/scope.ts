import { statement } from './statement.ts'

/** Who asks, and the organizations that the statements of one call may see. */
export interface Scope {
  readonly principalId: string
  /** What the server believes the principal may do; the database compares. Null if it was read for this very call. */
  readonly accessVersion: number | null
  /** The organizations as an array literal of PostgreSQL's. */
  readonly organizations: string
}

/** What the principal may do has changed since it was cached. The call is made again with what is true now. */
export class StaleAccess extends Error {}

export const organizationsLiteral = (ids: readonly string[]) => `{${ids.join(',')}}`

/** Sets the context of row-level security for this transaction only. */
export const scopeStatement = statement<{ accessVersion: number | null }>(
  'scope_set',
  `select (select access_version from principals where id = $1::text::uuid) as "accessVersion",
    set_config('learn.principal', $1, true), set_config('learn.organizations', $2, true)`,
)

export function refuseStale(scope: Scope, accessVersion: number | null): void {
  if (scope.accessVersion !== null && scope.accessVersion !== accessVersion) throw new StaleAccess()
}
