-- How people sign in. Only learn_identity has access, except that operations see a person's own rows.

-- Codes sent to an address. Each works only together with a secret in the browser that requested it, and is kept for a
-- day to count codes and tries.
create table sign_in_codes (
  browser_hash bytea primary key check (octet_length(browser_hash) = 32),
  email text not null,
  -- Keyed, because a few digits could be guessed from a plain hash.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  network text not null,
  -- The browser's id, if it had signed in to the account of this address before.
  known_browser text,
  tries integer not null default 0,
  spent boolean not null default false,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sign_in_codes_by_email on sign_in_codes (email, sent_at);
create index sign_in_codes_sent on sign_in_codes (sent_at);

create table web_sessions (
  id uuid primary key,
  hash bytea not null check (octet_length(hash) = 32),
  user_id uuid not null references users on delete cascade,
  user_agent text,
  address text,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create unique index web_sessions_hash on web_sessions (hash);
create index web_sessions_by_created_at on web_sessions (user_id, created_at, id);
create index web_sessions_expiry on web_sessions (expires_at);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 64 and name !~ '[\u0001-\u001f\u007f-\u009f]'),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create unique index passkeys_credential on passkeys (credential_id);
create index passkeys_by_user on passkeys (user_id, created_at);

-- A challenge for an authenticator, valid once. It has a user if a passkey is being added.
create table passkey_challenges (
  hash bytea primary key check (octet_length(hash) = 32),
  user_id uuid references users on delete cascade,
  expires_at timestamptz(3) not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- Queued emails, written in the same transaction as the change they are about. Encrypted, because they contain codes
-- and tokens.
create table mails (
  id uuid primary key,
  sealed bytea not null,
  -- Somebody is waiting for a code; an invitation can wait.
  urgent boolean not null,
  attempts integer not null default 0,
  send_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index mails_send_at on mails (urgent desc, send_at);

-- How many emails an address got, or a person had sent, on a day. Names are stored only as keyed hashes.
create table mail_counts (
  name_hash bytea not null check (octet_length(name_hash) = 32),
  day date not null,
  count integer not null,
  primary key (name_hash, day)
);
create index mail_counts_by_day on mail_counts (day);

-- Counts one more of today's emails; false if there were as many as allowed.
create function count_mail(name bytea, at timestamptz, most integer) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with counted as (
    insert into mail_counts as kept (name_hash, day, count) values (name, (at at time zone 'UTC')::date, 1)
    on conflict (name_hash, day) do update set count = kept.count + 1 where kept.count < most
    returning 1
  )
  select exists (select from counted)
$$;

create function forget_mail_counts(at timestamptz, at_most integer) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with old as (
    select ctid from mail_counts where day < (at at time zone 'UTC')::date - 1 limit at_most for update skip locked
  ), gone as (
    delete from mail_counts where ctid in (select ctid from old) returning 1
  )
  select count(*) from gone
$$;
revoke all on function count_mail(bytea, timestamptz, integer), forget_mail_counts(timestamptz, integer) from public;
grant execute on function count_mail(bytea, timestamptz, integer), forget_mail_counts(timestamptz, integer) to learn_app;

-- When a person was last emailed about a kind of change to their account, and how many more there have been since.
create table account_notices (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('passkey', 'key', 'app', 'browser')),
  sent_at timestamptz(3) not null,
  unsent integer not null default 0,
  primary key (user_id, kind)
);
create index account_notices_due on account_notices (sent_at);

-- Returns the person's address if they should be emailed about this change now: at most once an hour.
create function note_account_change(person uuid, change text, at timestamptz) returns text
language sql security definer set search_path = public, pg_temp as $$
  with noted as (
    insert into account_notices as kept (user_id, kind, sent_at) values (person, change, at)
    on conflict (user_id, kind) do update set
      sent_at = case when kept.unsent = 0 and kept.sent_at <= at - interval '1 hour' then at else kept.sent_at end,
      unsent = case when kept.unsent = 0 and kept.sent_at <= at - interval '1 hour' then 0 else kept.unsent + 1 end
    returning unsent
  )
  select u.email from users u, noted where u.id = person and noted.unsent = 0
$$;
revoke all on function note_account_change(uuid, text, timestamptz) from public;
grant execute on function note_account_change(uuid, text, timestamptz) to learn_app, learn_identity;

create trigger web_sessions_changed after delete on web_sessions
  for each row execute function credential_changed('user_id');

alter table web_sessions enable row level security;
create policy own on web_sessions for all to learn_app using (user_id = (select current_principal()));
create policy everybody on web_sessions for all to learn_identity using (true);

grant select, insert, update, delete on sign_in_codes, web_sessions, passkeys, passkey_challenges, mails, account_notices
  to learn_identity;
grant select (id, user_id, user_agent, address, created_at, last_used_at, expires_at), delete on web_sessions to learn_app;
grant insert on mails to learn_app;
