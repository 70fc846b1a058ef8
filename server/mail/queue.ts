import type { Logger } from 'pino'
import { count } from '../monitoring/count.ts'
import { decrypt, encrypt, type Secrets } from '../secrets.ts'
import type { Queries } from '../storage/database.ts'
import { DatabaseAway } from '../storage/reaching/away.ts'
import { type DueMail, deleteMail, insertMail, takeDueMails } from './mail.store.ts'
import type { Mail, Mailer, Subscription } from './mail.ts'

const everyMilliseconds = 1_000
const batch = 10
const mostAttempts = 8

/** Queues an email in the current transaction: it is sent only if the transaction commits. */
export async function enqueueMail(
  db: Queries,
  secrets: Pick<Secrets, 'mail'>,
  id: string,
  mail: Mail,
  now: Date,
  subscription?: Subscription,
): Promise<void> {
  const sealed = sealMail(secrets, mail)
  await insertMail(db, { id, sealed, urgent: mail.urgent ?? false, now }, subscription)
}

/** An email as it is stored. */
export const sealMail = (secrets: Pick<Secrets, 'mail'>, { urgent: _, ...content }: Mail): Buffer =>
  encrypt(secrets.mail, JSON.stringify(content))

interface DeliveryOptions {
  readonly db: Queries
  readonly secrets: Secrets
  readonly mailer: Mailer
  readonly log: Logger
  readonly now: () => Date
  /** Wakes the process that delivers email, if it is another one. */
  readonly wakeOther?: (() => void) | undefined
}

/** Sends queued emails, from any number of processes. A failed email is retried, after a longer wait each time. */
export class MailDelivery {
  readonly #options: DeliveryOptions
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #again = false
  #stopped = false

  constructor(options: DeliveryOptions) {
    this.#options = options
  }

  start(): void {
    this.#timer = setInterval(() => this.kick(), everyMilliseconds).unref()
  }

  /** Sends now instead of waiting for the next round. */
  kick(): void {
    const { wakeOther } = this.#options
    if (this.#stopped) return
    if (wakeOther) {
      wakeOther()
      return
    }
    this.#again = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
  }

  /** Finishes the deliveries in progress. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#running
    this.#options.mailer.close()
  }

  async #run(): Promise<void> {
    const { db, log, now } = this.#options
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false
        const due = await takeDueMails(db, now(), batch)
        await Promise.all(due.map(mail => this.#deliver(mail)))
        if (due.length === batch) this.#again = true
      }
    } catch (error) {
      if (error instanceof DatabaseAway) return
      log.warn({ err: error }, 'could not read the mail queue; trying again in the next round')
    }
  }

  async #deliver({ id, sealed, attempts }: DueMail): Promise<void> {
    const { db, secrets, mailer, log } = this.#options
    try {
      await mailer.send(id, JSON.parse(decrypt(secrets.mail, sealed)))
      await deleteMail(db, id)
      count('learn_mails_total', { outcome: 'sent' })
    } catch (error) {
      // A mail server's error message may contain the address; its error code doesn't.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      log.warn({ mail: id, attempts, code }, 'could not send an email')
      const isLast = attempts >= mostAttempts
      count('learn_mails_total', { outcome: isLast ? 'given_up' : 'retried' })
      if (isLast) await deleteMail(db, id)
    }
  }
}
