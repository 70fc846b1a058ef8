import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isLedgerIntact } from '../../../server/billing/ledger-check.ts'
import { disk } from '../../../server/objects/disk.ts'
import { readKeys } from '../../../server/operator/keys.ts'
import { verifyMedia } from '../../../server/operator/media.ts'
import { queriesOf } from '../../../server/operator/operator.ts'
import { rebuildProjections } from '../../../server/operator/projections.ts'
import { deriveSecrets } from '../../../server/secrets.ts'
import type { Received } from '../../support/mail/mail-server.ts'
import { type Tenant, testSecret } from '../../support/world.ts'
import { learningViolations } from '../learning.ts'
import type { Load, Payer } from '../load.ts'
import { itemViolations } from '../media.ts'
import type { Uploads } from '../uploads.ts'
import { ledgerViolations, violations } from '../verify.ts'
import type { School } from './school.ts'

export interface Day {
  readonly owner: pg.Client
  readonly school: School
  readonly tenant: Tenant
  readonly load: Load
  readonly payers: readonly Payer[]
  readonly uploads: Uploads
  readonly dataDir: string
  readonly mails: readonly Received[]
}

/** Each query finds rows that must not exist once all work has ended. */
const rules: Record<string, string> = {
  'the stored number of audit events is wrong': `
    select organization_id, sum(count) from audit_event_counts group by organization_id
    except select organization_id, count(*) from audit_events group by organization_id`,
  'the stored number of invitations is wrong': `
    select organization_id, status, role, count from invitation_counts where count <> 0
    except select organization_id, status, role, count(*) from invitations group by organization_id, status, role`,
  'the stored number or size of files is wrong': `
    select organization_id, team_id, kind, in_bin, items, bytes from media_counts where items <> 0
    except select organization_id, team_id, kind, deleted_at is not null, count(*), sum(media_used(i))
      from media_items i group by organization_id, team_id, kind, deleted_at is not null`,
}

const longestSettling = 90_000

/** Waits until all work has ended, then checks everything. */
export async function judge(day: Day): Promise<string[]> {
  const { owner, school, load, payers, uploads, dataDir } = day
  const stuck = await settle(owner)
  const { generations } = await readKeys(owner, testSecret)
  const found = [
    ...stuck,
    ...(await violations(owner, deriveSecrets(testSecret, undefined, generations), load)),
    ...(await ledgerViolations(load, payers)),
    ...(await learningViolations(owner, [...school.answered.keys()])),
    ...(await itemViolations(owner, uploads.brought, join(dataDir, 'media'))),
    ...(await ruleViolations(owner)),
    ...(await ledgersOf(owner)),
    ...(await answersAgainst(owner, school)),
    ...(await purchasesAgainst(day)),
    ...(await mailsAgainst(day)),
  ]
  const { written } = await rebuildProjections(owner, { studentId: null, all: true })
  if (written > 0) found.push(`${written} projections changed when they were rebuilt`)
  const files = await verifyMedia(owner, disk(join(dataDir, 'media')), undefined).catch(String)
  if (!/^Objects read: \d+\. All are intact\.$/.test(files)) found.push(files)
  return found
}

/** Finds work in progress, which ends by itself. */
const unsettled = `
  select 'a reservation' as what from credit_reservations where status = 'pending'
  union select 'a job' from jobs where finished_at is null
  union select 'an email' from mails
  union select 'an upload' from media_items where status in ('uploading', 'scanning')`

async function settle(owner: pg.Client): Promise<string[]> {
  await owner.query('update mails set send_at = least(send_at, now())') // Makes failed emails due now.
  for (const end = Date.now() + longestSettling; ; await sleep(200)) {
    const { rows } = await owner.query<{ what: string }>(unsettled)
    if (rows.length === 0) return []
    if (Date.now() > end) return rows.map(({ what }) => `${what} is still in progress`)
  }
}

async function ruleViolations(owner: pg.Client): Promise<string[]> {
  const found: string[] = []
  for (const [rule, text] of Object.entries(rules)) {
    const { rows } = await owner.query(text)
    if (rows.length > 0) found.push(`${rule}: ${rows.length} rows, for example ${JSON.stringify(rows[0])}`)
  }
  return found
}

async function ledgersOf(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>('select id from organizations')
  const found: string[] = []
  for (const { id } of rows)
    if (!(await isLedgerIntact(queriesOf(owner), id))) found.push(`the ledger of ${id} is broken`)
  return found
}

/** Exactly the acknowledged answers are stored. */
async function answersAgainst(owner: pg.Client, { answered }: School): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; count: number }>(
    'select student_id as id, count(*)::int from learn_attempts group by student_id',
  )
  const kept = new Map(rows.map(({ id, count }) => [id, count]))
  return [...answered]
    .filter(([id, count]) => kept.get(id) !== count)
    .map(([id, count]) => `${id} answered ${count} questions, but ${kept.get(id) ?? 0} answers are stored`)
}

/** Each payment was granted once, however often the provider reported it. */
async function purchasesAgainst({ owner, school, tenant }: Day): Promise<string[]> {
  const { rows } = await owner.query<{ credits: number }>(
    `select coalesce(sum(credits), 0)::int as credits from credit_entries
      where organization_id = $1 and kind = 'grant' and payment_id is not null`,
    [tenant.organizationId],
  )
  const granted = rows[0]?.credits
  return granted === school.bought
    ? []
    : [`${school.bought} credits were paid for, but ${granted} were granted`]
}

/**
 * Everybody who was invited has one invitation and one email. If a server dies after the mail server has accepted an email
 * but before it records that, it sends the email again with the same Message-ID, so that mail programs show it once.
 */
async function mailsAgainst({ owner, school, tenant, mails }: Day): Promise<string[]> {
  const { rows } = await owner.query<{ email: string; count: number }>(
    'select email, count(*)::int from invitations where organization_id = $1 group by email',
    [tenant.organizationId],
  )
  const kept = new Map(rows.map(({ email, count }) => [email, count]))
  const found: string[] = []
  for (const email of school.invited) {
    if (kept.get(email) !== 1) found.push(`${email} has ${kept.get(email) ?? 0} invitations`)
    const ids = mails
      .filter(({ to }) => to.includes(email))
      .map(({ data }) => /^message-id: (.*)$/im.exec(data)?.[1])
    if (new Set(ids).size !== 1) found.push(`${email} got ${new Set(ids).size} emails`)
  }
  return found
}
