-- Incoming payments, by the provider's id. A payment's credits are granted once, and taken back in proportion to what is
-- refunded or disputed.
create table payments (
  id text primary key check (char_length(id) between 1 and 255),
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('purchase', 'plan')),
  credits bigint not null check (credits > 0),
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  grant_id uuid not null references credit_grants,
  -- How many of its credits are currently taken back, and why.
  refunded_credits bigint not null default 0 check (refunded_credits >= 0),
  disputed_credits bigint not null default 0 check (disputed_credits >= 0),
  created_at timestamptz(3) not null,
  check (refunded_credits + disputed_credits <= credits)
);
create index payments_of_organization on payments (organization_id, created_at, id);

-- Handled events of the provider. An event is recorded in the same transaction as its effect.
create table payment_events (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null,
  received_at timestamptz(3) not null
);
create index payment_events_expiry on payment_events (received_at);

create unique index organizations_by_customer on organizations (provider_customer_id) where provider_customer_id is not null;
create unique index organizations_by_subscription on organizations (provider_subscription_id) where provider_subscription_id is not null;

-- Grants a payment's credits. False if they were already granted.
create function record_payment(
  payment text, organization uuid, of_kind text, amount_paid bigint, in_currency text, for_credits bigint, new_grant uuid,
  with_priority integer, until timestamptz, at timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not hold_credits(organization) then return false; end if;
  if exists (select from payments where id = payment) then return false; end if;
  perform grant_credits(new_grant, organization, of_kind, with_priority, for_credits, payment, until, at);
  insert into payments (id, organization_id, kind, credits, amount, currency, grant_id, created_at)
    values (payment, organization, of_kind, for_credits, amount_paid, in_currency, new_grant, at);
  return true;
end $$;

-- Takes credits back: first those of the payment itself, then any others. The rest is owed.
create function take_credits_back(organization uuid, payment payments, how text, amount bigint, at timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  part record;
  missing bigint := amount;
  taken bigint;
begin
  for part in select id, available from credit_grants
    where organization_id = organization and is_open and available > 0
    order by id = payment.grant_id desc, priority desc, expires_at desc nulls first, id
  loop
    exit when missing = 0;
    taken := least(part.available, missing);
    insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, payment_id, created_at)
      values (organization, how, 'available', payment.kind, taken, part.id, payment.id, at);
    missing := missing - taken;
  end loop;
  if missing > 0 then
    insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, payment_id, created_at)
      values (organization, how, 'owed', payment.kind, missing, payment.grant_id, payment.id, at);
  end if;
end $$;

