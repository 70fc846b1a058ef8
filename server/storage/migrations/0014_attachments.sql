-- Files of the media library that were given with what a student was set, such as worksheets. Whoever sees what was set
-- can have them, and nothing else of the library.
create table assignment_files (
  assignment_id uuid not null references assignments on delete cascade,
  -- In which order they were given, ten at most.
  position smallint not null check (position between 1 and 10),
  -- No foreign key: what was set outlives the file, and says that it is gone.
  media_item_id uuid not null,
  -- The same as of what was set.
  organization_id uuid not null,
  student_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (assignment_id, position)
);
-- Where a file was given, newest last; and with one assignment once.
create unique index assignment_files_by_item on assignment_files (media_item_id, created_at, assignment_id);

alter table assignment_files enable row level security;
create policy tenant on assignment_files for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy client on assignment_files as restrictive for all to learn_app
  using (student_id = (select current_principal()) or organization_id <> all ((select client_organizations())::uuid[])
    or student_id = any ((select client_students())::uuid[]));
-- Nobody gives what they do not see themselves, nor what can't be downloaded, nor with what is another's.
create policy giver on assignment_files as restrictive for insert to learn_app with check (
  exists (
    select from assignments a where a.id = assignment_id and a.organization_id = assignment_files.organization_id
      and a.student_id = assignment_files.student_id and a.created_at = assignment_files.created_at
  ) and exists (
    select from media_items i where i.id = media_item_id and i.organization_id = assignment_files.organization_id
      and i.state = 'ready' and i.deleted_at is null
  ));
grant select, insert on assignment_files to learn_app;

-- What was given with these assignments, of those that the caller sees as the policies above say it: whether they see the
-- file in the library makes no difference. What was deleted for good is no item any more; what was canceled took its files
-- back. For many at once: who sees what is found out once.
create function media_given(assignments uuid[])
returns table (assignment_id uuid, "position" smallint, media_item_id uuid, available boolean, item media_items)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.assignment_id, f.position, f.media_item_id,
    coalesce(i.state = 'ready' and i.deleted_at is null and a.status <> 'canceled', false), i
  from assignment_files f
  join assignments a on a.id = f.assignment_id
  left join media_items i on i.id = f.media_item_id and i.organization_id = f.organization_id
  where f.assignment_id = any (assignments)
    and f.organization_id = any ((select current_organizations())::uuid[])
    and (f.student_id = (select current_principal())
      or f.organization_id <> all ((select client_organizations())::uuid[])
      or f.student_id = any ((select client_students())::uuid[]))
$$;
revoke all on function media_given(uuid[]) from public;
grant execute on function media_given(uuid[]) to learn_app;
