import type { Config } from '../../config.ts'
import { attention, broken, type Finding, notSetHere, ok, useServersSettings } from './finding.ts'
import { explainMailError, testTransport } from './mail-trouble.ts'

const part = 'mail'

/** Connects to the mail server and logs in, without sending anything. */
export async function checkMail({ smtpUrl }: Config): Promise<Finding[]> {
  if (!smtpUrl)
    return [
      attention(
        part,
        'no-mail-server',
        notSetHere(
          'LEARN_SMTP_URL',
          'emails are not sent, only saved as files in the folder outbox of the data directory.',
        ),
        `${useServersSettings} If the server sends no emails, set LEARN_SMTP_URL and LEARN_MAIL_FROM for it. Without them nobody gets a sign-in code.`,
      ),
    ]
  const transport = await testTransport(smtpUrl)
  try {
    await transport.verify()
    return [ok(part, `The mail server ${new URL(smtpUrl).hostname} is ready to take emails.`)]
  } catch (error) {
    const { code, found, advice } = explainMailError(error)
    return [broken(part, code, found, advice)]
  } finally {
    transport.close()
  }
}
