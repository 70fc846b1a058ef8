import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type pg from 'pg'
import { findCredential } from '../server/identity/credential.store.ts'
import { hashSecret } from '../server/identity/secret.ts'
import { uuidv7 } from '../server/ids.ts'
import { notCompared, organizationsLiteral, type Scope } from '../server/storage/scope.ts'
import { statement } from '../server/storage/statement.ts'
import { clientFamily, practiseOnce } from './support/learning/family.ts'
import { tutorOf } from './support/learning/practising.ts'
import { replayOf } from './support/learning/replays.ts'
import { addReadyPicture, newFile, newUpload } from './support/media/files.ts'
import { type Tenant, World } from './support/world.ts'

const world = await World.create({ databaseConnections: 4 })
after(() => world.close())
const { database } = world.server.app

/** The scope of a tenant's own key in all its organizations, as execute.ts creates it. */
async function scopeOf({ key }: Tenant): Promise<Scope & { organizationIds: readonly string[] }> {
  const row = await findCredential(database.system, hashSecret(key))
  assert(row)
  return {
    principalId: row.principalId,
    versions: { credential: row.credentialVersion, membership: row.membershipVersion },
    organizations: organizationsLiteral(row.organizationIds),
    organizationIds: row.organizationIds,
  }
}

const everyInvitation = statement<{ organization_id: string }>(
  'test_every_invitation',
  'select organization_id from invitations',
)

test('a query without a filter sees only the organizations of its scope', async () => {
  const [mine, other] = [await world.tenant(), await world.tenant()]
  await world.invitations(mine, [{}, {}])
  await world.invitations(other, [{}, {}, {}])
  const rows = await database.scoped(await scopeOf(mine)).query(everyInvitation, [])
  assert.deepEqual(
    rows.map(row => row.organization_id),
    [mine.organizationId, mine.organizationId],
  )
  const inTransaction = await database.transaction(await scopeOf(other), db => db.query(everyInvitation, []))
  assert.equal(inTransaction.length, 3)
})

test('without a scope nothing is visible, and a scope ends with its statement', async () => {
  const tenant = await world.tenant()
  await world.invitations(tenant, [{}])
  const scope = await scopeOf(tenant)
  for (let round = 0; round < 20; round++) {
    assert.equal((await database.scoped(scope).query(everyInvitation, [])).length, 1)
    assert.deepEqual(await database.system.query(everyInvitation, []), [])
    await database.transaction(scope, db => db.query(everyInvitation, []))
    assert.deepEqual(await database.system.query(everyInvitation, []), [])
  }
})

/** Adds a tenant's rows to every table that an operation can read. */
async function fill(tenant: Tenant): Promise<void> {
  const { key, organizationId, userId } = tenant
  const headers = { 'idempotency-key': 'k' }
  await world.call('organizations.createOrganization', key, { name: 'Filled' }, { headers })
  await world.invitations(tenant, [{}])
  const invited = { organizationId, email: 'filled@example.org', role: 'viewer' } as const
  await world.call('organizations.createInvitation', key, invited)
  const { memberId } = await world.member(tenant)
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  await world.call('teams.addTeamMember', key, { teamId: team.id, memberId })
  await world.grant(userId)
  await world.session(userId)
  await world.call('learn.updateLearnMailPreferences', await world.token(userId), { weekly: true })
  await world.credits(tenant, 100)
  await world.spend(tenant, 10)
  await world.job(tenant)
  const child = await clientFamily(world, tenant)
  await practiseOnce(world, child)
  await world.call('learn.addLearnGroupStudents', key, { teamId: team.id, studentIds: [child.studentId] })
  await replayOf(world, tenant, child)
  await world.call('media.createMediaItem', key, { organizationId, ...newFile() })
  await world.call('media.createMediaUpload', key, { organizationId, ...newUpload() })
  await addReadyPicture(world, tenant)
}

/** The column with a row's owner. */
const ownerColumns: Record<string, string> = { organizations: 'id', users: 'id' }

