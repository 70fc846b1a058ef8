import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

const organizationNameFind = statement<{ name: string }>(
  'invitation_find_organization_name',
  'select name from organizations where id = $1',
)

export async function findOrganizationName(db: Queries, id: string): Promise<string> {
  const [found] = await db.query(organizationNameFind, [id])
  return found?.name ?? ''
}

const mailCount = statement<{ sent: number }>(
  'invitation_mail_count',
  `insert into invitation_mails as kept (organization_id, day, sent) values ($1, ($2::timestamptz at time zone 'UTC')::date, 1)
    on conflict (organization_id, day) do update set sent = kept.sent + 1 where kept.sent < $3 returning sent`,
)

/** Counts one of today's emails; false if the organization has reached its limit. */
export async function countMail(
  db: Queries,
  organizationId: string,
  now: Date,
  most: number,
): Promise<boolean> {
  return (await db.query(mailCount, [organizationId, now, most])).length === 1
}
