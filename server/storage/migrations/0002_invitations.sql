-- Invitations of people to an organization, and of guardians to a family.
create table invitations (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  email text not null check (email = lower(email) and email ~ '^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$'),
  role text not null check (role in ('viewer', 'member', 'admin')),
  -- As last written. A pending row past expires_at is read as expired even before the sweep has written that.
  status text not null default 'pending' check (status in ('pending', 'accepted', 'revoked', 'expired')),
  -- No foreign keys to people, because an invitation outlives their accounts.
  invited_by_user_id uuid not null,
  -- The token is this value encrypted with the server's key, so the table alone reveals no token.
  token_seed uuid not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_by_user_id uuid,
  accepted_at timestamptz(3),
  accepted_by_user_id uuid,
  team_id uuid,
  membership_type text not null default 'team' check (membership_type in ('team', 'client')),
  -- Accepting it also makes the person the guardian of the children whom the organization has added for them.
  guardian boolean not null default false,
  created_at timestamptz(3) not null,
  constraint client_is_no_administrator check (membership_type = 'team' or role <> 'admin'),
  check ((status = 'revoked') = (revoked_at is not null)),
  check ((status = 'accepted') = (accepted_at is not null))
);
-- One pending invitation for each address and organization. The sweep expires overdue ones.
create unique index invitations_one_pending on invitations (organization_id, email) where status = 'pending';
create unique index invitations_token_seed on invitations (token_seed);
create index invitations_by_accepted on invitations (accepted_by_user_id) where accepted_by_user_id is not null;

-- One index for each sort order of the list. Text sorts by code point, whatever the database's locale.
create index invitations_by_created_at on invitations (organization_id, created_at, id);
create index invitations_by_expires_at on invitations (organization_id, expires_at, id);
create index invitations_by_email on invitations (organization_id, email collate "C", id);
create index invitations_by_role on invitations (organization_id, role collate "C", id);
-- Finds overdue invitations not yet marked as expired, for the sweep and for exact totals.
create index invitations_overdue on invitations (organization_id, expires_at, role) where status = 'pending';
create index invitations_sweep on invitations (expires_at) where status = 'pending';

-- How many invitation emails an organization has sent on a day.
create table invitation_mails (
  organization_id uuid not null references organizations on delete cascade,
  day date not null,
  sent integer not null,
  primary key (organization_id, day)
);

-- Counts, updated with every change, so that a total is a sum of at most twelve rows for each organization.
create table invitation_counts (
  organization_id uuid not null references organizations on delete cascade,
  status text not null,
  role text not null,
  count bigint not null check (count >= 0),
  primary key (organization_id, status, role)
);

-- Counters are locked in a fixed order before they change, so that two writers can't deadlock.
create function count_invitations_added() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into invitation_counts as kept (organization_id, status, role, count)
    select organization_id, status, role, count(*) from added
    group by organization_id, status, role order by organization_id, status, role
  on conflict (organization_id, status, role) do update set count = kept.count + excluded.count;
  return null;
end $$;

create function count_invitations_removed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from invitation_counts where (organization_id, status, role) in (select organization_id, status, role from removed)
    order by organization_id, status, role for update;
  update invitation_counts kept set count = kept.count - gone.count
  from (
    select organization_id, status, role, count(*) as count from removed
    group by organization_id, status, role
  ) gone
  where (kept.organization_id, kept.status, kept.role) = (gone.organization_id, gone.status, gone.role);
  return null;
end $$;

create function count_invitations_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into invitation_counts as kept (organization_id, status, role, count)
    select organization_id, status, role, 0 from (
      select organization_id, status, role from removed union select organization_id, status, role from added
    ) touched order by organization_id, status, role
  on conflict (organization_id, status, role) do update set count = kept.count;
  update invitation_counts kept set count = kept.count + difference.count
  from (
    select organization_id, status, role, sum(step) as count from (
      select organization_id, status, role, 1 as step from added
      union all
      select organization_id, status, role, -1 from removed
    ) steps group by organization_id, status, role having sum(step) <> 0
  ) difference
  where (kept.organization_id, kept.status, kept.role)
    = (difference.organization_id, difference.status, difference.role);
  return null;
end $$;

create trigger invitations_count_added after insert on invitations
  referencing new table as added for each statement execute function count_invitations_added();
create trigger invitations_count_removed after delete on invitations
  referencing old table as removed for each statement execute function count_invitations_removed();
create trigger invitations_count_changed after update on invitations
  referencing old table as removed new table as added for each statement execute function count_invitations_changed();

-- Marks overdue invitations as expired. Concurrent processes take different rows.
create function expire_invitations(at timestamptz, at_most integer) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with overdue as (
    select id from invitations where status = 'pending' and expires_at <= at
    order by expires_at limit at_most for update skip locked
  ), expired as (
    update invitations set status = 'expired' where id in (select id from overdue) returning 1
  )
  select count(*) from expired
$$;

alter table invitations enable row level security;
alter table invitation_counts enable row level security;
alter table invitation_mails enable row level security;
create policy tenant on invitation_mails for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on invitations for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on invitation_counts for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));

revoke all on function expire_invitations(timestamptz, integer) from public;
grant execute on function expire_invitations(timestamptz, integer) to learn_app;
grant select, insert, update, delete on invitations to learn_app;
grant select on invitation_counts to learn_app;
grant select, insert, update on invitation_mails to learn_app;
