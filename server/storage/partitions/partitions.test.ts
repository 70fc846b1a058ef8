import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type pg from 'pg'
import { describeSchema } from '../../../scripts/schema.ts'
import { createDatabase } from '../../../test/support/database.ts'
import { family, practiseOnce } from '../../../test/support/learning/family.ts'
import { World } from '../../../test/support/world.ts'
import { migrate } from '../migrate.ts'
import { runAsOwner } from '../owner.ts'

const world = await World.create()
after(() => world.close())

const inYears = (years: number) => new Date(Date.now() + years * 365 * 86_400_000)

interface Partition {
  readonly name: string
  readonly partition: string
  readonly beginning: Date | null
  readonly ending: Date | null
}

async function partitions(owner: Pick<pg.Pool, 'query'> = world.owner): Promise<Partition[]> {
  const { rows } = await owner.query<Partition>(
    'select name, partition, beginning, ending from find_time_partitions() order by name, beginning nulls first, ending nulls last',
  )
  return rows
}

const quarters = (all: readonly Partition[], table: string) =>
  all.filter(({ name, ending }) => name === table && ending !== null)

const tables = ['audit_events', 'learn_attempts', 'learn_decisions']

test('dividing a table changes nothing else about it', async () => {
  const database = await createDatabase()
  const [before, afterwards] = await runAsOwner(database.url, 'test', async client => {
    await migrate(client, undefined, 38)
    const before = await describeSchema(client)
    await migrate(client, undefined, 45)
    return [before, await describeSchema(client)]
  })
  await database.drop()
  const about = (text: string, table: string) =>
    text
      .split(/;\n/)
      .filter(statement => new RegExp(`\\b(on|table) (only )?(public\\.)?${table}\\b`, 'i').test(statement))
      .map(statement =>
        statement
          .trim()
          .replace(' ON ONLY ', ' ON ')
          .replace(/ partition by RANGE \(\w+\)$/, ''),
      )
      // In each partition, and compared with the others by a trigger.
      .filter(
        statement =>
          !/_single|learn_attempts_decision_id_key|_session_id_position_key|learn_attempts_numbered/.test(
            statement,
          ),
      )
      .map(statement => statement.replace('PRIMARY KEY (id, created_at)', 'PRIMARY KEY (id)'))
      .sort()
  for (const table of [...tables, 'replayed_decisions'])
    assert.deepEqual(about(afterwards, table), about(before, table), table)
})

test('nobody but the owner can use a partition, and each has the unique indexes of the first', async () => {
  for (const { name, partition } of await partitions()) {
    const { rows } = await world.owner.query(
      `select relrowsecurity as secured, exists (select from pg_policy where polrelid = c.oid) as "hasPolicy",
        (select count(*)::int from unnest(array['learn_app', 'learn_identity', 'learn_worker']) r
          where has_any_column_privilege(r, c.oid, 'select, insert, update')) as users,
        (select count(*)::int from pg_index where indrelid = c.oid and indisunique) as rules,
        (select count(*)::int from pg_index where indrelid = ($2 || '_first')::regclass and indisunique) as wanted
      from pg_class c where oid = $1::regclass`,
      [partition, name],
    )
    const { rules, wanted, ...rest } = rows[0]
    assert.deepEqual(rest, { secured: true, hasPolicy: false, users: 0 }, partition)
    assert.equal(rules, wanted, partition)
  }
})

test('partitions are made ahead without gaps, once, and only by the clock of the database', async () => {
  const count = async () => (await partitions()).length
  const before = await count()
  assert.deepEqual((await world.owner.query('select add_partitions() as added')).rows, [{ added: 0 }])
  assert.equal(await count(), before)
  const { rows: ahead } = await world.owner.query('select ahead from find_partitions_ahead()')
  assert.deepEqual(
    ahead,
    tables.map(() => ({ ahead: 2 })),
  )
  await world.owner.query('select add_partitions_until($1)', [inYears(2)])
  const all = await partitions()
  for (const table of tables) {
    const parts = quarters(all, table)
    assert(parts.length > 6, table)
    for (const [at, part] of parts.entries())
      if (at > 0) assert.deepEqual(part.beginning, parts[at - 1]?.ending, part.partition)
  }
  assert(
    (await world.owner.query('select add_partitions_until($1) as added', [inYears(100)])).rows[0].added <= 24,
  )
})

test('two servers that make partitions at the same time make them once', async () => {
  const until = inYears(7)
  const made = await Promise.all(
    Array.from(
      { length: 4 },
      async () =>
        (await world.owner.query('select add_partitions_until($1) as added', [until])).rows[0].added,
    ),
  )
  assert.equal(made.filter(added => added > 0).length, 1)
})

