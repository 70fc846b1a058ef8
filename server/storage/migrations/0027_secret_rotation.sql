-- The roots of the installation's keys, and the secrets that open them (decision 81). Only the owner reads these tables.
create table installation_secrets (
  fingerprint bytea primary key,
  -- The database users of servers with this secret; empty until one has started.
  logins text[] not null default '{}',
  created_at timestamptz(3) not null,
  -- When another secret replaced it. The row stays until its database users have been removed.
  replaced_at timestamptz(3)
);

create table key_generations (
  number integer primary key check (number > 0),
  created_at timestamptz(3) not null,
  -- Null until every server knows it.
  used_from timestamptz(3)
);

create table sealed_roots (
  generation integer not null references key_generations on delete cascade,
  fingerprint bytea not null references installation_secrets on delete cascade,
  sealed bytea not null,
  primary key (generation, fingerprint)
);

insert into installation_secrets (fingerprint, created_at) select secret_fingerprint, created_at from installation;
alter table installation drop column secret_fingerprint;

-- Called when a child has signed in with a PIN whose hash was made with a former key.
create function renew_pin_hash(student uuid, proved_hash text, renewed_hash text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update student_credentials set pin_hash = renewed_hash where student_id = student and pin_hash = proved_hash
$$;
revoke all on function renew_pin_hash(uuid, text, text) from public;
grant execute on function renew_pin_hash(uuid, text, text) to learn_identity;
