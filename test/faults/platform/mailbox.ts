import { setTimeout as sleep } from 'node:timers/promises'
import type { Received } from '../../support/mail/mail-server.ts'
import { headersOf, partsOf } from '../../support/mail/mime.ts'

/** An email as the person sees it. Copies of an email have the same id. */
export interface Letter {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly at: Date
}

/** What a mail server has received. */
export class Mailbox {
  readonly received: readonly Received[]

  constructor(received: readonly Received[]) {
    this.received = received
  }

  /** All copies of the emails to everybody, in the order of their arrival. */
  get letters(): Letter[] {
    return this.received.map(read)
  }

  /** The emails to an address with such a subject. */
  to(email: string, subject: RegExp): Letter[] {
    return this.received
      .filter(({ to }) => to.includes(email))
      .map(read)
      .filter(letter => subject.test(letter.subject))
  }

  /** The latest, once there is an email whose id is new. Undefined if none comes in time, or we no longer wait. */
  async next(
    email: string,
    subject: RegExp,
    known: ReadonlySet<string>,
    isWaiting: () => boolean,
  ): Promise<Letter | undefined> {
    for (let waited = 0; waited < patienceMilliseconds && isWaiting(); waited += 20) {
      const letter = this.to(email, subject).findLast(({ id }) => !known.has(id))
      if (letter) return letter
      await sleep(20)
    }
    return undefined
  }
}

const patienceMilliseconds = 4_000

function read({ to, data, at }: Received): Letter {
  const headers = headersOf(data)
  const text = partsOf(data)[0]?.content.toString('utf8') ?? ''
  return {
    id: headers.get('message-id') ?? '',
    to: to.join(),
    subject: headers.get('subject') ?? '',
    text,
    at,
  }
}
