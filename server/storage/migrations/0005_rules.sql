-- Rules that no sequence of requests can get around, however many come at once. Each refuses with the name of its rule
-- as the constraint's, which the functions turn into a sentence.

-- An organization always has a person who administers it. Writing the organization's row first makes those who would
-- take the last two away wait for each other; what is then counted is what they left. A lock alone would do where each
-- statement has its own snapshot, but a transaction that keeps an older one must be refused.
create function keep_an_administrator() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update organizations set updated_at = updated_at where id = old.organization_id;
  if not found then return null; end if; -- It is being deleted, and its members with it.
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

-- People take a seat, and so do open invitations: whoever accepts one needs no other. Keys take none.
create function seats_taken(organization uuid) returns integer
language sql stable set search_path = public, pg_temp as $$
  select ((select count(*) from memberships m join users u on u.id = m.principal_id where m.organization_id = organization)
    + (select count(*) from invitations i
      where i.organization_id = organization and i.status = 'pending' and i.expires_at > now()))::integer
$$;
revoke all on function seats_taken(uuid) from public;

-- Where the operator has set a number of seats, nothing that takes another goes beyond it. Where fewer were set than
-- are taken, whatever takes no other goes on.
create function keep_to_the_seats() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  most integer;
begin
  -- Taken also where there is no limit: who joins and a suspension wait for each other, so that none slips through.
  select seats into most from organizations where id = new.organization_id for no key update;
  if most is null then return null; end if;
  if tg_table_name = 'memberships' then
    if not exists (select from users where id = new.principal_id) then return null; end if;
    -- Who comes by an invitation has its seat.
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
-- One that is open already has its seat.
create constraint trigger invitations_opened_keep_to_the_seats after update on invitations
  for each row when (new.status = 'pending' and new.expires_at > now() and (old.status <> 'pending' or old.expires_at <= now()))
  execute function keep_to_the_seats();

-- Nobody belongs to more organizations than a list of them can be answered for in good time.
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

-- Whoever is given a key's secret can do what the key can, also in organizations that the key has made. This looks beyond
-- the caller's own, and tells only whether there is one.
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
