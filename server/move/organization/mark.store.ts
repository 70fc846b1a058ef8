import pg from 'pg'

/** The mark of a move, in the source. Runs as the owner. */

export interface Mark {
  readonly target: string
  readonly state: 'copying' | 'deciding' | 'moved'
  readonly startedAt: Date
}

export async function readMark(client: pg.ClientBase, organization: string): Promise<Mark | undefined> {
  const { rows } = await client.query<Mark>(
    'select target, state, started_at as "startedAt" from organization_moves where id = $1',
    [organization],
  )
  return rows[0]
}

export async function setMark(
  client: pg.ClientBase,
  organization: string,
  { target, state }: Pick<Mark, 'target' | 'state'>,
): Promise<void> {
  await client.query(
    `insert into organization_moves (id, target, state, started_at) values ($1, $2, $3, clock_timestamp())
      on conflict (id) do update set target = excluded.target, state = excluded.state`,
    [organization, target, state],
  )
}

export async function removeMark(client: pg.ClientBase, organization: string): Promise<void> {
  await client.query('delete from organization_moves where id = $1', [organization])
}

/** Other moves that have begun here but not ended. */
export async function findOtherMoves(client: pg.ClientBase, organization: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from organization_moves where id <> $1 and state <> 'moved' order by started_at`,
    [organization],
  )
  return rows.map(({ id }) => id)
}

/** Writes a number. Replication delivers it to the target after everything that was committed before. */
export async function beat(client: pg.ClientBase, organization: string): Promise<string> {
  const { rows } = await client.query<{ beat: string }>(
    'update organization_moves set beat = beat + 1 where id = $1 returning beat',
    [organization],
  )
  return rows[0]?.beat ?? ''
}

export async function hasArrived(
  client: pg.ClientBase,
  organization: string,
  number: string,
): Promise<boolean> {
  const { rows } = await client.query('select from organization_moves where id = $1 and beat >= $2', [
    organization,
    number,
  ])
  return rows.length > 0
}

/**
 * Closes the organization until the transaction ends: calls that change anything in it wait. False if changes were always in
 * progress. If this process dies, PostgreSQL ends the transaction.
 */
export async function tryClose(
  client: pg.ClientBase,
  organization: string,
  longestMilliseconds: number,
): Promise<boolean> {
  await client.query('begin')
  await client.query(
    `set local lock_timeout = 1000; set local idle_in_transaction_session_timeout = ${longestMilliseconds}`,
  )
  try {
    await client.query('select from organizations where id = $1 for update', [organization])
    return true
  } catch (error) {
    await client.query('rollback')
    if (error instanceof pg.DatabaseError && error.code === '55P03') return false
    throw error
  }
}

/** Once this transaction commits, nothing changes the organization here any more. */
export async function leave(client: pg.ClientBase, organization: string, reason: string): Promise<void> {
  await client.query(
    `update organization_moves m set state = 'deciding', former_reason = o.suspended_reason
      from organizations o where m.id = $1 and o.id = $1`,
    [organization],
  )
  await client.query('update organizations set suspended_reason = $2 where id = $1', [organization, reason])
}

/** Opens the organization here again, because it has not arrived in the target. */
export async function takeBack(client: pg.ClientBase, organization: string): Promise<void> {
  await client.query('begin')
  await client.query(
    `update organizations o set suspended_reason = m.former_reason from organization_moves m where o.id = $1 and m.id = $1`,
    [organization],
  )
  await client.query(`update organization_moves set state = 'copying' where id = $1`, [organization])
  await client.query('commit')
}

export async function findName(client: pg.ClientBase, organization: string) {
  const { rows } = await client.query<{ name: string; suspendedReason: string | null }>(
    'select name, suspended_reason as "suspendedReason" from organizations where id = $1',
    [organization],
  )
  return rows[0]
}

export async function tryLockMoves(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('learn move organization', 0)) as mine`,
  )
  return rows[0]?.mine ?? false
}
