import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newestOf, numbered } from '../../../server/storage/migrating/compatibility.ts'
import { readMigrations } from '../../../server/storage/migrating/migration-file.ts'

/** What later versions of Learn will do to large tables, in the way that the rules for migrations ask for. */
const later: Readonly<Record<string, string>> = {
  columns: `-- Adds columns with defaults, and constraints that are checked later.
alter table audit_events add column weight integer not null default 1;
alter table audit_events add constraint audit_events_weight_check check (weight > 0) not valid;
alter table learn_attempts add column late boolean;
alter table users add column nickname text not null default '';
alter table jobs add column colour text;
create table colours (id uuid primary key, student_id uuid not null references students, user_id uuid references users);`,
  index: `-- Finds audited actions by their weight, and checks the weights that are there.
-- outside a transaction
create index concurrently if not exists audit_events_by_weight on audit_events (organization_id, weight, created_at);
alter table audit_events validate constraint audit_events_weight_check;`,
  batches: `-- Notes which early answers were late.
-- outside a transaction
create index concurrently if not exists learn_attempts_early on learn_attempts (id) where late is null and answered_at < '2020-01-03Z';
-- until nothing changes
update learn_attempts set late = false where id in (select id from learn_attempts where late is null and answered_at < '2020-01-03Z' limit 1000);
drop index concurrently if exists learn_attempts_early;`,
}

/** A folder with our migrations, and these after them. */
export async function withLater(from: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'learn-migrations-'))
  await cp(from, folder, { recursive: true })
  const newest = newestOf(await readMigrations(from))
  const said = `\n-- compatible from ${numbered(newest)}\n`
  for (const [at, [name, text]] of Object.entries(later).entries())
    await writeFile(join(folder, `${numbered(newest + 1 + at)}_later_${name}.sql`), text.replace('\n', said))
  return folder
}
