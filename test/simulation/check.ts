import assert from 'node:assert/strict'
import { runPrepared } from '../../server/storage/prepared-query.ts'
import { statement } from '../../server/storage/statement.ts'
import { Chain, type Entry } from './chain.ts'
import type { Ledger } from './model.ts'
import type { RunState } from './run-state.ts'

interface State {
  readonly id: string
  readonly balance: number
  readonly reserved: number
  readonly owed: number
  readonly count: number
  readonly grants: readonly { id: string; available: number; held: number; credits: number }[]
  readonly reservations: readonly {
    id: string
    number: number
    status: string
    credits: number
    posted: number
    expiresAt: string
  }[]
  readonly entries: readonly Entry[]
  readonly usage: readonly { day: string; operation: string; calls: number; credits: number }[]
  readonly payments: readonly { id: string; credits: number; refunded: number; disputed: number }[]
  readonly effects: readonly { purpose: string; credits: number }[]
}

const list = (columns: string, table: string, condition = '', order = 'id') =>
  `coalesce((select json_agg(x) from (select ${columns} from ${table} where organization_id = o.id ${condition}
    order by ${order}) x), '[]')`

/** Everything about the organizations of a run, in one statement and so at one moment; of the entries, only the new ones. */
const stateRead = statement<State>(
  'simulated_state',
  `select o.id, o.credits_balance as balance, o.reserved_credits as reserved, o.credits_owed as owed, o.ledger_entries as count,
    ${list('id, available, held, credits', 'credit_grants')} as grants,
    ${list('id, number, status, credits, posted_credits as posted, expires_at as "expiresAt"', 'credit_reservations', '', 'number')}
      as reservations,
    ${list(`*, encode(hash, 'hex') as hash`, 'credit_entries', 'and number > known.number', 'number')} as entries,
    ${list('day, operation, calls, credits', 'credit_usage', '', 'day, operation')} as usage,
    ${list('id, credits, refunded_credits as refunded, disputed_credits as disputed', 'payments')} as payments,
    ${list('purpose, credits', 'simulated_effects', '', 'purpose')} as effects
  from unnest($1::uuid[], $2::bigint[]) known (id, number) join organizations o on o.id = known.id`,
)

/** Compares the committed data with the model, and checks that the ledger is consistent. */
export class Checker {
  readonly #run: RunState
  #chains: Map<string, Chain>

  constructor(run: RunState) {
    this.#run = run
    this.#chains = new Map(run.organizations.map(id => [id, new Chain(id)]))
  }

