-- The state of OAuth. Secrets are stored only as hashes.

-- A person's permission for a client to act for them. Codes and tokens belong to a grant and are deleted with it.
create table oauth_grants (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  client_id text not null,
  client_name text not null,
  scopes text[] not null,
  resources text[] not null,
  payload jsonb not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  expires_at timestamptz(3) not null
);
create index oauth_grants_by_created_at on oauth_grants (user_id, created_at, id);
create index oauth_grants_expiry on oauth_grants (expires_at);

-- Access tokens. A student's token has no grant, and no audience: it is valid at the API and for agents alike.
create table access_tokens (
  hash bytea primary key check (octet_length(hash) = 32),
  principal_id uuid not null references principals on delete cascade,
  grant_id uuid references oauth_grants on delete cascade,
  scopes text[] not null,
  audience text,
  payload jsonb not null,
  expires_at timestamptz(3) not null
);
create index access_tokens_by_grant on access_tokens (grant_id);
create index access_tokens_by_principal on access_tokens (principal_id);
create index access_tokens_expiry on access_tokens (expires_at);

-- Everything else that oidc-provider stores temporarily, by model and the hash of its id.
create table oauth_records (
  model text not null,
  hash bytea not null check (octet_length(hash) = 32),
  grant_id uuid references oauth_grants on delete cascade,
  user_code_hash bytea,
  uid_hash bytea,
  payload jsonb not null,
  consumed_at timestamptz(3),
  expires_at timestamptz(3) not null,
  primary key (model, hash)
);
create unique index oauth_records_user_code on oauth_records (user_code_hash) where user_code_hash is not null;
create index oauth_records_uid on oauth_records (uid_hash) where uid_hash is not null;
create index oauth_records_by_grant on oauth_records (grant_id) where grant_id is not null;
create index oauth_records_expiry on oauth_records (expires_at);

-- Programs that have registered themselves. They have no secrets.
create table oauth_clients (
  id text primary key,
  metadata jsonb not null,
  created_at timestamptz(3) not null,
  -- When a person last allowed the program, or it last got a token, to the day. Null: nobody has allowed it yet.
  last_used_at timestamptz(3)
);
create index oauth_clients_by_created_at on oauth_clients (created_at);
create index oauth_clients_by_last_used_at on oauth_clients (last_used_at);

-- Adds a program. If the installation has reached its limit for an hour, returns the seconds to wait instead.
create function register_client(client_id text, metadata jsonb, most integer) returns integer
language plpgsql as $$
declare
  free_at timestamptz;
begin
  -- One after another: parallel registrations would not see each other, and could exceed the limit together.
  perform pg_advisory_xact_lock(hashtextextended('register client', 0));
  select c.created_at + interval '1 hour' into free_at from oauth_clients c
    where c.created_at > clock_timestamp() - interval '1 hour'
    order by c.created_at desc offset most - 1 limit 1;
  if found then
    return greatest(1, ceil(extract(epoch from free_at - clock_timestamp())));
  end if;
  insert into oauth_clients (id, metadata, created_at) values (client_id, metadata, clock_timestamp());
  return null;
end $$;
revoke all on function register_client(text, jsonb, integer) from public;
grant execute on function register_client(text, jsonb, integer) to learn_identity;

create function note_client_allowed() returns trigger
language plpgsql as $$
begin
  update oauth_clients set last_used_at = now() where id = new.client_id;
  return null;
end $$;
create trigger oauth_grants_note_client after insert on oauth_grants
  for each row execute function note_client_allowed();

create function note_client_used() returns trigger
language plpgsql as $$
begin
  update oauth_clients c set last_used_at = now() from oauth_grants g
    where g.id = new.grant_id and c.id = g.client_id and c.last_used_at < now() - interval '1 day';
  return null;
end $$;
create trigger access_tokens_note_client after insert on access_tokens
  for each row when (new.grant_id is not null) execute function note_client_used();

create trigger access_tokens_changed after delete on access_tokens
  for each row execute function credential_changed('principal_id');

-- A key ends with the grant through which it was created. The lock makes a revocation wait for the new key, and end it.
create function note_grant_of_key() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.grant_id is null then
    new.grant_expires_at := null;
    return new;
  end if;
  select g.expires_at into new.grant_expires_at from oauth_grants g where g.id = new.grant_id for key share;
  if not found then
    raise exception 'the grant has ended' using errcode = 'integrity_constraint_violation', constraint = 'key_without_grant';
  end if;
  return new;
end $$;
create trigger api_keys_grant_added before insert on api_keys for each row execute function note_grant_of_key();
create trigger api_keys_grant_changed before update of grant_id on api_keys
  for each row when (new.grant_id is distinct from old.grant_id) execute function note_grant_of_key();

create function revoke_keys_of_grant() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from api_key_secrets where grant_id = old.id;
  with revoked as (
    update api_keys set revoked_at = now() where grant_id = old.id and revoked_at is null returning id, organization_id
  )
  insert into audit_events (id, organization_id, principal_id, actor_kind, user_id, operation, subject_id, request_id, created_at)
    select gen_random_uuid(), organization_id, old.user_id, 'user', old.user_id, 'identity.revokeGrant', id, old.id, now()
    from revoked;
  return null;
end $$;
create trigger oauth_grants_revoke_keys after delete on oauth_grants
  for each row execute function revoke_keys_of_grant();

create function grant_has_keys(grant_id uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from api_keys k where k.grant_id = grant_has_keys.grant_id and k.revoked_at is null)
$$;
revoke all on function grant_has_keys(uuid) from public;
grant execute on function grant_has_keys(uuid) to learn_identity;

