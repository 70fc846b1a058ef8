-- Rules that hold for any sequence of concurrent requests. Each raises an error with its rule's name as the constraint,
-- which the server turns into a sentence.

-- An organization always has a person as administrator. Updating the organization's row first makes concurrent removals
-- wait for each other. A mere lock would not stop a transaction with an older snapshot.
create function keep_an_administrator() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update organizations set updated_at = updated_at where id = old.organization_id;
  if not found then return null; end if; -- The organization is being deleted, with its members.
  if not exists (
    select from memberships m join users u on u.id = m.principal_id
    where m.organization_id = old.organization_id and m.role = 'admin'
  ) then
    raise exception 'an organization must keep an administrator' using errcode = 'integrity_constraint_violation', constraint = 'last_administrator';
  end if;
  return null;
end $$;

create constraint trigger memberships_keep_an_administrator after update or delete on memberships
  for each row when (old.role = 'admin') execute function keep_an_administrator();

-- People and pending invitations take a seat each; accepting an invitation takes no other. Keys take none.
create function seats_taken(organization uuid) returns integer
language sql stable set search_path = public, pg_temp as $$
  select ((select count(*) from memberships m join users u on u.id = m.principal_id where m.organization_id = organization)
    + (select count(*) from invitations i
      where i.organization_id = organization and i.status = 'pending' and i.expires_at > now()))::integer
$$;
revoke all on function seats_taken(uuid) from public;

-- Nothing that takes a seat may exceed the operator's limit. If more seats are already taken, everything that takes no
-- further seat still works.
create function keep_to_the_seats() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  most integer;
begin
  -- Locked even without a limit, so that nobody joins while a suspension is being set.
  select seats into most from organizations where id = new.organization_id for no key update;
  if most is null then return null; end if;
  if tg_table_name = 'memberships' then
    if not exists (select from users where id = new.principal_id) then return null; end if;
    -- An invited member takes over the invitation's seat.
    if exists (
      select from invitations i where i.organization_id = new.organization_id
        and i.accepted_by_user_id = new.principal_id and i.accepted_at = new.created_at
    ) then return null; end if;
  end if;
  if seats_taken(new.organization_id) > most then
    raise exception 'all seats are taken' using errcode = 'integrity_constraint_violation', constraint = 'seats';
  end if;
  return null;
end $$;

create constraint trigger memberships_keep_to_the_seats after insert on memberships
  for each row execute function keep_to_the_seats();
create constraint trigger invitations_keep_to_the_seats after insert on invitations
  for each row when (new.status = 'pending') execute function keep_to_the_seats();
-- A pending invitation already has its seat.
create constraint trigger invitations_opened_keep_to_the_seats after update on invitations
  for each row when (new.status = 'pending' and new.expires_at > now() and (old.status <> 'pending' or old.expires_at <= now()))
  execute function keep_to_the_seats();

-- Limits the memberships of one principal, so that lists across all their organizations stay fast.
create function keep_memberships_few() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select count(*) from memberships where principal_id = new.principal_id) > 1000 then
    raise exception 'too many organizations' using errcode = 'integrity_constraint_violation', constraint = 'most_memberships';
  end if;
  return null;
end $$;

create constraint trigger memberships_keep_few after insert on memberships
  for each row execute function keep_memberships_few();

-- The keys of somebody who leaves an organization are revoked. Their keys from elsewhere only lose their membership here.
create function revoke_keys_of_members() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  roles constant text[] := array['viewer', 'member', 'admin'];
  stays boolean := false;
begin
  if tg_op = 'UPDATE' and new.principal_id = old.principal_id and new.organization_id = old.organization_id then
    stays := true;
    if array_position(roles, new.role) >= array_position(roles, old.role) and new.membership_type in (old.membership_type, 'team')
      then return null; end if;
  end if;
  if not exists (select from organizations where id = old.organization_id) then return null; end if; -- It is being deleted.
  -- Somebody with fewer rights than before loses the secrets of keys that others have taken over.
  delete from api_key_secrets s using api_keys k
    where s.user_id = old.principal_id and s.organization_id = old.organization_id
      and k.id = s.api_key_id and k.created_by_user_id <> old.principal_id;
  if stays then return null; end if;
  update api_keys set revoked_at = now()
    where created_by_user_id = old.principal_id and organization_id = old.organization_id and revoked_at is null;
  delete from memberships m using api_keys k
    where m.organization_id = old.organization_id and k.id = m.principal_id
      and k.created_by_user_id = old.principal_id and k.organization_id <> old.organization_id;
  return null;
end $$;
create trigger memberships_revoke_keys after update or delete on memberships
  for each row execute function revoke_keys_of_members();

-- Limits the keys of an organization, so that removing a member stays fast. Keys that have ended don't count.
create function keep_keys_few() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select count(*) from api_keys where organization_id = new.organization_id and revoked_at is null
    and coalesce(expires_at > new.created_at, true)) > 1000 then
    raise exception 'too many keys' using errcode = 'integrity_constraint_violation', constraint = 'most_keys';
  end if;
  return null;
end $$;
create constraint trigger api_keys_keep_few after insert on api_keys for each row execute function keep_keys_few();

-- A key's secret also works in organizations that the key has created. This looks beyond the caller's own organizations,
-- but reveals only whether there is such an organization.
create function key_reaches_beyond(key uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from memberships k where k.principal_id = key and key <> current_principal() and not exists (
      select from memberships_of(current_principal()) m where m.organization_id = k.organization_id and m.role = 'admin'
    )
  )
$$;
revoke all on function key_reaches_beyond(uuid) from public;
grant execute on function key_reaches_beyond(uuid) to learn_app;
