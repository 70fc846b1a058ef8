-- Lets a standby prove that it has everything that was committed on the primary before a question.
-- compatible from 0031

-- A standby on another history may have the same position in its log, for example one that followed the old primary after a
-- failover. So positions are compared only within an era, which ends with each promotion and each start of a server.
create table wal_eras (
  single boolean primary key default true check (single),
  id uuid not null,
  -- Where it began. A copy that has become a primary differs in one of them, so the era in its row is over.
  system bigint not null,
  timeline text not null
);

-- On the primary: up to where the log holds every commit that anybody has seen, and the era; null until the next one has begun.
-- A commit is in the log on disk before anybody sees it, unless synchronous_commit is off.
create function wal_position(out "position" pg_lsn, out era uuid)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  "position" := case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end;
  select e.id into era from wal_eras e
    where e.timeline = left(pg_walfile_name("position"), 8)
      and e.system = (select system_identifier from pg_control_system());
end $$;
revoke all on function wal_position() from public;
grant execute on function wal_position() to learn_app, learn_worker;

-- On the primary: begins an era if the last one is over.
create function begin_wal_era() returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into wal_eras as e (id, system, timeline)
    select gen_random_uuid(), system_identifier, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) from pg_control_system()
    on conflict (single) do update set id = excluded.id, system = excluded.system, timeline = excluded.timeline
      where e.system <> excluded.system or e.timeline <> excluded.timeline
$$;
revoke all on function begin_wal_era() from public;
grant execute on function begin_wal_era() to learn_worker;

-- On a standby: waits until it has everything up to a position of the primary, or refuses what comes next in the round trip. The
-- era is read after the wait, with a snapshot of its own. Nulls ask for nothing.
create function await_replay(needed pg_lsn, needed_era uuid, milliseconds integer) returns boolean
language plpgsql volatile strict security definer set search_path = public, pg_temp as $$
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
end $$;
revoke all on function await_replay(pg_lsn, uuid, integer) from public;
grant execute on function await_replay(pg_lsn, uuid, integer) to learn_app;
