-- People close their own accounts. What others keep of them names only their id, which then leads to nobody.

-- The organizations that closing the caller's account concerns: those they belong to, have keys in or
-- were invited to, and those of their children.
create function account_organizations() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select organization_id from memberships where principal_id = current_principal()
    union
    select organization_id from guardians where user_id = current_principal()
    union
    select organization_id from api_keys where created_by_user_id = current_principal() and revoked_at is null
    union
    select organization_id from invitations where accepted_by_user_id = current_principal()
    union
    select organization_id from families where owner_user_id = current_principal()
  )
$$;

-- Locks the caller's account and these organizations until the end of the transaction, so that nothing is added to either.
-- Null if the account has been closed. Organizations are locked before principals, as everywhere, except one
-- that the caller has only just joined, which is locked last.
create function hold_account() returns uuid[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held uuid[];
  wanted uuid[] := account_organizations();
begin
  loop
    perform from organizations where id = any (wanted) order by id for no key update;
    perform from principals where id = current_principal() for update;
    perform from users where id = current_principal() for update;
    if not found then return null; end if;
    held := wanted;
    wanted := account_organizations();
    if wanted <@ held then return held; end if;
  end loop;
end $$;

-- Ends everything that the caller has, and the account. Returns the memberships, keys and teams that ended, for the audit
-- logs of their organizations. The caller's children and organizations without other members are gone already.
create function close_account(at timestamptz) returns table (organization_id uuid, subject_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person constant uuid := current_principal();
  address text;
  family record;
begin
  select email into strict address from users where id = person;
  return query update api_keys set revoked_at = at where created_by_user_id = person and revoked_at is null
    returning organization_id, id;
  update organizations set billing_email = null where billing_email = address
    and id in (select organization_id from memberships where principal_id = person);
  return query delete from memberships where principal_id = person returning organization_id, id;
  for family in select organization_id, team_id from families where owner_user_id = person order by team_id loop
    if end_empty_family(family.team_id, person, at) then
      organization_id := family.organization_id;
      subject_id := family.team_id;
      return next;
    end if;
  end loop;
  update invitations set email = 'former.member@account.invalid' where accepted_by_user_id = person;
  delete from sign_in_codes where email = address;
  delete from oauth_records where payload ->> 'accountId' = person::text;
  delete from audit_events where organization_id is null and user_id = person;
  -- Sessions, passkeys, grants, tokens and stored answers go with it.
  delete from users where id = person;
end $$;

revoke all on function account_organizations(), hold_account(), close_account(timestamptz) from public;
grant execute on function hold_account(), close_account(timestamptz) to learn_app;
