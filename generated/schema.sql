create table access_tokens (
  hash bytea not null,
  principal_id uuid not null,
  grant_id uuid,
  scopes text[] not null,
  audience text not null,
  payload jsonb not null,
  expires_at timestamp(3) with time zone not null
);
alter table access_tokens enable row level security;
create table api_key_secrets (
  hash bytea not null,
  api_key_id uuid not null,
  organization_id uuid not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone
);
alter table api_key_secrets enable row level security;
create table api_keys (
  id uuid not null,
  organization_id uuid not null,
  created_by_user_id uuid not null,
  name text not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone
);
alter table api_keys enable row level security;
create table audit_event_counts (
  organization_id uuid not null,
  counter integer not null,
  count bigint not null
);
alter table audit_event_counts enable row level security;
create table audit_events (
  id uuid not null,
  organization_id uuid,
  principal_id uuid,
  actor_kind text not null,
  user_id uuid,
  operation text not null,
  subject_id uuid not null,
  address text,
  request_id text not null,
  created_at timestamp(3) with time zone not null
);
alter table audit_events enable row level security;
create table idempotent_answers (
  principal_id uuid not null,
  operation text not null,
  key text not null,
  fingerprint bytea not null,
  answer bytea not null,
  expires_at timestamp(3) with time zone not null
);
alter table idempotent_answers enable row level security;
create table installation (
  only_row boolean not null default true,
  secret_fingerprint bytea not null,
  created_at timestamp(3) with time zone not null
);
create table invitation_counts (
  organization_id uuid not null,
  status text not null,
  role text not null,
  count bigint not null
);
alter table invitation_counts enable row level security;
create table invitation_mails (
  organization_id uuid not null,
  day date not null,
  sent integer not null
);
alter table invitation_mails enable row level security;
create table invitations (
  id uuid not null,
  organization_id uuid not null,
  email text not null,
  role text not null,
  status text not null default 'pending'::text,
  invited_by_user_id uuid not null,
  token_seed uuid not null,
  expires_at timestamp(3) with time zone not null,
  revoked_at timestamp(3) with time zone,
  revoked_by_user_id uuid,
  accepted_at timestamp(3) with time zone,
  accepted_by_user_id uuid,
  team_id uuid,
  membership_type text not null default 'team'::text,
  created_at timestamp(3) with time zone not null
);
alter table invitations enable row level security;
create table mails (
  id uuid not null,
  sealed bytea not null,
  urgent boolean not null,
  attempts integer not null default 0,
  send_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null
);
create table memberships (
  id uuid not null,
  principal_id uuid not null,
  organization_id uuid not null,
  role text not null,
  membership_type text not null default 'team'::text,
  created_at timestamp(3) with time zone not null
);
alter table memberships enable row level security;
create table oauth_grants (
  id uuid not null,
  user_id uuid not null,
  client_id text not null,
  client_name text not null,
  scopes text[] not null,
  resources text[] not null,
  payload jsonb not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null
);
alter table oauth_grants enable row level security;
create table oauth_records (
  model text not null,
  hash bytea not null,
  grant_id uuid,
  user_code_hash bytea,
  uid_hash bytea,
  payload jsonb not null,
  consumed_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null
);
create table organization_deletions (
  id uuid not null,
  principal_id uuid not null,
  request_id text not null,
  deleted_at timestamp(3) with time zone not null
);
create table organizations (
  id uuid not null,
  name text not null,
  billing_email text,
  onboarding_data jsonb,
  provider_customer_id text,
  provider_subscription_id text,
  provider_payment_method_id text,
  provider_metered_subscription_item_id text,
  credits_balance bigint not null default 0,
  reserved_credits bigint not null default 0,
  auto_recharge_enabled boolean not null default false,
  auto_recharge_threshold bigint,
  auto_recharge_amount bigint,
  is_subscribed boolean not null default false,
  subscription_status text not null default 'inactive'::text,
  subscription_plan text,
  subscription_started_at timestamp(3) with time zone,
  subscription_ends_at timestamp(3) with time zone,
  subscription_current_period_end timestamp(3) with time zone,
  seats integer,
  suspended_reason text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null
);
alter table organizations enable row level security;
create table passkey_challenges (
  hash bytea not null,
  user_id uuid,
  expires_at timestamp(3) with time zone not null
);
create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone
);
create table principals (
  id uuid not null,
  kind text not null,
  credential_version bigint not null default 1,
  membership_version bigint not null default 1
);
create table schema_migrations (
  version integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now()
);
create table sign_in_codes (
  email text not null,
  browser_hash bytea not null,
  code_hash bytea not null,
  tries integer not null default 0,
  spent boolean not null default false,
  sent integer not null default 1,
  sent_since timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null
);
create table team_members (
  team_id uuid not null,
  membership_id uuid not null,
  organization_id uuid not null,
  created_at timestamp(3) with time zone not null
);
alter table team_members enable row level security;
create table teams (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null
);
alter table teams enable row level security;
create table users (
  id uuid not null,
  email text not null,
  created_at timestamp(3) with time zone not null
);
alter table users enable row level security;
create table web_sessions (
  id uuid not null,
  hash bytea not null,
  user_id uuid not null,
  user_agent text,
  address text,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null
);
alter table web_sessions enable row level security;

