-- Children in a group. Any team can be one: its members teach the children, who stay in their family's team.
create table team_students (
  team_id uuid not null,
  student_id uuid not null,
  organization_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (team_id, student_id),
  foreign key (team_id, organization_id) references teams (id, organization_id) on delete cascade,
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);
create index team_students_by_student on team_students (student_id);

-- A child's projection in brief, for pages about many children. Out of date if another answer has been projected since.
-- Answers are counted in the week of the last one, which begins on this Monday, and in the week before.
create table topic_marks (
  student_id uuid primary key,
  organization_id uuid not null,
  model_version text not null,
  attempts integer not null,
  marks bytea not null,
  week date not null,
  answers integer not null,
  right_answers integer not null,
  answers_before integer not null,
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
) with (fillfactor = 50, toast_tuple_target = 8160);
alter table topic_marks alter column marks set storage main;

do $$
declare
  name text;
begin
  foreach name in array array['team_students', 'topic_marks'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I for all to learn_app
      using (organization_id = any ((select current_organizations())::uuid[]))', name);
    execute format('create policy client on %I as restrictive for all to learn_app
      using (student_id = (select current_principal()) or organization_id <> all ((select client_organizations())::uuid[])
        or student_id = any ((select client_students())::uuid[]))', name);
  end loop;
end $$;
-- Clients don't learn which other groups a child is in.
create policy client_team on team_students as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]) or team_id = any ((select client_teams())::uuid[]));
grant select, insert, delete on team_students to learn_app;
grant select, insert, update on topic_marks to learn_app;

-- The children whose learning a client may see: those in their teams and groups, and those whose guardian they are.
-- Students see only their own.
create or replace function client_students() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select id from students where id = current_principal()
    union all
    select s.id from memberships_of(current_principal()) m join team_members t on t.membership_id = m.id
    join students s on s.team_id = t.team_id where m.membership_type = 'client'
    union all
    select g.student_id from memberships_of(current_principal()) m join team_members t on t.membership_id = m.id
    join team_students g on g.team_id = t.team_id where m.membership_type = 'client'
    union all
    select student_id from guardians where user_id = current_principal()
  )
$$;

-- Whether pages about a group show where its middle is.
alter table learn_settings add column group_comparisons boolean not null default false;

-- The guardians of a team's children, and of the children in it as a group. `is_family` says which.
drop function guardian_addresses(uuid);
create function guardian_addresses(team uuid) returns table (user_id uuid, email text, is_family boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform refuse_other_tenant(organization_id) from teams where id = team;
  return query select u.id, u.email, bool_or(s.team_id = team) from students s
    join guardians g on g.student_id = s.id join users u on u.id = g.user_id
    where s.team_id = team or s.id in (select student_id from team_students where team_id = team)
    group by u.id;
end $$;
revoke all on function guardian_addresses(uuid) from public;
grant execute on function guardian_addresses(uuid) to learn_app;

-- A family's team is not a group: its parents would see the other children.
create function refuse_family_as_group() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from families f join added a on a.team_id = f.team_id) then
    raise exception 'a family''s team can''t be a group' using errcode = 'check_violation', constraint = 'group_is_no_family';
  end if;
  return null;
end $$;
create trigger team_students_checked after insert on team_students
  referencing new table as added for each statement execute function refuse_family_as_group();

-- A child's groups, for the export that a guardian makes, who does not see the teams themselves.
create function groups_of_student(student uuid) returns table (team_id uuid, name text, added_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.id, t.name, g.created_at from team_students g join teams t on t.id = g.team_id
  where g.student_id = student
    and exists (select from guardians where student_id = student and user_id = current_principal())
  order by g.created_at, t.id
$$;
revoke all on function groups_of_student(uuid), refuse_family_as_group() from public;
grant execute on function groups_of_student(uuid) to learn_app;
