-- Prepares decisions, answers and audit events for partitions: says until when rows may be in the tables as they are.
-- compatible from 0036

-- The smallest id of version 7 from this moment on. Ids of decisions and answers say when they were made.
create function smallest_id(at timestamptz) returns uuid
language sql immutable strict parallel safe
return (lpad(to_hex(greatest(floor(extract(epoch from at) * 1000), 0)::bigint), 12, '0') || repeat('0', 20))::uuid;

create function time_of_id(id uuid) returns timestamptz
language sql immutable strict parallel safe
return timestamptz '1970-01-01 00:00Z'
  + ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint * interval '1 millisecond';

-- The first moment of a quarter: this one's for 0, the next one's for 1.
create function quarter_from(at timestamptz, further integer) returns timestamptz
language sql immutable strict parallel safe
return (date_trunc('quarter', at at time zone 'UTC') + further * interval '3 months') at time zone 'UTC';

-- As before, but the rows of a divided table are copied under its name.
create or replace function keep_deleted_organization(organization uuid, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  source record;
begin
  perform refuse_other_tenant(organization);
  insert into deleted_organizations (id, name, deleted_at) select id, name, at from organizations where id = organization;
  insert into deleted_rows select organization, 'organizations', to_jsonb(o) from organizations o where id = organization;
  for source in
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
      and c.relname not in ('api_key_secrets', 'credit_entries')
  loop
    execute format('insert into deleted_rows select $1, %L, to_jsonb(t) from %I t where organization_id = $1', source.name, source.name)
      using organization;
  end loop;
end $$;

-- Until the partitions are there, no row may be later than the first of them will be: at least three months from now, and
-- behind the latest row, which the wrong clock of a server may have put into the future. Some audit events have random ids,
-- so their partitions go by `created_at`.
do $$
declare
  latest timestamptz;
begin
  select max(time_of_id(made.id)) into latest from (
    (select id from learn_decisions order by id desc limit 1)
    union all (select id from learn_attempts order by id desc limit 1)
    union all (select id from audit_events where id < smallest_id('2100-01-01Z') and substr(id::text, 15, 1) = '7' order by id desc limit 1)
  ) made;
  latest := quarter_from(greatest(latest, now()), 2);
  execute format('alter table learn_decisions add constraint first_bound check (id < %L) not valid', smallest_id(latest));
  execute format('alter table learn_attempts add constraint first_bound check (id < %L) not valid', smallest_id(latest));
  execute format('alter table audit_events add constraint first_bound check (created_at < %L) not valid', latest);
end $$;
