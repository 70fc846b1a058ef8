-- Children, their guardians and tutors, their answers, and why each next step was chosen. Only `students`,
-- `student_credentials` and `guardians` contain names; the records of learning contain only ids.

-- The team of a parent's children in an organization. The parent may not have an account yet. `owner_user_id` is the
-- parent whom the organization was created for, and `owner_left` says whether they have left it since.
create table families (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  team_id uuid not null,
  parent_email text not null check (parent_email = lower(parent_email)),
  owner_user_id uuid references users on delete cascade,
  owner_left boolean not null default false,
  created_at timestamptz(3) not null,
  unique (organization_id, parent_email),
  foreign key (team_id, organization_id) references teams (id, organization_id) on delete cascade
);
create unique index families_own on families (owner_user_id) where not owner_left;
create index families_by_team on families (team_id);

-- How a child signs in. Usernames are unique across the whole server, regardless of case.
create table student_credentials (
  student_id uuid primary key,
  organization_id uuid not null,
  username text not null check (char_length(username) between 1 and 128),
  username_folded text not null,
  pin_hash text not null,
  updated_at timestamptz(3) not null,
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);
create unique index student_credentials_username on student_credentials (username_folded);

-- Failed sign-ins with a username, from one network or from anywhere ('*'). The username may not exist, so only its
-- keyed hash is stored.
create table student_sign_in_tries (
  username_hash bytea not null check (octet_length(username_hash) = 32),
  network text not null,
  tries integer not null,
  locked_until timestamptz(3),
  -- When this child last signed in from this network, if ever: a class is not locked out by a stranger behind its address.
  signed_in_at timestamptz(3),
  updated_at timestamptz(3) not null,
  primary key (username_hash, network)
);
create index student_sign_in_tries_updated on student_sign_in_tries (updated_at);
create index student_sign_in_tries_failed on student_sign_in_tries (network, updated_at) where tries > 0;
create index student_sign_in_tries_signed_in on student_sign_in_tries (network, signed_in_at) where signed_in_at is not null;

-- A guardian's consent to recording a child's learning, with its wording. If an organization's key recorded it, it rests
-- on the organization's word until the guardian confirms it.
create table consents (
  id uuid primary key,
  organization_id uuid not null,
  student_id uuid not null,
  given_by_user_id uuid not null,
  wording text not null,
  given_at timestamptz(3) not null,
  confirmed_by_user_id uuid,
  confirmed_at timestamptz(3),
  withdrawn_by_user_id uuid,
  withdrawn_at timestamptz(3),
  check ((confirmed_at is null) = (confirmed_by_user_id is null)),
  check ((withdrawn_at is null) = (withdrawn_by_user_id is null)),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);
create unique index consents_one_given on consents (student_id) where withdrawn_at is null;
create index consents_by_student on consents (student_id, given_at);

create table entitlements (
  student_id uuid primary key,
  organization_id uuid not null,
  plan text not null check (char_length(plan) between 1 and 64),
  status text not null check (status in ('trialing', 'active', 'paused', 'ended')),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) check (ends_at >= starts_at),
  subject_ids text[] not null check (cardinality(subject_ids) > 0
    and subject_ids <@ array['maths', 'english', 'verbal-reasoning', 'non-verbal-reasoning']),
  updated_at timestamptz(3) not null,
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);

create table learn_settings (
  organization_id uuid primary key references organizations on delete cascade,
  require_published_content boolean not null default true,
  -- Children who have not learned for this long are erased.
  erase_inactive_days integer check (erase_inactive_days between 30 and 3650),
  -- The share of children for whom the newest version of the policy decides.
  new_policy_percent integer not null default 100 check (new_policy_percent between 0 and 100),
  -- When this organization was last checked for such children.
  swept_at timestamptz(3),
  updated_at timestamptz(3) not null
);

-- Contains only topics that an organization has changed. All others are shown, with published lessons.
create table topic_settings (
  organization_id uuid not null references organizations on delete cascade,
  topic_id text not null check (char_length(topic_id) between 1 and 128),
  hidden boolean not null,
  lesson_published boolean not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, topic_id)
);

