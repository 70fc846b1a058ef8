create table access_tokens (
  hash bytea not null,
  principal_id uuid not null,
  grant_id uuid,
  scopes text[] not null,
  audience text,
  payload jsonb not null,
  expires_at timestamp(3) with time zone not null
);
alter table access_tokens enable row level security;
create table account_notices (
  user_id uuid not null,
  kind text not null,
  sent_at timestamp(3) with time zone not null,
  unsent integer not null default 0
);
create table api_key_secrets (
  hash bytea not null,
  api_key_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  grant_id uuid,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone
);
alter table api_key_secrets enable row level security;
create table api_keys (
  id uuid not null,
  organization_id uuid not null,
  created_by_user_id uuid not null,
  grant_id uuid,
  grant_expires_at timestamp(3) with time zone,
  name text not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone
);
alter table api_keys enable row level security;
create table archive_progress (
  single boolean not null default true,
  month timestamp(3) with time zone,
  reached uuid not null default '00000000-0000-0000-0000-000000000000'::uuid
);
create table archived_decisions (
  organization_id uuid not null,
  student_id uuid not null,
  first_id uuid not null,
  last_id uuid not null,
  block bytea not null
);
alter table archived_decisions enable row level security;
create table asked_questions (
  student_id uuid not null,
  template_id text not null,
  organization_id uuid not null,
  asked integer[] not null
);
alter table asked_questions enable row level security;
create table assignment_files (
  assignment_id uuid not null,
  "position" smallint not null,
  media_item_id uuid not null,
  organization_id uuid not null,
  student_id uuid not null,
  created_at timestamp(3) with time zone not null
);
alter table assignment_files enable row level security;
create table assignments (
  id uuid not null,
  organization_id uuid not null,
  student_id uuid not null,
  assigned_by_user_id uuid not null,
  action_type text not null,
  topic_id text not null,
  note text,
  wanted integer not null,
  done integer not null default 0,
  status text not null default 'open'::text,
  due_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  closed_at timestamp(3) with time zone
);
alter table assignments enable row level security;
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
  created_at timestamp(3) with time zone not null,
  note text
) partition by RANGE (created_at);
alter table audit_events enable row level security;
create table backup_places (
  address text not null,
  begun_at timestamp(3) with time zone not null
);
create table consents (
  id uuid not null,
  organization_id uuid not null,
  student_id uuid not null,
  given_by_user_id uuid not null,
  wording text not null,
  given_at timestamp(3) with time zone not null,
  confirmed_by_user_id uuid,
  confirmed_at timestamp(3) with time zone,
  withdrawn_by_user_id uuid,
  withdrawn_at timestamp(3) with time zone,
  basis text not null
);
alter table consents enable row level security;
create table credit_entries (
  organization_id uuid not null,
  number bigint not null,
  id uuid not null,
  kind text not null,
  from_account text not null,
  to_account text not null,
  credits bigint not null,
  grant_id uuid not null,
  reservation_id uuid,
  payment_id text,
  operation text,
  balance bigint not null,
  reserved bigint not null,
  owed bigint not null,
  created_at timestamp(3) with time zone not null,
  hash bytea not null
);
alter table credit_entries enable row level security;
create table credit_grants (
  id uuid not null,
  organization_id uuid not null,
  kind text not null,
  priority integer not null,
  credits bigint not null,
  available bigint not null default 0,
  held bigint not null default 0,
  is_open boolean not null default ((available + held) > 0),
  payment_id text,
  expires_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null
);
alter table credit_grants enable row level security;
create table credit_reservations (
  id uuid not null,
  organization_id uuid not null,
  number bigint not null,
  principal_id uuid not null,
  operation text not null,
  request bytea,
  credits bigint not null,
  status text not null default 'pending'::text,
  posted_credits bigint not null default 0,
  expires_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null
);
alter table credit_reservations enable row level security;
create table credit_usage (
  organization_id uuid not null,
  day date not null,
  operation text not null,
  calls bigint not null,
  credits bigint not null
);
alter table credit_usage enable row level security;
create table deleted_organizations (
  id uuid not null,
  name text not null,
  deleted_at timestamp(3) with time zone not null
);
alter table deleted_organizations enable row level security;
create table deleted_rows (
  deleted_id uuid not null,
  table_name text not null,
  content jsonb not null
);
alter table deleted_rows enable row level security;
create table email_changes (
  user_id uuid not null,
  email text not null,
  old_hash bytea not null,
  new_hash bytea not null,
  old_confirmed_at timestamp(3) with time zone,
  new_confirmed_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null
);
alter table email_changes enable row level security;
create table entitlements (
  student_id uuid not null,
  organization_id uuid not null,
  plan text not null,
  status text not null,
  starts_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone,
  subject_ids text[] not null,
  updated_at timestamp(3) with time zone not null
);
alter table entitlements enable row level security;
create table families (
  id uuid not null,
  organization_id uuid not null,
  team_id uuid not null,
  parent_email text not null,
  owner_user_id uuid,
  owner_left boolean not null default false,
  created_at timestamp(3) with time zone not null
);
alter table families enable row level security;
create table guardians (
  id uuid not null,
  organization_id uuid not null,
  student_id uuid not null,
  user_id uuid,
  display_name text not null,
  created_at timestamp(3) with time zone not null
);
alter table guardians enable row level security;
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
  created_at timestamp(3) with time zone not null,
  signup_credits bigint not null default 0,
  media_quota bigint not null default '10737418240'::bigint
);
create table installation_secrets (
  fingerprint bytea not null,
  logins text[] not null default '{}'::text[],
  created_at timestamp(3) with time zone not null,
  replaced_at timestamp(3) with time zone
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
  guardian boolean not null default false,
  created_at timestamp(3) with time zone not null,
  family boolean not null default false
);
alter table invitations enable row level security;
create table jobs (
  id uuid not null,
  organization_id uuid not null,
  operation text not null,
  data jsonb not null,
  status text not null default 'queued'::text,
  progress double precision not null default 0,
  message text,
  result jsonb,
  error_kind text,
  error_message text,
  attempts integer not null default 0,
  reservation_id uuid,
  reserved_credits bigint not null default 0,
  charged_credits bigint not null default 0,
  principal_id uuid not null,
  actor_kind text not null,
  user_id uuid not null,
  address text not null,
  request_id text not null,
  heartbeat_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  started_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone not null
);
alter table jobs enable row level security;
create table key_generations (
  number integer not null,
  created_at timestamp(3) with time zone not null,
  used_from timestamp(3) with time zone
);
create table learn_attempts (
  id uuid not null,
  organization_id uuid not null,
  student_id uuid not null,
  number integer not null,
  session_id uuid not null,
  decision_id uuid not null,
  topic_id text not null,
  question_id text not null,
  difficulty double precision not null,
  answer text,
  is_right boolean not null,
  misconception text,
  milliseconds integer,
  score_before double precision not null,
  score_after double precision not null,
  answered_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  principal_id uuid,
  user_id uuid
) partition by RANGE (id);
alter table learn_attempts enable row level security;
create table learn_decisions (
  id uuid not null,
  organization_id uuid not null,
  student_id uuid not null,
  session_id uuid not null,
  "position" integer not null,
  action_type text not null,
  algorithm_id text not null,
  target_id text not null,
  question_id text,
  assignment_id uuid,
  attempt_id uuid,
  deterministic boolean not null,
  rule text,
  seed bigint not null,
  record bytea not null,
  view bytea not null,
  weighed bytea,
  model_version text not null,
  content_version text not null,
  created_at timestamp(3) with time zone not null,
  principal_id uuid,
  user_id uuid
) partition by RANGE (id);
alter table learn_decisions enable row level security;
create table learn_mail_preferences (
  user_id uuid not null,
  weekly boolean,
  time_zone text not null,
  next_week date,
  next_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone not null
);
alter table learn_mail_preferences enable row level security;
create table learn_notes (
  id uuid not null,
  organization_id uuid not null,
  student_id uuid not null,
  written_by_user_id uuid not null,
  text text not null,
  shared_with_guardians boolean not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null
);
alter table learn_notes enable row level security;
create table learn_paper_questions (
  paper_id uuid not null,
  "position" smallint not null,
  organization_id uuid not null,
  student_id uuid not null,
  topic_id text not null,
  question_id text not null,
  answer text,
  is_flagged boolean not null default false,
  is_right boolean not null default false,
  misconception text,
  answered_at timestamp(3) with time zone
);
alter table learn_paper_questions enable row level security;
create table learn_papers (
  id uuid not null,
  organization_id uuid not null,
  student_id uuid not null,
  exam_family_id text not null,
  year_group text not null,
  subject_ids text[] not null,
  seed bigint not null,
  content_version text not null,
  questions smallint not null,
  started_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone not null,
  submitted_at timestamp(3) with time zone
);
alter table learn_papers enable row level security;
create table learn_sessions (
  id uuid not null,
  organization_id uuid not null,
  student_id uuid not null,
  session_type text not null,
  subject_ids text[] not null,
  allowed_action_types text[] not null,
  excluded_candidate_ids text[] not null,
  decisions integer not null default 0,
  attempts integer not null default 0,
  right_answers integer not null default 0,
  wrong_in_a_row integer not null default 0,
  open_decision_id uuid,
  started_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone
);
alter table learn_sessions enable row level security;
create table learn_settings (
  organization_id uuid not null,
  require_published_content boolean not null default true,
  erase_inactive_days integer,
  new_policy_percent integer not null default 100,
  swept_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone not null,
  guardian_consent_required boolean not null default false,
  group_comparisons boolean not null default false,
  staff_pin_resets boolean not null default false
);
alter table learn_settings enable row level security;
create table lessons_seen (
  student_id uuid not null,
  topic_id text not null,
  organization_id uuid not null,
  seen_at timestamp(3) with time zone not null
);
alter table lessons_seen enable row level security;
create table mail_counts (
  name_hash bytea not null,
  day date not null,
  count integer not null
);
create table mails (
  id uuid not null,
  sealed bytea not null,
  urgent boolean not null,
  attempts integer not null default 0,
  send_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  user_id uuid,
  kind text
);
create table media_counts (
  organization_id uuid not null,
  team_id uuid,
  kind text not null,
  in_bin boolean not null,
  items bigint not null,
  bytes bigint not null
);
alter table media_counts enable row level security;
create table media_items (
  id uuid not null,
  organization_id uuid not null,
  team_id uuid,
  name text not null,
  alt_text text not null,
  tags text[] not null,
  folder text not null,
  searched text not null,
  kind text not null,
  media_type text not null,
  bytes bigint not null,
  sha256 text,
  uploaded_bytes bigint not null,
  uploaded_sha256 text not null,
  status text not null,
  reason text,
  width integer,
  height integer,
  preview text,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  purge_at timestamp(3) with time zone
);
alter table media_items enable row level security;
create table media_objects (
  organization_id uuid not null,
  sha256 text not null,
  bytes bigint not null,
  created_at timestamp(3) with time zone not null,
  wanted_at timestamp(3) with time zone not null
);
alter table media_objects enable row level security;
create table media_renditions (
  id uuid not null,
  organization_id uuid not null,
  item_id uuid not null,
  purpose text not null,
  spec text not null,
  requested_width integer,
  requested_height integer,
  fit text not null,
  format text not null,
  quality integer,
  width integer not null,
  height integer not null,
  bytes bigint not null,
  sha256 text not null,
  created_at timestamp(3) with time zone not null
);
alter table media_renditions enable row level security;
create table media_uploads (
  item_id uuid not null,
  organization_id uuid not null,
  person_id uuid not null,
  expires_at timestamp(3) with time zone,
  try_at timestamp(3) with time zone,
  attempts integer not null default 0,
  slow boolean not null default false
);
alter table media_uploads enable row level security;
create table media_usage (
  organization_id uuid not null,
  used bigint not null default 0,
  reserved bigint not null default 0,
  quota bigint
);
alter table media_usage enable row level security;
create table memberships (
  id uuid not null,
  principal_id uuid not null,
  organization_id uuid not null,
  role text not null,
  membership_type text not null default 'team'::text,
  created_at timestamp(3) with time zone not null
);
alter table memberships enable row level security;
create table oauth_clients (
  id text not null,
  metadata jsonb not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone
);
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
create table open_misconceptions (
  student_id uuid not null,
  topic_id text not null,
  name text not null,
  organization_id uuid not null,
  times integer not null default 1,
  made_at timestamp(3) with time zone not null,
  template_id text
);
alter table open_misconceptions enable row level security;
create table organization_deletions (
  id uuid not null,
  principal_id uuid not null,
  request_id text not null,
  deleted_at timestamp(3) with time zone not null,
  media_removed_at timestamp(3) with time zone
);
create table organization_moves (
  id uuid not null,
  target text not null,
  state text not null,
  beat bigint not null default 0,
  former_reason text,
  started_at timestamp(3) with time zone not null
);
alter table organization_moves enable row level security;
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
  updated_at timestamp(3) with time zone not null,
  credits_owed bigint not null default 0,
  ledger_entries bigint not null default 0,
  auto_recharge_daily_limit integer not null default 3,
  auto_recharge_failures integer not null default 0
);
alter table organizations enable row level security;
create table outlooks (
  student_id uuid not null,
  organization_id uuid not null,
  version text not null,
  attempts integer not null,
  state jsonb not null
);
alter table outlooks enable row level security;
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
create table payment_events (
  id text not null,
  type text not null,
  received_at timestamp(3) with time zone not null
);
create table payments (
  id text not null,
  organization_id uuid not null,
  kind text not null,
  credits bigint not null,
  amount bigint not null,
  currency text not null,
  grant_id uuid not null,
  refunded_credits bigint not null default 0,
  disputed_credits bigint not null default 0,
  created_at timestamp(3) with time zone not null
);
alter table payments enable row level security;
create table policy_replays (
  id uuid not null,
  organization_id uuid not null,
  policy jsonb not null,
  reward text not null,
  since timestamp(3) with time zone,
  until timestamp(3) with time zone not null,
  seed bigint not null,
  outcome jsonb,
  few uuid[],
  created_at timestamp(3) with time zone not null
);
alter table policy_replays enable row level security;
create table principals (
  id uuid not null,
  kind text not null,
  credential_version bigint not null default 1,
  membership_version bigint not null default 1
);
create table projections (
  student_id uuid not null,
  organization_id uuid not null,
  model_version text not null,
  attempts integer not null,
  as_of timestamp(3) with time zone not null,
  state bytea not null,
  changes bytea not null default '\x'::bytea
);
alter table projections enable row level security;
create table recharges (
  id uuid not null,
  organization_id uuid not null,
  credits bigint not null,
  state text not null default 'pending'::text,
  try_at timestamp(3) with time zone not null,
  attempts integer not null default 0,
  customer_id text,
  payment_method_id text,
  amount bigint,
  currency text,
  payment_id text,
  created_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone
);
alter table recharges enable row level security;
create table replayed_decisions (
  id uuid not null,
  replay_id uuid not null,
  organization_id uuid not null,
  student_id uuid not null,
  decision_id uuid not null,
  record bytea not null,
  logged_candidate_id text not null,
  logged_propensity double precision not null,
  weight double precision not null,
  reward double precision,
  created_at timestamp(3) with time zone not null
);
alter table replayed_decisions enable row level security;
create table schema_migrations (
  version integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  compatible_from integer
);
create table sealed_roots (
  generation integer not null,
  fingerprint bytea not null,
  sealed bytea not null
);
create table shared_folder (
  single boolean not null default true,
  last_start uuid not null
);
create table shared_windows (
  key bytea not null,
  count integer not null,
  seconds integer not null,
  ends_at timestamp with time zone not null
);
create table sign_in_codes (
  browser_hash bytea not null,
  email text not null,
  code_hash bytea not null,
  network text not null,
  known_browser text,
  tries integer not null default 0,
  spent boolean not null default false,
  sent_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null
);
create table student_counts (
  student_id uuid not null,
  organization_id uuid not null,
  sessions bigint not null default 0,
  decisions bigint not null default 0,
  attempts bigint not null default 0,
  assignments bigint not null default 0,
  papers bigint not null default 0
);
alter table student_counts enable row level security;
create table student_credentials (
  student_id uuid not null,
  organization_id uuid not null,
  username text not null,
  username_folded text not null,
  pin_hash text,
  updated_at timestamp(3) with time zone not null,
  pin_set boolean not null default (pin_hash IS NOT NULL)
);
alter table student_credentials enable row level security;
create table student_days (
  student_id uuid not null,
  organization_id uuid not null,
  day date not null,
  attempts integer not null,
  right_answers integer not null,
  milliseconds bigint not null
);
alter table student_days enable row level security;
create table student_sign_in_tries (
  username_hash bytea not null,
  network text not null,
  tries integer not null,
  locked_until timestamp(3) with time zone,
  signed_in_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone not null
);
create table student_weeks (
  student_id uuid not null,
  organization_id uuid not null,
  start date not null,
  forecast jsonb not null
);
alter table student_weeks enable row level security;
create table students (
  id uuid not null,
  organization_id uuid not null,
  team_id uuid not null,
  learner_key text not null,
  display_name text not null,
  avatar_id text not null,
  year_group text not null,
  target_school text not null,
  exam_family_id text not null,
  subject_ids text[] not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  preferences jsonb not null default '{}'::jsonb,
  extra_time_percent integer not null default 0,
  erasure_at timestamp(3) with time zone,
  staff_pin_resets boolean not null default false,
  exam_date date
);
alter table students enable row level security;
create table team_members (
  team_id uuid not null,
  membership_id uuid not null,
  organization_id uuid not null,
  created_at timestamp(3) with time zone not null
);
alter table team_members enable row level security;
create table team_students (
  team_id uuid not null,
  student_id uuid not null,
  organization_id uuid not null,
  created_at timestamp(3) with time zone not null
);
alter table team_students enable row level security;
create table teams (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null
);
alter table teams enable row level security;
create table topic_marks (
  student_id uuid not null,
  organization_id uuid not null,
  model_version text not null,
  attempts integer not null,
  marks bytea not null,
  week date not null,
  answers integer not null,
  right_answers integer not null,
  answers_before integer not null
);
alter table topic_marks enable row level security;
create table topic_settings (
  organization_id uuid not null,
  topic_id text not null,
  hidden boolean not null,
  lesson_published boolean not null,
  updated_at timestamp(3) with time zone not null
);
alter table topic_settings enable row level security;
create table users (
  id uuid not null,
  email text not null,
  created_at timestamp(3) with time zone not null,
  first_signed_in_at timestamp(3) with time zone,
  had_signup_credits boolean not null default false
);
alter table users enable row level security;
create table wal_eras (
  single boolean not null default true,
  id uuid not null,
  system bigint not null,
  timeline text not null
);
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
alter table account_notices add constraint account_notices_kind_check CHECK ((kind = ANY (ARRAY['passkey'::text, 'key'::text, 'app'::text, 'browser'::text])));
alter table account_notices add constraint account_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table account_notices add constraint account_notices_pkey PRIMARY KEY (user_id, kind);
alter table api_key_secrets add constraint api_key_secrets_hash_check CHECK ((octet_length(hash) = 32));
alter table api_key_secrets add constraint api_key_secrets_api_key_id_organization_id_fkey FOREIGN KEY (api_key_id, organization_id) REFERENCES api_keys(id, organization_id) ON DELETE CASCADE;
alter table api_key_secrets add constraint api_key_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table api_key_secrets add constraint api_key_secrets_pkey PRIMARY KEY (hash);
alter table api_keys add constraint api_keys_name_check CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 64)) AND (name !~ '[\u0001-\u001f\u007f-\u009f]'::text)));
alter table api_keys add constraint api_keys_id_fkey FOREIGN KEY (id) REFERENCES principals(id) ON DELETE CASCADE;
alter table api_keys add constraint api_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (id);
alter table api_keys add constraint api_keys_keep_few TRIGGER;
alter table api_keys add constraint api_keys_id_organization_id_key UNIQUE (id, organization_id);
alter table archive_progress add constraint archive_progress_single_check CHECK (single);
alter table archive_progress add constraint archive_progress_pkey PRIMARY KEY (single);
alter table archived_decisions add constraint archived_decisions_check CHECK ((first_id <= last_id));
alter table archived_decisions add constraint archived_decisions_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table archived_decisions add constraint archived_decisions_pkey PRIMARY KEY (student_id, first_id);
alter table asked_questions add constraint asked_questions_asked_check CHECK (((cardinality(asked) >= 1) AND (cardinality(asked) <= 50)));
alter table asked_questions add constraint asked_questions_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table asked_questions add constraint asked_questions_pkey PRIMARY KEY (student_id, template_id);
alter table assignment_files add constraint assignment_files_position_check CHECK ((("position" >= 1) AND ("position" <= 10)));
alter table assignment_files add constraint assignment_files_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE;
alter table assignment_files add constraint assignment_files_pkey PRIMARY KEY (assignment_id, "position");
alter table assignments add constraint assignments_action_type_check CHECK ((action_type = ANY (ARRAY['lesson'::text, 'mini-test'::text, 'test'::text, 'practice'::text])));
alter table assignments add constraint assignments_check CHECK (((done >= 0) AND (done <= wanted)));
alter table assignments add constraint assignments_check1 CHECK (((status = 'open'::text) = (closed_at IS NULL)));
alter table assignments add constraint assignments_note_check CHECK ((char_length(note) <= 500));
alter table assignments add constraint assignments_status_check CHECK ((status = ANY (ARRAY['open'::text, 'done'::text, 'canceled'::text])));
alter table assignments add constraint assignments_topic_id_check CHECK (((char_length(topic_id) >= 1) AND (char_length(topic_id) <= 128)));
alter table assignments add constraint assignments_wanted_check CHECK (((wanted >= 1) AND (wanted <= 50)));
alter table assignments add constraint assignments_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table assignments add constraint assignments_pkey PRIMARY KEY (id);
alter table audit_event_counts add constraint audit_event_counts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table audit_event_counts add constraint audit_event_counts_pkey PRIMARY KEY (organization_id, counter);
alter table audit_events add constraint audit_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'key'::text, 'student'::text, 'operator'::text, 'provider'::text])));
alter table audit_events add constraint audit_events_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500)));
alter table audit_events add constraint audit_events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table audit_events add constraint audit_events_pkey PRIMARY KEY (id, created_at);
alter table backup_places add constraint backup_places_pkey PRIMARY KEY (address);
alter table consents add constraint consents_basis_check CHECK ((basis = ANY (ARRAY['guardian'::text, 'organization'::text])));
alter table consents add constraint consents_check CHECK (((confirmed_at IS NULL) = (confirmed_by_user_id IS NULL)));
alter table consents add constraint consents_check1 CHECK (((withdrawn_at IS NULL) = (withdrawn_by_user_id IS NULL)));
alter table consents add constraint consents_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table consents add constraint consents_pkey PRIMARY KEY (id);
alter table credit_entries add constraint credit_entries_credits_check CHECK ((credits > 0));
alter table credit_entries add constraint credit_entries_hash_check CHECK ((octet_length(hash) = 32));
alter table credit_entries add constraint credit_entries_number_check CHECK ((number > 0));
alter table credit_entries add constraint entry_is_of_a_known_kind CHECK (
CASE kind
    WHEN 'grant'::text THEN ((from_account = ANY (ARRAY['purchase'::text, 'plan'::text, 'promotion'::text, 'operator'::text])) AND (to_account = ANY (ARRAY['available'::text, 'owed'::text])))
    WHEN 'reserve'::text THEN ((from_account = 'available'::text) AND (to_account = 'reserved'::text))
    WHEN 'post'::text THEN ((from_account = 'reserved'::text) AND (to_account = 'spent'::text))
    WHEN 'void'::text THEN ((from_account = 'reserved'::text) AND (to_account = 'available'::text))
    WHEN 'expire'::text THEN ((from_account = 'reserved'::text) AND (to_account = 'available'::text))
    WHEN 'lapse'::text THEN ((from_account = 'available'::text) AND (to_account = 'lapsed'::text))
    WHEN 'refund'::text THEN ((from_account = ANY (ARRAY['available'::text, 'owed'::text])) AND (to_account = ANY (ARRAY['purchase'::text, 'plan'::text])))
    WHEN 'dispute'::text THEN ((from_account = ANY (ARRAY['available'::text, 'owed'::text])) AND (to_account = ANY (ARRAY['purchase'::text, 'plan'::text])))
    WHEN 'refund_failed'::text THEN ((from_account = ANY (ARRAY['purchase'::text, 'plan'::text])) AND (to_account = ANY (ARRAY['available'::text, 'owed'::text])))
    WHEN 'dispute_won'::text THEN ((from_account = ANY (ARRAY['purchase'::text, 'plan'::text])) AND (to_account = ANY (ARRAY['available'::text, 'owed'::text])))
    WHEN 'close'::text THEN ((from_account = ANY (ARRAY['available'::text, 'reserved'::text])) AND (to_account = 'closed'::text))
    ELSE false
END);
alter table credit_entries add constraint entry_of_a_post CHECK (((kind = 'post'::text) = (operation IS NOT NULL)));
alter table credit_entries add constraint entry_of_a_reservation CHECK (((kind = ANY (ARRAY['reserve'::text, 'post'::text, 'void'::text, 'expire'::text])) = (reservation_id IS NOT NULL)));
alter table credit_entries add constraint credit_entries_pkey PRIMARY KEY (organization_id, number);
alter table credit_grants add constraint credit_grants_available_check CHECK ((available >= 0));
alter table credit_grants add constraint credit_grants_check CHECK (((available + held) <= credits));
alter table credit_grants add constraint credit_grants_credits_check CHECK ((credits > 0));
alter table credit_grants add constraint credit_grants_held_check CHECK ((held >= 0));
alter table credit_grants add constraint credit_grants_kind_check CHECK ((kind = ANY (ARRAY['purchase'::text, 'plan'::text, 'promotion'::text, 'operator'::text])));
alter table credit_grants add constraint credit_grants_priority_check CHECK (((priority >= 0) AND (priority <= 1000)));
alter table credit_grants add constraint credit_grants_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table credit_grants add constraint credit_grants_pkey PRIMARY KEY (id);
alter table credit_reservations add constraint credit_reservations_check CHECK (((posted_credits >= 0) AND (posted_credits <= credits)));
alter table credit_reservations add constraint credit_reservations_check1 CHECK (((status = 'pending'::text) = (ended_at IS NULL)));
alter table credit_reservations add constraint credit_reservations_check2 CHECK (((status = 'posted'::text) OR (posted_credits = 0)));
alter table credit_reservations add constraint credit_reservations_credits_check CHECK ((credits >= 0));
alter table credit_reservations add constraint credit_reservations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'posted'::text, 'voided'::text, 'expired'::text])));
alter table credit_reservations add constraint credit_reservations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table credit_reservations add constraint credit_reservations_pkey PRIMARY KEY (id);
alter table credit_usage add constraint credit_usage_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table credit_usage add constraint credit_usage_pkey PRIMARY KEY (organization_id, day, operation);
alter table deleted_organizations add constraint deleted_organizations_pkey PRIMARY KEY (id);
alter table deleted_rows add constraint deleted_rows_deleted_id_fkey FOREIGN KEY (deleted_id) REFERENCES deleted_organizations(id) ON DELETE CASCADE;
alter table email_changes add constraint email_changes_email_check CHECK ((email = lower(email)));
alter table email_changes add constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table email_changes add constraint email_changes_pkey PRIMARY KEY (user_id);
alter table entitlements add constraint entitlements_check CHECK ((ends_at >= starts_at));
alter table entitlements add constraint entitlements_plan_check CHECK (((char_length(plan) >= 1) AND (char_length(plan) <= 64)));
alter table entitlements add constraint entitlements_status_check CHECK ((status = ANY (ARRAY['trialing'::text, 'active'::text, 'paused'::text, 'ended'::text])));
alter table entitlements add constraint entitlements_subject_ids_check CHECK (((cardinality(subject_ids) > 0) AND (subject_ids <@ ARRAY['maths'::text, 'english'::text, 'verbal-reasoning'::text, 'non-verbal-reasoning'::text])));
alter table entitlements add constraint entitlements_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table entitlements add constraint entitlements_pkey PRIMARY KEY (student_id);
alter table families add constraint families_parent_email_check CHECK ((parent_email = lower(parent_email)));
alter table families add constraint families_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table families add constraint families_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table families add constraint families_team_id_organization_id_fkey FOREIGN KEY (team_id, organization_id) REFERENCES teams(id, organization_id) ON DELETE CASCADE;
alter table families add constraint families_pkey PRIMARY KEY (id);
alter table families add constraint families_organization_id_parent_email_key UNIQUE (organization_id, parent_email);
alter table guardians add constraint guardians_display_name_check CHECK ((((char_length(display_name) >= 1) AND (char_length(display_name) <= 160)) AND (display_name !~ '[\u0001-\u001f\u007f-\u009f]'::text)));
alter table guardians add constraint guardians_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table guardians add constraint guardians_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table guardians add constraint guardians_pkey PRIMARY KEY (id);
alter table guardians add constraint guardians_student_id_user_id_key UNIQUE (student_id, user_id);
alter table idempotent_answers add constraint idempotent_answers_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 255)));
alter table idempotent_answers add constraint idempotent_answers_principal_id_fkey FOREIGN KEY (principal_id) REFERENCES principals(id) ON DELETE CASCADE;
alter table idempotent_answers add constraint idempotent_answers_pkey PRIMARY KEY (principal_id, operation, key);
alter table installation add constraint installation_media_quota_check CHECK ((media_quota >= 0));
alter table installation add constraint installation_only_row_check CHECK (only_row);
alter table installation add constraint installation_signup_credits_check CHECK ((signup_credits >= 0));
alter table installation add constraint installation_pkey PRIMARY KEY (only_row);
alter table installation_secrets add constraint installation_secrets_pkey PRIMARY KEY (fingerprint);
alter table invitation_counts add constraint invitation_counts_count_check CHECK ((count >= 0));
alter table invitation_counts add constraint invitation_counts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table invitation_counts add constraint invitation_counts_pkey PRIMARY KEY (organization_id, status, role);
alter table invitation_mails add constraint invitation_mails_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table invitation_mails add constraint invitation_mails_pkey PRIMARY KEY (organization_id, day);
alter table invitations add constraint client_is_no_administrator CHECK (((membership_type = 'team'::text) OR (role <> 'admin'::text)));
alter table invitations add constraint invitations_check CHECK (((status = 'revoked'::text) = (revoked_at IS NOT NULL)));
alter table invitations add constraint invitations_check1 CHECK (((status = 'accepted'::text) = (accepted_at IS NOT NULL)));
alter table invitations add constraint invitations_check2 CHECK (((NOT family) OR (membership_type = 'client'::text)));
alter table invitations add constraint invitations_email_check CHECK (((email = lower(email)) AND (email ~ '^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$'::text)));
alter table invitations add constraint invitations_membership_type_check CHECK ((membership_type = ANY (ARRAY['team'::text, 'client'::text])));
alter table invitations add constraint invitations_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'member'::text, 'admin'::text])));
alter table invitations add constraint invitations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'revoked'::text, 'expired'::text])));
alter table invitations add constraint invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table invitations add constraint invitations_team_id_organization_id_fkey FOREIGN KEY (team_id, organization_id) REFERENCES teams(id, organization_id) ON DELETE SET NULL (team_id);
alter table invitations add constraint invitations_pkey PRIMARY KEY (id);
alter table invitations add constraint invitations_keep_to_the_seats TRIGGER;
alter table invitations add constraint invitations_opened_keep_to_the_seats TRIGGER;
alter table jobs add constraint jobs_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'key'::text, 'student'::text])));
alter table jobs add constraint jobs_check CHECK (((charged_credits >= 0) AND (charged_credits <= reserved_credits)));
alter table jobs add constraint jobs_check1 CHECK (((status = ANY (ARRAY['succeeded'::text, 'failed'::text, 'canceled'::text])) = (finished_at IS NOT NULL)));
alter table jobs add constraint jobs_check2 CHECK (((status = 'failed'::text) = (error_kind IS NOT NULL)));
alter table jobs add constraint jobs_check3 CHECK (((status = 'succeeded'::text) OR (charged_credits = 0)));
alter table jobs add constraint jobs_message_check CHECK ((char_length(message) <= 500));
alter table jobs add constraint jobs_progress_check CHECK (((progress >= (0)::double precision) AND (progress <= (1)::double precision)));
alter table jobs add constraint jobs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'canceled'::text])));
alter table jobs add constraint jobs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table jobs add constraint jobs_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES credit_reservations(id);
alter table jobs add constraint jobs_pkey PRIMARY KEY (id);
alter table key_generations add constraint key_generations_number_check CHECK ((number > 0));
alter table key_generations add constraint key_generations_pkey PRIMARY KEY (number);
alter table learn_attempts add constraint learn_attempts_milliseconds_check CHECK ((milliseconds >= 0));
alter table learn_attempts add constraint learn_attempts_number_check CHECK ((number > 0));
alter table learn_attempts add constraint learn_attempts_question_id_check CHECK (((char_length(question_id) >= 1) AND (char_length(question_id) <= 128)));
alter table learn_attempts add constraint learn_attempts_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES learn_decisions(id) ON DELETE CASCADE;
alter table learn_attempts add constraint learn_attempts_session_id_student_id_fkey FOREIGN KEY (session_id, student_id) REFERENCES learn_sessions(id, student_id) ON DELETE CASCADE;
alter table learn_attempts add constraint learn_attempts_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table learn_attempts add constraint learn_attempts_pkey PRIMARY KEY (id);
alter table learn_decisions add constraint learn_decisions_action_type_check CHECK ((action_type = ANY (ARRAY['lesson'::text, 'mini-test'::text, 'test'::text, 'practice'::text, 'break'::text])));
alter table learn_decisions add constraint learn_decisions_algorithm_id_check CHECK ((algorithm_id = ANY (ARRAY['mastery_policy_v0'::text, 'projection_fallback_v0'::text])));
alter table learn_decisions add constraint learn_decisions_check CHECK ((deterministic = (rule IS NOT NULL)));
alter table learn_decisions add constraint learn_decisions_check1 CHECK ((deterministic = (weighed IS NULL)));
alter table learn_decisions add constraint learn_decisions_position_check CHECK (("position" >= 0));
alter table learn_decisions add constraint learn_decisions_question_id_check CHECK (((char_length(question_id) >= 1) AND (char_length(question_id) <= 128)));
alter table learn_decisions add constraint learn_decisions_rule_check CHECK ((rule = ANY (ARRAY['tutor_assigned'::text, 'fatigue_guardrail'::text, 'content_fallback'::text, 'blueprint_bucket'::text])));
alter table learn_decisions add constraint learn_decisions_seed_check CHECK ((seed >= 0));
alter table learn_decisions add constraint learn_decisions_session_id_student_id_fkey FOREIGN KEY (session_id, student_id) REFERENCES learn_sessions(id, student_id) ON DELETE CASCADE;
alter table learn_decisions add constraint learn_decisions_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table learn_decisions add constraint learn_decisions_pkey PRIMARY KEY (id);
alter table learn_mail_preferences add constraint learn_mail_preferences_check CHECK (((weekly IS TRUE) = (next_at IS NOT NULL)));
alter table learn_mail_preferences add constraint learn_mail_preferences_check1 CHECK (((weekly IS NOT TRUE) OR (next_week IS NOT NULL)));
alter table learn_mail_preferences add constraint learn_mail_preferences_next_week_check CHECK ((EXTRACT(isodow FROM next_week) = (1)::numeric));
alter table learn_mail_preferences add constraint learn_mail_preferences_time_zone_check CHECK (((char_length(time_zone) >= 1) AND (char_length(time_zone) <= 64)));
alter table learn_mail_preferences add constraint learn_mail_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table learn_mail_preferences add constraint learn_mail_preferences_pkey PRIMARY KEY (user_id);
alter table learn_notes add constraint learn_notes_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000)));
alter table learn_notes add constraint learn_notes_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table learn_notes add constraint learn_notes_pkey PRIMARY KEY (id);
alter table learn_paper_questions add constraint learn_paper_questions_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 200)));
alter table learn_paper_questions add constraint learn_paper_questions_check CHECK (((answer IS NULL) = (answered_at IS NULL)));
alter table learn_paper_questions add constraint learn_paper_questions_check1 CHECK (((answer IS NOT NULL) OR ((NOT is_right) AND (misconception IS NULL))));
alter table learn_paper_questions add constraint learn_paper_questions_position_check CHECK ((("position" >= 1) AND ("position" <= 50)));
alter table learn_paper_questions add constraint learn_paper_questions_question_id_check CHECK (((char_length(question_id) >= 1) AND (char_length(question_id) <= 128)));
alter table learn_paper_questions add constraint learn_paper_questions_paper_id_student_id_fkey FOREIGN KEY (paper_id, student_id) REFERENCES learn_papers(id, student_id) ON DELETE CASCADE;
alter table learn_paper_questions add constraint learn_paper_questions_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table learn_paper_questions add constraint learn_paper_questions_pkey PRIMARY KEY (paper_id, "position");
alter table learn_papers add constraint learn_papers_check CHECK ((ends_at > started_at));
alter table learn_papers add constraint learn_papers_check1 CHECK (((submitted_at >= started_at) AND (submitted_at <= ends_at)));
alter table learn_papers add constraint learn_papers_exam_family_id_check CHECK (((char_length(exam_family_id) >= 1) AND (char_length(exam_family_id) <= 128)));
alter table learn_papers add constraint learn_papers_questions_check CHECK (((questions >= 1) AND (questions <= 50)));
alter table learn_papers add constraint learn_papers_seed_check CHECK (((seed >= 0) AND (seed <= '4294967295'::bigint)));
alter table learn_papers add constraint learn_papers_year_group_check CHECK ((year_group = ANY (ARRAY['Year 4'::text, 'Year 5'::text, 'Year 6'::text])));
alter table learn_papers add constraint learn_papers_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table learn_papers add constraint learn_papers_pkey PRIMARY KEY (id);
alter table learn_papers add constraint learn_papers_id_student_id_key UNIQUE (id, student_id);
alter table learn_sessions add constraint learn_sessions_session_type_check CHECK ((session_type = ANY (ARRAY['diagnostic'::text, 'lesson'::text, 'mini-test'::text, 'test'::text, 'practice'::text])));
alter table learn_sessions add constraint learn_sessions_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table learn_sessions add constraint learn_sessions_pkey PRIMARY KEY (id);
alter table learn_sessions add constraint learn_sessions_id_student_id_key UNIQUE (id, student_id);
alter table learn_settings add constraint learn_settings_erase_inactive_days_check CHECK (((erase_inactive_days >= 30) AND (erase_inactive_days <= 3650)));
alter table learn_settings add constraint learn_settings_new_policy_percent_check CHECK (((new_policy_percent >= 0) AND (new_policy_percent <= 100)));
alter table learn_settings add constraint learn_settings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table learn_settings add constraint learn_settings_pkey PRIMARY KEY (organization_id);
alter table lessons_seen add constraint lessons_seen_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table lessons_seen add constraint lessons_seen_pkey PRIMARY KEY (student_id, topic_id);
alter table mail_counts add constraint mail_counts_name_hash_check CHECK ((octet_length(name_hash) = 32));
alter table mail_counts add constraint mail_counts_pkey PRIMARY KEY (name_hash, day);
alter table mails add constraint mails_kind_check CHECK ((kind = 'weekly'::text));
alter table mails add constraint mails_of_a_kind CHECK (((user_id IS NULL) = (kind IS NULL)));
alter table mails add constraint mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table mails add constraint mails_pkey PRIMARY KEY (id);
alter table media_counts add constraint media_counts_bytes_check CHECK ((bytes >= 0));
alter table media_counts add constraint media_counts_items_check CHECK ((items >= 0));
alter table media_counts add constraint media_counts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table media_counts add constraint media_counts_organization_id_team_id_kind_in_bin_key UNIQUE NULLS NOT DISTINCT (organization_id, team_id, kind, in_bin);
alter table media_items add constraint media_items_alt_text_check CHECK ((char_length(alt_text) <= 500));
alter table media_items add constraint media_items_bytes_check CHECK ((bytes > 0));
alter table media_items add constraint media_items_check CHECK (((deleted_at IS NULL) = (purge_at IS NULL)));
alter table media_items add constraint media_items_folder_check CHECK ((char_length(folder) <= 128));
alter table media_items add constraint media_items_keep_bytes CHECK (((sha256 IS NULL) = (status = ANY (ARRAY['uploading'::text, 'failed'::text]))));
alter table media_items add constraint media_items_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'audio'::text, 'video'::text, 'document'::text])));
alter table media_items add constraint media_items_name_check CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 255)) AND (name !~ '[\u0001-\u001f\u007f-\u009f/\\]'::text)));
alter table media_items add constraint media_items_say_why CHECK (((reason IS NULL) = (status <> ALL (ARRAY['quarantined'::text, 'failed'::text]))));
alter table media_items add constraint media_items_status_check CHECK ((status = ANY (ARRAY['uploading'::text, 'scanning'::text, 'ready'::text, 'quarantined'::text, 'failed'::text])));
alter table media_items add constraint media_items_tags_check CHECK ((cardinality(tags) <= 20));
alter table media_items add constraint media_items_uploaded_sha256_check CHECK ((uploaded_sha256 ~ '^[0-9a-f]{64}$'::text));
alter table media_items add constraint media_items_belong_to_a_team FOREIGN KEY (team_id, organization_id) REFERENCES teams(id, organization_id);
alter table media_items add constraint media_items_have_bytes FOREIGN KEY (organization_id, sha256) REFERENCES media_objects(organization_id, sha256) DEFERRABLE INITIALLY DEFERRED;
alter table media_items add constraint media_items_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table media_items add constraint media_items_pkey PRIMARY KEY (id);
alter table media_objects add constraint media_objects_bytes_check CHECK ((bytes > 0));
alter table media_objects add constraint media_objects_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));
alter table media_objects add constraint media_objects_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table media_objects add constraint media_objects_pkey PRIMARY KEY (organization_id, sha256);
alter table media_renditions add constraint media_renditions_bytes_check CHECK ((bytes > 0));
alter table media_renditions add constraint media_renditions_fit_check CHECK ((fit = ANY (ARRAY['inside'::text, 'cover'::text, 'contain'::text])));
alter table media_renditions add constraint media_renditions_format_check CHECK ((format = ANY (ARRAY['webp'::text, 'jpeg'::text, 'png'::text, 'avif'::text])));
alter table media_renditions add constraint media_renditions_height_check CHECK ((height > 0));
alter table media_renditions add constraint media_renditions_purpose_check CHECK ((purpose = ANY (ARRAY['thumbnail'::text, 'rendition'::text])));
alter table media_renditions add constraint media_renditions_width_check CHECK ((width > 0));
alter table media_renditions add constraint media_renditions_have_bytes FOREIGN KEY (organization_id, sha256) REFERENCES media_objects(organization_id, sha256) DEFERRABLE INITIALLY DEFERRED;
alter table media_renditions add constraint media_renditions_item_id_fkey FOREIGN KEY (item_id) REFERENCES media_items(id) ON DELETE CASCADE;
alter table media_renditions add constraint media_renditions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table media_renditions add constraint media_renditions_pkey PRIMARY KEY (id);
alter table media_renditions add constraint media_renditions_item_id_spec_key UNIQUE (item_id, spec);
alter table media_uploads add constraint media_uploads_check CHECK (((expires_at IS NULL) <> (try_at IS NULL)));
alter table media_uploads add constraint media_uploads_item_id_fkey FOREIGN KEY (item_id) REFERENCES media_items(id) ON DELETE CASCADE;
alter table media_uploads add constraint media_uploads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table media_uploads add constraint media_uploads_pkey PRIMARY KEY (item_id);
alter table media_usage add constraint media_usage_quota_check CHECK ((quota >= 0));
alter table media_usage add constraint media_usage_reserved_check CHECK ((reserved >= 0));
alter table media_usage add constraint media_usage_used_check CHECK ((used >= 0));
alter table media_usage add constraint media_usage_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table media_usage add constraint media_usage_pkey PRIMARY KEY (organization_id);
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
alter table oauth_clients add constraint oauth_clients_pkey PRIMARY KEY (id);
alter table oauth_grants add constraint oauth_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table oauth_grants add constraint oauth_grants_pkey PRIMARY KEY (id);
alter table oauth_records add constraint oauth_records_hash_check CHECK ((octet_length(hash) = 32));
alter table oauth_records add constraint oauth_records_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grants(id) ON DELETE CASCADE;
alter table oauth_records add constraint oauth_records_pkey PRIMARY KEY (model, hash);
alter table open_misconceptions add constraint open_misconceptions_times_check CHECK ((times > 0));
alter table open_misconceptions add constraint open_misconceptions_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table open_misconceptions add constraint open_misconceptions_pkey PRIMARY KEY (student_id, topic_id, name);
alter table organization_deletions add constraint organization_deletions_pkey PRIMARY KEY (id);
alter table organization_moves add constraint organization_moves_state_check CHECK ((state = ANY (ARRAY['copying'::text, 'deciding'::text, 'moved'::text])));
alter table organization_moves add constraint organization_moves_pkey PRIMARY KEY (id);
alter table organizations add constraint auto_recharge_is_whole CHECK (((NOT auto_recharge_enabled) OR ((auto_recharge_threshold IS NOT NULL) AND (auto_recharge_amount IS NOT NULL))));
alter table organizations add constraint organizations_auto_recharge_amount_check CHECK ((auto_recharge_amount > 0));
alter table organizations add constraint organizations_auto_recharge_daily_limit_check CHECK (((auto_recharge_daily_limit >= 1) AND (auto_recharge_daily_limit <= 100)));
alter table organizations add constraint organizations_auto_recharge_failures_check CHECK ((auto_recharge_failures >= 0));
alter table organizations add constraint organizations_auto_recharge_threshold_check CHECK ((auto_recharge_threshold >= 0));
alter table organizations add constraint organizations_credits_balance_check CHECK ((credits_balance >= 0));
alter table organizations add constraint organizations_credits_owed_check CHECK ((credits_owed >= 0));
alter table organizations add constraint organizations_ledger_entries_check CHECK ((ledger_entries >= 0));
alter table organizations add constraint organizations_name_check CHECK ((((char_length(name) >= 2) AND (char_length(name) <= 64)) AND (name !~ '[\u0001-\u001f\u007f-\u009f]'::text)));
alter table organizations add constraint organizations_reserved_credits_check CHECK ((reserved_credits >= 0));
alter table organizations add constraint organizations_seats_check CHECK ((seats > 0));
alter table organizations add constraint organizations_subscription_status_check CHECK ((subscription_status = ANY (ARRAY['active'::text, 'inactive'::text, 'trialing'::text, 'past_due'::text, 'canceled'::text, 'paused'::text, 'unpaid'::text])));
alter table organizations add constraint organizations_suspended_reason_check CHECK (((char_length(suspended_reason) >= 1) AND (char_length(suspended_reason) <= 200)));
alter table organizations add constraint organizations_pkey PRIMARY KEY (id);
alter table outlooks add constraint outlooks_attempts_check CHECK ((attempts >= 0));
alter table outlooks add constraint outlooks_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table outlooks add constraint outlooks_pkey PRIMARY KEY (student_id);
alter table passkey_challenges add constraint passkey_challenges_hash_check CHECK ((octet_length(hash) = 32));
alter table passkey_challenges add constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table passkey_challenges add constraint passkey_challenges_pkey PRIMARY KEY (hash);
alter table passkeys add constraint passkeys_name_check CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 64)) AND (name !~ '[\u0001-\u001f\u007f-\u009f]'::text)));
alter table passkeys add constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table passkeys add constraint passkeys_pkey PRIMARY KEY (id);
alter table payment_events add constraint payment_events_id_check CHECK (((char_length(id) >= 1) AND (char_length(id) <= 255)));
alter table payment_events add constraint payment_events_pkey PRIMARY KEY (id);
alter table payments add constraint payments_amount_check CHECK ((amount >= 0));
alter table payments add constraint payments_check CHECK (((refunded_credits + disputed_credits) <= credits));
alter table payments add constraint payments_credits_check CHECK ((credits > 0));
alter table payments add constraint payments_currency_check CHECK ((currency ~ '^[a-z]{3}$'::text));
alter table payments add constraint payments_disputed_credits_check CHECK ((disputed_credits >= 0));
alter table payments add constraint payments_id_check CHECK (((char_length(id) >= 1) AND (char_length(id) <= 255)));
alter table payments add constraint payments_kind_check CHECK ((kind = ANY (ARRAY['purchase'::text, 'plan'::text])));
alter table payments add constraint payments_refunded_credits_check CHECK ((refunded_credits >= 0));
alter table payments add constraint payments_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES credit_grants(id);
alter table payments add constraint payments_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table payments add constraint payments_pkey PRIMARY KEY (id);
alter table policy_replays add constraint policy_replays_check CHECK ((since < until));
alter table policy_replays add constraint policy_replays_check1 CHECK (((few IS NULL) OR (outcome IS NOT NULL)));
alter table policy_replays add constraint policy_replays_reward_check CHECK ((reward = ANY (ARRAY['next_attempt'::text, 'mastery_gain'::text])));
alter table policy_replays add constraint policy_replays_seed_check CHECK (((seed >= 0) AND (seed <= '4294967295'::bigint)));
alter table policy_replays add constraint policy_replays_id_fkey FOREIGN KEY (id) REFERENCES jobs(id) ON DELETE CASCADE;
alter table policy_replays add constraint policy_replays_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table policy_replays add constraint policy_replays_pkey PRIMARY KEY (id);
alter table principals add constraint principals_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'key'::text, 'student'::text])));
alter table principals add constraint principals_pkey PRIMARY KEY (id);
alter table projections add constraint projections_attempts_check CHECK ((attempts >= 0));
alter table projections add constraint projections_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table projections add constraint projections_pkey PRIMARY KEY (student_id);
alter table recharges add constraint recharges_amount_check CHECK ((amount > 0));
alter table recharges add constraint recharges_check CHECK (((state = 'pending'::text) = (ended_at IS NULL)));
alter table recharges add constraint recharges_credits_check CHECK ((credits > 0));
alter table recharges add constraint recharges_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])));
alter table recharges add constraint recharges_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table recharges add constraint recharges_pkey PRIMARY KEY (id);
alter table replayed_decisions add constraint replayed_decisions_logged_propensity_check CHECK (((logged_propensity > (0)::double precision) AND (logged_propensity <= (1)::double precision)));
alter table replayed_decisions add constraint replayed_decisions_weight_check CHECK ((weight >= (0)::double precision));
alter table replayed_decisions add constraint replayed_decisions_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES learn_decisions(id) ON DELETE CASCADE;
alter table replayed_decisions add constraint replayed_decisions_replay_id_fkey FOREIGN KEY (replay_id) REFERENCES policy_replays(id) ON DELETE CASCADE;
alter table replayed_decisions add constraint replayed_decisions_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table replayed_decisions add constraint replayed_decisions_pkey PRIMARY KEY (id);
alter table replayed_decisions add constraint replayed_decisions_decision_id_replay_id_key UNIQUE (decision_id, replay_id);
alter table schema_migrations add constraint schema_migrations_pkey PRIMARY KEY (version);
alter table sealed_roots add constraint sealed_roots_fingerprint_fkey FOREIGN KEY (fingerprint) REFERENCES installation_secrets(fingerprint) ON DELETE CASCADE;
alter table sealed_roots add constraint sealed_roots_generation_fkey FOREIGN KEY (generation) REFERENCES key_generations(number) ON DELETE CASCADE;
alter table sealed_roots add constraint sealed_roots_pkey PRIMARY KEY (generation, fingerprint);
alter table shared_folder add constraint shared_folder_single_check CHECK (single);
alter table shared_folder add constraint shared_folder_pkey PRIMARY KEY (single);
alter table shared_windows add constraint shared_windows_pkey PRIMARY KEY (key);
alter table sign_in_codes add constraint sign_in_codes_browser_hash_check CHECK ((octet_length(browser_hash) = 32));
alter table sign_in_codes add constraint sign_in_codes_code_hash_check CHECK ((octet_length(code_hash) = 32));
alter table sign_in_codes add constraint sign_in_codes_pkey PRIMARY KEY (browser_hash);
alter table student_counts add constraint student_counts_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table student_counts add constraint student_counts_pkey PRIMARY KEY (student_id);
alter table student_credentials add constraint student_credentials_username_check CHECK (((char_length(username) >= 1) AND (char_length(username) <= 128)));
alter table student_credentials add constraint student_credentials_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table student_credentials add constraint student_credentials_pkey PRIMARY KEY (student_id);
alter table student_days add constraint student_days_attempts_check CHECK ((attempts > 0));
alter table student_days add constraint student_days_check CHECK (((right_answers >= 0) AND (right_answers <= attempts)));
alter table student_days add constraint student_days_milliseconds_check CHECK ((milliseconds >= 0));
alter table student_days add constraint student_days_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table student_days add constraint student_days_pkey PRIMARY KEY (student_id, day);
alter table student_sign_in_tries add constraint student_sign_in_tries_username_hash_check CHECK ((octet_length(username_hash) = 32));
alter table student_sign_in_tries add constraint student_sign_in_tries_pkey PRIMARY KEY (username_hash, network);
alter table student_weeks add constraint student_weeks_start_check CHECK ((EXTRACT(isodow FROM start) = (1)::numeric));
alter table student_weeks add constraint student_weeks_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table student_weeks add constraint student_weeks_pkey PRIMARY KEY (student_id, start);
alter table students add constraint students_avatar_id_check CHECK (((char_length(avatar_id) >= 1) AND (char_length(avatar_id) <= 128)));
alter table students add constraint students_display_name_check CHECK ((((char_length(display_name) >= 1) AND (char_length(display_name) <= 160)) AND (display_name !~ '[\u0001-\u001f\u007f-\u009f]'::text)));
alter table students add constraint students_exam_family_id_check CHECK (((char_length(exam_family_id) >= 1) AND (char_length(exam_family_id) <= 128)));
alter table students add constraint students_extra_time_percent_check CHECK (((extra_time_percent >= 0) AND (extra_time_percent <= 100)));
alter table students add constraint students_learner_key_check CHECK (((char_length(learner_key) >= 1) AND (char_length(learner_key) <= 128)));
alter table students add constraint students_preferences_check CHECK (((jsonb_typeof(preferences) = 'object'::text) AND (octet_length((preferences)::text) <= 1000)));
alter table students add constraint students_subject_ids_check CHECK (((cardinality(subject_ids) > 0) AND (subject_ids <@ ARRAY['maths'::text, 'english'::text, 'verbal-reasoning'::text, 'non-verbal-reasoning'::text])));
alter table students add constraint students_target_school_check CHECK ((char_length(target_school) <= 160));
alter table students add constraint students_year_group_check CHECK ((year_group = ANY (ARRAY['Year 4'::text, 'Year 5'::text, 'Year 6'::text])));
alter table students add constraint students_id_fkey FOREIGN KEY (id) REFERENCES principals(id) ON DELETE CASCADE;
alter table students add constraint students_learn_in_a_team FOREIGN KEY (team_id, organization_id) REFERENCES teams(id, organization_id);
alter table students add constraint students_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table students add constraint students_pkey PRIMARY KEY (id);
alter table students add constraint students_id_organization_id_key UNIQUE (id, organization_id);
alter table students add constraint students_learner_key_key UNIQUE (learner_key);
alter table team_members add constraint team_members_membership_id_organization_id_fkey FOREIGN KEY (membership_id, organization_id) REFERENCES memberships(id, organization_id) ON DELETE CASCADE;
alter table team_members add constraint team_members_team_id_organization_id_fkey FOREIGN KEY (team_id, organization_id) REFERENCES teams(id, organization_id) ON DELETE CASCADE;
alter table team_members add constraint team_members_pkey PRIMARY KEY (team_id, membership_id);
alter table team_students add constraint team_students_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table team_students add constraint team_students_team_id_organization_id_fkey FOREIGN KEY (team_id, organization_id) REFERENCES teams(id, organization_id) ON DELETE CASCADE;
alter table team_students add constraint team_students_pkey PRIMARY KEY (team_id, student_id);
alter table teams add constraint teams_name_check CHECK ((((char_length(name) >= 2) AND (char_length(name) <= 64)) AND (name !~ '[\u0001-\u001f\u007f-\u009f]'::text)));
alter table teams add constraint teams_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table teams add constraint teams_pkey PRIMARY KEY (id);
alter table teams add constraint teams_id_organization_id_key UNIQUE (id, organization_id);
alter table topic_marks add constraint topic_marks_student_id_organization_id_fkey FOREIGN KEY (student_id, organization_id) REFERENCES students(id, organization_id) ON DELETE CASCADE;
alter table topic_marks add constraint topic_marks_pkey PRIMARY KEY (student_id);
alter table topic_settings add constraint topic_settings_topic_id_check CHECK (((char_length(topic_id) >= 1) AND (char_length(topic_id) <= 128)));
alter table topic_settings add constraint topic_settings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table topic_settings add constraint topic_settings_pkey PRIMARY KEY (organization_id, topic_id);
alter table users add constraint users_email_check CHECK (((email = lower(email)) AND (email ~ '^[!-~]+@[!-~]+$'::text)));
alter table users add constraint users_id_fkey FOREIGN KEY (id) REFERENCES principals(id) ON DELETE CASCADE;
alter table users add constraint users_pkey PRIMARY KEY (id);
alter table wal_eras add constraint wal_eras_single_check CHECK (single);
alter table wal_eras add constraint wal_eras_pkey PRIMARY KEY (single);
alter table web_sessions add constraint web_sessions_hash_check CHECK ((octet_length(hash) = 32));
alter table web_sessions add constraint web_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table web_sessions add constraint web_sessions_pkey PRIMARY KEY (id);

