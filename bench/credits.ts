import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type pg from 'pg'
import { trialTable } from '../test/support/trial.ts'
import { bar, median } from './bars.ts'
import type { PeerResult, PeerTask } from './credits-peer.ts'
import { measure } from './growth.ts'
import { get, load, percentile } from './load.ts'
import { backends, benchLogin, benchSecret, startDatabase, startScript } from './processes.ts'
import { keyFor, seedOrganizations, settle } from './seed.ts'

const rounds = 15
const sliceMilliseconds = 700
const atOnce = 32
const connections = 10
const many = 100
const ledgerSizes = [1_000, 1_000_000]
const entriesVerified = 200_000

interface Payer {
  readonly organizationId: string
  readonly userId: string
  readonly keyId: string
  readonly key: string
}

/** Compares paid calls with their SQL alone, and a large ledger with a small one. */
export async function run(): Promise<void> {
  const database = await startDatabase()
  const { owner } = database
  const server = await startScript(['--max-semi-space-size=16', 'test/support/trial-server.ts'], {
    DATABASE_URL: database.url,
    LEARN_SECRET: benchSecret,
    LEARN_RATE_LIMIT: '1000000000', // Counts every request, but never refuses one.
    LEARN_DATABASE_CONNECTIONS: String(connections),
    PORT: '0',
  })
  const peer = fork('bench/credits-peer.ts', {
    env: { DATABASE_URL: benchLogin(database.url).url, CONNECTIONS: String(connections) },
    execArgv: ['--max-semi-space-size=16'],
  })
  try {
    await owner.query(trialTable)
    const payers = await makePayers(owner, many + ledgerSizes.length)
    const { port } = server
    const before = await deadlocks(owner)
    const hot = await compare('one organization', { owner, port, peer, payers: payers.slice(0, 1) })
    bar(`throughput of paid calls against their SQL alone, one organization, ${atOnce} connections`, hot, {
      least: 0.5,
    })
    const spread = await compare(`${many} organizations`, {
      owner,
      port,
      peer,
      payers: payers.slice(0, many),
    })
    bar(
      `throughput of paid calls against their SQL alone, ${many} organizations, ${atOnce} connections`,
      spread,
      { least: 0.6 },
    )
    bar('deadlocks', (await deadlocks(owner)) - before, { most: 0 })
    await growth(owner, payers.slice(many), port, server.process.pid ?? 0)
  } finally {
    peer.kill()
    await server.stop()
    await database.stop()
  }
}

async function makePayers(owner: pg.Client, count: number): Promise<Payer[]> {
  const { rows } = await owner.query<{ id: string; userId: string }>(
    'select id, created_by_user_id as "userId" from api_keys',
  )
  const first = rows[0] ?? { id: '', userId: '' }
  const organizations = await seedOrganizations(owner, { count, keyId: first.id, reached: 0 })
  const payers: Payer[] = []
  for (const organizationId of organizations) {
    const scopes = ['paid', 'teams:write', 'billing:read']
    const { id, secret } = await keyFor(owner, organizationId, first.userId, scopes)
    payers.push({ organizationId, userId: first.userId, keyId: id, key: secret })
  }
  await owner.query(
    `select grant_credits(uuidv7(), id, 'operator', 30, 1000000000000, null, null, now() - interval '1 day') from unnest($1::uuid[]) id`,
    [organizations],
  )
  return payers
}

async function deadlocks(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.deadlocks)
}

interface Comparison {
  readonly owner: pg.Client
  readonly port: number
  readonly peer: ChildProcess
  readonly payers: readonly Payer[]
}

/** Alternates short slices and takes the median ratio of neighbours, so that other load on the machine affects both. */
async function compare(name: string, { owner, port, peer, payers }: Comparison): Promise<number> {
  const ratios: Record<'whole' | 'bare', number[]> = { whole: [], bare: [] }
  const speeds: Record<'learn' | 'whole' | 'bare', number[]> = { learn: [], whole: [], bare: [] }
  const p99: number[] = []
  const requests = payers.map(post)
  let sent = 0
  const ask = async (bare: boolean) => {
    const task: PeerTask = { payers, milliseconds: sliceMilliseconds, atOnce, bare }
    peer.send(task)
    const [{ calls, seconds }] = (await once(peer, 'message')) as [PeerResult]
    return calls / seconds
  }
  const serve = async () => {
    const request = () => requests[sent++ % requests.length] ?? ''
    const slice = await load({ port, connections: atOnce, milliseconds: sliceMilliseconds, request })
    p99.push(percentile(slice.latencies, 0.99))
    return slice.requests / slice.seconds
  }
  for (let round = -2; round < rounds; round++) {
    // Connections waiting for one row keep its old versions alive, which slows down the next slice. Vacuum, so that
    // neither side pays for what the other left behind.
    await owner.query('vacuum organizations, credit_grants')
    // Alternate which side goes first.
    const first = round % 2 === 0 ? await serve() : undefined
    const whole = await ask(false)
    const learn = first ?? (await serve())
    const bare = await ask(true)
    if (round < 0) continue // Warm-up.
    speeds.learn.push(learn)
    speeds.whole.push(whole)
    speeds.bare.push(bare)
    ratios.whole.push(learn / whole)
    ratios.bare.push(learn / bare)
  }
  const medianText = (values: number[]) => median(values).toFixed(0)
  console.log(`\nPaid calls per second, ${name}, ${atOnce} connections (p99 ${median(p99).toFixed(1)} ms):`)
  console.log(`  over HTTP                ${medianText(speeds.learn)}`)
  console.log(
    `  their SQL alone          ${medianText(speeds.whole)}, ratio ${median(ratios.whole).toFixed(2)}`,
  )
  console.log(
    `  reserve and post alone   ${medianText(speeds.bare)}, ratio ${median(ratios.bare).toFixed(2)}`,
  )
  return median(ratios.whole)
}