-- Sets how many credits of a payment are currently refunded and disputed, and takes back or returns the difference.
-- Repeating it changes nothing. Null if the payment does not exist.
create function settle_payment(payment text, refunded bigint, disputed bigint, new_grant uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  paid payments;
  change bigint;
  left_over bigint;
  step record;
  changed boolean := false;
begin
  select * into paid from payments where id = payment;
  if not found then return null; end if;
  if not hold_credits(paid.organization_id) then return null; end if;
  select * into paid from payments where id = payment;
  perform settle_credits(paid.organization_id, at);
  -- Credits that lapsed unspent are already gone and must not be taken twice.
  select paid.credits - coalesce(sum(e.credits), 0) into left_over from credit_entries e
    where e.organization_id = paid.organization_id and e.kind = 'lapse' and e.grant_id = paid.grant_id;
  perform set_config('learn.taking_back', 'yes', true);
  refunded := least(greatest(refunded, 0), left_over);
  disputed := least(greatest(disputed, 0), left_over - refunded);
  for step in select * from (values
      ('refund', 'refund_failed', refunded - paid.refunded_credits), ('dispute', 'dispute_won', disputed - paid.disputed_credits)
    ) as steps (takes, gives, difference) order by difference
  loop
    change := step.difference;
    if change = 0 then continue; end if;
    changed := true;
    if change > 0 then
      perform take_credits_back(paid.organization_id, paid, step.takes, change, at);
    else
      -- Returned as a new grant, because the first one may have lapsed or already be full.
      insert into credit_grants (id, organization_id, kind, priority, credits, payment_id, expires_at, created_at)
        select case when exists (select from credit_grants where id = new_grant) then gen_random_uuid() else new_grant end,
          paid.organization_id, paid.kind, g.priority, -change, payment, null, at
        from credit_grants g where g.id = paid.grant_id
        returning id into new_grant;
      perform put_credits_in(paid.organization_id, new_grant, paid.kind, step.gives, -change, payment, at);
    end if;
  end loop;
  perform set_config('learn.taking_back', '', true);
  update payments set refunded_credits = refunded, disputed_credits = disputed where id = payment;
  return changed;
end $$;

-- Auto-recharge buys credits when the balance falls below the threshold, one purchase at a time, with a daily limit.
alter table organizations
  add auto_recharge_daily_limit integer not null default 3 check (auto_recharge_daily_limit between 1 and 100),
  add auto_recharge_failures integer not null default 0 check (auto_recharge_failures >= 0),
  add constraint auto_recharge_is_whole
    check (not auto_recharge_enabled or auto_recharge_threshold is not null and auto_recharge_amount is not null);

create table recharges (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  credits bigint not null check (credits > 0),
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed')),
  -- When to try again, unless it has ended.
  try_at timestamptz(3) not null,
  attempts integer not null default 0,
  -- What to charge and to which card. Fixed at the first attempt, because retries must be identical.
  customer_id text,
  payment_method_id text,
  amount bigint check (amount > 0),
  currency text,
  payment_id text,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  check ((state = 'pending') = (ended_at is null))
);
create unique index recharges_one_at_a_time on recharges (organization_id) where state = 'pending';
create index recharges_of_a_day on recharges (organization_id, created_at);
create index recharges_due on recharges (try_at) where state = 'pending';

create function want_recharge() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moment constant timestamptz := clock_timestamp();
begin
  -- Only spending triggers a recharge, not credits taken back after a refund.
  if current_setting('learn.taking_back', true) = 'yes' then return null; end if;
  if (select count(*) from recharges where organization_id = new.id and created_at > moment - interval '1 day')
    >= new.auto_recharge_daily_limit then return null; end if;
  insert into recharges (id, organization_id, credits, try_at, created_at)
    values (gen_random_uuid(), new.id, new.auto_recharge_amount, moment, moment)
    on conflict (organization_id) where state = 'pending' do nothing;
  return null;
end $$;
create trigger organizations_want_recharge after update of credits_balance, auto_recharge_enabled on organizations
  for each row when (new.auto_recharge_enabled and new.credits_balance < new.auto_recharge_threshold)
  execute function want_recharge();

-- Who gets emails about payments: the billing address, or else the administrators.
create function billing_addresses(organization uuid) returns table (address text)
language sql stable security definer set search_path = public, pg_temp as $$
  select billing_email from organizations where id = organization and billing_email is not null
  union all
  (select u.email from memberships m join users u on u.id = m.principal_id
    where m.organization_id = organization and m.role = 'admin'
      and exists (select from organizations where id = organization and billing_email is null)
    order by m.created_at, m.id limit 20)
$$;

alter table payments enable row level security;
alter table recharges enable row level security;
create policy worker on payments for select to learn_worker using (true);
create policy worker on recharges for all to learn_worker using (true);
create policy worker on organizations for all to learn_worker using (true);
create policy worker on audit_events for insert to learn_worker with check (actor_kind = 'provider');

grant select on payments to learn_worker;
grant select, insert, delete on payment_events to learn_worker;
grant select, update on recharges to learn_worker;
grant select on organizations to learn_worker;
grant update (provider_customer_id, provider_subscription_id, provider_payment_method_id, provider_metered_subscription_item_id,
  auto_recharge_enabled, auto_recharge_failures, is_subscribed, subscription_status, subscription_plan, subscription_started_at,
  subscription_ends_at, subscription_current_period_end, updated_at) on organizations to learn_worker;
grant update (provider_customer_id, auto_recharge_enabled, auto_recharge_threshold, auto_recharge_amount,
  auto_recharge_daily_limit, auto_recharge_failures) on organizations to learn_app;
grant insert on mails, audit_events to learn_worker;
grant select (id) on organization_deletions to learn_worker;

revoke all on function record_payment(text, uuid, text, bigint, text, bigint, uuid, integer, timestamptz, timestamptz),
  take_credits_back(uuid, payments, text, bigint, timestamptz), settle_payment(text, bigint, bigint, uuid, timestamptz),
  billing_addresses(uuid) from public;
grant execute on function record_payment(text, uuid, text, bigint, text, bigint, uuid, integer, timestamptz, timestamptz),
  settle_payment(text, bigint, bigint, uuid, timestamptz), billing_addresses(uuid) to learn_worker;
