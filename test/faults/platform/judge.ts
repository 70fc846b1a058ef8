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
import { type Tenant, testSecret } from '../../support/world.ts'
import { learningViolations } from '../learning.ts'
import type { Load, Payer } from '../load.ts'
import { itemViolations, roomViolations } from '../media.ts'
import type { Uploads } from '../uploads.ts'
import { ledgerViolations, violations } from '../verify.ts'
import { acknowledgedViolations } from './acknowledged.ts'
import type { Strike } from './faults.ts'
import type { Mailbox } from './mailbox.ts'
import { mailViolations } from './mails.ts'
import { ruleViolations } from './rules.ts'
import type { School } from './school.ts'

export interface Day {
  readonly owner: pg.Client
  readonly school: School
  readonly tenant: Tenant
  readonly load: Load
  readonly payers: readonly Payer[]
  readonly uploads: Uploads
  readonly dataDir: string
  readonly mailbox: Mailbox
  readonly strikes: readonly Strike[]
  /** Logged by the servers. */
  readonly lines: readonly string[]
}

/** Checks every part of a day at whose end nothing is under way any more. */
export async function judge(day: Day): Promise<string[]> {
  const { owner, school, load, payers, uploads, dataDir, lines } = day
  const { generations } = await readKeys(owner, testSecret)
  const found = [
    ...(await underWay(owner)).map(what => `${what} is still under way`),
    ...(await violations(owner, deriveSecrets(testSecret, undefined, generations), load)),
    ...(await ledgerViolations(load, payers)),
    ...(await learningViolations(owner, [...school.answered.keys()])),
    ...(await itemViolations(owner, uploads.brought, join(dataDir, 'media'))),
    ...(await roomViolations(owner, uploads)),
    ...(await ruleViolations(owner)),
    ...(await ledgersOf(owner)),
    ...(await acknowledgedViolations(day)),
    ...(await mailViolations(day)),
    ...mistakesIn(lines),
  ]
  const { written } = await rebuildProjections(owner, { studentId: null, all: true })
  if (written > 0) found.push(`${written} projections changed when they were rebuilt`)
  const files = await verifyMedia(owner, disk(join(dataDir, 'media')), undefined).catch(String)
  if (!/^Objects read: \d+\. All are intact\.$/.test(files)) found.push(files)
  return found
}

/** Work that ends by itself. */
const work = `
  select 'a job' as what from jobs where finished_at is null
  union select 'the delivery of a job' from pgboss.job_common where state < 'completed'
  union select 'an upload' from media_items where status in ('uploading', 'scanning')`
/** Lost servers leave these behind until their time is up. */
const leftBehind = `
  select 'a reservation' as what from credit_reservations where status = 'pending'
  union select 'an email' from mails`

async function underWay(owner: pg.Client, text = `${work} union ${leftBehind}`): Promise<string[]> {
  const { rows } = await owner.query<{ what: string }>(text)
  return rows.map(({ what }) => what)
}

const longestSettling = 60_000
/** Longer than anything waits that is tried again. */
const nightHours = 7

/** Waits for the work, lets a night pass, and waits for the rest. A day that does not settle is judged as it is. */
export async function settle(owner: pg.Client, jumpTo: (milliseconds: number) => Promise<void>) {
  await untilNone(owner, work)
  await sleep(500) // An email that is being sent must not be due again.
  await jumpTo(nightHours * 60 * 60_000)
  await untilNone(owner, `${work} union ${leftBehind}`)
}

async function untilNone(owner: pg.Client, text: string): Promise<void> {
  for (const end = Date.now() + longestSettling; Date.now() < end; await sleep(100))
    if ((await underWay(owner, text)).length === 0) return
}

async function ledgersOf(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>('select id from organizations')
  const found: string[] = []
  for (const { id } of rows)
    if (!(await isLedgerIntact(queriesOf(owner), id))) found.push(`the ledger of ${id} is broken`)
  return found
}

/** Errors that no fault explains: mistakes in our own code, and rows that a rule of the database refused. */
const mistake = /"type":"(?:TypeError|RangeError|ReferenceError|SyntaxError)"|"code":"(?:23|42)\w{3}"/

function mistakesIn(lines: readonly string[]): string[] {
  return lines.filter(line => mistake.test(line)).map(line => `a server logged ${line.slice(0, 500)}`)
}