function post({ organizationId, key }: Payer): string {
  const body = JSON.stringify({ organizationId, word: 'yes' })
  return `POST /v1/trial/words HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

/** Compares reading a large ledger with reading a small one, and measures how fast a ledger is verified. */
async function growth(owner: pg.Client, payers: readonly Payer[], port: number, serverPid: number) {
  const requests: Record<string, string> = {}
  for (const [index, size] of ledgerSizes.entries()) {
    const payer = payers[index]
    if (!payer) throw new Error('No organization was seeded for this ledger')
    const started = performance.now()
    await seedLedger(owner, payer, size)
    const seconds = (performance.now() - started) / 1000
    console.log(`\nSeeded ${size.toLocaleString('en')} ledger entries in ${seconds.toFixed(0)} s`)
    const query = `organizationId=${payer.organizationId}`
    requests[`entries in a ledger of ${size}`] = get(
      `/v1/billing/ledger-entries?filter[${query.replace('=', ']=')}`,
      payer.key,
    )
    requests[`balance of a ledger of ${size}`] = get(`/v1/billing/balance?${query}`, payer.key)
  }
  await settle(owner)
  const last = payers.at(-1)
  if (last) await verify(port, last)
  const cost = await measure(requests, port, serverPid, () => backends(owner, 'learn'))
  const ratio = (what: string) =>
    (cost[`${what} a ledger of 1000000`] ?? Number.NaN) / (cost[`${what} a ledger of 1000`] ?? Number.NaN)
  bar('CPU to list ledger entries, 1,000,000 against 1,000', ratio('entries in'), { most: 1.3 })
  bar('CPU to read the balance, 1,000,000 entries against 1,000', ratio('balance of'), { most: 1.3 })
}

/** Inserts the rows that the ledger functions would write, with correct hashes. Calling the functions would take minutes. */
const ledgerRows = `
  create or replace function pg_temp.ledger_rows(organization uuid, entries integer) returns setof credit_entries
  language plpgsql as $$
  declare
    entry credit_entries;
  begin
    select * into strict entry from credit_entries where organization_id = organization;
    for n in 2..entries + 1 loop
      entry.number := n;
      entry.created_at := entry.created_at + interval '1 millisecond';
      entry.id := credit_entry_id(organization, n, entry.created_at);
      entry.credits := 5;
      if n % 2 = 0 then
        entry.kind := 'reserve'; entry.from_account := 'available'; entry.to_account := 'reserved';
        entry.balance := entry.balance - 5; entry.reserved := 5; entry.operation := null;
        entry.reservation_id := uuidv7();
      else
        entry.kind := 'post'; entry.from_account := 'reserved'; entry.to_account := 'spent';
        entry.reserved := 0; entry.operation := 'trial.createWord';
      end if;
      entry.hash := credit_entry_hash(entry.hash, entry);
      return next entry;
    end loop;
  end $$`

async function seedLedger(owner: pg.Client, { organizationId, keyId }: Payer, entries: number) {
  await owner.query(ledgerRows)
  await owner.query('alter table credit_entries disable trigger credit_entries_add')
  await owner.query('insert into credit_entries select * from pg_temp.ledger_rows($1, $2)', [
    organizationId,
    entries,
  ])
  await owner.query('alter table credit_entries enable trigger credit_entries_add')
  await owner.query(
    `insert into credit_reservations (id, organization_id, number, principal_id, operation, credits, status, posted_credits,
        expires_at, ended_at, created_at)
      select reservation_id, organization_id, number / 2, $2, 'trial.createWord', credits, 'posted', credits,
        created_at, created_at, created_at
      from credit_entries where organization_id = $1 and kind = 'reserve'`,
    [organizationId, keyId],
  )
  await owner.query(
    `with spent as (
      update credit_grants set available = available - $2 where organization_id = $1
    ), used as (
      insert into credit_usage (organization_id, day, operation, calls, credits)
        values ($1, current_date, 'trial.createWord', $3, $2)
    )
    update organizations set credits_balance = credits_balance - $2, ledger_entries = ledger_entries + $4 where id = $1`,
    [organizationId, (entries / 2) * 5, entries / 2, entries],
  )
}

async function verify(port: number, { organizationId, key }: Payer): Promise<void> {
  const started = performance.now()
  const response = await fetch(
    `http://127.0.0.1:${port}/v1/billing/ledger-verification?organizationId=${organizationId}`,
    { headers: { authorization: `Bearer ${key}` } },
  )
  const { intact, verifiedTo } = (await response.json()) as { intact: boolean; verifiedTo: number }
  if (!intact || verifiedTo !== entriesVerified) throw new Error('The ledger did not verify')
  const seconds = (performance.now() - started) / 1000
  console.log(`Verified ${(entriesVerified / seconds).toFixed(0)} ledger entries per second`)
}
