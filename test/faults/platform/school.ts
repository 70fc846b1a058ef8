import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract, OperationId } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import { callOperation } from '../../support/client.ts'
import type { Child } from '../../support/learning/family.ts'
import { rightAnswer, wrongAnswer } from '../../support/learning/practising.ts'
import type { StripeSimulator } from '../../support/stripe-simulator.ts'
import type { Tenant } from '../../support/world.ts'
import type { Chance } from '../chance.ts'

export interface Pupil extends Child {
  readonly pin: string
}

interface SchoolOptions {
  readonly tenant: Tenant
  readonly pupils: readonly Pupil[]
  readonly stripe: StripeSimulator
  readonly chance: Chance
  /** The URL of a running server, which may have died when it is called. */
  readonly where: () => Promise<string>
}

const patienceMilliseconds = 3_000
const mostTries = 400

/** Children, tutors and the payment provider on one day, with a record of what the server acknowledged. */
export class School {
  readonly answered = new Map<string, number>()
  readonly invited: string[] = []
  readonly signIns = { right: 0 }
  /** The number of credits paid for. */
  bought = 0
  readonly #options: SchoolOptions
  #isOpen = true
  #calls = 0

  constructor(options: SchoolOptions) {
    this.#options = options
  }

  /** Returns when the day is over and everybody has their answer. */
  async run(): Promise<void> {
    await Promise.all([...this.#options.pupils.map(pupil => this.#learn(pupil)), this.#invite(), this.#buy()])
  }

  close(): void {
    this.#isOpen = false
  }

  async #learn(pupil: Pupil): Promise<void> {
    const { chance } = this.#options
    while (this.#isOpen) {
      const token = await this.#signIn(pupil)
      const { studentId } = pupil
      const begun = await this.#insist('learn.createLearnSession', token, {
        studentId,
        sessionType: 'practice',
      })
      if (begun.status !== 201) throw new Error(`a session was refused: ${JSON.stringify(begun.body)}`)
      for (let left = chance.whole(3, 12); left > 0 && this.#isOpen; left--)
        if (!(await this.#step(pupil, token, begun.body.id))) break
    }
  }

  /** Takes one step. False at the end of the session. */
  async #step({ studentId }: Pupil, token: string, sessionId: string): Promise<boolean> {
    const { chance } = this.#options
    const next = await this.#insist('learn.createLearnDecision', token, { sessionId })
    if (next.status !== 201) return false
    const { id: decisionId, questionId } = next.body.decision
    if (questionId === null) return true // A lesson or a break.
    const answer = (chance.happens(0.7) ? rightAnswer : wrongAnswer)(questionId)
    const told = await this.#insist('learn.createLearnAttempt', token, { decisionId, answer })
    if (told.status !== 201) throw new Error(`an answer was refused: ${JSON.stringify(told.body)}`)
    this.answered.set(studentId, (this.answered.get(studentId) ?? 0) + 1)
    await sleep(chance.whole(0, 40))
    return true
  }

  async #signIn({ username, pin }: Pupil): Promise<string> {
    for (let tries = 0; tries < mostTries; tries++) {
      const url = await this.#options.where()
      const response = await fetch(`${url}/auth/student`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, pin }),
        signal: AbortSignal.timeout(patienceMilliseconds),
      }).catch(() => undefined)
      const body = (await response?.json().catch(() => undefined)) as { token: string } | undefined
      if (response?.status === 200 && body) {
        this.signIns.right++
        return body.token
      }
      if (response && response.status < 500 && response.status !== 429)
        throw new Error(`a child could not sign in: ${response.status} ${JSON.stringify(body)}`)
      await sleep(this.#options.chance.whole(20, 200))
    }
    throw new Error('a child could never sign in')
  }

  async #invite(): Promise<void> {
    const { tenant, chance } = this.#options
    for (let number = 0; this.#isOpen; number++) {
      const email = `guest.${number}@example.org`
      const { status, body } = await this.#insist('organizations.createInvitation', tenant.key, {
        organizationId: tenant.organizationId,
        email,
        role: 'member',
      })
      if (status !== 201) throw new Error(`an invitation was refused: ${JSON.stringify(body)}`)
      this.invited.push(email)
      await sleep(chance.whole(100, 600))
    }
  }

  /** Buys credits. The provider sends each event until it is accepted, and some of them twice. */
  async #buy(): Promise<void> {
    const { tenant, chance, stripe } = this.#options
    while (this.#isOpen) {
      const credits = chance.whole(10, 500)
      const { organizationId, key } = tenant
      const begun = await this.#insist('billing.createTopUp', key, { organizationId, credits })
      if (begun.status !== 201) throw new Error(`a top-up was refused: ${JSON.stringify(begun.body)}`)
      const events = stripe.completeCheckout(begun.body.id)
      this.bought += credits
      for (const event of events) {
        await this.#deliver(event)
        if (chance.happens(0.3)) await this.#deliver(event)
      }
      await sleep(chance.whole(100, 800))
    }
  }

  async #deliver(event: Parameters<StripeSimulator['deliver']>[1]): Promise<void> {
    const { stripe, where, chance } = this.#options
    for (let tries = 0; tries < mostTries; tries++) {
      const delivered = await Promise.race([
        stripe.deliver(`${await where()}/webhooks/stripe`, event).catch(() => undefined),
        sleep(patienceMilliseconds, undefined, { ref: false }),
      ])
      if (delivered?.status === 200) return
      await sleep(chance.whole(50, 300))
    }
    throw new Error(`the event ${event.type} was never accepted`)
  }

  /** Repeats a call under the same idempotency key until it has a lasting answer. */
  async #insist<Id extends OperationId>(id: Id, token: string, input: Input<Contract[Id]>) {
    const headers = { 'idempotency-key': `call ${++this.#calls}` }
    for (let tries = 0; tries < mostTries; tries++) {
      const url = await this.#options.where()
      const told = await Promise.race([
        callOperation(url, id, token, input, headers).catch(() => undefined),
        sleep(patienceMilliseconds, undefined, { ref: false }),
      ])
      // A conflict means that another request with this key is still running.
      const isLasting = told && told.status < 500 && told.status !== 429 && told.status !== 409
      if (isLasting) return told
      await sleep(this.#options.chance.whole(20, 200))
    }
    throw new Error(`${id} was never answered`)
  }
}
