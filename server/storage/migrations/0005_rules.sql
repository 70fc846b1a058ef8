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
    raise exception 'the last administrator stays' using errcode = 'integrity_constraint_violation', constraint = 'last_administrator';
  end if;
  return null;
end $$;

create constraint trigger memberships_keep_an_administrator after update or delete on memberships
  for each row when (old.role = 'admin') execute function keep_an_administrator();

-- Where the operator has set a number of seats, people and open invitations together never take more.
create function keep_to_the_seats() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  most integer;
  taken bigint;
begin
  if tg_table_name = 'memberships' then
    if not exists (select from users where id = new.principal_id) then return null; end if; -- A key takes no seat.
  end if;
  select seats into most from organizations where id = new.organization_id and seats is not null for no key update;
  if not found then return null; end if;
  select (select count(*) from memberships m join users u on u.id = m.principal_id where m.organization_id = new.organization_id)
    + (select count(*) from invitations i
      where i.organization_id = new.organization_id and i.status = 'pending' and i.expires_at > now())
    into taken;
  if taken > most then
    raise exception 'all seats are taken' using errcode = 'integrity_constraint_violation', constraint = 'seats';
  end if;
  return null;
end $$;

create constraint trigger memberships_keep_to_the_seats after insert on memberships
  for each row execute function keep_to_the_seats();
create constraint trigger invitations_keep_to_the_seats after insert on invitations
  for each row when (new.status = 'pending') execute function keep_to_the_seats();
-- One that was open already has its seat, also where the operator has set fewer seats than are taken.
create constraint trigger invitations_renewed_keep_to_the_seats after update on invitations
  for each row when (new.status = 'pending' and new.expires_at > now() and (old.status <> 'pending' or old.expires_at <= now()))
  execute function keep_to_the_seats();
