import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './mail.ts'

/** Writes each email to a file, for development and tests without a mail server. */
export function outbox(directory: string): Mailer {
  return {
    async send(id, { urgent: _, ...mail }) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const file = join(directory, `${id}.json`)
      // Renamed when complete, so that a reader of the folder never sees half an email.
      await writeFile(`${file}.part`, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close() {},
  }
}
