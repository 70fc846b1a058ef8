-- Files of the media library attached to assignments, such as worksheets. Everybody who sees the assignment can download
-- them, but nothing else in the library.
create table assignment_files (
  assignment_id uuid not null references assignments on delete cascade,
  -- The order of the files, at most ten.
  position smallint not null check (position between 1 and 10),
  -- No foreign key, because the assignment outlives the file and shows that it is gone.
  media_item_id uuid not null,
  -- Copied from the assignment.
  organization_id uuid not null,
  student_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (assignment_id, position)
);
-- Finds where a file is attached, newest last, and prevents attaching it twice to one assignment.
create unique index assignment_files_by_item on assignment_files (media_item_id, created_at, assignment_id);

alter table assignment_files enable row level security;
create policy tenant on assignment_files for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy client on assignment_files as restrictive for all to learn_app
  using (student_id = (select current_principal()) or organization_id <> all ((select client_organizations())::uuid[])
    or student_id = any ((select client_students())::uuid[]));
-- Callers can attach only downloadable files that they see, and only to assignments of the same organization.
create policy giver on assignment_files as restrictive for insert to learn_app with check (
  exists (
    select from assignments a where a.id = assignment_id and a.organization_id = assignment_files.organization_id
      and a.student_id = assignment_files.student_id and a.created_at = assignment_files.created_at
  ) and exists (
    select from media_items i where i.id = media_item_id and i.organization_id = assignment_files.organization_id
      and i.status = 'ready' and i.deleted_at is null
  ));
grant select, insert on assignment_files to learn_app;

-- The files of these assignments, as far as the policies above let the caller see them, whether or not they see the file
-- in the library. A purged file has no item, and a canceled assignment's files are unavailable. Takes many assignments,
-- so that access is checked once.
create function media_given(assignments uuid[])
returns table (assignment_id uuid, "position" smallint, media_item_id uuid, available boolean, item media_items)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.assignment_id, f.position, f.media_item_id,
    coalesce(i.status = 'ready' and i.deleted_at is null and a.status <> 'canceled', false), i
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
