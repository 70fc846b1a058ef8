import type { Logger } from 'pino'
import { uuidv7 } from '../ids.ts'
import { enqueueMail, type MailDelivery } from '../mail/queue.ts'
import { count } from '../monitoring/count.ts'
import type { Secrets } from '../secrets.ts'
import type { Database, Queries } from '../storage/database.ts'
import { lockOrganization } from '../storage/organization.store.ts'
import { DatabaseAway } from '../storage/reaching/away.ts'
import { rechargeStoppedMail } from './mail.ts'
import { findBillingAddresses, stopAutoRecharge } from './payments.store.ts'
import { type ChargeOutcome, type PaymentProvider, ProviderError, type Terms } from './provider.ts'
import { notesOf, rechargeNote } from './purchase.ts'
import {
  countFailure,
  type DueRecharge,
  failRecharge,
  succeedRecharge,
  takeDueRecharges,
} from './recharge.store.ts'
import { audit, type Settlement, settlePayment } from './settlement.ts'

const usualPollMilliseconds = 3_000
const atOnce = 4
const mostFailures = 3
/** As long as the provider remembers an idempotency key. */
const longestMilliseconds = 24 * 60 * 60 * 1000

interface RechargingOptions {
  readonly database: Database
  readonly provider: PaymentProvider
  readonly secrets: Secrets
  readonly mail: MailDelivery
  readonly publicUrl: () => string
  readonly log: Logger
  readonly now: () => Date
  readonly pollMilliseconds?: number | undefined
}

/**
 * Charges for pending recharges, on any number of processes. The recharge's id is the idempotency key, so that it is
 * paid only once whatever gets lost between the provider and us.
 */
export class Recharging {
  readonly #options: RechargingOptions
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #again = false
  #stopped = false

  constructor(options: RechargingOptions) {
    this.#options = options
  }

  start(): void {
    const { provider, pollMilliseconds = usualPollMilliseconds } = this.#options
    if (provider.terms) this.#timer = setInterval(() => this.kick(), pollMilliseconds).unref()
  }

  /** Looks for due recharges now instead of at the next interval. */
  kick(): void {
    const { terms } = this.#options.provider
    if (this.#stopped || !terms) return
    this.#again = true
    this.#running ??= this.#run(terms).finally(() => {
      this.#running = undefined
    })
  }

  /** Finishes charges in progress. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#running
  }

  async #run(terms: Terms): Promise<void> {
    const { database, log, now } = this.#options
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false
        const due = await takeDueRecharges(database.system, terms, now(), atOnce)
        await Promise.all(due.map(recharge => this.#attempt(recharge)))
        if (due.length === atOnce) this.#again = true
      }
    } catch (error) {
      if (error instanceof DatabaseAway) return
      log.warn({ err: error }, 'could not read the due recharges; will retry')
    }
  }

  async #attempt(recharge: DueRecharge): Promise<void> {
    const { log } = this.#options
    try {
      const charged = await this.#charge(recharge).catch(error => this.#handleRefusal(recharge, error))
      countOutcome(charged)
      if (charged === 'declined') await this.#decline(recharge)
      else if (charged === 'given up') await this.#giveUp(recharge)
      else if (charged.state === 'paid') await this.#succeed(recharge, charged.paymentId)
    } catch (error) {
      const { id, attempts } = recharge
      log.error({ err: error, recharge: id, attempts }, 'processing a recharge failed; will retry')
    }
  }

  /** Only an answer from the bank or provider is a decline. Without an answer the recharge stays open. */
  #handleRefusal({ id, attempts }: DueRecharge, error: unknown): ChargeOutcome | 'declined' {
    if (!(error instanceof ProviderError)) throw error
    const { reason, code, requestId: providerRequestId } = error
    const details = { recharge: id, attempts, reason, code, providerRequestId }
    this.#options.log.warn(details, 'a recharge was not paid')
    return reason === 'unreachable' ? { state: 'open' } : 'declined'
  }

  /** On a retry, first finds out whether an earlier attempt was charged. */
  async #charge(recharge: DueRecharge): Promise<ChargeOutcome | 'given up'> {
    const { provider, secrets, now } = this.#options
    const { id, organizationId, customerId, paymentMethodId, amount, currency, createdAt } = recharge
    if (recharge.attempts > 1 && customerId) {
      const found = await provider.findCharge(customerId, [rechargeNote, id])
      if (found) return found
    }
    const age = now().getTime() - new Date(createdAt).getTime()
    if (!recharge.isWanted || age >= longestMilliseconds) return 'given up'
    if (!customerId || !paymentMethodId) throw new ProviderError('declined', 'no_payment_method')
    const notes = notesOf(secrets, recharge, id)
    return await provider.charge({
      organizationId,
      customerId,
      paymentMethodId,
      amount,
      currency,
      notes,
      name: id,
    })
  }

  /** The payment's event may arrive first; then the credits are already granted and the recharge has ended. */
  async #succeed({ id }: DueRecharge, paymentId: string): Promise<void> {
    await this.#settle(id, async at => {
      await settlePayment(at, paymentId)
      await succeedRecharge(at.db, id, paymentId, at.now)
    })
  }

  async #giveUp({ id, attempts }: DueRecharge): Promise<void> {
    this.#options.log.warn({ recharge: id, attempts }, 'gave up on a recharge')
    await this.#settle(id, async ({ db, now }) => {
      await failRecharge(db, id, now)
    })
  }

  /** Counts a failure. After three in a row, switches auto-recharge off and sends an email. */
  async #decline({ id, organizationId }: DueRecharge): Promise<void> {
    await this.#settle(id, async at => {
      const { db, now } = at
      await lockOrganization(db, organizationId)
      if (!(await failRecharge(db, id, now))) return
      const failures = await countFailure(db, organizationId, now)
      await audit(at, 'provider.declineRecharge', organizationId, id)
      if (failures < mostFailures || !(await stopAutoRecharge(db, organizationId, now))) return
      await audit(at, 'provider.stopAutoRecharge', organizationId)
      await this.#notifyBilling(db, organizationId, failures, now)
    })
    this.#options.mail.kick()
  }

  async #notifyBilling(db: Queries, organizationId: string, failures: number, now: Date): Promise<void> {
    const { secrets, publicUrl } = this.#options
    for (const { address, name: organizationName } of await findBillingAddresses(db, organizationId)) {
      const mail = rechargeStoppedMail(publicUrl(), address, { organizationName, failures })
      await enqueueMail(db, secrets, uuidv7(now), mail, now)
    }
  }

  async #settle(id: string, work: (at: Settlement) => Promise<void>): Promise<void> {
    const { database, provider, secrets, log, now } = this.#options
    const common = { provider, secrets, log, now: now(), address: null, requestId: `recharge ${id}` }
    await database.systemTransaction(db => work({ ...common, db }))
  }
}

function countOutcome(charged: ChargeOutcome | 'declined' | 'given up'): void {
  const outcome = typeof charged === 'object' ? charged.state : charged === 'given up' ? 'given_up' : charged
  count('learn_recharges_total', { outcome })
}
