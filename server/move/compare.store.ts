import type pg from 'pg'
import type { Table } from '../backup/tables.store.ts'

/** Makes both databases write the same value in the same way. */
const oneSpelling = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex'; set extra_float_digits = 1`

/** The names of the tables whose rows differ between the databases. */
export async function differingTables(
  one: pg.Client,
  other: pg.Client,
  tables: readonly Table[],
): Promise<string[]> {
  const different: string[] = []
  await Promise.all([one.query(oneSpelling), other.query(oneSpelling)])
  for (const { name } of tables) {
    const [here, there] = await Promise.all([summaryOf(one, name), summaryOf(other, name)])
    if (here !== there) different.push(name)
  }
  return different
}

/** The number of rows and the sum of their hashes, which does not depend on their order. */
async function summaryOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ summary: string }>(
    `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) || ' ' ||
        coalesce(sum(hashtextextended(t::text, 1)::numeric), 0) as summary from "${table}" t`,
  )
  return rows[0]?.summary ?? ''
}
