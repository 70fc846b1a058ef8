-- Divides audit events by time: the table as it is becomes the first partition. From now on, partitions are made ahead.
-- compatible from 0036

alter table audit_events drop constraint audit_events_pkey;
alter table audit_events add constraint audit_events_pkey primary key using index audit_events_timed;
select divide_by_time('audit_events', 'created_at', 'id, created_at');
drop function divide_by_time(text, text, text);

-- The tables that are divided by time, and their partitions with the times that they begin and end. The first has no beginning.
create function find_time_partitions() returns table (name text, partition text, is_id boolean, beginning timestamptz, ending timestamptz)
language sql stable set search_path = public, pg_temp as $$
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
$$;

-- Adds the quarters that are missing up to this moment, at most eight for each table. Rows that are in the partition for all
-- others already stay there: the quarter begins behind them. Returns how many were added.
create function add_partitions_until(until timestamptz) returns integer
language plpgsql set search_path = public, pg_temp set lock_timeout = '300ms' as $$
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
end $$;

-- Three quarters ahead, by the clock of the database. If others are in the way, the next call tries again.
create function add_partitions() returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return add_partitions_until(quarter_from(now(), 4));
exception when lock_not_available then
  return 0;
end $$;

-- For each divided table: how many partitions begin later than now, and whether any row is outside of all quarters.
create function find_partitions_ahead() returns table (name text, ahead integer, outside boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  for name, ahead in
    select p.name, count(*) filter (where p.beginning > now())::integer from find_time_partitions() p group by 1 order by 1
  loop
    execute format('select exists (select from %I)', name || '_outside') into outside;
    return next;
  end loop;
end $$;

revoke all on function add_partition(text, text, text, text), find_time_partitions(), add_partitions_until(timestamptz), add_partitions(),
  find_partitions_ahead() from public;
grant execute on function add_partitions(), find_partitions_ahead() to learn_worker;

select add_partitions_until(quarter_from(now(), 4));
