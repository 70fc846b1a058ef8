-- Credits are a double-entry ledger. Every entry moves whole credits from one account of an organization to another, so
-- the sum of an organization's accounts is always zero. Entries are only ever added, and each includes the hash of the
-- one before it.
--
--   purchase, plan, promotion, operator   where credits come from
--   available                             can be spent: the organization's credits_balance
--   reserved                              set aside for paid operations: reserved_credits
--   owed                                  taken back but already spent: credits_owed, with the opposite sign
--   spent, lapsed, closed                 where credits go: used, expired, left in a deleted organization
--
-- Only the functions below write here, and they lock the organization's row first, so that all changes to one
-- organization's credits happen one after the other, on any number of servers.

alter table organizations
  add credits_owed bigint not null default 0 check (credits_owed >= 0),
  add ledger_entries bigint not null default 0 check (ledger_entries >= 0),
  -- The balance changes often. Free space in the page keeps the new row version there, without touching the indexes.
  set (fillfactor = 60);

-- Credits come in grants. The lowest priority number is spent first, and among equals the one that expires first.
create table credit_grants (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('purchase', 'plan', 'promotion', 'operator')),
  priority integer not null check (priority between 0 and 1000),
  credits bigint not null check (credits > 0),
  available bigint not null default 0 check (available >= 0),
  held bigint not null default 0 check (held >= 0),
  -- For the indexes: it seldom changes, and until it does, spending updates none of them.
  is_open boolean not null generated always as (available + held > 0) stored,
  payment_id text,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  check (available + held <= credits)
) with (fillfactor = 60);
create index credit_grants_to_spend on credit_grants (organization_id, priority, expires_at, id) where is_open;
create index credit_grants_to_lapse on credit_grants (organization_id, expires_at) where is_open and expires_at is not null;
create index credit_grants_sweep on credit_grants (expires_at) where is_open and expires_at is not null;

-- A reservation is pending, then posted, voided or expired. Its entries say from which grants it comes.
create table credit_reservations (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  -- Counts from 1 in each organization, so the highest number is the total.
  number bigint not null,
  principal_id uuid not null,
  operation text not null,
  -- Identifies a repeatable request, so that its repetition takes over this reservation.
  request bytea,
  credits bigint not null check (credits >= 0),
  status text not null default 'pending' check (status in ('pending', 'posted', 'voided', 'expired')),
  posted_credits bigint not null default 0 check (posted_credits between 0 and credits),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null,
  check ((status = 'pending') = (ended_at is null)),
  check (status = 'posted' or posted_credits = 0)
) with (fillfactor = 80);
create unique index credit_reservations_number on credit_reservations (organization_id, number);
create index credit_reservations_by_created_at on credit_reservations (organization_id, created_at, id);
create unique index credit_reservations_one_pending on credit_reservations (organization_id, request)
  where status = 'pending' and request is not null;
create index credit_reservations_overdue on credit_reservations (organization_id, expires_at) where status = 'pending';
create index credit_reservations_sweep on credit_reservations (expires_at) where status = 'pending';

-- No foreign key to the organization, because the ledger outlives it. It contains ids and no names.
create table credit_entries (
  organization_id uuid not null,
  number bigint not null check (number > 0),
  -- Sorts in the order of created_at and number.
  id uuid not null,
  kind text not null,
  from_account text not null,
  to_account text not null,
  credits bigint not null check (credits > 0),
  grant_id uuid not null,
  reservation_id uuid,
  payment_id text,
  operation text,
  -- The organization's balances after this entry.
  balance bigint not null,
  reserved bigint not null,
  owed bigint not null,
  created_at timestamptz(3) not null,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (organization_id, number),
  constraint entry_is_of_a_known_kind check (
    case kind
      when 'grant' then from_account in ('purchase', 'plan', 'promotion', 'operator') and to_account in ('available', 'owed')
      when 'reserve' then from_account = 'available' and to_account = 'reserved'
      when 'post' then from_account = 'reserved' and to_account = 'spent'
      when 'void' then from_account = 'reserved' and to_account = 'available'
      when 'expire' then from_account = 'reserved' and to_account = 'available'
      when 'lapse' then from_account = 'available' and to_account = 'lapsed'
      when 'refund' then from_account in ('available', 'owed') and to_account in ('purchase', 'plan')
      when 'dispute' then from_account in ('available', 'owed') and to_account in ('purchase', 'plan')
      when 'refund_failed' then from_account in ('purchase', 'plan') and to_account in ('available', 'owed')
      when 'dispute_won' then from_account in ('purchase', 'plan') and to_account in ('available', 'owed')
      when 'close' then from_account in ('available', 'reserved') and to_account = 'closed'
      else false
    end),
  constraint entry_of_a_reservation check ((kind in ('reserve', 'post', 'void', 'expire')) = (reservation_id is not null)),
  constraint entry_of_a_post check ((kind = 'post') = (operation is not null))
);
create index credit_entries_by_created_at on credit_entries (organization_id, created_at, id);
create index credit_entries_of_reservation on credit_entries (reservation_id) where reservation_id is not null;
-- The few entries that change the organization's total, which monthly statements sum up.
create index credit_entries_in_and_out on credit_entries (organization_id, created_at)
  where kind not in ('reserve', 'post', 'void', 'expire');

