-- Estimates of how another policy would have done. Progress and requester of a replay are in its job.
create table policy_replays (
  id uuid primary key references jobs on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  policy jsonb not null,
  reward text not null check (reward in ('next_attempt', 'mastery_gain')),
  -- The period of the decisions that are read, `until` excluded.
  since timestamptz(3),
  until timestamptz(3) not null check (since < until),
  seed bigint not null check (seed between 0 and 4294967295),
  -- Null until the replay is done.
  outcome jsonb,
  -- The children whose decisions were read, if there were so few that the outcome reveals something about each.
  few uuid[],
  created_at timestamptz(3) not null,
  check (few is null or outcome is not null)
);
create index policy_replays_by_created_at on policy_replays (organization_id, created_at, id);

-- Some decisions as the replayed policy would have made them. They are never mixed with real decisions.
create table replayed_decisions (
  id uuid primary key,
  replay_id uuid not null references policy_replays on delete cascade,
  organization_id uuid not null,
  student_id uuid not null,
  decision_id uuid not null references learn_decisions on delete cascade,
  -- JSON, compressed by the server.
  record bytea not null,
  logged_candidate_id text not null,
  logged_propensity double precision not null check (logged_propensity > 0 and logged_propensity <= 1),
  weight double precision not null check (weight >= 0),
  reward double precision,
  -- Copied from the real decision.
  created_at timestamptz(3) not null,
  unique (decision_id, replay_id),
  foreign key (student_id, organization_id) references students (id, organization_id) on delete cascade
);
alter table replayed_decisions alter column record set storage external;
create index replayed_decisions_by_replay on replayed_decisions (replay_id, created_at, id);
create index replayed_decisions_by_student on replayed_decisions (student_id, created_at, id);

alter table policy_replays enable row level security;
alter table replayed_decisions enable row level security;
create policy tenant on policy_replays for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy client on policy_replays as restrictive for all to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]));
-- Foreign keys ignore these policies, so the job's organization is checked here.
create policy own_job on policy_replays as restrictive for insert to learn_app with check (exists (
  select from jobs j where j.id = policy_replays.id and j.organization_id = policy_replays.organization_id
));
create policy tenant on replayed_decisions for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy client on replayed_decisions as restrictive for all to learn_app
  using (student_id = (select current_principal()) or organization_id <> all ((select client_organizations())::uuid[])
    or student_id = any ((select client_students())::uuid[]));
-- A replayed decision must belong to the same child as the real one.
create policy logged on replayed_decisions as restrictive for insert to learn_app with check (exists (
  select from learn_decisions d where d.id = decision_id and d.student_id = replayed_decisions.student_id
    and d.created_at = replayed_decisions.created_at
) and exists (
  select from policy_replays r where r.id = replay_id and r.organization_id = replayed_decisions.organization_id
));
grant select, insert on policy_replays, replayed_decisions to learn_app;
grant update (outcome, few) on policy_replays to learn_app;

-- Counts an organization's decisions in a period, and returns the times of its first and last. It reads only the index;
-- row-level security would need every row to see whose decision it is.
create function count_decisions(organization uuid, since timestamptz, before timestamptz)
returns table (decisions bigint, first timestamptz, last timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform refuse_other_tenant(organization);
  if organization = any (client_organizations()) then return; end if;
  return query select
    (select count(*) from learn_decisions d where d.organization_id = organization
      and d.created_at >= coalesce(since, '-infinity') and d.created_at < before),
    (select min(d.created_at) from learn_decisions d where d.organization_id = organization),
    (select max(d.created_at) from learn_decisions d where d.organization_id = organization);
end $$;

-- A replay about few children is deleted with any of them. One that is just being saved locks its children until then.
create function forget_replays_of_few() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from policy_replays where organization_id = old.organization_id and old.id = any (few);
  return null;
end $$;
create trigger students_replayed after delete on students for each row execute function forget_replays_of_few();

revoke all on function count_decisions(uuid, timestamptz, timestamptz) from public;
grant execute on function count_decisions(uuid, timestamptz, timestamptz) to learn_app;
