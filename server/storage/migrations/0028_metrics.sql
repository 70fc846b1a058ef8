-- What the metrics say about the work that waits and about replicas. Only numbers leave this function, never a tenant or a person.
-- A replica's lag is visible only if the owner of the database may read all statistics (pg_read_all_stats).
create function read_metrics(at timestamptz) returns table (metric text, operation text, state text, value double precision)
language sql stable security definer set search_path = public, pg_temp as $$
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
$$;
revoke all on function read_metrics(timestamptz) from public;
grant execute on function read_metrics(timestamptz) to learn_worker;
