import { isDeepStrictEqual } from 'node:util'
import { contract } from '@learn/contract'
import type { Job } from '@learn/contract/jobs'
import type { LedgerVerification } from '@learn/contract/ledger'
import type { Operation } from '@learn/contract/operation'
import { scopes } from '@learn/contract/operation'
import type pg from 'pg'
import type { Secrets } from '../../server/secrets.ts'
import { keyName } from '../../server/storage/idempotency.ts'
import { createBook, createWord } from '../support/trial.ts'
import type { IntendedCall, Load, Payer } from './load.ts'

/** The complete ledger and everything written, at one moment. */
interface Snapshot {
  readonly words: { id: string; organizationId: string; word: string; audited: number }[]
  readonly reservations: Reservation[]
  readonly jobs: (Pick<Job, 'id' | 'status' | 'chargedCredits' | 'reservationId'> & {
    result: { id: string } | null
    written: number
  })[]
}

interface Reservation {
  readonly id: string
  readonly organizationId: string
  readonly operation: string
  readonly request: string | null
  readonly status: string
  readonly postedCredits: number
}

/** Queries that find rows that must not exist, at any time. */
const balances: Record<string, string> = {
  'the entries of a reservation do not match its status': `
    select r.id from credit_reservations r left join lateral (
      select coalesce(sum(credits) filter (where kind = 'reserve'), 0) as reserved,
        coalesce(sum(credits) filter (where kind = 'post'), 0) as posted,
        coalesce(sum(credits) filter (where kind = 'void'), 0) as voided,
        coalesce(sum(credits) filter (where kind = 'expire'), 0) as expired
      from credit_entries e where e.reservation_id = r.id) e on true
    where (e.reserved, e.posted, e.voided, e.expired) is distinct from (r.credits::numeric, r.posted_credits::numeric,
      case r.status when 'posted' then r.credits - r.posted_credits when 'voided' then r.credits else 0 end::numeric,
      case r.status when 'expired' then r.credits else 0 end::numeric)`,
  'balances are not the sum of the entries': `
    select o.id from organizations o left join lateral (
      select coalesce(sum(case 'available' when to_account then credits when from_account then -credits end), 0) as balance,
        coalesce(sum(case 'reserved' when to_account then credits when from_account then -credits end), 0) as reserved,
        count(*) as entries
      from credit_entries e where e.organization_id = o.id) e on true
    where (e.balance, e.reserved, e.entries) is distinct from
      (o.credits_balance::numeric, o.reserved_credits::numeric, o.ledger_entries)`,
  'balances are not the sum of the grants': `
    select o.id from organizations o left join lateral (
      select coalesce(sum(available), 0) as balance, coalesce(sum(held), 0) as reserved
      from credit_grants g where g.organization_id = o.id) g on true
    where (g.balance, g.reserved) is distinct from (o.credits_balance::numeric, o.reserved_credits::numeric)`,
  'usage is not the sum of the posted credits': `
    select organization_id, operation, count(*), sum(posted_credits) from credit_reservations
      where status = 'posted' group by organization_id, operation
    except select organization_id, operation, sum(calls), sum(credits) from credit_usage group by organization_id, operation`,
}

/** The same for a database that nobody is using. */
const rules: Record<string, string> = {
  ...balances,
  'a reservation is pending past its time': `select id from credit_reservations where status = 'pending' and expires_at <= now()`,
  'a reservation is pending although nothing is running': `select id from credit_reservations where status = 'pending'`,
  'an expired grant still has credits': `select id from credit_grants where available > 0 and expires_at <= now()`,
  'a job has not ended': `select id from jobs where finished_at is null`,
}

/** Everything that is wrong, once the load has stopped and all reservations have expired. */
export async function violations(owner: pg.Client, secrets: Secrets, load: Load): Promise<string[]> {
  const found = await breaches(owner, rules)
  const snapshot = await take(owner)
  found.push(...effectsWithoutCharge(snapshot), ...jobsAgainstCharges(snapshot))
  found.push(...wishesAgainst(snapshot, secrets, load.wishes))
  const { rows } = await owner.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  if (rows[0]?.deadlocks !== '0')
    found.push(`there were ${rows[0]?.deadlocks} deadlocks: ${await deadlockIn(owner)}`)
  return found
}

/** Balances that differ from the sums of their entries, even while work is in progress. */
export const balanceViolations = (owner: pg.Client): Promise<string[]> => breaches(owner, balances)