alter table access_tokens add constraint access_tokens_hash_check CHECK ((octet_length(hash) = 32));
alter table access_tokens add constraint access_tokens_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grants(id) ON DELETE CASCADE;
alter table access_tokens add constraint access_tokens_principal_id_fkey FOREIGN KEY (principal_id) REFERENCES principals(id) ON DELETE CASCADE;
alter table access_tokens add constraint access_tokens_pkey PRIMARY KEY (hash);
alter table api_key_secrets add constraint api_key_secrets_hash_check CHECK ((octet_length(hash) = 32));
alter table api_key_secrets add constraint api_key_secrets_api_key_id_organization_id_fkey FOREIGN KEY (api_key_id, organization_id) REFERENCES api_keys(id, organization_id) ON DELETE CASCADE;
alter table api_key_secrets add constraint api_key_secrets_pkey PRIMARY KEY (hash);
alter table api_keys add constraint api_keys_name_check CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 64)) AND (name !~ '[\u0001-\u001f\u007f-\u009f]'::text)));
alter table api_keys add constraint api_keys_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES users(id);
alter table api_keys add constraint api_keys_id_fkey FOREIGN KEY (id) REFERENCES principals(id) ON DELETE CASCADE;
alter table api_keys add constraint api_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (id);
alter table api_keys add constraint api_keys_id_organization_id_key UNIQUE (id, organization_id);
alter table audit_event_counts add constraint audit_event_counts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table audit_event_counts add constraint audit_event_counts_pkey PRIMARY KEY (organization_id, counter);
alter table audit_events add constraint audit_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'key'::text, 'student'::text, 'operator'::text])));
alter table audit_events add constraint audit_events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table audit_events add constraint audit_events_pkey PRIMARY KEY (id);
alter table idempotent_answers add constraint idempotent_answers_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 255)));
alter table idempotent_answers add constraint idempotent_answers_principal_id_fkey FOREIGN KEY (principal_id) REFERENCES principals(id) ON DELETE CASCADE;
alter table idempotent_answers add constraint idempotent_answers_pkey PRIMARY KEY (principal_id, operation, key);
alter table installation add constraint installation_only_row_check CHECK (only_row);
alter table installation add constraint installation_pkey PRIMARY KEY (only_row);
alter table invitation_counts add constraint invitation_counts_count_check CHECK ((count >= 0));
alter table invitation_counts add constraint invitation_counts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table invitation_counts add constraint invitation_counts_pkey PRIMARY KEY (organization_id, status, role);
alter table invitation_mails add constraint invitation_mails_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table invitation_mails add constraint invitation_mails_pkey PRIMARY KEY (organization_id, day);
alter table invitations add constraint client_is_no_administrator CHECK (((membership_type = 'team'::text) OR (role <> 'admin'::text)));
alter table invitations add constraint invitations_check CHECK (((status = 'revoked'::text) = (revoked_at IS NOT NULL)));
alter table invitations add constraint invitations_check1 CHECK (((status = 'accepted'::text) = (accepted_at IS NOT NULL)));
alter table invitations add constraint invitations_email_check CHECK (((email = lower(email)) AND (email ~ '^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$'::text)));
alter table invitations add constraint invitations_membership_type_check CHECK ((membership_type = ANY (ARRAY['team'::text, 'client'::text])));
alter table invitations add constraint invitations_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'member'::text, 'admin'::text])));
alter table invitations add constraint invitations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'revoked'::text, 'expired'::text])));
alter table invitations add constraint invitations_accepted_by_user_id_fkey FOREIGN KEY (accepted_by_user_id) REFERENCES users(id);
alter table invitations add constraint invitations_invited_by_user_id_fkey FOREIGN KEY (invited_by_user_id) REFERENCES users(id);
alter table invitations add constraint invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table invitations add constraint invitations_revoked_by_user_id_fkey FOREIGN KEY (revoked_by_user_id) REFERENCES users(id);
alter table invitations add constraint invitations_team_id_organization_id_fkey FOREIGN KEY (team_id, organization_id) REFERENCES teams(id, organization_id) ON DELETE SET NULL (team_id);
alter table invitations add constraint invitations_pkey PRIMARY KEY (id);
alter table invitations add constraint invitations_keep_to_the_seats TRIGGER;
alter table invitations add constraint invitations_opened_keep_to_the_seats TRIGGER;
alter table mails add constraint mails_pkey PRIMARY KEY (id);
alter table memberships add constraint client_is_no_administrator CHECK (((membership_type = 'team'::text) OR (role <> 'admin'::text)));
alter table memberships add constraint memberships_membership_type_check CHECK ((membership_type = ANY (ARRAY['team'::text, 'client'::text])));
alter table memberships add constraint memberships_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'member'::text, 'admin'::text])));
alter table memberships add constraint memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table memberships add constraint memberships_principal_id_fkey FOREIGN KEY (principal_id) REFERENCES principals(id) ON DELETE CASCADE;
alter table memberships add constraint memberships_pkey PRIMARY KEY (id);
alter table memberships add constraint memberships_keep_an_administrator TRIGGER;
alter table memberships add constraint memberships_keep_few TRIGGER;
alter table memberships add constraint memberships_keep_to_the_seats TRIGGER;
alter table memberships add constraint memberships_id_organization_id_key UNIQUE (id, organization_id);
alter table memberships add constraint memberships_principal_id_organization_id_key UNIQUE (principal_id, organization_id);
alter table oauth_grants add constraint oauth_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table oauth_grants add constraint oauth_grants_pkey PRIMARY KEY (id);
alter table oauth_records add constraint oauth_records_hash_check CHECK ((octet_length(hash) = 32));
alter table oauth_records add constraint oauth_records_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grants(id) ON DELETE CASCADE;
alter table oauth_records add constraint oauth_records_pkey PRIMARY KEY (model, hash);
alter table organization_deletions add constraint organization_deletions_pkey PRIMARY KEY (id);
alter table organizations add constraint organizations_auto_recharge_amount_check CHECK ((auto_recharge_amount > 0));
alter table organizations add constraint organizations_auto_recharge_threshold_check CHECK ((auto_recharge_threshold >= 0));
alter table organizations add constraint organizations_credits_balance_check CHECK ((credits_balance >= 0));
alter table organizations add constraint organizations_name_check CHECK ((((char_length(name) >= 2) AND (char_length(name) <= 64)) AND (name !~ '[\u0001-\u001f\u007f-\u009f]'::text)));
alter table organizations add constraint organizations_reserved_credits_check CHECK ((reserved_credits >= 0));
alter table organizations add constraint organizations_seats_check CHECK ((seats > 0));
alter table organizations add constraint organizations_subscription_status_check CHECK ((subscription_status = ANY (ARRAY['active'::text, 'inactive'::text, 'trialing'::text, 'past_due'::text, 'canceled'::text, 'paused'::text, 'unpaid'::text])));
alter table organizations add constraint organizations_suspended_reason_check CHECK (((char_length(suspended_reason) >= 1) AND (char_length(suspended_reason) <= 200)));
alter table organizations add constraint organizations_pkey PRIMARY KEY (id);
alter table passkey_challenges add constraint passkey_challenges_hash_check CHECK ((octet_length(hash) = 32));
alter table passkey_challenges add constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table passkey_challenges add constraint passkey_challenges_pkey PRIMARY KEY (hash);
alter table passkeys add constraint passkeys_name_check CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 64)) AND (name !~ '[\u0001-\u001f\u007f-\u009f]'::text)));
alter table passkeys add constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table passkeys add constraint passkeys_pkey PRIMARY KEY (id);
alter table principals add constraint principals_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'key'::text, 'student'::text])));
alter table principals add constraint principals_pkey PRIMARY KEY (id);
alter table schema_migrations add constraint schema_migrations_pkey PRIMARY KEY (version);
alter table sign_in_codes add constraint sign_in_codes_browser_hash_check CHECK ((octet_length(browser_hash) = 32));
alter table sign_in_codes add constraint sign_in_codes_code_hash_check CHECK ((octet_length(code_hash) = 32));
alter table sign_in_codes add constraint sign_in_codes_pkey PRIMARY KEY (email);
alter table team_members add constraint team_members_membership_id_organization_id_fkey FOREIGN KEY (membership_id, organization_id) REFERENCES memberships(id, organization_id) ON DELETE CASCADE;
alter table team_members add constraint team_members_team_id_organization_id_fkey FOREIGN KEY (team_id, organization_id) REFERENCES teams(id, organization_id) ON DELETE CASCADE;
alter table team_members add constraint team_members_pkey PRIMARY KEY (team_id, membership_id);
alter table teams add constraint teams_name_check CHECK ((((char_length(name) >= 2) AND (char_length(name) <= 64)) AND (name !~ '[\u0001-\u001f\u007f-\u009f]'::text)));
alter table teams add constraint teams_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table teams add constraint teams_pkey PRIMARY KEY (id);
alter table teams add constraint teams_id_organization_id_key UNIQUE (id, organization_id);
alter table users add constraint users_email_check CHECK (((email = lower(email)) AND (email ~ '^[!-~]+@[!-~]+$'::text)));
alter table users add constraint users_id_fkey FOREIGN KEY (id) REFERENCES principals(id) ON DELETE CASCADE;
alter table users add constraint users_pkey PRIMARY KEY (id);
alter table web_sessions add constraint web_sessions_hash_check CHECK ((octet_length(hash) = 32));
alter table web_sessions add constraint web_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table web_sessions add constraint web_sessions_pkey PRIMARY KEY (id);

