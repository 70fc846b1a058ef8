import type { Logger } from 'pino'
import { decrypt, encrypt, type Secrets } from '../secrets.ts'
import type { Queries } from '../storage/database.ts'
import { type DueMail, deleteMail, insertMail, takeDueMails } from './mail.store.ts'
import type { Mail, Mailer } from './mail.ts'

const everyMilliseconds = 1_000
const batch = 10
const mostAttempts = 8

/** Writes a mail down where it leaves with the commit, or not at all. */
export async function enqueueMail(
  db: Queries,
  secrets: Secrets,
  id: string,
  mail: Mail,
  now: Date,
): Promise<void> {
  const { urgent = false, ...content } = mail
  await insertMail(db, { id, sealed: encrypt(secrets.mail, JSON.stringify(content)), urgent, now })
}

interface DeliveryOptions {
  readonly db: Queries
  readonly secrets: Secrets
  readonly mailer: Mailer
  readonly log: Logger
  readonly now: () => Date
}

/** Sends what is queued, on any number of processes. A mail that fails comes up again, later each time. */
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

  /** There is something to send: it need not wait for the next round. */
  kick(): void {
    if (this.#stopped) return
    this.#again = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
  }

  /** Finishes what is under way. */
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
      log.warn({ err: error }, 'the mails could not be read; the next round goes on')
    }
  }

  async #deliver({ id, sealed, attempts }: DueMail): Promise<void> {
    const { db, secrets, mailer, log } = this.#options
    try {
      await mailer.send(id, JSON.parse(decrypt(secrets.mail, sealed)))
      await deleteMail(db, id)
    } catch (error) {
      // A mail server's message may quote the address it refused; its code does not.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      log.warn({ mail: id, attempts, code }, 'a mail did not leave')
      if (attempts >= mostAttempts) await deleteMail(db, id)
    }
  }
}
