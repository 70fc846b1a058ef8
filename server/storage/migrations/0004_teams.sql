-- Groups of members. A `client` member of an organization sees the teams it is in, and nothing of the others.
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

-- Both ends carry their organization: a member of one can't be put into a team of another.
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

-- Where the team is gone, the invitation stands, for the organization alone.
alter table invitations add foreign key (team_id, organization_id) references teams (id, organization_id)
  on delete set null (team_id);
create index invitations_by_team on invitations (team_id) where team_id is not null;

-- The organizations in which the caller is a client, and its teams there. They read memberships for the policies of
-- memberships themselves, which is why they stand outside of these.
create function client_organizations() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(organization_id), '{}') from memberships
  where principal_id = current_principal() and membership_type = 'client'
$$;

create function client_teams() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(t.team_id), '{}') from memberships m join team_members t on t.membership_id = m.id
  where m.principal_id = current_principal() and m.membership_type = 'client'
$$;

alter table teams enable row level security;
alter table team_members enable row level security;
create policy tenant on teams for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on team_members for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));

-- What a client sees of all that: its teams, itself, and whoever shares a team with it.
create policy client on teams as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]) or id = any ((select client_teams())::uuid[]));
create policy client on team_members as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]) or team_id = any ((select client_teams())::uuid[]));
create policy client on memberships as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[])
    or principal_id = (select current_principal())
    or exists (select from team_members where membership_id = memberships.id));

revoke all on function client_organizations(), client_teams() from public;
grant execute on function client_organizations(), client_teams() to learn_app;
grant select, insert, update, delete on teams to learn_app;
grant select, insert, delete on team_members to learn_app;

-- Whoever has the seed of a token had the token: what the invited may know, before they belong to the tenant.
create function look_up_invitation(seed uuid)
returns table (
  id uuid, organization_id uuid, organization_name text, suspended_reason text, team_id uuid, team_name text,
  invited_by_email text, email text, role text, membership_type text, status text, expires_at timestamptz
)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, o.id, o.name, o.suspended_reason, t.id, t.name, u.email, i.email, i.role, i.membership_type, i.status, i.expires_at
  from invitations i
  join organizations o on o.id = i.organization_id
  join users u on u.id = i.invited_by_user_id
  left join teams t on t.id = i.team_id
  where i.token_seed = seed
$$;
revoke all on function look_up_invitation(uuid) from public;
grant execute on function look_up_invitation(uuid) to learn_app;
