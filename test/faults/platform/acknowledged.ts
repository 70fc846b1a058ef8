import type pg from 'pg'
import type { Tenant } from '../../support/world.ts'
import type { School } from './school.ts'

interface Acknowledged {
  readonly owner: pg.Client
  readonly tenant: Tenant
  readonly school: School
}

/** Whatever was acknowledged is there, once, and nothing else. */
export async function acknowledgedViolations(day: Acknowledged): Promise<string[]> {
  return [
    ...(await answersAgainst(day)),
    ...(await purchasesAgainst(day)),
    ...(await membersAgainst(day)),
    ...(await signInsAgainst(day)),
  ]
}

async function answersAgainst({ owner, school }: Acknowledged): Promise<string[]> {
  const { rows } = await owner.query<{ studentId: string; ids: string[] }>(
    'select student_id as "studentId", array_agg(id::text) as ids from learn_attempts group by student_id',
  )
  const kept = new Map(rows.map(({ studentId, ids }) => [studentId, new Set(ids)]))
  const found: string[] = []
  for (const studentId of new Set([...kept.keys(), ...school.answered.keys()])) {
    const [acknowledged, there] = [
      new Set(school.answered.get(studentId)),
      kept.get(studentId) ?? new Set<string>(),
    ]
    const [lost, unknown] = [acknowledged.difference(there), there.difference(acknowledged)]
    if (lost.size > 0) found.push(`${lost.size} acknowledged answers of ${studentId} are lost`)
    if (unknown.size > 0) found.push(`${studentId} never gave ${unknown.size} of the answers`)
  }
  return found
}

/** Credits that were paid for were granted once, however often the provider said so. */
async function purchasesAgainst({ owner, school, tenant }: Acknowledged): Promise<string[]> {
  const { rows } = await owner.query<{ credits: number }>(
    `select coalesce(sum(credits), 0)::int as credits from credit_entries
      where organization_id = $1 and kind = 'grant' and payment_id is not null`,
    [tenant.organizationId],
  )
  const granted = rows[0]?.credits
  return granted === school.bought ? [] : [`${school.bought} credits were paid for, and ${granted} granted`]
}

/** Everybody whose joining was acknowledged is a member, and nobody who did not try. */
async function membersAgainst({ owner, school, tenant }: Acknowledged): Promise<string[]> {
  const { rows } = await owner.query<{ email: string }>(
    `select u.email from memberships m join users u on u.id = m.principal_id
      where m.organization_id = $1 and u.email like 'guest.%'`,
    [tenant.organizationId],
  )
  const { joined, joining } = school.grownUps
  const members = new Set(rows.map(({ email }) => email))
  return [
    ...[...joined.difference(members)].map(email => `${email} joined, but is no member`),
    ...[...members.difference(joining)].map(email => `${email} never joined, but is a member`),
  ]
}

/** Every sign-in that succeeded was recorded. More may be: those whose answers were lost. */
async function signInsAgainst({ owner, school }: Acknowledged): Promise<string[]> {
  const { rows } = await owner.query<{ children: number; grownUps: number }>(
    `select count(*) filter (where operation = 'auth.studentSignIn')::int as children,
        count(*) filter (where operation = 'auth.verifyCode')::int as "grownUps" from audit_events`,
  )
  const { children = 0, grownUps = 0 } = rows[0] ?? {}
  const told = school.grownUps.browsers.reduce((sum, { tally }) => sum + tally.signedIn, 0)
  return [
    ...(children < school.signIns
      ? [`${school.signIns} children signed in, but ${children} were recorded`]
      : []),
    ...(grownUps < told ? [`${told} grown-ups signed in, but ${grownUps} were recorded`] : []),
  ]
}
