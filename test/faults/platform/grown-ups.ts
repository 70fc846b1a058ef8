import { setTimeout as sleep } from 'node:timers/promises'
import type { Tenant } from '../../support/world.ts'
import { Chance } from '../chance.ts'
import { Browser } from './browser.ts'
import type { Mailbox } from './mailbox.ts'
import { Person } from './person.ts'

export const invitationSubject = /^You have an invitation to Learn$/

interface GrownUpsOptions {
  readonly tenant: Tenant
  readonly mailbox: Mailbox
  readonly seed: number
  readonly where: () => Promise<string>
  readonly isOpen: () => boolean
}

/** An organization can send 500 a day. */
const mostInvitations = 450

/** Parents who look at their account, and guests who are invited and join. What servers acknowledged to them. */
export class GrownUps {
  readonly invited: string[] = []
  /** The guests who tried to accept, and those of them whose joining was acknowledged. */
  readonly joining = new Set<string>()
  readonly joined = new Set<string>()
  readonly browsers: Browser[] = []
  /** What guests were refused. */
  readonly failures: string[] = []
  readonly #options: GrownUpsOptions

  constructor(options: GrownUpsOptions) {
    this.#options = options
  }

  /** Signs in with an emailed code, looks at the account and signs out, again and again. */
  async look(email: string): Promise<void> {
    const { browser, chance } = this.#newBrowser(email)
    const { isOpen } = this.#options
    while (isOpen()) {
      if (!(await browser.signIn('/auth/account', isOpen))) return
      const { status, text } = await browser.open('/auth/account')
      if (status !== 200 || !text.includes(email))
        throw new Error(`${email} did not see the account: ${status} ${text}`)
      await browser.open('/auth/sign-out', {})
      await sleep(chance.whole(100, 600))
    }
  }

  async invite(): Promise<void> {
    const { tenant, seed, where, isOpen } = this.#options
    const name = 'secretary'
    const chance = new Chance(seed, name)
    const person = new Person({ name, chance, where })
    const guests: Promise<void>[] = []
    for (let number = 0; isOpen() && number < mostInvitations; number++) {
      const email = `guest.${number}@example.org`
      const { status, body } = await person.call('organizations.createInvitation', tenant.key, {
        organizationId: tenant.organizationId,
        email,
        role: 'member',
      })
      if (status !== 201) throw new Error(`an invitation was refused: ${JSON.stringify(body)}`)
      this.invited.push(email)
      if (chance.happens(0.4))
        guests.push(this.#join(email).catch(error => void this.failures.push(String(error))))
      await sleep(chance.whole(100, 600))
    }
    await Promise.all(guests)
  }

  /** Follows the link of the invitation, signs in for it, and accepts. */
  async #join(email: string): Promise<void> {
    const { mailbox, isOpen } = this.#options
    const letter = await mailbox.next(email, invitationSubject, new Set(), isOpen)
    const token = /\/auth\/invitation\?token=(\S+)/.exec(letter?.text ?? '')?.[1]
    if (token === undefined) return // It has not come yet.
    const { browser } = this.#newBrowser(email)
    const link = `/auth/invitation?token=${token}`
    if (!(await browser.signIn(link, isOpen))) return
    this.joining.add(email)
    const accepted = await browser.open('/auth/invitation', { token })
    // If the answer to the first attempt was lost, the second finds the invitation accepted.
    const page = accepted.status === 200 ? accepted : await browser.open(link)
    if (page.status !== 200 || !/You are now a member|You have already joined/.test(page.text))
      throw new Error(`${email} could not join: ${accepted.status} ${accepted.text}`)
    this.joined.add(email)
  }

  #newBrowser(email: string) {
    const { seed, where, mailbox } = this.#options
    const chance = new Chance(seed, email)
    const browser = new Browser(email, new Person({ name: email, chance, where }), mailbox)
    this.browsers.push(browser)
    return { browser, chance }
  }
}
