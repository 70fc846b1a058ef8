import type pg from 'pg'

/** Runs as the owner of a restored database. */

export async function findOrganizationIds(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from organizations order by id')
  return rows.map(({ id }) => id)
}

/** Decisions chosen at random. */
export async function findDecisionSample(client: pg.ClientBase, most: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from learn_decisions order by random() limit $1',
    [most],
  )
  return rows.map(({ id }) => id)
}
