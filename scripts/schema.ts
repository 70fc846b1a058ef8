import type pg from 'pg'

/** The schema after all migrations, read from PostgreSQL's catalogue, because pg_dump may not be installed. */
export async function describeSchema(client: pg.ClientBase): Promise<string> {
  const rows = async (text: string) => (await client.query<{ text: string }>(text)).rows.map(row => row.text)
  const sections = [
    await rows(tables),
    await rows(constraints),
    await rows(indexes),
    await rows(functions),
    await rows(triggers),
    await rows(policies),
    await rows(grants),
    await rows(functionGrants),
  ]
  return `${sections.map(section => section.join('\n')).join('\n\n')}\n`
}

/** Without partitions: there are more and more of them, and all are like the table above them. */
const ours = `relnamespace = 'public'::regnamespace and not relispartition`

const tables = `
  select format(E'create table %I (\\n%s\\n)%s;%s', relname, string_agg(
      format('  %I %s', attname, format_type(atttypid, atttypmod))
        || case when attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(adbin, adrelid), ''), E',\\n' order by attnum),
    coalesce(' partition by ' || pg_get_partkeydef(pg_class.oid), ''),
    case when relrowsecurity then format(E'\\nalter table %I enable row level security;', relname) else '' end) as text
  from pg_class join pg_attribute on attrelid = pg_class.oid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where ${ours} and relkind in ('r', 'p') and attnum > 0 and not attisdropped
  group by pg_class.oid, relname, relrowsecurity order by relname`

const constraints = `
  select format('alter table %s add constraint %I %s;', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) as text
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where ${ours} and contype <> 'n' and conparentid = 0 order by relname, contype, conname`

const indexes = `
  select pg_get_indexdef(indexrelid) || ';' as text
  from pg_index join pg_class on pg_class.oid = indexrelid join pg_class indexed on indexed.oid = indrelid
  where pg_class.relnamespace = 'public'::regnamespace and not pg_class.relispartition and (not indexed.relispartition or indexed.relname like '%\\_first') and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
  order by pg_class.relname`

const functions = `
  select rtrim(pg_get_functiondef(oid), E'\\n') || ';' as text from pg_proc
  where pronamespace = 'public'::regnamespace order by proname`

const triggers = `
  select pg_get_triggerdef(pg_trigger.oid) || ';' as text
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where ${ours} and not tgisinternal order by relname, tgname`

const policies = `
  select format('create policy %I on %I for %s to %s using (%s)%s;', policyname, tablename, lower(cmd),
    array_to_string(roles, ', '), qual, coalesce(' with check (' || with_check || ')', '')) as text
  from pg_policies where schemaname = 'public' order by tablename, policyname`

const functionGrants = `
  select format('grant execute on function %s to %s;', pg_proc.oid::regprocedure, coalesce(rolname, 'public')) as text
  from pg_proc cross join aclexplode(coalesce(proacl, acldefault('f', proowner))) acl
  left join pg_roles on pg_roles.oid = grantee
  where pronamespace = 'public'::regnamespace and grantee <> proowner order by 1`

const grants = `
  select format('grant %s on %I to learn_app;', string_agg(lower(privilege_type), ', ' order by privilege_type), table_name) as text
  from information_schema.role_table_grants where grantee = 'learn_app' and table_schema = 'public' group by table_name
  union all
  select format('grant %s (%s) on %I to learn_app;', lower(privilege_type), string_agg(column_name, ', ' order by column_name), table_name)
  from information_schema.role_column_grants c
  where grantee = 'learn_app' and table_schema = 'public' and not exists (
    select from information_schema.role_table_grants t
    where t.grantee = c.grantee and t.table_name = c.table_name and t.privilege_type = c.privilege_type)
  group by privilege_type, table_name order by 1`
