-- Work that takes longer than a request. This table is what its owner sees; pg-boss delivers jobs in its own schema.
create table jobs (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  operation text not null,
  data jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'canceled')),
  progress double precision not null default 0 check (progress between 0 and 1),
  message text check (char_length(message) <= 500),
  result jsonb,
  error_kind text,
  error_message text,
  -- Incremented with every start. Writes of an earlier attempt are refused.
  attempts integer not null default 0,
  reservation_id uuid references credit_reservations,
  reserved_credits bigint not null default 0,
  charged_credits bigint not null default 0 check (charged_credits between 0 and reserved_credits),
  -- Who started it, as in the audit log.
  principal_id uuid not null,
  actor_kind text not null check (actor_kind in ('user', 'key', 'student')),
  user_id uuid not null,
  address text not null,
  request_id text not null,
  heartbeat_at timestamptz(3),
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  updated_at timestamptz(3) not null,
  check ((status in ('succeeded', 'failed', 'canceled')) = (finished_at is not null)),
  check ((status = 'failed') = (error_kind is not null)),
  check (status = 'succeeded' or charged_credits = 0)
) with (fillfactor = 70);
create index jobs_by_created_at on jobs (organization_id, created_at, id);
create unique index jobs_of_reservation on jobs (reservation_id) where reservation_id is not null;
create index jobs_waiting_by_user on jobs (user_id) where finished_at is null;
create index jobs_waiting_by_organization on jobs (organization_id) where finished_at is null;
create index jobs_sweep on jobs (coalesce(heartbeat_at, created_at)) where finished_at is null;

-- Hands a job to pg-boss in the transaction that created it; requests have no other access there. The job takes over the
-- call's reservation, which is extended for as long as the job may wait. False if it is no longer pending. People take
-- turns, however many organizations they have: the more unfinished jobs a person has, the lower the next one's priority.
-- A server runs only a few of one group at a time. A job's group is its person or, if other people of the organization have
-- unfinished jobs too, the organization: so its people together can't take every place.
create function deliver_job(job uuid, at timestamptz, until timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;

-- Fails jobs that no server is running and pg-boss will not deliver again, and releases their credits. Ordered by
-- organization, so that concurrent runs can't deadlock.
create function fail_lost_jobs(at timestamptz, silent_since timestamptz, at_most integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;

alter table jobs enable row level security;
create policy tenant on jobs for all to learn_app using (organization_id = any ((select current_organizations())::uuid[]));
-- A server that is about to run a job looks it up with the job's own id as the principal.
create policy client on jobs as restrictive for select to learn_app
  using (organization_id <> all ((select client_organizations())::uuid[]) or (select current_principal()) in (principal_id, id));

grant select, insert, update on jobs to learn_app;
revoke all on function deliver_job(uuid, timestamptz, timestamptz), fail_lost_jobs(timestamptz, timestamptz, integer) from public;
grant execute on function deliver_job(uuid, timestamptz, timestamptz) to learn_app;
grant execute on function fail_lost_jobs(timestamptz, timestamptz, integer) to learn_worker;
