-- Lets an organization move to another installation: once it has moved, nothing changes it here any more (decision 95).
-- compatible from 0031

-- One row for each organization that is moving away or has moved. While it moves, the row is replicated with it, so that
-- the other side knows when everything has arrived.
create table organization_moves (
  -- The organization's.
  id uuid primary key,
  -- The database that it moves to, without a password.
  target text not null,
  state text not null check (state in ('copying', 'deciding', 'moved')),
  beat bigint not null default 0,
  -- The reason for a suspension from before the move.
  former_reason text,
  started_at timestamptz(3) not null
);
alter table organization_moves enable row level security;

-- Whether an organization with this reason for its suspension has moved. server/identity/moved.ts writes and reads the reason.
create function has_moved(reason text) returns boolean
language sql immutable parallel safe
return coalesce(starts_with(reason, 'moved to '), false);

-- Where the first of these organizations that has moved is now; null if none has.
create function moved_to(organizations uuid[]) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select substr(suspended_reason, 10) from organizations o where o.id = any ($1) and has_moved(suspended_reason) order by o.id limit 1
$$;
revoke all on function moved_to(uuid[]) from public;
grant execute on function moved_to(uuid[]) to learn_app;

-- As before, except that an organization that has moved counts as gone. A call that waits for the lock while the move ends
-- looks at the row again afterwards.
create or replace function hold_for(principal uuid, organization uuid)
returns table (credential bigint, membership bigint, held boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from organizations o where o.id = organization and not has_moved(o.suspended_reason) for key share;
  held := found;
  select p.credential_version, p.membership_version into credential, membership from principals p where p.id = principal;
  return next;
end $$;

create or replace function hold_credits(organization uuid) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from organizations where id = organization and not has_moved(suspended_reason) for no key update;
  return found;
end $$;
