-- Lets old records of decisions move into an archive, where many of a child are compressed together (decision 88).
-- compatible from 0036
-- Servers from before can't read archived records, so archiving is off until an operator sets LEARN_ARCHIVE_DAYS.

create table archived_decisions (
  organization_id uuid not null,
  student_id uuid not null,
  -- The first and the last decision of the block, by their ids. Blocks of a child don't overlap.
  first_id uuid not null,
  last_id uuid not null,
  -- What was in `record` and `view`. The server writes and reads it.
  block bytea not null,
  primary key (student_id, first_id),
  check (first_id <= last_id),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);
-- It is compressed already.
alter table archived_decisions alter column block set storage external;
create index archived_decisions_of_organization on archived_decisions (organization_id);

alter table archived_decisions enable row level security;
create policy tenant on archived_decisions for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy client on archived_decisions as restrictive for all to learn_app using (
  student_id = (select current_principal()) or organization_id <> all ((select client_organizations())::uuid[])
  or student_id = any ((select client_students())::uuid[])
);
grant select on archived_decisions to learn_app;

-- How far archiving has come: children are visited by their ids, month after month. Only the first half of an id is kept, so
-- that nothing is left of a child who is erased.
create table archive_progress (
  single boolean primary key default true check (single),
  month timestamptz(3),
  reached uuid not null default '00000000-0000-0000-0000-000000000000'
);
insert into archive_progress default values;

-- The next decisions of one child and month that are not archived yet, at most 512, in the order of their ids. None if all
-- months that end before this moment are done, or after many children without any: `more` says whether to ask again.
create function find_decisions_to_archive(before timestamptz)
returns table (more boolean, id uuid, student_id uuid, record bytea, view bytea)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  place archive_progress;
  child uuid;
  visited uuid;
begin
  select p.* into place from archive_progress p for update skip locked;
  if not found then return; end if;
  if place.month is null then
    select date_trunc('month', d.created_at) into place.month from learn_decisions d order by d.id limit 1;
  end if;
  if place.month is null or place.month + interval '1 month' > before then return; end if;
  select max(s.id::text)::uuid, min(s.id::text) filter (where exists (
      select from learn_decisions d where d.student_id = s.id and d.created_at >= place.month
        and d.created_at < place.month + interval '1 month' and d.record <> ''))::uuid
    into visited, child
    from (select s.id from students s where s.id >= place.reached order by s.id limit 200) s;
  if child is not null then
    update archive_progress set month = place.month, reached = (left(child::text, 18) || '-0000-000000000000')::uuid;
    return query select true, d.id, d.student_id, d.record, d.view from learn_decisions d
      where d.student_id = child and d.created_at >= place.month and d.created_at < place.month + interval '1 month' and d.record <> ''
      order by d.id limit 512;
    return;
  end if;
  -- The last of them is visited again, unless nobody comes after it.
  visited := (left(visited::text, 18) || '-0000-000000000000')::uuid;
  if visited is not null and visited <> place.reached then update archive_progress set month = place.month, reached = visited;
  else update archive_progress set month = place.month + interval '1 month', reached = '00000000-0000-0000-0000-000000000000';
  end if;
  return query select true, null::uuid, null::uuid, null::bytea, null::bytea;
end $$;

-- Moves records of a child's decisions into a block. Nothing happens if the child is gone or one of them was moved meanwhile.
create function archive_decisions(student uuid, decisions uuid[], content bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moved integer;
begin
  insert into archived_decisions (organization_id, student_id, first_id, last_id, block)
    select organization_id, id, decisions[1], decisions[cardinality(decisions)], content from students where id = student for key share;
  if not found then return false; end if;
  update learn_decisions set record = '', view = '' where id = any (decisions) and student_id = student and record <> '';
  get diagnostics moved = row_count;
  if moved <> cardinality(decisions) then
    raise exception 'these decisions have changed meanwhile' using errcode = 'serialization_failure';
  end if;
  return true;
exception when serialization_failure or unique_violation then
  return false;
end $$;

revoke all on function find_decisions_to_archive(timestamptz), archive_decisions(uuid, uuid[], bytea) from public;
grant execute on function find_decisions_to_archive(timestamptz), archive_decisions(uuid, uuid[], bytea) to learn_worker;
