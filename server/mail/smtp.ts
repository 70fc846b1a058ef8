import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'

/**
 * A real mail server, as LEARN_SMTP_URL names it. Its id is the mail's too: where a mail went out twice because the
 * server died in between, a mail program shows one.
 */
export function smtp(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  return {
    async send(id, { to, subject, text }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
      })
    },
    close: () => transport.close(),
  }
}