test('every table with tenants’ rows has a policy, and shows nothing of another tenant', async () => {
  const [mine, other] = [await world.tenant(), await world.tenant()]
  await fill(mine)
  await fill(other)
  const { rows: tables } = await world.owner.query<{
    name: string
    secured: boolean
    column: string | null
    readable: boolean
  }>(`
    select c.relname as name, c.relrowsecurity as secured,
      has_any_column_privilege('learn_app', c.oid, 'select') as readable,
      (select attname from pg_attribute where attrelid = c.oid and attname in ('organization_id', 'principal_id', 'user_id')
        order by attname limit 1) as column
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`)
  const scope = await scopeOf(mine)
  const asPerson = { ...scope, principalId: mine.userId, versions: notCompared }
  const { rows: people } = await world.owner.query<{ id: string }>(
    'select principal_id as id from memberships where organization_id = any ($1)',
    [scope.organizationIds],
  )
  const mineOnly: Record<string, readonly string[]> = {
    organization_id: scope.organizationIds,
    principal_id: [scope.principalId],
    user_id: [mine.userId],
  }
  const walked: string[] = []
  for (const { name, secured, column, readable } of tables) {
    if (!readable) continue
    assert(
      secured || name === 'principals',
      `every request can read ${name}, but it has no row-level security`,
    )
    const owner = ownerColumns[name] ?? column
    if (!owner) continue
    const rows = await database
      .scoped(owner === 'user_id' ? asPerson : scope)
      .query(statement<{ owner: string }>(`test_all_${name}`, `select ${owner} as owner from ${name}`), [])
    assert(rows.length > 0, `${name} has no visible rows to test with`)
    const allowed =
      name === 'users'
        ? people.map(({ id }) => id)
        : name === 'organizations'
          ? scope.organizationIds
          : (mineOnly[owner] ?? [])
    for (const row of rows) assert(allowed.includes(row.owner), `${name} shows another tenant's rows`)
    walked.push(name)
  }
  assert.deepEqual(walked, [
    'api_key_secrets',
    'api_keys',
    'archived_decisions',
    'asked_questions',
    'assignment_files',
    'assignments',
    'audit_event_counts',
    'audit_events',
    'consents',
    'credit_entries',
    'credit_grants',
    'credit_reservations',
    'credit_usage',
    'entitlements',
    'families',
    'guardians',
    'idempotent_answers',
    'invitation_counts',
    'invitation_mails',
    'invitations',
    'jobs',
    'learn_attempts',
    'learn_decisions',
    'learn_mail_preferences',
    'learn_notes',
    'learn_paper_questions',
    'learn_papers',
    'learn_sessions',
    'learn_settings',
    'lessons_seen',
    'media_counts',
    'media_items',
    'media_renditions',
    'media_uploads',
    'memberships',
    'oauth_grants',
    'open_misconceptions',
    'organizations',
    'outlooks',
    'policy_replays',
    'projections',
    'replayed_decisions',
    'student_counts',
    'student_credentials',
    'student_days',
    'student_weeks',
    'students',
    'team_members',
    'team_students',
    'teams',
    'topic_marks',
    'topic_settings',
    'users',
    'web_sessions',
  ])
})

test('a client who is removed during a call sees nothing more', async () => {
  const tenant = await world.tenant()
  await fill(tenant)
  const child = await clientFamily(world, tenant)
  const tutor = await tutorOf(world, tenant.key, child)
  const list = () => world.call('learn.listLearnStudents', tutor.token, {})
  assert.equal((await list()).body.total, 1)
  const holding = await world.owner.connect()
  try {
    await holding.query('begin; lock table students in access exclusive mode')
    const asked = list()
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await world.owner.query(waits)).rows.length === 0);
    await world.owner.query('delete from memberships where id = $1', [tutor.memberId])
    await holding.query('commit')
    assert.deepEqual((await asked).body.data ?? [], [])
  } finally {
    holding.release(true)
  }
})

test('a stranger in an organization’s scope sees nothing in tables that only some members may see', async () => {
  const tenant = await world.tenant()
  await fill(tenant)
  const { rows: limited } = await world.owner.query<{ name: string }>(
    `select relname as name from pg_policy p join pg_class c on c.oid = p.polrelid where p.polname in ('client', 'item')`,
  )
  assert(limited.length > 15)
  for (const { name } of limited) {
    const rows = statement<{ count: number }>(`test_count_${name}`, `select count(*) from ${name}`)
    const count = async (principalId: string) => {
      const scope = { principalId, versions: notCompared }
      const within = { ...scope, organizations: organizationsLiteral([tenant.organizationId]) }
      return (await database.scoped(within).query(rows, []))[0]?.count
    }
    assert.notEqual(await count(await world.keyId(tenant.key)), 0, name)
    assert.equal(await count(uuidv7(new Date())), 0, name)
  }
})

