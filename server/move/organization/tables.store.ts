/** What happens to the rows of each table when an organization moves. A test fails if a table is missing. */

/** Rows with the organization's id. */
export interface OwnTable {
  /**
   * `streamed`: copied while the organization is in use, then kept up to date by PostgreSQL's logical replication.
   * `at the end`: copied while the organization is closed, because the rows are few, must be unique in the whole
   * installation, or would make the target act on them too early.
   */
  readonly how: 'streamed' | 'at the end'
  /** Only rows that meet this condition are streamed. The target's sweep would act on the others, so they follow at the end. */
  readonly when?: string
  /** The columns in `when`. */
  readonly reads?: readonly string[]
}

const streamed = { how: 'streamed' } as const
const atTheEnd = { how: 'at the end' } as const

export const ownTables: Readonly<Record<string, OwnTable>> = {
  // Without this row, nobody has access, and the target's sweep leaves credits alone.
  organizations: atTheEnd,
  memberships: atTheEnd,
  api_keys: atTheEnd,
  api_key_secrets: atTheEnd,
  guardians: atTheEnd,
  families: atTheEnd,
  student_credentials: atTheEnd,
  learn_settings: atTheEnd,
  recharges: atTheEnd,
  media_objects: atTheEnd,
  media_uploads: atTheEnd,
  invitations: { how: 'streamed', when: `status <> 'pending'`, reads: ['status'] },
  jobs: { how: 'streamed', when: 'finished_at is not null', reads: ['finished_at'] },
  learn_papers: { how: 'streamed', when: 'submitted_at is not null', reads: ['submitted_at'] },
  media_items: {
    how: 'streamed',
    when: `deleted_at is null and (status = 'ready' or status = 'quarantined')`,
    reads: ['deleted_at', 'status'],
  },
  invitation_mails: streamed,
  invitation_counts: streamed,
  audit_events: streamed,
  audit_event_counts: streamed,
  teams: streamed,
  team_members: streamed,
  team_students: streamed,
  students: streamed,
  consents: streamed,
  entitlements: streamed,
  credit_grants: streamed,
  credit_reservations: streamed,
  credit_entries: streamed,
  credit_usage: streamed,
  payments: streamed,
  topic_settings: streamed,
  learn_sessions: streamed,
  learn_decisions: streamed,
  learn_attempts: streamed,
  archived_decisions: streamed,
  learn_paper_questions: streamed,
  learn_notes: streamed,
  assignments: streamed,
  assignment_files: streamed,
  projections: streamed,
  lessons_seen: streamed,
  open_misconceptions: streamed,
  asked_questions: streamed,
  topic_marks: streamed,
  outlooks: streamed,
  student_weeks: streamed,
  student_days: streamed,
  student_counts: streamed,
  media_counts: streamed,
  media_usage: streamed,
  media_renditions: streamed,
  policy_replays: streamed,
  replayed_decisions: streamed,
}

const arriving = '(select id from moving_people where not is_known)'
/** These people leave nothing behind, so their sessions move with them. */
const leaving = '(select id from moving_people where not is_known and leaves)'
const keysAndStudents = `(select id from api_keys where organization_id = $org union all select id from students where organization_id = $org)`
const grants = `(select id from oauth_grants where user_id in ${leaving})`

/** Rows without the organization's id, copied at the end. `moving_people` are its people (people.store.ts). */
export const followingTables: Readonly<Record<string, { readonly which: string }>> = {
  principals: { which: `id in ${arriving} or id in ${keysAndStudents}` },
  users: { which: `id in ${arriving}` },
  passkeys: { which: `user_id in ${arriving}` },
  learn_mail_preferences: { which: `user_id in ${arriving}` },
  web_sessions: { which: `user_id in ${leaving}` },
  oauth_grants: { which: `user_id in ${leaving}` },
  oauth_records: { which: `grant_id in ${grants}` },
  access_tokens: {
    which: `grant_id in ${grants} or grant_id is null and principal_id in (select id from students where organization_id = $org union all select id from moving_people where not is_known and leaves)`,
  },
}

/** Rows that only an installation with the same keys can use. */
export const sealedTables: Readonly<Record<string, { readonly which: string }>> = {
  idempotent_answers: { which: `principal_id in ${leaving} or principal_id in ${keysAndStudents}` },
}

/** The tables whose rows stay, with the reason. */
export const stayingTables: Readonly<Record<string, string>> = {
  organization_moves: 'the mark of the move itself',
  installation: 'describes an installation',
  installation_secrets: 'the keys of an installation',
  key_generations: 'the keys of an installation',
  sealed_roots: 'the keys of an installation',
  schema_migrations: 'describes a database; both must be equal',
  backup_places: 'describes an installation',
  shared_folder: 'describes an installation',
  wal_eras: 'describes a database',
  archive_progress: 'how far this installation has come',
  organization_deletions: 'about organizations that are gone',
  deleted_organizations: 'about organizations that are gone',
  deleted_rows: 'about organizations that are gone',
  payment_events: 'webhooks that this installation has seen; a repetition changes nothing',
  mails: 'queued emails are sent from where they were queued',
  mail_counts: 'limits of a day',
  account_notices: 'limits of an hour',
  email_changes: 'valid for an hour; people ask again',
  sign_in_codes: 'valid for ten minutes; people ask again',
  passkey_challenges: 'valid for ten minutes; people ask again',
  shared_windows: 'limits of an hour at most',
  student_sign_in_tries: 'limits of a few hours, under a hash that only this installation may have made',
  oauth_clients: 'copied with the grants, unless they are known already',
}

export const streamedTables: readonly string[] = Object.keys(ownTables).filter(
  name => ownTables[name]?.how === 'streamed',
)

/** The rows that replication brings. */
export const streamedRows = (name: string, organization: string): string => {
  const own = `organization_id = '${organization}'`
  const { when } = ownTables[name] ?? {}
  return when === undefined ? own : `${own} and ${when}`
}

/** The column with the organization's id. */
export const idColumn = (name: string): string => (name === 'organizations' ? 'id' : 'organization_id')

/** The rows that are copied at the end, by table, the organization itself last. Undefined if the table has none. */
export function lastRows(name: string, organization: string): string | undefined {
  const own = ownTables[name]
  if (!own) return undefined
  const mine = `${idColumn(name)} = '${organization}'`
  if (own.how === 'at the end') return mine
  return own.when === undefined ? undefined : `${mine} and (${own.when}) is not true`
}

export const followingRows = (which: string, organization: string): string =>
  which.replaceAll('$org', `'${organization}'`)
