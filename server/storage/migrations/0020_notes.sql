-- What the people who teach a child write about them.
create table learn_notes (
  id uuid primary key,
  organization_id uuid not null,
  student_id uuid not null,
  written_by_user_id uuid not null,
  text text not null check (char_length(text) between 1 and 2000),
  shared_with_guardians boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);
create index learn_notes_by_created_at on learn_notes (organization_id, created_at, id);
create index learn_notes_by_student on learn_notes (student_id, created_at, id);

alter table learn_notes enable row level security;
create policy tenant on learn_notes for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
-- Clients see their own notes, and those that are shared. Children see none.
create policy client on learn_notes as restrictive for all to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[])
    or (student_id = any ((select client_students())::uuid[])
      and (shared_with_guardians or written_by_user_id = (select current_principal()))));
grant select, insert, delete, update (text, shared_with_guardians, updated_at) on learn_notes to learn_app;
