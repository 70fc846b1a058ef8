-- What a child's answers say about a test, computed from their attempts alone. Brought up to date whenever a session starts;
-- answers after `attempts` are added when it is read. A different version is computed again from the first answer.
create table outlooks (
  student_id uuid primary key,
  organization_id uuid not null,
  version text not null,
  attempts integer not null check (attempts >= 0),
  state jsonb not null,
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
) with (fillfactor = 50);

-- How a test would have gone at the end of each week with practice, or as far as the outlook goes.
create table student_weeks (
  student_id uuid not null,
  organization_id uuid not null,
  -- A Monday, in UTC.
  start date not null check (extract(isodow from start) = 1),
  forecast jsonb not null,
  primary key (student_id, start),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
) with (fillfactor = 70);

-- Sums of a child's answers for each day, in UTC, as far as the outlook goes: a year of them is read faster than
-- thousands of answers.
create table student_days (
  student_id uuid not null,
  organization_id uuid not null,
  day date not null,
  attempts integer not null check (attempts > 0),
  right_answers integer not null check (right_answers between 0 and attempts),
  milliseconds bigint not null check (milliseconds >= 0),
  primary key (student_id, day),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
) with (fillfactor = 70);

do $$
declare
  name text;
begin
  foreach name in array array['outlooks', 'student_weeks', 'student_days'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I for all to learn_app
      using (organization_id = any ((select current_organizations())::uuid[]))', name);
    execute format('create policy client on %I as restrictive for all to learn_app
      using (student_id = (select current_principal()) or organization_id <> all ((select client_organizations())::uuid[])
        or student_id = any ((select client_students())::uuid[]))', name);
  end loop;
end $$;
grant select, insert, update, delete on outlooks, student_weeks, student_days to learn_app;
