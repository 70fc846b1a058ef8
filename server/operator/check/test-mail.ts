import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { uuidv7 } from '../../ids.ts'
import { configuredMailer, senderOf } from '../../mail/configured.ts'
import type { Mail } from '../../mail/mail.ts'
import { OperatorError, reasonOf } from '../../operator-error.ts'
import { explainMailError } from './mail-trouble.ts'

/** Sends an email now instead of through the queue, so that the operator sees what the mail server says. */
export async function sendTestMail(config: Config, address: string): Promise<string> {
  const mailer = configuredMailer(config)
  const id = uuidv7(new Date())
  try {
    await mailer.send(id, testMail(address))
  } catch (error) {
    throw new OperatorError(config.smtpUrl ? refusalOf(error) : `Can't save the email: ${reasonOf(error)}.`)
  } finally {
    mailer.close()
  }
  if (!config.smtpUrl)
    return `The email was saved as ${join(config.dataDir, 'outbox', `${id}.json`)}, because LEARN_SMTP_URL is not set here. Run this with the server's settings. If the server sends no emails either, set LEARN_SMTP_URL for it.`
  return `The mail server has accepted an email from ${senderOf(config)} to ${address}. If it does not arrive within a few minutes, look in the spam folder, and check SPF, DKIM and DMARC for the sender's domain.`
}

function refusalOf(error: unknown): string {
  const { found, advice } = explainMailError(error)
  return `The email was not sent. ${found}\n${advice}`
}

const testMail = (to: string): Mail => ({
  to,
  subject: 'A test email from Learn',
  text: `The people who run a Learn server are checking that its emails arrive. This one did, so you don't need to do anything.

It was sent from the machine ${hostname()}.
`,
})
