-- Counts new decisions and answers and compares them with all partitions in one trigger instead of two.
-- compatible from 0048

-- Counting locks the child's row until the end of the transaction, so the comparison sees what others have added before.
create function decisions_added() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update student_counts kept set decisions = kept.decisions + more.count
    from (select student_id, count(*) from added group by student_id) more where kept.student_id = more.student_id;
  if exists (select from added n cross join lateral (
    select from learn_decisions d where d.session_id = n.session_id and d.position = n.position and d.id <> n.id limit 1) other) then
    raise exception 'another row of % exists already', tg_table_name
      using errcode = 'unique_violation', constraint = 'learn_decisions_session_id_position_key', table = tg_table_name;
  end if;
  return null;
end $$;

create function attempts_added() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  broken text;
begin
  update student_counts kept set attempts = kept.attempts + more.count
    from (select student_id, count(*) from added group by student_id) more where kept.student_id = more.student_id;
  select other.name into broken from added n cross join lateral (
    (select 'learn_attempts_decision_id_key' as name from learn_attempts a
      where a.decision_id = n.decision_id and a.id <> n.id limit 1)
    union all
    (select 'learn_attempts_numbered' from learn_attempts a
      where a.student_id = n.student_id and a.number = n.number and a.id <> n.id limit 1)
    union all
    -- Otherwise answers of two children to one decision would not wait for each other.
    (select 'learn_attempts_of_student' from learn_decisions d
      where d.id = n.decision_id and d.student_id <> n.student_id limit 1)
  ) other limit 1;
  if broken is not null then
    raise exception 'another row of % exists already', tg_table_name
      using errcode = 'unique_violation', constraint = broken, table = tg_table_name;
  end if;
  return null;
end $$;

drop trigger learn_decisions_counted on learn_decisions;
drop trigger learn_decisions_single on learn_decisions;
create trigger learn_decisions_added after insert on learn_decisions
  referencing new table as added for each statement execute function decisions_added();
drop trigger learn_attempts_counted on learn_attempts;
drop trigger learn_attempts_single on learn_attempts;
create trigger learn_attempts_added after insert on learn_attempts
  referencing new table as added for each statement execute function attempts_added();
drop function keep_single();
