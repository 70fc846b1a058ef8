import type pg from 'pg'

/** A person as the operator sees them. Their children are not shown. */
export interface FoundPerson {
  readonly id: string
  readonly email: string
  readonly createdAt: Date
  readonly lastSignInAt: Date | null
  readonly sessions: number
  readonly apps: number
  readonly memberships: readonly {
    readonly organizationId: string
    readonly organizationName: string
    readonly role: string
    readonly membershipType: string
  }[]
  readonly passkeys: readonly {
    readonly id: string
    readonly name: string
    readonly createdAt: string
    readonly lastUsedAt: string | null
  }[]
}

export async function findPerson(
  client: pg.ClientBase,
  email: string,
  now: Date,
): Promise<FoundPerson | undefined> {
  const { rows } = await client.query<FoundPerson>(
    `select u.id, u.email, u.created_at as "createdAt",
      (select max(created_at) from audit_events where organization_id is null and user_id = u.id
        and operation in ('auth.verifyCode', 'auth.passkeySignIn')) as "lastSignInAt",
      (select count(*)::integer from web_sessions where user_id = u.id and expires_at > $2) as sessions,
      (select count(*)::integer from oauth_grants where user_id = u.id and expires_at > $2) as apps,
      coalesce((select json_agg(json_build_object('organizationId', o.id, 'organizationName', o.name, 'role', m.role,
          'membershipType', m.membership_type) order by m.created_at, m.id)
        from memberships m join organizations o on o.id = m.organization_id where m.principal_id = u.id), '[]') as memberships,
      coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name, 'createdAt', p.created_at,
          'lastUsedAt', p.last_used_at) order by p.created_at, p.id)
        from passkeys p where p.user_id = u.id), '[]') as passkeys
    from users u where u.email = $1`,
    [email, now],
  )
  return rows[0]
}

export interface FoundInvitation {
  readonly id: string
  readonly organizationId: string
  readonly organizationName: string
  readonly role: string
  readonly status: 'pending' | 'expired'
  readonly expiresAt: Date
}

/** The invitations to an address that can be sent again. */
export async function findInvitationsTo(
  client: pg.ClientBase,
  email: string,
  now: Date,
): Promise<FoundInvitation[]> {
  const { rows } = await client.query<FoundInvitation>(
    `select i.id, o.id as "organizationId", o.name as "organizationName", i.role,
      case when i.expires_at <= $2 then 'expired' else i.status end as status, i.expires_at as "expiresAt"
    from invitations i join organizations o on o.id = i.organization_id
    where i.email = $1 and i.status in ('pending', 'expired') order by i.created_at desc, i.id limit 20`,
    [email, now],
  )
  return rows
}

/** Locks the person's account until the end of the transaction, and returns their address. */
export async function lockPerson(client: pg.ClientBase, id: string): Promise<string | undefined> {
  const { rows } = await client.query<{ email: string }>(
    'select email from users where id = $1 for no key update',
    [id],
  )
  return rows[0]?.email
}

export async function findOwnerOfPasskey(client: pg.ClientBase, id: string): Promise<string | undefined> {
  const { rows } = await client.query<{ userId: string }>(
    'select user_id as "userId" from passkeys where id = $1',
    [id],
  )
  return rows[0]?.userId
}

/** Records what the operator did to a person's account, among the person's own account events. */
export async function insertPersonEvent(
  client: pg.ClientBase,
  event: { id: string; userId: string; subjectId: string; operation: string; note: string | null; now: Date },
): Promise<void> {
  await client.query(
    `insert into audit_events (id, organization_id, principal_id, actor_kind, user_id, operation, subject_id, request_id,
        created_at, note)
      values ($1, null, null, 'operator', $2, $3, $4, 'operator', $5, $6)`,
    [event.id, event.userId, event.operation, event.subjectId, event.now, event.note],
  )
}