CREATE INDEX access_tokens_by_grant ON public.access_tokens USING btree (grant_id);
CREATE INDEX access_tokens_by_principal ON public.access_tokens USING btree (principal_id);
CREATE INDEX access_tokens_expiry ON public.access_tokens USING btree (expires_at);
CREATE INDEX api_key_secrets_by_key ON public.api_key_secrets USING btree (api_key_id);
CREATE INDEX api_key_secrets_expiry ON public.api_key_secrets USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX api_keys_by_created_at ON public.api_keys USING btree (organization_id, created_at, id);
CREATE INDEX audit_events_by_created_at ON public.audit_events USING btree (organization_id, created_at, id);
CREATE INDEX audit_events_by_user ON public.audit_events USING btree (user_id, created_at) WHERE (organization_id IS NULL);
CREATE INDEX idempotent_answers_expiry ON public.idempotent_answers USING btree (expires_at);
CREATE INDEX invitations_by_created_at ON public.invitations USING btree (organization_id, created_at, id);
CREATE INDEX invitations_by_email ON public.invitations USING btree (organization_id, email COLLATE "C", id);
CREATE INDEX invitations_by_expires_at ON public.invitations USING btree (organization_id, expires_at, id);
CREATE INDEX invitations_by_role ON public.invitations USING btree (organization_id, role COLLATE "C", id);
CREATE INDEX invitations_by_team ON public.invitations USING btree (team_id) WHERE (team_id IS NOT NULL);
CREATE UNIQUE INDEX invitations_one_pending ON public.invitations USING btree (organization_id, email) WHERE (status = 'pending'::text);
CREATE INDEX invitations_overdue ON public.invitations USING btree (organization_id, expires_at, role) WHERE (status = 'pending'::text);
CREATE INDEX invitations_sweep ON public.invitations USING btree (expires_at) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX invitations_token_seed ON public.invitations USING btree (token_seed);
CREATE INDEX mails_send_at ON public.mails USING btree (urgent DESC, send_at);
CREATE INDEX memberships_by_created_at ON public.memberships USING btree (organization_id, created_at, id);
CREATE INDEX oauth_grants_by_created_at ON public.oauth_grants USING btree (user_id, created_at, id);
CREATE INDEX oauth_grants_expiry ON public.oauth_grants USING btree (expires_at);
CREATE INDEX oauth_records_by_grant ON public.oauth_records USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX oauth_records_expiry ON public.oauth_records USING btree (expires_at);
CREATE INDEX oauth_records_uid ON public.oauth_records USING btree (uid_hash) WHERE (uid_hash IS NOT NULL);
CREATE UNIQUE INDEX oauth_records_user_code ON public.oauth_records USING btree (user_code_hash) WHERE (user_code_hash IS NOT NULL);
CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id, created_at);
CREATE UNIQUE INDEX passkeys_credential ON public.passkeys USING btree (credential_id);
CREATE UNIQUE INDEX sign_in_codes_browser ON public.sign_in_codes USING btree (browser_hash);
CREATE INDEX sign_in_codes_expiry ON public.sign_in_codes USING btree (expires_at);
CREATE INDEX team_members_by_created_at ON public.team_members USING btree (team_id, created_at, membership_id);
CREATE INDEX team_members_by_membership ON public.team_members USING btree (membership_id);
CREATE INDEX teams_by_created_at ON public.teams USING btree (organization_id, created_at, id);
CREATE INDEX teams_by_name ON public.teams USING btree (organization_id, name COLLATE "C", id);
CREATE UNIQUE INDEX users_email ON public.users USING btree (email);
CREATE INDEX web_sessions_by_created_at ON public.web_sessions USING btree (user_id, created_at, id);
CREATE INDEX web_sessions_expiry ON public.web_sessions USING btree (expires_at);
CREATE UNIQUE INDEX web_sessions_hash ON public.web_sessions USING btree (hash);