-- A learning session. A child has one at a time.
create table learn_sessions (
  id uuid primary key,
  organization_id uuid not null,
  student_id uuid not null,
  session_type text not null check (session_type in ('diagnostic', 'lesson', 'mini-test', 'test', 'practice')),
  subject_ids text[] not null,
  allowed_action_types text[] not null,
  excluded_candidate_ids text[] not null,
  decisions integer not null default 0,
  attempts integer not null default 0,
  right_answers integer not null default 0,
  wrong_in_a_row integer not null default 0,
  -- The decision that is waiting for an answer.
  open_decision_id uuid,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  unique (id, student_id),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
) with (fillfactor = 70);
create unique index learn_sessions_one_open on learn_sessions (student_id) where ended_at is null;
create index learn_sessions_by_started_at on learn_sessions (organization_id, started_at, id);
create index learn_sessions_by_student on learn_sessions (student_id, started_at, id);

create table assignments (
  id uuid primary key,
  organization_id uuid not null,
  student_id uuid not null,
  assigned_by_user_id uuid not null,
  action_type text not null check (action_type in ('lesson', 'mini-test', 'test', 'practice')),
  topic_id text not null check (char_length(topic_id) between 1 and 128),
  note text check (char_length(note) <= 500),
  wanted integer not null check (wanted between 1 and 50),
  done integer not null default 0 check (done between 0 and wanted),
  status text not null default 'open' check (status in ('open', 'done', 'canceled')),
  due_at timestamptz(3),
  created_at timestamptz(3) not null,
  closed_at timestamptz(3),
  check ((status = 'open') = (closed_at is null)),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);
create index assignments_by_created_at on assignments (organization_id, created_at, id);
create index assignments_by_student on assignments (student_id, created_at, id);
create index assignments_open on assignments (student_id, created_at, id) where status = 'open';

-- Why each step was chosen: the published record (`record`), and its inputs (`view` and `seed`), from which it can be
-- reproduced. Written once; only the resulting answer is added later.
create table learn_decisions (
  id uuid primary key,
  organization_id uuid not null,
  student_id uuid not null,
  session_id uuid not null,
  position integer not null check (position >= 0),
  action_type text not null check (action_type in ('lesson', 'mini-test', 'test', 'practice', 'break')),
  algorithm_id text not null check (algorithm_id in ('mastery_policy_v0', 'projection_fallback_v0')),
  target_id text not null,
  question_id text check (char_length(question_id) between 1 and 128),
  assignment_id uuid,
  attempt_id uuid,
  -- A rule decided, without any randomness.
  deterministic boolean not null,
  -- The rule that decided.
  rule text check (rule in ('tutor_assigned', 'fatigue_guardrail', 'content_fallback')),
  seed bigint not null check (seed >= 0),
  -- JSON, compressed by the server.
  record bytea not null,
  view bytea not null,
  -- A summary of the random choice, with which replays evaluate other policies.
  weighed bytea,
  model_version text not null,
  content_version text not null,
  created_at timestamptz(3) not null,
  unique (session_id, position),
  check (deterministic = (rule is not null)),
  check (deterministic = (weighed is null)),
  foreign key (session_id, student_id) references learn_sessions (id, student_id) on delete cascade,
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);
-- All of them fit into the row. Moved out of it, they would have to be written and looked up separately.
alter table learn_decisions alter column record set storage external, alter column view set storage external,
  alter column weighed set storage plain, set (toast_tuple_target = 8160);
create index learn_decisions_by_created_at on learn_decisions (organization_id, created_at, id);
-- Replays read a child's decisions from this index alone, because the rows of one child are scattered over many pages.
-- `weighed` covers at most ten candidates, so it fits into the index.
create index learn_decisions_by_student on learn_decisions (student_id, created_at, id)
  include (organization_id, algorithm_id, rule, weighed);

