import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastOfBaseline, readMigrations, summaryOf } from '../server/storage/migrating/migration-file.ts'
import { refusalsOf } from './support/operating/migration-rules.ts'

const migrations = await readMigrations('server/storage/migrations')

test('no migration after the baseline locks a table in use for long, or takes something from servers that run', () => {
  const later = migrations.filter(({ version }) => version > lastOfBaseline)
  assert(later.length > 0)
  assert.deepEqual(
    later.flatMap(migration => [...refusalsOf(migration)]),
    [],
  )
})

test('every migration begins with a sentence for the operator', () => {
  for (const migration of migrations) assert.match(summaryOf(migration), /^[A-Z].{8,}\.$/, migration.name)
})

const refused = (text: string) => [
  ...refusalsOf({ name: '0099_test.sql', text: `-- Changes some things.\n${text}` }),
]

test('dangerous statements are refused', () => {
  for (const text of [
    'create index a on audit_events (id);',
    'create unique index a\n  on audit_events (id);',
    'alter table students alter column exam_date set not null;',
    'alter table students add constraint a check (id is not null);',
    'alter table students add constraint a foreign key (id) references users;',
    'alter table students add column size integer check (size > 0);',
    'alter table students add column size uuid default gen_random_uuid();',
    'alter table students add size integer references users;',
    'alter table students alter column display_name type varchar(10);',
    'alter table students alter display_name set data type varchar(10);',
    "update students set display_name = '';",
    'delete from audit_events;',
    'insert into audit_counts select organization_id, count(*) from audit_events group by 1;',
    'alter table students drop column exam_date;',
    'alter table students rename to pupils;',
    'drop table students;',
    'lock table students;',
    '-- outside a transaction\ncreate index concurrently a on students (id);',
    '-- outside a transaction\nupdate students set size = 1 where id in (select id from students where size is null limit 100);',
    '-- outside a transaction\ncreate table things (id uuid);',
  ])
    assert.equal(refused(text).length, 1, `${text}\n${refused(text).join('\n')}`)
  assert.match(
    [...refusalsOf({ name: '0099_test.sql', text: 'create table things (id uuid);' })][0] ?? '',
    /must begin with a comment/,
  )
})

test('what is instant, or done online, is allowed', () => {
  for (const text of [
    'create table things (id uuid primary key, size integer check (size > 0));\ncreate index a on things (id);\nalter table things alter column size set not null;\ninsert into things select id from students;',
    "alter table students add column size integer not null default 1;\nalter table students add column kind text not null default 'a';",
    'alter table students add constraint a check (size > 0) not valid;',
    'alter table students drop constraint a;',
    'create function f() returns void language sql as $$ update students set size = 1 $$;',
    '-- outside a transaction\ncreate index concurrently if not exists a on students (id);\nalter table students validate constraint a;\n-- until nothing changes\nupdate students set size = 1 where id in (select id from students where size is null limit 100);',
  ])
    assert.deepEqual(refused(text), [])
})
