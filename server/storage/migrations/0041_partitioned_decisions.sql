-- Divides decisions by time: the table as it is becomes the first partition (decision 88).
-- compatible from 0036

-- Adds a partition with everything that the first one has and its parent can't pass on. Without a beginning, it is the one
-- for all rows that no other is for. Nobody has any rights in a partition: they are in the table above it.
create function add_partition(name text, partition text, beginning text, ending text) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  first regclass := name || '_first';
  text text;
begin
  execute format('create table %I (like %I including defaults including constraints including storage)', partition, name);
  for text in
    select replace(pg_get_indexdef(indexrelid), first::text, partition) from pg_index i
      where indrelid = first and indisunique and not exists (select from pg_inherits where inhrelid = i.indexrelid)
    union all select format('alter table %I set (%s)', partition, array_to_string(reloptions, ', ')) from pg_class
      where oid = first and reloptions is not null
    -- While an organization moves away.
    union all select format('alter table %I replica identity full', partition) from pg_class where oid = first and relreplident = 'f'
  loop
    execute text;
  end loop;
  execute format('alter table %I enable row level security', partition);
  execute format('alter table %I attach partition %I %s', name, partition,
    case when beginning is null then 'default' else format('for values from (%L) to (%L)', beginning, ending) end);
end $$;

-- Makes a table the first partition of a new one with its name, rules, grants, triggers, policies and indexes, up to the bound
-- that is proven. Unique indexes that don't contain the key stay in the partitions.
create function divide_by_time(name text, key text, primary_key text) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  old regclass := name;
  first text := name || '_first';
  bound text := (select (regexp_match(pg_get_constraintdef(oid), '''([^'']+)'''))[1] from pg_constraint
    where conrelid = old and conname = 'first_bound');
  needed text[];
  referring text[];
  text text;
begin
  -- Those who change rows that ours refer to are waited for first, while nothing is locked yet that readers need.
  for text in
    select format('lock table %s in share row exclusive mode', t) from (
      select distinct confrelid::regclass::text as t from pg_constraint where conrelid = old and contype = 'f' and conparentid = 0) referenced order by t
  loop
    execute text;
  end loop;
  -- Written down while names mean the old table, and run when they mean the new one.
  needed := array(
    select pg_get_indexdef(indexrelid) from pg_index where indrelid = old and not indisunique
    union all select format('alter table %I add constraint %I %s', name, conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = old and contype = 'f' and conparentid = 0
    union all select pg_get_triggerdef(oid) from pg_trigger where tgrelid = old and not tgisinternal
    union all select concat_ws(' ', format('create policy %I on %I as %s for %s to %s', policyname, name, permissive, cmd,
        array_to_string(roles, ', ')), 'using (' || qual || ')', 'with check (' || with_check || ')')
      from pg_policies where schemaname = 'public' and tablename = name
    union all select format('grant %s on %I to %s', privilege_type, name, grantee::regrole)
      from pg_class, aclexplode(relacl) where oid = old and grantee <> relowner
    union all select format('grant %s (%I) on %I to %s', privilege_type, attname, name, grantee::regrole)
      from pg_attribute, aclexplode(attacl) where attrelid = old and not attisdropped
  );
  referring := array(
    select format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where confrelid = old and contype = 'f' and conparentid = 0
  );
  for text in
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint where confrelid = old and contype = 'f' and conparentid = 0
    union all select format('drop trigger %I on %s', tgname, old) from pg_trigger where tgrelid = old and not tgisinternal
    union all select format('drop policy %I on %s', polname, old) from pg_policy where polrelid = old
    union all select distinct format('revoke all on %s from %s', old, grantee::regrole)
      from pg_class, aclexplode(relacl) where oid = old and grantee <> relowner
    union all select format('alter index %I rename to %I', c.relname, replace(c.relname, name, first))
      from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = old
  loop
    execute text;
  end loop;
  execute format('alter table %I rename to %I', name, first);
  execute format('create table %I (like %I including defaults including constraints including storage) partition by range (%I)', name, first, key);
  execute format('alter table %I drop constraint first_bound, add constraint %I primary key (%s)', name, name || '_pkey', primary_key);
  execute format('alter table %I enable row level security', name);
  foreach text in array needed loop
    execute text;
  end loop;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', name, first, bound);
  -- The partition itself says it now.
  execute format('alter table %I drop constraint first_bound', first);
  foreach text in array referring loop
    execute text;
  end loop;
  perform add_partition(name, name || '_outside', null, null);
end $$;

-- What unique constraints said: a session has one decision for each position, a decision one answer, and a child's answers
-- different numbers. In each partition an index says it. This trigger compares with all partitions, under the lock of the child.
create function keep_single() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  broken text;
begin
  perform from student_counts where student_id = any (array(select student_id from added order by 1)) for no key update;
  if tg_table_name = 'learn_decisions' then
    select 'learn_decisions_session_id_position_key' into broken from added n cross join lateral (
      select from learn_decisions d where d.session_id = n.session_id and d.position = n.position and d.id <> n.id limit 1) other limit 1;
  else
    select 'learn_attempts_decision_id_key' into broken from added n cross join lateral (
      select from learn_attempts a where a.decision_id = n.decision_id and a.id <> n.id limit 1) other limit 1;
    if broken is null then
      select 'learn_attempts_numbered' into broken from added n cross join lateral (
        select from learn_attempts a where a.student_id = n.student_id and a.number = n.number and a.id <> n.id limit 1) other limit 1;
    end if;
    -- Otherwise answers of two children to one decision would not wait for each other.
    if broken is null then
      select 'learn_attempts_of_student' into broken from added n cross join lateral (
        select from learn_decisions d where d.id = n.decision_id and d.student_id <> n.student_id limit 1) other limit 1;
    end if;
  end if;
  if broken is not null then
    raise exception 'another row of % exists already', tg_table_name
      using errcode = 'unique_violation', constraint = broken, table = tg_table_name;
  end if;
  return null;
end $$;

select divide_by_time('learn_decisions', 'id', 'id');
create trigger learn_decisions_single after insert on learn_decisions
  referencing new table as added for each statement execute function keep_single();

-- It means the new table now.
drop policy logged on replayed_decisions;
create policy logged on replayed_decisions as restrictive for insert to learn_app with check (
  exists (select from learn_decisions d where d.id = decision_id and d.student_id = replayed_decisions.student_id
    and d.created_at = replayed_decisions.created_at)
  and exists (select from policy_replays r where r.id = replay_id and r.organization_id = replayed_decisions.organization_id)
);
