-- Papers: fixed questions under exam conditions, with a clock. A paper is open until it is handed in or its time is up,
-- and a child has one open paper at a time.
create table learn_papers (
  id uuid primary key,
  organization_id uuid not null,
  student_id uuid not null,
  exam_family_id text not null check (char_length(exam_family_id) between 1 and 128),
  year_group text not null check (year_group in ('Year 4', 'Year 5', 'Year 6')),
  subject_ids text[] not null,
  -- The topics, difficulties and questions can be drawn again from these two.
  seed bigint not null check (seed between 0 and 4294967295),
  content_version text not null,
  questions smallint not null check (questions between 1 and 50),
  started_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > started_at),
  submitted_at timestamptz(3) check (submitted_at between started_at and ends_at),
  unique (id, student_id),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
) with (fillfactor = 70);
create unique index learn_papers_one_open on learn_papers (student_id) where submitted_at is null;
create index learn_papers_due on learn_papers (ends_at) where submitted_at is null;
create index learn_papers_by_started_at on learn_papers (organization_id, started_at, id);
create index learn_papers_by_student on learn_papers (student_id, started_at, id);

-- The questions of papers with the child's answers. An answer is graded when it is saved, so that handing in changes a
-- single row; the grade is shown only once the paper is handed in.
create table learn_paper_questions (
  paper_id uuid not null,
  position smallint not null check (position between 1 and 50),
  organization_id uuid not null,
  student_id uuid not null,
  topic_id text not null,
  question_id text not null check (char_length(question_id) between 1 and 128),
  answer text check (char_length(answer) between 1 and 200),
  is_flagged boolean not null default false,
  is_right boolean not null default false,
  misconception text,
  answered_at timestamptz(3),
  primary key (paper_id, position),
  check ((answer is null) = (answered_at is null)),
  check (answer is not null or (not is_right and misconception is null)),
  foreign key (paper_id, student_id) references learn_papers (id, student_id) on delete cascade,
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
) with (fillfactor = 70);
create unique index learn_paper_questions_by_question on learn_paper_questions (student_id, question_id, paper_id);

do $$
declare
  name text;
begin
  foreach name in array array['learn_papers', 'learn_paper_questions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I for all to learn_app
      using (organization_id = any ((select current_organizations())::uuid[]))', name);
    execute format('create policy client on %I as restrictive for all to learn_app
      using (student_id = (select current_principal()) or organization_id <> all ((select client_organizations())::uuid[])
        or student_id = any ((select client_students())::uuid[]))', name);
  end loop;
end $$;
grant select, insert on learn_papers, learn_paper_questions to learn_app;
grant update (submitted_at) on learn_papers to learn_app;
grant update (answer, is_flagged, is_right, misconception, answered_at) on learn_paper_questions to learn_app;

alter table student_counts add column papers bigint not null default 0;

create or replace function count_of_student() returns trigger
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
create trigger learn_papers_counted after insert on learn_papers
  referencing new table as added for each statement execute function count_of_student('papers');

-- Hands in papers whose time is up, as of that time, up to a limit. Locked ones are being handed in by somebody else.
create function submit_due_papers(at timestamptz, at_most integer) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select id from learn_papers where submitted_at is null and ends_at <= at
    order by ends_at limit at_most for no key update skip locked
  ), submitted as (
    update learn_papers set submitted_at = ends_at where id in (select id from due) returning 1
  )
  select count(*) from submitted
$$;
revoke all on function submit_due_papers(timestamptz, integer) from public;
grant execute on function submit_due_papers(timestamptz, integer) to learn_worker;

-- As before, and with the child's papers.
create or replace function erase_student(student uuid, name_hash bytea, person uuid, at timestamptz) returns table (ended_team uuid)
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

-- As before, but a paper counts as learning too.
create or replace function find_inactive_students(at timestamptz, at_most integer) returns table (id uuid, username text)
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

create or replace function erase_inactive_student(student uuid, name_hash bytea, event uuid, at timestamptz) returns boolean
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
