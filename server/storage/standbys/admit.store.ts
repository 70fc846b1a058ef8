import type pg from 'pg'

/** What a standby has in common with its primary, and with nothing but copies of it. */
export interface Identity {
  readonly system: string
  readonly database: string
  readonly isStandby: boolean
}

export async function findIdentity(client: pg.ClientBase): Promise<Identity> {
  const { rows } = await client.query<Identity>(
    `select system_identifier::text as system, d.oid::text as database, pg_is_in_recovery() as "isStandby"
    from pg_control_system(), pg_database d where d.datname = current_database()`,
  )
  if (!rows[0]) throw new Error('the database is not in its own catalogue')
  return rows[0]
}

/** Ends what this database has in common with its former copies. */
export async function renewEra(primary: pg.ClientBase): Promise<void> {
  await primary.query('update wal_eras set id = gen_random_uuid()')
}

export async function findOwnPosition(primary: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await primary.query<{ position: string }>('select "position"::text from wal_position()')
  return rows[0]?.position
}
