import type { Mailer } from './mail.ts'

/**
 * Sends through the mail server in LEARN_SMTP_URL. The message id is derived from our own id, so that mail programs show
 * an email only once even if a crash made us send it twice.
 */
export function smtp(url: string, from: string): Mailer {
  // Loaded with the first email, to keep start-up fast.
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
  }
  let transport: ReturnType<typeof connect> | undefined
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  return {
    async send(id, { to, subject, text }) {
      transport ??= connect()
      await (await transport).sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
      })
    },
    close: () => void transport?.then(connected => connected.close()),
  }
}
