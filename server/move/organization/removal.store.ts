import type pg from 'pg'

/** Removes the old copy of an organization from the source of its move. Runs as the owner. */

/**
 * Deletes the organization as usual, except for its ledger, which is deleted without being closed, because it continues in the
 * new installation. The files stay, because both installations may use one bucket.
 */
export async function removeLeftovers(client: pg.ClientBase, organization: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query('select from organizations where id = $1 for update', [organization])
    await client.query('set local session_replication_role = replica')
    await client.query('delete from credit_entries where organization_id = $1', [organization])
    await client.query(
      'update organizations set credits_balance = 0, reserved_credits = 0, credits_owed = 0 where id = $1',
      [organization],
    )
    await client.query('set local session_replication_role = origin')
    await client.query('delete from organizations where id = $1', [organization])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
