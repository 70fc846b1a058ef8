import type { Application } from '../application.ts'
import { hashSecret, makeSecret } from '../identity/secret.ts'
import { uuidv7 } from '../ids.ts'
import { notifyPerson } from '../mail/account-notices.ts'
import { enqueueMail } from '../mail/queue.ts'
import type { Queries } from '../storage/database.ts'
import { browserName } from './browser-name.ts'
import * as store from './devices.store.ts'

/** A browser at a sign-in. Its secret is in a cookie that only recognizes it and gives no access. */
export interface Device {
  readonly secret: string
  readonly address: string
  readonly userAgent: string | undefined
}

const wellFormed = /^learn_kb_[A-Za-z0-9_-]{43}$/

/** The secret from a browser's cookie, or a new one. */
export const deviceSecret = (cookie: string | undefined): string =>
  cookie && wellFormed.test(cookie) ? cookie : makeSecret('learn_kb_')

/** Remembers the browser of a sign-in, and emails the person if it is new. The first one of all is expected. */
export async function noteDevice(
  { secrets, publicUrl }: Pick<Application, 'secrets' | 'publicUrl'>,
  db: Queries,
  userId: string,
  { secret, address, userAgent }: Device,
  now: Date,
): Promise<void> {
  const { isNew, isFirst } = await store.saveDevice(db, userId, hashSecret(secret), now)
  if (!isNew || isFirst) return
  const origin = `${browserName(userAgent ?? null)}, from the address ${address}`
  await notifyPerson(db, { userId, change: 'browser', origin, publicUrl, now }, mail =>
    enqueueMail(db, secrets, uuidv7(now), mail, now),
  )
}