-- Spending by day and operation.
create table credit_usage (
  organization_id uuid not null references organizations on delete cascade,
  day date not null,
  operation text not null,
  calls bigint not null,
  credits bigint not null,
  primary key (organization_id, day, operation)
) with (fillfactor = 60);

-- The hash of an entry is the SHA-256 of these lines. docs/ledger.md explains how to verify it.
create function credit_entry_hash(previous bytea, entry credit_entries) returns bytea
language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
begin
  return sha256(convert_to(concat_ws(E'\n', 'learn-ledger-1', coalesce(encode(previous, 'hex'), ''),
    entry.organization_id, entry.number, entry.id, entry.kind, entry.from_account, entry.to_account, entry.credits,
    entry.grant_id, coalesce(entry.reservation_id::text, ''), coalesce(entry.payment_id, ''), coalesce(entry.operation, ''),
    entry.balance, entry.reserved, entry.owed,
    to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8'));
end $$;

-- A UUID of the milliseconds, the number and the end of the organization's id, which sorts in the order of entries.
create function credit_entry_id(organization uuid, number bigint, at timestamptz) returns uuid
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(n, 1, 3) || '8' || substr(n, 4)
    || right(organization::text, 6))::uuid
  from (select lpad(to_hex(number), 12, '0') as n) digits
$$;

-- Sets the number, hash and balances of every new entry, regardless of who adds it.
create function add_credit_entry() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  to_balance constant bigint := case 'available' when new.to_account then new.credits when new.from_account then -new.credits else 0 end;
  to_reserved constant bigint := case 'reserved' when new.to_account then new.credits when new.from_account then -new.credits else 0 end;
  to_owed constant bigint := case 'owed' when new.to_account then -new.credits when new.from_account then new.credits else 0 end;
  previous bytea;
  earliest timestamptz;
begin
  update organizations set ledger_entries = ledger_entries + 1, credits_balance = credits_balance + to_balance,
      reserved_credits = reserved_credits + to_reserved, credits_owed = credits_owed + to_owed
    where id = new.organization_id
    returning ledger_entries, credits_balance, reserved_credits, credits_owed into new.number, new.balance, new.reserved, new.owed;
  if not found then
    raise exception 'there is no organization %', new.organization_id using errcode = 'foreign_key_violation';
  end if;
  if to_balance <> 0 or to_reserved <> 0 then
    update credit_grants set available = available + to_balance, held = held + to_reserved
      where id = new.grant_id and organization_id = new.organization_id;
    if not found then raise exception 'there is no grant %', new.grant_id using errcode = 'foreign_key_violation'; end if;
  end if;
  -- Ordered, not by equality on the number: a plan made when the table was empty could use the wrong index and scan
  -- all entries.
  select hash, created_at into previous, earliest from credit_entries
    where organization_id = new.organization_id order by number desc limit 1;
  -- Servers' clocks differ, but the ledger's time never goes back.
  new.created_at := greatest(new.created_at, earliest);
  new.id := credit_entry_id(new.organization_id, new.number, new.created_at);
  new.hash := credit_entry_hash(previous, new);
  return new;
end $$;
create trigger credit_entries_add before insert on credit_entries for each row execute function add_credit_entry();

create function refuse_change_of_ledger() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'ledger entries cannot be changed or removed' using errcode = 'integrity_constraint_violation', constraint = 'append_only';
end $$;
create trigger credit_entries_stay before update or delete on credit_entries
  for each row execute function refuse_change_of_ledger();
create trigger credit_entries_stay_all before truncate on credit_entries
  for each statement execute function refuse_change_of_ledger();

-- Locks the organization's row, and with it all its credits, until this transaction ends.
create function hold_credits(organization uuid) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from organizations where id = organization for no key update;
  return found;
end $$;

-- Releases a pending reservation's credits to their grants.
create function release_reservation(reservation uuid, how text, at timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  update credit_reservations set status = case how when 'void' then 'voided' else 'expired' end, ended_at = at where id = reservation;
  insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, reservation_id, created_at)
    select organization_id, how, 'reserved', 'available', credits, grant_id, reservation_id, at
    from credit_entries where reservation_id = reservation and kind = 'reserve' order by number;
end $$;

-- Expires an organization's overdue reservations and grants, and returns how many. The caller has locked its row. It
-- handles a limited number: every entry updates the organization's row, which gets slower the more often one
-- transaction does it.
create function settle_credits(organization uuid, at timestamptz) returns bigint
language plpgsql set search_path = public, pg_temp as $$
declare
  most constant integer := 200;
  due record;
  done bigint := 0;
begin
  for due in select id from credit_reservations
    where organization_id = organization and status = 'pending' and expires_at <= at order by expires_at, id limit most
  loop
    perform release_reservation(due.id, 'expire', at);
    done := done + 1;
  end loop;
  for due in select id, available from credit_grants
    where organization_id = organization and is_open and available > 0 and expires_at <= at order by expires_at, id limit most
  loop
    insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, created_at)
      values (organization, 'lapse', 'available', 'lapsed', due.available, due.id, at);
    done := done + 1;
  end loop;
  return done;
end $$;

-- Refuses an organization outside the caller's scope. The owner and background work have no scope. The functions that
-- call this run as the owner, so current_user does not name the caller.
create function refuse_other_tenant(organization uuid) returns void
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if (current_setting('role') = 'learn_app'
      or not (pg_has_role(session_user, current_user, 'member') or pg_has_role(session_user, 'learn_worker', 'member')))
    and organization <> all (coalesce(current_organizations(), '{}')) then
    raise exception 'organization % is out of scope', organization using errcode = 'insufficient_privilege';
  end if;
end $$;

-- Reserves credits for a paid operation. A repetition with the same id, or with the same pending request, returns the
-- existing reservation. If there are too few credits, the status is null and nothing is written.
create function reserve_credits(
  reservation uuid, organization uuid, principal uuid, for_operation text, for_request bytea, wanted bigint,
  at timestamptz, until timestamptz
) returns table (id uuid, status text, credits bigint, posted_credits bigint, balance bigint, reserved bigint, owed bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  part record;
  missing bigint := wanted;
  taken bigint;
  settled bigint;
begin
  perform refuse_other_tenant(organization);
  if not hold_credits(organization) then return; end if;
  settled := settle_credits(organization, at);
  select o.credits_balance, o.reserved_credits, o.credits_owed into balance, reserved, owed from organizations o where o.id = organization;
  select r.id, r.status, r.credits, r.posted_credits into id, status, credits, posted_credits from credit_reservations r
    where r.organization_id = organization and r.id = reservation;
  if not found and for_request is not null then
    update credit_reservations r set expires_at = greatest(r.expires_at, until)
      where r.organization_id = organization and r.request = for_request and r.status = 'pending'
      returning r.id, r.status, r.credits, r.posted_credits into id, status, credits, posted_credits;
  end if;
  if id is not null then return next; return; end if;
  -- settle_credits may have left some overdue grants; they must not be spent.
  if settled >= 200 then
    balance := balance - coalesce((select sum(g.available) from credit_grants g
      where g.organization_id = organization and g.is_open and g.expires_at <= at), 0);
  end if;
  if balance < wanted then return next; return; end if;
  insert into credit_reservations (id, organization_id, number, principal_id, operation, request, credits, expires_at, created_at)
    values (reservation, organization,
      coalesce((select max(r.number) from credit_reservations r where r.organization_id = organization), 0) + 1,
      principal, for_operation, for_request, wanted, until, at);
  if wanted > 0 then
    for part in select g.id, g.available from credit_grants g
      where g.organization_id = organization and g.is_open and g.available > 0 and (g.expires_at is null or g.expires_at > at)
      order by g.priority, g.expires_at nulls last, g.id
    loop
      taken := least(part.available, missing);
      insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, reservation_id, created_at)
        values (organization, 'reserve', 'available', 'reserved', taken, part.id, reservation, at);
      missing := missing - taken;
      exit when missing = 0;
    end loop;
  end if;
  return query select reservation, 'pending', wanted, 0::bigint, balance - wanted, reserved + wanted, owed;
end $$;

-- Charges the used credits, at most what is reserved, and releases the rest. A repetition returns the first result. An
-- overdue reservation is not charged: its status becomes expired.
create function post_reservation(reservation uuid, used bigint, at timestamptz)
returns table (status text, posted_credits bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held credit_reservations;
  part record;
  missing bigint := used;
  taken bigint;
  -- The ledger's time, so that a month's usage matches its entries.
  moment timestamptz;
begin
  select * into held from credit_reservations r where r.id = reservation;
  if not found then return; end if;
  perform refuse_other_tenant(held.organization_id);
  if not hold_credits(held.organization_id) then return; end if;
  select * into held from credit_reservations r where r.id = reservation;
  if held.status = 'pending' and held.expires_at <= at then
    perform release_reservation(reservation, 'expire', at);
    return query select 'expired', 0::bigint;
    return;
  end if;
  if held.status <> 'pending' then return query select held.status, held.posted_credits; return; end if;
  if used > held.credits or used < 0 then
    raise exception '% credits were used, but only % are reserved', used, held.credits
      using errcode = 'integrity_constraint_violation', constraint = 'no_more_than_held';
  end if;
  update credit_reservations r set status = 'posted', posted_credits = used, ended_at = at where r.id = reservation;
  for part in select e.grant_id, e.credits from credit_entries e where e.reservation_id = reservation and e.kind = 'reserve' order by e.number
  loop
    taken := least(part.credits, missing);
    if taken > 0 then
      insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, reservation_id, operation, created_at)
        values (held.organization_id, 'post', 'reserved', 'spent', taken, part.grant_id, reservation, held.operation, at)
        returning created_at into moment;
    end if;
    if taken < part.credits then
      insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, reservation_id, created_at)
        values (held.organization_id, 'void', 'reserved', 'available', part.credits - taken, part.grant_id, reservation, at);
    end if;
    missing := missing - taken;
  end loop;
  -- The day of the entries, which may be later than the day on a server whose clock is behind.
  insert into credit_usage as kept (organization_id, day, operation, calls, credits)
    values (held.organization_id, (coalesce(moment, greatest(at, (select max(e.created_at) from credit_entries e
      where e.organization_id = held.organization_id))) at time zone 'UTC')::date, held.operation, 1, used)
  on conflict (organization_id, day, operation) do update set calls = kept.calls + 1, credits = kept.credits + used;
  return query select 'posted', used;
