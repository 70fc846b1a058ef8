import type pg from 'pg'

/** The steps in the target of a move. Runs as its owner. */

export async function hasOrganization(client: pg.ClientBase, organization: string): Promise<boolean> {
  const { rows } = await client.query('select from organizations where id = $1', [organization])
  return rows.length > 0
}

/** Which of these people already have an account here. */
export async function findKnown(client: pg.ClientBase, people: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from users where id = any ($1)', [people])
  return rows.map(({ id }) => id)
}

/** If the keys differ, the PINs can't be checked, and people make new ones. */
export async function forgetPins(client: pg.ClientBase, organization: string): Promise<void> {
  await client.query('update student_credentials set pin_hash = null where organization_id = $1', [
    organization,
  ])
}

/** Puts unfinished jobs into the queue here, with triggers as usual. A job that was running starts again. */
export async function deliverJobs(client: pg.ClientBase, organization: string): Promise<void> {
  await client.query('set local session_replication_role = origin')
  await client.query(
    `select deliver_job(id, now(), now() + interval '1 day') from jobs
      where organization_id = $1 and finished_at is null order by id`,
    [organization],
  )
}

/** Adds the programs that people have allowed and that this installation lacks. */
export async function addPrograms(client: pg.ClientBase, programs: readonly object[]): Promise<void> {
  await client.query(
    `insert into oauth_clients select p.* from jsonb_populate_recordset(null::oauth_clients, $1) p on conflict (id) do nothing`,
    [JSON.stringify(programs)],
  )
}

export async function findPrograms(source: pg.ClientBase): Promise<object[]> {
  const { rows } = await source.query<{ program: object }>(
    `select to_jsonb(c) as program from oauth_clients c where id in (
      select client_id from oauth_grants where user_id in (select id from moving_people where leaves and not is_known))`,
  )
  return rows.map(({ program }) => program)
}
