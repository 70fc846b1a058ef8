import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './mail.ts'

/** Saves every email as a file, for development, tests and servers without a mail server. */
export function outbox(directory: string): Mailer {
  return {
    async send(id, { to, subject, text }) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const file = join(directory, `${id}.json`)
      // Renamed when complete, so that nobody who watches the folder sees half an email.
      await writeFile(`${file}.part`, `${JSON.stringify({ to, subject, text }, null, 2)}\n`, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close() {},
  }
}
