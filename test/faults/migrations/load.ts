import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { LargeDatabase } from './seed.ts'
import { type Load, Stopwatch } from './stopwatch.ts'

/** Shorter for what is written by hand: it looks for slow statements, while that for every table only looks for locks. */
const pauseMilliseconds = { known: 20, everyTable: 100 }

/** Reads and writes of the large tables, as the server's roles where they may. Nothing that is written stays. */
const statements = ({ organization, students }: LargeDatabase): Record<string, string> => {
  const [first, second] = students
  const app = `begin; set local role learn_app;
    select set_config('learn.principal', '${organization}', true), set_config('learn.organizations', '{${organization}}', true)`
  const as = (text: string) => `${app}; ${text}; rollback`
  const list = (table: string, order: string, only = `organization_id = '${organization}'`) =>
    as(`select * from ${table} where ${only} order by ${order} limit 25`)
  return {
    'read audit_events': list('audit_events', 'created_at desc, id desc'),
    'write audit_events':
      as(`insert into audit_events (id, organization_id, principal_id, actor_kind, operation, subject_id, request_id, created_at)
      values (gen_random_uuid(), '${organization}', null, 'user', 'x', '${organization}', 'x', now())`),
    'read learn_decisions': list('learn_decisions', 'created_at desc, id desc', `student_id = '${first}'`),
    'write learn_decisions': as(
      `update learn_decisions set attempt_id = attempt_id where id = 'd0000000${'1'.padStart(24, '0')}'`,
    ),
    'read learn_attempts': list('learn_attempts', 'answered_at desc, id desc'),
    'write learn_attempts': `begin; with decision as (
        insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id, target_id,
          deterministic, seed, record, view, weighed, model_version, content_version, created_at)
        values (uuidv7(), '${organization}', '${first}', '${first}', 1000000, 'practice', 'mastery_policy_v0', 'x', false, 1, 'x', 'x', 'x', 'x', 'x', now())
        returning id
      ) insert into learn_attempts (id, organization_id, student_id, number, session_id, decision_id, topic_id, question_id,
          difficulty, is_right, score_before, score_after, answered_at, created_at)
        select uuidv7(), '${organization}', '${first}', 1000000, '${first}', id, 'x', 'x', 0, true, 0, 0, now(), now()
        from decision; rollback`,
    'read credit_entries': list(
      'credit_entries',
      'number',
      `organization_id = '${organization}' and number = 1`,
    ),
    'write credit_entries': `begin; insert into credit_entries (organization_id, number, id, kind, from_account, to_account, credits,
        grant_id, balance, reserved, owed, created_at, hash) values ('${organization}', 1, gen_random_uuid(), 'grant', 'operator',
        'available', 1, '${organization}', 1, 0, 0, now(), sha256('x')); rollback`,
    'read media_items': list(
      'media_items',
      'created_at desc, id desc',
      `organization_id = '${organization}' and deleted_at is null`,
    ),
    'write media_items': as(
      `update media_items set updated_at = now() where id = (select id from media_items where organization_id = '${organization}'
        and deleted_at is null order by created_at, id limit 1)`,
    ),
    'read users': 'begin; set local role learn_identity; select id, email from users limit 1; rollback',
    'write users': `begin; insert into users (id, email, created_at) values (gen_random_uuid(), 'x@example.org', now()); rollback`,
    'read students': list('students', 'created_at desc, id desc'),
    'write students': as(`update students set updated_at = now() where id = '${second}'`),
  }
}

/** Reads a row of every table there is, and locks and changes it like a request. Nothing that is written stays. */
async function forEveryTable(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string; column: string }>(
    `select distinct on (c.oid) c.oid::regclass::text as name, quote_ident(a.attname) as column
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.attidentity = ''
      where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
        and c.oid <> 'schema_migrations'::regclass
      order by c.oid, a.attnum`,
  )
  await client.end()
  return Object.fromEntries(
    rows.map(({ name, column }) => [
      `any use of ${name}`,
      `begin; select from ${name} limit 1;
        update ${name} set ${column} = ${column} where ctid = (select ctid from ${name} limit 1); rollback`,
    ]),
  )
}

/**
 * Each statement runs on a connection of its own, again and again. Meanwhile somebody reads for long, such as a report, and
 * rests in between.
 */
export async function startLoad(url: string, large: LargeDatabase, rest: number): Promise<Load> {
  const watch = new Stopwatch()
  let stopped = false
  const repeat = async ([name, text]: [string, string], pause: number, settings = '') => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    if (settings) await client.query(settings)
    while (!stopped) {
      // The stopwatch knows what failed.
      await watch.time(name, () => client.query(text)).catch(() => client.query('rollback'))
      await sleep(pause)
    }
    await client.end()
  }
  // Triggers would refuse some of these changes.
  const withoutTriggers = 'set session_replication_role = replica'
  const loops = [
    ...Object.entries(statements(large)).map(known => repeat(known, pauseMilliseconds.known)),
    ...Object.entries(await forEveryTable(url)).map(any =>
      repeat(any, pauseMilliseconds.everyTable, withoutTriggers),
    ),
    readForLong(url, rest, () => stopped),
  ]
  return {
    get statements() {
      return watch.count
    },
    longest: (from, to) => watch.longest(from, to),
    stop: async () => {
      stopped = true
      await Promise.all(loops)
      return [...watch.failures]
    },
  }
}

async function readForLong(url: string, rest: number, isOver: () => boolean) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  while (!isOver()) {
    await client.query(
      'begin; select from audit_events limit 1; select from learn_attempts limit 1; select from users limit 1',
    )
    await sleep(1_500)
    await client.query('commit')
    await sleep(rest)
  }
  await client.end()
}
