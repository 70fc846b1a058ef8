create table api_keys (
  id uuid not null,
  organization_id uuid not null,
  created_by_user_id uuid not null,
  name text not null,
  hash bytea not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone
);
alter table api_keys enable row level security;
create table audit_events (
  id uuid not null,
  organization_id uuid not null,
  principal_id uuid,
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
  team_id uuid,
  membership_type text not null default 'team'::text,
  created_at timestamp(3) with time zone not null
);
alter table invitations enable row level security;
create table memberships (
  principal_id uuid not null,
  organization_id uuid not null,
  role text not null,
  membership_type text not null default 'team'::text,
  created_at timestamp(3) with time zone not null
);
alter table memberships enable row level security;
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
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null
);
alter table organizations enable row level security;
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
create table users (
  id uuid not null,
  email text not null,
  created_at timestamp(3) with time zone not null
);

alter table api_keys add constraint api_keys_hash_check CHECK ((octet_length(hash) = 32));
alter table api_keys add constraint api_keys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 64)));
alter table api_keys add constraint api_keys_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES users(id);
alter table api_keys add constraint api_keys_id_fkey FOREIGN KEY (id) REFERENCES principals(id) ON DELETE CASCADE;
alter table api_keys add constraint api_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (id);
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
alter table invitations add constraint invitations_email_check CHECK ((email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'::text));
alter table invitations add constraint invitations_membership_type_check CHECK ((membership_type = ANY (ARRAY['team'::text, 'client'::text])));
alter table invitations add constraint invitations_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'member'::text, 'admin'::text])));
alter table invitations add constraint invitations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'revoked'::text, 'expired'::text])));
alter table invitations add constraint invitations_invited_by_user_id_fkey FOREIGN KEY (invited_by_user_id) REFERENCES users(id);
alter table invitations add constraint invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table invitations add constraint invitations_revoked_by_user_id_fkey FOREIGN KEY (revoked_by_user_id) REFERENCES users(id);
alter table invitations add constraint invitations_pkey PRIMARY KEY (id);
alter table memberships add constraint memberships_membership_type_check CHECK ((membership_type = ANY (ARRAY['team'::text, 'client'::text])));
alter table memberships add constraint memberships_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'member'::text, 'admin'::text])));
alter table memberships add constraint memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table memberships add constraint memberships_principal_id_fkey FOREIGN KEY (principal_id) REFERENCES principals(id) ON DELETE CASCADE;
alter table memberships add constraint memberships_pkey PRIMARY KEY (principal_id, organization_id);
alter table organizations add constraint organizations_auto_recharge_amount_check CHECK ((auto_recharge_amount > 0));
alter table organizations add constraint organizations_auto_recharge_threshold_check CHECK ((auto_recharge_threshold >= 0));
alter table organizations add constraint organizations_credits_balance_check CHECK ((credits_balance >= 0));
alter table organizations add constraint organizations_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 64)));
alter table organizations add constraint organizations_reserved_credits_check CHECK ((reserved_credits >= 0));
alter table organizations add constraint organizations_subscription_status_check CHECK ((subscription_status = ANY (ARRAY['active'::text, 'inactive'::text, 'trialing'::text, 'past_due'::text, 'canceled'::text, 'paused'::text, 'unpaid'::text])));
alter table organizations add constraint organizations_pkey PRIMARY KEY (id);
alter table principals add constraint principals_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'key'::text])));
alter table principals add constraint principals_pkey PRIMARY KEY (id);
alter table schema_migrations add constraint schema_migrations_pkey PRIMARY KEY (version);
alter table users add constraint users_email_check CHECK (((email = lower(email)) AND (email ~ '^[^\s@]+@[^\s@]+$'::text)));
alter table users add constraint users_id_fkey FOREIGN KEY (id) REFERENCES principals(id) ON DELETE CASCADE;
alter table users add constraint users_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX api_keys_hash ON public.api_keys USING btree (hash);
CREATE INDEX api_keys_organization ON public.api_keys USING btree (organization_id);
CREATE INDEX audit_events_by_created_at ON public.audit_events USING btree (organization_id, created_at, id);
CREATE INDEX idempotent_answers_expiry ON public.idempotent_answers USING btree (expires_at);
CREATE INDEX invitations_by_created_at ON public.invitations USING btree (organization_id, created_at, id);
CREATE INDEX invitations_by_email ON public.invitations USING btree (organization_id, email COLLATE "C", id);
CREATE INDEX invitations_by_expires_at ON public.invitations USING btree (organization_id, expires_at, id);
CREATE INDEX invitations_by_role ON public.invitations USING btree (organization_id, role COLLATE "C", id);
CREATE INDEX invitations_overdue ON public.invitations USING btree (organization_id, expires_at, role) WHERE (status = 'pending'::text);
CREATE INDEX invitations_sweep ON public.invitations USING btree (expires_at) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX invitations_token_seed ON public.invitations USING btree (token_seed);
CREATE INDEX memberships_organization ON public.memberships USING btree (organization_id);
CREATE UNIQUE INDEX users_email ON public.users USING btree (email);

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
  update principals set credential_version = credential_version + 1 where id = new.id;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.credential_removed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from principals where id = old.id;
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
CREATE OR REPLACE FUNCTION public.find_api_key(wanted bytea)
 RETURNS TABLE(principal_id uuid, created_by_user_id uuid, scopes text[], expires_at timestamp with time zone, revoked_at timestamp with time zone, credential_version bigint, membership_version bigint, organization_ids uuid[], roles text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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

CREATE TRIGGER api_keys_changed AFTER UPDATE OF scopes, expires_at, revoked_at ON public.api_keys FOR EACH ROW EXECUTE FUNCTION credential_changed();
CREATE TRIGGER api_keys_removed AFTER DELETE ON public.api_keys FOR EACH ROW EXECUTE FUNCTION credential_removed();
CREATE TRIGGER invitations_count_added AFTER INSERT ON public.invitations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_invitations_added();
CREATE TRIGGER invitations_count_changed AFTER UPDATE ON public.invitations REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_invitations_changed();
CREATE TRIGGER invitations_count_removed AFTER DELETE ON public.invitations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_invitations_removed();
CREATE TRIGGER memberships_changed AFTER INSERT OR DELETE OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION membership_changed();

create policy tenant on api_keys for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on audit_events for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy caller on idempotent_answers for all to learn_app using ((principal_id = ( SELECT current_principal() AS current_principal)));
create policy tenant on invitation_counts for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on invitations for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on memberships for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on organizations for all to learn_app using ((id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));

grant delete, insert, select on idempotent_answers to learn_app;
grant delete, insert, select, update on api_keys to learn_app;
grant delete, insert, select, update on invitations to learn_app;
grant delete, insert, select, update on memberships to learn_app;
grant delete, insert, select, update on organizations to learn_app;
grant insert, select on audit_events to learn_app;
grant select (credential_version, id, membership_version) on principals to learn_app;
grant select on invitation_counts to learn_app;

grant execute on function count_invitations_added() to public;
grant execute on function count_invitations_changed() to public;
grant execute on function count_invitations_removed() to public;
grant execute on function credential_changed() to public;
grant execute on function credential_removed() to public;
grant execute on function current_organizations() to public;
grant execute on function current_principal() to public;
grant execute on function expire_invitations(timestamp with time zone,integer) to learn_app;
grant execute on function find_api_key(bytea) to learn_app;
grant execute on function forget_idempotent_answers(timestamp with time zone,integer) to learn_app;
grant execute on function membership_changed() to public;
