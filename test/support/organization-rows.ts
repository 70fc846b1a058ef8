import type { World } from './world.ts'

/** Every table whose rows belong to organizations, found by its column, so that new tables are included. */
async function organizationTables({ owner }: World): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attname = 'organization_id'
      union all select 'organizations' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** All of an organization's rows, by table, except when a key was last used. */
export async function organizationRows(
  world: World,
  organizationId: string,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of await organizationTables(world)) {
    const column = table === 'organizations' ? 'id' : 'organization_id'
    const { rows } = await world.owner.query<{ row: string }>(
      `select (to_jsonb(t) - 'last_used_at')::text as row from ${table} t where ${column} = $1 order by 1`,
      [organizationId],
    )
    found[table] = rows.map(({ row }) => row)
  }
  return found
}