CREATE OR REPLACE FUNCTION public.client_organizations()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(organization_id), '{}') from memberships
  where principal_id = current_principal() and membership_type = 'client'
$function$;
CREATE OR REPLACE FUNCTION public.client_teams()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(t.team_id), '{}') from memberships m join team_members t on t.membership_id = m.id
  where m.principal_id = current_principal() and m.membership_type = 'client'
$function$;
CREATE OR REPLACE FUNCTION public.count_audit_events_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_event_counts as kept (organization_id, counter, count)
    select organization_id, pg_backend_pid() % 16, count(*) from added where organization_id is not null
      group by organization_id order by organization_id
  on conflict (organization_id, counter) do update set count = kept.count + excluded.count;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.count_invitations_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into invitation_counts as kept (organization_id, status, role, count)
    select organization_id, status, role, count(*) from added
    group by organization_id, status, role order by organization_id, status, role
  on conflict (organization_id, status, role) do update set count = kept.count + excluded.count;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.count_invitations_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into invitation_counts as kept (organization_id, status, role, count)
    select organization_id, status, role, 0 from (
      select organization_id, status, role from removed union select organization_id, status, role from added
    ) touched order by organization_id, status, role
  on conflict (organization_id, status, role) do update set count = kept.count;
  update invitation_counts kept set count = kept.count + difference.count
  from (
    select organization_id, status, role, sum(step) as count from (
      select organization_id, status, role, 1 as step from added
      union all
      select organization_id, status, role, -1 from removed
    ) steps group by organization_id, status, role having sum(step) <> 0
  ) difference
  where (kept.organization_id, kept.status, kept.role)
    = (difference.organization_id, difference.status, difference.role);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.count_invitations_removed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from invitation_counts where (organization_id, status, role) in (select organization_id, status, role from removed)
    order by organization_id, status, role for update;
  update invitation_counts kept set count = kept.count - gone.count
  from (
    select organization_id, status, role, count(*) as count from removed
    group by organization_id, status, role
  ) gone
  where (kept.organization_id, kept.status, kept.role) = (gone.organization_id, gone.status, gone.role);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.credential_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update principals set credential_version = credential_version + 1 where id = (to_jsonb(old) ->> tg_argv[0])::uuid;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.current_organizations()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('learn.organizations'::text, true), ''::text))::uuid[];
