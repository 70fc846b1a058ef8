import type { Random } from './random.ts'

/** A payment as the provider knows it. */
export interface ProviderPayment {
  readonly id: string
  readonly organizationId: string
  readonly kind: 'purchase' | 'plan'
  readonly credits: number
  paid: boolean
  refunded: number
  disputed: number
  dispute: 'none' | 'open' | 'won' | 'lost'
  /** Increases with every change. */
  version: number
}

export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly payment: ProviderPayment
  /** Delivered again until it is acknowledged, and sometimes after that. */
  acknowledged: boolean
}

/** Takes money, gives it back, and sends events about it: late, twice, and in any order. */
export class Provider {
  readonly payments: ProviderPayment[] = []
  readonly events: ProviderEvent[] = []
  readonly #random: Random
  readonly #organizations: readonly string[]

  constructor(random: Random, organizations: readonly string[]) {
    this.#random = random
    this.#organizations = organizations
  }

  /** Makes something happen, and describes it. */
  act(): string {
    const payment = this.#random.chance(0.2) ? undefined : this.#some()
    return payment ? this.#goOn(payment) : this.#begin()
  }

  get unacknowledged(): ProviderEvent[] {
    return this.events.filter(({ acknowledged }) => !acknowledged)
  }

  #some(): ProviderPayment | undefined {
    return this.payments.length === 0 ? undefined : this.#random.pick(this.payments)
  }

  #begin(): string {
    const organizationId = this.#random.pick(this.#organizations)
    const payment: ProviderPayment = {
      id: `${organizationId} payment ${this.payments.length + 1}`,
      organizationId,
      kind: this.#random.pick(['purchase', 'plan']),
      credits: this.#random.whole(1, 40),
      paid: this.#random.chance(0.7),
      refunded: 0,
      disputed: 0,
      dispute: 'none',
      version: 0,
    }
    this.payments.push(payment)
    return this.#tell(payment, payment.paid ? 'paid' : 'started')
  }

  #goOn(payment: ProviderPayment): string {
    if (!payment.paid) {
      payment.paid = true
      return this.#tell(payment, 'paid')
    }
    const left = payment.credits - payment.refunded
    if (payment.dispute === 'open') {
      payment.dispute = this.#random.pick(['won', 'lost'])
      if (payment.dispute === 'won') payment.disputed = 0
      return this.#tell(payment, `dispute ${payment.dispute}`)
    }
    if (payment.refunded > 0 && this.#random.chance(0.3)) {
      payment.refunded -= this.#random.whole(1, payment.refunded)
      return this.#tell(payment, 'refund failed')
    }
    if (payment.dispute === 'none' && this.#random.chance(0.4)) {
      payment.dispute = 'open'
      // The whole payment is disputed, even if part of it was refunded before.
      payment.disputed = this.#random.chance(0.7) ? payment.credits : this.#random.whole(1, payment.credits)
      return this.#tell(payment, 'dispute opened')
    }
    if (left === 0) return this.#begin()
    payment.refunded += this.#random.chance(0.3) ? left : this.#random.whole(1, left)
    return this.#tell(payment, 'refunded')
  }

  #tell(payment: ProviderPayment, type: string): string {
    payment.version++
    const id = `${payment.id} event ${this.events.length + 1}`
    this.events.push({ id, type, payment, acknowledged: false })
    return `${id}: ${type}, refunded ${payment.refunded}, disputed ${payment.disputed} of ${payment.credits}`
  }
}
