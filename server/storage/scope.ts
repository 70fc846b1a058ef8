import { statement } from './statement.ts'

/** Who asks, and the organizations that the statements of one call may see. */
export interface Scope {
  readonly principalId: string
  /** What the server believes of the principal; the database compares what is not null. */
  readonly versions: Versions
  /** The organizations as an array literal of PostgreSQL's. */
  readonly organizations: string
  /** The organization, where it is one: a transaction holds it. */
  readonly only?: string | undefined
}

export interface Versions {
  readonly credential: number | null
  readonly membership: number | null
}

/** What was read for this very call needs no comparison. */
export const notCompared: Versions = { credential: null, membership: null }

/** What the principal may do has changed since it was cached. The call is made again with what is true now. */
export class StaleAccess extends Error {}

export const organizationsLiteral = (ids: readonly string[]) => `{${ids.join(',')}}`

/** Sets the context of row-level security for this transaction only. The versions are its first two columns. */
export const scopeStatement = statement<{ credential: number; membership: number }>(
  'scope_set',
  `select p.credential_version as credential, p.membership_version as membership,
    set_config('learn.principal', $1, true), set_config('learn.organizations', $2, true)
  from (select) always left join principals p on p.id = $1::text::uuid`,
)

/**
 * The same for a transaction, which also holds one of these organizations: until its end that can be changed by others,
 * but not be deleted. Tells whether it is there.
 */
export const enterStatement = statement<{ credential: number; membership: number; held: boolean }>(
  'scope_enter',
  `select credential, membership, held, set_config('learn.principal', $1, true), set_config('learn.organizations', $2, true)
  from hold_for($1::text::uuid, $3)`,
)

export function refuseStale({ versions }: Scope, credential: number | null, membership: number | null): void {
  const differs = (believed: number | null, actual: number | null) => believed !== null && believed !== actual
  if (differs(versions.credential, credential) || differs(versions.membership, membership))
    throw new StaleAccess()
}

const uncompared = new WeakMap<Scope, Scope>()

/** The same scope for a statement that compares the versions itself, or for one that need not. */
export function withoutComparison(scope: Scope): Scope {
  let same = uncompared.get(scope)
  if (same === undefined) {
    same = { ...scope, versions: notCompared }
    uncompared.set(scope, same)
  }
  return same
}
