-- Notes new memberships in the versions of the access once for each statement instead of once for each row.
-- compatible from 0031

-- An organization's creator and the person whom their key acts for join it in one statement. It fires after the triggers that
-- lock the organization's row, because those fire for each row: organizations are locked before principals, as in a suspension.
create function memberships_added() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A person's membership also decides what their keys may do.
  update principals set membership_version = membership_version + 1
    -- As an array, so that an index finds them in the same order for everybody.
    where id = any (array(
      select principal_id from added
      union
      select k.id from added a join api_keys k on k.created_by_user_id = a.principal_id
        join memberships m on m.principal_id = k.id and m.organization_id = a.organization_id
    ));
  return null;
end $$;

drop trigger memberships_version_changed on memberships;
create trigger memberships_version_added after insert on memberships
  referencing new table as added for each statement execute function memberships_added();
create trigger memberships_version_changed after update or delete on memberships
  for each row execute function membership_changed();

-- Looks for the person only if the operator gives credits.
create or replace function grant_signup_credits() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  amount bigint;
  person uuid;
begin
  select signup_credits into amount from installation;
  if amount is null or amount = 0 then return null; end if;
  person := coalesce((select created_by_user_id from api_keys where id = current_principal()), current_principal());
  if exists (select from memberships where principal_id = person and role = 'admin') then return null; end if;
  -- Memberships are not enough: people can leave, and two organizations may be created at the same time.
  update users set had_signup_credits = true where id = person and not had_signup_credits;
  if not found then return null; end if;
  perform grant_credits(gen_random_uuid(), new.id, 'promotion', 20, amount, null, null, new.created_at);
  return null;
end $$;
