import type { Grant, Session } from '@learn/contract/sign-ins'
import type { Queries } from '../storage/database.ts'
import { type HasMore, listStatements, pageFrom, positionValues } from '../storage/list.ts'
import type { FoundRows, PageRequest } from '../storage/page.ts'
import { statement } from '../storage/statement.ts'

/** A person's own rows that have not expired; the list is always short. $1 is the person, $2 is now. */
function personalList<Row>(entity: string, table: string, columns: string) {
  const own = `user_id = $1 and expires_at > $2`
  const lists = listStatements<Row & { total: number }>(
    entity,
    { createdAt: { column: 'created_at', type: 'timestamptz' } },
    3,
    ({ after, notAfter, orderBy }) => `
      select ${columns}, (select count(*) from ${table} where ${own}) as total,
        exists (select from ${table} where ${own} and ${notAfter}) as beyond
      from ${table} where ${own} and ${after} order by ${orderBy} limit $3`,
  )
  const count = statement<{ total: number }>(
    `${entity}_count`,
    `select count(*) as total from ${table} where ${own}`,
  )
  return async (
    db: Queries,
    userId: string,
    request: PageRequest,
    now: Date,
  ): Promise<FoundRows<Row & HasMore>> => {
    const values = [userId, now, request.limit + 1, ...positionValues(request)]
    const items = await db.query(lists.find(request), values)
    return await pageFrom(items, request, async () => (await db.query(count, [userId, now]))[0]?.total ?? 0)
  }
}

export const findGrants = personalList<Grant>(
  'grants',
  'oauth_grants',
  `id, client_id as "clientId", client_name as "clientName", scopes, resources, created_at as "createdAt",
    last_used_at as "lastUsedAt", expires_at as "expiresAt"`,
)

export const findSessions = personalList<Session>(
  'sessions',
  'web_sessions',
  `id, user_agent as "userAgent", address, created_at as "createdAt", last_used_at as "lastUsedAt",
    expires_at as "expiresAt"`,
)

const grantDelete = statement<{ id: string }>(
  'grant_delete',
  'delete from oauth_grants where id = $1 returning id',
)

/** Deletes its tokens too. */
export async function deleteGrant(db: Queries, id: string): Promise<boolean> {
  return (await db.query(grantDelete, [id])).length === 1
}

const sessionDelete = statement<{ id: string }>(
  'session_delete',
  'delete from web_sessions where id = $1 returning id',
)

export async function deleteSession(db: Queries, id: string): Promise<boolean> {
  return (await db.query(sessionDelete, [id])).length === 1
}

const sessionsDelete = statement<{ ended: number }>(
  'sessions_delete',
  `with gone as (delete from web_sessions where user_id = $1 returning expires_at)
    select count(*)::integer as ended from gone where expires_at > $2`,
)

/** Returns how many of them had not expired yet. */
export async function deleteSessions(db: Queries, userId: string, now: Date): Promise<number> {
  const [row] = await db.query(sessionsDelete, [userId, now])
  return row?.ended ?? 0
}
