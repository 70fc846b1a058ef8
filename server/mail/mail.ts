/** An email: plain text to one address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Whether somebody is waiting for it, so that it is sent before the others. */
  readonly urgent?: boolean
}

/** Sends emails to a mail server or a folder. `send` rejects if the email was not sent. */
export interface Mailer {
  send(id: string, mail: Mail): Promise<void>
  close(): void
}