end $$;

-- Releases everything; a repetition returns the first result. Credits of a pending job stay reserved: of two calls for
-- one request, the second may have started the job, and then the first must not release its credits.
create function void_reservation(reservation uuid, at timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held credit_reservations;
begin
  select * into held from credit_reservations r where r.id = reservation;
  if not found then return null; end if;
  perform refuse_other_tenant(held.organization_id);
  if not hold_credits(held.organization_id) then return null; end if;
  select * into held from credit_reservations r where r.id = reservation;
  if held.status <> 'pending' then return held.status; end if;
  if exists (select from jobs where reservation_id = reservation and status in ('queued', 'running')) then return held.status; end if;
  perform release_reservation(reservation, 'void', at);
  return 'voided';
end $$;

-- Extends a reservation while its work continues. False if it is no longer pending.
create function extend_reservation(reservation uuid, at timestamptz, until timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organization uuid;
begin
  select organization_id into organization from credit_reservations where id = reservation;
  if not found then return false; end if;
  perform refuse_other_tenant(organization);
  if not hold_credits(organization) then return false; end if;
  update credit_reservations set expires_at = greatest(expires_at, until)
    where id = reservation and status = 'pending' and expires_at > at;
  return found;
end $$;

-- Adds credits: debts are paid first, and the rest can be spent.
create function put_credits_in(organization uuid, of_grant uuid, source text, how text, amount bigint, payment text, at timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  owed bigint;
begin
  select least(credits_owed, amount) into owed from organizations where id = organization;
  if owed > 0 then
    insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, payment_id, created_at)
      values (organization, how, source, 'owed', owed, of_grant, payment, at);
  end if;
  if amount > owed then
    insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, payment_id, created_at)
      values (organization, how, source, 'available', amount - owed, of_grant, payment, at);
  end if;
end $$;

-- False if this grant already exists, so that nothing is granted twice.
create function grant_credits(
  new_grant uuid, organization uuid, of_kind text, with_priority integer, amount bigint, payment text, until timestamptz, at timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not hold_credits(organization) then return false; end if;
  insert into credit_grants (id, organization_id, kind, priority, credits, payment_id, expires_at, created_at)
    values (new_grant, organization, of_kind, with_priority, amount, payment, until, at) on conflict (id) do nothing;
  if not found then return false; end if;
  perform put_credits_in(organization, new_grant, of_kind, 'grant', amount, payment, at);
  return true;
end $$;

-- The operator decides how many credits a new organization starts with. Each person gets them once, not with every
-- organization that they or their keys create.
alter table installation add signup_credits bigint not null default 0 check (signup_credits >= 0);
alter table users add had_signup_credits boolean not null default false;

create function grant_signup_credits() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  amount bigint;
  person constant uuid :=
    coalesce((select created_by_user_id from api_keys where id = current_principal()), current_principal());
begin
  select signup_credits into amount from installation;
  if amount is null or amount = 0 then return null; end if;
  if exists (select from memberships where principal_id = person and role = 'admin') then return null; end if;
  -- Memberships are not enough: people can leave, and two organizations may be created at the same time.
  update users set had_signup_credits = true where id = person and not had_signup_credits;
  if not found then return null; end if;
  perform grant_credits(gen_random_uuid(), new.id, 'promotion', 20, amount, null, null, new.created_at);
  return null;
end $$;
create trigger organizations_signup_credits after insert on organizations for each row execute function grant_signup_credits();

-- Writes off an organization's remaining credits before it is deleted.
create function close_credits(organization uuid, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_other_tenant(organization);
  if not hold_credits(organization) then return; end if;
  insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, created_at)
    select organization, 'close', part.account, 'closed', part.credits, g.id, at
    from credit_grants g cross join lateral (values ('available', g.available), ('reserved', g.held)) part (account, credits)
    where g.organization_id = organization and part.credits > 0 order by g.id, part.account;
end $$;

create function keep_an_open_ledger() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the organization still has credits; close them first' using errcode = 'integrity_constraint_violation', constraint = 'credits_are_left';
end $$;
create trigger organizations_keep_an_open_ledger before delete on organizations for each row
  when (old.credits_balance > 0 or old.reserved_credits > 0) execute function keep_an_open_ledger();

-- Expires overdue reservations and grants. Concurrent processes take different organizations.
create function settle_due_credits(at timestamptz, at_most integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due record;
  done bigint := 0;
begin
  for due in
    select o.id from organizations o where o.id in (
      (select organization_id from credit_reservations where status = 'pending' and expires_at <= at order by expires_at limit at_most)
      union
      (select organization_id from credit_grants where is_open and available > 0 and expires_at <= at order by expires_at limit at_most)
    ) order by o.id limit at_most for no key update skip locked
  loop
    done := done + settle_credits(due.id, at);
    exit when done >= at_most;
  end loop;
  return least(done, at_most);
end $$;

alter table credit_grants enable row level security;
alter table credit_reservations enable row level security;
alter table credit_entries enable row level security;
alter table credit_usage enable row level security;
create policy tenant on credit_grants for select to learn_app using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on credit_reservations for select to learn_app using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on credit_entries for select to learn_app using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on credit_usage for select to learn_app using (organization_id = any ((select current_organizations())::uuid[]));

-- Clients see nothing of the ledger.
create policy client on credit_grants as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]));
create policy client on credit_reservations as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]));
create policy client on credit_entries as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]));
create policy client on credit_usage as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]));

grant select on credit_grants, credit_reservations, credit_entries, credit_usage to learn_app;
revoke all on function add_credit_entry(), hold_credits(uuid), release_reservation(uuid, text, timestamptz),
  settle_credits(uuid, timestamptz), refuse_other_tenant(uuid),
  reserve_credits(uuid, uuid, uuid, text, bytea, bigint, timestamptz, timestamptz),
  post_reservation(uuid, bigint, timestamptz), void_reservation(uuid, timestamptz), extend_reservation(uuid, timestamptz, timestamptz),
  put_credits_in(uuid, uuid, text, text, bigint, text, timestamptz),
  grant_credits(uuid, uuid, text, integer, bigint, text, timestamptz, timestamptz),
  close_credits(uuid, timestamptz), settle_due_credits(timestamptz, integer) from public;
grant execute on function reserve_credits(uuid, uuid, uuid, text, bytea, bigint, timestamptz, timestamptz),
  post_reservation(uuid, bigint, timestamptz), void_reservation(uuid, timestamptz), extend_reservation(uuid, timestamptz, timestamptz),
  close_credits(uuid, timestamptz) to learn_app;
-- Not for requests, because it affects all tenants and accepts any time.
grant execute on function settle_due_credits(timestamptz, integer) to learn_worker;