  get entries(): number {
    return [...this.#chains.values()].reduce((sum, chain) => sum + chain.number, 0)
  }

  /** Starts again from the first entry. */
  async checkFromTheBeginning(): Promise<void> {
    this.#chains = new Map(this.#run.organizations.map(id => [id, new Chain(id)]))
    await this.check()
  }

  async check(): Promise<void> {
    const chains = [...this.#chains.values()]
    const known = chains.map(chain => String(chain.number))
    const states = await runPrepared(this.#run.lane.watching, stateRead, [this.#run.organizations, known])
    assert.equal(states.length, chains.length)
    for (const state of states) this.#checkOrganization(state)
    for (const { organizationId, reservationId, status } of this.#run.books.jobs.values()) {
      if (status === 'ended' || reservationId === null) continue
      const held = this.#run.books.ledger(organizationId).reservations.get(reservationId)
      assert(
        held?.status === 'pending' || held?.status === 'expired',
        `the reservation of an unfinished job is ${held?.status}`,
      )
    }
  }

  #checkOrganization(state: State): void {
    const ledger = this.#run.books.ledger(state.id)
    const chain = this.#chains.get(state.id)
    if (!chain) throw new Error('the chain does not exist')
    for (const entry of state.entries) chain.add(entry)
    const { balance, reserved, owed } = state
    assert.equal(chain.number, state.count, 'the number of entries matches the organization')
    assert.deepEqual({ balance, reserved, owed }, chain.balances, 'balances are the sums of the entries')
    assert.deepEqual(
      { balance, reserved, owed },
      { balance: ledger.balance, reserved: ledger.reserved, owed: ledger.owed },
      'balances',
    )
    assert.deepEqual(withoutZeros(chain.outside), withoutZeros(ledger.outside), 'accounts')
    assert.equal(chain.sum, 0, 'all accounts add up to zero')
    checkGrants(ledger, state)
    checkReservations(ledger, state)
    assert.deepEqual(new Map(state.usage.map(usageOf)), sorted(ledger.usage), 'usage')
    checkUsage(chain, state)
    assert.deepEqual(
      state.payments.map(({ id, credits, refunded, disputed }) => ({ id, credits, refunded, disputed })),
      [...sorted(ledger.payments)].map(([id, { credits, refunded, disputed }]) => ({
        id,
        credits,
        refunded,
        disputed,
      })),
      'payments',
    )
    this.#checkEffects(ledger, state)
  }

  /** Whatever was charged was done once, and whatever was done was charged. */
  #checkEffects(ledger: Ledger, { effects }: State): void {
    const posted = [...ledger.reservations.values()].filter(({ status }) => status === 'posted')
    const jobs = new Map([...this.#run.books.jobs].map(([id, { reservationId }]) => [reservationId, id]))
    const charges = posted.map(({ id, purpose, posted }) => ({
      purpose: jobs.get(id) ?? purpose,
      credits: posted,
    }))
    assert.deepEqual(effects, charges.sort(byPurpose), 'effects match charges')
    assert.equal(
      new Set(effects.map(({ purpose }) => purpose)).size,
      effects.length,
      'nothing was done twice',
    )
  }
}

function checkGrants(ledger: Ledger, { grants }: State): void {
  for (const { available, held, credits } of grants) {
    assert(
      available >= 0 && held >= 0 && available + held <= credits,
      'a grant never has more than it started with',
    )
  }
  assert.deepEqual(
    grants.map(({ id, available, held }) => ({ id, available, held })),
    [...sorted(ledger.grants)].map(([id, { available, held }]) => ({ id, available, held })),
    'grants',
  )
}

function checkReservations(ledger: Ledger, { reservations, reserved }: State): void {
  assert.deepEqual(
    reservations.map(({ expiresAt, ...known }) => ({ ...known, expiresAt: Date.parse(expiresAt) })),
    [...ledger.reservations.values()].map(({ id, status, credits, posted, expiresAt }, index) => ({
      id,
      number: index + 1,
      status,
      credits,
      posted,
      expiresAt,
    })),
    'reservations',
  )
  const pending = reservations.filter(({ status }) => status === 'pending')
  assert.equal(
    reserved,
    pending.reduce((sum, { credits }) => sum + credits, 0),
    'the reservations add up to the reserved credits',
  )
}

/** The posts in the ledger, by day and operation; a call may have cost nothing. */
function checkUsage(chain: Chain, { usage }: State): void {
  const spent = usage
    .filter(({ credits }) => credits > 0)
    .map(row => [`${row.day} ${row.operation}`, row.credits])
  assert.deepEqual(
    Object.fromEntries(spent),
    Object.fromEntries(sorted(chain.posts)),
    'usage is the sum of the posts',
  )
}

const usageOf = ({ day, operation, calls, credits }: State['usage'][number]) =>
  [`${day} ${operation}`, { calls, credits }] as const

const sorted = <T>(map: ReadonlyMap<string, T>) => new Map([...map].sort(([a], [b]) => (a < b ? -1 : 1)))

const withoutZeros = (accounts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...sorted(accounts)].filter(([, credits]) => credits !== 0))

const byPurpose = (one: { purpose: string }, other: { purpose: string }) =>
  one.purpose < other.purpose ? -1 : 1