CREATE OR REPLACE FUNCTION public.current_principal()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('learn.principal'::text, true), ''::text))::uuid;
CREATE OR REPLACE FUNCTION public.expire_invitations(at timestamp with time zone, at_most integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with overdue as (
    select id from invitations where status = 'pending' and expires_at <= at
    order by expires_at limit at_most for update skip locked
  ), expired as (
    update invitations set status = 'expired' where id in (select id from overdue) returning 1
  )
  select count(*) from expired
$function$;
CREATE OR REPLACE FUNCTION public.find_credential(wanted bytea)
 RETURNS TABLE(kind text, principal_id uuid, credential_id uuid, user_id uuid, scopes text[], audience text, expires_at timestamp with time zone, revoked_at timestamp with time zone, credential_version bigint, membership_version bigint, organization_ids uuid[], roles text[], membership_types text[], suspended_reasons text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with credential as (
    select k.id as principal_id, k.id as credential_id, k.created_by_user_id as user_id, k.scopes, null::text as audience,
      least(k.expires_at, s.expires_at) as expires_at, k.revoked_at
    from api_key_secrets s join api_keys k on k.id = s.api_key_id where s.hash = wanted
    union all
    select t.principal_id, coalesce(t.grant_id, t.principal_id), t.principal_id, t.scopes, t.audience, t.expires_at, null
    from access_tokens t where t.hash = wanted
    union all
    select s.user_id, s.id, s.user_id, null, 'web', s.expires_at, null
    from web_sessions s where s.hash = wanted
  )
  select p.kind, c.principal_id, c.credential_id, c.user_id, c.scopes, c.audience, c.expires_at, c.revoked_at,
    p.credential_version, p.membership_version, coalesce(m.organization_ids, '{}'), coalesce(m.roles, '{}'),
    coalesce(m.membership_types, '{}'), coalesce(m.suspended_reasons, '{}')
  from credential c
  join principals p on p.id = c.principal_id
  left join lateral (
    select array_agg(m.organization_id order by m.organization_id) as organization_ids,
      array_agg(m.role order by m.organization_id) as roles,
      array_agg(m.membership_type order by m.organization_id) as membership_types,
      array_agg(o.suspended_reason order by m.organization_id) as suspended_reasons
    from memberships m join organizations o on o.id = m.organization_id where m.principal_id = c.principal_id
  ) m on true
$function$;
CREATE OR REPLACE FUNCTION public.forget_ended_secrets(at timestamp with time zone, at_most integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with ended as (
    select hash from api_key_secrets where expires_at <= at limit at_most for update skip locked
  ), gone as (
    delete from api_key_secrets where hash in (select hash from ended) returning 1
  )
  select count(*) from gone
$function$;
CREATE OR REPLACE FUNCTION public.forget_idempotent_answers(at timestamp with time zone, at_most integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with expired as (
    select ctid from idempotent_answers where expires_at <= at limit at_most for update skip locked
  ), gone as (
    delete from idempotent_answers where ctid in (select ctid from expired) returning 1
  )
  select count(*) from gone
$function$;
CREATE OR REPLACE FUNCTION public.keep_an_administrator()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update organizations set updated_at = updated_at where id = old.organization_id;
  if not found then return null; end if; -- It is being deleted, and its members with it.
  if not exists (
    select from memberships m join users u on u.id = m.principal_id
    where m.organization_id = old.organization_id and m.role = 'admin'
  ) then
    raise exception 'the last administrator stays' using errcode = 'integrity_constraint_violation', constraint = 'last_administrator';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_memberships_few()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (select count(*) from memberships where principal_id = new.principal_id) > 1000 then
    raise exception 'too many organizations' using errcode = 'integrity_constraint_violation', constraint = 'most_memberships';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_to_the_seats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  most integer;
begin
  -- Taken also where there is no limit: who joins and a suspension wait for each other, so that none slips through.
  select seats into most from organizations where id = new.organization_id for no key update;
  if most is null then return null; end if;
  if tg_table_name = 'memberships' then
    if not exists (select from users where id = new.principal_id) then return null; end if;
    -- Who comes by an invitation has its seat.
    if exists (
      select from invitations i where i.organization_id = new.organization_id
        and i.accepted_by_user_id = new.principal_id and i.accepted_at = new.created_at
    ) then return null; end if;
  end if;
  if seats_taken(new.organization_id) > most then
    raise exception 'all seats are taken' using errcode = 'integrity_constraint_violation', constraint = 'seats';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.key_reaches_beyond(key uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from memberships k where k.principal_id = key and key <> current_principal() and not exists (
      select from memberships m
      where m.principal_id = current_principal() and m.organization_id = k.organization_id and m.role = 'admin'
    )
  )
$function$;
CREATE OR REPLACE FUNCTION public.look_up_invitation(seed uuid)
 RETURNS TABLE(id uuid, organization_id uuid, organization_name text, suspended_reason text, team_id uuid, team_name text, invited_by_email text, email text, role text, membership_type text, status text, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select i.id, o.id, o.name, o.suspended_reason, t.id, t.name, u.email, i.email, i.role, i.membership_type, i.status, i.expires_at
  from invitations i
  join organizations o on o.id = i.organization_id
  join users u on u.id = i.invited_by_user_id
  left join teams t on t.id = i.team_id
  where i.token_seed = seed
$function$;
CREATE OR REPLACE FUNCTION public.membership_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update principals set membership_version = membership_version + 1
    where id in (case when tg_op <> 'INSERT' then old.principal_id end, case when tg_op <> 'DELETE' then new.principal_id end);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.principal_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into principals (id, kind) values (new.id, tg_argv[0]);
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.principal_removed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from principals where id = old.id;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.record_uses(ids uuid[], moments timestamp with time zone[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update api_keys k set last_used_at = u.moment from unnest(ids, moments) u (id, moment)
    where k.id = u.id and (k.last_used_at is null or k.last_used_at < u.moment);
  update oauth_grants g set last_used_at = u.moment from unnest(ids, moments) u (id, moment)
    where g.id = u.id and (g.last_used_at is null or g.last_used_at < u.moment);
  update web_sessions s set last_used_at = u.moment from unnest(ids, moments) u (id, moment)
    where s.id = u.id and s.last_used_at < u.moment;
end $function$;
CREATE OR REPLACE FUNCTION public.seats_taken(organization uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select ((select count(*) from memberships m join users u on u.id = m.principal_id where m.organization_id = organization)
    + (select count(*) from invitations i
      where i.organization_id = organization and i.status = 'pending' and i.expires_at > now()))::integer
$function$;
CREATE OR REPLACE FUNCTION public.suspension_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update principals set membership_version = membership_version + 1
    where id in (select principal_id from memberships where organization_id = new.id);
  return null;
end $function$;

CREATE TRIGGER access_tokens_changed AFTER DELETE ON public.access_tokens FOR EACH ROW EXECUTE FUNCTION credential_changed('principal_id');
CREATE TRIGGER api_key_secrets_changed AFTER DELETE OR UPDATE ON public.api_key_secrets FOR EACH ROW EXECUTE FUNCTION credential_changed('api_key_id');
CREATE TRIGGER api_keys_added BEFORE INSERT ON public.api_keys FOR EACH ROW EXECUTE FUNCTION principal_added('key');
CREATE TRIGGER api_keys_changed AFTER UPDATE OF scopes, expires_at, revoked_at ON public.api_keys FOR EACH ROW EXECUTE FUNCTION credential_changed('id');
CREATE TRIGGER api_keys_removed AFTER DELETE ON public.api_keys FOR EACH ROW EXECUTE FUNCTION principal_removed();
CREATE TRIGGER audit_events_count_added AFTER INSERT ON public.audit_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_audit_events_added();
CREATE TRIGGER invitations_count_added AFTER INSERT ON public.invitations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_invitations_added();
CREATE TRIGGER invitations_count_changed AFTER UPDATE ON public.invitations REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_invitations_changed();
CREATE TRIGGER invitations_count_removed AFTER DELETE ON public.invitations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_invitations_removed();
CREATE CONSTRAINT TRIGGER invitations_keep_to_the_seats AFTER INSERT ON public.invitations NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN ((new.status = 'pending'::text)) EXECUTE FUNCTION keep_to_the_seats();
CREATE CONSTRAINT TRIGGER invitations_opened_keep_to_the_seats AFTER UPDATE ON public.invitations NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN (((new.status = 'pending'::text) AND (new.expires_at > now()) AND ((old.status <> 'pending'::text) OR (old.expires_at <= now())))) EXECUTE FUNCTION keep_to_the_seats();
CREATE CONSTRAINT TRIGGER memberships_keep_an_administrator AFTER DELETE OR UPDATE ON public.memberships NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN ((old.role = 'admin'::text)) EXECUTE FUNCTION keep_an_administrator();
CREATE CONSTRAINT TRIGGER memberships_keep_few AFTER INSERT ON public.memberships NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION keep_memberships_few();
CREATE CONSTRAINT TRIGGER memberships_keep_to_the_seats AFTER INSERT ON public.memberships NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION keep_to_the_seats();
CREATE TRIGGER memberships_version_changed AFTER INSERT OR DELETE OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION membership_changed();
CREATE TRIGGER organizations_suspension_changed AFTER UPDATE OF suspended_reason ON public.organizations FOR EACH ROW WHEN ((old.suspended_reason IS DISTINCT FROM new.suspended_reason)) EXECUTE FUNCTION suspension_changed();
CREATE TRIGGER users_added BEFORE INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION principal_added('user');
CREATE TRIGGER users_removed AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION principal_removed();
CREATE TRIGGER web_sessions_changed AFTER DELETE ON public.web_sessions FOR EACH ROW EXECUTE FUNCTION credential_changed('user_id');

create policy everybody on access_tokens for all to learn_identity using (true);
create policy tenant on api_key_secrets for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on api_keys for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on audit_event_counts for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy own on audit_events for insert to learn_identity using () with check ((organization_id IS NULL));
create policy tenant on audit_events for all to learn_app using (((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])) OR ((organization_id IS NULL) AND (user_id = ( SELECT current_principal() AS current_principal)))));
create policy caller on idempotent_answers for all to learn_app using ((principal_id = ( SELECT current_principal() AS current_principal)));
create policy tenant on invitation_counts for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on invitation_mails for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on invitations for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on memberships for select to learn_app using (((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (principal_id = ( SELECT current_principal() AS current_principal)) OR (EXISTS ( SELECT
   FROM team_members
  WHERE (team_members.membership_id = memberships.id)))));
create policy tenant on memberships for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy everybody on oauth_grants for all to learn_identity using (true);
create policy own on oauth_grants for all to learn_app using ((user_id = ( SELECT current_principal() AS current_principal)));
create policy tenant on organizations for all to learn_app using ((id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on team_members for select to learn_app using (((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (team_id = ANY (( SELECT client_teams() AS client_teams)::uuid[]))));
create policy tenant on team_members for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on teams for select to learn_app using (((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (id = ANY (( SELECT client_teams() AS client_teams)::uuid[]))));
create policy tenant on teams for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy acquaintance on users for select to learn_app using (((id = ( SELECT current_principal() AS current_principal)) OR (EXISTS ( SELECT
   FROM memberships
  WHERE (memberships.principal_id = users.id)))));
create policy everybody on users for all to learn_identity using (true);
create policy everybody on web_sessions for all to learn_identity using (true);
create policy own on web_sessions for all to learn_app using ((user_id = ( SELECT current_principal() AS current_principal)));

grant delete on oauth_grants to learn_app;
grant delete on web_sessions to learn_app;
grant delete, insert on api_key_secrets to learn_app;
grant delete, insert, select on idempotent_answers to learn_app;
grant delete, insert, select on organizations to learn_app;
grant delete, insert, select on team_members to learn_app;
grant delete, insert, select, update on api_keys to learn_app;
grant delete, insert, select, update on invitations to learn_app;
grant delete, insert, select, update on memberships to learn_app;
grant delete, insert, select, update on teams to learn_app;
grant insert on mails to learn_app;
grant insert on organization_deletions to learn_app;
grant insert, select on audit_events to learn_app;
grant insert, select, update on invitation_mails to learn_app;
grant select (address, created_at, expires_at, id, last_used_at, user_agent, user_id) on web_sessions to learn_app;
grant select (api_key_id, expires_at, organization_id) on api_key_secrets to learn_app;
grant select (client_id, client_name, created_at, expires_at, id, last_used_at, resources, scopes, user_id) on oauth_grants to learn_app;
grant select (created_at, email, id) on users to learn_app;
grant select (credential_version, id, membership_version) on principals to learn_app;
grant select on audit_event_counts to learn_app;
grant select on invitation_counts to learn_app;
grant update (billing_email, name, onboarding_data, updated_at) on organizations to learn_app;
grant update (expires_at) on api_key_secrets to learn_app;

grant execute on function client_organizations() to learn_app;
grant execute on function client_teams() to learn_app;
grant execute on function count_audit_events_added() to public;
grant execute on function count_invitations_added() to public;
grant execute on function count_invitations_changed() to public;
grant execute on function count_invitations_removed() to public;
grant execute on function credential_changed() to public;
grant execute on function current_organizations() to public;
grant execute on function current_principal() to public;
grant execute on function expire_invitations(timestamp with time zone,integer) to learn_app;
grant execute on function find_credential(bytea) to learn_app;
grant execute on function find_credential(bytea) to learn_identity;
grant execute on function forget_ended_secrets(timestamp with time zone,integer) to learn_app;
grant execute on function forget_idempotent_answers(timestamp with time zone,integer) to learn_app;
grant execute on function keep_an_administrator() to public;
grant execute on function keep_memberships_few() to public;
grant execute on function keep_to_the_seats() to public;
grant execute on function key_reaches_beyond(uuid) to learn_app;
grant execute on function look_up_invitation(uuid) to learn_app;
grant execute on function membership_changed() to public;
grant execute on function principal_added() to public;
grant execute on function principal_removed() to public;
grant execute on function record_uses(uuid[],timestamp with time zone[]) to learn_app;
grant execute on function suspension_changed() to public;