CREATE INDEX access_tokens_by_grant ON public.access_tokens USING btree (grant_id);
CREATE INDEX access_tokens_by_principal ON public.access_tokens USING btree (principal_id);
CREATE INDEX access_tokens_expiry ON public.access_tokens USING btree (expires_at);
CREATE INDEX account_notices_due ON public.account_notices USING btree (sent_at);
CREATE INDEX api_key_secrets_by_grant ON public.api_key_secrets USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX api_key_secrets_by_key ON public.api_key_secrets USING btree (api_key_id);
CREATE INDEX api_key_secrets_by_user ON public.api_key_secrets USING btree (user_id);
CREATE INDEX api_key_secrets_expiry ON public.api_key_secrets USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX api_keys_by_created_at ON public.api_keys USING btree (organization_id, created_at, id);
CREATE INDEX api_keys_by_grant ON public.api_keys USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX api_keys_by_maker ON public.api_keys USING btree (created_by_user_id);
CREATE INDEX archived_decisions_of_organization ON public.archived_decisions USING btree (organization_id);
CREATE UNIQUE INDEX assignment_files_by_item ON public.assignment_files USING btree (media_item_id, created_at, assignment_id);
CREATE INDEX assignments_by_created_at ON public.assignments USING btree (organization_id, created_at, id);
CREATE INDEX assignments_by_student ON public.assignments USING btree (student_id, created_at, id);
CREATE INDEX assignments_open ON public.assignments USING btree (student_id, created_at, id) WHERE (status = 'open'::text);
CREATE INDEX audit_events_by_created_at ON ONLY public.audit_events USING btree (organization_id, created_at, id);
CREATE INDEX audit_events_by_student ON ONLY public.audit_events USING btree (principal_id, created_at, id) WHERE (actor_kind = 'student'::text);
CREATE INDEX audit_events_by_subject ON ONLY public.audit_events USING btree (subject_id);
CREATE INDEX audit_events_by_user ON ONLY public.audit_events USING btree (user_id, created_at) WHERE (organization_id IS NULL);
CREATE INDEX consents_by_student ON public.consents USING btree (student_id, given_at);
CREATE UNIQUE INDEX consents_one_given ON public.consents USING btree (student_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX credit_entries_by_created_at ON public.credit_entries USING btree (organization_id, created_at, id);
CREATE INDEX credit_entries_in_and_out ON public.credit_entries USING btree (organization_id, created_at) WHERE (kind <> ALL (ARRAY['reserve'::text, 'post'::text, 'void'::text, 'expire'::text]));
CREATE INDEX credit_entries_of_reservation ON public.credit_entries USING btree (reservation_id) WHERE (reservation_id IS NOT NULL);
CREATE INDEX credit_grants_sweep ON public.credit_grants USING btree (expires_at) WHERE (is_open AND (expires_at IS NOT NULL));
CREATE INDEX credit_grants_to_lapse ON public.credit_grants USING btree (organization_id, expires_at) WHERE (is_open AND (expires_at IS NOT NULL));
CREATE INDEX credit_grants_to_spend ON public.credit_grants USING btree (organization_id, priority, expires_at, id) WHERE is_open;
CREATE INDEX credit_reservations_by_created_at ON public.credit_reservations USING btree (organization_id, created_at, id);
CREATE UNIQUE INDEX credit_reservations_number ON public.credit_reservations USING btree (organization_id, number);
CREATE UNIQUE INDEX credit_reservations_one_pending ON public.credit_reservations USING btree (organization_id, request) WHERE ((status = 'pending'::text) AND (request IS NOT NULL));
CREATE INDEX credit_reservations_overdue ON public.credit_reservations USING btree (organization_id, expires_at) WHERE (status = 'pending'::text);
CREATE INDEX credit_reservations_sweep ON public.credit_reservations USING btree (expires_at) WHERE (status = 'pending'::text);
CREATE INDEX deleted_organizations_by_time ON public.deleted_organizations USING btree (deleted_at);
CREATE INDEX deleted_rows_of_guardian ON public.deleted_rows USING btree (((content ->> 'user_id'::text))) WHERE (table_name = 'guardians'::text);
CREATE INDEX deleted_rows_of_member ON public.deleted_rows USING btree (((content ->> 'principal_id'::text))) WHERE (table_name = 'memberships'::text);
CREATE INDEX deleted_rows_of_organization ON public.deleted_rows USING btree (deleted_id, table_name);
CREATE INDEX email_changes_by_expiry ON public.email_changes USING btree (expires_at);
CREATE UNIQUE INDEX email_changes_by_new ON public.email_changes USING btree (new_hash);
CREATE UNIQUE INDEX email_changes_by_old ON public.email_changes USING btree (old_hash);
CREATE INDEX families_by_team ON public.families USING btree (team_id);
CREATE UNIQUE INDEX families_own ON public.families USING btree (owner_user_id) WHERE (NOT owner_left);
CREATE INDEX guardians_by_user ON public.guardians USING btree (user_id);
CREATE INDEX idempotent_answers_expiry ON public.idempotent_answers USING btree (expires_at);
CREATE INDEX invitations_by_accepted ON public.invitations USING btree (accepted_by_user_id) WHERE (accepted_by_user_id IS NOT NULL);
CREATE INDEX invitations_by_created_at ON public.invitations USING btree (organization_id, created_at, id);
CREATE INDEX invitations_by_email ON public.invitations USING btree (organization_id, email COLLATE "C", id);
CREATE INDEX invitations_by_expires_at ON public.invitations USING btree (organization_id, expires_at, id);
CREATE INDEX invitations_by_role ON public.invitations USING btree (organization_id, role COLLATE "C", id);
CREATE INDEX invitations_by_team ON public.invitations USING btree (team_id) WHERE (team_id IS NOT NULL);
CREATE UNIQUE INDEX invitations_one_pending ON public.invitations USING btree (organization_id, email) WHERE ((status = 'pending'::text) AND (NOT family));
CREATE UNIQUE INDEX invitations_one_pending_of_family ON public.invitations USING btree (team_id, email) WHERE ((status = 'pending'::text) AND family);
CREATE INDEX invitations_overdue ON public.invitations USING btree (organization_id, expires_at, role) WHERE (status = 'pending'::text);
CREATE INDEX invitations_sweep ON public.invitations USING btree (expires_at) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX invitations_token_seed ON public.invitations USING btree (token_seed);
CREATE INDEX jobs_by_created_at ON public.jobs USING btree (organization_id, created_at, id);
CREATE UNIQUE INDEX jobs_of_reservation ON public.jobs USING btree (reservation_id) WHERE (reservation_id IS NOT NULL);
CREATE INDEX jobs_sweep ON public.jobs USING btree (COALESCE(heartbeat_at, created_at)) WHERE (finished_at IS NULL);
CREATE INDEX jobs_waiting_by_organization ON public.jobs USING btree (organization_id) WHERE (finished_at IS NULL);
CREATE INDEX jobs_waiting_by_user ON public.jobs USING btree (user_id) WHERE (finished_at IS NULL);
CREATE INDEX learn_attempts_by_answered_at ON ONLY public.learn_attempts USING btree (organization_id, answered_at, id);
CREATE INDEX learn_attempts_by_question ON ONLY public.learn_attempts USING btree (student_id, question_id);
CREATE INDEX learn_attempts_by_session ON ONLY public.learn_attempts USING btree (session_id, number);
CREATE INDEX learn_attempts_by_student ON ONLY public.learn_attempts USING btree (student_id, answered_at, id) INCLUDE (organization_id, topic_id, is_right, score_after);
CREATE UNIQUE INDEX learn_attempts_first_numbered ON public.learn_attempts_first USING btree (student_id, number);
CREATE INDEX learn_decisions_by_created_at ON ONLY public.learn_decisions USING btree (organization_id, created_at, id);
CREATE INDEX learn_decisions_of_student ON ONLY public.learn_decisions USING btree (student_id, created_at, id);
CREATE INDEX learn_mail_preferences_due ON public.learn_mail_preferences USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX learn_notes_by_created_at ON public.learn_notes USING btree (organization_id, created_at, id);
CREATE INDEX learn_notes_by_student ON public.learn_notes USING btree (student_id, created_at, id);
CREATE UNIQUE INDEX learn_paper_questions_by_question ON public.learn_paper_questions USING btree (student_id, question_id, paper_id);
CREATE INDEX learn_papers_by_started_at ON public.learn_papers USING btree (organization_id, started_at, id);
CREATE INDEX learn_papers_by_student ON public.learn_papers USING btree (student_id, started_at, id);
CREATE INDEX learn_papers_due ON public.learn_papers USING btree (ends_at) WHERE (submitted_at IS NULL);
CREATE UNIQUE INDEX learn_papers_one_open ON public.learn_papers USING btree (student_id) WHERE (submitted_at IS NULL);
CREATE INDEX learn_sessions_by_started_at ON public.learn_sessions USING btree (organization_id, started_at, id);
CREATE INDEX learn_sessions_by_student ON public.learn_sessions USING btree (student_id, started_at, id);
CREATE UNIQUE INDEX learn_sessions_one_open ON public.learn_sessions USING btree (student_id) WHERE (ended_at IS NULL);
CREATE INDEX mail_counts_by_day ON public.mail_counts USING btree (day);
CREATE INDEX mails_by_user ON public.mails USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX mails_send_at ON public.mails USING btree (urgent DESC, send_at);
CREATE INDEX media_items_by_bytes ON public.media_items USING btree (organization_id, bytes, id) WHERE (deleted_at IS NULL);
CREATE INDEX media_items_by_created_at ON public.media_items USING btree (organization_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX media_items_by_name ON public.media_items USING btree (organization_id, name COLLATE "C", id) WHERE (deleted_at IS NULL);
CREATE INDEX media_items_by_object ON public.media_items USING btree (organization_id, sha256);
CREATE INDEX media_items_by_team ON public.media_items USING btree (team_id) WHERE (team_id IS NOT NULL);
CREATE INDEX media_items_by_trigram ON public.media_items USING gin (media_trigrams(organization_id, searched));
CREATE INDEX media_items_by_upload ON public.media_items USING btree (organization_id, uploaded_sha256);
CREATE INDEX media_items_failed ON public.media_items USING btree (updated_at) WHERE (status = 'failed'::text);
CREATE INDEX media_items_in_bin ON public.media_items USING btree (organization_id, created_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX media_items_to_purge ON public.media_items USING btree (purge_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX media_objects_by_wanted_at ON public.media_objects USING btree (wanted_at);
CREATE INDEX media_renditions_by_object ON public.media_renditions USING btree (organization_id, sha256);
CREATE INDEX media_uploads_by_expires_at ON public.media_uploads USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX media_uploads_by_organization ON public.media_uploads USING btree (organization_id);
CREATE INDEX media_uploads_to_process ON public.media_uploads USING btree (slow, person_id, try_at) WHERE (try_at IS NOT NULL);
CREATE INDEX memberships_by_created_at ON public.memberships USING btree (organization_id, created_at, id);
CREATE INDEX oauth_clients_by_created_at ON public.oauth_clients USING btree (created_at);
CREATE INDEX oauth_clients_by_last_used_at ON public.oauth_clients USING btree (last_used_at);
CREATE INDEX oauth_grants_by_created_at ON public.oauth_grants USING btree (user_id, created_at, id);
CREATE INDEX oauth_grants_expiry ON public.oauth_grants USING btree (expires_at);
CREATE INDEX oauth_records_by_grant ON public.oauth_records USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX oauth_records_expiry ON public.oauth_records USING btree (expires_at);
CREATE INDEX oauth_records_uid ON public.oauth_records USING btree (uid_hash) WHERE (uid_hash IS NOT NULL);
CREATE UNIQUE INDEX oauth_records_user_code ON public.oauth_records USING btree (user_code_hash) WHERE (user_code_hash IS NOT NULL);
CREATE INDEX organization_deletions_with_media ON public.organization_deletions USING btree (deleted_at) WHERE (media_removed_at IS NULL);
CREATE UNIQUE INDEX organizations_by_customer ON public.organizations USING btree (provider_customer_id) WHERE (provider_customer_id IS NOT NULL);
CREATE UNIQUE INDEX organizations_by_subscription ON public.organizations USING btree (provider_subscription_id) WHERE (provider_subscription_id IS NOT NULL);
CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id, created_at);
CREATE UNIQUE INDEX passkeys_credential ON public.passkeys USING btree (credential_id);
CREATE INDEX payment_events_expiry ON public.payment_events USING btree (received_at);
CREATE INDEX payments_of_organization ON public.payments USING btree (organization_id, created_at, id);
CREATE INDEX policy_replays_by_created_at ON public.policy_replays USING btree (organization_id, created_at, id);
CREATE INDEX recharges_due ON public.recharges USING btree (try_at) WHERE (state = 'pending'::text);
CREATE INDEX recharges_of_a_day ON public.recharges USING btree (organization_id, created_at);
CREATE UNIQUE INDEX recharges_one_at_a_time ON public.recharges USING btree (organization_id) WHERE (state = 'pending'::text);
CREATE INDEX replayed_decisions_by_replay ON public.replayed_decisions USING btree (replay_id, created_at, id);
CREATE INDEX replayed_decisions_by_student ON public.replayed_decisions USING btree (student_id, created_at, id);
CREATE INDEX sign_in_codes_by_email ON public.sign_in_codes USING btree (email, sent_at);
CREATE INDEX sign_in_codes_sent ON public.sign_in_codes USING btree (sent_at);
CREATE INDEX student_counts_by_organization ON public.student_counts USING btree (organization_id);
CREATE UNIQUE INDEX student_credentials_username ON public.student_credentials USING btree (username_folded);
CREATE INDEX student_sign_in_tries_failed ON public.student_sign_in_tries USING btree (network, updated_at) WHERE (tries > 0);
CREATE INDEX student_sign_in_tries_signed_in ON public.student_sign_in_tries USING btree (network, signed_in_at) WHERE (signed_in_at IS NOT NULL);
CREATE INDEX student_sign_in_tries_updated ON public.student_sign_in_tries USING btree (updated_at);
CREATE INDEX students_by_created_at ON public.students USING btree (organization_id, created_at, id);
CREATE INDEX students_by_display_name ON public.students USING btree (organization_id, display_name COLLATE "C", id);
CREATE INDEX students_by_erasure ON public.students USING btree (erasure_at) WHERE (erasure_at IS NOT NULL);
CREATE INDEX students_by_team ON public.students USING btree (team_id);
CREATE INDEX team_members_by_created_at ON public.team_members USING btree (team_id, created_at, membership_id);
CREATE INDEX team_members_by_membership ON public.team_members USING btree (membership_id);
CREATE INDEX team_students_by_student ON public.team_students USING btree (student_id);
CREATE INDEX teams_by_created_at ON public.teams USING btree (organization_id, created_at, id);
CREATE INDEX teams_by_name ON public.teams USING btree (organization_id, name COLLATE "C", id);
CREATE UNIQUE INDEX users_email ON public.users USING btree (email);
CREATE INDEX web_sessions_by_created_at ON public.web_sessions USING btree (user_id, created_at, id);
CREATE INDEX web_sessions_expiry ON public.web_sessions USING btree (expires_at);
CREATE UNIQUE INDEX web_sessions_hash ON public.web_sessions USING btree (hash);

CREATE OR REPLACE FUNCTION public.accept_guardianship(organization uuid, at timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refuse_other_tenant(organization);
  insert into team_members (team_id, membership_id, organization_id, created_at)
    select f.team_id, m.id, organization, at from users u
    join memberships m on m.principal_id = u.id and m.organization_id = organization
    join families f on f.organization_id = organization and f.parent_email = u.email
    where u.id = current_principal()
  on conflict do nothing;
  return query update guardians g set user_id = u.id from students s, families f, users u
    where g.user_id is null and s.id = g.student_id and f.team_id = s.team_id and f.organization_id = organization
      and f.parent_email = u.email and u.id = current_principal()
    returning g.student_id;
end $function$;
CREATE OR REPLACE FUNCTION public.account_organizations()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select array(
    select organization_id from memberships where principal_id = current_principal()
    union
    select organization_id from guardians where user_id = current_principal()
    union
    select organization_id from api_keys where created_by_user_id = current_principal() and revoked_at is null
    union
    select organization_id from invitations where accepted_by_user_id = current_principal()
    union
    select organization_id from families where owner_user_id = current_principal()
  )
$function$;
CREATE OR REPLACE FUNCTION public.add_credit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  to_balance constant bigint := case 'available' when new.to_account then new.credits when new.from_account then -new.credits else 0 end;
  to_reserved constant bigint := case 'reserved' when new.to_account then new.credits when new.from_account then -new.credits else 0 end;
  to_owed constant bigint := case 'owed' when new.to_account then -new.credits when new.from_account then new.credits else 0 end;
  previous bytea;
  earliest timestamptz;
begin
  update organizations set ledger_entries = ledger_entries + 1, credits_balance = credits_balance + to_balance,
      reserved_credits = reserved_credits + to_reserved, credits_owed = credits_owed + to_owed
    where id = new.organization_id
    returning ledger_entries, credits_balance, reserved_credits, credits_owed into new.number, new.balance, new.reserved, new.owed;
  if not found then
    raise exception 'there is no organization %', new.organization_id using errcode = 'foreign_key_violation';
  end if;
  if to_balance <> 0 or to_reserved <> 0 then
    update credit_grants set available = available + to_balance, held = held + to_reserved
      where id = new.grant_id and organization_id = new.organization_id;
    if not found then raise exception 'there is no grant %', new.grant_id using errcode = 'foreign_key_violation'; end if;
  end if;
  -- Ordered, not by equality on the number: a plan made when the table was empty could use the wrong index and scan
  -- all entries.
  select hash, created_at into previous, earliest from credit_entries
    where organization_id = new.organization_id order by number desc limit 1;
  -- Servers' clocks differ, but the ledger's time never goes back.
  new.created_at := greatest(new.created_at, earliest);
  new.id := credit_entry_id(new.organization_id, new.number, new.created_at);
  new.hash := credit_entry_hash(previous, new);
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.add_partition(name text, partition text, beginning text, ending text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  first regclass := name || '_first';
  text text;
begin
  execute format('create table %I (like %I including defaults including constraints including storage)', partition, name);
  for text in
    select replace(pg_get_indexdef(indexrelid), first::text, partition) from pg_index i
      where indrelid = first and indisunique and not exists (select from pg_inherits where inhrelid = i.indexrelid)
    union all select format('alter table %I set (%s)', partition, array_to_string(reloptions, ', ')) from pg_class
      where oid = first and reloptions is not null
    -- While an organization moves away.
    union all select format('alter table %I replica identity full', partition) from pg_class where oid = first and relreplident = 'f'
  loop
    execute text;
  end loop;
  execute format('alter table %I enable row level security', partition);
  execute format('alter table %I attach partition %I %s', name, partition,
    case when beginning is null then 'default' else format('for values from (%L) to (%L)', beginning, ending) end);
end $function$;
CREATE OR REPLACE FUNCTION public.add_partitions()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return add_partitions_until(quarter_from(now(), 4));
exception when lock_not_available then
  return 0;
end $function$;
CREATE OR REPLACE FUNCTION public.add_partitions_until(until timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '300ms'
AS $function$
declare
  divided record;
  beginning timestamptz;
  ending timestamptz;
  latest timestamptz;
  added integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('learn partitions', 0)) then return 0; end if;
  for divided in select name, is_id, max(p.ending) as ending from find_time_partitions() p group by 1, 2 order by name desc loop
    ending := divided.ending;
    for quarter in 1..8 loop
      beginning := ending;
      exit when beginning >= until;
      ending := quarter_from(beginning, 1);
      if added = 0 then lock table organizations, students, learn_sessions in share row exclusive mode; end if;
      execute case when divided.is_id then format('select time_of_id(id) from %I where id >= %L and id < %L order by id desc limit 1',
          divided.name || '_outside', smallest_id(beginning), smallest_id(ending))
        else format('select max(created_at) from %I where created_at >= %L and created_at < %L',
          divided.name || '_outside', beginning, ending) end into latest;
      beginning := coalesce(latest + interval '1 millisecond', beginning);
      continue when beginning >= ending;
      perform add_partition(divided.name, divided.name || to_char(ending - interval '1 day', '"_"YYYY"_q"Q'),
        case when divided.is_id then smallest_id(beginning)::text else beginning::text end,
        case when divided.is_id then smallest_id(ending)::text else ending::text end);
      added := added + 1;
    end loop;
  end loop;
  return added;
end $function$;
CREATE OR REPLACE FUNCTION public.add_to_media_counts(item media_items)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into media_counts as kept (organization_id, team_id, kind, in_bin, items, bytes)
    values (item.organization_id, item.team_id, item.kind, item.deleted_at is not null, 1, media_used(item))
  on conflict (organization_id, team_id, kind, in_bin)
    do update set items = kept.items + 1, bytes = kept.bytes + excluded.bytes
$function$;
CREATE OR REPLACE FUNCTION public.administered_organizations()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(organization_id), '{}') from memberships_of(current_principal()) where role = 'admin'
$function$;
CREATE OR REPLACE FUNCTION public.admit_student(student uuid, proved_hash text)
 RETURNS uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.organization_id from student_credentials c join organizations o on o.id = c.organization_id
  where c.student_id = student and c.pin_hash = proved_hash and o.suspended_reason is null
  for share of c
$function$;
CREATE OR REPLACE FUNCTION public.archive_decisions(student uuid, decisions uuid[], content bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  moved integer;
begin
  insert into archived_decisions (organization_id, student_id, first_id, last_id, block)
    select organization_id, id, decisions[1], decisions[cardinality(decisions)], content from students where id = student for key share;
  if not found then return false; end if;
  update learn_decisions set record = '', view = '' where id = any (decisions) and student_id = student and record <> '';
  get diagnostics moved = row_count;
  if moved <> cardinality(decisions) then
    raise exception 'these decisions have changed meanwhile' using errcode = 'serialization_failure';
  end if;
  return true;
exception when serialization_failure or unique_violation then
  return false;
end $function$;
CREATE OR REPLACE FUNCTION public.attempts_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  broken text;
begin
  update student_counts kept set attempts = kept.attempts + more.count
    from (select student_id, count(*) from added group by student_id) more where kept.student_id = more.student_id;
  select other.name into broken from added n cross join lateral (
    (select 'learn_attempts_decision_id_key' as name from learn_attempts a
      where a.decision_id = n.decision_id and a.id <> n.id limit 1)
    union all
    (select 'learn_attempts_numbered' from learn_attempts a
      where a.student_id = n.student_id and a.number = n.number and a.id <> n.id limit 1)
    union all
    -- Otherwise answers of two children to one decision would not wait for each other.
    (select 'learn_attempts_of_student' from learn_decisions d
      where d.id = n.decision_id and d.student_id <> n.student_id limit 1)
  ) other limit 1;
  if broken is not null then
    raise exception 'another row of % exists already', tg_table_name
      using errcode = 'unique_violation', constraint = broken, table = tg_table_name;
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.await_replay(needed pg_lsn, needed_era uuid, milliseconds integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STRICT SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  until timestamptz := clock_timestamp() + make_interval(secs => milliseconds / 1000.0);
begin
  if not pg_is_in_recovery() or current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'this is no standby' using errcode = 'LS001';
  end if;
  while coalesce(pg_last_wal_replay_lsn() < needed, true) loop
    if clock_timestamp() >= until then
      raise exception 'this standby is behind' using errcode = 'LS002';
    end if;
    perform pg_sleep(0.002);
  end loop;
  if not exists (select from wal_eras e where e.id = needed_era) then
    raise exception 'this standby has another history' using errcode = 'LS003';
  end if;
  return true;
end $function$;
CREATE OR REPLACE FUNCTION public.begin_media_processing(item uuid)
 RETURNS TABLE(id uuid, organization_id uuid, person_id uuid, name text, media_type text, bytes bigint, sha256 text, attempts integer, slow boolean)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with begun as (update media_uploads set attempts = media_uploads.attempts + 1 where item_id = item
    returning media_uploads.person_id, media_uploads.attempts, media_uploads.slow)
  select i.id, i.organization_id, begun.person_id, i.name, i.media_type, i.bytes, i.sha256, begun.attempts, begun.slow
  from begun, media_items i where i.id = item and i.status = 'scanning'
$function$;
CREATE OR REPLACE FUNCTION public.begin_wal_era()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into wal_eras as e (id, system, timeline)
    select gen_random_uuid(), system_identifier, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) from pg_control_system()
    on conflict (single) do update set id = excluded.id, system = excluded.system, timeline = excluded.timeline
      where e.system <> excluded.system or e.timeline <> excluded.timeline
$function$;
CREATE OR REPLACE FUNCTION public.billing_addresses(organization uuid)
 RETURNS TABLE(address text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select billing_email from organizations where id = organization and billing_email is not null
  union all
  (select u.email from memberships m join users u on u.id = m.principal_id
    where m.organization_id = organization and m.role = 'admin'
      and exists (select from organizations where id = organization and billing_email is null)
    order by m.created_at, m.id limit 20)
$function$;
CREATE OR REPLACE FUNCTION public.change_email(person uuid, address text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  former text;
begin
  select email into former from users where id = person for update;
  update users set email = address where id = person;
  update families f set parent_email = address
    where parent_email = former
      and (owner_user_id = person or exists (
        select from students s join guardians g on g.student_id = s.id where s.team_id = f.team_id and g.user_id = person))
      and not exists (select from families o where o.organization_id = f.organization_id and o.parent_email = address);
  update organizations set billing_email = address where billing_email = former
    and id in (select organization_id from memberships where principal_id = person);
  delete from email_changes where user_id = person;
  return former;
end $function$;
CREATE OR REPLACE FUNCTION public.claim_request(principal uuid, operation text, key text, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(principal || ' ' || operation || ' ' || key, 0)) then
    raise exception 'another call is working on this request' using errcode = 'LE003';
  end if;
  if exists (select from idempotent_answers a where a.principal_id = $1 and a.operation = $2 and a.key = $3
    and a.expires_at > $4) then
    raise exception 'this request has been answered' using errcode = 'LE004';
  end if;
end $function$;
CREATE OR REPLACE FUNCTION public.client_organizations()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(organization_id), '{}') from (
    select unnest(current_organizations()) as organization_id
    except
    select organization_id from memberships_of(current_principal()) where membership_type = 'team'
  ) client
$function$;
CREATE OR REPLACE FUNCTION public.client_students()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select array(
    select id from students where id = current_principal()
    union all
    select s.id from memberships_of(current_principal()) m join team_members t on t.membership_id = m.id
    join students s on s.team_id = t.team_id where m.membership_type = 'client'
    union all
    select g.student_id from memberships_of(current_principal()) m join team_members t on t.membership_id = m.id
    join team_students g on g.team_id = t.team_id where m.membership_type = 'client'
    union all
    select student_id from guardians where user_id = current_principal()
  )
$function$;
CREATE OR REPLACE FUNCTION public.client_teams()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(team_id), '{}') from (
    select t.team_id from memberships_of(current_principal()) m join team_members t on t.membership_id = m.id
    where m.membership_type = 'client'
    union all
    select team_id from students where id = current_principal()
  ) client
$function$;
CREATE OR REPLACE FUNCTION public.close_account(at timestamp with time zone)
 RETURNS TABLE(organization_id uuid, subject_id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  person constant uuid := current_principal();
  address text;
  family record;
begin
  select email into strict address from users where id = person;
  return query update api_keys set revoked_at = at where created_by_user_id = person and revoked_at is null
    returning organization_id, id;
  update organizations set billing_email = null where billing_email = address
    and id in (select organization_id from memberships where principal_id = person);
  return query delete from memberships where principal_id = person returning organization_id, id;
  for family in select organization_id, team_id from families where owner_user_id = person order by team_id loop
    if end_empty_family(family.team_id, person, at) then
      organization_id := family.organization_id;
      subject_id := family.team_id;
      return next;
    end if;
  end loop;
  update invitations set email = 'former.member@account.invalid' where accepted_by_user_id = person;
  delete from sign_in_codes where email = address;
  delete from oauth_records where payload ->> 'accountId' = person::text;
  delete from audit_events where organization_id is null and user_id = person;
  -- Sessions, passkeys, grants, tokens and stored answers go with it.
  delete from users where id = person;
end $function$;
CREATE OR REPLACE FUNCTION public.close_credits(organization uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refuse_other_tenant(organization);
  if not hold_credits(organization) then return; end if;
  insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, created_at)
    select organization, 'close', part.account, 'closed', part.credits, g.id, at
    from credit_grants g cross join lateral (values ('available', g.available), ('reserved', g.held)) part (account, credits)
    where g.organization_id = organization and part.credits > 0 order by g.id, part.account;
end $function$;
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
CREATE OR REPLACE FUNCTION public.count_decisions(organization uuid, since timestamp with time zone, before timestamp with time zone)
 RETURNS TABLE(decisions bigint, first timestamp with time zone, last timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refuse_other_tenant(organization);
  if organization = any (client_organizations()) then return; end if;
  return query select
    (select count(*) from learn_decisions d where d.organization_id = organization
      and d.created_at >= coalesce(since, '-infinity') and d.created_at < before),
    (select min(d.created_at) from learn_decisions d where d.organization_id = organization),
    (select max(d.created_at) from learn_decisions d where d.organization_id = organization);
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
CREATE OR REPLACE FUNCTION public.count_mail(name bytea, at timestamp with time zone, most integer)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with counted as (
    insert into mail_counts as kept (name_hash, day, count) values (name, (at at time zone 'UTC')::date, 1)
    on conflict (name_hash, day) do update set count = kept.count + 1 where kept.count < most
    returning 1
  )
  select exists (select from counted)
$function$;
CREATE OR REPLACE FUNCTION public.count_media_item_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform use_media_room(new.organization_id, media_used(new), media_reserved(new), true);
  perform add_to_media_counts(new);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.count_media_item_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform use_media_room(new.organization_id, media_used(new) - media_used(old), media_reserved(new) - media_reserved(old), false);
  perform take_from_media_counts(old);
  perform add_to_media_counts(new);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.count_media_item_removed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if use_media_room(old.organization_id, -media_used(old), -media_reserved(old), false) then
    perform take_from_media_counts(old);
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.count_of_student()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update student_counts kept set
    sessions = sessions + case tg_argv[0] when 'sessions' then more.count else 0 end,
    decisions = decisions + case tg_argv[0] when 'decisions' then more.count else 0 end,
    attempts = attempts + case tg_argv[0] when 'attempts' then more.count else 0 end,
    assignments = assignments + case tg_argv[0] when 'assignments' then more.count else 0 end,
    papers = papers + case tg_argv[0] when 'papers' then more.count else 0 end
  from (select student_id, count(*) from added group by student_id) more where kept.student_id = more.student_id;
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
CREATE OR REPLACE FUNCTION public.credit_entry_hash(previous bytea, entry credit_entries)
 RETURNS bytea
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return sha256(convert_to(concat_ws(E'\n', 'learn-ledger-1', coalesce(encode(previous, 'hex'), ''),
    entry.organization_id, entry.number, entry.id, entry.kind, entry.from_account, entry.to_account, entry.credits,
    entry.grant_id, coalesce(entry.reservation_id::text, ''), coalesce(entry.payment_id, ''), coalesce(entry.operation, ''),
    entry.balance, entry.reserved, entry.owed,
    to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8'));
end $function$;
CREATE OR REPLACE FUNCTION public.credit_entry_id(organization uuid, number bigint, at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(n, 1, 3) || '8' || substr(n, 4)
    || right(organization::text, 6))::uuid
  from (select lpad(to_hex(number), 12, '0') as n) digits
$function$;
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
CREATE OR REPLACE FUNCTION public.decisions_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update student_counts kept set decisions = kept.decisions + more.count
    from (select student_id, count(*) from added group by student_id) more where kept.student_id = more.student_id;
  if exists (select from added n cross join lateral (
    select from learn_decisions d where d.session_id = n.session_id and d.position = n.position and d.id <> n.id limit 1) other) then
    raise exception 'another row of % exists already', tg_table_name
      using errcode = 'unique_violation', constraint = 'learn_decisions_session_id_position_key', table = tg_table_name;
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.deliver_job(job uuid, at timestamp with time zone, until timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  organization uuid;
  reservation uuid;
  person uuid;
  unfinished integer;
  with_others boolean;
begin
  select organization_id, reservation_id, user_id into strict organization, reservation, person from jobs where id = job;
  perform refuse_other_tenant(organization);
  if reservation is not null then
    if not extend_reservation(reservation, at, until) then return false; end if;
    update credit_reservations set request = null where id = reservation;
  end if;
  select count(*) into unfinished from (select from jobs where user_id = person and finished_at is null limit 1000) known;
  with_others := exists (select from jobs where organization_id = organization and finished_at is null and user_id <> person);
  insert into pgboss.job (id, name, data, group_id, priority, policy, expire_seconds, deletion_seconds, keep_until, retry_limit,
      retry_delay, retry_backoff, retry_delay_max, dead_letter, heartbeat_seconds)
    select job, q.name, jsonb_build_object('organizationId', organization),
      case when with_others then organization else person end::text, -unfinished, q.policy, q.expire_seconds,
      q.deletion_seconds, now() + q.retention_seconds * interval '1 second', q.retry_limit, q.retry_delay, q.retry_backoff,
      q.retry_delay_max, q.dead_letter, q.heartbeat_seconds
    from pgboss.queue q where q.name = 'jobs';
  if not found then raise exception 'the job queue is missing'; end if;
  return true;
end $function$;
CREATE OR REPLACE FUNCTION public.drop_weekly_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  case tg_argv[0]
    when 'unwanted' then delete from mails where user_id = new.user_id and kind = 'weekly';
    when 'withdrawn' then delete from mails where kind = 'weekly'
      and user_id in (select user_id from guardians where student_id = new.student_id);
    when 'guardian' then delete from mails where user_id = old.user_id and kind = 'weekly';
    when 'member' then delete from mails where user_id = old.principal_id and kind = 'weekly';
  end case;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.end_empty_family(team uuid, person uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ended families;
begin
  -- Of two children who are erased at the same time, the later one finds no other.
  select * into ended from families where team_id = team for update;
  if not found or exists (select from students where team_id = team) then return false; end if;
  -- Waits for children and files that are being added at this moment.
  perform from organizations where id = ended.organization_id for no key update;
  perform from teams where id = team for update;
  if exists (select from students where team_id = team) then return false; end if;
  delete from media_items where team_id = team;
  update invitations set status = 'revoked', revoked_at = at, revoked_by_user_id = person
    where organization_id = ended.organization_id and status = 'pending'
      and (team_id = team or guardian and email = ended.parent_email);
  if ended.owner_user_id is not null and not ended.owner_left then return false; end if;
  delete from teams where id = team;
  return true;
end $function$;
CREATE OR REPLACE FUNCTION public.end_media_processing(item uuid, new_status text, why text, kept_sha256 text, kept_bytes bigint, wide integer, high integer, small text, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from media_items i where i.id = item for no key update;
  delete from media_uploads where item_id = item and try_at is not null;
  if not found then return false; end if;
  update media_items set status = new_status, reason = why, sha256 = kept_sha256, bytes = coalesce(kept_bytes, bytes),
    width = wide, height = high, preview = small, updated_at = greatest(updated_at, at) where id = item;
  return true;
end $function$;
CREATE OR REPLACE FUNCTION public.end_media_upload(item uuid, why text, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ended media_items;
begin
  perform from media_items i where i.id = item for no key update;
  update media_items i set status = case when why is null then 'scanning' else 'failed' end, reason = why,
      sha256 = case when why is null then i.uploaded_sha256 end, updated_at = greatest(i.updated_at, at)
    where i.id = item and i.status = 'uploading' returning * into ended;
  if not found then return false; end if;
  if why is null then update media_uploads set expires_at = null, try_at = at where item_id = item;
  else delete from media_uploads where item_id = item;
  end if;
  insert into audit_events (id, organization_id, subject_id, actor_kind, operation, request_id, created_at)
    values (gen_random_uuid(), ended.organization_id, item, 'operator', 'media.appendMediaUpload', 'upload', at);
  return true;
end $function$;
CREATE OR REPLACE FUNCTION public.enter_scope(principal uuid, organization uuid, credential bigint, membership bigint, required boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held boolean;
  known record;
begin
  perform from organizations o where o.id = organization and not has_moved(o.suspended_reason) for key share;
  held := found;
  select p.credential_version, p.membership_version into known from principals p where p.id = principal;
  if known.credential_version is distinct from coalesce(credential, known.credential_version)
    or known.membership_version is distinct from coalesce(membership, known.membership_version) then
    raise exception 'the caller''s access has changed' using errcode = 'LE001';
  end if;
  if required and not held then
    raise exception 'the organization is gone' using errcode = 'LE002';
  end if;
end $function$;
CREATE OR REPLACE FUNCTION public.erase_due_student(student uuid, name_hash bytea, event uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  organization uuid;
  team uuid;
begin
  select organization_id into organization from students
    where id = student and erasure_at <= at for update skip locked;
  if not found then return false; end if;
  select ended_team into team from erase_student(student, name_hash, null, at);
  insert into audit_events (id, organization_id, subject_id, actor_kind, operation, request_id, created_at)
    select id, organization, subject, 'operator', 'learn.eraseLearnStudent', 'scheduled', at
    from (values (event, student), (gen_random_uuid(), team)) ended (id, subject) where subject is not null;
  return true;
end $function$;
CREATE OR REPLACE FUNCTION public.erase_inactive_student(student uuid, name_hash bytea, event uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  organization uuid;
  since timestamptz;
  team uuid;
begin
  select organization_id into organization from students where id = student for update skip locked;
  if not found then return false; end if;
  select at - erase_inactive_days * interval '1 day' into since from learn_settings where organization_id = organization;
  if since is null or exists (select from students where id = student and created_at > since)
    or exists (select from learn_sessions where student_id = student and started_at > since)
    or exists (select from learn_papers where student_id = student and started_at > since) then return false; end if;
  select ended_team into team from erase_student(student, name_hash, null, at);
  insert into audit_events (id, organization_id, subject_id, actor_kind, operation, request_id, created_at)
    values (event, organization, student, 'operator', 'learn.eraseLearnStudent', 'retention', at);
  if team is not null then
    insert into audit_events (id, organization_id, subject_id, actor_kind, operation, request_id, created_at)
      values (gen_random_uuid(), organization, team, 'operator', 'learn.eraseLearnStudent', 'retention', at);
  end if;
  return true;
end $function$;
CREATE OR REPLACE FUNCTION public.erase_student(student uuid, name_hash bytea, person uuid, at timestamp with time zone)
 RETURNS TABLE(ended_team uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  organization uuid;
  family_team uuid;
  traces uuid[];
begin
  select organization_id, team_id into organization, family_team from students where id = student for no key update;
  if not found then return; end if;
  perform refuse_other_tenant(organization);
  perform from learn_sessions where student_id = student for update;
  perform from learn_papers where student_id = student for update;
  perform from assignments where student_id = student for update;
  perform from entitlements where student_id = student for update;
  perform from student_credentials where student_id = student for update;
  perform from students where id = student for update;
  traces := array(
    select student
    union all select id from learn_sessions where student_id = student
    union all select id from learn_decisions where student_id = student
    union all select id from learn_attempts where student_id = student
    union all select id from learn_papers where student_id = student
    union all select id from assignments where student_id = student
    union all select id from guardians where student_id = student
    union all select id from consents where student_id = student
  );
  with gone as (
    delete from audit_events where id in (
      select id from audit_events where subject_id = any (traces)
      union all
      select id from audit_events where actor_kind = 'student' and principal_id = student
    ) returning organization_id
  )
  insert into audit_event_counts as kept (organization_id, counter, count)
    select organization_id, pg_backend_pid() % 16, -count(*) from gone where organization_id is not null
      group by organization_id order by organization_id
  on conflict (organization_id, counter) do update set count = kept.count + excluded.count;
  -- An erasure's answer holds only an id. A paid replay's answer names a job and no child, and without it a repetition
  -- would be charged again.
  delete from idempotent_answers where operation like 'learn.%'
    and operation not in ('learn.eraseLearnStudent', 'learn.cancelLearnOnboarding', 'learn.createLearnPolicyReplay')
    and principal_id in (
    select principal_id from memberships where organization_id = organization
    union all select user_id from guardians where student_id = student and user_id is not null
  );
  delete from student_sign_in_tries where username_hash = name_hash;
  delete from students where id = student;
  if end_empty_family(family_team, person, at) then ended_team := family_team; end if;
  return next;
end $function$;
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
CREATE OR REPLACE FUNCTION public.extend_reservation(reservation uuid, at timestamp with time zone, until timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  organization uuid;
begin
  select organization_id into organization from credit_reservations where id = reservation;
  if not found then return false; end if;
  perform refuse_other_tenant(organization);
  if not hold_credits(organization) then return false; end if;
  update credit_reservations set expires_at = greatest(expires_at, until)
    where id = reservation and status = 'pending' and expires_at > at;
  return found;
end $function$;
CREATE OR REPLACE FUNCTION public.fail_lost_jobs(at timestamp with time zone, silent_since timestamp with time zone, at_most integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  lost record;
  done bigint := 0;
begin
  for lost in select id, organization_id, reservation_id from jobs
    where finished_at is null and coalesce(heartbeat_at, created_at) <= silent_since
      and not exists (select from pgboss.job d where d.name = 'jobs' and d.id = jobs.id and d.state < 'completed')
    order by organization_id, id limit at_most for update skip locked
  loop
    update jobs set status = 'failed', error_kind = 'InternalError', finished_at = at, updated_at = at, attempts = attempts + 1,
      error_message = 'The server running this job was lost more than once. Nothing was charged. Start it again.'
      where id = lost.id;
    -- Not void_reservation, which is for callers with a scope.
    if lost.reservation_id is not null and hold_credits(lost.organization_id) then
      perform release_reservation(r.id, 'void', at) from credit_reservations r where r.id = lost.reservation_id and r.status = 'pending';
    end if;
    done := done + 1;
  end loop;
  return done;
end $function$;
CREATE OR REPLACE FUNCTION public.family_left()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update families set owner_left = true
    where organization_id = old.organization_id and owner_user_id = old.principal_id;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.find_credential(wanted bytea)
 RETURNS TABLE(kind text, principal_id uuid, credential_id uuid, user_id uuid, scopes text[], audience text, expires_at timestamp with time zone, revoked_at timestamp with time zone, grant_id uuid, keys_end_at timestamp with time zone, secret_id uuid, credential_version bigint, membership_version bigint, organization_ids uuid[], roles text[], membership_types text[], suspended_reasons text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION public.find_decisions_to_archive(before timestamp with time zone)
 RETURNS TABLE(more boolean, id uuid, student_id uuid, record bytea, view bytea)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  place archive_progress;
  child uuid;
  visited uuid;
begin
  select p.* into place from archive_progress p for update skip locked;
  if not found then return; end if;
  if place.month is null then
    select date_trunc('month', d.created_at) into place.month from learn_decisions d order by d.id limit 1;
  end if;
  if place.month is null or place.month + interval '1 month' > before then return; end if;
  select max(s.id::text)::uuid, min(s.id::text) filter (where exists (
      select from learn_decisions d where d.student_id = s.id and d.created_at >= place.month
        and d.created_at < place.month + interval '1 month' and d.record <> ''))::uuid
    into visited, child
    from (select s.id from students s where s.id >= place.reached order by s.id limit 200) s;
  if child is not null then
    update archive_progress set month = place.month, reached = (left(child::text, 18) || '-0000-000000000000')::uuid;
    return query select true, d.id, d.student_id, d.record, d.view from learn_decisions d
      where d.student_id = child and d.created_at >= place.month and d.created_at < place.month + interval '1 month' and d.record <> ''
      order by d.id limit 512;
    return;
  end if;
  -- The last of them is visited again, unless nobody comes after it.
  visited := (left(visited::text, 18) || '-0000-000000000000')::uuid;
  if visited is not null and visited <> place.reached then update archive_progress set month = place.month, reached = visited;
  else update archive_progress set month = place.month + interval '1 month', reached = '00000000-0000-0000-0000-000000000000';
  end if;
  return query select true, null::uuid, null::uuid, null::bytea, null::bytea;
end $function$;
CREATE OR REPLACE FUNCTION public.find_deleted_with_media(at_most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select id from organization_deletions d where media_removed_at is null
    and not exists (select from deleted_organizations where id = d.id) order by deleted_at limit at_most
$function$;
CREATE OR REPLACE FUNCTION public.find_due_erasures(at timestamp with time zone, at_most integer)
 RETURNS TABLE(id uuid, username text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.id, c.username from students s join student_credentials c on c.student_id = s.id
  where s.erasure_at <= at order by s.erasure_at limit at_most
$function$;
CREATE OR REPLACE FUNCTION public.find_expired_media_uploads(at timestamp with time zone, at_most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select item_id from media_uploads where expires_at <= at order by expires_at limit at_most
$function$;
CREATE OR REPLACE FUNCTION public.find_inactive_students(at timestamp with time zone, at_most integer)
 RETURNS TABLE(id uuid, username text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  due record;
  found_here integer;
  wanted integer := at_most;
begin
  for due in select organization_id, at - erase_inactive_days * interval '1 day' as since from learn_settings
    where erase_inactive_days is not null and coalesce(swept_at <= at - interval '1 hour', true)
    order by organization_id for update skip locked
  loop
    return query select s.id, c.username from students s join student_credentials c on c.student_id = s.id
      where s.organization_id = due.organization_id and s.created_at <= due.since
        and not exists (select from learn_sessions l where l.student_id = s.id and l.started_at > due.since)
        and not exists (select from learn_papers p where p.student_id = s.id and p.started_at > due.since)
      limit wanted;
    get diagnostics found_here = row_count;
    wanted := wanted - found_here;
    exit when wanted = 0;
    update learn_settings set swept_at = at where organization_id = due.organization_id;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION public.find_media_to_process(at timestamp with time zone, are_slow boolean, of_each integer, at_most integer)
 RETURNS TABLE(item_id uuid, person_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with recursive waiting as (
    (select u.person_id from media_uploads u where u.try_at is not null and u.slow = are_slow order by u.person_id limit 1)
    union all
    select (select u.person_id from media_uploads u where u.try_at is not null and u.slow = are_slow and u.person_id > w.person_id
      order by u.person_id limit 1) from waiting w where w.person_id is not null
  )
  select due.item_id, w.person_id from waiting w cross join lateral (
    select u.item_id, u.try_at, row_number() over (order by u.try_at) as turn from media_uploads u
    where u.slow = are_slow and u.person_id = w.person_id and u.try_at <= at order by u.try_at limit of_each
  ) due order by due.turn, due.try_at limit at_most
$function$;
CREATE OR REPLACE FUNCTION public.find_media_upload(item uuid)
 RETURNS TABLE(id uuid, organization_id uuid, media_type text, uploaded_bytes bigint, uploaded_sha256 text, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select i.id, i.organization_id, i.media_type, i.uploaded_bytes, i.uploaded_sha256, u.expires_at
  from media_uploads u join media_items i on i.id = u.item_id where u.item_id = item and i.status = 'uploading'
$function$;
CREATE OR REPLACE FUNCTION public.find_partitions_ahead()
 RETURNS TABLE(name text, ahead integer, outside boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  for name, ahead in
    select p.name, count(*) filter (where p.beginning > now())::integer from find_time_partitions() p group by 1 order by 1
  loop
    execute format('select exists (select from %I)', name || '_outside') into outside;
    return next;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION public.find_time_partitions()
 RETURNS TABLE(name text, partition text, is_id boolean, beginning timestamp with time zone, ending timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select parent.relname::text as name, part.relname::text as partition, key.is_id,
    case when key.is_id then time_of_id(bound.beginning::uuid) else bound.beginning::timestamptz end as beginning,
    case when key.is_id then time_of_id(bound.ending::uuid) else bound.ending::timestamptz end as ending
  from pg_partitioned_table p
  join pg_class parent on parent.oid = p.partrelid and parent.relnamespace = 'public'::regnamespace
  join pg_inherits i on i.inhparent = p.partrelid
  join pg_class part on part.oid = i.inhrelid
  cross join lateral (select format_type(atttypid, -1) = 'uuid' as is_id from pg_attribute
    where attrelid = p.partrelid and attnum = p.partattrs[0]) key
  cross join lateral (select
    (regexp_match(pg_get_expr(part.relpartbound, part.oid), 'FROM \(''([^'']+)''\)'))[1] as beginning,
    (regexp_match(pg_get_expr(part.relpartbound, part.oid), 'TO \(''([^'']+)''\)'))[1] as ending) bound
$function$;
CREATE OR REPLACE FUNCTION public.forget_deleted_organizations(at timestamp with time zone, at_most integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with due as (
    select id from deleted_organizations where deleted_at <= at - interval '30 days' order by deleted_at limit at_most
      for update skip locked
  ), gone as (
    delete from deleted_organizations where id in (select id from due) returning 1
  )
  select count(*) from gone
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
CREATE OR REPLACE FUNCTION public.forget_mail_counts(at timestamp with time zone, at_most integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with old as (
    select ctid from mail_counts where day < (at at time zone 'UTC')::date - 1 limit at_most for update skip locked
  ), gone as (
    delete from mail_counts where ctid in (select ctid from old) returning 1
  )
  select count(*) from gone
$function$;
CREATE OR REPLACE FUNCTION public.forget_person_in_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  child record;
begin
  for child in
    select deleted_id, content ->> 'student_id' as id from deleted_rows mine
    where table_name = 'guardians' and content ->> 'user_id' = old.id::text and not exists (
      select from deleted_rows other where other.deleted_id = mine.deleted_id and other.table_name = 'guardians'
        and other.content ->> 'student_id' = mine.content ->> 'student_id' and other.content ->> 'user_id' <> old.id::text
    )
  loop
    delete from deleted_rows where deleted_id = child.deleted_id
      and (content ->> 'student_id' = child.id or table_name = 'students' and content ->> 'id' = child.id
        or table_name = 'audit_events' and child.id in (content ->> 'subject_id', content ->> 'principal_id'));
  end loop;
  delete from deleted_rows where table_name = 'guardians' and content ->> 'user_id' = old.id::text;
  delete from deleted_rows where table_name = 'memberships' and content ->> 'principal_id' = old.id::text;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.forget_replays_of_few()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from policy_replays where organization_id = old.organization_id and old.id = any (few);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.grant_credits(new_grant uuid, organization uuid, of_kind text, with_priority integer, amount bigint, payment text, until timestamp with time zone, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not hold_credits(organization) then return false; end if;
  insert into credit_grants (id, organization_id, kind, priority, credits, payment_id, expires_at, created_at)
    values (new_grant, organization, of_kind, with_priority, amount, payment, until, at) on conflict (id) do nothing;
  if not found then return false; end if;
  perform put_credits_in(organization, new_grant, of_kind, 'grant', amount, payment, at);
  return true;
end $function$;
CREATE OR REPLACE FUNCTION public.grant_has_keys(grant_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from api_keys k where k.grant_id = grant_has_keys.grant_id and k.revoked_at is null)
$function$;
CREATE OR REPLACE FUNCTION public.grant_signup_credits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  amount bigint;
  person uuid;
begin
  select signup_credits into amount from installation;
  if amount is null or amount = 0 then return null; end if;
  person := coalesce((select created_by_user_id from api_keys where id = current_principal()), current_principal());
  if exists (select from memberships where principal_id = person and role = 'admin') then return null; end if;
  -- Memberships are not enough: people can leave, and two organizations may be created at the same time.
  update users set had_signup_credits = true where id = person and not had_signup_credits;
  if not found then return null; end if;
  perform grant_credits(gen_random_uuid(), new.id, 'promotion', 20, amount, null, null, new.created_at);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.groups_of_student(student uuid)
 RETURNS TABLE(team_id uuid, name text, added_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select t.id, t.name, g.created_at from team_students g join teams t on t.id = g.team_id
  where g.student_id = student
    and exists (select from guardians where student_id = student and user_id = current_principal())
  order by g.created_at, t.id
$function$;
CREATE OR REPLACE FUNCTION public.guarded_organizations(student uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select array(
    select distinct organization_id from guardians
    where user_id = current_principal() and (student is null or student_id = student)
  )
$function$;
CREATE OR REPLACE FUNCTION public.guardian_addresses(team uuid)
 RETURNS TABLE(user_id uuid, email text, is_family boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refuse_other_tenant(organization_id) from teams where id = team;
  return query select u.id, u.email, bool_or(s.team_id = team) from students s
    join guardians g on g.student_id = s.id join users u on u.id = g.user_id
    where s.team_id = team or s.id in (select student_id from team_students where team_id = team)
    group by u.id;
end $function$;
CREATE OR REPLACE FUNCTION public.has_moved(reason text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(starts_with(reason, 'moved to '::text), false);
CREATE OR REPLACE FUNCTION public.hold_account()
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held uuid[];
  wanted uuid[] := account_organizations();
begin
  loop
    perform from organizations where id = any (wanted) order by id for no key update;
    perform from principals where id = current_principal() for update;
    perform from users where id = current_principal() for update;
    if not found then return null; end if;
    held := wanted;
    wanted := account_organizations();
    if wanted <@ held then return held; end if;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION public.hold_credits(organization uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from organizations where id = organization and not has_moved(suspended_reason) for no key update;
  return found;
end $function$;
CREATE OR REPLACE FUNCTION public.hold_for(principal uuid, organization uuid)
 RETURNS TABLE(credential bigint, membership bigint, held boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from organizations o where o.id = organization and not has_moved(o.suspended_reason) for key share;
  held := found;
  select p.credential_version, p.membership_version into credential, membership from principals p where p.id = principal;
  return next;
end $function$;
CREATE OR REPLACE FUNCTION public.home_organization()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select organization_id from api_keys where id = current_principal()
  union all
  select f.organization_id from families f
  join memberships m on m.organization_id = f.organization_id and m.principal_id = f.owner_user_id
  where f.owner_user_id = current_principal() and not f.owner_left
$function$;
CREATE OR REPLACE FUNCTION public.id_of_secret(hash bytea)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select encode(substring(sha256(hash) for 16), 'hex')::uuid
$function$;
CREATE OR REPLACE FUNCTION public.is_media_upload(organization uuid, item uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from media_uploads where item_id = item and organization_id = organization)
$function$;
CREATE OR REPLACE FUNCTION public.is_still_valid(secret uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
CREATE OR REPLACE FUNCTION public.keep_an_administrator()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update organizations set updated_at = updated_at where id = old.organization_id;
  if not found then return null; end if; -- The organization is being deleted, with its members.
  if not exists (
    select from memberships m join users u on u.id = m.principal_id
    where m.organization_id = old.organization_id and m.role = 'admin'
  ) then
    raise exception 'an organization must keep an administrator' using errcode = 'integrity_constraint_violation', constraint = 'last_administrator';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_an_open_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'the organization still has credits; close them first' using errcode = 'integrity_constraint_violation', constraint = 'credits_are_left';
end $function$;
CREATE OR REPLACE FUNCTION public.keep_deleted_organization(organization uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  source record;
begin
  perform refuse_other_tenant(organization);
  insert into deleted_organizations (id, name, deleted_at) select id, name, at from organizations where id = organization;
  insert into deleted_rows select organization, 'organizations', to_jsonb(o) from organizations o where id = organization;
  for source in
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
      and c.relname not in ('api_key_secrets', 'credit_entries')
  loop
    execute format('insert into deleted_rows select $1, %L, to_jsonb(t) from %I t where organization_id = $1', source.name, source.name)
      using organization;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION public.keep_keys_few()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (select count(*) from api_keys where organization_id = new.organization_id and revoked_at is null
    and coalesce(expires_at > new.created_at, true)) > 1000 then
    raise exception 'too many keys' using errcode = 'integrity_constraint_violation', constraint = 'most_keys';
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
  -- Locked even without a limit, so that nobody joins while a suspension is being set.
  select seats into most from organizations where id = new.organization_id for no key update;
  if most is null then return null; end if;
  if tg_table_name = 'memberships' then
    if not exists (select from users where id = new.principal_id) then return null; end if;
    -- An invited member takes over the invitation's seat.
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
      select from memberships_of(current_principal()) m where m.organization_id = k.organization_id and m.role = 'admin'
    )
  )
$function$;
CREATE OR REPLACE FUNCTION public.key_role(key uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.role from api_keys k, memberships_of(k.id) m
  where k.id = key and k.revoked_at is null and m.organization_id = k.organization_id
    and k.organization_id = any (current_organizations())
$function$;
CREATE OR REPLACE FUNCTION public.look_up_invitation(seed uuid)
 RETURNS TABLE(id uuid, organization_id uuid, organization_name text, suspended_reason text, team_id uuid, team_name text, invited_by_email text, email text, role text, membership_type text, children integer, family boolean, status text, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select i.id, o.id, o.name, o.suspended_reason, t.id, t.name, u.email, i.email, i.role, i.membership_type,
    case when i.guardian and i.family then (
      select count(*)::integer from students s
      join guardians g on g.student_id = s.id and g.user_id = i.invited_by_user_id
      where s.team_id = i.team_id
    ) when i.guardian then (
      select count(*)::integer from guardians g
      join students s on s.id = g.student_id
      join families f on f.team_id = s.team_id
      where g.user_id is null and f.organization_id = i.organization_id and f.parent_email = i.email
    ) else 0 end,
    i.family, i.status, i.expires_at
  from invitations i
  join organizations o on o.id = i.organization_id
  left join users u on u.id = i.invited_by_user_id
  left join teams t on t.id = i.team_id
  where i.token_seed = seed
$function$;
CREATE OR REPLACE FUNCTION public.media_given(assignments uuid[])
 RETURNS TABLE(assignment_id uuid, "position" smallint, media_item_id uuid, available boolean, item media_items)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select f.assignment_id, f.position, f.media_item_id,
    coalesce(i.status = 'ready' and i.deleted_at is null and a.status <> 'canceled', false), i
  from assignment_files f
  join assignments a on a.id = f.assignment_id
  left join media_items i on i.id = f.media_item_id and i.organization_id = f.organization_id
  where f.assignment_id = any (assignments)
    and f.organization_id = any ((select current_organizations())::uuid[])
    and (f.student_id = (select current_principal())
      or f.organization_id <> all ((select client_organizations())::uuid[])
      or f.student_id = any ((select client_students())::uuid[]))
$function$;
CREATE OR REPLACE FUNCTION public.media_item_moves_on()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.status, new.status) not in (('uploading', 'scanning'), ('uploading', 'failed'), ('scanning', 'ready'),
    ('scanning', 'quarantined'), ('scanning', 'failed')) then
    raise exception 'the status of a file cannot change from % to %', old.status, new.status
      using errcode = 'integrity_constraint_violation', constraint = 'media_items_move_on';
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.media_of_deleted_is_removed(organization uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update organization_deletions set media_removed_at = at where id = organization
$function$;
CREATE OR REPLACE FUNCTION public.media_reserved(item media_items)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when item.status = 'uploading' then item.bytes else 0 end
$function$;
CREATE OR REPLACE FUNCTION public.media_room(organization uuid)
 RETURNS TABLE(used bigint, reserved bigint, quota bigint, kind text, items bigint, bytes bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refuse_other_tenant(organization);
  return query
    select coalesce(u.used, 0), coalesce(u.reserved, 0), coalesce(u.quota, i.media_quota), c.kind,
      coalesce(sum(c.items), 0)::bigint, coalesce(sum(c.bytes), 0)::bigint
    from installation i
    left join media_usage u on u.organization_id = organization
    left join media_counts c on c.organization_id = organization
    group by u.used, u.reserved, u.quota, i.media_quota, c.kind;
end $function$;
CREATE OR REPLACE FUNCTION public.media_trigrams(organization uuid, characters text)
 RETURNS bigint[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct hashtextextended(substr(characters, n, 3), uuid_hash_extended(organization, 0))), '{}')
  from generate_series(1, char_length(characters) - 2) n
$function$;
CREATE OR REPLACE FUNCTION public.media_upload_goes_on(item uuid, until timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update media_uploads set expires_at = greatest(expires_at, until) where item_id = item and expires_at is not null
$function$;
CREATE OR REPLACE FUNCTION public.media_used(item media_items)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when item.status in ('uploading', 'failed') then 0 else item.bytes end
$function$;
CREATE OR REPLACE FUNCTION public.membership_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.memberships_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- A person's membership also decides what their keys may do.
  update principals set membership_version = membership_version + 1
    -- As an array, so that an index finds them in the same order for everybody.
    where id = any (array(
      select principal_id from added
      union
      select k.id from added a join api_keys k on k.created_by_user_id = a.principal_id
        join memberships m on m.principal_id = k.id and m.organization_id = a.organization_id
    ));
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.memberships_of(principal uuid)
 RETURNS TABLE(id uuid, organization_id uuid, role text, membership_type text, maker_id uuid, maker_role text)
 LANGUAGE sql
 STABLE
AS $function$
  select m.id, m.organization_id,
    case when 'viewer' in (m.role, maker.role) then 'viewer' when 'member' in (m.role, maker.role) then 'member' else 'admin' end,
    m.membership_type, maker.id, maker.role
  from memberships m
  left join api_keys k on k.id = m.principal_id
  left join memberships maker on maker.principal_id = k.created_by_user_id and maker.organization_id = m.organization_id
    and maker.membership_type = 'team'
  where m.principal_id = principal and (k.id is null or maker.id is not null)
$function$;
CREATE OR REPLACE FUNCTION public.moved_to(organizations uuid[])
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select substr(suspended_reason, 10) from organizations o where o.id = any ($1) and has_moved(suspended_reason) order by o.id limit 1
$function$;
CREATE OR REPLACE FUNCTION public.note_account_change(person uuid, change text, at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with noted as (
    insert into account_notices as kept (user_id, kind, sent_at) values (person, change, at)
    on conflict (user_id, kind) do update set
      sent_at = case when kept.unsent = 0 and kept.sent_at <= at - interval '1 hour' then at else kept.sent_at end,
      unsent = case when kept.unsent = 0 and kept.sent_at <= at - interval '1 hour' then 0 else kept.unsent + 1 end
    returning unsent
  )
  select u.email from users u, noted where u.id = person and noted.unsent = 0
$function$;
CREATE OR REPLACE FUNCTION public.note_client_allowed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update oauth_clients set last_used_at = now() where id = new.client_id;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.note_client_used()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update oauth_clients c set last_used_at = now() from oauth_grants g
    where g.id = new.grant_id and c.id = g.client_id and c.last_used_at < now() - interval '1 day';
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.note_grant_of_key()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.own_memberships()
 RETURNS TABLE(id uuid, role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select id, role from memberships_of(current_principal())
$function$;
CREATE OR REPLACE FUNCTION public.own_teams()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(t.team_id), '{}')
  from memberships_of(current_principal()) m join team_members t on t.membership_id = m.id
  where m.maker_id is null or m.maker_role = 'admin'
    or exists (select from team_members own where own.team_id = t.team_id and own.membership_id = m.maker_id)
$function$;
CREATE OR REPLACE FUNCTION public.post_reservation(reservation uuid, used bigint, at timestamp with time zone)
 RETURNS TABLE(status text, posted_credits bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held credit_reservations;
  part record;
  missing bigint := used;
  taken bigint;
  -- The ledger's time, so that a month's usage matches its entries.
  moment timestamptz;
begin
  select * into held from credit_reservations r where r.id = reservation;
  if not found then return; end if;
  perform refuse_other_tenant(held.organization_id);
  if not hold_credits(held.organization_id) then return; end if;
  select * into held from credit_reservations r where r.id = reservation;
  if held.status = 'pending' and held.expires_at <= at then
    perform release_reservation(reservation, 'expire', at);
    return query select 'expired', 0::bigint;
    return;
  end if;
  if held.status <> 'pending' then return query select held.status, held.posted_credits; return; end if;
  if used > held.credits or used < 0 then
    raise exception '% credits were used, but only % are reserved', used, held.credits
      using errcode = 'integrity_constraint_violation', constraint = 'no_more_than_held';
  end if;
  update credit_reservations r set status = 'posted', posted_credits = used, ended_at = at where r.id = reservation;
  for part in select e.grant_id, e.credits from credit_entries e where e.reservation_id = reservation and e.kind = 'reserve' order by e.number
  loop
    taken := least(part.credits, missing);
    if taken > 0 then
      insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, reservation_id, operation, created_at)
        values (held.organization_id, 'post', 'reserved', 'spent', taken, part.grant_id, reservation, held.operation, at)
        returning created_at into moment;
    end if;
    if taken < part.credits then
      insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, reservation_id, created_at)
        values (held.organization_id, 'void', 'reserved', 'available', part.credits - taken, part.grant_id, reservation, at);
    end if;
    missing := missing - taken;
  end loop;
  -- The day of the entries, which may be later than the day on a server whose clock is behind.
  insert into credit_usage as kept (organization_id, day, operation, calls, credits)
    values (held.organization_id, (coalesce(moment, greatest(at, (select max(e.created_at) from credit_entries e
      where e.organization_id = held.organization_id))) at time zone 'UTC')::date, held.operation, 1, used)
  on conflict (organization_id, day, operation) do update set calls = kept.calls + 1, credits = kept.credits + used;
  return query select 'posted', used;
end $function$;
CREATE OR REPLACE FUNCTION public.postpone_media_processing(item uuid, until timestamp with time zone, counts boolean, is_slow boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update media_uploads set try_at = until, attempts = attempts - (not counts)::int, slow = is_slow
    where item_id = item and try_at is not null
$function$;
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
CREATE OR REPLACE FUNCTION public.purge_due_media(at timestamp with time zone, at_most integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with due as (
    select id from media_items where deleted_at is not null and purge_at <= at
      order by purge_at limit at_most for update skip locked
  ), gone as (
    delete from media_items where id in (select id from due) returning id, organization_id
  ), recorded as (
    insert into audit_events (id, organization_id, subject_id, actor_kind, operation, request_id, created_at)
      select gen_random_uuid(), organization_id, id, 'operator', 'media.purgeMediaItem', 'bin', at from gone returning 1
  )
  select count(*) from recorded
$function$;
CREATE OR REPLACE FUNCTION public.put_credits_in(organization uuid, of_grant uuid, source text, how text, amount bigint, payment text, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  owed bigint;
begin
  select least(credits_owed, amount) into owed from organizations where id = organization;
  if owed > 0 then
    insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, payment_id, created_at)
      values (organization, how, source, 'owed', owed, of_grant, payment, at);
  end if;
  if amount > owed then
    insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, payment_id, created_at)
      values (organization, how, source, 'available', amount - owed, of_grant, payment, at);
  end if;
end $function$;
CREATE OR REPLACE FUNCTION public.quarter_from(at timestamp with time zone, further integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((date_trunc('quarter'::text, (at AT TIME ZONE 'UTC'::text)) + ((further)::double precision * '3 mons'::interval)) AT TIME ZONE 'UTC'::text);
CREATE OR REPLACE FUNCTION public.read_metrics(at timestamp with time zone)
 RETURNS TABLE(metric text, operation text, state text, value double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select 'jobs', operation, status, count(*) from jobs where finished_at is null group by operation, status
  union all
  select 'job_age', operation, null, extract(epoch from at - min(created_at)) from jobs
    where finished_at is null and status = 'queued' group by operation
  union all
  select 'mails', null, null, count(*) from mails
  union all
  select 'mail_overdue', null, null, extract(epoch from at - min(send_at)) from mails where send_at <= at having count(*) > 0
  union all
  select 'uploads', null, case when try_at is null then 'arriving' else 'processing' end, count(*) from media_uploads group by 3
  union all
  select 'file_overdue', null, null, extract(epoch from at - min(try_at)) from media_uploads where try_at <= at having count(*) > 0
  union all
  select 'reserved', null, null, coalesce(sum(credits), 0) from credit_reservations where status = 'pending'
  union all
  select 'recharges', null, null, count(*) from recharges r where r.state = 'pending'
  union all
  select 'lag', null, null, max(coalesce(extract(epoch from r.replay_lag), 0)) from pg_stat_replication r
    where r.state is not null having count(*) > 0
  union all
  select 'lag', null, null, extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) where pg_is_in_recovery()
$function$;
CREATE OR REPLACE FUNCTION public.readmit_student(student uuid, name_hash bytea)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refuse_other_tenant(organization_id) from students where id = student;
  if not found then return; end if; -- Never end tokens of anybody who is not a student.
  -- Waits for sign-ins in progress with the old PIN, so that they are signed out too.
  perform from student_credentials where student_id = student for update;
  delete from access_tokens where principal_id = student;
  delete from student_sign_in_tries where username_hash = name_hash;
end $function$;
CREATE OR REPLACE FUNCTION public.record_media_thumbnail(thumbnail uuid, organization uuid, item uuid, said text, longest integer, form text, lossy integer, wide integer, high integer, size bigint, hash text, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into media_renditions (id, organization_id, item_id, purpose, spec, requested_width, requested_height, fit, format,
      quality, width, height, bytes, sha256, created_at)
    values (thumbnail, organization, item, 'thumbnail', said, longest, longest, 'inside', form, lossy, wide, high, size, hash, at)
  on conflict (item_id, spec) do nothing
$function$;
CREATE OR REPLACE FUNCTION public.record_payment(payment text, organization uuid, of_kind text, amount_paid bigint, in_currency text, for_credits bigint, new_grant uuid, with_priority integer, until timestamp with time zone, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not hold_credits(organization) then return false; end if;
  if exists (select from payments where id = payment) then return false; end if;
  perform grant_credits(new_grant, organization, of_kind, with_priority, for_credits, payment, until, at);
  insert into payments (id, organization_id, kind, credits, amount, currency, grant_id, created_at)
    values (payment, organization, of_kind, for_credits, amount_paid, in_currency, new_grant, at);
  return true;
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
CREATE OR REPLACE FUNCTION public.refuse_change_of_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'ledger entries cannot be changed or removed' using errcode = 'integrity_constraint_violation', constraint = 'append_only';
end $function$;
CREATE OR REPLACE FUNCTION public.refuse_family_as_group()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from families f join added a on a.team_id = f.team_id) then
    raise exception 'a family''s team can''t be a group' using errcode = 'check_violation', constraint = 'group_is_no_family';
  end if;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.refuse_other_tenant(organization uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (current_setting('role') = 'learn_app'
      or not (pg_has_role(session_user, current_user, 'member') or pg_has_role(session_user, 'learn_worker', 'member')))
    and organization <> all (coalesce(current_organizations(), '{}')) then
    raise exception 'organization % is out of scope', organization using errcode = 'insufficient_privilege';
  end if;
end $function$;
CREATE OR REPLACE FUNCTION public.refuse_overtaken()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'another transaction was faster' using errcode = 'LE005';
end $function$;
CREATE OR REPLACE FUNCTION public.register_client(client_id text, metadata jsonb, most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.release_reservation(reservation uuid, how text, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update credit_reservations set status = case how when 'void' then 'voided' else 'expired' end, ended_at = at where id = reservation;
  insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, reservation_id, created_at)
    select organization_id, how, 'reserved', 'available', credits, grant_id, reservation_id, at
    from credit_entries where reservation_id = reservation and kind = 'reserve' order by number;
end $function$;
CREATE OR REPLACE FUNCTION public.remove_failed_media(since timestamp with time zone, at timestamp with time zone, at_most integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with due as (
    select id from media_items where status = 'failed' and updated_at <= since
      order by updated_at limit at_most for update skip locked
  ), gone as (
    delete from media_items where id in (select id from due) returning id, organization_id
  ), recorded as (
    insert into audit_events (id, organization_id, subject_id, actor_kind, operation, request_id, created_at)
      select gen_random_uuid(), organization_id, id, 'operator', 'media.purgeMediaItem', 'failed', at from gone returning 1
  )
  select count(*) from recorded
$function$;
CREATE OR REPLACE FUNCTION public.remove_viewer(student uuid, viewer uuid, at timestamp with time zone)
 RETURNS TABLE(outcome text, address text, ended_membership uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  child students;
  own guardians;
  other guardians;
  member memberships;
begin
  select * into child from students where id = student;
  if not found then return; end if;
  perform refuse_other_tenant(child.organization_id);
  -- Guardians who remove people of one family wait for each other.
  perform from teams where id = child.team_id for update;
  select * into own from guardians where student_id = student and user_id = current_principal();
  if not found then return; end if;
  update invitations set status = 'revoked', revoked_at = at, revoked_by_user_id = own.user_id
    where id = viewer and team_id = child.team_id and status = 'pending' returning email into address;
  if found then outcome := 'revoked'; return next; return; end if;
  select * into other from guardians where id = viewer and student_id = student and user_id is not null;
  if found then
    if other.id = own.id then outcome := 'yourself'; return next; return; end if;
    delete from guardians g using students s, guardians mine
      where s.team_id = child.team_id and g.student_id = s.id and g.user_id = other.user_id
        and mine.student_id = s.id and mine.user_id = own.user_id
        and (mine.created_at, mine.id) < (g.created_at, g.id);
    if exists (select from guardians g join students s on s.id = g.student_id
      where s.team_id = child.team_id and g.user_id = other.user_id) then outcome := 'earlier'; return next; return; end if;
    update invitations set status = 'revoked', revoked_at = at, revoked_by_user_id = own.user_id
      where team_id = child.team_id and family and status = 'pending' and invited_by_user_id = other.user_id;
    select * into member from memberships
      where organization_id = child.organization_id and principal_id = other.user_id;
    select email into address from users where id = other.user_id;
  else
    select m.* into member from memberships m join team_members t on t.membership_id = m.id
      where m.id = viewer and t.team_id = child.team_id and m.membership_type = 'client'
        and not exists (select from guardians g where g.student_id = student and g.user_id = m.principal_id);
    if not found then return; end if;
    select email into address from users where id = member.principal_id;
  end if;
  delete from team_members where team_id = child.team_id and membership_id = member.id;
  delete from memberships where id = member.id and membership_type = 'client'
    and not exists (select from team_members where membership_id = member.id) returning id into ended_membership;
  outcome := 'removed';
  return next;
end $function$;
CREATE OR REPLACE FUNCTION public.renew_pin_hash(student uuid, proved_hash text, renewed_hash text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update student_credentials set pin_hash = renewed_hash where student_id = student and pin_hash = proved_hash
$function$;
CREATE OR REPLACE FUNCTION public.request_email_change(address text, old_token bytea, new_token bytea, until timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into email_changes (user_id, email, old_hash, new_hash, expires_at)
    values (current_principal(), address, old_token, new_token, until)
  on conflict (user_id) do update set email = address, old_hash = old_token, new_hash = new_token,
    old_confirmed_at = null, new_confirmed_at = null, expires_at = until
$function$;
CREATE OR REPLACE FUNCTION public.require_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from users where id = new.created_by_user_id for key share;
  if not found then
    raise exception 'this person has no account' using errcode = 'foreign_key_violation', constraint = 'person_exists';
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION public.reserve_credits(reservation uuid, organization uuid, principal uuid, for_operation text, for_request bytea, wanted bigint, at timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(id uuid, status text, credits bigint, posted_credits bigint, balance bigint, reserved bigint, owed bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  part record;
  missing bigint := wanted;
  taken bigint;
  settled bigint;
begin
  perform refuse_other_tenant(organization);
  if not hold_credits(organization) then return; end if;
  settled := settle_credits(organization, at);
  select o.credits_balance, o.reserved_credits, o.credits_owed into balance, reserved, owed from organizations o where o.id = organization;
  select r.id, r.status, r.credits, r.posted_credits into id, status, credits, posted_credits from credit_reservations r
    where r.organization_id = organization and r.id = reservation;
  if not found and for_request is not null then
    update credit_reservations r set expires_at = greatest(r.expires_at, until)
      where r.organization_id = organization and r.request = for_request and r.status = 'pending'
      returning r.id, r.status, r.credits, r.posted_credits into id, status, credits, posted_credits;
  end if;
  if id is not null then return next; return; end if;
  -- settle_credits may have left some overdue grants; they must not be spent.
  if settled >= 200 then
    balance := balance - coalesce((select sum(g.available) from credit_grants g
      where g.organization_id = organization and g.is_open and g.expires_at <= at), 0);
  end if;
  if balance < wanted then return next; return; end if;
  insert into credit_reservations (id, organization_id, number, principal_id, operation, request, credits, expires_at, created_at)
    values (reservation, organization,
      coalesce((select max(r.number) from credit_reservations r where r.organization_id = organization), 0) + 1,
      principal, for_operation, for_request, wanted, until, at);
  if wanted > 0 then
    for part in select g.id, g.available from credit_grants g
      where g.organization_id = organization and g.is_open and g.available > 0 and (g.expires_at is null or g.expires_at > at)
      order by g.priority, g.expires_at nulls last, g.id
    loop
      taken := least(part.available, missing);
      insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, reservation_id, created_at)
        values (organization, 'reserve', 'available', 'reserved', taken, part.id, reservation, at);
      missing := missing - taken;
      exit when missing = 0;
    end loop;
  end if;
  return query select reservation, 'pending', wanted, 0::bigint, balance - wanted, reserved + wanted, owed;
end $function$;
CREATE OR REPLACE FUNCTION public.revoke_keys_of_grant()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from api_key_secrets where grant_id = old.id;
  with revoked as (
    update api_keys set revoked_at = now() where grant_id = old.id and revoked_at is null returning id, organization_id
  )
  insert into audit_events (id, organization_id, principal_id, actor_kind, user_id, operation, subject_id, request_id, created_at)
    select gen_random_uuid(), organization_id, old.user_id, 'user', old.user_id, 'identity.revokeGrant', id, old.id, now()
    from revoked;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.revoke_keys_of_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  roles constant text[] := array['viewer', 'member', 'admin'];
  stays boolean := false;
begin
  if tg_op = 'UPDATE' and new.principal_id = old.principal_id and new.organization_id = old.organization_id then
    stays := true;
    if array_position(roles, new.role) >= array_position(roles, old.role) and new.membership_type in (old.membership_type, 'team')
      then return null; end if;
  end if;
  if not exists (select from organizations where id = old.organization_id) then return null; end if; -- It is being deleted.
  -- Somebody with fewer rights than before loses the secrets of keys that others have taken over.
  delete from api_key_secrets s using api_keys k
    where s.user_id = old.principal_id and s.organization_id = old.organization_id
      and k.id = s.api_key_id and k.created_by_user_id <> old.principal_id;
  if stays then return null; end if;
  update api_keys set revoked_at = now()
    where created_by_user_id = old.principal_id and organization_id = old.organization_id and revoked_at is null;
  delete from memberships m using api_keys k
    where m.organization_id = old.organization_id and k.id = m.principal_id
      and k.created_by_user_id = old.principal_id and k.organization_id <> old.organization_id;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.search_media(organizations uuid[], wanted text, at_most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  found_items uuid[];
begin
  perform refuse_other_tenant(organization) from unnest(organizations) organization;
  if char_length(wanted) < 3 then
    select array_agg(id) into found_items from (
      select id from media_items where organization_id = any (organizations) and strpos(searched, wanted) > 0
        limit at_most + 1) item;
  else
    select array_agg(item.id) into found_items from unnest(organizations) organization cross join lateral (
      select id from media_items where media_trigrams(organization_id, searched) @> media_trigrams(organization, wanted)
        and organization_id = organization and strpos(searched, wanted) > 0 limit at_most + 1) item;
  end if;
  return case when cardinality(found_items) > at_most then null else coalesce(found_items, '{}') end;
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
CREATE OR REPLACE FUNCTION public.settle_credits(organization uuid, at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  most constant integer := 200;
  due record;
  done bigint := 0;
begin
  for due in select id from credit_reservations
    where organization_id = organization and status = 'pending' and expires_at <= at order by expires_at, id limit most
  loop
    perform release_reservation(due.id, 'expire', at);
    done := done + 1;
  end loop;
  for due in select id, available from credit_grants
    where organization_id = organization and is_open and available > 0 and expires_at <= at order by expires_at, id limit most
  loop
    insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, created_at)
      values (organization, 'lapse', 'available', 'lapsed', due.available, due.id, at);
    done := done + 1;
  end loop;
  return done;
end $function$;
CREATE OR REPLACE FUNCTION public.settle_due_credits(at timestamp with time zone, at_most integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  due record;
  done bigint := 0;
begin
  for due in
    select o.id from organizations o where o.id in (
      (select organization_id from credit_reservations where status = 'pending' and expires_at <= at order by expires_at limit at_most)
      union
      (select organization_id from credit_grants where is_open and available > 0 and expires_at <= at order by expires_at limit at_most)
    ) order by o.id limit at_most for no key update skip locked
  loop
    done := done + settle_credits(due.id, at);
    exit when done >= at_most;
  end loop;
  return least(done, at_most);
end $function$;
CREATE OR REPLACE FUNCTION public.settle_payment(payment text, refunded bigint, disputed bigint, new_grant uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.share_guardianship(invitation uuid, at timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refuse_other_tenant(organization_id) from invitations where id = invitation;
  return query insert into guardians (id, organization_id, student_id, user_id, display_name, created_at)
    select gen_random_uuid(), s.organization_id, s.id, u.id, left(split_part(u.email, '@', 1), 160), at
    from invitations i
    join users u on u.id = current_principal() and u.id = i.accepted_by_user_id
    join students s on s.team_id = i.team_id
    join guardians g on g.student_id = s.id and g.user_id = i.invited_by_user_id
    where i.id = invitation and i.family and i.guardian
  on conflict (student_id, user_id) do nothing returning student_id;
end $function$;
CREATE OR REPLACE FUNCTION public.smallest_id(at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((lpad(to_hex((GREATEST(floor((EXTRACT(epoch FROM at) * (1000)::numeric)), (0)::numeric))::bigint), 12, '0'::text) || repeat('0'::text, 20)))::uuid;
CREATE OR REPLACE FUNCTION public.start_student_counts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into student_counts (student_id, organization_id) values (new.id, new.organization_id);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.student_viewers(student uuid, at timestamp with time zone)
 RETURNS TABLE(id uuid, kind text, name text, email text, since timestamp with time zone, expires_at timestamp with time zone, is_you boolean, can_remove boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  child students;
  own guardians;
begin
  select * into child from students s where s.id = student;
  perform refuse_other_tenant(child.organization_id);
  select * into own from guardians g where g.student_id = student and g.user_id = current_principal();
  if not found then return; end if;
  return query
    select v.id, v.kind, v.name, v.email, v.since, v.expires_at, v.is_you, v.can_remove from (
      select 1 as place, g.id, 'guardian' as kind, g.display_name as name, u.email, g.created_at as since,
        null::timestamptz as expires_at, g.id = own.id as is_you,
        (g.created_at, g.id) > (own.created_at, own.id) as can_remove
      from guardians g join users u on u.id = g.user_id where g.student_id = student
      union all
      select 2, m.id, 'tutor', null, u.email, t.created_at, null, false, true
      from team_members t join memberships m on m.id = t.membership_id join users u on u.id = m.principal_id
      where t.team_id = child.team_id and m.membership_type = 'client'
        and not exists (select from guardians g where g.student_id = student and g.user_id = u.id)
      union all
      -- Through a group. Only the organization takes a child out of it.
      select 2, m.id, 'tutor', null, u.email, min(greatest(g.created_at, tm.created_at)), null, false, false
      from team_students g join team_members tm on tm.team_id = g.team_id
      join memberships m on m.id = tm.membership_id join users u on u.id = m.principal_id
      where g.student_id = student and m.membership_type = 'client'
        and not exists (select from team_members f where f.team_id = child.team_id and f.membership_id = m.id)
        and not exists (select from guardians own where own.student_id = student and own.user_id = u.id)
      group by m.id, u.email
      union all
      select 3, o.id, 'organization', o.name, null, child.created_at, null, false, false
      from organizations o where o.id = child.organization_id and exists (
        select from memberships m where m.organization_id = o.id and m.membership_type = 'team'
          and not exists (select from guardians g where g.student_id = student and g.user_id = m.principal_id)
          and not exists (select from api_keys k where k.id = m.principal_id and k.revoked_at is not null))
      union all
      select 4, i.id, case when i.guardian then 'guardian' else 'tutor' end, null, i.email, i.created_at, i.expires_at,
        false, true
      from invitations i where i.team_id = child.team_id and i.status = 'pending' and i.expires_at > at
    ) v order by v.place, v.since, v.id limit 500;
end $function$;
CREATE OR REPLACE FUNCTION public.submit_due_papers(at timestamp with time zone, at_most integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with due as (
    select id from learn_papers where submitted_at is null and ends_at <= at
    order by ends_at limit at_most for no key update skip locked
  ), submitted as (
    update learn_papers set submitted_at = ends_at where id in (select id from due) returning 1
  )
  select count(*) from submitted
$function$;
CREATE OR REPLACE FUNCTION public.suspension_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update principals set membership_version = membership_version + 1
    where id in (
      select principal_id from memberships where organization_id = new.id
      union all
      select id from students where organization_id = new.id
    );
  return null;
end $function$;
CREATE OR REPLACE FUNCTION public.take_credits_back(organization uuid, payment payments, how text, amount bigint, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.take_from_media_counts(item media_items)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update media_counts set items = items - 1, bytes = bytes - media_used(item)
    where organization_id = item.organization_id and team_id is not distinct from item.team_id and kind = item.kind
      and in_bin = (item.deleted_at is not null)
$function$;
CREATE OR REPLACE FUNCTION public.take_unused_media_objects(since timestamp with time zone, at_most integer)
 RETURNS TABLE(organization_id uuid, sha256 text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  unused media_objects[];
begin
  unused := array(
    select o from media_objects o where o.wanted_at < since and not exists (
      select from media_items i where i.organization_id = o.organization_id and i.sha256 = o.sha256
    ) and not exists (
      select from media_renditions r where r.organization_id = o.organization_id and r.sha256 = o.sha256
    ) order by o.wanted_at limit at_most for update skip locked
  );
  return query delete from media_objects o using unnest(unused) u
    where o.organization_id = u.organization_id and o.sha256 = u.sha256 and o.wanted_at < since and not exists (
      select from media_items i where i.organization_id = o.organization_id and i.sha256 = o.sha256
    ) and not exists (
      select from media_renditions r where r.organization_id = o.organization_id and r.sha256 = o.sha256
    ) returning o.organization_id, o.sha256;
end $function$;
CREATE OR REPLACE FUNCTION public.time_of_id(id uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ('1970-01-01 00:00:00+00'::timestamp with time zone + ((((('x'::text || "left"(replace((id)::text, '-'::text, ''::text), 12)))::bit(48))::bigint)::double precision * '00:00:00.001'::interval));
CREATE OR REPLACE FUNCTION public.use_media_room(organization uuid, more_used bigint, more_reserved bigint, is_new boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  usage media_usage;
  most bigint;
begin
  if is_new then insert into media_usage (organization_id) values (organization) on conflict do nothing; end if;
  update media_usage set used = used + more_used, reserved = reserved + more_reserved
    where organization_id = organization returning * into usage;
  if not found then return false; end if;
  if is_new then
    select coalesce(usage.quota, media_quota) into most from installation;
    if usage.used + usage.reserved > most then
      raise exception 'the media quota is used up' using errcode = 'integrity_constraint_violation', constraint = 'media_quota',
        detail = json_build_object('taken', usage.used + usage.reserved - more_used - more_reserved, 'quota', most);
    end if;
  end if;
  return true;
end $function$;
CREATE OR REPLACE FUNCTION public.void_reservation(reservation uuid, at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held credit_reservations;
begin
  select * into held from credit_reservations r where r.id = reservation;
  if not found then return null; end if;
  perform refuse_other_tenant(held.organization_id);
  if not hold_credits(held.organization_id) then return null; end if;
  select * into held from credit_reservations r where r.id = reservation;
  if held.status <> 'pending' then return held.status; end if;
  if exists (select from jobs where reservation_id = reservation and status in ('queued', 'running')) then return held.status; end if;
  perform release_reservation(reservation, 'void', at);
  return 'voided';
end $function$;
CREATE OR REPLACE FUNCTION public.wal_position(OUT "position" pg_lsn, OUT era uuid)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  "position" := case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end;
  select e.id into era from wal_eras e
    where e.timeline = left(pg_walfile_name("position"), 8)
      and e.system = (select system_identifier from pg_control_system());
end $function$;
CREATE OR REPLACE FUNCTION public.want_media_object(organization uuid, hash text, size bigint, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into media_objects as kept (organization_id, sha256, bytes, created_at, wanted_at)
    values (organization, hash, size, at, at)
  on conflict (organization_id, sha256) do update set wanted_at = greatest(kept.wanted_at, excluded.wanted_at)
$function$;
CREATE OR REPLACE FUNCTION public.want_recharge()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION public.weekly_organizations()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select array(
    select distinct g.organization_id from guardians g
    join memberships m on m.organization_id = g.organization_id and m.principal_id = g.user_id
    join organizations o on o.id = g.organization_id and o.suspended_reason is null
    where g.user_id = current_principal()
  )
$function$;

CREATE TRIGGER access_tokens_changed AFTER DELETE ON public.access_tokens FOR EACH ROW EXECUTE FUNCTION credential_changed('principal_id');
CREATE TRIGGER access_tokens_note_client AFTER INSERT ON public.access_tokens FOR EACH ROW WHEN ((new.grant_id IS NOT NULL)) EXECUTE FUNCTION note_client_used();
CREATE TRIGGER api_key_secrets_changed AFTER DELETE OR UPDATE ON public.api_key_secrets FOR EACH ROW EXECUTE FUNCTION credential_changed('api_key_id');
CREATE TRIGGER api_keys_added BEFORE INSERT ON public.api_keys FOR EACH ROW EXECUTE FUNCTION principal_added('key');
CREATE TRIGGER api_keys_changed AFTER UPDATE OF scopes, expires_at, revoked_at, created_by_user_id, grant_id ON public.api_keys FOR EACH ROW EXECUTE FUNCTION credential_changed('id');
CREATE TRIGGER api_keys_grant_added BEFORE INSERT ON public.api_keys FOR EACH ROW EXECUTE FUNCTION note_grant_of_key();
CREATE TRIGGER api_keys_grant_changed BEFORE UPDATE OF grant_id ON public.api_keys FOR EACH ROW WHEN ((new.grant_id IS DISTINCT FROM old.grant_id)) EXECUTE FUNCTION note_grant_of_key();
CREATE CONSTRAINT TRIGGER api_keys_keep_few AFTER INSERT ON public.api_keys NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION keep_keys_few();
CREATE TRIGGER api_keys_removed AFTER DELETE ON public.api_keys FOR EACH ROW EXECUTE FUNCTION principal_removed();
CREATE TRIGGER api_keys_require_person BEFORE INSERT ON public.api_keys FOR EACH ROW EXECUTE FUNCTION require_person();
CREATE TRIGGER assignments_counted AFTER INSERT ON public.assignments REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_of_student('assignments');
CREATE TRIGGER audit_events_count_added AFTER INSERT ON public.audit_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_audit_events_added();
CREATE TRIGGER consents_weekly_mails AFTER UPDATE OF withdrawn_at ON public.consents FOR EACH ROW WHEN ((new.withdrawn_at IS NOT NULL)) EXECUTE FUNCTION drop_weekly_mails('withdrawn');
CREATE TRIGGER credit_entries_add BEFORE INSERT ON public.credit_entries FOR EACH ROW EXECUTE FUNCTION add_credit_entry();
CREATE TRIGGER credit_entries_stay BEFORE DELETE OR UPDATE ON public.credit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
CREATE TRIGGER credit_entries_stay_all BEFORE TRUNCATE ON public.credit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();
CREATE TRIGGER guardians_weekly_mails AFTER DELETE ON public.guardians FOR EACH ROW WHEN ((old.user_id IS NOT NULL)) EXECUTE FUNCTION drop_weekly_mails('guardian');
CREATE TRIGGER invitations_count_added AFTER INSERT ON public.invitations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_invitations_added();
CREATE TRIGGER invitations_count_changed AFTER UPDATE ON public.invitations REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_invitations_changed();
CREATE TRIGGER invitations_count_removed AFTER DELETE ON public.invitations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_invitations_removed();
CREATE CONSTRAINT TRIGGER invitations_keep_to_the_seats AFTER INSERT ON public.invitations NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN ((new.status = 'pending'::text)) EXECUTE FUNCTION keep_to_the_seats();
CREATE CONSTRAINT TRIGGER invitations_opened_keep_to_the_seats AFTER UPDATE ON public.invitations NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN (((new.status = 'pending'::text) AND (new.expires_at > now()) AND ((old.status <> 'pending'::text) OR (old.expires_at <= now())))) EXECUTE FUNCTION keep_to_the_seats();
CREATE TRIGGER learn_attempts_added AFTER INSERT ON public.learn_attempts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION attempts_added();
CREATE TRIGGER learn_decisions_added AFTER INSERT ON public.learn_decisions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION decisions_added();
CREATE TRIGGER learn_mail_preferences_unwanted AFTER UPDATE OF weekly ON public.learn_mail_preferences FOR EACH ROW WHEN ((new.weekly IS NOT TRUE)) EXECUTE FUNCTION drop_weekly_mails('unwanted');
CREATE TRIGGER learn_papers_counted AFTER INSERT ON public.learn_papers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_of_student('papers');
CREATE TRIGGER learn_sessions_counted AFTER INSERT ON public.learn_sessions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_of_student('sessions');
CREATE TRIGGER media_items_count_added AFTER INSERT ON public.media_items FOR EACH ROW EXECUTE FUNCTION count_media_item_added();
CREATE TRIGGER media_items_count_moved AFTER UPDATE ON public.media_items FOR EACH ROW WHEN (((old.team_id IS DISTINCT FROM new.team_id) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)) OR (old.status <> new.status) OR (old.bytes <> new.bytes))) EXECUTE FUNCTION count_media_item_moved();
CREATE TRIGGER media_items_count_removed AFTER DELETE ON public.media_items FOR EACH ROW EXECUTE FUNCTION count_media_item_removed();
CREATE TRIGGER media_items_move_on BEFORE UPDATE ON public.media_items FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION media_item_moves_on();
CREATE TRIGGER memberships_family_left AFTER DELETE ON public.memberships FOR EACH ROW EXECUTE FUNCTION family_left();
CREATE CONSTRAINT TRIGGER memberships_keep_an_administrator AFTER DELETE OR UPDATE ON public.memberships NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN ((old.role = 'admin'::text)) EXECUTE FUNCTION keep_an_administrator();
CREATE CONSTRAINT TRIGGER memberships_keep_few AFTER INSERT ON public.memberships NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION keep_memberships_few();
CREATE CONSTRAINT TRIGGER memberships_keep_to_the_seats AFTER INSERT ON public.memberships NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION keep_to_the_seats();
CREATE TRIGGER memberships_revoke_keys AFTER DELETE OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION revoke_keys_of_members();
CREATE TRIGGER memberships_version_added AFTER INSERT ON public.memberships REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION memberships_added();
CREATE TRIGGER memberships_version_changed AFTER DELETE OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION membership_changed();
CREATE TRIGGER memberships_weekly_mails AFTER DELETE ON public.memberships FOR EACH ROW EXECUTE FUNCTION drop_weekly_mails('member');
CREATE TRIGGER oauth_grants_note_client AFTER INSERT ON public.oauth_grants FOR EACH ROW EXECUTE FUNCTION note_client_allowed();
CREATE TRIGGER oauth_grants_revoke_keys AFTER DELETE ON public.oauth_grants FOR EACH ROW EXECUTE FUNCTION revoke_keys_of_grant();
CREATE TRIGGER organizations_keep_an_open_ledger BEFORE DELETE ON public.organizations FOR EACH ROW WHEN (((old.credits_balance > 0) OR (old.reserved_credits > 0))) EXECUTE FUNCTION keep_an_open_ledger();
CREATE TRIGGER organizations_signup_credits AFTER INSERT ON public.organizations FOR EACH ROW EXECUTE FUNCTION grant_signup_credits();
CREATE TRIGGER organizations_suspension_changed AFTER UPDATE OF suspended_reason ON public.organizations FOR EACH ROW WHEN ((old.suspended_reason IS DISTINCT FROM new.suspended_reason)) EXECUTE FUNCTION suspension_changed();
CREATE TRIGGER organizations_want_recharge AFTER UPDATE OF credits_balance, auto_recharge_enabled ON public.organizations FOR EACH ROW WHEN ((new.auto_recharge_enabled AND (new.credits_balance < new.auto_recharge_threshold))) EXECUTE FUNCTION want_recharge();
CREATE TRIGGER students_added BEFORE INSERT ON public.students FOR EACH ROW EXECUTE FUNCTION principal_added('student');
CREATE TRIGGER students_counted AFTER INSERT ON public.students FOR EACH ROW EXECUTE FUNCTION start_student_counts();
CREATE TRIGGER students_removed AFTER DELETE ON public.students FOR EACH ROW EXECUTE FUNCTION principal_removed();
CREATE TRIGGER students_replayed AFTER DELETE ON public.students FOR EACH ROW EXECUTE FUNCTION forget_replays_of_few();
CREATE TRIGGER team_students_checked AFTER INSERT ON public.team_students REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_family_as_group();
CREATE TRIGGER users_added BEFORE INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION principal_added('user');
CREATE TRIGGER users_forgotten_in_deleted AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION forget_person_in_deleted();
CREATE TRIGGER users_removed AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION principal_removed();
CREATE TRIGGER web_sessions_changed AFTER DELETE ON public.web_sessions FOR EACH ROW EXECUTE FUNCTION credential_changed('user_id');

create policy everybody on access_tokens for all to learn_identity using (true);
create policy tenant on api_key_secrets for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on api_keys for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on archived_decisions for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on archived_decisions for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on asked_questions for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on asked_questions for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on assignment_files for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy giver on assignment_files for insert to learn_app using () with check (((EXISTS ( SELECT
   FROM assignments a
  WHERE ((a.id = assignment_files.assignment_id) AND (a.organization_id = assignment_files.organization_id) AND (a.student_id = assignment_files.student_id) AND (a.created_at = assignment_files.created_at)))) AND (EXISTS ( SELECT
   FROM media_items i
  WHERE ((i.id = assignment_files.media_item_id) AND (i.organization_id = assignment_files.organization_id) AND (i.status = 'ready'::text) AND (i.deleted_at IS NULL))))));
create policy tenant on assignment_files for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on assignments for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on assignments for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on audit_event_counts for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy own on audit_events for insert to learn_identity using () with check ((organization_id IS NULL));
create policy student on audit_events for insert to learn_identity using () with check (((actor_kind = 'student'::text) AND (EXISTS ( SELECT
   FROM student_credentials c
  WHERE ((c.student_id = audit_events.principal_id) AND (c.organization_id = audit_events.organization_id))))));
create policy tenant on audit_events for all to learn_app using (((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])) OR ((organization_id IS NULL) AND (user_id = ( SELECT current_principal() AS current_principal)))));
create policy worker on audit_events for insert to learn_worker using () with check ((actor_kind = 'provider'::text));
create policy client on consents for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on consents for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on credit_entries for select to learn_app using ((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])));
create policy tenant on credit_entries for select to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on credit_grants for select to learn_app using ((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])));
create policy tenant on credit_grants for select to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on credit_reservations for select to learn_app using ((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])));
create policy tenant on credit_reservations for select to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on credit_usage for select to learn_app using ((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])));
create policy tenant on credit_usage for select to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy everybody on email_changes for all to learn_identity using (true);
create policy client on entitlements for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on entitlements for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on families for all to learn_app using (((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (team_id = ANY (( SELECT client_teams() AS client_teams)::uuid[]))));
create policy tenant on families for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on guardians for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on guardians for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy caller on idempotent_answers for all to learn_app using ((principal_id = ( SELECT current_principal() AS current_principal)));
create policy tenant on invitation_counts for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on invitation_mails for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on invitations for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on jobs for select to learn_app using (((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR ((( SELECT current_principal() AS current_principal) = principal_id) OR (( SELECT current_principal() AS current_principal) = id))));
create policy tenant on jobs for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on learn_attempts for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on learn_attempts for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on learn_decisions for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on learn_decisions for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy everybody on learn_mail_preferences for all to learn_identity using (true);
create policy own on learn_mail_preferences for all to learn_app using ((user_id = ( SELECT current_principal() AS current_principal)));
create policy client on learn_notes for all to learn_app using (((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR ((student_id = ANY (( SELECT client_students() AS client_students)::uuid[])) AND (shared_with_guardians OR (written_by_user_id = ( SELECT current_principal() AS current_principal))))));
create policy tenant on learn_notes for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on learn_paper_questions for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on learn_paper_questions for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on learn_papers for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on learn_papers for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on learn_sessions for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on learn_sessions for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on learn_settings for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on lessons_seen for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on lessons_seen for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on media_counts for all to learn_app using (
CASE
    WHEN (team_id IS NULL) THEN (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[]))
    ELSE ((organization_id = ANY (( SELECT administered_organizations() AS administered_organizations)::uuid[])) OR (team_id = ANY (( SELECT own_teams() AS own_teams)::uuid[])))
END);
create policy tenant on media_counts for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on media_items for all to learn_app using (
CASE
    WHEN (team_id IS NULL) THEN (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[]))
    ELSE ((organization_id = ANY (( SELECT administered_organizations() AS administered_organizations)::uuid[])) OR (team_id = ANY (( SELECT own_teams() AS own_teams)::uuid[])))
END);
create policy tenant on media_items for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy item on media_renditions for all to learn_app using ((EXISTS ( SELECT
   FROM media_items i
  WHERE ((i.id = media_renditions.item_id) AND (i.organization_id = media_renditions.organization_id)))));
create policy tenant on media_renditions for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy item on media_uploads for all to learn_app using ((EXISTS ( SELECT
   FROM media_items i
  WHERE ((i.id = media_uploads.item_id) AND (i.organization_id = media_uploads.organization_id)))));
create policy tenant on media_uploads for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on memberships for select to learn_app using (((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (principal_id = ( SELECT current_principal() AS current_principal)) OR (EXISTS ( SELECT
   FROM team_members
  WHERE (team_members.membership_id = memberships.id)))));
create policy tenant on memberships for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy everybody on oauth_grants for all to learn_identity using (true);
create policy own on oauth_grants for all to learn_app using ((user_id = ( SELECT current_principal() AS current_principal)));
create policy client on open_misconceptions for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on open_misconceptions for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on organizations for all to learn_app using ((id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy worker on organizations for all to learn_worker using (true);
create policy client on outlooks for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on outlooks for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy worker on payments for select to learn_worker using (true);
create policy client on policy_replays for all to learn_app using ((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])));
create policy own_job on policy_replays for insert to learn_app using () with check ((EXISTS ( SELECT
   FROM jobs j
  WHERE ((j.id = policy_replays.id) AND (j.organization_id = policy_replays.organization_id)))));
create policy tenant on policy_replays for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on projections for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on projections for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy worker on recharges for all to learn_worker using (true);
create policy client on replayed_decisions for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy logged on replayed_decisions for insert to learn_app using () with check (((EXISTS ( SELECT
   FROM learn_decisions d
  WHERE ((d.id = replayed_decisions.decision_id) AND (d.student_id = replayed_decisions.student_id) AND (d.created_at = replayed_decisions.created_at)))) AND (EXISTS ( SELECT
   FROM policy_replays r
  WHERE ((r.id = replayed_decisions.replay_id) AND (r.organization_id = replayed_decisions.organization_id))))));
create policy tenant on replayed_decisions for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on student_counts for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on student_counts for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on student_credentials for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy everybody on student_credentials for all to learn_identity using (true);
create policy tenant on student_credentials for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on student_days for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on student_days for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on student_weeks for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on student_weeks for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on students for all to learn_app using (((id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on students for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on team_members for select to learn_app using (((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (team_id = ANY (( SELECT client_teams() AS client_teams)::uuid[]))));
create policy tenant on team_members for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on team_students for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy client_team on team_students for select to learn_app using (((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (team_id = ANY (( SELECT client_teams() AS client_teams)::uuid[]))));
create policy tenant on team_students for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on teams for select to learn_app using (((organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (id = ANY (( SELECT client_teams() AS client_teams)::uuid[]))));
create policy tenant on teams for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy client on topic_marks for all to learn_app using (((student_id = ( SELECT current_principal() AS current_principal)) OR (organization_id <> ALL (( SELECT client_organizations() AS client_organizations)::uuid[])) OR (student_id = ANY (( SELECT client_students() AS client_students)::uuid[]))));
create policy tenant on topic_marks for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
create policy tenant on topic_settings for all to learn_app using ((organization_id = ANY (( SELECT current_organizations() AS current_organizations)::uuid[])));
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
grant delete, insert, select on learn_notes to learn_app;
grant delete, insert, select on media_items to learn_app;
grant delete, insert, select on open_misconceptions to learn_app;
grant delete, insert, select on organizations to learn_app;
grant delete, insert, select on team_members to learn_app;
grant delete, insert, select on team_students to learn_app;
grant delete, insert, select, update on api_keys to learn_app;
grant delete, insert, select, update on invitations to learn_app;
grant delete, insert, select, update on media_uploads to learn_app;
grant delete, insert, select, update on memberships to learn_app;
grant delete, insert, select, update on outlooks to learn_app;
grant delete, insert, select, update on student_days to learn_app;
grant delete, insert, select, update on student_weeks to learn_app;
grant delete, insert, select, update on students to learn_app;
grant delete, insert, select, update on teams to learn_app;
grant insert on mails to learn_app;
grant insert on organization_deletions to learn_app;
grant insert on student_credentials to learn_app;
grant insert, select on assignment_files to learn_app;
grant insert, select on audit_events to learn_app;
grant insert, select on consents to learn_app;
grant insert, select on families to learn_app;
grant insert, select on guardians to learn_app;
grant insert, select on learn_attempts to learn_app;
grant insert, select on learn_decisions to learn_app;
grant insert, select on learn_paper_questions to learn_app;
grant insert, select on learn_papers to learn_app;
grant insert, select on learn_sessions to learn_app;
grant insert, select on lessons_seen to learn_app;
grant insert, select on media_renditions to learn_app;
grant insert, select on policy_replays to learn_app;
grant insert, select on replayed_decisions to learn_app;
grant insert, select, update on asked_questions to learn_app;
grant insert, select, update on assignments to learn_app;
grant insert, select, update on entitlements to learn_app;
grant insert, select, update on invitation_mails to learn_app;
grant insert, select, update on jobs to learn_app;
grant insert, select, update on learn_mail_preferences to learn_app;
grant insert, select, update on learn_settings to learn_app;
grant insert, select, update on projections to learn_app;
grant insert, select, update on topic_marks to learn_app;
grant insert, select, update on topic_settings to learn_app;
grant select (address, created_at, expires_at, id, last_used_at, user_agent, user_id) on web_sessions to learn_app;
grant select (api_key_id, expires_at, organization_id) on api_key_secrets to learn_app;
grant select (client_id, client_name, created_at, expires_at, id, last_used_at, resources, scopes, user_id) on oauth_grants to learn_app;
grant select (created_at, email, id) on users to learn_app;
grant select (credential_version, id, membership_version) on principals to learn_app;
grant select (organization_id, pin_set, student_id, updated_at, username) on student_credentials to learn_app;
grant select on archived_decisions to learn_app;
grant select on audit_event_counts to learn_app;
grant select on credit_entries to learn_app;
grant select on credit_grants to learn_app;
grant select on credit_reservations to learn_app;
grant select on credit_usage to learn_app;
grant select on invitation_counts to learn_app;
grant select on media_counts to learn_app;
grant select on student_counts to learn_app;
grant update (alt_text, deleted_at, folder, name, purge_at, reason, searched, sha256, status, tags, team_id, updated_at) on media_items to learn_app;
grant update (answer, answered_at, is_flagged, is_right, misconception) on learn_paper_questions to learn_app;
grant update (answer, expires_at, fingerprint) on idempotent_answers to learn_app;
grant update (attempt_id) on learn_decisions to learn_app;
grant update (attempts, decisions, ended_at, open_decision_id, right_answers, wrong_in_a_row) on learn_sessions to learn_app;
grant update (auto_recharge_amount, auto_recharge_daily_limit, auto_recharge_enabled, auto_recharge_failures, auto_recharge_threshold, billing_email, name, onboarding_data, provider_customer_id, updated_at) on organizations to learn_app;
grant update (confirmed_at, confirmed_by_user_id, withdrawn_at, withdrawn_by_user_id, wording) on consents to learn_app;
grant update (expires_at) on api_key_secrets to learn_app;
grant update (few, outcome) on policy_replays to learn_app;
grant update (made_at, template_id, times) on open_misconceptions to learn_app;
grant update (pin_hash, updated_at, username, username_folded) on student_credentials to learn_app;
grant update (seen_at) on lessons_seen to learn_app;
grant update (shared_with_guardians, text, updated_at) on learn_notes to learn_app;
grant update (submitted_at) on learn_papers to learn_app;

grant execute on function accept_guardianship(uuid,timestamp with time zone) to learn_app;
grant execute on function add_partitions() to learn_worker;
grant execute on function administered_organizations() to learn_app;
grant execute on function admit_student(uuid,text) to learn_identity;
grant execute on function archive_decisions(uuid,uuid[],bytea) to learn_worker;
grant execute on function attempts_added() to public;
grant execute on function await_replay(pg_lsn,uuid,integer) to learn_app;
grant execute on function begin_media_processing(uuid) to learn_worker;
grant execute on function begin_wal_era() to learn_worker;
grant execute on function billing_addresses(uuid) to learn_worker;
grant execute on function change_email(uuid,text) to learn_identity;
grant execute on function claim_request(uuid,text,text,timestamp with time zone) to learn_app;
grant execute on function client_organizations() to learn_app;
grant execute on function client_students() to learn_app;
grant execute on function client_teams() to learn_app;
grant execute on function close_account(timestamp with time zone) to learn_app;
grant execute on function close_credits(uuid,timestamp with time zone) to learn_app;
grant execute on function count_audit_events_added() to public;
grant execute on function count_decisions(uuid,timestamp with time zone,timestamp with time zone) to learn_app;
grant execute on function count_invitations_added() to public;
grant execute on function count_invitations_changed() to public;
grant execute on function count_invitations_removed() to public;
grant execute on function count_mail(bytea,timestamp with time zone,integer) to learn_app;
grant execute on function count_media_item_added() to public;
grant execute on function count_media_item_moved() to public;
grant execute on function count_media_item_removed() to public;
grant execute on function count_of_student() to public;
grant execute on function credential_changed() to public;
grant execute on function credit_entry_hash(bytea,credit_entries) to public;
grant execute on function credit_entry_id(uuid,bigint,timestamp with time zone) to public;
grant execute on function current_organizations() to public;
grant execute on function current_principal() to public;
grant execute on function decisions_added() to public;
grant execute on function deliver_job(uuid,timestamp with time zone,timestamp with time zone) to learn_app;
grant execute on function end_media_processing(uuid,text,text,text,bigint,integer,integer,text,timestamp with time zone) to learn_worker;
grant execute on function end_media_upload(uuid,text,timestamp with time zone) to learn_worker;
grant execute on function enter_scope(uuid,uuid,bigint,bigint,boolean) to learn_app;
grant execute on function erase_due_student(uuid,bytea,uuid,timestamp with time zone) to learn_worker;
grant execute on function erase_inactive_student(uuid,bytea,uuid,timestamp with time zone) to learn_worker;
grant execute on function erase_student(uuid,bytea,uuid,timestamp with time zone) to learn_app;
grant execute on function expire_invitations(timestamp with time zone,integer) to learn_app;
grant execute on function extend_reservation(uuid,timestamp with time zone,timestamp with time zone) to learn_app;
grant execute on function fail_lost_jobs(timestamp with time zone,timestamp with time zone,integer) to learn_worker;
grant execute on function family_left() to public;
grant execute on function find_credential(bytea) to learn_app;
grant execute on function find_credential(bytea) to learn_identity;
grant execute on function find_decisions_to_archive(timestamp with time zone) to learn_worker;
grant execute on function find_deleted_with_media(integer) to learn_worker;
grant execute on function find_due_erasures(timestamp with time zone,integer) to learn_worker;
grant execute on function find_expired_media_uploads(timestamp with time zone,integer) to learn_worker;
grant execute on function find_inactive_students(timestamp with time zone,integer) to learn_worker;
grant execute on function find_media_to_process(timestamp with time zone,boolean,integer,integer) to learn_worker;
grant execute on function find_media_upload(uuid) to learn_worker;
grant execute on function find_partitions_ahead() to learn_worker;
grant execute on function forget_deleted_organizations(timestamp with time zone,integer) to learn_worker;
grant execute on function forget_ended_secrets(timestamp with time zone,integer) to learn_app;
grant execute on function forget_idempotent_answers(timestamp with time zone,integer) to learn_app;
grant execute on function forget_mail_counts(timestamp with time zone,integer) to learn_app;
grant execute on function forget_replays_of_few() to public;
grant execute on function grant_has_keys(uuid) to learn_identity;
grant execute on function grant_signup_credits() to public;
grant execute on function groups_of_student(uuid) to learn_app;
grant execute on function guarded_organizations(uuid) to learn_app;
grant execute on function guardian_addresses(uuid) to learn_app;
grant execute on function has_moved(text) to public;
grant execute on function hold_account() to learn_app;
grant execute on function hold_for(uuid,uuid) to learn_app;
grant execute on function home_organization() to learn_app;
grant execute on function is_media_upload(uuid,uuid) to learn_worker;
grant execute on function is_still_valid(uuid,timestamp with time zone) to learn_app;
grant execute on function keep_an_administrator() to public;
grant execute on function keep_an_open_ledger() to public;
grant execute on function keep_deleted_organization(uuid,timestamp with time zone) to learn_app;
grant execute on function keep_keys_few() to public;
grant execute on function keep_memberships_few() to public;
grant execute on function keep_to_the_seats() to public;
grant execute on function key_reaches_beyond(uuid) to learn_app;
grant execute on function key_role(uuid) to learn_app;
grant execute on function look_up_invitation(uuid) to learn_app;
grant execute on function media_given(uuid[]) to learn_app;
grant execute on function media_item_moves_on() to public;
grant execute on function media_of_deleted_is_removed(uuid,timestamp with time zone) to learn_worker;
grant execute on function media_reserved(media_items) to public;
grant execute on function media_room(uuid) to learn_app;
grant execute on function media_trigrams(uuid,text) to public;
grant execute on function media_upload_goes_on(uuid,timestamp with time zone) to learn_worker;
grant execute on function media_used(media_items) to public;
grant execute on function membership_changed() to public;
grant execute on function memberships_added() to public;
grant execute on function moved_to(uuid[]) to learn_app;
grant execute on function note_account_change(uuid,text,timestamp with time zone) to learn_app;
grant execute on function note_account_change(uuid,text,timestamp with time zone) to learn_identity;
grant execute on function note_client_allowed() to public;
grant execute on function note_client_used() to public;
grant execute on function note_grant_of_key() to public;
grant execute on function own_memberships() to learn_app;
grant execute on function own_teams() to learn_app;
grant execute on function post_reservation(uuid,bigint,timestamp with time zone) to learn_app;
grant execute on function postpone_media_processing(uuid,timestamp with time zone,boolean,boolean) to learn_worker;
grant execute on function principal_added() to public;
grant execute on function principal_removed() to public;
grant execute on function purge_due_media(timestamp with time zone,integer) to learn_worker;
grant execute on function quarter_from(timestamp with time zone,integer) to public;
grant execute on function read_metrics(timestamp with time zone) to learn_worker;
grant execute on function readmit_student(uuid,bytea) to learn_app;
grant execute on function record_media_thumbnail(uuid,uuid,uuid,text,integer,text,integer,integer,integer,bigint,text,timestamp with time zone) to learn_worker;
grant execute on function record_payment(text,uuid,text,bigint,text,bigint,uuid,integer,timestamp with time zone,timestamp with time zone) to learn_worker;
grant execute on function record_uses(uuid[],timestamp with time zone[]) to learn_app;
grant execute on function refuse_change_of_ledger() to public;
grant execute on function refuse_overtaken() to learn_app;
grant execute on function register_client(text,jsonb,integer) to learn_identity;
grant execute on function remove_failed_media(timestamp with time zone,timestamp with time zone,integer) to learn_worker;
grant execute on function remove_viewer(uuid,uuid,timestamp with time zone) to learn_app;
grant execute on function renew_pin_hash(uuid,text,text) to learn_identity;
grant execute on function request_email_change(text,bytea,bytea,timestamp with time zone) to learn_app;
grant execute on function require_person() to public;
grant execute on function reserve_credits(uuid,uuid,uuid,text,bytea,bigint,timestamp with time zone,timestamp with time zone) to learn_app;
grant execute on function revoke_keys_of_grant() to public;
grant execute on function revoke_keys_of_members() to public;
grant execute on function search_media(uuid[],text,integer) to learn_app;
grant execute on function settle_due_credits(timestamp with time zone,integer) to learn_worker;
grant execute on function settle_payment(text,bigint,bigint,uuid,timestamp with time zone) to learn_worker;
grant execute on function share_guardianship(uuid,timestamp with time zone) to learn_app;
grant execute on function smallest_id(timestamp with time zone) to public;
grant execute on function start_student_counts() to public;
grant execute on function student_viewers(uuid,timestamp with time zone) to learn_app;
grant execute on function submit_due_papers(timestamp with time zone,integer) to learn_worker;
grant execute on function suspension_changed() to public;
grant execute on function take_unused_media_objects(timestamp with time zone,integer) to learn_worker;
grant execute on function time_of_id(uuid) to public;
grant execute on function void_reservation(uuid,timestamp with time zone) to learn_app;
grant execute on function wal_position() to learn_app;
grant execute on function wal_position() to learn_worker;
grant execute on function want_media_object(uuid,text,bigint,timestamp with time zone) to learn_worker;
grant execute on function want_recharge() to public;
grant execute on function weekly_organizations() to learn_app;