test('sign-in and OAuth can’t read tenants’ tables, and operations can’t read their secrets', async () => {
  const { rows } = await world.owner.query<{ name: string; app: boolean; identity: boolean }>(`
    select relname as name, has_any_column_privilege('learn_app', oid, 'select') as app,
      has_any_column_privilege('learn_identity', oid, 'select') as identity
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)
  const both = rows.filter(({ app, identity }) => app && identity).map(({ name }) => name)
  assert.deepEqual(both.sort(), [
    'learn_mail_preferences',
    'oauth_grants',
    'student_credentials',
    'users',
    'web_sessions',
  ])
  const { rows: secrets } = await world.owner.query(
    `select relname, attname from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0
        and relname <> 'credit_entries' and attname in ('hash', 'code_hash', 'browser_hash', 'payload', 'sealed', 'public_key', 'pin_hash')
        and has_column_privilege('learn_app', attrelid, attnum, 'select')`,
  )
  assert.deepEqual(secrets, [])
})

test('the database refuses writes to another tenant', async () => {
  const [mine, other] = [await world.tenant(), await world.tenant()]
  const [id] = await world.invitations(other, [{ email: 'theirs@example.org' }])
  const scope = await scopeOf(mine)
  const insert = statement(
    'test_insert_invitation',
    `insert into invitations (id, organization_id, email, role, invited_by_user_id, token_seed, expires_at, created_at)
      values ($1, $2, 'x@example.org', 'admin', $3, gen_random_uuid(), now(), now())`,
  )
  await assert.rejects(
    database.transaction(scope, db =>
      db.query(insert, [uuidv7(new Date()), other.organizationId, other.userId]),
    ),
    (error: pg.DatabaseError) => error.code === '42501',
  )
  const change = statement<{ id: string }>(
    'test_change_invitation',
    `update invitations set email = 'mine@example.org' where id = $1 returning id`,
  )
  assert.deepEqual(await database.transaction(scope, db => db.query(change, [id ?? ''])), [])
  const remove = statement<{ id: string }>(
    'test_delete_invitation',
    'delete from invitations where id = $1 returning id',
  )
  assert.deepEqual(await database.transaction(scope, db => db.query(remove, [id ?? ''])), [])
  const join = statement(
    'test_join',
    `insert into memberships (id, principal_id, organization_id, role, created_at)
      values (gen_random_uuid(), $1, $2, 'admin', now())`,
  )
  await assert.rejects(
    database.transaction(scope, db => db.query(join, [scope.principalId, other.organizationId])),
    (error: pg.DatabaseError) => error.code === '42501',
  )
})

test('the database role of requests owns nothing, bypasses nothing, and can’t read the installation’s secrets', async () => {
  const { rows } = await world.owner.query(
    `select rolsuper, rolbypassrls, rolcreaterole, rolcanlogin,
      (select count(*)::int from pg_class where relowner = r.oid) as owned,
      has_table_privilege('learn_app', 'installation', 'select') as installation,
      has_schema_privilege('learn_app', 'public', 'create') as creates
    from pg_roles r where rolname = 'learn_app'`,
  )
  assert.deepEqual(rows, [
    {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcanlogin: false,
      owned: 0,
      installation: false,
      creates: false,
    },
  ])
})

test('the database role of background work moves credits only for payments and for what is due', async () => {
  const { rows } = await world.owner.query(`select
    array(select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and has_any_column_privilege('learn_worker', oid, 'insert, update') order by 1) as written,
    has_column_privilege('learn_worker', 'organizations', 'credits_balance', 'update') as balance,
    array(select proname::text from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and prorettype <> 'trigger'::regtype and has_function_privilege('learn_worker', oid, 'execute') order by 1) as functions`)
  assert.deepEqual(rows, [
    {
      written: ['audit_events', 'mails', 'organizations', 'payment_events', 'recharges'],
      balance: false,
      functions: [
        'add_partitions',
        'archive_decisions',
        'begin_media_processing',
        'begin_wal_era',
        'billing_addresses',
        'end_media_processing',
        'end_media_upload',
        'erase_due_student',
        'erase_inactive_student',
        'fail_lost_jobs',
        'find_decisions_to_archive',
        'find_deleted_with_media',
        'find_due_erasures',
        'find_expired_media_uploads',
        'find_inactive_students',
        'find_media_to_process',
        'find_media_upload',
        'find_partitions_ahead',
        'forget_deleted_organizations',
        'is_media_upload',
        'media_of_deleted_is_removed',
        'media_upload_goes_on',
        'postpone_media_processing',
        'purge_due_media',
        'read_metrics',
        'record_media_thumbnail',
        'record_payment',
        'remove_failed_media',
        'settle_due_credits',
        'settle_payment',
        'submit_due_papers',
        'take_unused_media_objects',
        'wal_position',
        'want_media_object',
      ],
    },
  ])
})

test('2,000 statements of many tenants, interleaved on a few connections, each see only their own rows', async () => {
  const tenants = await Promise.all(Array.from({ length: 20 }, () => world.tenant()))
  for (const tenant of tenants) await world.invitations(tenant, [{}])
  const scopes = await Promise.all(tenants.map(scopeOf))
  const answers = await Promise.all(
    Array.from({ length: 2_000 }, async (_, index) => {
      const place = (index * 7) % tenants.length
      const scope = scopes[place] as Scope
      const rows =
        index % 5 === 0
          ? await database.transaction(scope, db => db.query(everyInvitation, []))
          : await database.scoped(scope).query(everyInvitation, [])
      return rows.length === 1 && rows[0]?.organization_id === tenants[place]?.organizationId
    }),
  )
  assert(answers.every(Boolean))
})