-- Names a secret where its hash should not appear.
create function id_of_secret(hash bytea) returns uuid
language sql immutable as $$
  select encode(substring(sha256(hash) for 16), 'hex')::uuid
$$;
revoke all on function id_of_secret(bytea) from public;

-- Finds a credential by the hash of its secret. Nothing else happens before the tenant is known.
create function find_credential(wanted bytea)
returns table (
  kind text,
  principal_id uuid,
  -- The key, grant or session, for rate limits and the time of last use.
  credential_id uuid,
  user_id uuid,
  scopes text[],
  audience text,
  expires_at timestamptz,
  revoked_at timestamptz,
  -- The grant that keys created with this credential belong to, and when they end at the latest.
  grant_id uuid,
  keys_end_at timestamptz,
  -- What download URLs are valid with: the key's secret, the grant, the session or the child's token.
  secret_id uuid,
  credential_version bigint,
  membership_version bigint,
  organization_ids uuid[],
  roles text[],
  membership_types text[],
  suspended_reasons text[]
)
language sql stable security definer set search_path = public, pg_temp as $$
  with credential as (
    select k.id as principal_id, k.id as credential_id, s.user_id, k.scopes, null::text as audience,
      least(k.expires_at, k.grant_expires_at, s.expires_at) as expires_at, k.revoked_at, s.grant_id,
      least(k.expires_at, k.grant_expires_at, s.expires_at) as keys_end_at, id_of_secret(s.hash) as secret_id
    from api_key_secrets s join api_keys k on k.id = s.api_key_id where s.hash = wanted
    union all
    select t.principal_id, coalesce(t.grant_id, t.principal_id), t.principal_id, t.scopes, t.audience, t.expires_at, null,
      t.grant_id, coalesce(g.expires_at, t.expires_at), coalesce(t.grant_id, id_of_secret(t.hash))
    from access_tokens t left join oauth_grants g on g.id = t.grant_id where t.hash = wanted
    union all
    select s.user_id, s.id, s.user_id, null, 'web', s.expires_at, null, null, null, s.id
    from web_sessions s where s.hash = wanted
  )
  select p.kind, c.principal_id, c.credential_id, c.user_id, c.scopes, c.audience, c.expires_at, c.revoked_at,
    c.grant_id, c.keys_end_at, c.secret_id, p.credential_version, p.membership_version, coalesce(m.organization_ids, '{}'), coalesce(m.roles, '{}'),
    coalesce(m.membership_types, '{}'), coalesce(m.suspended_reasons, '{}')
  from credential c
  join principals p on p.id = c.principal_id
  left join lateral (
    select array_agg(m.organization_id order by m.organization_id) as organization_ids,
      array_agg(m.role order by m.organization_id) as roles,
      array_agg(m.membership_type order by m.organization_id) as membership_types,
      array_agg(o.suspended_reason order by m.organization_id) as suspended_reasons
    from (
      select organization_id, role, membership_type from memberships_of(c.principal_id)
      union all
      select organization_id, 'member', 'client' from students where id = c.principal_id
    ) m join organizations o on o.id = m.organization_id
  ) m on true
$$;

-- Whether the caller's credential, with which a download URL was requested, is still valid.
create function is_still_valid(secret uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from api_keys k join api_key_secrets s on s.api_key_id = k.id
    where k.id = current_principal() and id_of_secret(s.hash) = secret and k.revoked_at is null
      and coalesce(least(k.expires_at, k.grant_expires_at, s.expires_at) > at, true)
  ) or exists (
    select from oauth_grants where id = secret and user_id = current_principal() and expires_at > at
  ) or exists (
    select from web_sessions where id = secret and user_id = current_principal() and expires_at > at
  ) or exists (
    select from access_tokens
    where principal_id = current_principal() and grant_id is null and id_of_secret(hash) = secret and expires_at > at
  )
$$;
revoke all on function is_still_valid(uuid, timestamptz) from public;
grant execute on function is_still_valid(uuid, timestamptz) to learn_app;

-- Records when credentials were last used. Servers collect this in memory and write it at intervals.
create function record_uses(ids uuid[], moments timestamptz[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update api_keys k set last_used_at = u.moment from unnest(ids, moments) u (id, moment)
    where k.id = u.id and (k.last_used_at is null or k.last_used_at < u.moment);
  update oauth_grants g set last_used_at = u.moment from unnest(ids, moments) u (id, moment)
    where g.id = u.id and (g.last_used_at is null or g.last_used_at < u.moment);
  update web_sessions s set last_used_at = u.moment from unnest(ids, moments) u (id, moment)
    where s.id = u.id and s.last_used_at < u.moment;
end $$;

alter table oauth_grants enable row level security;
alter table access_tokens enable row level security;
create policy own on oauth_grants for all to learn_app using (user_id = (select current_principal()));
create policy everybody on oauth_grants for all to learn_identity using (true);
create policy everybody on access_tokens for all to learn_identity using (true);

revoke all on function find_credential(bytea), record_uses(uuid[], timestamptz[]) from public;
grant execute on function find_credential(bytea) to learn_app, learn_identity;
grant execute on function record_uses(uuid[], timestamptz[]) to learn_app;
grant select (id, user_id, client_id, client_name, scopes, resources, created_at, last_used_at, expires_at), delete
  on oauth_grants to learn_app;
grant select, insert, update, delete on oauth_grants, access_tokens, oauth_records, oauth_clients to learn_identity;
