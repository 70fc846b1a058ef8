import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from '../../support/learning/family.ts'
import { rightAnswer, wrongAnswer } from '../../support/learning/practising.ts'
import type { StripeSimulator } from '../../support/stripe-simulator.ts'
import type { Tenant } from '../../support/world.ts'
import { Chance } from '../chance.ts'
import { GrownUps } from './grown-ups.ts'
import type { Mailbox } from './mailbox.ts'
import { Person } from './person.ts'

export interface Pupil extends Child {
  readonly pin: string
  readonly parent: { readonly email: string }
}

interface SchoolOptions {
  readonly tenant: Tenant
  readonly pupils: readonly Pupil[]
  readonly stripe: StripeSimulator
  readonly mailbox: Mailbox
  readonly seed: number
  /** The URL of a running server, which may be gone when it is called. */
  readonly where: () => Promise<string>
}

const parentsWhoLook = 2

/** What children, grown-ups and the payment provider do on a day, and what the servers acknowledged. */
export class School {
  /** The ids of each child's acknowledged answers. */
  readonly answered = new Map<string, string[]>()
  readonly grownUps: GrownUps
  /** How often children were signed in. */
  signIns = 0
  /** The credits that were paid for. */
  bought = 0
  readonly #options: SchoolOptions
  #isOpen = true

  constructor(options: SchoolOptions) {
    this.#options = options
    this.grownUps = new GrownUps({ ...options, isOpen: () => this.#isOpen })
  }

  /** Returns when the day is over and everybody has their answer. Says what was refused. */
  async run(): Promise<string[]> {
    const { pupils } = this.#options
    const parents = pupils.slice(0, parentsWhoLook).map(({ parent }) => parent.email)
    const ended = await Promise.allSettled([
      ...pupils.map((pupil, at) => this.#learn(pupil, this.#person(`pupil ${at}`))),
      ...parents.map(email => this.grownUps.look(email)),
      this.grownUps.invite(),
      this.#buy(this.#person('buyer')),
    ])
    const failures = ended.flatMap(part => (part.status === 'rejected' ? [String(part.reason)] : []))
    return [...failures, ...this.grownUps.failures]
  }

  close(): void {
    this.#isOpen = false
  }

  #person(name: string): Person {
    const { seed, where } = this.#options
    return new Person({ name, chance: new Chance(seed, name), where })
  }

  async #learn(pupil: Pupil, person: Person): Promise<void> {
    while (this.#isOpen) {
      const token = await this.#signIn(pupil, person)
      const { studentId } = pupil
      const begun = await person.call('learn.createLearnSession', token, {
        studentId,
        sessionType: 'practice',
      })
      if (begun.status !== 201) throw new Error(`a session was refused: ${JSON.stringify(begun.body)}`)
      for (let left = person.chance.whole(3, 12); left > 0 && this.#isOpen; left--)
        if (!(await this.#step(pupil, person, token, begun.body.id))) break
    }
  }

  /** False at the end of the session. */
  async #step({ studentId }: Pupil, person: Person, token: string, sessionId: string): Promise<boolean> {
    const { chance } = person
    const next = await person.call('learn.createLearnDecision', token, { sessionId })
    if (next.status !== 201) return false
    const { id: decisionId, questionId } = next.body.decision
    if (questionId === null) return true // A lesson or a break.
    const answer = (chance.happens(0.7) ? rightAnswer : wrongAnswer)(questionId)
    const told = await person.call('learn.createLearnAttempt', token, { decisionId, answer })
    if (told.status !== 201) throw new Error(`an answer was refused: ${JSON.stringify(told.body)}`)
    this.answered.set(studentId, [...(this.answered.get(studentId) ?? []), told.body.id])
    await sleep(chance.whole(0, 40))
    return true
  }

  async #signIn({ username, pin }: Pupil, person: Person): Promise<string> {
    const { status, body } = await person.insist('a sign-in', async url => {
      const response = await fetch(`${url}/auth/student`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, pin }),
      })
      return { status: response.status, body: (await response.json()) as { token?: string } } // As documented.
    })
    if (status !== 200 || body.token === undefined)
      throw new Error(`a child could not sign in: ${status} ${JSON.stringify(body)}`)
    this.signIns++
    return body.token
  }

  /** Buys credits. The provider sends each event until it is accepted, and some of them twice. */
  async #buy(person: Person): Promise<void> {
    const { tenant, stripe } = this.#options
    const { chance } = person
    while (this.#isOpen) {
      const credits = chance.whole(10, 500)
      const { organizationId, key } = tenant
      const begun = await person.call('billing.createTopUp', key, { organizationId, credits })
      if (begun.status !== 201) throw new Error(`a top-up was refused: ${JSON.stringify(begun.body)}`)
      const events = stripe.completeCheckout(begun.body.id)
      this.bought += credits
      for (const event of events)
        for (let times = chance.happens(0.3) ? 2 : 1; times > 0; times--)
          await person.insist(
            `the event ${event.type}`,
            url => stripe.deliver(`${url}/webhooks/stripe`, event),
            status => status !== 200,
          )
      await sleep(chance.whole(100, 800))
    }
  }
}
