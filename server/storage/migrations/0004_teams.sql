-- Groups of members, and the children who learn in them. A client member sees only their own teams.
create table teams (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 2 and 64 and name !~ '[\u0001-\u001f\u007f-\u009f]'),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (id, organization_id)
);
create index teams_by_created_at on teams (organization_id, created_at, id);
create index teams_by_name on teams (organization_id, name collate "C", id);

-- Both foreign keys include the organization, so a member can't join a team of another organization.
create table team_members (
  team_id uuid not null,
  membership_id uuid not null,
  organization_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (team_id, membership_id),
  foreign key (team_id, organization_id) references teams (id, organization_id) on delete cascade,
  foreign key (membership_id, organization_id) references memberships (id, organization_id) on delete cascade
);
create index team_members_by_membership on team_members (membership_id);
create index team_members_by_created_at on team_members (team_id, created_at, membership_id);

-- If the team is deleted, the invitation remains valid for the organization alone.
alter table invitations add foreign key (team_id, organization_id) references teams (id, organization_id)
  on delete set null (team_id);
create index invitations_by_team on invitations (team_id) where team_id is not null;

-- A child who learns in a family's team. Children can call operations about themselves, but they are not members: they
-- take no seat and appear in no list of members. Their name is stored only here.
create table students (
  id uuid primary key references principals on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  team_id uuid not null,
  -- The child's pseudonym in decision records.
  learner_key text not null unique check (char_length(learner_key) between 1 and 128),
  display_name text not null check (char_length(display_name) between 1 and 160 and display_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  avatar_id text not null check (char_length(avatar_id) between 1 and 128),
  year_group text not null check (year_group in ('Year 4', 'Year 5', 'Year 6')),
  target_school text not null check (char_length(target_school) <= 160),
  exam_family_id text not null check (char_length(exam_family_id) between 1 and 128),
  subject_ids text[] not null check (cardinality(subject_ids) > 0
    and subject_ids <@ array['maths', 'english', 'verbal-reasoning', 'non-verbal-reasoning']),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (id, organization_id),
  -- A team with students can only be deleted together with the whole organization.
  constraint students_learn_in_a_team foreign key (team_id, organization_id) references teams (id, organization_id)
);
create index students_by_created_at on students (organization_id, created_at, id);
create index students_by_display_name on students (organization_id, display_name collate "C", id);
create index students_by_team on students (team_id);
create trigger students_added before insert on students for each row execute function principal_added('student');
create trigger students_removed after delete on students for each row execute function principal_removed();

-- The adults who hold a child's rights, whether or not they are members of the organization. Without a person, the link
-- waits for a parent to accept the organization's invitation, and gives nobody any right.
create table guardians (
  id uuid primary key,
  organization_id uuid not null,
  student_id uuid not null,
  user_id uuid references users on delete cascade,
  display_name text not null check (char_length(display_name) between 1 and 160 and display_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  created_at timestamptz(3) not null,
  unique (student_id, user_id),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);
create index guardians_by_user on guardians (user_id);

-- The organizations of this call in which the caller is a client, and their teams there. Security definer, because the
-- policies of memberships use them to read memberships. A student is a client of their family's team. Callers who left
-- after the call was authorized count as clients without a team, and see nothing.
create function client_organizations() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(organization_id), '{}') from (
    select unnest(current_organizations()) as organization_id
    except
    select organization_id from memberships_of(current_principal()) where membership_type = 'team'
  ) client
$$;

create function client_teams() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(team_id), '{}') from (
    select t.team_id from memberships_of(current_principal()) m join team_members t on t.membership_id = m.id
    where m.membership_type = 'client'
    union all
    select team_id from students where id = current_principal()
  ) client
$$;

-- The children whose learning a client may see: those in their teams, and those whose guardian they are. Students see only
-- their own.
create function client_students() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select id from students where id = current_principal()
    union all
    select s.id from memberships_of(current_principal()) m join team_members t on t.membership_id = m.id
    join students s on s.team_id = t.team_id where m.membership_type = 'client'
    union all
    select student_id from guardians where user_id = current_principal()
  )
$$;

-- The organizations of the children whose guardian is calling, or of one of them, even if they are not a member there or
-- it is suspended.
create function guarded_organizations(student uuid) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select distinct organization_id from guardians
    where user_id = current_principal() and (student is null or student_id = student)
  )
$$;

alter table teams enable row level security;
alter table team_members enable row level security;
alter table students enable row level security;
create policy tenant on teams for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on team_members for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));

create policy tenant on students for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
-- The child's own row is checked first, because that needs no lookup.
create policy client on students as restrictive for all to learn_app
  using (id = (select current_principal()) or organization_id <> all ((select client_organizations())::uuid[])
    or id = any ((select client_students())::uuid[]));

-- Clients see their teams, themselves, and the members who share a team with them.
create policy client on teams as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]) or id = any ((select client_teams())::uuid[]));
create policy client on team_members as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]) or team_id = any ((select client_teams())::uuid[]));
create policy client on memberships as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[])
    or principal_id = (select current_principal())
    or exists (select from team_members where membership_id = memberships.id));

revoke all on function client_organizations(), client_teams(), client_students(), guarded_organizations(uuid) from public;
grant execute on function client_organizations(), client_teams(), client_students(), guarded_organizations(uuid) to learn_app;
grant select, insert, update, delete on teams to learn_app;
grant select, insert, delete on team_members to learn_app;
grant select, insert, update, delete on students to learn_app;
