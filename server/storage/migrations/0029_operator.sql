-- The operator's tool: what the operator wrote about an action, such as how they checked who somebody is.
alter table audit_events add column note text;
-- 0030 validates it: with this migration's lock, nobody could use the table meanwhile.
alter table audit_events add constraint audit_events_note_check check (char_length(note) between 1 and 500) not valid;

-- A deleted organization is gone for everybody at once. For 30 days, the operator can bring it back from a copy of its rows,
-- which no role of the server can read.
create table deleted_organizations (
  id uuid primary key,
  name text not null,
  deleted_at timestamptz(3) not null
);
create index deleted_organizations_by_time on deleted_organizations (deleted_at);

create table deleted_rows (
  deleted_id uuid not null references deleted_organizations on delete cascade,
  table_name text not null,
  content jsonb not null
);
create index deleted_rows_of_organization on deleted_rows (deleted_id, table_name);
create index deleted_rows_of_guardian on deleted_rows ((content ->> 'user_id')) where table_name = 'guardians';
create index deleted_rows_of_member on deleted_rows ((content ->> 'principal_id')) where table_name = 'memberships';
alter table deleted_organizations enable row level security;
alter table deleted_rows enable row level security;

-- Copies an organization that is about to be deleted. Secrets of keys are left out, and so are the ledger's entries, which
-- are never deleted.
create function keep_deleted_organization(organization uuid, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  source record;
begin
  perform refuse_other_tenant(organization);
  insert into deleted_organizations (id, name, deleted_at) select id, name, at from organizations where id = organization;
  insert into deleted_rows select organization, 'organizations', to_jsonb(o) from organizations o where id = organization;
  for source in
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname not in ('api_key_secrets', 'credit_entries')
  loop
    execute format('insert into deleted_rows select $1, %L, to_jsonb(t) from %I t where organization_id = $1', source.name, source.name)
      using organization;
  end loop;
end $$;

-- Somebody who closes their account is forgotten here too, with the children of whom they are the only guardian.
create function forget_person_in_deleted() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  child record;
begin
  for child in
    select deleted_id, content ->> 'student_id' as id from deleted_rows mine
    where table_name = 'guardians' and content ->> 'user_id' = old.id::text and not exists (
      select from deleted_rows other where other.deleted_id = mine.deleted_id and other.table_name = 'guardians'
        and other.content ->> 'student_id' = mine.content ->> 'student_id' and other.content ->> 'user_id' <> old.id::text
    )
  loop
    delete from deleted_rows where deleted_id = child.deleted_id
      and (content ->> 'student_id' = child.id or table_name = 'students' and content ->> 'id' = child.id
        or table_name = 'audit_events' and child.id in (content ->> 'subject_id', content ->> 'principal_id'));
  end loop;
  delete from deleted_rows where table_name = 'guardians' and content ->> 'user_id' = old.id::text;
  delete from deleted_rows where table_name = 'memberships' and content ->> 'principal_id' = old.id::text;
  return null;
end $$;
create trigger users_forgotten_in_deleted after delete on users for each row execute function forget_person_in_deleted();

-- Forgets organizations that were deleted 30 days ago.
create function forget_deleted_organizations(at timestamptz, at_most integer) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select id from deleted_organizations where deleted_at <= at - interval '30 days' order by deleted_at limit at_most
      for update skip locked
  ), gone as (
    delete from deleted_organizations where id in (select id from due) returning 1
  )
  select count(*) from gone
$$;

-- Their files stay as long as their rows.
create or replace function find_deleted_with_media(at_most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from organization_deletions d where media_removed_at is null
    and not exists (select from deleted_organizations where id = d.id) order by deleted_at limit at_most
$$;

revoke all on function keep_deleted_organization(uuid, timestamptz), forget_person_in_deleted(),
  forget_deleted_organizations(timestamptz, integer) from public;
grant execute on function keep_deleted_organization(uuid, timestamptz) to learn_app;
grant execute on function forget_deleted_organizations(timestamptz, integer) to learn_worker;
