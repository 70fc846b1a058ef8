import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Mailer } from './mail.ts'
import { outbox } from './outbox.ts'
import { smtp } from './smtp.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>

/** Sends through the mail server or, without one, saves emails as files. */
export const configuredMailer = (config: MailConfig): Mailer =>
  config.smtpUrl ? smtp(config.smtpUrl, senderOf(config)) : outbox(join(config.dataDir, 'outbox'))

export function senderOf({ mailFrom, publicUrl }: MailConfig): string {
  return mailFrom ?? `learn@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`
}
