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
    async send(id, { to, subject, text, html, pictures = [], unsubscribeUrl }) {
      transport ??= connect()
      await (await transport).sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        attachments: pictures.map(({ name, png }) => ({
          filename: `${name}.png`,
          content: png,
          encoding: 'base64',
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
          cid: name,
        })),
        ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
        messageId: `<${id}@${domain}>`,
      })
    },
    close: () => void transport?.then(connected => connected.close()),
  }
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
