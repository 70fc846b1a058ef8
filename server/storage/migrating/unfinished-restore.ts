import type pg from 'pg'
import { OperatorError } from '../../operator-error.ts'

/** This table is in a database from the beginning of a restore until all of its rows are there. */
export const unfinishedRestore = 'unfinished_restore'

export async function markUnfinished(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists ${unfinishedRestore} ()`)
}

/** In the transaction that brings the rows. */
export async function unmarkUnfinished(client: pg.ClientBase): Promise<void> {
  await client.query(`drop table ${unfinishedRestore}`)
}

/** Otherwise a server would begin a new installation in a database that waits for another one's rows. */
export async function refuseUnfinished(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.${unfinishedRestore}') is not null as exists`,
  )
  if (rows[0]?.exists)
    throw new OperatorError(
      'A restore into this database was interrupted. Run the same restore again: npm run admin -- restore. For a new, empty installation, use another database (DATABASE_URL).',
    )
}