-- Answers. A child's attempts are numbered, because mastery is computed from them in order.
create table learn_attempts (
  id uuid primary key,
  organization_id uuid not null,
  student_id uuid not null,
  number integer not null check (number > 0),
  session_id uuid not null,
  decision_id uuid not null unique references learn_decisions on delete cascade,
  topic_id text not null,
  question_id text not null check (char_length(question_id) between 1 and 128),
  difficulty double precision not null,
  -- Null if the child did not know the answer.
  answer text,
  is_right boolean not null,
  misconception text,
  milliseconds integer check (milliseconds >= 0),
  score_before double precision not null,
  score_after double precision not null,
  answered_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  foreign key (session_id, student_id) references learn_sessions (id, student_id) on delete cascade,
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);
create unique index learn_attempts_numbered on learn_attempts (student_id, number);
create index learn_attempts_by_answered_at on learn_attempts (organization_id, answered_at, id);
-- Includes the columns that replays read.
create index learn_attempts_by_student on learn_attempts (student_id, answered_at, id)
  include (organization_id, topic_id, is_right, score_after);
create index learn_attempts_by_session on learn_attempts (session_id, number);
create index learn_attempts_by_question on learn_attempts (student_id, question_id);

-- A child's mastery, computed from their attempts alone and reproducible byte for byte. It is out of date if an attempt
-- is missing or a different model version computed it.
create table projections (
  student_id uuid primary key,
  organization_id uuid not null,
  model_version text not null,
  attempts integer not null check (attempts >= 0),
  as_of timestamptz(3) not null,
  state bytea not null,
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
) with (fillfactor = 50);

-- When each lesson last came up.
create table lessons_seen (
  student_id uuid not null,
  topic_id text not null,
  organization_id uuid not null,
  seen_at timestamptz(3) not null,
  primary key (student_id, topic_id),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);

-- Known mistakes that a child has made, until an answer shows that they are gone. The sentences about them belong to the
-- content.
create table open_misconceptions (
  student_id uuid not null,
  topic_id text not null,
  name text not null,
  organization_id uuid not null,
  times integer not null default 1 check (times > 0),
  made_at timestamptz(3) not null,
  primary key (student_id, topic_id, name),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);

-- The last questions that a child was asked from each template, newest first, as hashes of what they ask. They keep the
-- same question from coming again too soon.
create table asked_questions (
  student_id uuid not null,
  template_id text not null,
  organization_id uuid not null,
  asked integer[] not null check (cardinality(asked) between 1 and 50),
  primary key (student_id, template_id),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
) with (fillfactor = 70);

-- Counts for each child, updated with every insert. A total is the sum over the children whom the caller may see.
create table student_counts (
  student_id uuid primary key,
  organization_id uuid not null,
  sessions bigint not null default 0,
  decisions bigint not null default 0,
  attempts bigint not null default 0,
  assignments bigint not null default 0,
  papers bigint not null default 0,
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
) with (fillfactor = 50);
create index student_counts_by_organization on student_counts (organization_id);

create function start_student_counts() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into student_counts (student_id, organization_id) values (new.id, new.organization_id);
  return null;
end $$;
create trigger students_counted after insert on students for each row execute function start_student_counts();

-- The trigger's argument is the column to count in.
create function count_of_student() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update student_counts kept set
    sessions = sessions + case tg_argv[0] when 'sessions' then more.count else 0 end,
    decisions = decisions + case tg_argv[0] when 'decisions' then more.count else 0 end,
    attempts = attempts + case tg_argv[0] when 'attempts' then more.count else 0 end,
    assignments = assignments + case tg_argv[0] when 'assignments' then more.count else 0 end,
    papers = papers + case tg_argv[0] when 'papers' then more.count else 0 end
  from (select student_id, count(*) from added group by student_id) more where kept.student_id = more.student_id;
  return null;
end $$;
create trigger learn_sessions_counted after insert on learn_sessions
  referencing new table as added for each statement execute function count_of_student('sessions');
create trigger learn_decisions_counted after insert on learn_decisions
  referencing new table as added for each statement execute function count_of_student('decisions');
create trigger learn_attempts_counted after insert on learn_attempts
  referencing new table as added for each statement execute function count_of_student('attempts');
create trigger assignments_counted after insert on assignments
  referencing new table as added for each statement execute function count_of_student('assignments');

-- The tables about children belong to their organization. Clients see the children in their teams, and children see
-- themselves.
do $$
declare
  name text;
