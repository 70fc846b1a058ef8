import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './mail.ts'

/** Every mail as a file, for whoever has no mail server: on a desk, and in tests. */
export function outbox(directory: string): Mailer {
  return {
    async send(id, { to, subject, text }) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const file = join(directory, `${id}.json`)
      // Whoever watches the folder never sees half a mail.
      await writeFile(`${file}.part`, `${JSON.stringify({ to, subject, text }, null, 2)}\n`, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close() {},
  }
}
