import { setTimeout as sleep } from 'node:timers/promises'
import { scopes } from '@learn/contract/operation'
import pg from 'pg'
import { keyFor, seedOrganizations } from '../../bench/seed.ts'
import { uuidv7 } from '../../server/ids.ts'
import { readKeys } from '../../server/operator/keys.ts'
import { deriveSecrets } from '../../server/secrets.ts'
import { trialTable } from '../support/trial.ts'
import { type TestOptions, testSecret } from '../support/world.ts'
import { Chance } from './chance.ts'
import { type IntendedCall, Load, type Payer } from './load.ts'
import { FaultyServer, type Losses } from './servers.ts'
import type { Tally } from './tally.ts'
import { ledgerViolations, replayViolations, violations } from './verify.ts'

export interface FaultOptions {
  /** An empty database, as its owner. */
  readonly databaseUrl: string
  readonly times: number
  readonly seed: number
  readonly say: (line: string) => void
}

export interface FaultReport {
  readonly violations: readonly string[]
  readonly tally: Tally
  readonly losses: Losses
  readonly replays: number
  readonly entries: number
  readonly jobs: Record<string, number>
  /** The failures that the servers logged, and how often. */
  readonly failures: Record<string, number>
}

/** Short times, so that whatever a lost server left behind is settled soon. */
const reservationMilliseconds = 4_000
const sweepTimes = { everyMilliseconds: 500, silentMilliseconds: 5_000 }
const unusual: TestOptions = {
  jobTimes: { beatMilliseconds: 250, superviseMilliseconds: 500, pollSeconds: 0.5 },
  sweepTimes,
  reservationMilliseconds,
}
/** pg-boss accepts no setting below ten seconds, but its tables do. */
export const hurry = `
  create or replace function hurry() returns trigger language plpgsql as $$
  begin
    new.heartbeat_seconds := 2;
    new.retry_backoff := false;
    new.retry_delay := 0;
    return new;
  end $$;
  create or replace trigger hurry before insert on pgboss.job_common for each row execute function hurry();`

const killsInARound = 25
const clientsAtOnce = 12
const longestSettling = reservationMilliseconds + sweepTimes.silentMilliseconds + 60_000

/** Kills servers under paid load, and reports everything that is wrong afterwards. */
export async function creditFaults({ databaseUrl, times, seed, say }: FaultOptions): Promise<FaultReport> {
  const chance = new Chance(seed)
  const lines: string[] = []
  const env = { DATABASE_URL: databaseUrl, LEARN_SECRET: testSecret, LEARN_RATE_LIMIT: '0' }
  const servers = [1, 2].map(() => new FaultyServer(env, unusual, lines)) as [FaultyServer, FaultyServer]
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const losses: Losses = { kills: 0, killsAtStart: 0, stalls: 0 }
  try {
    await servers[0].ready()
    await Promise.all([servers[1].ready(), owner.query(trialTable + hurry)])
    const payers = await makePayers(owner)
    const anyServer = () => Promise.race(shuffled(chance, servers).map(server => server.ready()))
    const load = new Load({ payers, seed, where: anyServer })
    const found: string[] = []
    let replays = 0
    while (losses.kills < times) {
      const until = Math.min(times, losses.kills + killsInARound)
      await underLoad(owner, load, { payers, chance, losses, say }, async () => {
        await Promise.all(servers.map(server => strike(server, chance, losses, until)))
        await Promise.all(servers.map(server => server.ready()))
      })
      const wishes = losses.kills < times ? load.wishes.slice(-100) : load.wishes
      const judged = await judge(owner, load, payers, wishes)
      found.push(...judged.found)
      replays += judged.replays
      say(`after ${losses.kills} kills: ${judged.found.length} violations`)
    }
    if (lines.some(line => line.includes('40P01'))) found.push('a server logged a deadlock')
    const { violations, tally } = load
    const counts = { ...(await sums(owner)), failures: failuresIn(lines) }
    found.push(...Object.keys(counts.failures).filter(isUnforeseen))
    return { ...counts, violations: [...violations, ...found], tally, losses, replays }
  } finally {
    await Promise.all(servers.map(server => server.close()))
    await owner.end()
  }
}

interface Scene {
  readonly payers: readonly [Payer, ...Payer[]]
  readonly chance: Chance
  readonly losses: Losses
  readonly say: FaultOptions['say']
}

/** Does something while clients make requests and credits are granted, then waits until all of them have their responses. */
async function underLoad(owner: pg.Client, load: Load, scene: Scene, work: () => Promise<void>) {
  const { payers, chance, losses, say } = scene
  const over = new AbortController()
  const telling = tell(say, load, losses, over.signal)
  const granting = grantNowAndThen(owner, payers, chance, over.signal)
  try {
    load.start(clientsAtOnce)
    await work()
    await load.stop()
  } finally {
    over.abort()
    await Promise.all([granting, telling])
  }
}

/** Kills each server separately at any moment, sometimes before it is ready. */
async function strike(server: FaultyServer, chance: Chance, losses: Losses, until: number): Promise<void> {
  while (losses.kills < until) {
    if (chance.happens(0.85)) await server.ready()
    await sleep(chance.whole(10, 2_500))
    if (losses.kills >= until) return
    if (chance.happens(0.2)) await server.stall(chance, chance.whole(300, 3_500), losses)
    else await server.kill(losses)
  }
}