begin
  foreach name in array array['student_credentials', 'guardians', 'consents', 'entitlements', 'learn_sessions', 'assignments',
    'learn_decisions', 'learn_attempts', 'projections', 'lessons_seen', 'open_misconceptions', 'asked_questions',
    'student_counts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I for all to learn_app
      using (organization_id = any ((select current_organizations())::uuid[]))', name);
    execute format('create policy client on %I as restrictive for all to learn_app
      using (student_id = (select current_principal()) or organization_id <> all ((select client_organizations())::uuid[])
        or student_id = any ((select client_students())::uuid[]))', name);
  end loop;
end $$;

alter table families enable row level security;
alter table learn_settings enable row level security;
alter table topic_settings enable row level security;
create policy tenant on families for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy client on families as restrictive for all to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]) or team_id = any ((select client_teams())::uuid[]));
create policy tenant on learn_settings for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on topic_settings for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy everybody on student_credentials for all to learn_identity using (true);
-- A child's sign-in is recorded in their organization's audit log.
create policy student on audit_events for insert to learn_identity
  with check (actor_kind = 'student' and exists (
    select from student_credentials c
    where c.student_id = audit_events.principal_id and c.organization_id = audit_events.organization_id));

grant select, insert on families, guardians, consents to learn_app;
grant update (withdrawn_at, withdrawn_by_user_id) on consents to learn_app;
grant select (student_id, organization_id, username, updated_at), insert, update (pin_hash, updated_at) on student_credentials to learn_app;
grant select, insert, update on entitlements, learn_settings, topic_settings, assignments, projections, asked_questions
  to learn_app;
grant select, insert on learn_sessions, learn_decisions, learn_attempts, lessons_seen to learn_app;
grant update (seen_at) on lessons_seen to learn_app;
grant select, insert, delete, update (times, made_at) on open_misconceptions to learn_app;
grant update (decisions, attempts, right_answers, wrong_in_a_row, open_decision_id, ended_at) on learn_sessions to learn_app;
grant update (attempt_id) on learn_decisions to learn_app;
grant select on student_counts to learn_app;
grant select on student_credentials to learn_identity;
grant select, insert, update, delete on student_sign_in_tries to learn_identity;

-- The caller's own organization: a key's, or the one created by a family's first onboarding.
create function home_organization() returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id from api_keys where id = current_principal()
  union all
  select f.organization_id from families f
  join memberships m on m.organization_id = f.organization_id and m.principal_id = f.owner_user_id
  where f.owner_user_id = current_principal() and not f.owner_left
$$;

-- A parent who has left the family's organization gets a new one with the next child.
create function family_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update families set owner_left = true
    where organization_id = old.organization_id and owner_user_id = old.principal_id;
  return null;
end $$;
create trigger memberships_family_left after delete on memberships for each row execute function family_left();

-- What invited people may see before they are members. Only the token reveals the seed.
create function look_up_invitation(seed uuid)
returns table (
  id uuid, organization_id uuid, organization_name text, suspended_reason text, team_id uuid, team_name text,
  invited_by_email text, email text, role text, membership_type text, children integer, status text, expires_at timestamptz
)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, o.id, o.name, o.suspended_reason, t.id, t.name, u.email, i.email, i.role, i.membership_type,
    case when i.guardian then (
      select count(*)::integer from guardians g
      join students s on s.id = g.student_id
      join families f on f.team_id = s.team_id
      where g.user_id is null and f.organization_id = i.organization_id and f.parent_email = i.email
    ) else 0 end,
    i.status, i.expires_at
  from invitations i
  join organizations o on o.id = i.organization_id
  left join users u on u.id = i.invited_by_user_id
  left join teams t on t.id = i.team_id
  where i.token_seed = seed
$$;
revoke all on function look_up_invitation(uuid) from public;
grant execute on function look_up_invitation(uuid) to learn_app;

