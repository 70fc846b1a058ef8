import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'

/** An entry as the database has it. */
export interface Entry {
  readonly organization_id: string
  readonly number: number
  readonly id: string
  readonly kind: string
  readonly from_account: string
  readonly to_account: string
  readonly credits: number
  readonly grant_id: string
  readonly reservation_id: string | null
  readonly payment_id: string | null
  readonly operation: string | null
  readonly balance: number
  readonly reserved: number
  readonly owed: number
  readonly created_at: string
  readonly hash: string
}

const inside = ['available', 'reserved', 'owed']

/** Reads an organization's entries from the first, as an auditor with only docs/ledger.md would. */
export class Chain {
  number = 0
  readonly accounts = new Map<string, number>()
  /** Credits posted, by day and operation. */
  readonly posts = new Map<string, number>()
  readonly #organizationId: string
  #hash = ''
  #moment = 0
  #id = ''

  constructor(organizationId: string) {
    this.#organizationId = organizationId
  }

  add(entry: Entry): void {
    const moment = new Date(entry.created_at)
    assert.equal(entry.organization_id, this.#organizationId)
    assert.equal(entry.number, this.number + 1, 'numbers have no gaps')
    assert(entry.credits > 0, 'an entry moves credits')
    assert(moment.getTime() >= this.#moment, 'the ledger’s clock never goes back')
    assert(entry.id > this.#id, 'ids sort in the order of the entries')
    assert.equal(entry.hash, hashOf(this.#hash, entry, moment), `the hash of entry ${entry.number}`)
    this.#move(entry.from_account, -entry.credits)
    this.#move(entry.to_account, entry.credits)
    if (entry.kind === 'post') {
      const day = `${moment.toISOString().slice(0, 10)} ${entry.operation}`
      this.posts.set(day, (this.posts.get(day) ?? 0) + entry.credits)
    }
    this.number = entry.number
    this.#hash = entry.hash
    this.#moment = moment.getTime()
    this.#id = entry.id
    const { balance, reserved, owed } = entry
    assert.deepEqual({ balance, reserved, owed }, this.balances, `the balances of entry ${entry.number}`)
  }

  get balances() {
    return {
      balance: this.#account('available'),
      reserved: this.#account('reserved'),
      owed: 0 - this.#account('owed'),
    }
  }

  get outside(): ReadonlyMap<string, number> {
    return new Map([...this.accounts].filter(([account]) => !inside.includes(account)))
  }

  get sum(): number {
    return [...this.accounts.values()].reduce((sum, credits) => sum + credits, 0)
  }

  #account(name: string): number {
    return this.accounts.get(name) ?? 0
  }

  #move(account: string, credits: number): void {
    this.accounts.set(account, this.#account(account) + credits)
  }
}

function hashOf(previous: string, entry: Entry, moment: Date): string {
  const lines = [
    'learn-ledger-1',
    previous,
    entry.organization_id,
    entry.number,
    entry.id,
    entry.kind,
    entry.from_account,
    entry.to_account,
    entry.credits,
    entry.grant_id,
    entry.reservation_id ?? '',
    entry.payment_id ?? '',
    entry.operation ?? '',
    entry.balance,
    entry.reserved,
    entry.owed,
    moment.toISOString(),
  ]
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
