/** What an organization's ledger should be. It knows nothing of the database. */

export interface Grant {
  readonly kind: string
  readonly priority: number
  readonly credits: number
  readonly expiresAt: number | null
  available: number
  held: number
}

export interface Reservation {
  readonly id: string
  request: string | null
  readonly operation: string
  readonly credits: number
  /** The request, as the caller names it. */
  readonly purpose: string
  /** The grants that it is reserved from, in the order in which they are used up. */
  readonly parts: { grantId: string; credits: number }[]
  status: 'pending' | 'posted' | 'voided' | 'expired'
  posted: number
  expiresAt: number
}

export interface Payment {
  readonly kind: string
  readonly credits: number
  readonly grantId: string
  refunded: number
  disputed: number
}

export interface Wish {
  readonly id: string
  readonly request: string | null
  readonly operation: string
  readonly credits: number
  readonly purpose: string
  readonly at: number
  readonly until: number
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0)

export class Ledger {
  grants = new Map<string, Grant>()
  reservations = new Map<string, Reservation>()
  payments = new Map<string, Payment>()
  /** How many credits of a grant have lapsed. */
  lapsed = new Map<string, number>()
  usage = new Map<string, { calls: number; credits: number }>()
  /** Where credits came from and went to. The current balance follows from the grants. */
  outside = new Map<string, number>()
  owed = 0
  /** The latest time of any entry: the ledger's clock never goes back. */
  moment = 0

  copy(): Ledger {
    return Object.assign(new Ledger(), structuredClone({ ...this }))
  }

  get balance(): number {
    return sum([...this.grants.values()].map(grant => grant.available))
  }

  get reserved(): number {
    return sum([...this.grants.values()].map(grant => grant.held))
  }

  isDue(at: number): boolean {
    return this.#overdue(at).length > 0 || this.#lapsing(at).length > 0
  }

  /** Ends reservations and grants past their time, and returns how many. */
  settle(at: number): number {
    const overdue = this.#overdue(at)
    for (const reservation of overdue) this.#giveBack(reservation, 'expired', at)
    const lapsing = this.#lapsing(at)
    for (const [id, grant] of lapsing) {
      this.#flow('lapsed', grant.available, at)
      this.lapsed.set(id, (this.lapsed.get(id) ?? 0) + grant.available)
      grant.available = 0
    }
    return overdue.length + lapsing.length
  }

  /** Returns the reservation, or undefined if there are too few credits. */
  reserve({ at, until, ...wish }: Wish): Reservation | undefined {
    this.settle(at)
    const known = this.reservations.get(wish.id)
    if (known) return known
    const pending = this.#pendingFor(wish.request)
    if (pending) {
      pending.expiresAt = Math.max(pending.expiresAt, until)
      return pending
    }
    if (this.balance < wish.credits) return undefined
    const reservation: Reservation = { ...wish, parts: [], status: 'pending', posted: 0, expiresAt: until }
    this.reservations.set(wish.id, reservation)
    for (const [grantId, grant] of [...this.grants].sort(firstToSpend)) {
      const credits = Math.min(
        grant.available,
        wish.credits - sum(reservation.parts.map(part => part.credits)),
      )
      if (credits === 0) continue
      grant.available -= credits
      grant.held += credits
      reservation.parts.push({ grantId, credits })
      this.#touch(at)
    }
    return reservation
  }

  post(id: string, used: number, at: number): Reservation | undefined {
    const reservation = this.reservations.get(id)
    if (reservation?.status !== 'pending') return reservation
    if (reservation.expiresAt <= at) {
      this.#giveBack(reservation, 'expired', at)
      return reservation
    }
    reservation.status = 'posted'
    reservation.posted = used
    let left = used
    for (const part of reservation.parts) {
      const grant = this.#grant(part.grantId)
      const spent = Math.min(part.credits, left)
      left -= spent
      grant.held -= part.credits
      grant.available += part.credits - spent
      this.#flow('spent', spent, at)
      this.#touch(at)
    }
    this.#use(reservation.operation, used, at)
    return reservation
  }

  void(id: string, at: number): Reservation | undefined {
    const reservation = this.reservations.get(id)
    if (reservation?.status === 'pending') this.#giveBack(reservation, 'voided', at)
    return reservation
  }

  extend(id: string, at: number, until: number): boolean {
    const reservation = this.reservations.get(id)
    if (reservation?.status !== 'pending' || reservation.expiresAt <= at) return false
    reservation.expiresAt = Math.max(reservation.expiresAt, until)
    return true
  }

  /** From now on it belongs to a job, and no repeated request takes it over. */
  forgetRequest(id: string): void {
    const reservation = this.reservations.get(id)
    if (reservation) reservation.request = null
  }

