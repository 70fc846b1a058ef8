-- Callers are people, API keys and students. Memberships decide what they have access to.
--
-- Four database roles separate privileges. The owner of these tables migrates and administers. Operations run as
-- learn_app, which owns nothing and is therefore subject to every row-level security policy. Sign-in and OAuth run as
-- learn_identity, which sees accounts and credentials but no tenant's data. Jobs and payments run as learn_worker.
-- Each is a group: server/storage/logins.ts creates the users that log in as its members.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['learn_app', 'learn_identity', 'learn_worker'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin', wanted);
      end if;
    exception
      -- Roles belong to the whole cluster, so another database's migration may have just created it.
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise exception 'The user "%" may not create roles. Have an administrator of your PostgreSQL run the statements that "npm run admin -- database-roles" prints.', current_user;
    end;
  end loop;
end $$;

revoke create on schema public from public;
grant usage on schema public to learn_app, learn_identity, learn_worker;

-- One row, written by the first start. It shows that the database is not new, and which secret it belongs to.
create table installation (
  only_row boolean primary key default true check (only_row),
  secret_fingerprint bytea not null,
  created_at timestamptz(3) not null
);

create table principals (
  id uuid primary key,
  kind text not null check (kind in ('user', 'key', 'student')),
  -- Incremented whenever the credential or memberships change. Every statement compares them with the server's cache,
  -- so that a revoked key or a new membership takes effect immediately on every process.
  credential_version bigint not null default 1,
  membership_version bigint not null default 1
);

-- A person is a verified email address, in the one spelling that server/identity/email.ts produces.
create table users (
  id uuid primary key references principals on delete cascade,
  email text not null check (email = lower(email) and email ~ '^[!-~]+@[!-~]+$'),
  created_at timestamptz(3) not null,
  -- In a browser. Null for an account that the operator has created and nobody has used yet.
  first_signed_in_at timestamptz(3)
);
create unique index users_email on users (email);

create table organizations (
  id uuid primary key,
  name text not null check (char_length(name) between 2 and 64 and name !~ '[\u0001-\u001f\u007f-\u009f]'),
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
  -- Set by the operator: the seat limit, and the reason for a suspension.
  seats integer check (seats > 0),
  suspended_reason text check (char_length(suspended_reason) between 1 and 200),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table memberships (
  id uuid primary key,
  principal_id uuid not null references principals on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  role text not null check (role in ('viewer', 'member', 'admin')),
  membership_type text not null default 'team' check (membership_type in ('team', 'client')),
  created_at timestamptz(3) not null,
  unique (principal_id, organization_id),
  unique (id, organization_id),
  -- A client sees only some teams, so an administrator can't be a client.
  constraint client_is_no_administrator check (membership_type = 'team' or role <> 'admin')
);
create index memberships_by_created_at on memberships (organization_id, created_at, id);

-- A key is a principal itself: a member of its organization, and an administrator of those that it creates.
create table api_keys (
  id uuid primary key references principals on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  -- The person whom the key acts for: who created it or, if it was rotated, who rotated it last.
  -- No foreign key, because a revoked key outlives the account of that person.
  created_by_user_id uuid not null,
  -- The app through which that person created or rotated it. The key ends with the app's access.
  grant_id uuid,
  grant_expires_at timestamptz(3),
  name text not null check (char_length(name) between 1 and 64 and name !~ '[\u0001-\u001f\u007f-\u009f]'),
  scopes text[] not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  unique (id, organization_id)
);
create index api_keys_by_created_at on api_keys (organization_id, created_at, id);
create index api_keys_by_maker on api_keys (created_by_user_id);
create index api_keys_by_grant on api_keys (grant_id) where grant_id is not null;

-- A key has one secret, or several for a while after a rotation. Only their hashes are stored.
create table api_key_secrets (
  hash bytea primary key check (octet_length(hash) = 32),
  api_key_id uuid not null,
  organization_id uuid not null,
  -- The person who received the secret, and the app. For a while after a rotation, they can differ from the key's.
  user_id uuid not null references users on delete cascade,
  grant_id uuid,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  foreign key (api_key_id, organization_id) references api_keys (id, organization_id) on delete cascade
);
create index api_key_secrets_by_key on api_key_secrets (api_key_id);
create index api_key_secrets_by_user on api_key_secrets (user_id);
create index api_key_secrets_by_grant on api_key_secrets (grant_id) where grant_id is not null;

-- What a principal may do, and where. A key may do no more than the person whom it acts for, and nothing where that
-- person is a client or not a member: a client could not have created it.
create function memberships_of(principal uuid)
returns table (id uuid, organization_id uuid, role text, membership_type text, maker_id uuid, maker_role text)
language sql stable as $$
  select m.id, m.organization_id,
    case when 'viewer' in (m.role, maker.role) then 'viewer' when 'member' in (m.role, maker.role) then 'member' else 'admin' end,
    m.membership_type, maker.id, maker.role
  from memberships m
  left join api_keys k on k.id = m.principal_id
  left join memberships maker on maker.principal_id = k.created_by_user_id and maker.organization_id = m.organization_id
    and maker.membership_type = 'team'
  where m.principal_id = principal and (k.id is null or maker.id is not null)
$$;
revoke all on function memberships_of(uuid) from public;

-- The principal of a user, key or student is created and deleted with it.
create function principal_added() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into principals (id, kind) values (new.id, tg_argv[0]);
  return new;
end $$;

create function principal_removed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from principals where id = old.id;
  return null;
end $$;

create trigger users_added before insert on users for each row execute function principal_added('user');
create trigger users_removed after delete on users for each row execute function principal_removed();
create trigger api_keys_added before insert on api_keys for each row execute function principal_added('key');
-- Nobody creates a key while their account is being closed.
create function require_person() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from users where id = new.created_by_user_id for key share;
  if not found then
    raise exception 'this person has no account' using errcode = 'foreign_key_violation', constraint = 'person_exists';
  end if;
  return new;
end $$;

create trigger api_keys_require_person before insert on api_keys for each row execute function require_person();
create trigger api_keys_removed after delete on api_keys for each row execute function principal_removed();

-- A person's membership also decides what their keys may do.
create function membership_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  members constant uuid[] :=
    array[case when tg_op <> 'INSERT' then old.principal_id end, case when tg_op <> 'DELETE' then new.principal_id end];
begin
  update principals set membership_version = membership_version + 1
    where id in (
      select unnest(members)
      union all
      select k.id from api_keys k join memberships m on m.principal_id = k.id
      where k.created_by_user_id = any (members) and m.organization_id
        in (case when tg_op <> 'INSERT' then old.organization_id end, case when tg_op <> 'DELETE' then new.organization_id end)
    );
  return null;
end $$;

create function suspension_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update principals set membership_version = membership_version + 1
    where id in (
      select principal_id from memberships where organization_id = new.id
      union all
      select id from students where organization_id = new.id
    );
  return null;
end $$;

-- The trigger's argument is the column that names the principal.
create function credential_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update principals set credential_version = credential_version + 1 where id = (to_jsonb(old) ->> tg_argv[0])::uuid;
  return null;
end $$;

-- Triggers fire in the order of their names. This one fires after those that lock the organization's row: as in a
-- suspension, the organization must be locked before principals.
create trigger memberships_version_changed after insert or update or delete on memberships
  for each row execute function membership_changed();
create trigger organizations_suspension_changed after update of suspended_reason on organizations
  for each row when (old.suspended_reason is distinct from new.suspended_reason) execute function suspension_changed();
create trigger api_keys_changed after update of scopes, expires_at, revoked_at, created_by_user_id, grant_id on api_keys
  for each row execute function credential_changed('id');
create trigger api_key_secrets_changed after update or delete on api_key_secrets
  for each row execute function credential_changed('api_key_id');

-- The context of a request: who is calling, and which organizations the call may touch.
create function current_principal() returns uuid
language sql stable parallel safe
return nullif(current_setting('learn.principal', true), '')::uuid;

create function current_organizations() returns uuid[]
language sql stable parallel safe
return nullif(current_setting('learn.organizations', true), '')::uuid[];

-- Starts a transaction: returns the versions of its principal, and locks its organization against deletion.
create function hold_for(principal uuid, organization uuid)
returns table (credential bigint, membership bigint, held boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from organizations o where o.id = organization for key share;
  held := found;
  select p.credential_version, p.membership_version into credential, membership from principals p where p.id = principal;
  return next;
end $$;
revoke all on function hold_for(uuid, uuid) from public;
grant execute on function hold_for(uuid, uuid) to learn_app;

create function own_memberships() returns table (id uuid, role text)
language sql stable security definer set search_path = public, pg_temp as $$
  select id, role from memberships_of(current_principal())
$$;

-- What a key may do in its own organization; null if nothing any more. Only for keys that the call may see.
create function key_role(key uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select m.role from api_keys k, memberships_of(k.id) m
  where k.id = key and k.revoked_at is null and m.organization_id = k.organization_id
    and k.organization_id = any (current_organizations())
$$;
revoke all on function own_memberships(), key_role(uuid) from public;
grant execute on function own_memberships(), key_role(uuid) to learn_app;

alter table users enable row level security;
alter table organizations enable row level security;
alter table memberships enable row level security;
alter table api_keys enable row level security;
alter table api_key_secrets enable row level security;

-- The subselect is evaluated once for each statement, not for each row.
create policy tenant on organizations for all to learn_app
  using (id = any ((select current_organizations())::uuid[]));
create policy tenant on memberships for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on api_keys for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on api_key_secrets for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
-- Callers see themselves and the members of the organizations that the call may touch.
create policy acquaintance on users for select to learn_app
  using (id = (select current_principal()) or exists (select from memberships where principal_id = users.id));
create policy everybody on users for all to learn_identity using (true);

grant select (id, credential_version, membership_version) on principals to learn_app;
grant select (id, email, created_at) on users to learn_app;
grant select, insert, update (first_signed_in_at) on users to learn_identity;
grant select, insert, update, delete on organizations, memberships, api_keys to learn_app;
revoke update on organizations from learn_app;
grant update (name, billing_email, onboarding_data, updated_at) on organizations to learn_app;
grant select (api_key_id, organization_id, expires_at), insert, update (expires_at), delete on api_key_secrets to learn_app;

-- Deletes expired secrets of rotated keys.
create function forget_ended_secrets(at timestamptz, at_most integer) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with ended as (
    select hash from api_key_secrets where expires_at <= at limit at_most for update skip locked
  ), gone as (
    delete from api_key_secrets where hash in (select hash from ended) returning 1
  )
  select count(*) from gone
$$;
create index api_key_secrets_expiry on api_key_secrets (expires_at) where expires_at is not null;
revoke all on function forget_ended_secrets(timestamptz, integer) from public;
grant execute on function forget_ended_secrets(timestamptz, integer) to learn_app;
