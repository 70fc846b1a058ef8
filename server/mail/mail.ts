/** A mail, as far as this program cares: plain text to one address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Whether somebody waits for it: then it leaves before those that can wait. */
  readonly urgent?: boolean
}

/** The way out: a mail server, or a folder. It rejects where the mail did not leave. */
export interface Mailer {
  send(id: string, mail: Mail): Promise<void>
  close(): void
}
