-- Whoever can call: people and API keys. What they may reach is in memberships.
--
-- Two roles hold tenancy apart. The owner of these tables migrates and administers. Every connection that
-- serves a request is learn_app, which owns nothing and is therefore bound by every row-level security policy.
do $$
begin
  if not exists (select from pg_roles where rolname = 'learn_app') then
    create role learn_app nologin;
  end if;
exception
  -- Roles belong to the whole cluster: another database's migration may have made it at the same moment.
  when duplicate_object or unique_violation then null;
end $$;

-- The owner must be able to become learn_app. Since version 16 whoever makes a role may grant it, but not yet take it.
do $$
declare
  needed constant text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
begin
  if not pg_has_role(current_user, 'learn_app', needed) then
    execute format('grant learn_app to %I', current_user);
  end if;
exception
  when insufficient_privilege then
    raise exception 'the role learn_app belongs to somebody else: let its owner run "grant learn_app to %"', current_user;
end $$;

revoke create on schema public from public;
grant usage on schema public to learn_app;

-- One row, written by the first start: it tells a new database from a used one, and the right secret from a wrong one.
create table installation (
  only_row boolean primary key default true check (only_row),
  secret_fingerprint bytea not null,
  created_at timestamptz(3) not null
);

create table principals (
  id uuid primary key,
  kind text not null check (kind in ('user', 'key')),
  -- These move whenever the credential or the memberships change. Every statement compares them with what the
  -- server has cached, so that a revoked key or a new membership counts at once on every process.
  credential_version bigint not null default 1,
  membership_version bigint not null default 1
);

create table users (
  id uuid primary key references principals on delete cascade,
  email text not null check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$'),
  created_at timestamptz(3) not null
);
create unique index users_email on users (email);

create table organizations (
  id uuid primary key,
  name text not null check (char_length(name) between 2 and 64),
  billing_email text,
  onboarding_data jsonb,
  provider_customer_id text,
  provider_subscription_id text,
  provider_payment_method_id text,
  provider_metered_subscription_item_id text,
  credits_balance bigint not null default 0 check (credits_balance >= 0),
  reserved_credits bigint not null default 0 check (reserved_credits >= 0),
  auto_recharge_enabled boolean not null default false,
  auto_recharge_threshold bigint check (auto_recharge_threshold >= 0),
  auto_recharge_amount bigint check (auto_recharge_amount > 0),
  is_subscribed boolean not null default false,
  subscription_status text not null default 'inactive'
    check (subscription_status in ('active', 'inactive', 'trialing', 'past_due', 'canceled', 'paused', 'unpaid')),
  subscription_plan text,
  subscription_started_at timestamptz(3),
  subscription_ends_at timestamptz(3),
  subscription_current_period_end timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table memberships (
  principal_id uuid not null references principals on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  role text not null check (role in ('viewer', 'member', 'admin')),
  membership_type text not null default 'team' check (membership_type in ('team', 'client')),
  created_at timestamptz(3) not null,
  primary key (principal_id, organization_id)
);
create index memberships_organization on memberships (organization_id);

-- A key is a principal of its own: a member of its organization, and administrator of those that it creates.
create table api_keys (
  id uuid primary key references principals on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  created_by_user_id uuid not null references users,
  name text not null check (char_length(name) between 1 and 64),
  hash bytea not null check (octet_length(hash) = 32),
  scopes text[] not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3)
);
create unique index api_keys_hash on api_keys (hash);
create index api_keys_organization on api_keys (organization_id);

create function membership_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update principals set membership_version = membership_version + 1
    where id in (case when tg_op <> 'INSERT' then old.principal_id end, case when tg_op <> 'DELETE' then new.principal_id end);
  return null;
end $$;

create function credential_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update principals set credential_version = credential_version + 1 where id = new.id;
  return null;
end $$;

-- A key is its principal: without the one there is nobody left who could be a member of anything.
create function credential_removed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from principals where id = old.id;
  return null;
end $$;

create trigger memberships_changed after insert or update or delete on memberships
  for each row execute function membership_changed();
create trigger api_keys_changed after update of scopes, expires_at, revoked_at on api_keys
  for each row execute function credential_changed();
create trigger api_keys_removed after delete on api_keys
  for each row execute function credential_removed();

-- The context of a request: who is calling, and the organizations that this call is allowed to touch.
create function current_principal() returns uuid
language sql stable parallel safe
return nullif(current_setting('learn.principal', true), '')::uuid;

create function current_organizations() returns uuid[]
language sql stable parallel safe
return nullif(current_setting('learn.organizations', true), '')::uuid[];

-- The only look-up before a tenant is known: a credential by the hash of its secret.
create function find_api_key(wanted bytea)
returns table (
  principal_id uuid,
  created_by_user_id uuid,
  scopes text[],
  expires_at timestamptz,
  revoked_at timestamptz,
  credential_version bigint,
  membership_version bigint,
  organization_ids uuid[],
  roles text[]
)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.id, k.created_by_user_id, k.scopes, k.expires_at, k.revoked_at,
    p.credential_version, p.membership_version, coalesce(m.organization_ids, '{}'), coalesce(m.roles, '{}')
  from api_keys k
  join principals p on p.id = k.id
  left join lateral (
    select array_agg(organization_id order by organization_id) as organization_ids,
      array_agg(role order by organization_id) as roles
    from memberships where memberships.principal_id = k.id
  ) m on true
  where k.hash = wanted
$$;

alter table organizations enable row level security;
alter table memberships enable row level security;
alter table api_keys enable row level security;

-- The sub-select is evaluated once for each statement, not once for each row.
create policy tenant on organizations for all to learn_app
  using (id = any ((select current_organizations())::uuid[]));
create policy tenant on memberships for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on api_keys for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));

revoke all on function find_api_key(bytea) from public;
grant execute on function find_api_key(bytea) to learn_app;
grant select (id, credential_version, membership_version) on principals to learn_app;
grant select, insert, update, delete on organizations, memberships, api_keys to learn_app;
