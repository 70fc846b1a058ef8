-- Who did what to what, when and from where. Written in the same transaction as the change, and never modified.
create table audit_events (
  id uuid primary key,
  -- Null if a person changed their own account.
  organization_id uuid references organizations on delete cascade,
  -- No foreign keys, because events outlive their actors. Null for the operator and the payment provider.
  principal_id uuid,
  actor_kind text not null check (actor_kind in ('user', 'key', 'student', 'operator', 'provider')),
  user_id uuid,
  operation text not null,
  subject_id uuid not null,
  address text,
  request_id text not null,
  created_at timestamptz(3) not null
);
create index audit_events_by_created_at on audit_events (organization_id, created_at, id);
create index audit_events_by_user on audit_events (user_id, created_at) where organization_id is null;

-- The number of events. Every mutation adds one, so each organization has several counters, chosen by backend:
-- concurrent mutations then seldom wait for each other.
create table audit_event_counts (
  organization_id uuid not null references organizations on delete cascade,
  counter integer not null,
  count bigint not null,
  primary key (organization_id, counter)
);

create function count_audit_events_added() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_event_counts as kept (organization_id, counter, count)
    select organization_id, pg_backend_pid() % 16, count(*) from added where organization_id is not null
      group by organization_id order by organization_id
  on conflict (organization_id, counter) do update set count = kept.count + excluded.count;
  return null;
end $$;

create trigger audit_events_count_added after insert on audit_events
  referencing new table as added for each statement execute function count_audit_events_added();

-- The only trace of a deleted organization, readable only by the operator.
create table organization_deletions (
  id uuid primary key,
  principal_id uuid not null,
  request_id text not null,
  deleted_at timestamptz(3) not null
);

-- Answers of mutations, so that a repeated request gets the first answer again. They are encrypted, and requests are
-- stored only as keyed fingerprints, because either may contain secrets.
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
alter table audit_event_counts enable row level security;
alter table idempotent_answers enable row level security;
create policy tenant on audit_events for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[])
    or organization_id is null and user_id = (select current_principal()));
create policy own on audit_events for insert to learn_identity with check (organization_id is null);
create policy tenant on audit_event_counts for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy caller on idempotent_answers for all to learn_app
  using (principal_id = (select current_principal()));

revoke all on function forget_idempotent_answers(timestamptz, integer) from public;
grant execute on function forget_idempotent_answers(timestamptz, integer) to learn_app;
grant select, insert on audit_events to learn_app;
grant insert on audit_events to learn_identity;
grant select on audit_event_counts to learn_app;
grant insert on organization_deletions to learn_app;
grant select, insert, delete on idempotent_answers to learn_app;