-- Makes the caller, who has just accepted an invitation, the guardian of the children whom the organization has added for
-- their address, and confirms the consents that rest on the organization's word. Returns the children.
create function accept_guardianship(organization uuid, at timestamptz) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  accepted uuid[];
begin
  perform refuse_other_tenant(organization);
  insert into team_members (team_id, membership_id, organization_id, created_at)
    select f.team_id, m.id, organization, at from users u
    join memberships m on m.principal_id = u.id and m.organization_id = organization
    join families f on f.organization_id = organization and f.parent_email = u.email
    where u.id = current_principal()
  on conflict do nothing;
  with linked as (
    update guardians g set user_id = u.id from students s, families f, users u
    where g.user_id is null and s.id = g.student_id and f.team_id = s.team_id and f.organization_id = organization
      and f.parent_email = u.email and u.id = current_principal()
    returning g.student_id
  )
  select coalesce(array_agg(student_id), '{}') into accepted from linked;
  update consents set confirmed_by_user_id = current_principal(), confirmed_at = at
    where student_id = any (accepted) and withdrawn_at is null and confirmed_at is null;
  return query select unnest(accepted);
end $$;

-- The addresses of the guardians of a team's children. Guardians need not be members, so policies would hide them.
create function guardian_addresses(team uuid) returns table (user_id uuid, email text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform refuse_other_tenant(organization_id) from teams where id = team;
  return query select distinct u.id, u.email from students s
    join guardians g on g.student_id = s.id join users u on u.id = g.user_id where s.team_id = team;
end $$;

-- The organization of a child whose PIN was just verified; null if the PIN has changed since, or the organization is
-- suspended. The PIN can't be changed until the end of the transaction.
create function admit_student(student uuid, proved_hash text) returns uuid
language sql security definer set search_path = public, pg_temp as $$
  select c.organization_id from student_credentials c join organizations o on o.id = c.organization_id
  where c.student_id = student and c.pin_hash = proved_hash and o.suspended_reason is null
  for share of c
$$;

-- Called when a guardian has set a new PIN: ends the child's sessions and resets the failed sign-ins.
create function readmit_student(student uuid, name_hash bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_other_tenant(organization_id) from students where id = student;
  if not found then return; end if; -- Never end tokens of anybody who is not a student.
  -- Waits for sign-ins in progress with the old PIN, so that they are signed out too.
  perform from student_credentials where student_id = student for update;
  delete from access_tokens where principal_id = student;
  delete from student_sign_in_tries where username_hash = name_hash;
end $$;

-- Find the audit events about a child and by a child, to erase them with the child.
create index audit_events_by_subject on audit_events (subject_id);
create index audit_events_by_student on audit_events (principal_id, created_at, id) where actor_kind = 'student';

-- Ends a family whose last child was erased: its files and its team are deleted, and invitations to them revoked. A parent's
-- own organization keeps the empty team for the next child. Returns whether the team is gone.
create function end_empty_family(team uuid, person uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;

-- Erases a child and every trace of them, and with the last child the family's team, which it returns. No row if the child
-- does not exist. The locks wait for changes in progress, in the order in which answering takes them: sessions before the
-- child's own row. Stored answers are encrypted, so those to all learning calls of everybody who could have called about
-- this child are deleted.
create function erase_student(student uuid, name_hash bytea, person uuid, at timestamptz) returns table (ended_team uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;

-- Children who have been inactive for longer than their organization keeps them. Checking a whole organization is slow,
-- so one server does it once an hour, or again immediately while there are more.
create function find_inactive_students(at timestamptz, at_most integer) returns table (id uuid, username text)
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;

-- Erases an inactive child, unless their row is locked or they have learned again.
create function erase_inactive_student(student uuid, name_hash bytea, event uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;

revoke all on function home_organization(), accept_guardianship(uuid, timestamptz), guardian_addresses(uuid), readmit_student(uuid, bytea),
  admit_student(uuid, text), erase_student(uuid, bytea, uuid, timestamptz),
  end_empty_family(uuid, uuid, timestamptz), find_inactive_students(timestamptz, integer),
  erase_inactive_student(uuid, bytea, uuid, timestamptz) from public;
grant execute on function admit_student(uuid, text) to learn_identity;
grant execute on function home_organization(), accept_guardianship(uuid, timestamptz), guardian_addresses(uuid), readmit_student(uuid, bytea),
  erase_student(uuid, bytea, uuid, timestamptz) to learn_app;
grant execute on function find_inactive_students(timestamptz, integer),
  erase_inactive_student(uuid, bytea, uuid, timestamptz) to learn_worker;