async function breaches(owner: pg.Client, of: Readonly<Record<string, string>>): Promise<string[]> {
  const found: string[] = []
  for (const [rule, text] of Object.entries(of)) {
    const { rows } = await owner.query(text)
    if (rows.length > 0) found.push(`${rule}: ${rows.length} rows, for example ${JSON.stringify(rows[0])}`)
  }
  return found
}

/** PostgreSQL's own log about the last violation. */
async function deadlockIn(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ log: string }>(
    `select coalesce(pg_read_file('server.log', true), '') as log`,
  )
  const log = rows[0]?.log ?? ''
  return log.slice(log.lastIndexOf('deadlock detected')).slice(0, 3_000)
}

async function take(owner: pg.Client): Promise<Snapshot> {
  const words = await owner.query(
    `select w.id, w.organization_id as "organizationId", w.word,
      (select count(*)::int from audit_events a where a.subject_id = w.id) as audited from trial_words w`,
  )
  const reservations = await owner.query(
    `select id, organization_id as "organizationId", operation, encode(request, 'hex') as request, status,
      posted_credits::int as "postedCredits" from credit_reservations`,
  )
  const jobs = await owner.query(
    `select id, status, charged_credits::int as "chargedCredits", reservation_id as "reservationId", result,
      coalesce(data->'written', data->'pages')::int as written from jobs`,
  )
  return { words: words.rows, reservations: reservations.rows, jobs: jobs.rows }
}

const isBook = ({ word }: { word: string }) => word.startsWith('a book')

/** A short call has its effect, its audit event and its charge, or none of them. */
function effectsWithoutCharge({ words, reservations }: Snapshot): string[] {
  const found: string[] = []
  const written = Map.groupBy(
    words.filter(word => !isBook(word)),
    ({ organizationId }) => organizationId,
  )
  const charges = Map.groupBy(
    reservations.filter(({ operation, status }) => operation === createWord.id && status === 'posted'),
    ({ organizationId }) => organizationId,
  )
  for (const id of new Set([...written.keys(), ...charges.keys()])) {
    const [effects, paid] = [written.get(id) ?? [], charges.get(id) ?? []]
    if (effects.length !== paid.length)
      found.push(`${id} has ${effects.length} words and was charged for ${paid.length}`)
    if (!paid.every(({ postedCredits }) => postedCredits === createWord.cost.credits))
      found.push(`${id} was charged another price than a word costs`)
    if (!effects.every(({ audited }) => audited === 1)) found.push(`${id} has words without an audit event`)
  }
  for (const refused of ['no', 'crash'])
    if (words.some(({ word }) => word === refused)) found.push(`the word "${refused}" was written`)
  return found
}

/** A job has succeeded with its effect and its charge, or has neither. */
function jobsAgainstCharges({ words, reservations, jobs }: Snapshot): string[] {
  const found: string[] = []
  const reservationOf = new Map(reservations.map(reservation => [reservation.id, reservation]))
  const books = new Set(words.filter(isBook).map(({ id }) => id))
  for (const { id, status, chargedCredits, reservationId, result, written } of jobs) {
    const reservation = reservationOf.get(reservationId ?? '')
    const isPosted = reservation?.status === 'posted'
    if (isPosted !== (status === 'succeeded'))
      found.push(`job ${id} is ${status}, but its reservation is ${reservation?.status}`)
    if (status !== 'succeeded') continue
    const price = written * createBook.cost.credits
    if (chargedCredits !== price || reservation?.postedCredits !== price)
      found.push(
        `job ${id} costs ${price} credits, reports ${chargedCredits} and was charged ${reservation?.postedCredits}`,
      )
    if (!result || !books.delete(result.id)) found.push(`the book of job ${id} is missing`)
  }
  if (books.size > 0) found.push(`${books.size} books belong to no successful job`)
  const posted = reservations.filter(one => one.operation === createBook.id && one.status === 'posted')
  const succeeded = jobs.filter(({ status }) => status === 'succeeded')
  if (posted.length !== succeeded.length)
    found.push(`${posted.length} books were charged, but ${succeeded.length} jobs succeeded`)
  return found
}

