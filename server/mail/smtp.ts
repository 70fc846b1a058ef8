import type { Mailer } from './mail.ts'

/**
 * Sends through the mail server at LEARN_SMTP_URL. The queue's id is the Message-ID: if a crash makes us send an email
 * twice, a mail program shows it once.
 */
export function smtp(url: string, from: string): Mailer {
  // Imported for the first email, so that startup doesn't wait for it.
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