test('a row from the far future is accepted, found, and does not stop later partitions', async () => {
  const child = await family(world)
  await practiseOnce(world, child)
  const moment = inYears(30)
  const id = (await world.owner.query('select smallest_id($1) as id', [moment])).rows[0].id
  await world.owner.query(
    `insert into learn_decisions select (jsonb_populate_record(d, jsonb_build_object('id', $2::uuid, 'position', 5000, 'created_at', $3::timestamptz))).*
      from learn_decisions d where student_id = $1 limit 1`,
    [child.studentId, id, moment],
  )
  await world.owner.query(
    `insert into audit_events select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'created_at', $1::timestamptz))).*
      from audit_events e limit 1`,
    [moment],
  )
  const found = await world.call('learn.getLearnDecision', child.parent.token, { decisionId: id })
  assert.equal(found.status, 200)
  const { rows: outside } = await world.owner.query(
    'select name from find_partitions_ahead() where outside order by 1',
  )
  assert.deepEqual(outside, [{ name: 'audit_events' }, { name: 'learn_decisions' }])
  for (let years = 8; years <= 31; years++)
    await world.owner.query('select add_partitions_until($1)', [inYears(years)])
  const all = await partitions()
  for (const table of ['audit_events', 'learn_decisions']) {
    const behind = quarters(all, table).find(({ beginning }) => beginning && beginning > moment)
    assert(
      behind && Math.abs(Number(behind.beginning) - Number(moment)) < 2,
      `${table}: ${behind?.beginning}`,
    )
  }
  assert.equal(
    (await world.call('learn.getLearnDecision', child.parent.token, { decisionId: id })).status,
    200,
  )
})

/** Inserts a copy of a row, in a transaction of its own that waits before it commits. */
const copyOf = (table: string, changes: string) =>
  `insert into ${table} select (jsonb_populate_record(r, jsonb_build_object(${changes}))).* from ${table} r where student_id = $1 and id < smallest_id(now() + interval '1 year') limit 1`

const laterId = `'id', smallest_id((select max(ending) - interval '1 day' from find_time_partitions()))`
const doubles = [
  ['learn_decisions', `${laterId}`, 'learn_decisions_session_id_position_key'],
  ['learn_attempts', `${laterId}, 'number', 900000`, 'learn_attempts_decision_id_key'],
] as const

for (const [table, changes, constraint] of doubles)
  test(`a second row of ${table} in another partition is refused, also at the same time`, async () => {
    const child = await family(world)
    await practiseOnce(world, child)
    const refusal = (error: pg.DatabaseError) => error.code === '23505' && error.constraint === constraint
    await assert.rejects(world.owner.query(copyOf(table, changes), [child.studentId]), refusal)

    // Two copies of a row that is deleted first: of those who insert them at the same time, one waits and is refused.
    const [one, other] = [await world.owner.connect(), await world.owner.connect()]
    try {
      const fresh = table === 'learn_decisions' ? `'position', 7000` : `'number', 7000`
      const decision =
        table === 'learn_attempts'
          ? `, 'decision_id', (select id from learn_decisions where student_id = r.student_id and id not in (select decision_id from learn_attempts) limit 1)`
          : ''
      if (decision)
        await world.owner.query(copyOf('learn_decisions', `'id', smallest_id(now()), 'position', 8000`), [
          child.studentId,
        ])
      const first = copyOf(table, `'id', smallest_id(now() + interval '1 minute'), ${fresh}${decision}`)
      const second = copyOf(table, `${laterId}, ${fresh}${decision}`)
      await one.query('begin')
      await one.query(first, [child.studentId])
      const waiting = other.query(second, [child.studentId]).then(
        () => 'inserted',
        (error: pg.DatabaseError) => error.code,
      )
      while (
        (
          await world.owner.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
        ).rowCount === 0
      );
      await one.query('commit')
      assert.equal(await waiting, '23505')
    } finally {
      one.release()
      other.release()
    }
  })

test('an answer to another child’s decision is refused', async () => {
  const [child, other] = [await family(world), await family(world)]
  for (const each of [child, other]) await practiseOnce(world, each)
  await assert.rejects(
    world.owner.query(
      copyOf(
        'learn_attempts',
        `'id', smallest_id(now()), 'number', 9000, 'decision_id', (select id from learn_decisions d where student_id = '${other.studentId}'
          and not exists (select from learn_attempts where decision_id = d.id) limit 1)`,
      ),
      [child.studentId],
    ),
    (error: pg.DatabaseError) => error.constraint === 'learn_attempts_of_student' || error.code === '23502',
  )
})