/** Acknowledged calls are still done, refused calls left nothing, and unknown calls were done once or not at all. */
function wishesAgainst(snapshot: Snapshot, secrets: Secrets, wishes: readonly IntendedCall[]): string[] {
  const found: string[] = []
  const wordsOf = Map.groupBy(snapshot.words, ({ word }) => word)
  const jobOf = new Map(snapshot.jobs.map(job => [job.id, job]))
  const reservationsOf = Map.groupBy(snapshot.reservations, ({ request }) => request)
  const jobsOf = Map.groupBy(snapshot.jobs, ({ reservationId }) => reservationId)
  for (const wish of wishes) {
    const name = `${wish.key ?? 'a call without a key'}, ${JSON.stringify(wish.input)}, ${wish.outcome}`
    const made = wish.key === undefined ? undefined : (reservationsOf.get(requestOf(wish, secrets)) ?? [])
    const charged = made?.filter(({ status }) => status === 'posted').length
    const most = wish.outcome === 'refused' ? 0 : 1
    if (wish.operation === createWord && 'word' in wish.input) {
      const rows = wish.input.word.startsWith('word ') ? (wordsOf.get(wish.input.word) ?? []) : []
      const least = wish.outcome === 'done' ? 1 : 0
      if (rows.length < least || rows.length > most) found.push(`${name}: written ${rows.length} times`)
      if (least === 1 && rows[0]?.id !== (wish.answer as { id: string }).id)
        found.push(`${name}: the response has another id`)
      if (charged !== undefined && charged !== rows.length) found.push(`${name}: charged ${charged} times`)
    } else {
      const jobs = made?.flatMap(({ id }) => jobsOf.get(id) ?? []).length ?? most
      if (jobs > most) found.push(`${name}: it has ${jobs} jobs`)
      found.push(...jobAgainst(jobOf, wish).map(message => `${name}: ${message}`))
    }
  }
  return found
}

function jobAgainst(
  jobs: ReadonlyMap<string, Snapshot['jobs'][number]>,
  { outcome, job }: IntendedCall,
): string[] {
  if (outcome !== 'done' || !job) return []
  const there = jobs.get(job.id)
  if (!there) return [`job ${job.id} is gone`]
  if (job.finishedAt === null) return []
  const isSame = there.status === job.status && isDeepStrictEqual(there.result, job.result)
  return isSame ? [] : [`job ${job.id} was ${job.status} and is now ${there.status}`]
}

/** The name under which the server reserves credits for a repeatable request. */
function requestOf({ payer, operation, input, key }: IntendedCall, secrets: Secrets): string {
  const request = {
    principalId: payer.keyId,
    operation: operation.id,
    key,
    input: { input, scopes: [...scopes].sort() },
    now: new Date(),
  }
  return keyName(secrets, request)?.toString('hex') ?? ''
}

/** No server is killed during these checks, so every response comes in the end. */
const patienceMilliseconds = 60_000

/** A repeated request gets the same response, and costs nothing. */
export async function replayViolations(owner: pg.Client, load: Load, wishes: readonly IntendedCall[]) {
  const found: string[] = []
  const entries = async () =>
    (await owner.query('select sum(ledger_entries) as sum from organizations')).rows[0].sum
  const before = await entries()
  const queue = wishes.filter(({ key, outcome }) => key !== undefined && outcome === 'done')
  const count = queue.length
  const repeat = async () => {
    for (let wish = queue.pop(); wish; wish = queue.pop()) {
      const { payer, operation, input, key, answer } = wish
      const again = await load.ask(operation as Operation, payer, input, key, patienceMilliseconds)
      if (!again.replayed || !isDeepStrictEqual(again.body, answer))
        found.push(`${key} was executed again: ${again.status}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, repeat))
  if ((await entries()) !== before) found.push('repeated requests were charged again')
  return { found, count }
}

/** Verifies every complete ledger against every head that a response gave. */
export async function ledgerViolations(load: Load, payers: readonly Payer[]): Promise<string[]> {
  const found: string[] = []
  for (const payer of payers) {
    const { organizationId, heads } = payer
    const verify = async (more: object) => {
      const input = { organizationId, ...more }
      const { body } = await load.ask(
        contract['billing.verifyLedger'],
        payer,
        input,
        undefined,
        patienceMilliseconds,
      )
      const { intact, firstBroken, nextFrom } = body as LedgerVerification
      if (!intact) found.push(`the ledger of ${organizationId} is broken: ${JSON.stringify(firstBroken)}`)
      return nextFrom
    }
    for (let from: number | null = 1; from !== null; ) from = await verify({ from: String(from) })
    for (const { number, hash } of heads.slice(-20))
      await verify({ from: String(number), headNumber: String(number), headHash: hash })
  }
  return found
}
