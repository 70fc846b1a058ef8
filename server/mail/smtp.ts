import type { Mailer } from './mail.ts'

/**
 * A real mail server, as LEARN_SMTP_URL names it. Its id is the mail's too: where a mail went out twice because the
 * server died in between, a mail program shows one.
 */
export function smtp(url: string, from: string): Mailer {
  // Loaded by the first mail: the start need not wait for it.
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
