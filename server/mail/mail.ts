/** An email to one address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as HTML, with its pictures. */
  readonly html?: string
  readonly pictures?: readonly MailPicture[]
  /** Where the person's mail program turns such emails off with one click (RFC 8058). */
  readonly unsubscribeUrl?: string
  /** Somebody is waiting for it, such as a sign-in code: it is sent before the others. */
  readonly urgent?: boolean
}

/** Shown in the HTML by its name: `<img src="cid:…">`. */
export interface MailPicture {
  readonly name: string
  /** A PNG, in base64. */
  readonly png: string
}

/** An email that the person can turn off. While it waits in the queue, turning it off removes it. */
export interface Subscription {
  readonly userId: string
  readonly kind: 'weekly'
}

/** Sends emails through a mail server or to a folder. `send` rejects if the email was not sent. */
export interface Mailer {
  send(id: string, mail: Mail): Promise<void>
  close(): void
}
