-- Lets the database refuse what a transaction must not do, so that the server can send more statements without waiting.
-- It refuses if the caller's access has changed, their organization is gone, their request has been answered, or another
-- transaction was faster.
-- compatible from 0050

-- Locks the organization against deletion, then compares the versions that the server has cached with the current ones. Those
-- that are null are not compared. Servers of the previous version call hold_for instead.
create function enter_scope(principal uuid, organization uuid, credential bigint, membership bigint, required boolean)
returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held boolean;
  known record;
begin
  perform from organizations o where o.id = organization and not has_moved(o.suspended_reason) for key share;
  held := found;
  select p.credential_version, p.membership_version into known from principals p where p.id = principal;
  if known.credential_version is distinct from coalesce(credential, known.credential_version)
    or known.membership_version is distinct from coalesce(membership, known.membership_version) then
    raise exception 'the caller''s access has changed' using errcode = 'LE001';
  end if;
  if required and not held then
    raise exception 'the organization is gone' using errcode = 'LE002';
  end if;
end $$;
revoke all on function enter_scope(uuid, uuid, bigint, bigint, boolean) from public;
grant execute on function enter_scope(uuid, uuid, bigint, bigint, boolean) to learn_app;

-- Claims a request with an idempotency key until the end of the transaction. The lock is tried without waiting, and a crash
-- leaves nothing to clean up. The second statement has a newer snapshot than the lock.
create function claim_request(principal uuid, operation text, key text, at timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(principal || ' ' || operation || ' ' || key, 0)) then
    raise exception 'another call is working on this request' using errcode = 'LE003';
  end if;
  if exists (select from idempotent_answers a where a.principal_id = $1 and a.operation = $2 and a.key = $3
    and a.expires_at > $4) then
    raise exception 'this request has been answered' using errcode = 'LE004';
  end if;
end $$;
revoke all on function claim_request(uuid, text, text, timestamptz) from public;
grant execute on function claim_request(uuid, text, text, timestamptz) to learn_app;

-- Ends a transaction that was made for what another one has changed meanwhile. The server makes it again.
create function refuse_overtaken() returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'another transaction was faster' using errcode = 'LE005';
end $$;
revoke all on function refuse_overtaken() from public;
grant execute on function refuse_overtaken() to learn_app;