/** Waits until everything left behind has expired, then checks. */
async function judge(
  owner: pg.Client,
  load: Load,
  payers: readonly Payer[],
  wishes: readonly IntendedCall[],
) {
  for (const end = Date.now() + longestSettling; Date.now() < end; await sleep(100)) {
    const { rows } = await owner.query(
      `select from credit_reservations where status = 'pending' union all select from jobs where finished_at is null
        union all select from credit_grants where available > 0 and expires_at is not null`,
    )
    if (rows.length === 0) break
  }
  const replays = await replayViolations(owner, load, wishes)
  const { generations } = await readKeys(owner, testSecret)
  const found = [
    ...(await violations(owner, deriveSecrets(testSecret, undefined, generations), load)),
    ...(await ledgerViolations(load, payers)),
    ...replays.found,
  ]
  return { found, replays: replays.count }
}

function shuffled<T>(chance: Chance, [one, other]: readonly [T, T]): [T, T] {
  return chance.happens(0.5) ? [one, other] : [other, one]
}

export async function makePayers(owner: pg.Client): Promise<[Payer, ...Payer[]]> {
  const { rows } = await owner.query<{ id: string; userId: string }>(
    'select id, created_by_user_id as "userId" from api_keys',
  )
  const { id: keyId, userId } = rows[0] ?? { id: '', userId: '' }
  const organizations = await seedOrganizations(owner, { count: 4, keyId, reached: 0 })
  const payers: Payer[] = []
  for (const organizationId of organizations) {
    const { id, secret } = await keyFor(owner, organizationId, userId, scopes)
    const isPoor = payers.length === 0
    await grant(owner, organizationId, isPoor ? 12 : 1_000_000, null)
    payers.push({ organizationId, keyId: id, key: secret, isPoor, heads: [] })
  }
  return payers as [Payer, ...Payer[]] // Safe: there are four.
}

async function grant(owner: pg.Client, organizationId: string, credits: number, expiresAt: Date | null) {
  const now = new Date()
  const priority = expiresAt ? 20 : 30
  const values = [uuidv7(now), organizationId, 'operator', priority, credits, null, expiresAt, now]
  await owner.query('select grant_credits($1, $2, $3, $4, $5, $6, $7, $8)', values)
}

/** Grants a little to the poor one, and sometimes to all of them credits that soon expire. */
async function grantNowAndThen(
  owner: pg.Client,
  payers: readonly [Payer, ...Payer[]],
  chance: Chance,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    await sleep(300, undefined, { signal }).catch(() => undefined)
    const poor = payers.find(({ isPoor }) => isPoor) ?? payers[0]
    if (chance.happens(0.3) && (await balanceOf(owner, poor)) < 5)
      await grant(owner, poor.organizationId, chance.whole(1, 20), null)
    const soon = new Date(Date.now() + chance.whole(500, 5_000))
    if (chance.happens(0.5)) await grant(owner, chance.pick(payers).organizationId, chance.whole(1, 60), soon)
  }
}

async function balanceOf(owner: pg.Client, { organizationId }: Payer): Promise<number> {
  const { rows } = await owner.query('select credits_balance from organizations where id = $1', [
    organizationId,
  ])
  return Number(rows[0]?.credits_balance)
}

async function tell(say: FaultOptions['say'], { tally }: Load, losses: Losses, signal: AbortSignal) {
  while (!signal.aborted) {
    await sleep(1_000, undefined, { signal }).catch(() => undefined)
    const { sent, done, refused, unpaid, lost } = tally
    say(
      `${losses.kills} kills, ${losses.stalls} stalls; ${sent} sent, ${done} done, ${refused} refused, ${unpaid} unpaid, ${lost} lost`,
    )
  }
}

async function sums(owner: pg.Client): Promise<Pick<FaultReport, 'entries' | 'jobs'>> {
  const entries = await owner.query<{ count: number }>('select count(*)::int as count from credit_entries')
  const jobs = await owner.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from jobs group by status order by status',
  )
  return {
    entries: entries.rows[0]?.count ?? 0,
    jobs: Object.fromEntries(jobs.rows.map(({ status, count }) => [status, count])),
  }
}

/** Counts failures by log message and cause. */
function failuresIn(lines: readonly string[]): Record<string, number> {
  const failures: Record<string, number> = {}
  for (const line of lines) {
    const { level, msg, err } = readLine(line)
    if (level < 40) continue
    const name = `${msg}: ${err?.code ?? err?.message ?? ''}`
    failures[name] = (failures[name] ?? 0) + 1
  }
  return failures
}

/** Work that fails on purpose, and work that was too late or waited too long because of a stalled server. */
const foreseen = /: (on purpose|the reservation is (expired|voided)|55P03)$/

const isUnforeseen = (failure: string) => failure.startsWith('operation failed') && !foreseen.test(failure)

interface LogLine {
  readonly level: number
  readonly msg: string
  readonly err?: { readonly code?: string; readonly message?: string }
}

/** A killed server may leave an incomplete line. */
function readLine(line: string): LogLine {
  try {
    return JSON.parse(line)
  } catch {
    return { level: 50, msg: line.slice(0, 200) }
  }
}
