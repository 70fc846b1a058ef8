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

-- A key's secret also works in organizations that the key has created. This looks beyond the caller's own organizations,
-- but reveals only whether there is such an organization.
create function key_reaches_beyond(key uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from memberships k where k.principal_id = key and key <> current_principal() and not exists (
      select from memberships m
      where m.principal_id = current_principal() and m.organization_id = k.organization_id and m.role = 'admin'
    )
  )
$$;
revoke all on function key_reaches_beyond(uuid) from public;
grant execute on function key_reaches_beyond(uuid) to learn_app;