  /** False if it was granted before. */
  grant(id: string, wanted: Omit<Grant, 'available' | 'held'>, at: number): boolean {
    if (this.grants.has(id)) return false
    const pays = Math.min(this.owed, wanted.credits)
    this.owed -= pays
    this.grants.set(id, { ...wanted, available: wanted.credits - pays, held: 0 })
    this.#flow(wanted.kind, -wanted.credits, at)
    return true
  }

  /** False if its credits were added before. */
  pay(id: string, grantId: string, wanted: Omit<Grant, 'available' | 'held'>, at: number): boolean {
    if (this.payments.has(id)) return false
    this.grant(grantId, wanted, at)
    const { kind, credits } = wanted
    this.payments.set(id, { kind, credits, grantId, refunded: 0, disputed: 0 })
    return true
  }

  /** Updates how much of a payment is refunded and disputed, and returns whether that changed anything. */
  settlePayment(id: string, refunded: number, disputed: number, newGrants: readonly string[], at: number) {
    const payment = this.payments.get(id)
    if (!payment) return null
    this.settle(at)
    const before = { refunded: payment.refunded, disputed: payment.disputed }
    // Lapsed credits are already gone, and are not taken back a second time.
    const left = payment.credits - (this.lapsed.get(payment.grantId) ?? 0)
    payment.refunded = Math.min(refunded, left)
    payment.disputed = Math.min(disputed, left - payment.refunded)
    const changes = [payment.refunded - before.refunded, payment.disputed - before.disputed]
    const ids = [...newGrants]
    const { priority } = this.#grant(payment.grantId)
    for (const change of changes.filter(change => change < 0).sort((a, b) => a - b)) {
      const again = { kind: payment.kind, priority, credits: -change, expiresAt: null }
      this.grant(ids.shift() ?? '', again, at)
    }
    for (const change of changes.filter(change => change > 0)) this.#takeBack(payment, change, at)
    return changes.some(change => change !== 0)
  }

  /** If one call makes two grants, the database names the second itself. This tells the model its name. */
  nameGrants(known: readonly { id: string; credits: number }[]): void {
    for (const [name, grant] of [...this.grants].filter(([id]) => id.startsWith('placeholder'))) {
      const found = known.find(({ id, credits }) => credits === grant.credits && !this.grants.has(id))
      if (!found) throw new Error('the model has a grant that is not in the database')
      this.grants.delete(name)
      this.grants.set(found.id, grant)
    }
  }

  #takeBack(payment: Payment, credits: number, at: number): void {
    let missing = credits
    const own = this.#grant(payment.grantId)
    const others = [...this.grants].filter(([, grant]) => grant !== own).sort(lastToSpend)
    for (const grant of [own, ...others.map(([, grant]) => grant)]) {
      const taken = Math.min(grant.available, missing)
      grant.available -= taken
      missing -= taken
    }
    this.owed += missing
    this.#flow(payment.kind, credits, at)
  }

  #giveBack(reservation: Reservation, status: 'voided' | 'expired', at: number): void {
    reservation.status = status
    for (const { grantId, credits } of reservation.parts) {
      const grant = this.#grant(grantId)
      grant.held -= credits
      grant.available += credits
      this.#touch(at)
    }
  }

  #overdue(at: number): Reservation[] {
    return [...this.reservations.values()].filter(
      ({ status, expiresAt }) => status === 'pending' && expiresAt <= at,
    )
  }

  #lapsing(at: number): [string, Grant][] {
    return [...this.grants].filter(
      ([, { available, expiresAt }]) => available > 0 && expiresAt !== null && expiresAt <= at,
    )
  }

  #pendingFor(request: string | null): Reservation | undefined {
    if (request === null) return undefined
    return [...this.reservations.values()].find(
      known => known.request === request && known.status === 'pending',
    )
  }

  #grant(id: string): Grant {
    const grant = this.grants.get(id)
    if (!grant) throw new Error(`the model has no grant ${id}`)
    return grant
  }

  #flow(account: string, credits: number, at: number): void {
    this.outside.set(account, (this.outside.get(account) ?? 0) + credits)
    if (credits !== 0) this.#touch(at)
  }

  #touch(at: number): void {
    this.moment = Math.max(this.moment, at)
  }

  #use(operation: string, credits: number, at: number): void {
    const day = new Date(Math.max(this.moment, at)).toISOString().slice(0, 10)
    const kept = this.usage.get(`${day} ${operation}`) ?? { calls: 0, credits: 0 }
    this.usage.set(`${day} ${operation}`, { calls: kept.calls + 1, credits: kept.credits + credits })
  }
}

const end = ({ expiresAt }: Grant) => expiresAt ?? Number.MAX_SAFE_INTEGER

function firstToSpend([a, one]: [string, Grant], [b, other]: [string, Grant]): number {
  return one.priority - other.priority || end(one) - end(other) || (a < b ? -1 : 1)
}

function lastToSpend([a, one]: [string, Grant], [b, other]: [string, Grant]): number {
  return other.priority - one.priority || end(other) - end(one) || (a < b ? -1 : 1)
}
