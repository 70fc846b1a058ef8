import type { Role, Subject } from '@learn/contract/operation'
import type { Queries } from '../storage/database.ts'
import { type Statement, statement } from '../storage/statement.ts'

export interface CredentialRow {
  readonly kind: string
  readonly principalId: string
  readonly credentialId: string
  readonly userId: string
  /** Null for a session, which has every scope. */
  readonly scopes: string[] | null
  readonly audience: string | null
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  readonly grantId: string | null
  readonly keysEndAt: string | null
  readonly secretId: string
  readonly credentialVersion: number
  readonly membershipVersion: number
  readonly organizationIds: string[]
  readonly roles: Role[]
  readonly membershipTypes: string[]
  readonly suspendedReasons: (string | null)[]
}

const credentialFind = statement<CredentialRow>(
  'credential_find_by_hash',
  `select kind, principal_id as "principalId", credential_id as "credentialId", user_id as "userId", scopes, audience,
    expires_at as "expiresAt", revoked_at as "revokedAt", grant_id as "grantId",
    keys_end_at as "keysEndAt", secret_id as "secretId", credential_version as "credentialVersion",
    membership_version as "membershipVersion", organization_ids as "organizationIds", roles,
    membership_types as "membershipTypes",
    suspended_reasons as "suspendedReasons"
  from find_credential(decode($1, 'hex'))`,
)

export async function findCredential(db: Queries, hash: string): Promise<CredentialRow | undefined> {
  const [row] = await db.query(credentialFind, [hash])
  return row
}

const organizationOf = (subject: string, table: string) =>
  statement<{ organizationId: string }>(
    `organization_of_${subject}`,
    `select organization_id as "organizationId" from ${table} where id = $1`,
  )

/** How to find the organization of each kind of subject. A kind without a statement does not compile. */
const organizationsOf: Record<
  Exclude<Subject, 'organizationId' | 'home'>,
  Statement<{ organizationId: string }>
> = {
  teamId: organizationOf('team', 'teams'),
  memberId: organizationOf('member', 'memberships'),
  invitationId: organizationOf('invitation', 'invitations'),
  apiKeyId: organizationOf('api_key', 'api_keys'),
  jobId: organizationOf('job', 'jobs'),
  studentId: organizationOf('student', 'students'),
  sessionId: organizationOf('session', 'learn_sessions'),
  decisionId: organizationOf('decision', 'learn_decisions'),
  replayId: organizationOf('replay', 'policy_replays'),
  assignmentId: organizationOf('assignment', 'assignments'),
  noteId: organizationOf('note', 'learn_notes'),
  paperId: organizationOf('paper', 'learn_papers'),
  mediaItemId: organizationOf('media_item', 'media_items'),
}

const homeFind = statement<{ organizationId: string | null }>(
  'organization_find_home',
  'select home_organization() as "organizationId"',
)

/** The caller's own organization: a key's, or the one created by a family's first onboarding. */
export async function findHome(db: Queries): Promise<string | undefined> {
  const [row] = await db.query(homeFind, [])
  return row?.organizationId ?? undefined
}

const guardedFind = statement<{ organizationIds: string[] }>(
  'organizations_find_guarded',
  'select guarded_organizations($1) as "organizationIds"',
)

/** The organizations of the caller's own children, or of one child, whether or not the caller is a member. */
export async function findGuardedOrganizations(db: Queries, studentId: string | null): Promise<string[]> {
  const [row] = await db.query(guardedFind, [studentId])
  return row?.organizationIds ?? []
}

export async function findOrganizationOf(
  db: Queries,
  subject: keyof typeof organizationsOf,
  id: string,
): Promise<string | undefined> {
  const [row] = await db.query(organizationsOf[subject], [id])
  return row?.organizationId
}

const usesRecord = statement<never>('uses_record', 'select record_uses($1::uuid[], $2::timestamptz[])')

/** Records when credentials were last used. Sorted by id, so that two servers can't deadlock. */
export async function recordUses(db: Queries, uses: ReadonlyMap<string, Date>): Promise<void> {
  const ids = [...uses.keys()].sort()
  const moments = ids.map(id => uses.get(id)?.toISOString() ?? '')
  await db.query(usesRecord, [ids, moments])
}

const emailFind = statement<{ email: string }>('user_find_email', 'select email from users where id = $1')

export async function findEmail(db: Queries, userId: string): Promise<string | undefined> {
  const [user] = await db.query(emailFind, [userId])
  return user?.email
}

const secretsForget = statement<{ count: number }>(
  'api_key_secrets_forget',
  'select forget_ended_secrets($1, $2) as count',
)

/** Deletes expired secrets of rotated keys, up to a limit, and returns how many there were. */
export async function forgetEndedSecrets(db: Queries, now: Date, atMost: number): Promise<number> {
  const [row] = await db.query(secretsForget, [now, atMost])
  return row?.count ?? 0
}
