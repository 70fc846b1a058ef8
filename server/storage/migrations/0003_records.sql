-- Who did what, to what, when, from where. Written in the transaction of the deed; never changed.
create table audit_events (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  -- No foreign key: the event outlives the one who caused it. Null for the operator.
  principal_id uuid,
  operation text not null,
  subject_id uuid not null,
  address text,
  request_id text not null,
  created_at timestamptz(3) not null
);
create index audit_events_by_created_at on audit_events (organization_id, created_at, id);

-- The answers of mutations, so that a repeated request gets the first one again.
-- Encrypted, and the request kept as a keyed fingerprint: either may hold a secret.
create table idempotent_answers (
  principal_id uuid not null references principals on delete cascade,
  operation text not null,
  key text not null check (char_length(key) between 1 and 255),
  fingerprint bytea not null,
  answer bytea not null,
  expires_at timestamptz(3) not null,
  primary key (principal_id, operation, key)
);
create index idempotent_answers_expiry on idempotent_answers (expires_at);

create function forget_idempotent_answers(at timestamptz, at_most integer) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with expired as (
    select ctid from idempotent_answers where expires_at <= at limit at_most for update skip locked
  ), gone as (
    delete from idempotent_answers where ctid in (select ctid from expired) returning 1
  )
  select count(*) from gone
$$;

alter table audit_events enable row level security;
alter table idempotent_answers enable row level security;
create policy tenant on audit_events for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy caller on idempotent_answers for all to learn_app
  using (principal_id = (select current_principal()));

revoke all on function forget_idempotent_answers(timestamptz, integer) from public;
grant execute on function forget_idempotent_answers(timestamptz, integer) to learn_app;
grant select, insert on audit_events to learn_app;
grant select, insert, delete on idempotent_answers to learn_app;
