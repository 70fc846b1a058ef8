import type pg from 'pg'
import type { Tenant } from '../../support/world.ts'
import { codeSubject } from './browser.ts'
import type { Strike } from './faults.ts'
import { invitationSubject } from './grown-ups.ts'
import type { Letter, Mailbox } from './mailbox.ts'
import type { School } from './school.ts'

interface Sent {
  readonly owner: pg.Client
  readonly tenant: Tenant
  readonly school: School
  readonly mailbox: Mailbox
  readonly strikes: readonly Strike[]
}

/** Everybody who was invited has one invitation and one email, and each code that was asked for came in one email. */
export async function mailViolations({ owner, tenant, school, mailbox, strikes }: Sent): Promise<string[]> {
  const { rows } = await owner.query<{ email: string; count: number }>(
    'select email, count(*)::int from invitations where organization_id = $1 group by email',
    [tenant.organizationId],
  )
  const kept = new Map(rows.map(({ email, count }) => [email, count]))
  const found: string[] = []
  for (const email of school.grownUps.invited) {
    if (kept.get(email) !== 1) found.push(`${email} has ${kept.get(email) ?? 0} invitations`)
    const count = idsOf(mailbox.to(email, invitationSubject)).size
    if (count !== 1) found.push(`${email} got ${count} emails about an invitation`)
  }
  for (const { email, tally } of school.grownUps.browsers) {
    const count = idsOf(mailbox.to(email, codeSubject)).size
    if (count < tally.codesSent || count > tally.codesAsked)
      found.push(
        `${email} got ${count} codes, for ${tally.codesAsked} requests, of which ${tally.codesSent} were acknowledged`,
      )
  }
  for (const { letter, isExplained } of repeatsOf(mailbox, strikes))
    if (!isExplained)
      found.push(
        `${letter.to} got "${letter.subject}" again at ${letter.at.toISOString()} although nothing had struck`,
      )
  return found
}

const idsOf = (letters: readonly Letter[]) => new Set(letters.map(({ id }) => id))

const noteMilliseconds = 3_000

/**
 * The copies of emails. If something strikes after the mail server has taken an email and before our server has noted that,
 * the email comes again, with the same Message-ID, by which mail programs know it. Otherwise no email comes again.
 */
export function repeatsOf(mailbox: Mailbox, strikes: readonly Strike[]) {
  const lastOf = new Map<string, Letter>()
  const repeats: { readonly letter: Letter; readonly isExplained: boolean }[] = []
  for (const letter of mailbox.letters) {
    const before = lastOf.get(letter.id)
    lastOf.set(letter.id, letter)
    if (!before) continue
    const taken = before.at.getTime()
    const isExplained = strikes.some(
      ({ begun, ended }) => begun <= taken + noteMilliseconds && ended >= taken - noteMilliseconds,
    )
    repeats.push({ letter, isExplained })
  }
  return repeats
}
