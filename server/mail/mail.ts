/** A plain-text email to one address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Somebody is waiting for it, such as a sign-in code: it is sent before the others. */
  readonly urgent?: boolean
}

/** Sends emails through a mail server or to a folder. `send` rejects if the email was not sent. */
export interface Mailer {
  send(id: string, mail: Mail): Promise<void>
  close(): void
}
