import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { family, newChild, onboard, practiseOnce } from '../../test/support/learning/family.ts'
import { newFile } from '../../test/support/media/files.ts'
import { type Person, World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const close = ({ token, email }: Pick<Person, 'token' | 'email'>) =>
  world.call('identity.closeAccount', token, { confirmEmail: email, deleteUnshared: true })

/** Hashes of all rows of all tables, except when something was last used, and what only the server itself writes. */
async function allRows(): Promise<Record<string, string[]>> {
  const { rows: tables } = await world.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await world.owner.query<{ hash: string }>(
      `select md5((to_jsonb(t) - 'last_used_at')::text) as hash from ${name} t order by 1`,
    )
    found[name] = rows.map(({ hash }) => hash)
  }
  return found
}

/** A parent with their own organization and child, another child at a tutor's, files, a key and a session. */
async function createParent() {
  const own = await family(world)
  const { parent, organizationId, teamId } = own
  await practiseOnce(world, own)
  await world.call('media.createMediaItem', parent.token, { organizationId, teamId, ...newFile() })
  await world.session(parent.userId)
  const tenant = await world.tenant()
  const input = { organizationId: tenant.organizationId, email: parent.email, role: 'admin' } as const
  const { body } = await world.call('organizations.createInvitation', tenant.key, input)
  await world.call('organizations.acceptInvitation', parent.token, { token: body.token })
  const elsewhere = await onboard(world, tenant.key, parent.email)
  await world.call('identity.createApiKey', parent.token, {
    organizationId: tenant.organizationId,
    name: 'Mine',
    role: 'viewer',
    scopes: [],
  })
  // Its audit event is the last thing that closing the account writes for this organization.
  await world.owner.query(
    'insert into audit_event_counts select $1, n, 0 from generate_series(0, 15) n on conflict do nothing',
    [tenant.organizationId],
  )
  return { parent, tenant, own, elsewhere }
}

test('if the database connection is lost just before the commit, a retry closes the account, once', async () => {
  const { parent, tenant } = await createParent()
  const holder = await world.owner.connect()
  await holder.query('begin')
  await holder.query('select from audit_event_counts where organization_id = $1 for update', [
    tenant.organizationId,
  ])
  const closing = close(parent)
  const waiting = `select pid, query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  let pid: number | undefined
  for (let waited = 0; pid === undefined && waited < 30_000; waited += 20) {
    pid = (await world.owner.query(waiting)).rows[0]?.pid
    await sleep(20)
  }
  await world.owner.query('select pg_terminate_backend($1)', [pid])
  await holder.query('rollback')
  holder.release()
  assert.equal((await closing).status, 200)
  assert.equal((await world.waitForMails(parent.email, 1, /closed/)).length, 1)
  assert.equal((await close(parent)).status, 401)
})

test('if any step fails, even the last email, nothing has happened', async () => {
  const { parent } = await createParent()
  await world.server.app.lastUses.flush()
  const before = await allRows()
  await world.owner.query(`
    create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse_mail before insert on mails for each row execute function refuse_mail()`)
  assert.equal((await close(parent)).status, 500)
  await world.owner.query('drop trigger refuse_mail on mails; drop function refuse_mail()')
  await world.server.app.lastUses.flush()
  assert.deepEqual(await allRows(), before)
})

test('of two closings at the same time, one succeeds and the other finds no account', async () => {
  const { parent, tenant } = await createParent()
  const answers = await world.callInOrder(
    'select from organizations where id = $1 for update',
    tenant.organizationId,
    () => close(parent),
    () => close(parent),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401])
  assert.equal((await world.waitForMails(parent.email, 1, /closed/)).length, 1)
})

/** What a person can add at the last moment, and what must not remain of it. */
const additions: Record<string, (person: Person, organizationId: string) => Promise<{ status: number }>> = {
  'a key': ({ token }, organizationId) =>
    world.call('identity.createApiKey', token, { organizationId, name: 'Late', role: 'viewer', scopes: [] }),
  'an organization': ({ token }) =>
    world.call('organizations.createOrganization', token, { name: 'Late organization' }),
  'a child': ({ token, email }) =>
    world.call('learn.completeLearnParentChildOnboarding', token, newChild(email)),
}

for (const [name, add] of Object.entries(additions))
  test(`${name} that is added while the account is being closed is either deleted with it or refused`, async () => {
    for (let round = 0; round < 10; round++) {
      const tenant = await world.tenant()
      const person = await world.member(tenant, 'admin')
      const { userId } = person
      const [closed, added] = await Promise.all([close(person), add(person, tenant.organizationId)])
      assert(closed.status === 200, `${closed.status}`)
      assert(added.status < 300 || added.status === 401, `${added.status}`)
      const { rows } = await world.owner.query(
        `select 1 from api_keys where created_by_user_id = $1 and revoked_at is null
          union all select 1 from memberships where principal_id = $1
          union all select 1 from guardians where user_id = $1
          union all select 1 from organizations o where not exists (select from memberships where organization_id = o.id)`,
        [userId],
      )
      assert.deepEqual(rows, [])
    }
  })
