import pg from 'pg'
import type { Share } from '../turns.ts'
import { statement } from './statement.ts'

/** Who is calling, and the organizations that the statements of this call may see. */
export interface Scope {
  readonly principalId: string
  /** The versions that the server has cached; the database compares those that are not null. */
  readonly versions: Versions
  /** The organizations as a PostgreSQL array literal. */
  readonly organizations: string
  /** The organization if there is exactly one; a transaction locks it against deletion. */
  readonly only?: string | undefined
  /** Whose share of the connections the statements use. By default, that of the principal and of `only`. */
  readonly share?: Share
}

export interface Versions {
  readonly credential: number | null
  readonly membership: number | null
}

/** For access that was read for this very call and needs no comparison. */
export const notCompared: Versions = { credential: null, membership: null }

/** The caller's access has changed since it was cached. The call is retried with current access. */
export class StaleAccess extends Error {}

/** The foreign keys to a person, which refuse one who has closed their account. */
const referencesToPeople: ReadonlySet<string | undefined> = new Set([
  'memberships_principal_id_fkey',
  'guardians_user_id_fkey',
  'families_owner_user_id_fkey',
  'idempotent_answers_principal_id_fkey',
  'learn_mail_preferences_user_id_fkey',
  'person_exists',
])

/** The caller, or somebody the call is about, has just closed their account. The call is retried with current access. */
export const isAboutClosedAccount = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '23503' && referencesToPeople.has(error.constraint)

export const organizationsLiteral = (ids: readonly string[]) => `{${ids.join(',')}}`

const setScope = (name: string, more = '') =>
  statement<{ credential: number; membership: number }>(
    name,
    `select p.credential_version as credential, p.membership_version as membership,
      set_config('learn.principal', $1, true), set_config('learn.organizations', $2, true)${more}
    from (select) always left join principals p on p.id = $1::text::uuid`,
  )

/** Sets the row-level security context for this transaction only. Its first two columns are the versions. */
export const scopeStatement = setScope('scope_set')

/** The same, and the next statement must be brief. The session's own limit is for transactions and jobs. */
export const briefScopeStatement = setScope(
  'scope_set_brief',
  `,
      set_config('statement_timeout', current_setting('learn.brief_timeout'), true)`,
)

/** The same for a transaction, which also locks an organization against deletion. It fails if the versions are old ones. */
export const enterStatement = statement<never>(
  'scope_enter',
  `select set_config('learn.principal', $1, true), set_config('learn.organizations', $2, true)
  from enter_scope($1::text::uuid, $3, $4, $5, $6)`,
)

/** What it means that a transaction could not enter its scope. */
export function entryRefusal(error: unknown, lost?: () => Error): Error | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined
  if (error.code === 'LE001') return new StaleAccess()
  return error.code === 'LE002' ? lost?.() : undefined
}

export function refuseStale({ versions }: Scope, credential: number | null, membership: number | null): void {
  const isDifferent = (believed: number | null, actual: number | null) =>
    believed !== null && believed !== actual
  if (isDifferent(versions.credential, credential) || isDifferent(versions.membership, membership))
    throw new StaleAccess()
}

const uncompared = new WeakMap<Scope, Scope>()

/** The same scope, for a statement that compares the versions itself or need not compare them. */
export function withoutComparison(scope: Scope): Scope {
  let same = uncompared.get(scope)
  if (same === undefined) {
    same = { ...scope, versions: notCompared }
    uncompared.set(scope, same)
  }
  return same
}

export const shareOf = ({ share, principalId, only }: Scope): Share =>
  share ?? { person: principalId, organization: only }
