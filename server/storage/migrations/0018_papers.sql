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
